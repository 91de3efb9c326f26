"""A scene that is a list: lines in a tray, the chosen one on parchment beside it; clicks, keys, wheel and bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.menus.saves.row import Row, Track
from game.app.shell.app import App
from game.app.shell.stack import Scene
from game.app.ui.widgets import Group

if TYPE_CHECKING:
    from game.app.menus.lists.view import ListingView

DOUBLE_MS = 400.0
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class Listing(Scene):
    """`index` is the chosen line, `first` the topmost shown; the group's default is the button that opens a line."""

    view: ListingView

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.group = Group(app)
        self.index = self.first = 0
        self.since = DOUBLE_MS  # ms since a line was clicked

    @property
    def count(self) -> int:
        """How many lines there are."""
        raise NotImplementedError

    @property
    def typing(self) -> bool:
        """Whether letters belong to a field now."""
        return False

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        self.view.layout(size)

    # ------------------------------------------------------------ what is still read

    def fill(self) -> bool:
        """Read some lines more; True while there are more to come."""
        return False

    def filled(self, before: Sequence[object], now: Sequence[object]) -> None:
        """There are more lines than before: the chosen one stays chosen, and the one under the mouse, else the chosen
        one, stays where it is."""
        if not before:
            self.show()
            return
        under = self.group.hover
        held = under.index if isinstance(under, Row) else self.index
        self.first += now.index(before[held]) - held
        self.index = now.index(before[self.index])
        self.renew()

    # ------------------------------------------------------------ choosing

    def renew(self) -> None:
        """Show what is so now."""
        self.index = max(0, min(self.index, self.count - 1))
        self.first = max(0, min(self.first, self.count - self.view.shown))
        self.view.renew()

    def show(self) -> None:
        """Scroll so far that the chosen one is in sight."""
        if self.view.empty != (not self.count):
            self.view.layout(self.app.size)
            self.invalidate()
        self.index = max(0, min(self.index, self.count - 1))
        self.first = min(max(self.first, self.index - self.view.shown + 1), self.index)
        self.renew()

    def turned(self) -> None:
        """Another line is about to be chosen."""

    def choose(self, index: int) -> None:
        """Choose a line; a second click soon after opens it."""
        if index == self.index and self.since < DOUBLE_MS:
            self.act()
            return
        self.since = 0.0
        if index != self.index:
            self.turned()
        self.index = index
        self.show()

    def act(self) -> None:
        """What the big button does, where it can."""
        if self.group.default is not None:
            self.group.default.press()

    def scroll_to(self, first: int) -> None:
        """Another line on top; the chosen one stays chosen."""
        pulled = isinstance(self.group.down, Track)
        self.first = first
        self.renew()
        if pulled:
            self.group.down = self.group.named("track")

    def steer(self, event: Event) -> bool:
        """Arrows, Page Up and Down, Home and End choose another line."""
        n, page = self.count, max(1, self.view.shown - 1)
        to = {
            pygame.K_UP: self.index - 1,
            pygame.K_DOWN: self.index + 1,
            pygame.K_PAGEUP: self.index - page,
            pygame.K_PAGEDOWN: self.index + page,
            pygame.K_HOME: 0,
            pygame.K_END: n - 1,
        }
        if event.type != pygame.KEYDOWN or event.key not in to or not n:
            return False
        self.turned()
        self.index = max(0, min(to[event.key], n - 1))
        focused = isinstance(self.group.focus, Row)
        self.show()
        if focused:
            self.group.set_focus(next((w for w in self.group.widgets if isinstance(w, Row) and w.chosen), None))
        return True

    # ------------------------------------------------------------ events and time

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_to(self.first - event.y)
            return True
        down = self.group.down
        if event.type == pygame.MOUSEMOTION and isinstance(down, Track):
            down.drag(event.pos[1])
            return True
        if (
            event.type == pygame.KEYDOWN
            and not self.typing
            and (self.group.focus is None or event.key not in STEPS)
            and self.steer(event)
        ):
            return True
        return self.group.handle(event)

    def update(self, dt: float) -> bool:
        self.since = min(self.since + dt, 2 * DOUBLE_MS)
        return self.fill()

    def draw(self, surface: Surface, dirty: Rect) -> None:
        self.view.draw(surface, dirty)
