"""Sleeping until the desktop has something to tell, where that can be heard: under X11 and Wayland.

Asking again and again costs a still table more than all else. There the desktop speaks through sockets that are opened
with the display; the system wakes a program when one of them has something to say."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from select import poll

SPEAKS = ("x11", "wayland")
"""Where the desktop speaks through a socket."""
FOLDER = "/dev/fd"
"""Where the open files of a program are listed."""
MISSES, FALSE = 3, 20
"""So often in a row something may come unheard, or it may ring for nothing without a rest: then this is no bell."""
wires: set[int] = set()
"""The sockets that the display opened."""


def sockets() -> set[int]:
    """Those that the program has open."""
    found = set()
    with suppress(OSError):
        for name in os.listdir(FOLDER):
            with suppress(OSError, ValueError):
                if stat.S_ISSOCK(os.fstat(int(name)).st_mode):
                    found.add(int(name))
    return found


class Doorbell:
    """What rings when the desktop has something to tell."""

    def __init__(self) -> None:
        self.misses = self.false = 0
        self.rang = True  # whether anybody was called since the events were last taken
        self._poll: poll | None = None
        if wires and pygame.display.get_driver() in SPEAKS:
            from select import POLLIN, poll  # Windows has no such thing

            self._poll = poll()
            for wire in wires:
                self._poll.register(wire, POLLIN)

    @property
    def hangs(self) -> bool:
        """Whether there is one that can be trusted."""
        return self._poll is not None and self.misses < MISSES and self.false < FALSE

    def sleep(self, ms: float) -> None:
        """Until it rings, `ms` at most."""
        if self._poll is not None:
            self.rang = bool(self._poll.poll(ms))
            self.false = self.false + 1 if self.rang else 0

    def came(self, events: int) -> None:
        """So many events came after the last sleep."""
        if events:
            self.misses, self.false = 0 if self.rang else self.misses + 1, 0
        self.rang = True
