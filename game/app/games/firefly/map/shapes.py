"""The Sectors of *Firefly: The Game* as shapes under a camera: outlines in px, what lies under a pixel, free spots."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pygame import Rect

from game.app.table.boards.camera import Camera
from game.content.firefly.records import Map

CELL = 0.08  # board heights that count as one cell of the camera: about a ship
INSIDE = 0.6
"""What is well inside a Sector is so far from its outline, as a share of how far the spot with most room is."""
Point = tuple[float, float]


class Free(NamedTuple):
    """A spot inside a Sector, and how far its outline is, in board heights."""

    x: float
    y: float
    far: float


class Shapes:
    """Outlines and spots of a map; places come in board heights, px under `camera`."""

    def __init__(self, board: Map) -> None:
        self.board = board
        left, top, right, bottom = board.box
        self.camera = Camera((right - left) / CELL, (bottom - top) / CELL, margin=0.0)
        self._free: dict[int, tuple[Free, ...]] = {}
        self._boxes = {id: bounds(sector.outline) for id, sector in board.sectors.items()}

    # ------------------------------------------------------------ px

    def px(self, at: Sequence[float]) -> Point:
        """A place on the map in px."""
        return self.camera.point((at[0] - self.board.box[0]) / CELL, (at[1] - self.board.box[1]) / CELL)

    def length(self, board_heights: float) -> float:
        """A length in px."""
        return board_heights / CELL * self.camera.cell

    def off(self) -> Point:
        """How many px the middle of the map lies from the middle of the glass."""
        cam = self.camera
        x, y = cam.point(cam.columns / 2, cam.rows / 2)
        return x - cam.window.centerx, y - cam.window.centery

    def bleed(self) -> Point:
        """How far the glass reaches beyond the map on each side when all of it is seen, in board heights."""
        cam = self.camera
        cell = cam.cell / cam.zoom
        return (
            max(0.0, (cam.window.w / cell - cam.columns) / 2) * CELL,
            max(0.0, (cam.window.h / cell - cam.rows) / 2) * CELL,
        )

    def outline(self, number: int) -> list[Point]:
        """The corners of a Sector in px; those on the map's edge lie on the edge of the glass."""
        left, top, right, bottom = self.board.box
        dx, dy = self.bleed()
        found: list[Point] = []
        for x, y in self.board.sectors[number].outline:
            x = x - dx if x <= left + 1e-6 else x + dx if x >= right - 1e-6 else x
            y = y - dy if y <= top + 1e-6 else y + dy if y >= bottom - 1e-6 else y
            at = self.px((x, y))
            if not found or math.dist(at, found[-1]) > 0.6:
                found.append(at)
        return found

    def box(self, number: int) -> Rect:
        """The px around a Sector."""
        pts = self.outline(number)
        x0, y0 = min(p[0] for p in pts), min(p[1] for p in pts)
        return Rect(
            math.floor(x0),
            math.floor(y0),
            math.ceil(max(p[0] for p in pts) - x0) + 1,
            math.ceil(max(p[1] for p in pts) - y0) + 1,
        )

    def bounds(self, number: int) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of a Sector in board heights."""
        return self._boxes[number]

    def seen(self) -> list[int]:
        """The Sectors of which something is in the window."""
        return [number for number in self.board.sectors if self.box(number).colliderect(self.camera.window)]

    def at(self, pos: Sequence[float]) -> int | None:
        """The Sector under a pixel, None off the map."""
        if not self.camera.window.collidepoint(pos[0], pos[1]):
            return None
        x, y = self._on_board(pos)
        for number, (x0, y0, x1, y1) in self._boxes.items():
            if x0 <= x <= x1 and y0 <= y <= y1 and inside((x, y), self.board.sectors[number].outline):
                return number
        return None

    def inside(self, number: int, pos: Sequence[float]) -> bool:
        """Whether a pixel lies well inside a Sector."""
        at, outline = self._on_board(pos), self.board.sectors[number].outline
        return inside(at, outline) and _far(at, outline) >= INSIDE * self.free(number)[0].far

    def place(self, pos: Sequence[float]) -> Point:
        """A pixel in board heights, on the map or beside it."""
        x, y = self.camera.board((pos[0], pos[1]))
        return x * CELL + self.board.box[0], y * CELL + self.board.box[1]

    def _on_board(self, pos: Sequence[float]) -> Point:
        """A pixel as the nearest place on the map in board heights."""
        x, y = self.place(pos)
        left, top, right, bottom = self.board.box
        return min(max(x, left + 1e-4), right - 1e-4), min(max(y, top + 1e-4), bottom - 1e-4)

    # ------------------------------------------------------------ spots

    def free(self, number: int) -> tuple[Free, ...]:
        """Spots all over a Sector, those with most room first."""
        if number not in self._free:
            sector = self.board.sectors[number]
            self._free[number] = _spots(sector.at, tuple(sector.outline), self._boxes[number])
        return self._free[number]


def bounds(points: Sequence[Point]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of points."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def inside(at: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies in an outline."""
    found = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0])):
        if (ay > at[1]) != (by > at[1]) and at[0] < (bx - ax) * (at[1] - ay) / (by - ay) + ax:
            found = not found
    return found


@lru_cache(maxsize=512)
def _spots(
    centre: Point, outline: tuple[Point, ...], box: tuple[float, float, float, float], many: int = 15
) -> tuple[Free, ...]:
    """Points of a lattice over a Sector that lie in it and its centre, those with most room first; reckoned once for
    all windows."""
    x0, y0, x1, y1 = box
    step = max(x1 - x0, y1 - y0) / many
    tried = [centre]
    tried += [(x0 + step * (i + 0.5), y0 + step * (j + 0.5)) for i in range(many) for j in range(many)]
    found = [Free(*at, _far(at, outline)) for at in tried if inside(at, outline)]
    return tuple(sorted(found, key=lambda one: -one.far)) or (Free(*centre, 0.0),)


def _far(at: Point, outline: Sequence[Point]) -> float:
    """The distance of a point from an outline."""
    least = math.inf
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0])):
        dx, dy = bx - ax, by - ay
        long = dx * dx + dy * dy
        t = max(0.0, min(1.0, ((at[0] - ax) * dx + (at[1] - ay) * dy) / long)) if long else 0.0
        least = min(least, math.hypot(at[0] - ax - t * dx, at[1] - ay - t * dy))
    return least


# ------------------------------------------------------------ lines


def inset(points: Sequence[Point], by: float) -> list[Point]:
    """An outline pulled inwards by so many px."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, (*points[1:], points[0])))
    sign = 1 if area > 0 else -1
    found = []
    for i, (bx, by_) in enumerate(points):
        (ax, ay), (cx, cy) = points[i - 1], points[(i + 1) % len(points)]
        before, after = math.hypot(bx - ax, by_ - ay) or 1.0, math.hypot(cx - bx, cy - by_) or 1.0
        n1 = -(by_ - ay) / before * sign, (bx - ax) / before * sign
        n2 = -(cy - by_) / after * sign, (cx - bx) / after * sign
        m = n1[0] + n2[0], n1[1] + n2[1]
        q = max(0.25, m[0] * n1[0] + m[1] * n1[1])
        found.append((bx + m[0] / q * by, by_ + m[1] / q * by))
    return found


def rounded(points: Sequence[Point], r: float) -> list[Point]:
    """An outline whose corners are small arcs of about `r` px."""
    found: list[Point] = []
    for i, b in enumerate(points):
        a, c = points[i - 1], points[(i + 1) % len(points)]
        before, after = math.dist(a, b) or 1.0, math.dist(b, c) or 1.0
        turn = math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0])
        if abs((turn + math.pi) % (2 * math.pi) - math.pi) < 0.35:
            found.append(b)
            continue
        p = _toward(b, a, min(r, before * 0.45) / before)
        s = _toward(b, c, min(r, after * 0.45) / after)
        for j in range(5):
            t = j / 4
            found.append(
                (
                    (1 - t) ** 2 * p[0] + 2 * t * (1 - t) * b[0] + t * t * s[0],
                    (1 - t) ** 2 * p[1] + 2 * t * (1 - t) * b[1] + t * t * s[1],
                )
            )
    return found


def _toward(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def spline(points: Sequence[Point], steps: int = 10) -> list[Point]:
    """A smooth line through points."""
    if len(points) < 3:
        return list(points)
    p = [points[0], *points, points[-1]]
    found: list[Point] = []
    for i in range(1, len(p) - 2):
        for j in range(steps):
            t = j / steps
            x, y = (
                0.5
                * (
                    2 * p[i][d]
                    + (p[i + 1][d] - p[i - 1][d]) * t
                    + (2 * p[i - 1][d] - 5 * p[i][d] + 4 * p[i + 1][d] - p[i + 2][d]) * t * t
                    + (3 * p[i][d] - p[i - 1][d] - 3 * p[i + 1][d] + p[i + 2][d]) * t**3
                )
                for d in (0, 1)
            )
            found.append((x, y))
    return [*found, points[-1]]
