"""Havens: a planet of one's own where a ship starts, and where a Story may keep it safe (R-PB-146 to R-PB-153)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.rules.firefly.board import board, homes_at, planets_at, sector, supply_at, target, zone_at
from game.rules.firefly.set_up.draft import PlaceShip, PutShip
from game.rules.firefly.state import Firefly
from game.rules.pirates import news
from game.rules.pirates.marks import told

HAVEN = "haven"
"""Mark of a seat's Haven, as "haven:<seat>": the number of its Sector."""


def haven_of(g: Firefly, seat: int) -> int:
    """The Sector of a seat's Haven; 0 for none (R-PB-146)."""
    return g.flags.get(f"{HAVEN}:{seat}", 0)


def at_haven(g: Firefly, seat: int) -> bool:
    """Whether a ship is at its own Haven."""
    return 0 < haven_of(g, seat) == g.ship[seat]


def safe(g: Firefly, seat: int) -> bool:
    """Whether a ship can't be boarded, because it is at its own Haven and the Story keeps it safe there (R-PB-163)."""
    return at_haven(g, seat) and bool(told(g, "refuge"))


def shut(g: Firefly, number: int) -> str:
    """The rule by which no Haven can be in a Sector, "" where one can: it needs a planet, none that sells or where a
    Contact is, and nobody else's Haven; the Story may name the space (R-PB-147, R-PB-149 to R-PB-152). A table that has
    closed the Cutter's Sector to ships that start has closed it to Havens (R-FB-72)."""
    zones = [do.what.partition(":")[2] for do in told(g, "havens")]
    if not planets_at(g, number):
        return "R-PB-149"
    if supply_at(g, number):
        return "R-PB-150"
    if homes_at(g, number):
        return "R-PB-151"
    if number in [haven_of(g, seat) for seat in g.ship]:
        return "R-PB-152"
    if any(zone not in ("", zone_at(g, number)) for zone in zones):
        return "R-PB-147"
    return "R-FB-72" if number == g.cutter and g.settings["cutter_start"] == "closed" else ""


def open_sectors(g: Firefly) -> Iterator[int]:
    """The Sectors where a Haven can still be."""
    return (number for number in board(g).sectors if not shut(g, number))


@dataclass(frozen=True, slots=True)
class Placing(Effect[Firefly]):
    """Ships are placed, or Havens in their stead, last first (R-FB-67, R-PB-148)."""

    def run(self, g: Firefly) -> Iterable[Step]:
        kind = PlaceHaven if told(g, "havens") else PlaceShip
        return tuple(kind(seat) for seat in reversed(g.draft))


@dataclass(frozen=True, slots=True)
class PlaceHaven(Choice[Firefly]):
    """Where one's Haven is (R-PB-148 to R-PB-152)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for number in open_sectors(g):
            then = (TakeHaven(self.seat, number), PutShip(self.seat, number))
            note = "reavers" if number == g.cutter else ""
            yield Option(f"haven:{sector(g, number).key}", then, f"ship:{self.seat}", target(g, number), note)


@dataclass(frozen=True, slots=True)
class TakeHaven(Effect[Firefly]):
    """A Haven is chosen, and the ship starts there (R-PB-153)."""

    seat: int
    sector: int

    def run(self, g: Firefly) -> Iterable[Step]:
        g.flags[f"{HAVEN}:{self.seat}"] = self.sector
        g.tell(news.Haven(self.seat, self.sector))
        return ()
