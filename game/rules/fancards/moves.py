"""Flying: movement points, guarded places, what a location brings (R-CG-79 to R-CG-87)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fancards.parts import Terms
from game.core.remembered import remembered
from game.core.steps import Choice, Effect, Option, Step
from game.rules.fancards import news
from game.rules.fancards.charting import CORE, RIM, kind_at, neighbours
from game.rules.fancards.crew import aboard_with
from game.rules.fancards.faces import perk, place_face
from game.rules.fancards.reputation import Receive, earn, missing
from game.rules.fancards.state import FanCards, crew_at
from game.rules.fancards.stow import discard_item
from game.rules.fancards.work.jobs import held, tick_all
from game.rules.shared.state import adjust


def short_of(g: FanCards, seat: int, cell: str) -> int:
    """The Reputation a seat is short of to enter a location, 0 when it may (R-CG-85)."""
    place = place_face(g.cells[cell])
    if not any(place.needs):
        return 0
    easier = aboard_with(g, seat, "core_easier") if place.kind == CORE else 0
    return missing(g, seat, eased(place.needs, easier) if easier else place.needs)


@remembered
def eased(needs: Terms, easier: int) -> Terms:
    """What is asked for, each less by so many points."""
    return Terms(*[max(0, number - easier) for number in needs])


def shut(g: FanCards, cell: str) -> bool:
    """Whether a ban keeps everybody out of a location."""
    return f"until:closed:{cell}" in g.flags


def bribes(g: FanCards, seat: int, cell: str) -> bool:
    """Whether only a bribe opens a location to a seat in this turn."""
    return bool(short_of(g, seat, cell)) and g.flags.get("bribe", 0) > 0


def enters(g: FanCards, seat: int, cell: str) -> bool:
    """Whether a seat's ship may enter a location."""
    if shut(g, cell):
        return False
    return g.flags.get("bribe", 0) > 0 or not short_of(g, seat, cell) or cell in ways_out(g, seat)


def ways_out(g: FanCards, seat: int) -> list[str]:
    """The locations beside a ship that none of them lets in, once the map grows no more: it may enter any of these, or
    it would be caught there for good (R-CG-85, R-CG-101)."""
    near = [] if "location" in g.zones else [cell for cell in neighbours(g, g.spot[seat]) if not shut(g, cell)]
    return near if all(short_of(g, seat, cell) for cell in near) else []


def scouts(g: FanCards, seat: int, cell: str) -> bool:
    """Whether a move to a cell costs nothing, once a turn: a location the ship never entered."""
    if f"been:{seat}:{cell}" in g.flags or "scouted" in g.flags:
        return False
    rim = kind_at(g, cell) == RIM and aboard_with(g, seat, "rim_scouting")
    return bool(rim or aboard_with(g, seat, "free_scouting"))


def reach(g: FanCards, seat: int) -> list[str]:
    """The cells a ship may move to now (R-CG-80)."""
    near = neighbours(g, g.spot[seat])
    if not g.moves[seat]:
        near = [cell for cell in near if scouts(g, seat, cell)]
    return [cell for cell in near if enters(g, seat, cell)]


def move_options(g: FanCards, seat: int) -> Iterable[Option]:
    """One option for each location the ship may move to."""
    return [_move_option(seat, cell) for cell in reach(g, seat)]


@remembered
def _move_option(seat: int, cell: str) -> Option:
    """The option to move to a location, made once."""
    return Option(f"move:{cell}", (MoveShip(seat, cell),), f"ship:{seat}", f"cell:{cell}")


@dataclass(frozen=True, slots=True)
class MoveShip(Effect[FanCards]):
    """The ship moves to an adjoining location, for a movement point (R-CG-80)."""

    seat: int
    cell: str

    def run(self, g: FanCards) -> Iterable[Step]:
        seat = self.seat
        if scouts(g, seat, self.cell):
            g.flags["scouted"] = 1
        else:
            g.moves[seat] -= 1
        if bribes(g, seat, self.cell):
            adjust(g, "bribe", -1)
        return (EnterPlace(seat, self.cell),)


@dataclass(frozen=True, slots=True)
class EnterPlace(Effect[FanCards]):
    """The ship is on a location and picks up what it gives (R-CG-81, R-CG-82, R-CG-87); jobs that were bound for it get
    on, and what sells there may be sold."""

    seat: int
    cell: str

    def run(self, g: FanCards) -> Iterable[Step]:
        seat, cell = self.seat, self.cell
        g.tell(news.Moved(seat, g.spot[seat], cell))
        g.spot[seat] = cell
        for job in held(g, seat):
            g.flags.pop(f"ticked:{job}", None)
        found = self.pays(g)
        g.flags[f"been:{seat}:{cell}"] = 1
        tick_all(g, seat)
        sales = [SellOffer(seat, item) for item in sellable(g, seat)]
        return (Receive(seat, found), *sales) if any(found) else sales

    def pays(self, g: FanCards) -> tuple[int, int, int, int]:
        """What the location gives at this entry; marks that it has."""
        gain, mark = place_face(g.cells[self.cell]).gain, f"paid:{self.cell}"
        if g.settings["pickup"] == "turn":
            if mark in g.flags:
                return (0, 0, 0, 0)
            g.flags[mark] = 1
        elif g.settings["pickup"] == "visit" and f"been:{self.seat}:{self.cell}" in g.flags:
            return (gain.credits, 0, 0, 0)
        return (gain.credits, gain.alliance, gain.criminal, gain.open)


def sellable(g: FanCards, seat: int) -> list[str]:
    """The items aboard that may be handed in where the ship is."""
    word, aboard = f"sold_{kind_at(g, g.spot[seat])}", crew_at(g, str(seat))
    wanted = [item for item in g.zones.get(f"items:{seat}", ()) if perk(item, word)]
    return [item for item in wanted if item not in g.carrier or g.carrier[item] in aboard]


@dataclass(frozen=True, slots=True)
class SellOffer(Choice[FanCards]):
    """An item that is wanted here may be handed in for credits."""

    seat: int
    item: str

    def options(self, g: FanCards) -> Iterable[Option]:
        yield Option(f"sell:{self.item}", (HandedIn(self.seat, self.item),), self.item, f"cell:{g.spot[self.seat]}")
        yield Option("keep", (), self.item, f"items:{self.seat}")


@dataclass(frozen=True, slots=True)
class HandedIn(Effect[FanCards]):
    """The item is discarded for its credits."""

    seat: int
    item: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.tell(news.Sold(self.seat, self.item))
        earn(g, self.seat, perk(self.item, f"sold_{kind_at(g, g.spot[self.seat])}"))
        discard_item(g, self.seat, self.item)
        return ()
