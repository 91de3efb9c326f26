"""The one place that reads keys: what is printed on them, where they lie, what is held with them, what is composed."""

from __future__ import annotations

import sys
from collections.abc import Collection

import pygame
from pygame.event import Event

FIRST_LETTER, FIRST_DIGIT = 4, 30  # the places of A and 1; Z and 0 are the last of their rows
DIGITS = tuple(ord(c) for c in "1234567890")
ASCII, NAMED = 128, 1 << 30  # codes between them are letters of other alphabets
ANYWHERE = frozenset({"ctrl+z", "ctrl+y", "alt+return"})
"""Chords that are heard everywhere: undo and redo, the full screen."""


class Keyboard:
    """Keys as every scene hears them, on whatever layout.

    A Latin letter is where it is printed; on a layout without Latin letters it is where others have it. A digit is its
    place in the row of digits, whether Shift is needed for it or not. A chord with Ctrl or Alt is heard only by who
    knows it, and never taken for the plain key. While an input method composes, all keys are its own."""

    def __init__(self) -> None:
        self.composing = False
        self.foreign = False  # the layout has no Latin letters, as far as is known

    def read(self, event: Event, chords: Collection[str] = ()) -> Event | None:
        """The event as scenes hear it, None for one that is not for them. `chords`: those that are known there."""
        if event.type == pygame.TEXTEDITING:
            self.composing = bool(event.text)
        elif event.type in (pygame.TEXTINPUT, pygame.WINDOWFOCUSLOST):
            self.composing = False
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP) or getattr(event, "pad", False):
            return event
        if event.type == pygame.KEYDOWN and self.composing:
            return None
        key, mod = self.code(event), _mod(event.mod)
        if event.type == pygame.KEYDOWN and mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            name = chord(key, mod)
            if name not in ANYWHERE and name not in chords:
                return None
        if (key, mod) == (event.key, event.mod):
            return event
        return Event(event.type, {**event.dict, "key": key, "mod": mod})

    def code(self, event: Event) -> int:
        """Which key it is."""
        key, place = int(event.key), getattr(event, "scancode", 0)
        row, letter = place - FIRST_DIGIT, place - FIRST_LETTER
        if 0 <= row < 10 and key not in DIGITS:
            return key if getattr(event, "unicode", "") == "-" else DIGITS[row]
        if 0 <= letter < 26:
            other = ASCII <= key < NAMED
            if other or chr(min(key, ASCII)).isalpha():
                self.foreign = other
            if other or (self.foreign and key < NAMED):
                return ord("a") + letter
        return key

    def over(self) -> None:
        """What was composed belongs to a field that has the keyboard no more."""
        if self.composing:
            self.composing = False
            pygame.key.stop_text_input()
            pygame.key.start_text_input()


def _mod(mod: int) -> int:
    """Command is Ctrl on a Mac; elsewhere that key is the system's own."""
    if sys.platform == "darwin" and mod & pygame.KMOD_META:
        return int(mod & ~pygame.KMOD_META | pygame.KMOD_LCTRL)
    return int(mod)


def chord(key: int, mod: int) -> str:
    """The name of a key with what is held: "ctrl+z"; Shift does not count."""
    held = [
        name
        for name, bit in (("ctrl", pygame.KMOD_CTRL), ("alt", pygame.KMOD_ALT), ("meta", pygame.KMOD_META))
        if mod & bit
    ]
    return "+".join([*held, pygame.key.name(key)])
