"""Replays: every game that was recorded, files that others gave, reports of errors; watch one, pass it on."""
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.folder import open_folder
from game.app.replay import shelf
from game.app.replay.shelf import Item, Known
from game.app.resume import told
from game.app.scenes.replays_view import View
from game.app.scenes.saves_row import Row, Track
from game.app.scenes.stack import Scene
from game.app.ui.widgets import Group
from game.save.errors import SaveError
from game.save.places import Places, places
from game.save.replays import ReplayError

if TYPE_CHECKING:
    from game.app.main import App

DOUBLE_MS = 400.0
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class Replays(Scene):
    """`items` in their order, `index` the chosen one, `first` the topmost shown, `known` what was learned of each."""

    def __init__(self, app: App, home: Places | None = None) -> None:
        super().__init__(app)
        self.home = home or places()
        self.items: list[Item] = []
        self.known: dict[tuple[str, str, int, int], Known] = {}
        self.group = Group(app)
        self.index = self.first = 0
        self.since = DOUBLE_MS
        self.view = View(self)
        self.items = shelf.items(app.words, self.home)

    @property
    def item(self) -> Item | None:
        """The chosen one."""
        return self.items[self.index] if 0 <= self.index < len(self.items) else None

    def knows(self, item: Item) -> Known:
        """What was learned of a replay so far."""
        return self.known.get(self._key(item), Known())

    def _key(self, item: Item) -> tuple[str, str, int, int]:
        return item.source, item.entry.slot, item.entry.saved, item.entry.action

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        self.view.layout(size)

    def back(self) -> None:
        """The viewer was left, or a game begun in it: read the list anew."""
        self.app.play(None)
        self.read(self.item)

    def read(self, chosen: Item | None = None) -> None:
        """Read the list again and stay with an item of it."""
        empty = not self.items
        self.items = shelf.items(self.app.words, self.home)
        same = [i for i, item in enumerate(self.items) if chosen and item[:2] == chosen[:2]
                and item.entry.slot == chosen.entry.slot]
        self.index = same[0] if same else self.index
        if empty != (not self.items):
            self.view.layout(self.app.size)
            self.invalidate()
        self.show()

    # ------------------------------------------------------------ choosing

    def show(self) -> None:
        """Scroll so far that the chosen one is in sight."""
        self.index = max(0, min(self.index, len(self.items) - 1))
        self.first = min(max(self.first, self.index - self.view.shown + 1), self.index)
        self.renew()

    def renew(self) -> None:
        """Show what is so now."""
        self.first = max(0, min(self.first, len(self.items) - self.view.shown))
        self.view.renew()

    def choose(self, index: int) -> None:
        """Choose a line; a second click soon after opens it."""
        if index == self.index and self.since < DOUBLE_MS:
            self.watch()
            return
        self.since = 0.0
        self.index = index
        self.show()

    def scroll_to(self, first: int) -> None:
        """Another line on top; the chosen one stays chosen."""
        self.first = first
        self.renew()

    def steer(self, event: Event) -> bool:
        """Arrows, Page Up and Down, Home and End choose another line."""
        n, page = len(self.items), max(1, self.view.shown - 1)
        to = {pygame.K_UP: self.index - 1, pygame.K_DOWN: self.index + 1, pygame.K_PAGEUP: self.index - page,
              pygame.K_PAGEDOWN: self.index + page, pygame.K_HOME: 0, pygame.K_END: n - 1}
        if event.type != pygame.KEYDOWN or event.key not in to or not n:
            return False
        self.index = max(0, min(to[event.key], n - 1))
        focused = isinstance(self.group.focus, Row)
        self.show()
        if focused:
            self.group.set_focus(next((w for w in self.group.widgets if isinstance(w, Row) and w.chosen), None))
        return True

    # ------------------------------------------------------------ what can be done

    def watch(self) -> None:
        """Open the viewer."""
        item = self.item
        if item is not None and item.entry.status == "ok":
            shelf.watch(self.app, item, self.home)

    def share(self) -> None:
        """Write the chosen one into the folder for files to be passed on."""
        item = self.item
        if item is None or item.entry.status != "ok":
            return
        try:
            shelf.share(self.app, shelf.load(item, self.home), self.home.shared)
        except ReplayError as error:
            self.app.refused(shelf.why(self.app.words, error))
        except SaveError as error:
            self.app.refused(told(error, self.app.words))
        self.read(item)

    def delete(self) -> None:
        """Delete a file, once that was said again; games are deleted among the saves."""
        from game.app.scenes.ask import Ask
        item, words = self.item, self.app.words
        if item is None or item.path is None:
            return
        path = item.path
        self.app.stack.push(Ask(self.app, words("replays.delete"), words("replays.delete.ask", name=path.name),
                                words("replays.delete"), words("replays.delete.no"), lambda: self._delete(path)))

    def _delete(self, path: Path) -> None:
        try:
            path.unlink()
        except OSError as error:
            self.app.toast(self.app.words("replays.undeleted", why=error.strerror or str(error)))
        self.read()

    def show_folder(self) -> None:
        """The folder of files in the file window of the system, or where it is."""
        if not open_folder(self.home.shared):
            self.app.toast(self.app.words("replays.folder.is", folder=self.home.shared))

    # ------------------------------------------------------------ events and time

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_to(self.first - event.y)
            return True
        down = self.group.down
        if event.type == pygame.MOUSEMOTION and isinstance(down, Track):
            down.drag(event.pos[1])
            return True
        if event.type == pygame.KEYDOWN and (self.group.focus is None or event.key not in STEPS) and self.steer(event):
            return True
        return self.group.handle(event)

    def update(self, dt: float) -> bool:
        self.since = min(self.since + dt, 2 * DOUBLE_MS)
        return False

    def idle(self) -> bool:
        """Replays are played through one at a time, the chosen one first, then those in sight."""
        near = self.items[self.index:self.index + 1] + self.items[self.first:self.first + self.view.shown]
        for item in near:
            if item.entry.status == "ok" and self._key(item) not in self.known:
                self.known[self._key(item)] = shelf.learn(self.app, item, self.home)
                self.renew()
                return True
        return False

    def draw(self, surface: Surface, dirty: Rect) -> None:
        self.view.draw(surface, dirty)
