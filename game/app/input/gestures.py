"""Wheel, two fingers on a touchpad and two on a screen, as steps of zoom and pixels of pan."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame.event import Event

STEP = 36.0  # units a notch of the wheel pans
PINCH = 0.05  # of the screen between two fingers is a step of zoom
TOUCH = (pygame.MULTIGESTURE, pygame.FINGERDOWN, pygame.FINGERUP)


class Wish(NamedTuple):
    """What a gesture asks for: steps of zoom (in is positive) at a place, pixels to move the board."""

    zoom: int = 0
    pan: tuple[float, float] = (0.0, 0.0)
    at: tuple[int, int] | None = None


class Gestures:
    """Parts of a step are kept until they make a whole one: a touchpad sends many small ones."""

    def __init__(self) -> None:
        self.rest = 0.0
        self.spread = 0.0
        self.middle: tuple[float, float] | None = None

    def wheel(self, event: Event, unit: float, shift: bool = False) -> Wish:
        """Up and down zooms, sideways pans; with Shift up and down pans, too."""
        x = float(getattr(event, "precise_x", getattr(event, "x", 0)))
        y = float(getattr(event, "precise_y", event.y))
        if shift:
            return Wish(pan=(-x * STEP * unit, y * STEP * unit))
        return Wish(self.steps(y), (-x * STEP * unit if x else 0.0, 0.0))

    def steps(self, part: float) -> int:
        """Whole steps so far; turning round forgets the part that was begun."""
        if part * self.rest < 0:
            self.rest = 0.0
        self.rest += part
        whole = int(self.rest)
        self.rest -= whole
        return whole

    def touch(self, event: Event, size: tuple[int, int]) -> Wish:
        """Two fingers: apart zooms in, together out, along moves the board.  `size`: the window in px."""
        if event.type != pygame.MULTIGESTURE or event.num_fingers < 2:
            self.spread, self.middle = 0.0, None
            return Wish()
        before, self.middle = self.middle, (event.x * size[0], event.y * size[1])
        self.spread += event.pinched
        zoom = int(self.spread / PINCH)
        self.spread -= zoom * PINCH
        at = round(self.middle[0]), round(self.middle[1])
        pan = (self.middle[0] - before[0], self.middle[1] - before[1]) if before else (0.0, 0.0)
        return Wish(zoom, pan, at)
