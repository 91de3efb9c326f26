"""Saved games: every save with its picture; continue, rename, copy, export, import, delete and bring back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import pygame
from pygame import Rect
from pygame.event import Event

from game.app.menus.lists.filling import A_FRAME
from game.app.menus.lists.listing import Listing
from game.app.menus.saves.row import auto_name
from game.app.menus.saves.saved import ALL, TRASH, Saved
from game.app.menus.saves.view import View
from game.app.play.playing import LastGame
from game.app.play.resume import resume
from game.app.shell.app import App
from game.app.shell.folder import open_folder
from game.app.shell.trouble import told
from game.app.ui.widgets import Field
from game.app.ui.widgets.group import ENTER
from game.save import trash
from game.save.errors import SaveError
from game.save.parcels.export import export
from game.save.parcels.imports import take_in
from game.save.places import Places, places
from game.save.rename import duplicate, rename
from game.save.store import Entry, Store

T = TypeVar("T")
LONGEST = 48  # letters of a title


class Saves(Listing):
    """`index` is the chosen one of `saved.entries`, `field` is there while a title is typed, `said` is the note at the
    foot and `gone` what Undo brings back, names in the trash with their titles, the last last: the note speaks of it.

    `game` shows the saves of one game first; `home` are other folders than the player's own."""

    def __init__(self, app: App, game: str = ALL, home: Places | None = None) -> None:
        super().__init__(app)
        self.home = home or places()
        self.saved = Saved(Store(self.home.saves), game)
        self.field: Field | None = None
        self.rescued: dict[str, str] = {}  # slot -> why it could not be opened
        self.said = ""
        self.gone: list[tuple[str, str]] = []
        self.view = View(self)
        self.miss()

    @property
    def count(self) -> int:
        return len(self.saved.entries)

    @property
    def entry(self) -> Entry | None:
        """The chosen save."""
        found = self.saved.entries
        return found[self.index] if 0 <= self.index < len(found) else None

    def back(self) -> None:
        """The game that was open is saved and let go of; the list is read anew."""
        self.app.play(None)
        self.read(self.entry.slot if self.entry else "")

    # ------------------------------------------------------------ the list

    def read(self, slot: str = "") -> None:
        """Read the list again and choose a slot of it (or what stands where the chosen one stood)."""
        before = self.saved.lost
        self.saved.read()
        self.miss(before)
        at = self.saved.find(slot)
        self.index = at if at >= 0 else self.index
        self.show()

    def fill(self) -> bool:
        if self.saved.whole:
            return False
        before = [*self.saved.entries]
        self.saved.more(A_FRAME)
        self.filled(before, self.saved.entries)
        return not self.saved.whole

    def miss(self, before: SaveError | None = None) -> None:
        """Say that what was deleted can't be read, where that is new."""
        lost = self.saved.lost
        if lost is not None and before is None:
            self.app.toast(self.app.words("saves.trash.unread", why=told(lost, self.app.words)))

    def turn_to(self, tab: str) -> None:
        """Show another tab."""
        self.field = None
        self.saved.tab = tab
        self.index = self.first = 0
        self.show()

    def turned(self) -> None:
        self.field = None

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
        self.app.stack.replace(self.app.doors.first.set_up(self.app, None))

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
            slot, fresh = made
            self.read(slot)
            if not entry.over:
                self.app.toast(words("common.fresh" if fresh else "common.twin"))

    def export(self) -> None:
        """Write it as one file."""
        entry, words = self.entry, self.app.words
        if entry is None:
            return
        name = auto_name(words, entry)
        path = self._try(lambda: export(self.saved.store, entry.slot, self.home.shared, name))
        if path is not None:
            from game.app.shell.sheets.whereabouts import Whereabouts

            self.say(words("saves.exported", name=path.name))
            self.app.stack.push(Whereabouts(self.app, words("saves.export.done"), path.name, path.parent, self))

    def bring(self) -> None:
        """The files that may be taken in."""
        from game.app.menus.saves.importing import Import

        self.app.stack.push(Import(self.app, self))

    def take(self, path: Path) -> bool:
        """Take in a file; says whether it was a good one."""
        taken = self._try(lambda: take_in(self.saved.store, path, again=False))
        if taken is None:
            return False
        self.saved.tab = ALL
        self.say(self.app.words("saves.imported.known" if taken.known else "saves.imported", title=taken.title))
        self.read(taken.slot)
        if not taken.known:
            self.app.toast(self.app.words("common.twin"))
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
            title = auto_name(self.app.words, entry)
            gone = [*self.gone, (name, title)]
            self.read()
            self.say(self.app.words("saves.deleted", title=title), gone)

    def undo(self) -> None:
        """Bring back what was deleted last."""
        if self.gone:
            self._restore(self.gone[-1][0])

    def restore(self) -> None:
        """Bring the chosen one back from the trash."""
        if self.entry is not None:
            self._restore(self.entry.slot)

    def _restore(self, name: str) -> None:
        slot = self._try(lambda: trash.restore(self.saved.store, name))
        gone, words = [other for other in self.gone if other[0] != name], self.app.words
        self.read(slot or "")
        if slot is not None:
            at = next((e for e in self.saved.kept if e.slot == slot), None)
            title = auto_name(words, at) if at else slot
            self.say(
                words("saves.restored.more", title=title, next=gone[-1][1])
                if gone
                else words("saves.restored", title=title),
                gone,
            )

    def shred(self) -> None:
        """Delete the chosen one for good, once that was said again."""
        from game.app.shell.sheets.ask import Ask

        entry, words = self.entry, self.app.words
        if entry is None:
            return
        self.app.stack.push(
            Ask(
                self.app,
                words("saves.shred"),
                words("saves.shred.ask", title=auto_name(words, entry)),
                words("saves.shred"),
                words("saves.shred.no"),
                partial(self._shred, entry),
            )
        )

    def _shred(self, entry: Entry) -> None:
        self._try(lambda: trash.shred(self.saved.store, entry.slot))
        self.gone, self.said = [], ""
        self.read()

    def show_folder(self) -> None:
        """The folder of the saves in the file window of the system, or where it is."""
        if not open_folder(self.home.saves):
            from game.app.shell.sheets.whereabouts import Whereabouts

            self.app.stack.push(Whereabouts(self.app, self.app.words("saves.folder"), "", self.home.saves, self))

    def say(self, text: str, gone: Sequence[tuple[str, str]] = ()) -> None:
        """A note at the foot; Undo stands beside it only while it speaks of something deleted."""
        self.said, self.gone = text, list(gone)
        self.renew()

    def _try(self, deed: Callable[[], T]) -> T | None:
        """Do it; what the disk or a file has against it is said, and the answer is None."""
        try:
            return deed()
        except SaveError as error:
            self.app.toast(told(error, self.app.words))
            return None

    # ------------------------------------------------------------ events, what is read ahead

    @property
    def typing(self) -> bool:
        return self.field is not None and self.group.focus is self.field

    def handle(self, event: Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.take(Path(event.file))
            return True
        if self.field is not None and event.type == pygame.KEYDOWN and event.key in (*ENTER, pygame.K_ESCAPE):
            self.renamed(event.key != pygame.K_ESCAPE)
            return True
        used = super().handle(event)
        if self.field is not None and self.group.focus is not self.field and event.type == pygame.MOUSEBUTTONUP:
            self.renamed(True)
        return used

    def idle(self) -> bool:
        """Pictures and states are read one at a time, those in sight first."""
        found = self.saved.entries
        near = found[self.index : self.index + 1] + found[self.view.in_sight]
        learned = self.saved.learn(near)
        if learned is None:
            return False
        wrong = self.saved.known(learned).wrong
        if wrong is not None:
            self.rescued[learned.slot] = told(wrong, self.app.words)
        self.renew()
        return True
