"""The still parts of a table: each a panel painted when what it shows changes, with its places to press."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Generic, Protocol, TypeVar

import pygame
from pygame import Rect, Surface

from game.app.table.boards.host import Board
from game.app.table.boards.travel import Moved, Still, Travel
from game.app.table.coach import Coach
from game.app.table.host import Aside, Lower, Table
from game.app.table.menus import Menus
from game.app.table.panels.spot import Spot
from game.app.table.results.results import Results
from game.app.ui.widgets import Group, RoundButton, Widget

Self = TypeVar("Self")
S = TypeVar("S", bound="Shown")
"""What the board of a game shows."""
S_contra = TypeVar("S_contra", contravariant=True)


class Shown(Still, Protocol):
    """What a board shows. `over`: what lies over it, in px."""

    def _replace(self: Self, *, over: tuple[tuple[int, int, int, int], ...] = ...) -> Self:
        """The same with something else over it."""


class Paintable(Board, Moved[S_contra], Protocol[S_contra]):
    """A board as its panel has it painted."""


class Paneled(Table, Protocol[S]):
    """A table with its still parts. `shown`: what its board shows, `papers`: what lies over the board, in px."""

    @property
    def coach(self) -> Coach | None: ...

    @property
    def group(self) -> Group: ...

    @property
    def menus(self) -> Menus: ...

    @property
    def results(self) -> Results: ...

    @property
    def view(self) -> Paintable[S]: ...

    def shown(self) -> S: ...

    def papers(self) -> tuple[tuple[int, int, int, int], ...]: ...


class Panels(Generic[S]):
    """Sets the layers of the scene and its widgets from the situation; nothing here changes the game.

    A game makes the `side` and the `dock` and says what is at the `top`."""

    side: Aside
    dock: Lower

    def __init__(self, scene: Paneled[S]) -> None:
        self.scene = scene
        self.travel = Travel[S]()

    def exchange(self, side: Aside | None = None, dock: Lower | None = None) -> None:
        """Another side or another lower edge takes the place of the game's own, as in a replay."""
        self.side, self.dock = side or self.side, dock or self.dock

    def top(self) -> list[Widget]:
        """The top bar."""
        raise NotImplementedError

    def seats(self) -> list[Widget]:
        """Cards of the seats, where a game has them."""
        return []

    def refresh(self) -> None:
        """Bring every panel up to date and place the widgets anew."""
        self.board()
        group = self.scene.group
        was = group.hover
        widgets = [*self.seats(), *self.dock.widgets(), *self.side.widgets(), *self.top()]
        group.set(widgets)  # what is pointed at may be gone, and with it the inspector's page
        group.set([*widgets, *self.side.inspect()])
        if self.scene.coach:
            group.set([*group.widgets, *self.scene.coach.widgets()])
        group.set([*group.widgets, *self.scene.results.widgets()])
        if was is not None and group.hover is None:
            self.scene.app.tips.clear()
        group.default = group.named("primary")
        self.buttons()
        self.scene.repaint()

    def buttons(self) -> None:
        """The buttons as they stand, each a layer of its own: a resting button costs nothing."""
        s = self.scene
        k = s.kit
        shown = set()
        for w in s.group.widgets:
            if not isinstance(w, Spot):
                shown.add(f"button:{w.name}")
                said = getattr(w, "label", ""), getattr(w, "sub", ""), getattr(w, "kind", ""), getattr(w, "share", 0)
                key = (k, w.state, *said, w.why)
                s.layers.set(f"button:{w.name}", w.extent(k), key, partial(w.draw, k), w.level)
        for name in [n for n in s.layers.panels if n.startswith("button:") and n not in shown]:
            s.layers.drop(name)

    def board(self) -> None:
        """The board with its frame, painted again when what it shows changed; while it is moved about, a quick picture
        of it."""
        s = self.scene
        k, p, layers = s.kit, s.places, s.layers
        seen = s.view.camera.cell, s.view.camera.origin
        if self.moves and self.lies() is None:
            layers.set("board", p.board, (k, "moves", *seen), self._paint_moved, solid=True)
            return
        shown = s.shown()._replace(over=s.papers())
        frame = k.u(p.frame)
        outer = p.board.inflate(2 * frame + 2 * k.u(30), 2 * frame + 2 * k.u(34))
        layers.set("frame", outer, (k, p.board.size), self._paint_shadow)
        key = k, shown, self.lies(), *seen, tuple(k.looks)
        layers.set("board", p.board, key, partial(self.paint_board, shown), solid=True)
        layers.set("rim", p.board.inflate(2 * frame, 2 * frame), (k, p.board.size), self._paint_rim)

    @property
    def moves(self) -> bool:
        """Whether the board is moved about."""
        return self.travel.moves(self.scene.kit, self.scene.view)

    def rests(self, dt: float) -> None:
        """Time goes by: a board that has come to rest gets its sharp picture."""
        if self.travel.rests(dt, self.scene.kit, self.scene.view):
            self.board()
            self.scene.repaint()

    def lies(self) -> Hashable:
        """What lies over the board and is painted with it; None for nothing."""
        return None

    def paint_board(self, shown: S, dst: Surface) -> None:
        """The board as it is."""
        self.travel.sharp(self.scene.kit, dst, self.scene.view, shown)

    def _paint_moved(self, dst: Surface) -> None:
        self.travel.paint(self.scene.kit, dst, self.scene.view)

    def _paint_shadow(self, dst: Surface) -> None:
        self.scene.kit.frame_shadow(dst, self.scene.places.board)

    def _paint_rim(self, dst: Surface) -> None:
        p = self.scene.places
        self.scene.kit.frame(dst, p.board, p.frame, 8)

    def ways_out(self) -> list[Widget]:
        """Help and menu at the right end of the top bar."""
        s = self.scene
        k, p, words = s.kit, s.places, s.words
        side = k.u(28)
        y = p.bar.centery - k.u(1) - side // 2
        return [
            RoundButton(
                Rect(p.bar.right - k.u(68), y, side, side),
                "help",
                s.menus.help,
                tip=words("table.help.tip"),
                keys=(pygame.K_QUESTION, pygame.K_h),
                name="help",
            ),
            RoundButton(
                Rect(p.bar.right - k.u(36), y, side, side),
                "menu",
                s.menus.menu,
                tip=words("table.menu.tip"),
                name="menu",
            ),
        ]
