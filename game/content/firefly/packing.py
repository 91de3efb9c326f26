"""Shelves back to the records of *Firefly: The Game*, for the cache."""

from __future__ import annotations

from typing import Any

from game.content.common.packing import Maker, Part, each, outlines, rows_of, rows_on
from game.content.firefly import records as r


def unpack(data: Any) -> r.Firefly:
    """What `shelved` made of the content of the game. An error of any kind says it is something else."""
    *decks, maps = data
    made: Any = [maker.deck(deck) for maker, deck in zip(_DECKS, decks, strict=True)]
    made.append({id: _map(row) for id, row in rows_on(maps).items()})
    return r.Firefly(*made)


_do = rows_of(r.Do)
_does = each(_do)


def _bands(rows: Any) -> tuple[r.Band, ...]:
    return tuple([r.Band(low, _do(words), last) for low, words, last in rows])


_option = Maker(
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
_goal = Maker(r.Goal, {"has": _does, "options": _option.several})

_PARTS: dict[str, Part] = {
    "skills": each(r.Skills._make),
    "perks": _does,
    "load": _does,
    "do": _does,
    "reward": _does,
    "setup": _does,
    "ace": _does,
    "options": _option.several,
    "goals": _goal.several,
    "differs": each(rows_of(r.Differ)),
}
"""What the fields of cards are made of, where they aren't plain or rows of plain values."""

KINDS = (r.Crew, r.Gear, r.Upgrade, r.Drive, r.Ship, r.Contact, r.Job, r.NavCard, r.MisbehaveCard, r.Story)
"""The kind of card in each deck, in order."""

_DECKS = [Maker(kind, _PARTS) for kind in KINDS]


def _map(row: Any) -> r.Map:
    id, title, box, cruiser, cutter, suns, sectors, mod = row
    lights = tuple(r.Sun(id, name, tuple(at), tuple(rings)) for id, name, at, rings in suns)
    return r.Map(id, title, tuple(box), cruiser, cutter, lights, _sector.deck(sectors), mod)


_planet = Maker(r.Planet, {})
_sector = Maker(r.Sector, {"planets": _planet.several, "outline": outlines})
