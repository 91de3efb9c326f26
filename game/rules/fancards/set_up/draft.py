"""Choosing ships and crew (R-CG-9 to R-CG-11, R-CG-19)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.rng import shuffled
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.fancards import news
from game.rules.fancards.away import berths
from game.rules.fancards.state import RECRUITS, SHIPS, FanCards, crew_of, seats_from

CREW = 3
"""The crew cards each player may start with (R-CG-10)."""
DEALT = 5
"""The crew cards each player chooses from where they are dealt, as far as there are enough."""


@dataclass(frozen=True, slots=True)
class ChooseShip(Choice[FanCards]):
    """A ship card of those nobody has (R-CG-9)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in g.zones[SHIPS]:
            yield Option(f"ship:{card}", (ShipPicked(self.seat, card),), card, f"ship:{self.seat}")


@dataclass(frozen=True, slots=True)
class ShipPicked(Effect[FanCards]):
    """A ship has its captain-to-be."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        move(g, self.card, SHIPS, f"ship:{self.seat}")
        g.tell(news.Ship(self.seat, self.card))
        return ()


def picks(g: FanCards) -> list[Step]:
    """Who chooses crew in which order: one each and back again, or three at once."""
    order = seats_from(g, g.first)
    if g.settings["draft"] == "snake":
        rounds = [order if n % 2 == 0 else order[::-1] for n in range(CREW)]
        return [Picking(seat) for line in rounds for seat in line]
    return [Picking(seat) for seat in order for _ in range(CREW)]


@dataclass(frozen=True, slots=True)
class DealCrew(Effect[FanCards]):
    """Where crew is dealt, each seat has its own cards to choose from."""

    def run(self, g: FanCards) -> Iterable[Step]:
        if g.settings["draft"] != "dealt":
            return ()
        seats = seats_from(g, g.first)
        cards = shuffled(g, g.zones[RECRUITS])
        each = min(DEALT, len(cards) // len(seats))
        for i, seat in enumerate(seats):
            for card in cards[i * each : (i + 1) * each]:
                move(g, card, RECRUITS, f"dealt:{seat}")
        return ()


def pile_of(g: FanCards, seat: int) -> str:
    """The zone a seat chooses its crew from."""
    return f"dealt:{seat}" if g.settings["draft"] == "dealt" else RECRUITS


@dataclass(frozen=True, slots=True)
class Picking(Effect[FanCards]):
    """A seat's turn to choose a crew card, unless it has enough or no room (R-CG-10)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        seat = self.seat
        if f"enough:{seat}" in g.flags or berths(g, seat) <= 0 or not g.zones.get(pile_of(g, seat)):
            return ()
        return (PickCrew(seat),)


@dataclass(frozen=True, slots=True)
class PickCrew(Choice[FanCards]):
    """One of the crew cards nobody has; who has one may leave it at that (R-CG-10, R-CG-19)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in g.zones[pile_of(g, self.seat)]:
            yield Option(f"crew:{card}", (CrewPicked(self.seat, card),), card, f"crew:{self.seat}")
        if crew_of(g, self.seat):
            yield Option("enough", (CrewPicked(self.seat, ""),))


@dataclass(frozen=True, slots=True)
class CrewPicked(Effect[FanCards]):
    """A crew card has its ship; dealt cards that were not chosen are free for all once three were, or enough."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        seat, pile = self.seat, pile_of(g, self.seat)
        if self.card:
            move(g, self.card, pile, f"crew:{seat}")
            g.tell(news.Crew(seat, self.card))
        if not self.card or len(crew_of(g, seat)) == CREW:
            g.flags[f"enough:{seat}"] = 1
            for card in g.zones.get(f"dealt:{seat}", ()):
                move(g, card, f"dealt:{seat}", RECRUITS)
        return ()
