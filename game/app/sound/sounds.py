"""Effects and music of the window.  Until `begin`, and for good where there is no device, everything is silence."""

from __future__ import annotations

import random
import re
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import pygame

from game.app.sound.cues import BRIDGE
from game.app.sound.music import Music
from game.content.common.files import data_path


class Volumes(Protocol):
    """How loud it is to be, in percent."""

    sound_volume: int
    music_volume: int
    muted: bool
    quiet_away: bool


RATE = 44100
BUFFER = 1024  # samples, 23 ms
VOICES = 12
AGAIN_MS = 45  # the same effect is not heard twice within this time
CROWD_MS, CROWD = 60, 3  # nor more than so many effects within this time


class Sounds:
    """`play("place")` costs a frame nothing: all files are opened by a thread of their own after the first picture.

    Volumes and mute are read from the settings again and again, so a change is heard at once."""

    def __init__(self, settings: Callable[[], Volumes], folder: Path | None = None) -> None:
        self.settings = settings
        self.folder = folder or data_path("assets", "sounds")
        self.bank: dict[str, list[pygame.mixer.Sound]] = {}
        self.music = Music(self.folder)
        self.allowed = False  # `begin` was called
        self.ready = False  # the device is open
        self.away = False  # another window has the keyboard, or this one is out of sight
        self.last: dict[str, float] = {}  # effect -> when it was heard last, in seconds
        self.opener: threading.Thread | None = None
        self.luck = random.Random()

    def begin(self) -> None:
        """From now on there may be sound: the device is opened in the next moment in which nothing moves."""
        self.allowed = True

    def _open(self) -> None:
        """Open the device and the files; without a device nothing happens, ever."""
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(VOICES)
        except pygame.error:
            return
        for name, files in variants(self.folder).items():
            with suppress(pygame.error, OSError):  # a file that can't be read is silence, nothing worse
                self.bank[name] = [pygame.mixer.Sound(str(file)) for file in files]
        with suppress(pygame.error, OSError):
            self.music.bridge = pygame.mixer.Sound(str(self.music.folder / f"{BRIDGE}.ogg"))
        self.ready = True

    def end(self) -> None:
        """Close the device."""
        if self.opener is not None:
            self.opener.join(2.0)
        if self.ready:
            self.ready = False
            pygame.mixer.quit()

    # ------------------------------------------------------------ effects

    @property
    def volume(self) -> float:
        """How loud effects are, 0 to 1."""
        return self._loud(self.settings().sound_volume)

    def _loud(self, percent: int) -> float:
        """A slider's percent as a factor: the ear wants the lower half of it wider than it would be."""
        s = self.settings()
        return 0.0 if s.muted or (self.away and s.quiet_away) else float((percent / 100) ** 1.5)

    def play(self, name: str) -> bool:
        """Have an effect heard; says whether it is.  Unknown names are silence."""
        takes = self.bank.get(name) if self.ready else None
        now = time.monotonic()
        if not takes or self.volume <= 0 or self._crowded(name, now):
            return False
        take = self.luck.choice(takes)
        take.set_volume(self.volume)
        self.last[name] = now
        return take.play() is not None

    def _crowded(self, name: str, now: float) -> bool:
        if 1000 * (now - self.last.get(name, -1.0)) < AGAIN_MS:
            return True
        return sum(1000 * (now - at) < CROWD_MS for at in self.last.values()) >= CROWD

    # ------------------------------------------------------------ music

    def update(self, moving: bool = False) -> None:
        """Time went by: the music goes on with a change and follows the settings."""
        if self.opener is None and self.allowed and not moving and not self.settings().muted:
            self.opener = threading.Thread(target=self._open, name="sounds", daemon=True)
            self.opener.start()
        if self.ready:
            self.music.update(self._loud(self.settings().music_volume))


def variants(folder: Path) -> dict[str, list[Path]]:
    """The files of each effect: `step_1.ogg`, `step_2.ogg` are two takes of "step"; music lies a folder deeper."""
    found: dict[str, list[Path]] = {}
    for file in sorted(folder.glob("*.ogg")):
        found.setdefault(re.sub(r"_\d+$", "", file.stem), []).append(file)
    return found
