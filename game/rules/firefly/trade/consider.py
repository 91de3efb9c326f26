"""Considering cards of a deck and its discard pile: Supply Cards and Jobs alike (R-FB-270 to R-FB-278, R-FB-281 to
R-FB-284, R-FB-359 to R-FB-366)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move, reveal
from game.rules.firefly import news
from game.rules.firefly.state import Firefly
from game.rules.firefly.zones import discard

CONSIDERED = 3
"""The cards one may Consider (R-FB-270, R-FB-359)."""


@dataclass(frozen=True, slots=True)
class Consider(Choice[Firefly]):
    """Up to `left` more cards are taken to be Considered: first any out of the discard pile, which lies open (R-FB-273,
    R-FB-362), then from the top of the deck (R-FB-275, R-FB-364); after the first one `drawn` no more are picked
    (R-FB-278). None need be drawn (R-FB-277); an empty deck is not shuffled anew (R-FB-282, R-FB-383)."""

    seat: int
    deck: str
    left: int
    drawn: bool = False

    def options(self, g: Firefly) -> Iterable[Option]:
        pile, area = f"{self.deck}.discard", f"area:considered:{self.seat}"
        if self.left and not self.drawn:
            for item in g.zones.get(pile, ()):
                then = (TakeConsidered(self.seat, item, pile), Consider(self.seat, self.deck, self.left - 1))
                yield Option(f"pick:{item}", then, f"card:{item}", area)
        if self.left and self.deck in g.zones:
            more = Consider(self.seat, self.deck, self.left - 1, True)
            yield Option("draw", (DrawConsidered(self.seat, self.deck), more), f"deck:{self.deck}", area)
        yield Option("done")


@dataclass(frozen=True, slots=True)
class TakeConsidered(Effect[Firefly]):
    """A card is taken out of the discard pile, seen by all (R-FB-274)."""

    seat: int
    item: str
    pile: str

    def run(self, g: Firefly) -> Iterable[Step]:
        move(g, self.item, self.pile, f"considered:{self.seat}")
        g.tell(news.Considered(self.seat, self.item))
        return ()


@dataclass(frozen=True, slots=True)
class DrawConsidered(Effect[Firefly]):
    """The top card of a deck is drawn, seen by its player alone (R-FB-276)."""

    seat: int
    deck: str

    def run(self, g: Firefly) -> Iterable[Step]:
        item = g.zones[self.deck][-1]
        move(g, item, self.deck, f"considered:{self.seat}")
        reveal(g, item, 1 << self.seat)
        g.tell(news.Considered(self.seat, ""))
        return ()


@dataclass(frozen=True, slots=True)
class PutBack(Effect[Firefly]):
    """What is left of the Considered cards goes face up on the discard piles they belong to (R-FB-281, R-FB-366)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        zone = f"considered:{self.seat}"
        for item in g.zones.get(zone, ()):
            discard(g, item, zone)
        return ()
