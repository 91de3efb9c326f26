"""Exact chances that take longer than a frame may: worked out beside the window, shown as soon as they are there."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from queue import SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, TypeVar, cast

from game.app.table.offered import Offered

T = TypeVar("T")
MANY = 40
"""More than so many things that last are forgotten together."""
REST = 0.002
"""Seconds between two answers in which the window has the processor to itself."""


class Reckoner:
    """What was asked about one moment of the game, and what came of it. `at_once`: whoever asks waits for it."""

    def __init__(self, at_once: bool = True) -> None:
        self.at_once = at_once
        self.known: dict[Hashable, Any] = {}
        self.asked: set[Hashable] = set()
        self.came = False
        self._jobs: SimpleQueue[tuple[dict[Hashable, Any], Hashable, Callable[[], Any]] | None] = SimpleQueue()
        self._thread: Thread | None = None

    def find(self, key: Hashable, work: Callable[[], T]) -> T | None:
        """What `work` finds, once it is known; it is asked once for a key."""
        if key not in self.known and self.at_once:
            self.known[key] = work()
        elif key not in self.asked and key not in self.known:
            self.asked.add(key)
            self._jobs.put((self.known, key, work))
            if self._thread is None:
                self._thread = Thread(target=self._serve, daemon=True, name="odds")
                self._thread.start()
        return cast("T | None", self.known.get(key))

    def poll(self) -> bool:
        """Whether something came since it was asked last."""
        came, self.came = self.came, False
        return came

    @property
    def busy(self) -> bool:
        """Whether something is still being worked out."""
        return len(self.asked) > sum(key in self.known for key in self.asked)

    def forget(self) -> None:
        """Another moment begins: what is still waiting is dropped."""
        self.known, self.asked = {}, set()

    def close(self) -> None:
        """Nothing is asked any more."""
        self.forget()
        if self._thread is not None:
            self._jobs.put(None)
            self._thread = None

    def _serve(self) -> None:
        while (job := self._jobs.get()) is not None:
            known, key, work = job
            if known is not self.known:
                continue
            try:
                known[key] = work()
            except Exception:  # a number that is missing is no reason to end a game
                logging.getLogger(__name__).exception("no chance for %r", key)
                known[key] = None
            self.came = self.came or known is self.known
            sleep(REST)


class Reckoned(Offered):
    """A situation with what was worked out about it; only what is `lasting` outlives its moment."""

    def __init__(self) -> None:
        self.reckoner = Reckoner()
        self._kept: dict[Hashable, Any] = {}
        self.lasting: dict[Hashable, Any] = {}

    def kept(self, key: Hashable, make: Callable[[], T]) -> T:
        """Something that is made once for this moment."""
        if key not in self._kept:
            self._kept[key] = make()
        return cast(T, self._kept[key])

    def begin_anew(self) -> None:
        """Another moment."""
        self.reckoner.forget()
        self._kept = {}
        if len(self.lasting) > MANY:
            self.lasting.clear()
