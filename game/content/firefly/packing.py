"""Plain lists back to the records of *Firefly: The Game*, for the cache."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any

from game.content.firefly import records as r


def unpack(data: Any) -> r.Firefly:
    """What `pack` made of the content of the game. An error of any kind says it is something else."""
    cards = (r.Crew, r.Gear, r.Upgrade, r.Drive, r.Ship, r.Contact, r.Job, r.NavCard, r.MisbehaveCard, r.Story)
    *decks, maps = data
    made: Any = [{id: _card(kind, row) for id, row in deck.items()} for kind, deck in zip(cards, decks, strict=True)]
    made.append({id: _map(row) for id, row in maps.items()})
    return r.Firefly(*made)


def _do(rows: Any) -> tuple[r.Do, ...]:
    return tuple(map(r.Do._make, rows))


def _tuples(rows: Any) -> Any:
    return tuple([_tuples(row) if type(row) is list else row for row in rows])


def _options(rows: Any) -> tuple[r.Choosable, ...]:
    return tuple(map(_option, rows))


def _option(row: Any) -> r.Choosable:
    title, text, tags, needs, free_with, cost, do, test, bands, end = row
    taken = r.Trial._make([*test[:4], _do(test[4])]) if test else None
    made = tuple(r.Band(low, _do(words), last) for low, words, last in bands)
    return r.Choosable(title, text, tuple(tags), _do(needs), _do(free_with), _do(cost), _do(do), taken, made, end)


def _goals(rows: Any) -> tuple[r.Goal, ...]:
    return tuple(
        r.Goal(id, title, text, tuple(places), _do(has), misbehave, _options(options), end)
        for id, title, text, places, has, misbehave, options, end in rows
    )


_PARTS: dict[str, Callable[[Any], Any]] = {
    "skills": r.Skills._make,
    "perks": _do,
    "load": _do,
    "do": _do,
    "reward": _do,
    "setup": _do,
    "ace": _do,
    "options": _options,
    "goals": _goals,
    "differs": lambda rows: tuple(map(r.Differ._make, rows)),
}
"""What the fields of cards are made of, where they aren't plain or rows of plain values."""


@cache
def _makers(kind: Any) -> tuple[tuple[str, Callable[[Any], Any] | None], ...]:
    """The fields of a kind of card in order, and what makes each."""
    return tuple((field.name, _PARTS.get(field.name)) for field in fields(kind))


def _card(kind: Any, row: Any) -> Any:
    """A card of any kind, its fields in order."""
    return kind(
        **{
            name: make(value) if make else _tuples(value) if type(value) is list else value
            for (name, make), value in zip(_makers(kind), row, strict=True)
        }
    )


def _map(row: Any) -> r.Map:
    id, title, box, cruiser, cutter, suns, sectors, mod = row
    lights = tuple(r.Sun(id, name, tuple(at), tuple(rings)) for id, name, at, rings in suns)
    made = {int(number): _sector(sector) for number, sector in sectors.items()}
    return r.Map(id, title, tuple(box), cruiser, cutter, lights, made, mod)


def _sector(row: Any) -> r.Sector:
    id, name, zone, system, planets, near, at, outline = row
    worlds = tuple(r.Planet(*planet) for planet in planets)
    return r.Sector(id, name, zone, system, worlds, tuple(near), tuple(at), tuple(map(tuple, outline)))
