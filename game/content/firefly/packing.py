"""Plain lists back to the records of *Firefly: The Game*, for the cache."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.content.common.packing import maker
from game.content.firefly import records as r


def unpack(data: Any) -> r.Firefly:
    """What `pack` made of the content of the game. An error of any kind says it is something else."""
    cards = (r.Crew, r.Gear, r.Upgrade, r.Drive, r.Ship, r.Contact, r.Job, r.NavCard, r.MisbehaveCard, r.Story)
    *decks, maps = data
    made: Any = [_deck(maker(kind, _PARTS), deck) for kind, deck in zip(cards, decks, strict=True)]
    made.append({id: _map(row) for id, row in maps.items()})
    return r.Firefly(*made)


def _do(rows: Any) -> tuple[r.Do, ...]:
    return tuple(map(r.Do._make, rows))


def _deck(make: Callable[[Any], Any], deck: Any) -> dict[str, Any]:
    return {id: make(row) for id, row in deck.items()}


def _options(rows: Any) -> tuple[r.Choosable, ...]:
    return tuple(map(_option, rows))


def _bands(rows: Any) -> tuple[r.Band, ...]:
    return tuple(r.Band(low, _do(words), last) for low, words, last in rows)


_option = maker(
    r.Choosable,
    {
        "needs": _do,
        "free_with": _do,
        "cost": _do,
        "do": _do,
        "test": lambda row: r.Trial._make([*row[:4], _do(row[4])]),
        "bands": _bands,
    },
)


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


def _map(row: Any) -> r.Map:
    id, title, box, cruiser, cutter, suns, sectors, mod = row
    lights = tuple(r.Sun(id, name, tuple(at), tuple(rings)) for id, name, at, rings in suns)
    made = {int(number): _sector(sector) for number, sector in sectors.items()}
    return r.Map(id, title, tuple(box), cruiser, cutter, lights, made, mod)


_planet = maker(r.Planet, {})
_sector = maker(
    r.Sector, {"planets": lambda rows: tuple(map(_planet, rows)), "outline": lambda rows: tuple(map(tuple, rows))}
)
