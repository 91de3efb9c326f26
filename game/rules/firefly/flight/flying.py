"""The Fly Action: Full Burn or Mosey, Sector by Sector (R-FB-149 to R-FB-170, R-FB-178 to R-FB-183)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, partial

from game.core.remembered import ENOUGH, remembered
from game.core.steps import Choice, Effect, Option, Step
from game.rules.firefly.acting import act
from game.rules.firefly.board import board_of, target
from game.rules.firefly.boxes import between, offers
from game.rules.firefly.flight.contact import STOPPED, AllianceContact, ContactsDue, contact_due, contacts_due
from game.rules.firefly.flight.evading import enter, open_sectors
from game.rules.firefly.flight.nav import DrawNav
from game.rules.firefly.flight.reavers import GROUNDED
from game.rules.firefly.jobs.jobs import heavy
from game.rules.firefly.perks import has_perk, perks
from game.rules.firefly.ship.aboard import aboard_options
from game.rules.firefly.ship.goods import unload
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import drive_card
from game.rules.firefly.zones import amount

BURN, MOSEY, ON = "burn", "mosey", "fly"


def range_of(g: Firefly, seat: int) -> int:
    """How many Sectors a Full Burn may cover: the Drive Core's number and what Crew and Upgrades add (R-FB-160,
    R-FB-354)."""
    fitted = len(g.zones.get(f"upgrade:{seat}", ()))
    more = sum(perk.n for perk in perks(g, seat, "range"))
    return _core_range(g, seat) + more + sum(perk.n * fitted for perk in perks(g, seat, "range_per_upgrade"))


def _core_range(g: Firefly, seat: int) -> int:
    return max((drive_card(item).range for item in g.zones.get(f"drive:{seat}", ())), default=0)


def burn_fuel(g: Firefly, seat: int) -> int:
    """The Fuel that starts a Full Burn, paid once: the core's and that of heavy loads (R-FB-150, R-FB-151,
    R-FB-355)."""
    more = heavy(g, seat)
    if more and has_perk(g, seat, "no_heavy"):
        more = 0
    return sum([drive_card(item).fuel for item in g.zones.get(f"drive:{seat}", ())], more)


def mosey_range(g: Firefly, seat: int) -> int:
    """How many Sectors a Mosey goes: one, unless a card says more (R-FB-166, R-FB-342)."""
    return max((perk.n for perk in perks(g, seat, MOSEY)), default=1)


def fly_options(g: Firefly, seat: int) -> tuple[Option, ...]:
    """The ways to begin a Fly Action, each with the first Sector that is entered (R-FB-149, R-FB-154, R-FB-162); none
    without an open neighbour (R-FB-165), no Full Burn without Fuel (R-FB-152)."""
    if GROUNDED in g.flags:
        return ()
    burning = amount(g, seat, "fuel") >= burn_fuel(g, seat)
    return _ways(g.settings["board"], seat, (BURN, MOSEY) if burning else (MOSEY,), open_sectors(g, seat))


@partial(remembered, most=ENOUGH)
def _ways(on: str, seat: int, words: tuple[str, ...], sectors: tuple[int, ...]) -> tuple[Option, ...]:
    """The options to begin or go on with a flight, for each Sector in all those ways."""
    return tuple(_way(on, seat, word, number) for number in sectors for word in words)


@remembered
def _way(on: str, seat: int, word: str, number: int) -> Option:
    """The option to begin or go on with a flight into a Sector on that map, made once."""
    then = {BURN: (FullBurn(seat, number),), MOSEY: (Mosey(seat, number),), ON: (Enter(seat, number), Flight(seat))}
    key = board_of(on).sectors[number].key
    return Option(f"{word}:{key}", then[word], f"ship:{seat}", f"sector:{key}")


@dataclass(frozen=True, slots=True)
class FullBurn(Effect[Firefly]):
    """A Full Burn begins: Fuel is spent, then the first Sector is entered (R-FB-150, R-FB-153)."""

    seat: int
    sector: int

    def run(self, g: Firefly) -> Iterable[Step]:
        act(g, "fly")
        g.flying, g.legs = BURN, range_of(g, self.seat)
        unload(g, self.seat, "fuel", burn_fuel(g, self.seat), why="spent")
        return (Enter(self.seat, self.sector), Flight(self.seat))


@dataclass(frozen=True, slots=True)
class Mosey(Effect[Firefly]):
    """A Mosey: no Fuel, no Nav Cards (R-FB-166 to R-FB-169)."""

    seat: int
    sector: int

    def run(self, g: Firefly) -> Iterable[Step]:
        act(g, "fly")
        g.flying, g.legs = MOSEY, mosey_range(g, self.seat)
        return (Enter(self.seat, self.sector), Flight(self.seat))


@dataclass(frozen=True, slots=True)
class Enter(Effect[Firefly]):
    """The ship enters an adjacent Sector; with the Cruiser there an Outlaw is met at once (R-FB-170, R-FB-214)."""

    seat: int
    sector: int

    def run(self, g: Firefly) -> Iterable[Step]:
        enter(g, self.seat, self.sector)
        g.legs -= 1
        g.flags.pop(STOPPED, None)
        met = (AllianceContact(self.seat),) if contact_due(g, self.seat) else ()
        return (*met, Entered(self.seat))


@dataclass(frozen=True, slots=True)
class Entered(Effect[Firefly]):
    """After the move a Full Burn draws a Nav Card for each Sector (R-FB-153, R-FB-159), unless the Cruiser has stopped
    it (R-FB-214)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if g.flags.pop(STOPPED, 0) or g.flying != BURN:
            return ()
        return (DrawNav(self.seat),)


@dataclass(frozen=True, slots=True)
class Flight(Effect[Firefly]):
    """The flight goes on while there is range left and an open Sector (R-FB-160, R-FB-178, R-FB-181, R-FB-182); who has
    become an Outlaw beside the Cruiser meets it first (R-FB-201)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if contacts_due(g):
            return (ContactsDue(-1), self)
        due = between(g)
        if due:
            return (*due, self)
        if g.legs > 0 and open_sectors(g, self.seat):
            return (FlightChoice(self.seat),)
        return (FlightOver(self.seat),)


@dataclass(frozen=True, slots=True)
class FlightChoice(Choice[Firefly]):
    """Another Sector, or the end of the flight (R-FB-161, R-FB-163, R-FB-180); between two Nav Cards goods and Gear may
    be shifted (R-FB-33, R-FB-177), Jobs given up (R-FB-368) and at a planet Crew dismissed (R-FB-315)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        seat, on = self.seat, g.settings["board"]
        found = [*_ways(on, seat, (ON,), open_sectors(g, seat)), _stop(seat, target(g, g.ship[seat]))]
        then = Flight(seat)
        found += [option.before(then) for option in aboard_options(g, seat)]
        found += offers(g, self)
        return found


@cache
def _stop(seat: int, here: str) -> Option:
    """The option to end a flight, made once."""
    return Option("stop", (FlightOver(seat),), f"ship:{seat}", here)


@dataclass(frozen=True, slots=True)
class FlightOver(Effect[Firefly]):
    """The Fly Action is over; the other Action may still be taken (R-FB-179, R-FB-183, R-FB-187)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        g.flying, g.legs = "", 0
        g.flags.pop(STOPPED, None)
        return ()
