"""The star chart as the rules use it: its grid, zones, quadrants and what may go where. Never part of the state."""

from __future__ import annotations

from game.content.keepflyin import keepflyin
from game.content.keepflyin.records import ZONES, Board, Location
from game.core.remembered import remembered
from game.geometry.hexes import HexGrid, distances

QUADRANTS = range(1, 7)


class Chart:
    """What is printed on one star chart.

    `names`: each node as the chart's margin calls it ("F5"); `keys`: its name as the target of a drag; `nodes`: the
    inverse. `called`: the id of its location, else its name, as keys of answers have it; `find`: node by either.
    `bit`, `zone`: the fields (see `HexGrid`) of each node and zone. `spaces`: for a zone and a quadrant the hexes
    without a location, where counters are placed (R-KF-41).
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        skyplex = board.skyplex
        spurs = (board.locations[skyplex.inside].at,) if skyplex else ()
        self.grid = HexGrid(board.width, board.height, spurs)
        self.size = self.grid.size
        self.names = [self.grid.name(node) for node in range(self.size)]
        self.keys = ["hex:" + name for name in self.names]
        self.nodes = {key: node for node, key in enumerate(self.keys)}
        self.near = self.grid.near
        self.bit = [self.grid.field([node]) for node in range(self.size)]
        self.place: list[Location | None] = [board.by_node.get(node) for node in range(self.size)]
        self.called = [place.id if place else name for place, name in zip(self.place, self.names)]
        self.find = {name: node for names in (self.names, self.called) for node, name in enumerate(names)}
        self.sun = board.sun
        self.prison = board.locations[board.prison].at
        self.skyplex = skyplex.at if skyplex else -1
        self.zone = {zone: self.grid.field(self._in(zone)) for zone in ZONES}
        self.spaces = {
            (zone, number): tuple(
                node for node in self._in(zone) if self.place[node] is None and number in board.quadrants[node]
            )
            for zone in ZONES
            for number in QUADRANTS
        }

    def _in(self, zone: str) -> list[int]:
        return [node for node in self.board.nodes if self.board.zones[node] == zone]

    @remembered
    def far(self, node: int) -> bytes:
        """The steps from a node to every other where nothing is in the way (R-KF-173)."""
        return bytes(distances(self.grid, node))

    @remembered
    def within(self, node: int, steps: int) -> tuple[int, ...]:
        """The nodes at most so many steps away, in ascending order."""
        return tuple(other for other, far in enumerate(self.far(node)) if far <= steps)

    @remembered
    def around(self, node: int, steps: int) -> int:
        """The field of the nodes at most so many steps away: all that bears on where a way of that length leads."""
        return self.grid.field(self.within(node, steps))

    @remembered
    def outside(self, zones: tuple[str, ...], node: int) -> int:
        """The field of the nodes outside some zones; to one that is there itself those are open that lead back nearer
        to them."""
        own = sum(self.zone[zone] for zone in zones)
        outside = self.grid.everywhere & ~own
        if self.grid.has(own, node):
            return outside
        inside = self.grid.cells(own)
        near = {cell: min(self.far(cell)[other] for other in inside) for cell in self.grid.cells(outside)}
        return self.grid.field(cell for cell, far in near.items() if far >= near[node])


@remembered
def chart_of(name: str) -> Chart:
    """The chart with that id, built once. KeyError when there is none."""
    return Chart(keepflyin().boards[name])
