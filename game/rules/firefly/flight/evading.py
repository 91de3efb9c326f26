"""Evade: one Sector away, without a Nav Card, and the flight is over (R-FB-184 to R-FB-192)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.remembered import remembered
from game.core.steps import Choice, Effect, Option, Step
from game.rules.firefly import news
from game.rules.firefly.board import board_of, sector, target
from game.rules.firefly.flight.contact import AllianceContact, contact_due
from game.rules.firefly.state import Firefly


def open_sectors(g: Firefly, seat: int) -> tuple[int, ...]:
    """The adjacent Sectors a ship may enter: any but the Cutter's, in whatever way it goes (R-FB-164, R-FB-258,
    R-FB-259)."""
    return open_beside(g.settings["board"], g.ship[seat], g.cutter)


@remembered
def open_beside(on: str, here: int, cutter: int) -> tuple[int, ...]:
    """The Sectors beside one on that map but the Cutter's."""
    return tuple(number for number in board_of(on).sectors[here].near if number != cutter)


def enter(g: Firefly, seat: int, number: int) -> None:
    """Put a ship into another Sector; if it left the Cruiser behind, they may meet anew (R-FB-217)."""
    g.tell(news.Moved(seat, g.ship[seat], number))
    g.ship[seat] = number
    g.met.pop(seat, None)


@dataclass(frozen=True, slots=True)
class Evade(Effect[Firefly]):
    """The ship must leave for an adjacent Sector (R-FB-191), whatever its range (R-FB-189), and flies no further in
    this Action (R-FB-186); hemmed in it stays (R-FB-192)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if self.seat == g.active:
            g.legs = 0
        return (EvadeChoice(self.seat),) if open_sectors(g, self.seat) else ()


@dataclass(frozen=True, slots=True)
class EvadeChoice(Choice[Firefly]):
    """Where to (R-FB-184); not into the Cutter's Sector (R-FB-188)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for number in open_sectors(g, self.seat):
            then = (EvadeTo(self.seat, number),)
            yield Option(f"evade:{sector(g, number).key}", then, f"ship:{self.seat}", target(g, number))


@dataclass(frozen=True, slots=True)
class EvadeTo(Effect[Firefly]):
    """The ship gets away; no Nav Card is drawn (R-FB-185), but an Outlaw may run into the Cruiser (R-FB-190)."""

    seat: int
    sector: int

    def run(self, g: Firefly) -> Iterable[Step]:
        enter(g, self.seat, self.sector)
        return (AllianceContact(self.seat),) if contact_due(g, self.seat) else ()
