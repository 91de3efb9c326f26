"""Mouse and keys on the board of the heist editor: where the pen is, strokes, boxes, zoom and pan."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.app.games.fistful.board.drawing import side_of
from game.app.table.keys import ARROWS
from game.app.ui.widgets import Field
from game.app.ui.widgets.group import ENTER
from game.content.fistful.sketch.draw import box
from game.content.fistful.sketch.sketch import Cell, Edge

if TYPE_CHECKING:
    from game.app.games.fistful.editor.editor import Editor

SIDES = "NESW"
TURNS = {pygame.K_UP: "N", pygame.K_RIGHT: "E", pygame.K_DOWN: "S", pygame.K_LEFT: "W"}


class Hand:
    """`cell` and `edge` are where the pen is; `corner` where a box began."""

    def __init__(self, scene: Editor) -> None:
        self.scene = scene
        self.cell: Cell | None = None
        self.edge: Edge | None = None
        self.side = "E"
        self.corner: Cell | None = None
        self.drawing = False
        self.panning: tuple[int, int] | None = None

    def handle(self, event: Event) -> bool:
        """True when the event was used."""
        s = self.scene
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEMOTION and (self.drawing or self.panning):
            return self._drag(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.drawing:
            self.lift()
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button in (2, 3) and self.panning:
            self.panning = None
            return True
        used = s.group.handle(event)
        if event.type == pygame.MOUSEMOTION:
            self.point(event.pos if s.group.hover is None else None)
        elif event.type == pygame.WINDOWLEAVE:
            self.point(None)
        if used or not self._inside(event):
            return used
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            s.group.set_focus(None)
            self.point(event.pos)
            self.press(bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (2, 3):
            self.panning = event.pos
        elif event.type == pygame.MOUSEWHEEL:
            s.zoom(1 if event.y > 0 else -1, pygame.mouse.get_pos())
        return True

    def _inside(self, event: Event) -> bool:
        """Whether the mouse is on the board."""
        if event.type == pygame.MOUSEWHEEL:
            return bool(self.scene.view.window.collidepoint(pygame.mouse.get_pos()))
        pos = getattr(event, "pos", None)
        return pos is not None and bool(self.scene.view.window.collidepoint(pos))

    # ------------------------------------------------------------ the pen

    def point(self, pos: tuple[int, int] | None) -> None:
        """The pen is at a pixel, or nowhere."""
        board = self.scene.board
        cell, edge = (board.cell_at(pos), board.edge_at(pos)) if pos else (None, None)
        if (cell, edge) != (self.cell, self.edge):
            self.cell, self.edge = cell, edge
            self.scene.invalidate(self.scene.view.window)

    def press(self, boxed: bool = False) -> None:
        """The pen touches the board."""
        s = self.scene
        if self.cell is None:
            return
        s.app.tips.clear()
        s.history.begin()
        s.pens.begin()
        self.drawing = True
        if boxed and s.pens.paints():
            self.corner = self.cell
            s.invalidate(s.view.window)
        else:
            self._use()

    def lift(self) -> None:
        """The pen leaves the board: a box is filled, the stroke is one step."""
        s = self.scene
        if self.corner is not None and self.cell is not None:
            s.pens.fill(s.sketch, self.boxed())
        self.corner, self.drawing = None, False
        s.history.end()
        s.changed()

    def release(self) -> None:
        """The stroke ends where it is, a box that was begun comes to nothing."""
        self.panning = None
        if self.corner is not None or self.drawing:
            self.corner, self.drawing = None, False
            self.scene.history.end()
            self.scene.changed()

    def boxed(self) -> list[Cell]:
        """The cells of the box that is being drawn."""
        if self.corner is None or self.cell is None:
            return []
        wide, high = self.scene.sketch.size
        return [(x, y) for x, y in box(self.corner, self.cell) if x < wide and y < high]

    def _use(self) -> None:
        s = self.scene
        if s.pens.kind.edges:
            why = s.pens.edge(s.sketch, self.edge) if self.edge else ""
        else:
            why = s.pens.cell(s.sketch, self.cell) if self.cell else ""
        if why and self.cell is not None:
            s.refuse(why, s.board.camera.box(*self.cell))
        s.drawn()

    def _drag(self, event: Event) -> bool:
        s = self.scene
        if self.panning:
            dx, dy = event.pos[0] - self.panning[0], event.pos[1] - self.panning[1]
            self.panning = event.pos
            s.board.camera.pan(dx, dy)
            s.invalidate(s.view.window)
            return True
        before = self.cell, self.edge
        self.point(event.pos)
        moved = (self.edge != before[1]) if s.pens.kind.edges else (self.cell != before[0])
        if moved and self.corner is None and s.pens.kind.brush:
            if not s.pens.kind.edges and before[0] and self.cell:
                for cell in way(before[0], self.cell):
                    s.pens.cell(s.sketch, cell)
                s.drawn()
            else:
                self._use()
        return True

    # ------------------------------------------------------------ keys

    def _key(self, event: Event) -> bool:
        s = self.scene
        if isinstance(s.group.focus, Field):
            return s.group.handle(event)
        if event.key == pygame.K_ESCAPE:
            return self._escape()
        if event.mod & pygame.KMOD_CTRL:
            deeds = {pygame.K_s: s.keep, pygame.K_z: s.undo, pygame.K_y: s.redo, pygame.K_o: s.open_other}
            if event.key in deeds:
                deeds[event.key]()
                return True
        if s.group.focus is None:
            if event.key in ARROWS:
                return self._arrow(event)
            if event.key in ENTER or event.key == pygame.K_SPACE:
                self._touch(bool(event.mod & pygame.KMOD_SHIFT))
                return True
        if event.unicode in ("+", "-"):
            s.zoom(1 if event.unicode == "+" else -1)
            return True
        deeds = {pygame.K_HOME: s.zoom_home, pygame.K_F1: s.help, pygame.K_h: s.help}
        if event.unicode == "?" or event.key in deeds and not event.mod & pygame.KMOD_ALT:
            deeds.get(event.key, s.help)()
            return True
        rooms = {pygame.K_r: s.change_room, pygame.K_n: s.new_room}
        if event.key in rooms and (s.pens.tool == "floor" or s.pens.tool == "landing" and event.key == pygame.K_r):
            rooms[event.key]()
            return True
        return s.group.handle(event)

    def _touch(self, boxed: bool) -> None:
        """Space or Enter: a stroke on the spot; with Shift a box begins, and ends the next time."""
        if self.corner is not None:
            self.lift()
            return
        self.press(boxed)
        if self.corner is None and self.drawing:
            self.lift()

    def _arrow(self, event: Event) -> bool:
        """The pen goes on by one cell; with Alt or Ctrl it takes another side of the cell."""
        s = self.scene
        wide, high = s.sketch.size
        if self.cell is None:
            self.cell = wide // 2, high // 2
        elif event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            self.side = TURNS[event.key]
        else:
            dx, dy = ARROWS[event.key]
            self.cell = max(0, min(wide - 1, self.cell[0] + dx)), max(0, min(high - 1, self.cell[1] + dy))
        self.edge = side_of(self.cell, self.side)
        s.board.camera.show(self.cell[0] + 0.5, self.cell[1] + 0.5)
        s.invalidate(s.view.window)
        return True

    def _escape(self) -> bool:
        """Back one: a box that was begun, the focus, the pen; then the way out."""
        s = self.scene
        if self.corner is not None or self.drawing:
            self.release()
        elif s.group.focus is not None:
            s.group.set_focus(None)
        else:
            s.leave_asking()
        return True


def way(a: Cell, b: Cell) -> list[Cell]:
    """The cells a fast mouse has passed on its way."""
    n = max(abs(b[0] - a[0]), abs(b[1] - a[1]), 1)
    return [(round(a[0] + (b[0] - a[0]) * i / n), round(a[1] + (b[1] - a[1]) * i / n)) for i in range(1, n + 1)]
