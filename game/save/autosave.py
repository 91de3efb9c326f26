"""Autosave: after every action, whatever the disk does. Play never waits for it and never stops."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from game.core.session import Session
from game.save.errors import SaveError
from game.save.slots.slot import Slot

PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)


class Autosave:
    """Keeps a slot up with a session.

    `answer`, `undo` and `redo` do it in the session and on the disk. `trouble` is the SaveError to show in a banner,
    None while all is safe, `due` when it is tried again, in seconds of the clock. `tick` is called by the frame loop
    and tries again after pauses that grow; `now` tries at once.
    """

    def __init__(self, slot: Slot, session: Session[Any], clock: Callable[[], float] = time.monotonic) -> None:
        self.slot = slot
        self.session = session
        self.trouble: SaveError | None = None
        self._clock = clock
        self._failures = 0
        self.due = 0.0
        if slot.behind:
            self.now()

    def answer(self, key: str) -> None:
        """Answer the pending choice and save. Raises only what `Session.answer` raises."""
        self.session.answer(key)
        self._try(lambda: self.slot.record(key, self.session))

    def undo(self) -> bool:
        """Take the last answer back and save; says whether it was allowed."""
        done = self.session.undo()
        if done:
            self._try(lambda: self.slot.undone(self.session))
        return done

    def redo(self) -> bool:
        """Give the answer again that was taken back and save; says whether there was one."""
        done = self.session.redo()
        if done:
            self._try(lambda: self.slot.redone(self.session))
        return done

    def tick(self) -> None:
        """Try again if a save failed and its pause is over."""
        if self.trouble is not None and self._clock() >= self.due:
            self.now()

    def now(self) -> None:
        """Write the whole game at once."""
        self._try(lambda: self.slot.save(self.session))

    def close(self) -> None:
        """Save what is not yet in a generation and let go of the slot; `trouble` says if that failed."""
        self._try(lambda: self.slot.close(self.session))

    def moved(self, slot: Slot) -> None:
        """Go on in another slot, after a "save as"; the old one is let go of."""
        old, self.slot = self.slot, slot
        old.close()
        self._settled(None)

    def _try(self, deed: Callable[[], None]) -> None:
        try:
            deed()
        except SaveError as error:
            self._settled(error)
        else:
            self._settled(None)

    def _settled(self, trouble: SaveError | None) -> None:
        self.trouble = trouble
        if trouble is None:
            self._failures = 0
        else:
            self.due = self._clock() + PAUSES[min(self._failures, len(PAUSES) - 1)]
            self._failures += 1
