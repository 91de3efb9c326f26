"""The tools of the heist editor: what each does where the pen is, as one stroke or again and again along it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from game.content.fistful.sketch import draw
from game.content.fistful.sketch.goals import ICON, marks
from game.content.fistful.sketch.sketch import AREAS, LANDING, OPEN, Cell, Edge, Sketch


class Tool(NamedTuple):
    """`part`: the rendered part on its button; `edges`: it draws on the edges of cells; `brush`: dragging goes on."""

    name: str
    part: str
    edges: bool = False
    brush: bool = False


TOOLS = (
    Tool("landing", "landing", brush=True),
    Tool("floor", "corridor", brush=True),
    Tool("erase", "", brush=True),
    Tool("wall", "wall_upright", edges=True, brush=True),
    Tool("doorway", "doorway_upright", edges=True),
    Tool("opening", "opening", edges=True),
    Tool("spot", "spot", brush=True),
    Tool("spawn", "spawn_5"),
    Tool("mover", "mover_a"),
    Tool("prop", "crates_0"),
    Tool("lock", "lock"),
    Tool("icon", "star"),
)
FLOORS = ("quarters", "galley", "engine", "hold", "carpet", "ward", "bay", "tiled", "secure", "roof", "corridor")
"""The floors of new rooms, one after the other."""
MOVERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass
class Pens:
    """What the tools are set to."""

    tool: str = "landing"
    room: str = "C"
    strength: int = 3
    who: str = ""
    mover: str = "A"
    prop: str = "crates"
    mark: str = ICON
    _on: bool | None = field(default=None, repr=False)

    @property
    def kind(self) -> Tool:
        """The tool in the hand."""
        return next(tool for tool in TOOLS if tool.name == self.tool)

    def letter(self, sketch: Sketch) -> str:
        """The letter that this tool paints."""
        zones = sketch.board["zones"]
        if self.tool == "erase":
            return OPEN
        if self.tool == "landing":
            return next((str(letter) for letter, zone in zones.items() if zone["area"] == LANDING), OPEN)
        rooms = rooms_of(sketch)
        return self.room if self.room in rooms else next(iter(rooms), OPEN)

    def marked(self, sketch: Sketch) -> str:
        """The mark that is drawn."""
        return self.mark if self.mark in marks(sketch) else marks(sketch)[0]

    def begin(self) -> None:
        """A stroke begins."""
        self._on = None

    def paints(self) -> bool:
        """Whether the tool covers cells with floor or open space."""
        return self.tool in ("landing", "floor", "erase")

    def fill(self, sketch: Sketch, cells: Iterable[Cell]) -> str:
        """All these cells at once."""
        draw.paint(sketch, cells, self.letter(sketch))
        return ""

    def cell(self, sketch: Sketch, cell: Cell) -> str:
        """Use it on a cell; the name of the reason when that can't be."""
        if self.paints():
            return self.fill(sketch, [cell])
        if self.tool == "spot":
            if self._on is None:
                self._on = cell not in dict(sketch.spots())
            return draw.spot(sketch, cell, self._on)
        if self.tool == "spawn":
            return draw.spawn(sketch, cell, self.strength, self.who)
        if self.tool == "mover":
            said = draw.mover(sketch, cell, self.mover)
            self.mover = next_mover(sketch, self.mover)
            return said
        if self.tool == "lock":
            return draw.lock(sketch, cell)
        if self.tool == "icon":
            return draw.icon(sketch, cell, self.marked(sketch))
        return draw.prop(sketch, cell, self.prop)

    def edge(self, sketch: Sketch, edge: Edge) -> str:
        """Use it on an edge; the name of the reason when that can't be."""
        if self.tool == "doorway":
            return draw.doorway(sketch, edge)
        if self.tool == "opening":
            return draw.opening(sketch, edge)
        stands = list(edge) in sketch.board["walls"]
        if self._on is None:
            self._on = not stands
        elif self._on == stands:
            return ""
        return draw.wall(sketch, edge)


def rooms_of(sketch: Sketch) -> dict[str, str]:
    """The kinds of rooms beside the Landing Zone: their letters and names."""
    zones = sketch.board["zones"]
    return {letter: str(zone["name"]) for letter, zone in zones.items() if zone["area"] in AREAS}


def fresh_look(sketch: Sketch) -> str:
    """A floor that no room has yet, so that a new room is told from the others; the first when all are used."""
    used = {zone["look"] for zone in sketch.board["zones"].values()}
    return next((look for look in FLOORS if look not in used), FLOORS[0])


def next_mover(sketch: Sketch, name: str) -> str:
    """The mover to go on with: the same while it has one end, then the first that is free."""
    ends = {one["name"]: len(one["cells"]) for one in sketch.board["mover"]}
    if ends.get(name, 0) == 1:
        return name
    return next((one for one in MOVERS if ends.get(one, 0) < 2), name)
