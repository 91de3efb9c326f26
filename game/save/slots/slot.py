"""A slot: one game on the disk while it is played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.core.codec import digest
from game.core.session import Session
from game.save.disk.files import Files
from game.save.disk.whole import write_whole
from game.save.errors import SaveError, from_disk
from game.save.format.body import Game, pack, unpack
from game.save.slots.journal import ANSWER, LONGEST, MOST, REDO, UNDO, Line, written
from game.save.slots.names import named
from game.save.slots.pictures import put_picture
from game.save.slots.prune import prune

EVERY = 40
TURN = 8


class Slot:
    """Keeps one game on the disk: a generation now and then, a journal line for every action between.

    `record`, `undone` and `redone` are called after the session did it and return when it is safe. They raise SaveError
    when the disk does not take it; play goes on, `behind` says that the disk is behind, and the next call or `save`
    writes the whole game anew. A slot writes only into files it made itself since it was opened.
    """

    def __init__(
        self,
        files: Files,
        folder: Path,
        slot: str,
        game: Game,
        clock: Callable[[], float],
        release: Callable[[], None] | None,
        action: int = 0,
        generation: int = 0,
        others: Callable[[str], int] = lambda slot: 0,
    ) -> None:
        self.id = slot
        self.game = game
        self.folder = folder
        self.action = action
        self.generation = generation
        self.behind = False
        self._files = files
        self._clock = clock
        self._release = release
        self._others = others  # the count of the game that was played last but for this one
        self.played = 0
        self._lines = -1  # in the journal of this generation; -1 while there is no generation of ours
        self._bytes = 0
        self._answers = self._round = 0
        self._free = False
        self._undos = self._redos = 0  # how many the journal itself can repeat

    def record(self, key: str, session: Session[Any]) -> None:
        """An answer was given: make it safe. Raises SaveError."""
        self._note(ANSWER, key, session)

    def undone(self, session: Session[Any]) -> None:
        """An answer was taken back: make that safe. Raises SaveError."""
        self._note(UNDO, "", session)

    def redone(self, session: Session[Any]) -> None:
        """An answer was given again: make that safe. Raises SaveError."""
        self._note(REDO, "", session)

    def save(self, session: Session[Any], saved: int | None = None) -> None:
        """Write the whole game as a new generation, read it back, then let go of the oldest. Raises SaveError.

        `saved` is the time it is said to be of, in seconds since 1970; left out, it is now.
        """
        self.behind, self._lines = True, -1
        if saved is None:
            self.played = max(self.played, self._others(self.id) + 1)
        data = self._packed(session, int(self._clock()) if saved is None else saved)
        self.generation += 1
        name = named(self.id, self.generation, "save")
        try:
            write_whole(self.folder / name, data, self._files, over=False)
        except OSError as error:
            raise from_disk(error, name) from error
        self.behind, self._lines, self._bytes = False, 0, 0
        self._answers, self._free = len(session.record), session.free
        self._round = self.game.rules.rounds(session.state)
        self._undos = self._redos = 0
        prune(self._files, self.folder, self.id, self.generation)

    def picture(self, png: bytes) -> None:
        """Keep a picture of the table beside the newest generation, for the list of saves. Raises SaveError."""
        put_picture(self._files, self.folder, self.id, self.generation, png)

    def close(self, session: Session[Any] | None = None) -> None:
        """Let go of the slot; with a session its last actions become a generation first. Raises SaveError for that."""
        try:
            if session is not None and (self.behind or self._lines > 0):
                self.save(session)
        finally:
            release, self._release = self._release, None
            if release is not None:
                release()

    def _note(self, deed: str, key: str, session: Session[Any]) -> None:
        self.action += 1
        self._answers += -1 if deed == UNDO else 1
        line = written(Line(self.action, deed, key, digest(session.state), int(self._clock())))
        path = self.folder / named(self.id, self.generation, "journal")
        self.behind = True
        if not self._fits(deed, line, session) or self._meddled(path):
            self.save(session)
            return
        try:
            self._files.append(path, line)
            self._files.sync(path)
            if self._lines == 0:
                self._files.sync_folder(self.folder)
        except OSError as error:
            self._lines = -1
            raise from_disk(error, path.name) from error
        self.behind = False
        self._lines, self._bytes = self._lines + 1, self._bytes + len(line)
        self._undos += {ANSWER: 1, UNDO: -1, REDO: 1}[deed]
        self._redos = {ANSWER: 0, UNDO: self._redos + 1, REDO: self._redos - 1}[deed]
        self._renew(session)

    def _fits(self, deed: str, line: bytes, session: Session[Any]) -> bool:
        """Whether the journal alone can repeat this action; else the whole game is written."""
        if self._lines < 0 or self._answers != len(session.record) or self._free != session.free:
            return False
        if len(line) > LONGEST or self._bytes + len(line) > MOST:
            return False
        return deed == ANSWER or (self._undos if deed == UNDO else self._redos) > 0

    def _meddled(self, path: Path) -> bool:
        """Whether somebody else shortened, removed or wrote to the journal."""
        try:
            return self._lines > 0 and self._files.size(path) != self._bytes
        except OSError:
            return True

    def _renew(self, session: Session[Any]) -> None:
        """Start a new generation when the journal is long or a round began. A failure can wait: the line is safe."""
        turned = self.game.rules.rounds(session.state) != self._round and self._lines >= TURN
        if not (turned or session.over or self._lines >= EVERY):
            return
        try:
            self.save(session)
        except SaveError:
            self.behind = False  # the next action tries again; this one is in the journal

    def _packed(self, session: Session[Any], saved: int) -> bytes:
        """The bytes of the game, proved to be readable: what can't be read back is never written. Raises SaveError."""
        name = named(self.id, self.generation + 1, "save")
        try:
            data = pack(self.game, session, self.action, saved, self.played)
            unpack(data, name, {self.game.rules.id: self.game.rules}, tried=False)
        except SaveError as error:
            if error.code == "too-large":
                raise
            raise SaveError(
                "refused", name, f"The game could not be saved: {error.sentence}", "The last save is still there."
            ) from error
        except Exception as error:
            raise SaveError(
                "refused",
                name,
                f"The game could not be saved ({type(error).__name__}: {error}).",
                "The last save is still there.",
            ) from error
        return data
