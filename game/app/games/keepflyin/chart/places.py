"""The worlds and stations of the star chart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from zlib import crc32

from pygame import Rect, Surface

from game.app.games.keepflyin.chart import stance as chart_stance
from game.app.games.keepflyin.chart.camera import HexCamera
from game.app.table.boards.marbles import MOONS, RINGED, WORLDS, marble
from game.app.ui.kit import Kit
from game.content.keepflyin.records import Board, Location
from game.geometry.hexes import HexGrid

SPUR = (0.37, 0.34)  # where a skyplex hangs: hexes right and down from the middle of its host
SPUR_R = 0.25


def picture(kit: Kit, place: Location) -> str:
    """The picture of a location; one that has none of its own gets a look-alike, always the same."""
    own = f"world_{place.id.replace('-', '_')}"
    if own in kit.art.paths:
        return own
    if place.kind in ("station", "skyplex"):
        return "world_space_bazaar" if place.kind == "station" else "world_skyplex"
    alike = MOONS if place.kind == "moon" else WORLDS
    return f"world_{alike[crc32(place.id.encode()) % len(alike)]}"


class ChartPlaces:
    """Draws the locations of a chart; what stands in the same space makes a world small and moves it aside."""

    def __init__(self, board: Board, grid: HexGrid) -> None:
        self.board, self.grid = board, grid

    def spot(self, cam: HexCamera, place: Location, tokens: int = 0) -> tuple[float, float]:
        """Where a location's picture stands beside so many ships and counters, in px."""
        x, y = cam.middle(*self.grid.xy(place.at))
        dx, dy = SPUR
        if not place.inside:
            dx, dy, _ = chart_stance.world(tokens, self.hosts(place))
        return x + dx * cam.wide, y + dy * cam.wide

    def hosts(self, place: Location) -> bool:
        """Whether a skyplex hangs on the hex of this location."""
        return self.board.skyplex is not None and self.board.skyplex.inside == place.id

    def size(self, place: Location, tokens: int = 0) -> float:
        """How large its picture is then, in hexes."""
        return 0.42 if place.inside else chart_stance.world(tokens, self.hosts(place)).size

    def bodies(self, kit: Kit, cam: HexCamera, tokens: Mapping[int, int]) -> dict[str, Rect]:
        """The px each location covers, by id; `tokens`: how many ships and counters stand on a node."""
        found = {}
        for place in self.board.locations.values():
            n = tokens.get(place.at, 0)
            x, y = self.spot(cam, place, n)
            high = self.size(place, n) * 1.06 if not place.inside else 2 * SPUR_R
            wide = high
            name = picture(kit, place)
            if name in RINGED and not place.inside:
                wide *= RINGED[name]
                high *= RINGED[name] if place.kind == "station" else 1.0
            w, h = round(wide * cam.wide), round(high * cam.wide)
            found[place.id] = Rect(round(x) - w // 2, round(y) - h // 2, w, h)
        return found

    def paint(self, kit: Kit, dst: Surface, cam: HexCamera, tokens: Mapping[int, int]) -> None:
        """All locations in the window."""
        near = cam.window.inflate(4 * cam.wide, 4 * cam.wide)
        places = self.board.locations.values()
        seen = [place for place in places if near.collidepoint(self.spot(cam, place, tokens.get(place.at, 0)))]
        for place in seen:
            if place.inside:
                self._spur(kit, dst, cam, place, tokens)
        for place in sorted(seen, key=lambda place: bool(place.inside)):
            n = tokens.get(place.at, 0)
            marble(kit, dst, self.spot(cam, place, n), picture(kit, place), cam.wide / kit.scale * self.size(place, n))

    def _spur(self, kit: Kit, dst: Surface, cam: HexCamera, place: Location, tokens: Mapping[int, int]) -> None:
        """The round space of a skyplex, and the way into it."""
        x, y = self.spot(cam, place)
        host = self.board.locations[place.inside]
        hx, hy = self.spot(cam, host, tokens.get(host.at, 0))
        kit.line(dst, [(hx, hy), (x, y)], (4, 6, 12), 4.4, 190)
        kit.line(dst, [(hx, hy), (x, y)], (206, 164, 92), 2.0, 230)
        r = cam.wide * SPUR_R / kit.scale
        kit.disc(dst, (x + kit.u(0.8), y + kit.u(1.6)), r + 1.2, (0, 0, 0), 150)
        kit.disc(dst, (x, y), r + 0.8, (18, 24, 40), 250, (206, 164, 92), 1.3)


RING = 1.14
"""How far a ring may reach beyond the size of a world."""


def stem(kit: Kit, place: Location) -> str:
    """The picture of a location."""
    return picture(kit, place)


def world(kit: Kit, dst: Surface, pos: Sequence[float], place: Location, size: float) -> None:
    """A location as a marble or a model; `size` in units: a ringed one is smaller, so that its ring covers no words."""
    name = picture(kit, place)
    marble(kit, dst, pos, name, size * min(1.0, RING / RINGED.get(name, 1.0)))
