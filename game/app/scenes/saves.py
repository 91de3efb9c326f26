"""Saved games: every save with its picture; continue, rename, copy, export, import, delete and bring back."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.folder import open_folder
from game.app.playing import LastGame
from game.app.resume import resume, told
from game.app.saved import ALL, TRASH, Saved
from game.app.scenes.saves_row import Row, Track, auto_name
from game.app.scenes.saves_view import View
from game.app.scenes.stack import Scene
from game.app.ui.widgets import Field, Group
from game.app.ui.widgets.group import ENTER
from game.save import trash
from game.save.errors import SaveError
from game.save.export import export
from game.save.imports import take_in
from game.save.places import Places, places
from game.save.rename import duplicate, rename
from game.save.store import Entry, Store

if TYPE_CHECKING:
    from game.app.main import App

T = TypeVar("T")
LONGEST = 48                     # letters of a title
DOUBLE_MS = 400.0
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class Saves(Scene):
    """`index` is the chosen one of `saved.entries`, `first` the topmost line shown, `field` is there while a title is
    typed, `said` is the note at the foot and `gone` the slots in the trash that Undo brings back, the last first.

    `game` shows the saves of one game first; `home` are other folders than the player's own."""

    def __init__(self, app: App, game: str = ALL, home: Places | None = None) -> None:
        super().__init__(app)
        self.home = home or places()
        self.saved = Saved(Store(self.home.saves), game)
        self.group = Group(app)
        self.index = self.first = 0
        self.field: Field | None = None
        self.rescued: dict[str, str] = {}            # slot -> why it could not be opened
        self.said = ""
        self.gone: list[str] = []
        self.since = DOUBLE_MS                       # ms since a line was clicked
        self.view = View(self)

    @property
    def entry(self) -> Entry | None:
        """The chosen save."""
        found = self.saved.entries
        return found[self.index] if 0 <= self.index < len(found) else None

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        self.view.layout(size)

    def back(self) -> None:
        """The game that was open is saved and let go of; the list is read anew."""
        self.app.play(None)
        self.read(self.entry.slot if self.entry else "")

    # ------------------------------------------------------------ the list

    def renew(self) -> None:
        """Show what is so now."""
        found, shown = self.saved.entries, self.view.shown
        self.index = max(0, min(self.index, len(found) - 1))
        self.first = max(0, min(self.first, len(found) - shown))
        self.view.renew()

    def read(self, slot: str = "") -> None:
        """Read the list again and choose a slot of it (or what stands where the chosen one stood)."""
        self.saved.read()
        at = self.saved.find(slot)
        self.index = at if at >= 0 else self.index
        self.show()

    def show(self) -> None:
        """Scroll so far that the chosen one is in sight."""
        if self.view.empty != (not self.saved.entries):
            self.view.layout(self.app.size)
            self.invalidate()
        self.index = max(0, min(self.index, len(self.saved.entries) - 1))
        self.first = min(max(self.first, self.index - self.view.shown + 1), self.index)
        self.renew()

    def turn_to(self, tab: str) -> None:
        """Show another tab."""
        self.field = None
        self.saved.tab = tab
        self.index = self.first = 0
        self.show()

    def choose(self, index: int) -> None:
        """Choose a line; a second click soon after opens it."""
        if index == self.index and self.since < DOUBLE_MS:
            self.act()
            return
        self.since = 0.0
        if index != self.index:
            self.field = None
        self.index = index
        self.show()

    def act(self) -> None:
        """What the big button does, where it can."""
        big = self.group.named("open")
        if big is not None:
            big.press()

    def scroll_to(self, first: int) -> None:
        """Another line on top; the chosen one stays chosen."""
        pulled = isinstance(self.group.down, Track)
        self.first = first
        self.renew()
        if pulled:
            self.group.down = self.group.named("track")

    def steer(self, event: Event) -> bool:
        """Arrows, Page Up and Down, Home and End choose another line."""
        n = len(self.saved.entries)
        page = max(1, self.view.shown - 1)
        to = {pygame.K_UP: self.index - 1, pygame.K_DOWN: self.index + 1, pygame.K_PAGEUP: self.index - page,
              pygame.K_PAGEDOWN: self.index + page, pygame.K_HOME: 0, pygame.K_END: n - 1}
        if event.key not in to or not n:
            return False
        self.field = None
        self.index = max(0, min(to[event.key], n - 1))
        focused = isinstance(self.group.focus, Row)
        self.show()
        if focused:
            self.group.set_focus(next((w for w in self.group.widgets if isinstance(w, Row) and w.chosen), None))
        return True

    # ------------------------------------------------------------ what can be done

    def open(self) -> None:
        """Go on with the chosen game."""
        self._open(False)

    def rescue(self) -> None:
        """Open what can still be read of it."""
        self._open(True)

    def _open(self, rescued: bool) -> None:
        entry = self.entry
        if entry is None:
            return
        trouble = resume(self.app, LastGame(entry, self.home.saves, rescued))
        if trouble is not None:
            self.rescued[entry.slot] = told(trouble, self.app.words)
            self.renew()

    def start(self) -> None:
        """The first game."""
        from game.app.scenes.setup import SetUp
        self.app.stack.replace(SetUp(self.app))

    def rename(self) -> None:
        """The title can be typed."""
        if self.entry is None:
            return
        self.field = Field(Rect(0, 0, 1, 1), self.entry.title, most=LONGEST, name="title")
        self.field.tip = self.app.words("saves.rename.tip")
        self.renew()
        self.group.set_focus(self.field, tip=True)

    def renamed(self, keep: bool) -> None:
        """The title was typed (or not)."""
        field, entry, self.field = self.field, self.entry, None
        self.app.tips.clear()
        if keep and field is not None and entry is not None and field.text.strip() not in ("", entry.title):
            self._try(lambda: rename(self.saved.store, entry, field.text))
            self.read(entry.slot)
        self.renew()
        self.invalidate(self.view.sheet)

    def copy(self) -> None:
        """A second save that goes on from here."""
        entry, words = self.entry, self.app.words
        if entry is None:
            return
        title = words("saves.copy.title", title=entry.title)
        made = self._try(lambda: duplicate(self.saved.store, entry, title))
        if made is not None:
            self.say(words("saves.copied", title=title))
            self.read(made)

    def export(self) -> None:
        """Write it as one file."""
        entry, words = self.entry, self.app.words
        if entry is None:
            return
        name = auto_name(words, entry)
        path = self._try(lambda: export(self.saved.store, entry.slot, self.home.shared, name))
        if path is not None:
            self.say(words("saves.exported", name=path.name))

    def bring(self) -> None:
        """The files that may be taken in."""
        from game.app.scenes.saves_import import Import
        self.app.stack.push(Import(self.app, self))

    def take(self, path: Path) -> bool:
        """Take in a file; says whether it was a good one."""
        taken = self._try(lambda: take_in(self.saved.store, path))
        if taken is None:
            return False
        self.saved.tab = ALL
        self.say(self.app.words("saves.imported", title=taken.title))
        self.read(taken.slot)
        for note in taken.notes:
            self.app.toast(told(note, self.app.words))
        return True

    def delete(self) -> None:
        """Into the trash."""
        entry = self.entry
        if entry is None or self.saved.tab == TRASH:
            return
        name = self._try(lambda: trash.throw_away(self.saved.store, entry.slot))
        if name is not None:
            self.field = None
            self.gone.append(name)
            self.read()
            self.say(self.app.words("saves.deleted", title=auto_name(self.app.words, entry)))

    def undo(self) -> None:
        """Bring back what was deleted last."""
        if self.gone:
            self._restore(self.gone[-1])

    def restore(self) -> None:
        """Bring the chosen one back from the trash."""
        if self.entry is not None:
            self._restore(self.entry.slot)

    def _restore(self, name: str) -> None:
        slot = self._try(lambda: trash.restore(self.saved.store, name))
        self.gone = [other for other in self.gone if other != name]
        self.read(slot or "")
        if slot is not None:
            at = next((e for e in self.saved.kept if e.slot == slot), None)
            self.say(self.app.words("saves.restored", title=auto_name(self.app.words, at) if at else slot))

    def shred(self) -> None:
        """Delete the chosen one for good, once that was said again."""
        from game.app.scenes.ask import Ask
        entry, words = self.entry, self.app.words
        if entry is None:
            return
        self.app.stack.push(Ask(self.app, words("saves.shred"),
                                words("saves.shred.ask", title=auto_name(words, entry)), words("saves.shred"),
                                words("saves.shred.no"), partial(self._shred, entry)))

    def _shred(self, entry: Entry) -> None:
        self._try(lambda: trash.shred(self.saved.store, entry.slot))
        self.gone = [other for other in self.gone if other != entry.slot]
        self.read()

    def show_folder(self) -> None:
        """The folder of the saves in the file window of the system, or where it is."""
        if not open_folder(self.home.saves):
            self.say(self.app.words("saves.folder.is", folder=self.home.saves))

    def say(self, text: str) -> None:
        """A note at the foot."""
        self.said = text
        self.renew()

    def _try(self, deed: Callable[[], T]) -> T | None:
        """Do it; what the disk or a file has against it is said, and the answer is None."""
        try:
            return deed()
        except SaveError as error:
            self.app.toast(told(error, self.app.words))
            return None

    # ------------------------------------------------------------ events and time

    def handle(self, event: Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.take(Path(event.file))
            return True
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_to(self.first - event.y)
            return True
        if self.field is not None and event.type == pygame.KEYDOWN and event.key in (*ENTER, pygame.K_ESCAPE):
            self.renamed(event.key != pygame.K_ESCAPE)
            return True
        down = self.group.down
        if event.type == pygame.MOUSEMOTION and isinstance(down, Track):
            down.drag(event.pos[1])
            return True
        typing = self.field is not None and self.group.focus is self.field
        if event.type == pygame.KEYDOWN and not typing and (
                self.group.focus is None or event.key not in STEPS) and self.steer(event):
            return True
        used = self.group.handle(event)
        if self.field is not None and self.group.focus is not self.field and event.type == pygame.MOUSEBUTTONUP:
            self.renamed(True)
        return used

    def update(self, dt: float) -> bool:
        self.since = min(self.since + dt, 2 * DOUBLE_MS)
        return False

    def idle(self) -> bool:
        """Pictures and states are read one at a time, those in sight first."""
        found = self.saved.entries
        near = found[self.index:self.index + 1] + found[self.first:self.first + self.view.shown]
        if self.saved.learn(near) is None:
            return False
        self.renew()
        return True

    def draw(self, surface: Surface, dirty: Rect) -> None:
        self.view.draw(surface, dirty)
