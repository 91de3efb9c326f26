"""Hands: drawing, and the Discard phase (R-CG-12, R-CG-99 to R-CG-101)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import draw, everyone, move, reveal
from game.rules.fancards import news
from game.rules.fancards.state import DISCARD, FanCards

HAND = 4
"""The cards of a hand (R-CG-12, R-CG-99)."""


def hand(g: FanCards, seat: int) -> tuple[str, ...]:
    """The cards in a hand."""
    return g.zones.get(f"hand:{seat}", ())


def draw_up(g: FanCards, seat: int) -> None:
    """Draw up to four, as far as there are cards (R-CG-99, R-CG-101)."""
    drawn = 0
    while len(hand(g, seat)) < HAND:
        card = draw(g, "event", "event.discard")
        if not card:
            break
        move(g, card, "event", f"hand:{seat}")
        reveal(g, card, 1 << seat)
        drawn += 1
    if drawn:
        g.tell(news.Drew(seat, drawn))


@dataclass(frozen=True, slots=True)
class DiscardPhase(Effect[FanCards]):
    """One card is discarded, then the hand is filled up to four; with more than four the hand goes down to four and
    nothing is drawn (R-CG-99, R-CG-100)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.phase = DISCARD
        held = len(hand(g, self.seat))
        if held > HAND:
            return [DiscardDown(self.seat)] * (held - HAND)
        return (DiscardOne(self.seat), DrawUp(self.seat)) if held else (DrawUp(self.seat),)


@dataclass(frozen=True, slots=True)
class DiscardOne(Choice[FanCards]):
    """The card that is discarded; where the table allows it, none (R-CG-99)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in hand(g, self.seat):
            yield Option(f"discard:{card}", (HandDiscarded(self.seat, card),), card, "event.discard")
        if g.settings["discard"] == "may":
            yield Option("keep")


@dataclass(frozen=True, slots=True)
class DiscardDown(Choice[FanCards]):
    """A card is discarded as there are more than four (R-CG-100)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in hand(g, self.seat):
            yield Option(f"discard:{card}", (HandDiscarded(self.seat, card),), card, "event.discard")


@dataclass(frozen=True, slots=True)
class HandDiscarded(Effect[FanCards]):
    """A card of the hand is discarded, for all to see."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        move(g, self.card, f"hand:{self.seat}", "event.discard")
        reveal(g, self.card, everyone(len(g.credits)))
        g.tell(news.Discarded(self.seat, self.card))
        return ()


@dataclass(frozen=True, slots=True)
class DrawUp(Effect[FanCards]):
    """The hand is filled up to four (R-CG-99)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        draw_up(g, self.seat)
        return ()
