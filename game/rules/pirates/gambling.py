"""The "Friendly" Game of Cards: a suit is named, three Misbehave cards are turned over, each match pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from game.core.steps import Choice, Effect, Option, Step
from game.rules.firefly.cards.needs import UseUp
from game.rules.firefly.crew.crew import soothe
from game.rules.firefly.jobs.misbehave import DECK, PILE, MisbehaveDone, turn_over
from game.rules.firefly.perks import all_crew
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import in_play, misbehave_card
from game.rules.firefly.trade.banking import earn
from game.rules.pirates.marks import own

SUITS = ("clubs", "diamonds", "hearts", "spades")
TURNED = 3
"""How many cards are turned over."""
WINS = 500
"""What a match pays, in $."""


def gamble_options(g: Firefly, choice: Any) -> Iterator[Option]:
    """A card game costs no Action; the stake must be there (R-PB-5)."""
    seat: int = choice.seat
    for perk in own(g, seat, "gamble"):
        if g.money[seat] >= perk.n:
            then = (NameSuit(seat, perk.item, perk.n),)
            yield Option(f"gamble:{perk.item}", then, f"card:{perk.item}", f"deck:{DECK}")


def likeliest(g: Firefly) -> str:
    """The suit of which most cards are still to come, as far as everybody can tell."""
    gone = set(g.zones.get(PILE, ())) if DECK in g.zones else set()
    left = Counter(misbehave_card(card).suit for card in in_play(g.settings)[DECK] if card not in gone)
    return max(SUITS, key=lambda suit: left[suit])


@dataclass(frozen=True, slots=True)
class NameSuit(Choice[Firefly]):
    """Which suit is bet on; up to here nothing is paid."""

    seat: int
    gear: str
    price: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for suit in SUITS:
            then = (UseUp(self.seat, self.gear), Gamble(self.seat, self.price, suit))
            yield Option(f"suit:{suit}", then, f"card:{self.gear}")
        yield Option("cancel")


@dataclass(frozen=True, slots=True)
class Gamble(Effect[Firefly]):
    """The stake is paid, and the turning begins."""

    seat: int
    price: int
    suit: str

    def run(self, g: Firefly) -> Iterable[Step]:
        earn(g, self.seat, -self.price, "card")
        return (TurnCard(self.seat, self.suit),) * TURNED


@dataclass(frozen=True, slots=True)
class TurnCard(Effect[Firefly]):
    """The next Misbehave card is turned over; one of the suit wins, and calms somebody down."""

    seat: int
    suit: str

    def run(self, g: Firefly) -> Iterable[Step]:
        card = turn_over(g, self.seat)
        if not card:
            return ()
        if misbehave_card(card).suit != self.suit:
            return (MisbehaveDone(self.seat, card),)
        earn(g, self.seat, WINS, "card")
        return MisbehaveDone(self.seat, card), Calm(self.seat)


@dataclass(frozen=True, slots=True)
class Calm(Effect[Firefly]):
    """One Disgruntled token comes off; the player is asked only when there are several."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        sad = [crew for crew in all_crew(g, self.seat) if crew in g.disgruntled]
        if len(sad) > 1:
            return (CalmChoice(self.seat),)
        for crew in sad:
            soothe(g, crew)
        return ()


@dataclass(frozen=True, slots=True)
class CalmChoice(Choice[Firefly]):
    """Whose token it is."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for crew in all_crew(g, self.seat):
            if crew in g.disgruntled:
                yield Option(f"calm:{crew}", (Calmed(self.seat, crew),), f"card:{crew}", f"area:crew:{self.seat}")


@dataclass(frozen=True, slots=True)
class Calmed(Effect[Firefly]):
    """Somebody is Disgruntled no more."""

    seat: int
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        soothe(g, self.crew)
        return ()
