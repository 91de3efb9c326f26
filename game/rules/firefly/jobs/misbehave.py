"""Misbehave cards: drawn one at a time, passed or not, discarded (R-FB-449 to R-FB-462, R-FB-476 to R-FB-479)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.rng import shuffled
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import draw, everyone, move, reveal
from game.rules.firefly import news
from game.rules.firefly.boxes import offers
from game.rules.firefly.cards.endings import Ends
from game.rules.firefly.cards.needs import has_need, used_up
from game.rules.firefly.cards.resolving import offered
from game.rules.firefly.jobs.attempt import Botched
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import misbehave_card

DECK, PILE, DRAWN = "misbehave", "misbehave.discard", "drawn"


@dataclass(frozen=True, slots=True)
class Misbehaving(Effect[Firefly]):
    """Misbehave cards that are still to be passed, the next only when the one before is (R-FB-450 to R-FB-452). An
    attempt that is over draws none; with nobody left on the Job it is Botched (R-FB-479)."""

    seat: int
    work: str
    left: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if g.work != self.work:
            return ()
        if not g.zones.get(f"team:{self.seat}"):
            return (Botched(self.seat),)
        if not self.left:
            return ()
        return DrawMisbehave(self.seat, self.work), Misbehaving(self.seat, self.work, self.left - 1)


def turn_over(g: Firefly, seat: int) -> str:
    """The next Misbehave card lies open, turned over by a seat; "" when there is none (R-FB-477)."""
    card = draw(g, DECK, PILE)
    if card:
        move(g, card, DECK, DRAWN)
        reveal(g, card, everyone(len(g.ship)))
        g.tell(news.Misbehave(seat, card))
    return card


@dataclass(frozen=True, slots=True)
class DrawMisbehave(Effect[Firefly]):
    """A Misbehave card is drawn for all to see; when none is left the discards are shuffled anew (R-FB-477)."""

    seat: int
    work: str

    def run(self, g: Firefly) -> Iterable[Step]:
        card = turn_over(g, self.seat)
        if not card:
            return ()
        return MisbehaveChoice(self.seat, self.work, card), MisbehaveDone(self.seat, card)


@dataclass(frozen=True, slots=True)
class MisbehaveChoice(Choice[Firefly]):
    """One of the card's ways, as far as their requirements are met (R-FB-453 to R-FB-456); whoever has its Ace on the
    Job may Proceed at once (R-FB-457 to R-FB-459)."""

    seat: int
    work: str
    card: str

    def options(self, g: Firefly) -> Iterable[Option]:
        card = misbehave_card(self.card)
        if any(has_need(g, self.seat, do) for do in card.ace):
            yield Option("ace", (PlayAce(self.seat, self.card),), "", f"card:{self.card}")
        yield from offered(g, self.seat, self.card, len(card.options), f"card:{self.card}")
        yield from offers(g, self)


@dataclass(frozen=True, slots=True)
class PlayAce(Effect[Firefly]):
    """The Ace passes the card (R-FB-457, R-FB-460); Gear that is one only when discarded is used up."""

    seat: int
    card: str

    def run(self, g: Firefly) -> Iterable[Step]:
        aces = [do for do in misbehave_card(self.card).ace if has_need(g, self.seat, do)]
        used = min((used_up(g, self.seat, (do,)) for do in aces), key=len)
        g.tell(news.Ace(self.seat, self.card))
        return (*used, Ends(self.seat, self.card, "proceed"))


@dataclass(frozen=True, slots=True)
class MisbehaveDone(Effect[Firefly]):
    """The card goes on its discard pile (R-FB-476); one that says so brings the whole deck together again."""

    seat: int
    card: str

    def run(self, g: Firefly) -> Iterable[Step]:
        move(g, self.card, DRAWN, PILE)
        if misbehave_card(self.card).reshuffle:
            cards = (*g.zones.pop(DECK, ()), *g.zones.pop(PILE))
            for card in cards:
                g.seen.pop(card, None)
            g.zones[DECK] = shuffled(g, cards)
            g.tell(news.Reshuffled(DECK))
        return ()
