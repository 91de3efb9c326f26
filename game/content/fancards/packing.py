"""Shelves back to the records of the fans' card game, for the cache."""

from __future__ import annotations

from typing import Any

from game.content.common.packing import Maker, Part, each, rows_of
from game.content.fancards import records as r


def unpack(data: Any) -> r.FanCards:
    """What `shelved` made of the content of the game. An error of any kind says it is something else."""
    made: Any = [maker.deck(deck) for maker, deck in zip(_DECKS, data, strict=True)]
    return r.FanCards(*made)


_words = each(rows_of(r.Word))


def _foes(rows: Any) -> tuple[r.Foe, ...]:
    return tuple(r.Foe(*row) for row in rows)


def _penalty(row: Any) -> r.Penalty:
    credits, alliance, criminal, higher, foes = row
    return r.Penalty(credits, alliance, criminal, higher, _foes(foes))


_PARTS: dict[str, Part] = {
    "price": each(r.Price._make),
    "needs": each(r.Terms._make),
    "gain": each(r.Gain._make),
    "reward": each(r.Gain._make),
    "perks": _words,
    "do": _words,
    "tags": each(tuple),
    "trades": each(tuple),
    "stages": each(rows_of(r.Stage)),
    "foes": each(_foes),
    "keeper": each(lambda row: r.Foe(*row)),
    "penalty": each(_penalty),
}
"""What the fields of cards are made of, where they aren't plain."""

KINDS = (
    r.Ship, r.Crew, r.Crew, r.Location, r.Character, r.Item, r.Trait, r.Action, r.Instant, r.Unit, r.Hazard, r.Job,
    r.Epic, r.Part,
)  # fmt: skip
"""The kind of card in each deck, in order."""

_DECKS = [Maker(kind, _PARTS) for kind in KINDS]
