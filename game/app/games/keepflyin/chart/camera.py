"""Which part of a chart of hexes is seen, and how large. Hexes lie on whole pixels, so that all look alike."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from pygame import Rect

from game.app.table.boards.camera import ZOOMS, stepped

HIGH = 2 / math.sqrt(3)  # height of a pointy-top hex of width 1
ROW = HIGH * 0.75
FLAT = 0.98  # hexes may be so much flatter than regular ones where the whole chart fits better then


@dataclass
class HexCamera:
    """A window of pixels on `columns` x `rows` hexes, odd rows half a hex to the right; zoom 1 shows the whole chart.

    `wide`: px from a hex to its right neighbour, `down`: px from one row to the next, `origin`: px of the upper left
    corner of the chart's box. `center`: what is in the middle of the window, as a share of that box. `keep`: px on the
    left or at the bottom of the window that the whole chart leaves free, one of the two 0.
    """

    columns: int
    rows: int
    window: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    zoom: float = 1.0
    center: tuple[float, float] = (0.5, 0.5)
    wide: int = 2
    down: int = 2
    origin: tuple[int, int] = (0, 0)
    keep: tuple[int, int] = (0, 0)

    @property
    def cell(self) -> float:
        """The width of a hex in px, as `Camera` calls it."""
        return float(self.wide)

    @property
    def least(self) -> float:
        """The zoom that shows the whole chart, as `Camera` calls it."""
        return 1.0

    @property
    def high(self) -> float:
        """The height of a hex in px."""
        return self.down / 0.75

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the chart's box in px."""
        return self.wide * (self.columns + 0.5), self.down * (self.rows + 1 / 3)

    def fit(self, window: Rect, keep: int = 0) -> None:
        """Look through another window, keeping zoom and centre; the whole chart leaves `keep` px free on the left or
        at the bottom, where that costs it less."""
        self.window = Rect(window)
        self.keep = max((keep, 0), (0, keep), key=lambda keep: min(self._room(keep)[0], self._room(keep)[1]))
        self._settle()

    def _room(self, keep: tuple[int, int]) -> tuple[float, float]:
        """How wide a hex may be for the window's width and for its height."""
        across = (self.window.w - keep[0]) / (self.columns + 0.5)
        return across, int((self.window.h - keep[1]) / (self.rows + 1 / 3)) / (ROW * FLAT)

    def home(self) -> None:
        """Show the whole chart."""
        self.zoom, self.center = 1.0, (0.5, 0.5)
        self._settle()

    def zoom_by(self, steps: int, at: tuple[int, int] | None = None) -> bool:
        """In (positive) or out; the point of the chart under `at` stays there. False when there is no further step."""
        to = stepped(ZOOMS, self.zoom, steps)
        if to == self.zoom:
            return False
        x, y = at or self.window.center
        share = (x - self.origin[0]) / self.size[0], (y - self.origin[1]) / self.size[1]
        self.zoom = to
        self._settle()
        off = self.origin[0] + share[0] * self.size[0] - x, self.origin[1] + share[1] * self.size[1] - y
        self._move(*off)
        return True

    def goes(self, steps: int) -> bool:
        """Whether there is a further step nearer (positive) or farther."""
        return stepped(ZOOMS, self.zoom, steps) != self.zoom

    def pan(self, dx: float, dy: float) -> None:
        """Move the chart under the window by pixels."""
        if self.zoom > 1.0:
            self._move(-dx, -dy)

    def show(self, x: float, y: float) -> bool:
        """Bring a point of the chart (in hex widths) into the window; says whether the chart moved."""
        px, py = self.point(x, y)
        if self.window.inflate(-2 * self.wide, -2 * self.wide).collidepoint(px, py):
            return False
        before = self.origin
        self._move(px - self.window.centerx, py - self.window.centery)
        return self.origin != before

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point of the chart, in hex widths from its upper left corner, as pixels."""
        return self.origin[0] + x * self.wide, self.origin[1] + y * self.down / ROW

    def board(self, at: tuple[float, float]) -> tuple[float, float]:
        """A pixel as a point of the chart in hex widths."""
        return (at[0] - self.origin[0]) / self.wide, (at[1] - self.origin[1]) * ROW / self.down

    def middle(self, column: int, row: int) -> tuple[int, int]:
        """The centre of a hex in px."""
        half = self.wide // 2
        x = self.origin[0] + self.wide * column + half + (half if row & 1 else 0)
        return x, self.origin[1] + self.down * row + round(self.high / 2)

    def hex_at(self, pos: tuple[float, float]) -> tuple[int, int] | None:
        """Column and row of the hex under a pixel: the one whose centre is nearest; None off the chart."""
        row = round((pos[1] - self.origin[1] - self.high / 2) / self.down)
        best, least = None, (self.high / 2) ** 2
        for r in (row - 1, row, row + 1):
            shift = self.wide // 2 * (2 if r & 1 else 1)
            c = round((pos[0] - self.origin[0] - shift) / self.wide)
            if 0 <= c < self.columns and 0 <= r < self.rows:
                x, y = self.middle(c, r)
                far = (x - pos[0]) ** 2 + (y - pos[1]) ** 2
                if far <= least:
                    best, least = (c, r), far
        return best

    def corners(self, column: int, row: int, share: float = 1.0) -> list[tuple[float, float]]:
        """The six corners of a hex in px, clockwise from the top, pulled in to `share` of its size."""
        x, y = self.middle(column, row)
        a, b = self.wide / 2 * share, self.high / 2 * share
        return [(x, y - b), (x + a, y - b / 2), (x + a, y + b / 2), (x, y + b), (x - a, y + b / 2), (x - a, y - b / 2)]

    def box(self, column: int, row: int, grow: float = 0.0) -> Rect:
        """The px around a hex, `grow` hexes wider on each side."""
        x, y = self.middle(column, row)
        w, h = self.wide * (1 + 2 * grow), self.high + self.wide * 2 * grow
        return Rect(round(x - w / 2), round(y - h / 2), math.ceil(w), math.ceil(h))

    def seen(self) -> list[tuple[int, int]]:
        """The hexes of which something is in the window."""
        first = max(0, int((self.window.y - self.origin[1]) / self.down) - 1)
        last = min(self.rows, int((self.window.bottom - self.origin[1]) / self.down) + 1)
        left = max(0, int((self.window.x - self.origin[0]) / self.wide) - 1)
        right = min(self.columns, int((self.window.right - self.origin[0]) / self.wide) + 1)
        return [(column, row) for row in range(first, last) for column in range(left, right)]

    def _move(self, dx: float, dy: float) -> None:
        self.center = self.center[0] + dx / self.size[0], self.center[1] + dy / self.size[1]
        self._settle()

    def _settle(self) -> None:
        """Sizes and corner from window, zoom and centre; the chart's edge never leaves a gap it could fill."""
        down = (self.window.h - self.keep[1]) / (self.rows + 1 / 3)
        self.wide = max(2, int(min(self._room(self.keep)) * self.zoom))
        self.down = max(2, int(self.wide * ROW + 0.5))
        if self.zoom == 1.0:
            self.down = max(2, min(self.down, int(down)))
        middle = []
        for at, px, size in zip(self.center, self.window.size, self.size):
            half = px / size / 2
            middle.append(0.5 if half >= 0.5 else max(half, min(1 - half, at)))
        self.center = middle[0], middle[1]
        self.origin = (
            round(self.window.centerx - self.center[0] * self.size[0]),
            round(self.window.centery - self.center[1] * self.size[1]),
        )
        if self.zoom == 1.0:
            x = max(self.origin[0], self.window.x + self.keep[0])
            y = min(self.origin[1], math.floor(self.window.bottom - self.keep[1] - self.size[1]))
            self.origin = x, y
