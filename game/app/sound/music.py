"""The music: one piece at a time, each fading into the next, streamed from its file and never held in memory."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

import pygame

COME_MS, GO_MS = 2200, 1400


class Music:
    """`want` says what is to be heard; `update` brings it about, step by step, without ever waiting.

    A stream can't be faded into another one: a chord on the note that all pieces share, `bridge`, sounds while the one
    goes and rings into the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "music"
        self.wanted = self.heard = ""
        self.bridge: pygame.mixer.Sound | None = None
        self.loud = -1.0
        self.silent_until = 0.0  # seconds, by the clock: no piece begins before
        self.resting = False  # paused because nobody would hear it: no work for the machine

    def want(self, name: str) -> None:
        """From now on this piece ("" = none)."""
        self.wanted = name

    def hush(self, seconds: float) -> None:
        """What is heard now fades, and nothing begins for a while: something else is to be heard."""
        self.silent_until = time.monotonic() + seconds

    def update(self, loud: float) -> None:
        """Follow the volume (0 to 1) and go on with a change of pieces."""
        player = pygame.mixer.music
        if loud != self.loud:
            self.loud = loud
            player.set_volume(loud)
        if (loud <= 0) != self.resting:
            self.resting = loud <= 0
            (player.pause if self.resting else player.unpause)()
        hushed = self.heard and time.monotonic() < self.silent_until
        if self.resting or (self.wanted == self.heard and not hushed):
            return
        if self.heard:
            player.fadeout(GO_MS)
            self.heard = ""
            if self.wanted and self.bridge and not hushed:
                self.bridge.set_volume(loud)
                self.bridge.play()
        elif not player.get_busy() and time.monotonic() >= self.silent_until:
            self._start()

    def _start(self) -> None:
        self.heard = self.wanted
        with suppress(pygame.error, OSError):  # a piece that can't be read is silence
            pygame.mixer.music.load(str(self.folder / f"{self.wanted}.ogg"))
            pygame.mixer.music.set_volume(self.loud)
            pygame.mixer.music.play(-1, fade_ms=COME_MS)
