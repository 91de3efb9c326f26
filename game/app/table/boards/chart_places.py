"""The worlds and stations of the star chart, and their names where they cover nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from zlib import crc32

from pygame import Rect, Surface

from game.app.table.boards.hexcamera import HexCamera
from game.app.ui.kit import Kit
from game.content.keepflyin_records import Board, Location
from game.geometry.hexes import HexGrid

WORLDS = ("newhall", "jiangyin", "bathgate", "dyton", "three_hills", "silverhold", "verbena", "santo")
MOONS = ("ita_moon", "whitefall", "hera", "penal_moon")
RINGED = {"world_ezra": 1.62, "world_space_bazaar": 1.24, "world_skyplex": 1.3}
SPUR = (0.37, 0.34)  # where a skyplex hangs: hexes right and down from the middle of its host
SPUR_R = 0.25
HOST = (-0.10, -0.08)  # and where its host's own world stands then


def picture(kit: Kit, place: Location) -> str:
    """The picture of a location; one that has none of its own gets a look-alike, always the same."""
    own = f"world_{place.id.replace('-', '_')}"
    if own in kit.art.paths:
        return own
    if place.kind in ("station", "skyplex"):
        return "world_space_bazaar" if place.kind == "station" else "world_skyplex"
    alike = MOONS if place.kind == "moon" else WORLDS
    return f"world_{alike[crc32(place.id.encode()) % len(alike)]}"


def marble(kit: Kit, dst: Surface, at: Sequence[float], name: str, size: float) -> None:
    """A world's marble of `size` units across, with its shadow; rings and arms reach further."""
    size *= RINGED.get(name, 1.0)
    pic = kit.sprite(name, w=size, h=size)
    if pic is None:
        kit.disc(dst, at, size / 2, (120, 120, 130))
        return
    x, y = round(at[0] - pic.box.centerx), round(at[1] - pic.box.centery)
    kit.cast(dst, pic.img, (x, y), max(1.2, size * 0.09), (size * 0.07, size * 0.11), 190, (name, size))
    kit.put(dst, pic.img, (x, y))


def spot(board: Board, grid: HexGrid, cam: HexCamera, place: Location) -> tuple[float, float]:
    """Where a location's picture stands, in px."""
    x, y = cam.middle(*grid.xy(place.at))
    skyplex = board.skyplex
    dx, dy = (0.0, -0.07)
    if place.inside:
        dx, dy = SPUR
    elif skyplex is not None and skyplex.inside == place.id:
        dx, dy = HOST
    return x + dx * cam.wide, y + dy * cam.wide


class ChartPlaces:
    """Draws the locations of a chart; `names`: what each is called, by id."""

    def __init__(self, board: Board, grid: HexGrid, names: Mapping[str, str]) -> None:
        self.board, self.grid, self.names = board, grid, names
        self._laid: tuple[object, dict[str, Rect]] | None = None

    def spot(self, cam: HexCamera, place: Location) -> tuple[float, float]:
        """Where a location's picture stands, in px."""
        return spot(self.board, self.grid, cam, place)

    def paint(self, kit: Kit, dst: Surface, cam: HexCamera) -> None:
        """All locations in the window, then their names."""
        near = cam.window.inflate(4 * cam.wide, 4 * cam.wide)
        seen = [place for place in self.board.locations.values() if near.collidepoint(self.spot(cam, place))]
        for place in seen:
            if place.inside:
                self._spur(kit, dst, cam, place)
        for place in sorted(seen, key=lambda place: bool(place.inside)):
            size = cam.wide / kit.scale * (0.66 if not place.inside else 0.42)
            marble(kit, dst, self.spot(cam, place), picture(kit, place), size)
        laid = self.layout(kit, cam)
        for place in seen:
            if place.id in laid:
                x, y = laid[place.id].move(cam.origin).center
                self._name(kit, dst, (x, y), place, self._size(cam))

    def _spur(self, kit: Kit, dst: Surface, cam: HexCamera, place: Location) -> None:
        """The round space of a skyplex, and the way into it."""
        x, y = self.spot(cam, place)
        hx, hy = self.spot(cam, self.board.locations[place.inside])
        kit.line(dst, [(hx, hy), (x, y)], (4, 6, 12), 4.4, 190)
        kit.line(dst, [(hx, hy), (x, y)], (206, 164, 92), 2.0, 230)
        r = cam.wide * SPUR_R / kit.scale
        kit.disc(dst, (x + kit.u(0.8), y + kit.u(1.6)), r + 1.2, (0, 0, 0), 150)
        kit.disc(dst, (x, y), r + 0.8, (18, 24, 40), 250, (206, 164, 92), 1.3)

    # ------------------------------------------------------------ names

    @staticmethod
    def _size(cam: HexCamera) -> float:
        return 12 if cam.zoom < 1.4 else 13 if cam.zoom < 2 else 15

    def _name(self, kit: Kit, dst: Surface, at: tuple[int, int], place: Location, size: float) -> None:
        lines = self._lines(place)
        step = kit.t(size * 1.02)
        for number, line in enumerate(lines):
            where = at[0], at[1] + round((number - (len(lines) - 1) / 2) * step)
            kit.text(dst, where, line, "bold", size, (248, 240, 220), "mc", halo=(4, 6, 14))

    def _lines(self, place: Location) -> list[str]:
        name = self.names.get(place.id, place.name)
        first, bar, second = name.partition(" / ")
        return [first + " /", second] if bar else [name]

    def layout(self, kit: Kit, cam: HexCamera) -> dict[str, Rect]:
        """Where each name stands, seen from the chart's corner: below its world, or else where it covers least."""
        key = kit, cam.wide, cam.down
        if self._laid is None or self._laid[0] != key:
            self._laid = key, self._lay(kit, cam)
        return self._laid[1]

    def _lay(self, kit: Kit, cam: HexCamera) -> dict[str, Rect]:
        board, size = self.board, self._size(cam)
        bodies: dict[str, Rect] = {}
        for place in board.locations.values():
            x, y = self.spot(cam, place)
            n = round(cam.wide * (0.70 if not place.inside else 2 * SPUR_R))
            bodies[place.id] = Rect(round(x - cam.origin[0]) - n // 2, round(y - cam.origin[1]) - n // 2, n, n)
        sheet = Rect(0, 0, round(cam.size[0]), round(cam.size[1])).inflate(kit.u(12), 0)
        found: dict[str, Rect] = {}
        taken: list[Rect] = []
        for place in sorted(board.locations.values(), key=lambda place: (bool(place.inside), place.at)):
            if place.inside and cam.zoom < 1.4:
                continue  # its host's name stands for it until there is room
            lines = self._lines(place)
            w = max(kit.width(line, "bold", size) for line in lines)
            h = kit.t(size * 1.02) * len(lines)
            body, gap = bodies[place.id], kit.u(1)
            best, least = None, 1 << 40
            below, above, beside = body.bottom + gap + h // 2, body.top - gap - h // 2, kit.u(3) + w // 2
            for order, (x, y) in enumerate((
                (body.centerx, below), (body.centerx, above),
                (body.right + beside, body.centery), (body.left - beside, body.centery),
                (body.centerx + w // 3, below), (body.centerx - w // 3, below),
            )):
                r = Rect(x - w // 2, y - h // 2, w, h)
                cost = order * 3 * h + sum(_common(r, other) for other in taken) * 4
                cost += sum(_common(r, other) for key, other in bodies.items() if key != place.id) * 3
                cost += (r.w * r.h - _common(r, sheet)) * 8
                if cost < least:
                    best, least = r, cost
            if best is not None:
                taken.append(best)
                found[place.id] = best
        return found


def _common(a: Rect, b: Rect) -> int:
    """The area two rects share."""
    shared = a.clip(b)
    return shared.w * shared.h
