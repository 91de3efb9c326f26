"""Playing cards from the hand in the Crew phase (R-CG-65 to R-CG-68, R-CG-73, R-CG-76, R-CG-77)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fancards.records import Action, Character, Item, Trait
from game.core.remembered import remembered
from game.core.steps import Effect, Option, Step
from game.core.zones import everyone, move, reveal
from game.rules.fancards import news
from game.rules.fancards.away import berths
from game.rules.fancards.captains import Joins
from game.rules.fancards.cards.actions import action_steps, worth_while
from game.rules.fancards.faces import face
from game.rules.fancards.items import Attach, bears
from game.rules.fancards.reputation import affords, meets, pay
from game.rules.fancards.state import FanCards, crew_of
from game.rules.fancards.stow import room

Positive = Character | Item | Trait | Action
"""The event cards that are played in the own Crew phase."""


def payable(g: FanCards, seat: int, printed: Positive) -> bool:
    """Whether a seat meets what a card asks for and can pay it (R-CG-65, R-CG-67, R-CG-68)."""
    return meets(g, seat, printed.needs) and affords(g, seat, printed.price)


def play_options(g: FanCards, seat: int) -> Iterable[Option]:
    """One option for each card of the hand that can be played, for traits one for each bearer."""
    found: list[Option] = []
    for card in g.zones.get(f"hand:{seat}", ()):
        printed = positive(card)
        if printed is not None and payable(g, seat, printed):
            found += _ways_to_play(g, seat, card, printed)
    return found


@remembered
def positive(card: str) -> Positive | None:
    """What is printed on a card that is played in the own Crew phase; None for another."""
    printed = face(card)
    return printed if isinstance(printed, Positive) else None


def _ways_to_play(g: FanCards, seat: int, card: str, printed: Positive) -> list[Option]:
    if isinstance(printed, Trait):
        return [_bear_option(seat, card, who) for who in crew_of(g, seat) if bears(g, who, card)]
    if isinstance(printed, Item):
        return [_play_option(seat, card, f"items:{seat}")] if room(g, seat) > 0 else []
    if isinstance(printed, Character):
        return [_play_option(seat, card, f"crew:{seat}")] if berths(g, seat) > 0 else []
    return [_play_option(seat, card, "event.discard")] if worth_while(g, seat, card) else []


@remembered
def _bear_option(seat: int, card: str, who: str) -> Option:
    """The option to play a trait on one of the crew, made once."""
    return Option(f"play:{card}:{who}", (PlayCard(seat, card), Attach(seat, card, who)), card, who)


@remembered
def _play_option(seat: int, card: str, target: str) -> Option:
    """The option to play a card, made once."""
    return Option(f"play:{card}", (PlayCard(seat, card),), card, target)


@dataclass(frozen=True, slots=True)
class PlayCard(Effect[FanCards]):
    """A card is paid for, seen by all and goes where its kind goes."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        seat, card, printed = self.seat, self.card, face(self.card)
        assert isinstance(printed, Positive)
        pay(g, seat, printed.price)
        reveal(g, card, everyone(len(g.credits)))
        g.tell(news.Played(seat, card))
        hand = f"hand:{seat}"
        if isinstance(printed, Character):
            return (Joins(seat, card, hand),)
        if isinstance(printed, Action):
            move(g, card, hand, "event.discard")
            return action_steps(g, seat, card)
        move(g, card, hand, f"items:{seat}")
        return ()
