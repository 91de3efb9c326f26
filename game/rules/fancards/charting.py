"""The map that grows: neighbours, legal places, charting a location (R-CG-60 to R-CG-64, R-CG-90)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache, partial

from game.content.fancards.parts import PLACES
from game.core.remembered import FEW, remembered
from game.core.rng import shuffled
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import everyone, move, reveal, sink
from game.rules.fancards import news
from game.rules.fancards.faces import place_face, power
from game.rules.fancards.scoring import by_ring
from game.rules.fancards.state import FanCards, crew_at

START = "0,0"
"""The cell of the starting location."""
CORE, UNMARKED, RIM = PLACES
STEPS = {"square": ((0, -1), (1, 0), (0, 1), (-1, 0)), "hex": ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))}
"""From a cell to its neighbours; hexes count their axes."""
PARTS = 4
"""The last locations of the deck that hide a part of the broadcast."""


@cache
def around(cell: str, grid: str) -> tuple[str, ...]:
    """The cells beside a cell."""
    x, y = map(int, cell.split(","))
    return tuple(f"{x + right},{y + down}" for right, down in STEPS[grid])


def neighbours(g: FanCards, cell: str) -> list[str]:
    """The cells beside a cell that have a location (R-CG-80)."""
    return [near for near in around(cell, g.settings["grid"]) if near in g.cells]


def kind_at(g: FanCards, cell: str) -> str:
    """The kind of the location on a cell, one of PLACES."""
    return place_face(g.cells[cell]).kind


def free_cells(g: FanCards) -> tuple[str, ...]:
    """The empty cells beside a location, row by row."""
    return _free_cells(tuple(g.cells), g.settings["grid"])


@partial(remembered, most=FEW)
def _free_cells(taken: tuple[str, ...], grid: str) -> tuple[str, ...]:
    """The empty cells beside some cells, row by row; found anew when a cell is taken."""
    found = {near for cell in taken for near in around(cell, grid)}.difference(taken)
    return tuple(sorted(found, key=_reading))


@cache
def _reading(cell: str) -> tuple[int, int]:
    """Where a cell comes when the map is read row by row, from the left."""
    x, y = cell.split(",")
    return int(y), int(x)


def against(g: FanCards, kind: str, cell: str) -> str:
    """The line that forbids a location of that kind on an empty cell beside the map, "" when it may lie there."""
    return misplaced(kind, {kind_at(g, beside) for beside in neighbours(g, cell)}, g.settings["fringe"])


def misplaced(kind: str, near: Collection[str], fringe: str) -> str:
    """The line that forbids a location of a kind beside such kinds, "" when it may lie there."""
    if not near:
        return "R-CG-63"
    if kind == CORE and CORE not in near:
        return "R-CG-61"
    if kind == RIM and CORE in near or kind == CORE and RIM in near and fringe == "both":
        return "R-CG-62"
    return ""


def legal_cells(g: FanCards, card: str) -> list[str]:
    """Where a location may be placed."""
    kind, grid, fringe = place_face(card).kind, g.settings["grid"], g.settings["fringe"]
    kinds = {cell: place_face(place).kind for cell, place in g.cells.items()}
    near = {cell: {kinds[beside] for beside in around(cell, grid) if beside in kinds} for cell in free_cells(g)}
    return [cell for cell, beside in near.items() if not misplaced(kind, beside, fringe)]


def shuts(g: FanCards) -> bool:
    """Whether a storm keeps everybody from charting."""
    return "until:no_charting" in g.flags


def may_chart(g: FanCards) -> bool:
    """Whether a location can be charted at all: there is one left and nothing forbids it (R-CG-101)."""
    return "location" in g.zones and not shuts(g)


@dataclass(frozen=True, slots=True)
class ChartOne(Effect[FanCards]):
    """A location is drawn and placed (R-CG-60); who has a lookout aboard may look at it first, once a turn."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        if not may_chart(g):
            return ()
        looks = any(power(card) == "lookout" for card in crew_at(g, str(self.seat))) and "looked_out" not in g.flags
        return (LookOut(self.seat), DrawPlace(self.seat)) if looks else (DrawPlace(self.seat),)


@dataclass(frozen=True, slots=True)
class LookOut(Choice[FanCards]):
    """Look at the top location before it is charted, or don't."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        yield Option("look_out", (LookedOut(self.seat), KeepOrSink(self.seat)), "location", f"ship:{self.seat}")
        yield Option("chart", (), "location", "map")


@dataclass(frozen=True, slots=True)
class LookedOut(Effect[FanCards]):
    """One seat knows the top location; the chance is used up for this turn."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.flags["looked_out"] = 1
        reveal(g, g.zones["location"][-1], 1 << self.seat)
        g.tell(news.LookedOut(self.seat))
        return ()


@dataclass(frozen=True, slots=True)
class KeepOrSink(Choice[FanCards]):
    """The location that was looked at is charted, or goes below its deck."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        yield Option("keep", (), "location", "map")
        yield Option("sink", (SinkPlace(self.seat),), "location", "location")


@dataclass(frozen=True, slots=True)
class SinkPlace(Effect[FanCards]):
    """The top location goes below its deck."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        sink(g, g.zones["location"][-1], "location", "location")
        g.tell(news.Sunk(self.seat))
        return ()


@dataclass(frozen=True, slots=True)
class DrawPlace(Effect[FanCards]):
    """The top location is turned over; one that can't be placed is shuffled back (R-CG-64)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        card = g.zones["location"][-1]
        g.tell(news.Charting(self.seat, card))
        if not legal_cells(g, card):
            shuffle_in(g, "location")
            g.tell(news.Uncharted(self.seat, card))
            return ()
        move(g, card, "location", "drawn")
        reveal(g, card, everyone(len(g.credits)))
        return (PlaceLocation(self.seat),)


def shuffle_in(g: FanCards, deck: str) -> None:
    """A whole deck is shuffled: nobody knows any longer what lies where."""
    cards = g.zones[deck]
    for card in cards:
        g.seen.pop(card, None)
    g.zones[deck] = shuffled(g, sorted(cards))


@dataclass(frozen=True, slots=True)
class PlaceLocation(Choice[FanCards]):
    """Where the drawn location is laid (R-CG-61 to R-CG-63)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        card = g.zones["drawn"][-1]
        for cell in legal_cells(g, card):
            yield Option(f"place:{cell}", (Placed(self.seat, cell),), card, f"cell:{cell}")


@dataclass(frozen=True, slots=True)
class Placed(Effect[FanCards]):
    """The drawn location lies on the map; the last ones of the deck hide the parts of the broadcast."""

    seat: int
    cell: str

    def run(self, g: FanCards) -> Iterable[Step]:
        card = g.zones["drawn"][-1]
        move(g, card, "drawn", "map")
        g.cells[self.cell] = card
        g.tell(news.Placed(self.seat, card, self.cell))
        if by_ring(g) and len(g.zones.get("location", ())) < PARTS and "part" in g.zones:
            part = g.zones["part"][-1]
            move(g, part, "part", f"part:{self.cell}")
            reveal(g, part, everyone(len(g.credits)))
            g.tell(news.Part(part, self.cell))
        return ()
