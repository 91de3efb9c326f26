"""Replays: every game that was recorded, files that others gave, reports of errors; watch one, pass it on."""

from __future__ import annotations

from pathlib import Path

from game.app.menus.lists.filling import A_FRAME, AT_ONCE, Filling
from game.app.menus.lists.listing import Listing
from game.app.menus.lists.replays_view import View
from game.app.replay import shelf
from game.app.replay.shelf import Item, Known
from game.app.shell.app import App
from game.app.shell.folder import show_folder
from game.app.shell.trouble import disk, told
from game.save.errors import CHANGING, SaveError
from game.save.places import Places, places
from game.save.replays import ReplayError


class Replays(Listing):
    """`items` in their order, `known` what was learned of each, `seen` what the lines of files showed."""

    def __init__(self, app: App, home: Places | None = None) -> None:
        super().__init__(app)
        self.home = home or places()
        self.seen: shelf.Seen = {}
        self.listed = Filling[Item](iter(()), shelf.order)
        self.known: dict[tuple[str, str, int, int], Known] = {}
        self.view = View(self)
        self.begin()
        self.listed.more(AT_ONCE)

    @property
    def items(self) -> list[Item]:
        """Those there are, as far as they are read."""
        return self.listed.items

    @property
    def count(self) -> int:
        return len(self.items)

    @property
    def item(self) -> Item | None:
        """The chosen one."""
        return self.items[self.index] if 0 <= self.index < len(self.items) else None

    def knows(self, item: Item) -> Known:
        """What was learned of a replay so far."""
        return self.known.get(self.key_of(item), Known())

    def key_of(self, item: Item) -> tuple[str, str, int, int]:
        """What tells a replay of the list from all others: where it lies, its slot, when and how far it was saved."""
        return item.source, item.entry.slot, item.entry.saved, item.entry.action

    def back(self) -> None:
        """The viewer was left, or a game begun in it: read the list anew."""
        self.app.play(None)
        self.read(self.item)

    def begin(self) -> None:
        """From now on the list is read from the disk again."""
        self.listed = Filling(shelf.reading(self.app.words, self.home, self.app.toast, self.seen), shelf.order)

    def retold(self) -> None:
        self.seen.clear()  # the lines say in words what is wrong with a file

    def fill(self) -> bool:
        if self.listed.whole:
            return False
        before = [*self.items]
        self.listed.more(A_FRAME)
        self.filled(before, self.items)
        return not self.listed.whole

    def read(self, chosen: Item | None = None) -> None:
        """Read the list again and stay with an item of it."""
        self.begin()
        self.listed.more()
        same = [
            i
            for i, item in enumerate(self.items)
            if chosen and item[:2] == chosen[:2] and item.entry.slot == chosen.entry.slot
        ]
        self.index = same[0] if same else self.index
        self.show()

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
        from game.app.shell.sheets.ask import Ask

        item, words = self.item, self.app.words
        if item is None or item.path is None:
            return
        path = item.path
        self.app.stack.push(
            Ask(
                self.app,
                words("replays.delete"),
                words("replays.delete.ask", name=path.name),
                words("replays.delete"),
                words("replays.delete.no"),
                lambda: self._delete(path),
            )
        )

    def _delete(self, path: Path) -> None:
        try:
            path.unlink()
        except OSError as error:
            self.app.toast(self.app.words("replays.undeleted", why=disk(error, self.app.words, CHANGING)))
        self.read()

    def show_folder(self) -> None:
        """The folder of files in the file window of the system, or where it is."""
        show_folder(self.app, self.home.shared)

    # ------------------------------------------------------------ what is read ahead

    def idle(self) -> bool:
        """Replays are played through one at a time, the chosen one first, then those in sight."""
        near = self.items[self.index : self.index + 1] + self.items[self.view.in_sight]
        for item in near:
            if item.entry.status == "ok" and self.key_of(item) not in self.known:
                self.known[self.key_of(item)] = shelf.learn(self.app, item, self.home)
                self.renew()
                return True
        return False
