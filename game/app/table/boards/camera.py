"""Which part of a board is seen, and how large: zoom at the pointer, pan, home."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import Rect

ZOOMS = (1.0, 1.25, 1.5, 1.8, 2.2, 2.7)


def stepped(zooms: Sequence[float], zoom: float, steps: int) -> float:
    """How near a board is seen from, so many steps nearer (or farther) than now."""
    here = min(range(len(zooms)), key=lambda i: abs(zooms[i] - zoom))
    return zooms[max(0, min(len(zooms) - 1, here + steps))]


@dataclass
class Camera:
    """A window of pixels on a board of `columns` x `rows` cells; `center` in cells, zoom 1 shows the whole board, which
    is seen from no farther than `least`."""

    columns: float
    rows: float
    window: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    zoom: float = 1.0
    center: tuple[float, float] = (0.0, 0.0)
    margin: float = 0.35
    cell: float = 1.0
    origin: tuple[float, float] = (0.0, 0.0)
    least: float = 1.0
    heart: tuple[float, float] | None = None  # what is in the middle of the whole, None: the middle of the board

    @property
    def zooms(self) -> tuple[float, ...]:
        """How near it may be looked at, the farthest first."""
        return (self.least, *(zoom for zoom in ZOOMS if zoom > self.least))

    @property
    def wide(self) -> float:
        """The width of a cell in px."""
        return self.cell

    @property
    def down(self) -> float:
        """The height of a cell in px."""
        return self.cell

    def fit(self, window: Rect) -> None:
        """Look through another window, keeping zoom and centre."""
        self.window = Rect(window)
        if self.zoom == 1.0:
            self.center = (self.columns / 2, self.rows / 2)
        self._settle()

    def home(self) -> None:
        """Show the whole board, or as much of its middle as may be seen at a time."""
        self.zoom, self.center = self.least, self.heart or (self.columns / 2, self.rows / 2)
        self._settle()

    def zoom_by(self, steps: int, at: tuple[int, int] | None = None) -> bool:
        """In (positive) or out; the point of the board under `at` stays there. False when there is no further step."""
        to = self._step(steps)
        if to == self.zoom:
            return False
        at = at or self.window.center
        x, y = self.board(at)
        self.zoom = to
        self._settle()
        bx, by = self.board(at)
        self.center = self.center[0] + x - bx, self.center[1] + y - by
        if self.zoom == self.least:
            self.center = self.heart or (self.columns / 2, self.rows / 2)
        self._settle()
        return True

    def goes(self, steps: int) -> bool:
        """Whether there is a further step nearer (positive) or farther."""
        return self._step(steps) != self.zoom

    def _step(self, steps: int) -> float:
        """How near it is seen from after so many steps."""
        return stepped(self.zooms, self.zoom, steps)

    def pan(self, dx: float, dy: float) -> None:
        """Move the board under the window by pixels."""
        if self.zoom > 1.0:
            self.center = self.center[0] - dx / self.cell, self.center[1] - dy / self.cell
            self._settle()

    def show(self, x: float, y: float) -> bool:
        """Bring a point of the board (in cells) into the window; says whether the board moved."""
        px, py = self.point(x, y)
        if self.window.inflate(-int(self.cell), -int(self.cell)).collidepoint(px, py):
            return False
        self.center = (x, y)
        self._settle()
        return True

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point of the board in cells, as pixels."""
        return self.origin[0] + x * self.cell, self.origin[1] + y * self.cell

    def board(self, at: tuple[float, float]) -> tuple[float, float]:
        """A pixel as a point of the board in cells."""
        return (at[0] - self.origin[0]) / self.cell, (at[1] - self.origin[1]) / self.cell

    def box(self, x: int, y: int, inset: float = 0.0) -> Rect:
        """The pixels of a cell; edges are rounded so that neighbours meet."""
        left, top = self.point(x, y)
        right, bottom = self.point(x + 1, y + 1)
        x0, y0 = round(left + inset), round(top + inset)
        return Rect(x0, y0, max(1, round(right - inset) - x0), max(1, round(bottom - inset) - y0))

    def _settle(self) -> None:
        """Cell size and origin from window, zoom and centre; the board's edge never leaves a gap it could fill."""
        wide, high = self.columns + 2 * self.margin, self.rows + 2 * self.margin
        self.cell = min(self.window.w / wide, self.window.h / high) * self.zoom
        middle = []
        for at, size, cells in (
            (self.center[0], self.window.w, self.columns),
            (self.center[1], self.window.h, self.rows),
        ):
            seen = size / self.cell / 2
            low, high_ = seen - self.margin, cells + self.margin - seen
            middle.append(cells / 2 if low > high_ else max(low, min(high_, at)))
        self.center = middle[0], middle[1]
        self.origin = (
            self.window.centerx - self.center[0] * self.cell,
            self.window.centery - self.center[1] * self.cell,
        )
