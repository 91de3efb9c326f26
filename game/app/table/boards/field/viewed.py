"""Which part of a growing map is seen: all of it, what is wanted together, cards near enough to be read."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

from game.app.table.boards.camera import Camera
from game.app.table.boards.field import names as letters
from game.app.table.boards.field.data import Cell, Piece, Place
from game.app.table.boards.field.grid import HIGH, Grid, around
from game.app.table.panels import corner
from game.app.ui.kit import Kit


class Viewed:
    """A grid under a camera; `legible`, `shift` and `names` as `FieldBoard` has them."""

    def __init__(self, legible: float, shift: float, names: bool) -> None:
        self.legible, self.names = legible, names
        self.grid = Grid(shift=shift)
        self.taken: frozenset[Cell] = frozenset()
        self.camera = Camera(*self.grid.size)
        self.window = Rect(0, 0, 1, 1)
        self.focus: Cell = (0, 0)  # around which it is seen where not all of it can be
        self.wanted: frozenset[Cell] = frozenset()  # what is to be seen together, however small that makes it
        self._near = 1.0  # how near it was looked at by itself
        self.upright = False  # whether the round buttons are a column at the left, not a row below
        self._kit: Kit | None = None

    def fit(self, kit: Kit, window: Rect) -> None:
        """Look through another window; the whole map leaves a strip of it free for the round buttons. Through the same
        one it is seen as before: who drew it along finds it there."""
        same = self._kit is not None and (self._kit.scale, self.window) == (kit.scale, window)
        self.window, self._kit = Rect(window), kit
        own = self._own
        self._through()
        if own and not same:
            self._approach()

    def lay(self, pieces: Iterable[Piece]) -> None:
        """The map has these cards from now on: it grows where it must, and what is seen near doesn't move."""
        before, self.taken = self.taken, frozenset(one.cell for one in pieces if isinstance(one, Place))
        grid = around(self.taken, self.grid.shift, self.grid)
        cam = self.camera
        if grid == self.grid:
            self._hearten()
            if cam.zoom == self._near and before != self.taken:
                self._reveal()
            return
        anchor = self.grid.at(*cam.board(cam.window.center))
        own = self._own
        size, spot, near = cam.cell, self.middle(anchor), cam.zoom > 1.0
        self.grid = grid
        cam.columns, cam.rows = grid.size
        self._hearten()
        self._through()
        if near:
            cam.zoom = min(cam.zooms[-1], max(cam.least, size / (cam.cell / cam.zoom)))
            cam.fit(cam.window)
            now = self.middle(anchor)
            cam.pan(spot[0] - now[0], spot[1] - now[1])
        if own:
            self._approach(near and len(self.taken ^ before) == 1)  # a game that is leafed through is no one card more

    def want(self, cells: frozenset[Cell]) -> None:
        """Places that are chosen among are seen together from now on; with none, cards are large enough to be read."""
        if cells != self.wanted:
            self.wanted = cells
            own = self._own
            self._bound()
            if own:
                self._approach()

    def _hearten(self) -> None:
        """Whoever sees all of it has the cards in the middle."""
        corners = [self.grid.corner(cell) for cell in self.taken] or [self.grid.corner((0, 0))]
        (left, top), (right, bottom) = (tuple(map(way, zip(*corners))) for way in (min, max))
        self.camera.heart = (left + right + 1) / 2, (top + bottom + HIGH) / 2

    @property
    def _own(self) -> bool:
        """Whether it is looked at from as near as by itself."""
        return self.camera.zoom in (1.0, self.camera.least, self._near)

    def _bound(self) -> None:
        """How far off it may be looked at: so that cards can be named, or all that is wanted is seen."""
        cam, kit = self.camera, self._kit
        least = letters.narrowest(kit) * cam.zoom / cam.cell if self.names and kit is not None else 1.0
        cam.least = max(1.0, min(least, self._together()[2]) if self.wanted else least)
        if cam.zoom < cam.least:
            cam.zoom = cam.least
            cam.fit(cam.window)

    def _together(self) -> tuple[float, float, float]:
        """The middle of what is wanted, and from how near all of it is seen."""
        cam = self.camera
        corners = [self.grid.corner(cell) for cell in self.wanted]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        right, bottom = max(x for x, _ in corners) + 1, max(y for _, y in corners) + HIGH
        most = min(cam.window.w / (right - left), cam.window.h / (bottom - top)) * cam.zoom / cam.cell
        return (left + right) / 2, (top + bottom) / 2, most

    def _gather(self, nearest: float) -> None:
        """As near as what is wanted can be seen together, but no nearer than that."""
        cam = self.camera
        x, y, most = self._together()
        self._near = cam.zoom = max([zoom for zoom in cam.zooms if zoom <= min(most, nearest)], default=cam.least)
        cam.center = x, y
        cam.fit(cam.window)

    def _approach(self, kept: bool = False) -> None:
        """From so near that cards can be read; who zooms has it as they like. `kept`: as near as before will do."""
        cam = self.camera
        least = self.legible * self._kit.scale if self._kit is not None else 0.0
        whole = cam.cell / cam.zoom
        legible = next((zoom for zoom in cam.zooms if whole * zoom >= least), cam.zooms[-1])
        if self.wanted:
            self._gather(legible)
            return
        if kept and cam.cell >= least:
            self._near = cam.zoom
            self._reveal()
            return
        self._near = legible
        if cam.zoom != self._near:
            cam.zoom = self._near
            x, y = self.grid.corner(self.focus)
            cam.center = x + 0.5, y + HIGH / 2
            cam.fit(cam.window)
        self._reveal()

    def _reveal(self) -> None:
        """As much of the cards and the free ring around them as has room is in sight, no farther moved than needed:
        nothing is hidden on one side while there is empty space beyond the other."""
        boxes = [self.box(cell) for cell in self.taken]
        if not boxes:
            return
        (wide, high), seen = self.card, self.camera.window
        cards = boxes[0].unionall(boxes[1:])
        ring = cards.inflate(2.3 * wide, 2.3 * high)
        across, down = ring if ring.w <= seen.w else cards, ring if ring.h <= seen.h else cards
        self.camera.pan(
            moved(across.left, across.right, seen.left, seen.right), moved(down.top, down.bottom, seen.top, seen.bottom)
        )

    def _through(self) -> None:
        """The camera's window: without the strip of the buttons, which lies where it costs less."""
        cam = self.camera
        if self._kit is None:
            cam.fit(self.window)
            return
        inner, self.upright = corner.inner(self._kit, self.window, cam.columns, cam.rows)
        cam.fit(inner)
        self._bound()

    def middle(self, cell: Cell) -> tuple[float, float]:
        """The centre of a cell in px."""
        x, y = self.grid.corner(cell)
        return self.camera.point(x + 0.5, y + HIGH / 2)

    def box(self, cell: Cell) -> Rect:
        """The px of a cell: all cells have the same size, whatever part of a pixel they begin at."""
        x, y = self.camera.point(*self.grid.corner(cell))
        return Rect((round(x), round(y)), self.card)

    @property
    def card(self) -> tuple[int, int]:
        """The size of a card in px."""
        return max(2, round(self.camera.cell)), max(2, round(self.camera.cell * HIGH))


def moved(low: int, high: int, seen_low: int, seen_high: int) -> int:
    """How far what lies from `low` to `high` moves so that as much of it as may be is seen."""
    before, after = seen_low - low, high - seen_high  # hidden on each side, negative where there is space beyond
    if before > 0 > after:
        return min(before, -after)
    return -min(after, -before) if after > 0 > before else 0
