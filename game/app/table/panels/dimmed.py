"""What is pressed for an answer looks so only while a press counts: dim while what was answered is still being shown,
and until what came up by itself has been seen."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Protocol

from pygame import Rect, Surface

from game.app.table.bots import Bots
from game.app.table.host import Table
from game.app.table.moving.animate import APlayer
from game.app.ui.kit import Kit
from game.app.ui.widgets import Group, Widget

SOON_MS = 250.0
"""What is shown for no longer than this dims nothing: it would only flicker."""
ANSWERS = ("primary", "tile:", "press:")
"""How the names begin of what gives an answer beside the board."""
DARK, DEEP = (14, 11, 10), 130
"""The veil over it, and how dense it is of 255."""


class Answered(Table, Protocol):
    """A table with something to press, where bots may sit."""

    @property
    def bots(self) -> Bots: ...

    @property
    def group(self) -> Group: ...

    @property
    def player(self) -> APlayer: ...


class Dimmed:
    """Sets a veil over each button that does not count now, on the layers of the scene."""

    def __init__(self, scene: Answered) -> None:
        self.scene = scene
        self.shown = 0.0  # ms that something has been shown
        self.over: dict[str, Hashable] = {}

    def update(self, dt: float) -> bool:
        """Time goes by; True while something is dim that will be lit by itself."""
        s = self.scene
        self.shown = self.shown + dt if s.player.playing else 0.0
        found = {w.name: w for w in s.group.widgets if w.name.startswith(ANSWERS) and w.rect.w and self._dim(w)}
        now: dict[str, Hashable] = {name: tuple(w.rect) for name, w in found.items()}
        if now != self.over:
            for name in self.over.keys() - now.keys():
                s.layers.drop(f"dim:{name}")
            for name, w in found.items():
                s.layers.set(
                    f"dim:{name}", w.rect, (s.kit, tuple(w.rect)), partial(_veil, s.kit, w.rect.copy()), w.level
                )
            self.over = now
            s.repaint()
        return bool(now) and not s.player.playing

    def laid(self) -> None:
        """The layers are new."""
        self.over = {}

    def _dim(self, widget: Widget) -> bool:
        """Whether a press on it would not do what stands on it."""
        s = self.scene
        if not s.player.playing:
            return widget.action is not None and s.app.ears.steady.unready(widget)
        passes = widget.action == s.bots.skip and s.bots.thinks()
        return self.shown > SOON_MS and not passes


def _veil(kit: Kit, r: Rect, dst: Surface) -> None:
    kit.box(dst, r, DARK, 8, DEEP)
