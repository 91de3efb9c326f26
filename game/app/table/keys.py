"""The keyboard on a table: cell cursor, actions, focus, zoom, and Esc, which goes back one."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

import pygame
from pygame.event import Event

from game.app.table.coach import Coach
from game.app.table.curtain.handover import hide
from game.app.table.host import Hand, Table
from game.app.table.menus import Menus
from game.app.table.moving.drag import Drag
from game.app.table.panels.dock import DIGITS, PADS
from game.app.table.panels.spot import Subject
from game.app.table.results.results import Results
from game.app.table.spread.data import CARDS
from game.app.ui.widgets import Group

PRESSING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class Typed(Table, Protocol):
    """A table that hears keys. `keyboard`: the cursor is moved by keys; `pinned`: what the inspector keeps; `pulse`:
    the space that beats; `drag`: what the mouse holds."""

    keyboard: bool
    pinned: Subject | None
    drag: Drag | None

    @property
    def pulse(self) -> Hashable: ...

    @property
    def group(self) -> Group: ...

    @property
    def pointer(self) -> Hand: ...

    @property
    def coach(self) -> Coach | None: ...

    @property
    def menus(self) -> Menus: ...

    @property
    def results(self) -> Results: ...

    def calm(self) -> None: ...

    def hasten(self) -> bool: ...

    def hurry(self) -> bool: ...

    def zoom(self, steps: int, at: tuple[int, int] | None = None) -> None: ...


class Keys:
    """Turns keys into looking and answering; where the cursor goes is for the game to say."""

    def __init__(self, scene: Typed) -> None:
        self.scene = scene

    def cursor(self, dx: int, dy: int) -> None:
        """Move the cell cursor one space to the right or left, down or up."""
        raise NotImplementedError

    def taken_back(self) -> bool:
        """Whether something of the game was put away that Esc ends before all else."""
        return False

    def handle(self, event: Event) -> bool:
        """A key was pressed; True when it was used."""
        s = self.scene
        if event.key == pygame.K_ESCAPE:
            return self._escape()
        ran = s.hasten()
        if event.key == pygame.K_h and event.mod & pygame.KMOD_ALT:
            hide(s)
            return True
        if s.coach and s.coach.key(event):
            return True
        if ran and (event.key in PRESSING or event.key in (*DIGITS, *PADS)):
            return True  # the same key means something else now
        if event.key in ARROWS and (s.group.focus is None or s.keyboard):
            if not self._to_cards():
                self.cursor(*ARROWS[event.key])
            return True
        if event.key == pygame.K_F1:
            return self._tell()
        if event.unicode == "?":
            s.menus.help()
            return True
        if event.unicode in ("+", "-"):
            s.zoom(1 if event.unicode == "+" else -1)
            return True
        if event.key == pygame.K_PAGEUP or event.key == pygame.K_PAGEDOWN:
            s.panels.side.leaf(2 if event.key == pygame.K_PAGEUP else -2)
            return True
        if s.group.handle(event):
            if s.group.focus is not None:
                s.keyboard = False
                s.pointer.show()
            return True
        if event.key in (pygame.K_b, pygame.K_r):
            s.menus.rulebook()
            return True
        return ran

    def _to_cards(self) -> bool:
        """Go to the first of the cards that lie over the board, if some do: from there arrows lead to all of them."""
        s = self.scene
        card = next((w for w in s.group.widgets if w.focusable and w.name.startswith(CARDS)), None)
        if card is not None:
            s.group.set_focus(card)
            s.keyboard = False
            s.pointer.show()
        return card is not None

    def _tell(self) -> bool:
        """The tip of what is focused or pointed at stays open; help where nothing is."""
        s = self.scene
        w = s.group.focus or s.group.hover
        if w is None or not w.hint:
            s.menus.help()
        elif not s.app.tips.pinned:
            s.app.tips.point(w.rect, w.hint, w.name, now=True)
            s.app.tips.pinned = True
        return True

    def _escape(self) -> bool:
        """Back one: what is held, what is tried out, what is pinned; then the menu."""
        s = self.scene
        if s.hurry():
            return True
        if s.drag is not None:
            s.drag.release(s.app.settings.factor)
            s.pointer.forget()
            return True
        if self.taken_back() or s.results.last():
            return True
        if s.keyboard or s.pinned is not None or s.group.focus is not None or s.pulse is not None:
            s.keyboard, s.pinned = False, None
            s.calm()
            s.group.set_focus(None)
            s.pointer.look_again()
            s.panels.refresh()
            return True
        return s.menus.way_out()
