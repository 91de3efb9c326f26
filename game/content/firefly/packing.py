"""Plain lists back to the records of *Firefly: The Game*, for the cache."""

from __future__ import annotations

from typing import Any

from game.content.common.packing import Part, deck_of, each, maker, rows_of, several
from game.content.firefly import records as r


def unpack(data: Any) -> r.Firefly:
    """What `pack` made of the content of the game. An error of any kind says it is something else."""
    cards = (r.Crew, r.Gear, r.Upgrade, r.Drive, r.Ship, r.Contact, r.Job, r.NavCard, r.MisbehaveCard, r.Story)
    *decks, maps = data
    made: Any = [deck_of(maker(kind, _PARTS), deck) for kind, deck in zip(cards, decks, strict=True)]
    made.append({id: _map(row) for id, row in maps.items()})
    return r.Firefly(*made)


_do = rows_of(r.Do)
_does = each(_do)
_rows = each(lambda rows: tuple(map(tuple, rows)))


def _bands(rows: Any) -> tuple[r.Band, ...]:
    return tuple([r.Band(low, _do(words), last) for low, words, last in rows])


_option = maker(
    r.Choosable,
    {
        "needs": _does,
        "free_with": _does,
        "cost": _does,
        "do": _does,
        "test": each(lambda row: r.Trial._make([*row[:4], _do(row[4])])),
        "bands": each(_bands),
    },
)
_options = several(_option)
_goal = maker(r.Goal, {"has": _does, "options": _options})

_PARTS: dict[str, Part] = {
    "skills": each(r.Skills._make),
    "perks": _does,
    "load": _does,
    "do": _does,
    "reward": _does,
    "setup": _does,
    "ace": _does,
    "options": _options,
    "goals": several(_goal),
    "differs": each(rows_of(r.Differ)),
}
"""What the fields of cards are made of, where they aren't plain or rows of plain values."""


def _map(row: Any) -> r.Map:
    id, title, box, cruiser, cutter, suns, sectors, mod = row
    lights = tuple(r.Sun(id, name, tuple(at), tuple(rings)) for id, name, at, rings in suns)
    made = {int(number): sector for number, sector in deck_of(_sector, sectors).items()}
    return r.Map(id, title, tuple(box), cruiser, cutter, lights, made, mod)


_planet = maker(r.Planet, {})
_sector = maker(r.Sector, {"planets": several(_planet), "outline": _rows})
