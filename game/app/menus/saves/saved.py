"""The saved games of one player as a list to look at: which are shown, their pictures, what is learned by looking."""

from __future__ import annotations

from contextlib import suppress

from pygame import Surface

from game.app.menus.lists.filling import AT_ONCE, Filling
from game.app.menus.saves.row import Known
from game.app.play.playing import how_it_ended, who_won
from game.app.ui.png import surface_of
from game.save.errors import SaveError
from game.save.store import Entry, Store, played_last
from game.save.trash import trash

ALL, TRASH = "", "trash"


class Saved:
    """`entries` are those of the present `tab` (ALL, the id of a game, or TRASH), newest first.

    `error` says why the folder can't be read, `lost` why that of the deleted can't. Pictures and what a game holds are
    read one at a time when asked for."""

    def __init__(self, store: Store, tab: str = ALL) -> None:
        self.store, self.bin = store, trash(store)
        self.tab = tab
        self.error: SaveError | None = None
        self.lost: SaveError | None = None
        self.pictures: dict[tuple[str, str, int, int], Surface | None] = {}
        self.looks: dict[tuple[str, str, int, int], Known] = {}
        self.begin()
        self.more(AT_ONCE)

    def begin(self) -> None:
        """From now on the list is read from the disk again."""
        self.error = self.lost = None
        self.parts = [Filling[Entry](iter(()), played_last) for _ in range(2)]
        try:
            self.parts[0] = Filling(self.store.entries(), played_last)
        except SaveError as error:
            self.error = error.bare()
        try:
            self.parts[1] = Filling(self.bin.entries(), played_last)
        except SaveError as error:
            self.lost = error.bare()

    def more(self, most: int | None = None) -> None:
        """Read so many of those that are missing, None: all."""
        for part in self.parts:
            came = part.more(most) if not part.whole else 0
            most = None if most is None else most - came
        if self.whole and self.tab not in dict(self.tabs()):
            self.tab = ALL

    def read(self) -> None:
        """Read all of it again."""
        self.begin()
        self.more()

    @property
    def whole(self) -> bool:
        """Whether all is read."""
        return all(part.whole for part in self.parts)

    @property
    def kept(self) -> list[Entry]:
        """The saved games as far as they are read."""
        return self.parts[0].items

    @property
    def thrown(self) -> list[Entry]:
        """The deleted ones as far as they are read."""
        return self.parts[1].items

    @property
    def source(self) -> Store:
        """The store the present tab shows."""
        return self.bin if self.tab == TRASH else self.store

    @property
    def entries(self) -> list[Entry]:
        """What the present tab shows."""
        if self.tab == TRASH:
            return self.thrown
        return [e for e in self.kept if self.tab in (ALL, e.game)]

    def tabs(self) -> list[tuple[str, int]]:
        """The tabs there is something in, with how much: all, each game when there are several, the deleted.
        None before all is read."""
        if not self.whole:
            return []
        games = sorted({e.game for e in self.kept if e.game})
        found = [(ALL, len(self.kept))]
        if len(games) > 1:
            found += [(g, sum(e.game == g for e in self.kept)) for g in games]
        if self.thrown:
            found.append((TRASH, len(self.thrown)))
        return found

    def find(self, slot: str) -> int:
        """Where a slot stands in the present tab, -1 when it is not there."""
        return next((i for i, e in enumerate(self.entries) if e.slot == slot), -1)

    # ------------------------------------------------------------ read when asked for

    def picture(self, entry: Entry) -> Surface | None:
        """The picture of a save as far as it was read."""
        return self.pictures.get(self._key(entry))

    def known(self, entry: Entry) -> Known:
        """What was learned of a save so far."""
        return self.looks.get(self._key(entry), Known())

    def learn(self, entries: list[Entry]) -> Entry | None:
        """Read picture and state of the first of these that is not known yet; which it was, None: all are known."""
        for entry in entries:
            key = self._key(entry)
            if key in self.looks:
                continue
            with suppress(SaveError):
                self.pictures[key] = surface_of(self.source.picture(entry.slot)) if entry.picture else None
            self.looks[key] = self._look(entry) if entry.status == "ok" else Known()
            return entry
        return None

    def _look(self, entry: Entry) -> Known:
        try:
            read = self.source.peek(entry.slot).read
        except SaveError as error:
            return Known(wrong=error.bare() if error.code in ("no-mod", "other-mod", "other-cards") else None)
        return Known(
            tuple(sorted(read.settings.items())),
            how_it_ended(read.session),
            getattr(read.session.state, "heist", ""),
            winners=who_won(read.session),
        )

    def _key(self, entry: Entry) -> tuple[str, str, int, int]:
        return self.tab if self.tab == TRASH else ALL, entry.slot, entry.saved, entry.action
