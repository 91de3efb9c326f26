"""The lower edge of a captain's table: the primary button or the one that turns cards up, undo, redo, hint, zoom."""

from __future__ import annotations

from typing import Protocol

import pygame
from pygame import Rect

from game.app.captains.host import SeatedDocked
from game.app.captains.layout import Places
from game.app.shell.words import Words
from game.app.table.panels.dock import Dock
from game.app.table.panels.hint_button import hint_button
from game.app.ui.widgets import Button, RoundButton, Widget


class SeatedDock(Dock):
    """What docks of captains have in common."""

    scene: SeatedDocked

    def ready(self) -> bool:
        return self.first() is not None or not self.scene.now.mine

    def buttons(self, beside: tuple[Widget, ...] = ()) -> list[Widget]:
        """The buttons in Tab order, those of the game `beside` the hint."""
        s = self.scene
        brass = self.brass()
        if s.waiting >= 0:
            brass = s.peek.button(s.places.primary, *self.primary()[:2], kind="primary", name="primary")
        board = () if s.covered else (*self.zoom_pad(), *s.recap.widgets())
        return [brass, *self.back_and_on(), hint_button(s, s.places.hint, self.roomy), *beside, *board]

    def face_down(self, r: Rect) -> list[Widget]:
        """The button in the middle of `r` that turns cards up while they lie there face down."""
        s, k = self.scene, self.scene.kit
        if s.waiting < 0:
            return []
        label = s.words("curtain.hold")
        wide = min(k.width(label, "bold", 14) + k.t(100), r.w - k.u(16))
        box = Rect(r.centerx - wide // 2, r.centery - k.t(18), wide, k.t(36))
        return [s.peek.button(box, label, kind="wood", name="look")]


class Surveyed(Protocol):
    """A table with an overview over it."""

    @property
    def places(self) -> Places: ...

    @property
    def words(self) -> Words: ...

    def overview(self) -> None: ...


def overview_button(s: Surveyed, called: str, roomy: bool) -> Widget:
    """The button that shows everything at once, `called` by that key; only its sign where there is little room."""
    r, words = s.places.details, s.words
    tip, keys = words(f"{called}.tip"), (pygame.K_d,)
    if s.places.compact:
        return RoundButton(r, "log", s.overview, tip=tip, keys=keys, name="overview")
    cap = "D" if roomy else ""
    return Button(r, words(called), s.overview, icon="log", cap=cap, tip=tip, keys=keys, name="overview")
