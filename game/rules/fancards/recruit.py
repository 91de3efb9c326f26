"""Recruiting from an open row, an idea of the thread: characters have a pile of their own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fancards.records import Character
from game.core.steps import Effect, Option, Step
from game.rules.fancards.away import berths
from game.rules.fancards.captains import Joins
from game.rules.fancards.faces import face
from game.rules.fancards.reputation import affords, meets, pay
from game.rules.fancards.state import FanCards
from game.rules.fancards.work.jobs import may_command, spend_command

ROW = 3
"""Characters that can be recruited at any time."""


def row(g: FanCards) -> tuple[str, ...]:
    """The characters that can be recruited."""
    return g.zones.get("recruit", ())[-ROW:]


def recruit_options(g: FanCards, seat: int) -> Iterable[Option]:
    """A command point and the price for one of the row."""
    open_row = row(g)
    if not open_row or not may_command(g, seat, "recruit") or berths(g, seat) <= 0:
        return ()
    cards = [card for card in open_row if recruitable(g, seat, card)]
    return [Option(f"recruit:{card}", (Recruit(seat, card),), card, f"crew:{seat}") for card in cards]


def recruitable(g: FanCards, seat: int, card: str) -> bool:
    """Whether a card is a character that a seat can pay for."""
    printed = face(card)
    return isinstance(printed, Character) and meets(g, seat, printed.needs) and affords(g, seat, printed.price)


@dataclass(frozen=True, slots=True)
class Recruit(Effect[FanCards]):
    """A character of the row comes aboard."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        printed = face(self.card)
        assert isinstance(printed, Character)
        spend_command(g, self.seat, "recruit")
        pay(g, self.seat, printed.price)
        return (Joins(self.seat, self.card, "recruit"),)
