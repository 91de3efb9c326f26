"""The store: all saved games of a folder."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import game
from game.content import registry
from game.core.ruleset import Ruleset
from game.core.session import Session
from game.save.disk.files import REAL, Files
from game.save.errors import READING, Held, SaveError, from_disk
from game.save.format.body import Game
from game.save.format.header import LABEL, LINE, Header, Label, clean, read_header, read_label
from game.save.format.played_with import cards, why
from game.save.format.printed import printed
from game.save.format.upgrades import UPGRADES, Upgrade
from game.save.slots.chain import Resumed, journal_lines, journals, resume
from game.save.slots.journal import Line
from game.save.slots.names import by_slot, named, of_slot, slots
from game.save.slots.pictures import put_picture, sound
from game.save.slots.prune import sweep
from game.save.slots.slot import Slot


class Entry(NamedTuple):
    """One saved game in a list. `status` is "ok", "damaged" or "newer", `reason` a sentence when it is not "ok".

    `saved` is in seconds since 1970, `action` counts all that was done, `round` is in the unit of the game. `damaged`
    names files of the slot that can't be read although an earlier one can. `over` games have ended. `code` is that of
    the SaveError behind `reason`. `played` counts which was played last.
    """

    slot: str
    title: str
    game: str
    seats: tuple[str, ...]
    round: int
    saved: int
    action: int
    status: str
    reason: str = ""
    damaged: tuple[str, ...] = ()
    picture: bool = False
    over: bool = False
    code: str = ""
    played: int = 0


def played_last(entry: Entry) -> tuple[int, int, str]:
    """What games are sorted by, the one that was played last first."""
    return -entry.played, -entry.saved, entry.slot


class Opened(NamedTuple):
    """A saved game ready to be played on: its slot, header, session, settings, and what the table should be told.

    The notes name damaged files that were passed over, and a folder that can't be locked.
    """

    slot: Slot
    header: Header
    session: Session[Any]
    settings: Mapping[str, str]
    notes: tuple[SaveError, ...]


class Store:
    """All saved games of one folder.

    `rulesets` are the games of this program (those of the registry when left out), `content` gives the fingerprint of a
    game's cards and maps (at most 16 letters), `clock` seconds since 1970.
    """

    def __init__(
        self,
        folder: Path | str,
        fs: Files = REAL,
        rulesets: Iterable[Ruleset[Any]] | None = None,
        content: Callable[[str], str] = printed,
        clock: Callable[[], float] = time.time,
        upgrades: Mapping[int, Upgrade] = UPGRADES,
    ) -> None:
        self.folder = Path(folder)
        self.files = fs
        self._rulesets = None if rulesets is None else tuple(rulesets)
        self._content = content
        self.clock = clock
        self._upgrades = upgrades

    @cached_property
    def rulesets(self) -> dict[str, Ruleset[Any]]:
        """The games by their ids. Those of the registry are much to read: not before a game is asked about."""
        return {rules.id: rules for rules in (registered() if self._rulesets is None else self._rulesets)}

    def games(self) -> list[Entry]:
        """Every saved game, the last played first; damaged and newer ones too. Reads no bodies. Raises SaveError when
        the folder can't be read."""
        return sorted(self.entries(), key=played_last)

    def entries(self) -> Iterator[Entry]:
        """The same one by one, each read when it is asked for, those whose files are new first: that is about their
        order, `played_last`. Raises SaveError, before the first, when the folder can't be read."""
        names = self._names()
        own, found = by_slot(names), slots(names)
        ahead = sorted(found, key=lambda slot: self._written(named(slot, found[slot][0], "save")), reverse=True)
        return (self._entry(slot, found[slot], own[slot]) for slot in ahead)

    def entry(self, slot: str) -> Entry | None:
        """One saved game as the list shows it, None when there is none of that name; no other is read. Raises
        SaveError when the folder can't be read."""
        names = self._names()
        found = slots(names).get(slot)
        return None if found is None else self._entry(slot, found, by_slot(names)[slot])

    def latest(self) -> Entry | None:
        """The game that was played last, can be opened and has not ended, for "Continue". Raises SaveError."""
        return next((entry for entry in self.games() if entry.status == "ok" and not entry.over), None)

    def create(
        self,
        rules_id: str,
        seats_names: Sequence[str],
        settings: Mapping[str, str],
        session: Session[Any],
        title: str = "",
    ) -> Slot:
        """A new slot for a game just set up.

        Never raises for the disk's sake: `slot.behind` is true when the first save failed, and the next call of
        `record` or `save` says why. Raises KeyError for an unknown game.
        """
        rules = self.rulesets[rules_id]
        seats = tuple(clean(name) for name in seats_names)
        about = Game(
            rules,
            clean(title) or rules.title,
            seats,
            dict(settings),
            game.__version__,
            cards(self._content(rules_id), rules_id, settings),
        )
        stem = f"{rules_id}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime(self.clock()))}"
        slot_id, release = self._free(stem)
        slot = Slot(self.files, self.folder, slot_id, about, self.clock, release, others=self._others)
        with suppress(SaveError):
            slot.save(session)
        return slot

    def open(self, slot_id: str, rescue: bool = False) -> Opened:
        """The game of a slot exactly as it was last acknowledged, with undo as far as it reached.

        Raises SaveError: missing, in-use, damaged, newer, unknown-game, or what the disk says. Nothing is written. With
        `rescue` a journal that the disk does not give back is passed over, and its actions with it.
        """
        names = self._names()
        if slot_id not in slots(names):
            raise SaveError("missing", slot_id, "There is no such save.")
        notes: list[SaveError] = []
        release: Callable[[], None] | None = None
        try:
            release = self.files.lock(self.folder / f"{slot_id}.lock")
        except Held as held:
            raise SaveError("in-use", slot_id, "This game is open in another window.", "Close it there.") from held
        except OSError as error:
            notes.append(from_disk(error, slot_id))
        try:
            found = self.read(self.files, self.folder, slot_id, names, rescue)
        except BaseException:
            if release is not None:
                release()
            raise
        if release is not None:
            sweep(self.files, self.folder, slot_id)
        label, header = found.read.label, found.read.header
        content = cards(self._content(label.game), label.game, found.read.settings)
        if header.content not in (content, self._content(label.game)[:16]):
            notes.append(
                SaveError(
                    "content",
                    slot_id,
                    "Cards or maps have changed since this game was saved.",
                    "It goes on with those of today.",
                )
            )
        about = Game(
            self.rulesets[label.game], label.title, label.seats, found.read.settings, game.__version__, content
        )
        newest = max(generation for generation, _ in of_slot(names, slot_id))
        slot = Slot(self.files, self.folder, slot_id, about, self.clock, release, found.action, newest, self._others)
        slot.played = label.played
        return Opened(slot, header, found.read.session, found.read.settings, (*notes, *found.notes))

    def save_as(self, slot: Slot, session: Session[Any], title: str = "") -> Slot:
        """A new slot of this store (perhaps in another folder) that goes on where `slot` stands. Raises SaveError."""
        about = slot.game
        copy = self.create(about.rules.id, about.seats, about.settings, session, title or about.title)
        if copy.behind:
            try:
                copy.save(session)
            except SaveError:
                copy.close()
                raise
        return copy

    def peek(self, slot_id: str, rescue: bool = False) -> Resumed:
        """The game of a slot as it stands, to look at: nothing is locked or written. Raises SaveError."""
        return self.read(self.files, self.folder, slot_id, self._names(), rescue)

    def read(self, files: Files, folder: Path, slot_id: str, names: list[str], rescue: bool = False) -> Resumed:
        """The game of a slot of another folder or disk, as the games and upgrades of this store read it. Raises
        SaveError."""
        try:
            return resume(files, folder, slot_id, names, self.rulesets, self._upgrades, rescue)
        except SaveError as error:
            first = self._first(files, folder, slot_id, names)
            if first is None:
                raise
            header, label = first
            raise why(error, header, label.game, self._content(label.game)) from error

    def at(self, folder: Path) -> Store:
        """A store for another folder of the same disk, with the same games."""
        return Store(folder, self.files, self._rulesets, self._content, self.clock, self._upgrades)

    def picture(self, slot_id: str) -> bytes | None:
        """The newest picture of a saved game as PNG, None when there is none that is safe to show."""
        for generation in slots(self._names()).get(slot_id, []):
            with suppress(OSError):
                found = sound(self.files, self.folder / named(slot_id, generation, "png"))
                if found is not None:
                    return found
        return None

    def keep_picture(self, slot_id: str, png: bytes) -> None:
        """Put a picture beside the newest generation of a slot that nobody plays. Raises SaveError."""
        newest = max(slots(self._names()).get(slot_id, [0]))
        put_picture(self.files, self.folder, slot_id, newest, png)

    def _first(self, files: Files, folder: Path, slot_id: str, names: list[str]) -> tuple[Header, Label] | None:
        """The newest sound header of a slot of a game that is here, with its label."""
        for generation in slots(names).get(slot_id, []):
            name = named(slot_id, generation, "save")
            with suppress(SaveError, OSError):
                first = files.read(folder / name, LINE + LABEL)
                found = read_header(first, name), read_label(first, name)
                if found[1].game in self.rulesets:
                    return found
        return None

    def _knows(self, game: str) -> bool:
        """Whether there are rules of a game; where its cards are known its rules need not be read for that."""
        return self._rulesets is None and any(one.id == game for one in registry.PRINTED) or game in self.rulesets

    def _written(self, name: str) -> int:
        """When a file was written last; 0 where the disk doesn't tell."""
        try:
            return self.files.changed(self.folder / name)
        except OSError:
            return 0

    def _names(self) -> list[str]:
        try:
            return self.files.names(self.folder)
        except OSError as error:
            raise from_disk(error, self.folder.name, READING) from error

    def _free(self, stem: str) -> tuple[str, Callable[[], None] | None]:
        """A slot name nobody uses, locked where the disk allows it."""
        for i in range(1, 1000):
            slot_id = stem if i == 1 else f"{stem}-{i}"
            try:
                if slot_id in slots(self.files.names(self.folder)):
                    continue
                self.files.folder(self.folder)
                return slot_id, self.files.lock(self.folder / f"{slot_id}.lock")
            except Held:
                continue
            except OSError:
                break
        return slot_id, None

    def _entry(self, slot: str, generations: list[int], names: list[str]) -> Entry:
        """What a list shows of a slot: its newest generation with a sound header, or why there is none."""
        trouble: list[SaveError] = []
        for generation in generations:
            try:
                return self._sound_entry(slot, generation, generations, trouble, names)
            except SaveError as error:
                trouble.append(error.bare())
        newest = next((t for t in trouble if t.code == "newer"), trouble[0])
        status = "newer" if newest.code == "newer" else "damaged"
        places = tuple(t.place for t in trouble)
        return Entry(slot, slot, "", (), 0, 0, 0, status, newest.sentence, places, code=newest.code)

    def _sound_entry(
        self, slot: str, generation: int, generations: list[int], trouble: list[SaveError], names: list[str]
    ) -> Entry:
        name = named(slot, generation, "save")
        path = self.folder / name
        try:
            size = self.files.size(path)
            first = self.files.read(path, LINE + LABEL)
        except OSError as error:
            raise from_disk(error, name, READING) from error
        header = read_header(first, name)
        if size != first.index(b"\n") + 1 + header.size:
            raise SaveError("damaged", name, f"This save is damaged: {size} bytes are there, not all.")
        label = read_label(first, name)
        if not self._knows(label.game):
            raise SaveError("newer", name, "This save belongs to a game that is not in this program.")
        action, saved = header.action, label.saved
        for later in journals(names, slot, generation):
            lines: list[Line] = []
            with suppress(OSError):
                lines = journal_lines(self.files, self.folder / named(slot, later, "journal"), action)
            action, saved = action + len(lines), lines[-1].time if lines else saved
        damaged = tuple(t.place for t in trouble)
        picture = any(named(slot, g, "png") in names for g in generations)
        return Entry(
            slot,
            label.title,
            label.game,
            label.seats,
            label.round,
            saved,
            action,
            "ok",
            "",
            damaged,
            picture,
            label.over,
            played=label.played,
        )

    def _others(self, slot_id: str) -> int:
        """The highest count among the other games of the folder; 0 where it can't be read."""
        try:
            found = slots(self.files.names(self.folder))
        except OSError:
            return 0
        return max(
            (self._played(slot, generations) for slot, generations in found.items() if slot != slot_id), default=0
        )

    def _played(self, slot: str, generations: list[int]) -> int:
        """The count of the newest label of a slot that can be read."""
        for generation in generations:
            name = named(slot, generation, "save")
            with suppress(SaveError, OSError):
                return read_label(self.files.read(self.folder / name, LINE + LABEL), name).played
        return 0


def registered() -> tuple[Ruleset[Any], ...]:
    """The games of this program."""
    from game.rules.registry import RULESETS

    return tuple(RULESETS)
