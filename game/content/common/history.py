"""What was drawn or written before, to be taken back and given again; and whether it changed since it was kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Generic, Protocol, TypeVar

MOST = 300


class Draft(Protocol):
    """What is drawn or written: it can be copied and compared. `mod`: the folder it is kept in, "" for a new one."""

    mod: str

    def copy(self: S) -> S: ...


S = TypeVar("S", bound=Draft)


class History(Generic[S]):
    """`now` is the sketch that is drawn on; `past` and `future` hold whole copies."""

    def __init__(self, sketch: S) -> None:
        self.now = sketch
        self.past: list[S] = []
        self.future: list[S] = []
        self.kept = sketch.copy()
        self._begun: S | None = None

    @property
    def unsaved(self) -> bool:
        """Whether it differs from what was kept last."""
        return self.now != self.kept

    @property
    def undone(self) -> bool:
        """Whether there is something to take back, a stroke that still goes on included."""
        return bool(self.past) or (self._begun is not None and self._begun != self.now)

    def begin(self) -> None:
        """A stroke begins: all that follows is one step, until `end`."""
        if self._begun is None:
            self._begun = self.now.copy()

    def end(self) -> bool:
        """The stroke is over; says whether it changed anything."""
        begun, self._begun = self._begun, None
        if begun is None or begun == self.now:
            return False
        self.past = [*self.past, begun][-MOST:]
        self.future = []
        return True

    @contextmanager
    def step(self) -> Iterator[S]:
        """One change, as one step."""
        self.begin()
        try:
            yield self.now
        finally:
            self.end()

    def undo(self) -> bool:
        """Take the last step back."""
        self.end()
        return self._move(self.past, self.future)

    def redo(self) -> bool:
        """Give it again."""
        self.end()
        return self._move(self.future, self.past)

    def keep(self, mod: str) -> None:
        """It was kept in a mod."""
        for sketch in (self.now, *self.past, *self.future):
            sketch.mod = mod
        self.kept = self.now.copy()

    def _move(self, source: list[S], to: list[S]) -> bool:
        if not source:
            return False
        to.append(self.now)
        self.now = source.pop()
        return True
