"""Plain lists back to the records of the fans' card game, for the cache."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.content.common.packing import maker
from game.content.fancards import records as r

KINDS = (
    r.Ship, r.Crew, r.Crew, r.Location, r.Character, r.Item, r.Trait, r.Action, r.Instant, r.Unit, r.Hazard, r.Job,
    r.Epic, r.Part,
)  # fmt: skip
"""The kind of card in each deck, in order."""


def unpack(data: Any) -> r.FanCards:
    """What `pack` made of the content of the game. An error of any kind says it is something else."""
    made: Any = [_deck(maker(kind, _PARTS), deck) for kind, deck in zip(KINDS, data, strict=True)]
    return r.FanCards(*made)


def _deck(make: Callable[[Any], Any], deck: Any) -> dict[str, Any]:
    return {id: make(row) for id, row in deck.items()}


def _words(rows: Any) -> tuple[r.Word, ...]:
    return tuple(map(r.Word._make, rows))


def _foes(rows: Any) -> tuple[r.Foe, ...]:
    return tuple(r.Foe(*row) for row in rows)


def _penalty(row: Any) -> r.Penalty:
    credits, alliance, criminal, higher, foes = row
    return r.Penalty(credits, alliance, criminal, higher, _foes(foes))


_PARTS: dict[str, Callable[[Any], Any]] = {
    "price": r.Price._make,
    "needs": r.Terms._make,
    "gain": r.Gain._make,
    "reward": r.Gain._make,
    "perks": _words,
    "do": _words,
    "tags": tuple,
    "trades": tuple,
    "stages": lambda rows: tuple(map(r.Stage._make, rows)),
    "foes": _foes,
    "keeper": lambda row: r.Foe(*row),
    "penalty": _penalty,
}
"""What the fields of cards are made of, where they aren't plain."""
