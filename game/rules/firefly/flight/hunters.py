"""The Alliance Cruiser and the Reaver Cutter: where cards move them and who does (R-FB-222 to R-FB-232, R-FB-251 to
R-FB-266).

Movement only: Alliance Contact is looked for afterwards (`contact.ContactsDue`), Reaver Contact at the start of a turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.rules.firefly import news
from game.rules.firefly.board import board, find, near, sector, target, zone_at
from game.rules.firefly.state import Firefly, right_of
from game.rules.firefly.zones import outlaw

ALLIANCE, BORDER = "alliance", "border"


def ways(g: Firefly, seat: int, how: str, at: int, zone: str) -> list[int]:
    """The Sectors to which a hunter at `at` may move: "here" is the ship's of `seat`, "right" and "step" are one Sector
    off, "free" any without a Firefly, "outlaw" any with an Outlaw Ship; else it is a planet. All but the first and the
    last are within its own space (R-FB-228, R-FB-230, R-FB-263, R-FB-265)."""
    if how == "here":
        return [g.ship[seat]]
    if how in ("right", "step"):
        return [number for number in near(g, at) if zone_at(g, number) == zone]
    if how == "free":
        taken = set(g.ship.values())
        return [number for number in board(g).sectors if zone_at(g, number) == zone and number not in taken]
    if how == "outlaw":
        return outlaws_in(g, zone)
    return [find(g, how)]


def outlaws_in(g: Firefly, zone: str) -> list[int]:
    """The Sectors of a space with Outlaw Ships (R-FB-226, R-FB-227)."""
    found = {g.ship[seat] for seat in g.ship if outlaw(g, seat)}
    return sorted(number for number in found if zone_at(g, number) == zone)


def mover(g: Firefly, seat: int, how: str) -> int:
    """Who moves the hunter on the card of `seat`: its player (R-FB-225, R-FB-261) or the one to the right (R-FB-228,
    R-FB-263)."""
    return right_of(g, seat) if how == "right" else seat


@dataclass(frozen=True, slots=True)
class MoveCruiser(Effect[Firefly]):
    """A card of `seat` moves the Cruiser; where it can go, it must (R-FB-229)."""

    seat: int
    how: str

    def run(self, g: Firefly) -> Iterable[Step]:
        found = ways(g, self.seat, self.how, g.cruiser, ALLIANCE)
        if len(found) > 1:
            return (CruiserChoice(mover(g, self.seat, self.how), self.seat, self.how),)
        return tuple(map(CruiserTo, found))


@dataclass(frozen=True, slots=True)
class CruiserChoice(Choice[Firefly]):
    """Where the Cruiser goes by a card of the seat `of` (R-FB-225, R-FB-228)."""

    seat: int
    of: int
    how: str

    def options(self, g: Firefly) -> Iterable[Option]:
        for number in ways(g, self.of, self.how, g.cruiser, ALLIANCE):
            yield Option(f"cruiser:{sector(g, number).key}", (CruiserTo(number),), "cruiser", target(g, number))


@dataclass(frozen=True, slots=True)
class CruiserTo(Effect[Firefly]):
    """The Cruiser, and Harken with it (R-FB-59), is in a Sector; whom it left behind it may meet anew (R-FB-217)."""

    sector: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if g.cruiser != self.sector:
            g.tell(news.Cruiser(g.cruiser, self.sector))
            g.cruiser = self.sector
            g.met.clear()
        return ()


@dataclass(frozen=True, slots=True)
class MoveCutter(Effect[Firefly]):
    """A card of `seat` moves the Cutter; where it can go, it must (R-FB-264)."""

    seat: int
    how: str

    def run(self, g: Firefly) -> Iterable[Step]:
        found = ways(g, self.seat, self.how, g.cutter, BORDER)
        if len(found) > 1:
            return (CutterChoice(mover(g, self.seat, self.how), self.seat, self.how),)
        return tuple(map(CutterTo, found))


@dataclass(frozen=True, slots=True)
class CutterChoice(Choice[Firefly]):
    """Where the Cutter goes by a card of the seat `of` (R-FB-261, R-FB-263)."""

    seat: int
    of: int
    how: str

    def options(self, g: Firefly) -> Iterable[Option]:
        for number in ways(g, self.of, self.how, g.cutter, BORDER):
            yield Option(f"cutter:{sector(g, number).key}", (CutterTo(number),), "cutter", target(g, number))


@dataclass(frozen=True, slots=True)
class CutterTo(Effect[Firefly]):
    """The Cutter is in a Sector; who is there meets it when their own turn starts, not before (R-FB-235, R-FB-254)."""

    sector: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if g.cutter != self.sector:
            g.tell(news.Cutter(g.cutter, self.sector))
            g.cutter = self.sector
        return ()
