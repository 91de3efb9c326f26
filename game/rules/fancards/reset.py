"""The Reset phase (R-CG-22 to R-CG-27)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fancards.records import Character
from game.core.steps import Choice, Effect, Option, Step
from game.rules.fancards import news
from game.rules.fancards.captains import Joins, Succession
from game.rules.fancards.crew import aboard_with, leave_place, trades_at
from game.rules.fancards.faces import crew_face, face, perk
from game.rules.fancards.healing import Heal
from game.rules.fancards.reputation import ALLIANCE, CRIMINAL, earn, reset_pools, standing
from game.rules.fancards.state import RESET, FanCards, cell_of, crew_of, place_of
from game.rules.fancards.stow import part_with, ship_of

RAMP = 3
"""The rounds in which a ramp holds later seats down less than earlier ones."""


def expire(g: FanCards, seat: int) -> None:
    """What lasts until a seat's next turn is over (R-CG-22)."""
    for flag in [flag for flag, value in g.flags.items() if value == seat + 1 and flag.startswith("until:")]:
        del g.flags[flag]


def ramp(g: FanCards, seat: int, points: int) -> int:
    """Points with the switch for a slow start: in the first three rounds no more than half of the round and the place
    in its order together, and two for the second."""
    if g.settings["start"] != "ramp" or g.round > RAMP:
        return points
    place = (seat - g.first) % len(g.credits) + 1
    return min(points, max((g.round + place) // 2, min(place, 2)))


def full_moves(g: FanCards, seat: int) -> int:
    """The movement points of a seat's next turn (R-CG-25, R-CG-79)."""
    points = ship_of(g, seat).movement + aboard_with(g, seat, "moves")
    return ramp(g, seat, max(0, points - g.flags.get(f"next:moves:{seat}", 0)))


def full_command(g: FanCards, seat: int) -> int:
    """The command points of a seat's next turn (R-CG-26, R-CG-79)."""
    captain = g.captain[seat]
    if not captain:
        return 0
    points = crew_face(captain).command
    for side, other in ((ALLIANCE, CRIMINAL), (CRIMINAL, ALLIANCE)):
        if standing(g, seat, side) > standing(g, seat, other):
            points += perk(captain, f"{side}_command")
    return ramp(g, seat, points)


@dataclass(frozen=True, slots=True)
class ResetPhase(Effect[FanCards]):
    """What lasted a turn is over; upkeep; help for who has nobody left; points and pools; care (R-CG-22 to
    R-CG-26)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.phase = RESET
        expire(g, self.seat)
        upkeep = [Upkeep(self.seat, card) for card in crew_of(g, self.seat) if upkeep_of(card)]
        return (*upkeep, Stranded(self.seat), Refresh(self.seat))


def upkeep_of(card: str) -> int:
    """The credits a crew card costs in each Reset phase (R-CG-23)."""
    printed = face(card)
    return printed.upkeep if isinstance(printed, Character) else 0


@dataclass(frozen=True, slots=True)
class Upkeep(Effect[FanCards]):
    """The upkeep of a card is due; who can't pay it takes the card back (R-CG-23)."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        if not place_of(g, self.seat, self.card):
            return ()
        if g.credits[self.seat] < upkeep_of(self.card):
            return (ReturnToHand(self.seat, self.card),)
        return (PayUpkeep(self.seat, self.card),)


@dataclass(frozen=True, slots=True)
class PayUpkeep(Choice[FanCards]):
    """Pay the upkeep of a card, or return it to the hand (R-CG-23)."""

    seat: int
    card: str

    def options(self, g: FanCards) -> Iterable[Option]:
        yield Option("pay", (UpkeepPaid(self.seat, self.card),), self.card, f"crew:{self.seat}")
        yield Option("return", (ReturnToHand(self.seat, self.card),), self.card, f"hand:{self.seat}")


@dataclass(frozen=True, slots=True)
class UpkeepPaid(Effect[FanCards]):
    """The card stays."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        earn(g, self.seat, -upkeep_of(self.card))
        return ()


@dataclass(frozen=True, slots=True)
class ReturnToHand(Effect[FanCards]):
    """A card whose upkeep isn't paid goes back to the hand, which may have more than four then (R-CG-23, R-CG-27); what
    it carried stays."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.tell(news.Returned(self.seat, self.card))
        trim = part_with(g, self.seat, self.card, "")
        g.wounds.pop(self.card, None)
        g.flags.pop(f"round:numb:{self.card}", None)
        leave_place(g, self.seat, self.card, f"hand:{self.seat}")
        return (Succession(self.seat), *trim)


@dataclass(frozen=True, slots=True)
class Stranded(Effect[FanCards]):
    """Who has no crew left takes a crew card that nobody has, if the table allows it (R-CG-51)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        if crew_of(g, self.seat) or g.settings["stranded"] != "leftover":
            return ()
        if g.zones.get("recruits"):
            return (TakeIn(self.seat),)
        spare = g.zones.get("spares", ())
        return (Joins(self.seat, spare[-1], "spares"),) if spare else ()


@dataclass(frozen=True, slots=True)
class TakeIn(Choice[FanCards]):
    """One of the crew cards that nobody has (R-CG-51)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in g.zones["recruits"]:
            yield Option(f"crew:{card}", (Joins(self.seat, card, "recruits"),), card, f"crew:{self.seat}")


@dataclass(frozen=True, slots=True)
class Refresh(Effect[FanCards]):
    """Pools return to the Reputation values, movement and command points to their maximum (R-CG-24 to R-CG-26); then
    the crew is cared for."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        seat = self.seat
        reset_pools(g)
        g.moves[seat], g.command[seat] = full_moves(g, seat), full_command(g, seat)
        g.tell(news.Reset(seat, g.moves[seat], g.command[seat]))
        return care(g, seat)


def care(g: FanCards, seat: int) -> list[Step]:
    """The wounds that crew and items take off in the Reset phase, each where it is."""
    found: list[Step] = []
    for card in crew_of(g, seat):
        if perk(card, "tends"):
            found.append(Heal(seat, cell_of(g, place_of(g, seat, card)), perk(card, "tends")))
    for item in g.zones.get(f"items:{seat}", ()):
        who = g.carrier.get(item, "")
        cell = cell_of(g, place_of(g, seat, who)) if who else g.spot[seat]
        if perk(item, "medic_tends") and "medic" in trades_at(g, seat, cell):
            found.append(Heal(seat, cell, perk(item, "medic_tends")))
    return found
