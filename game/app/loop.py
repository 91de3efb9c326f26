"""The frame loop: 60 frames a second while something moves, a quiet 20 Hz tick when nothing does."""
from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.app.main import App

FAST, SLOW = 60, 20              # ticks a second
AWAKE_MS = 1000                  # stay fast this long after the last event: then an answer comes within one frame
QUIET_MS = 300                   # this long without an event, and scenes may work ahead
LONGEST_MS = 50.0                # a hiccup does not make animations jump


class Loop:
    """Events, then time, then drawing; each only if there is cause.

    `pygame.event.wait` polls a thousand times a second, so the idle loop sleeps in a slow tick instead: the first
    event waits 50 ms at most, well inside the 80 ms in which anything pressed must show."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.clock = pygame.time.Clock()
        self.awake = float(AWAKE_MS)

    def run(self) -> None:
        """Until the window is closed."""
        while self.app.running:
            self.step()

    def step(self) -> bool:
        """One turn of the loop; says whether something moves."""
        dt = min(float(self.clock.tick(FAST if self.awake > 0 else SLOW)), LONGEST_MS)
        self.awake -= dt
        for event in pygame.event.get():
            self.awake = AWAKE_MS
            self.app.handle(event)
        moving = self.app.update(dt)
        if moving:
            self.awake = max(self.awake, 100.0)
        if not self.app.present() and not moving and self.awake < AWAKE_MS - QUIET_MS:
            if not self.app.fixed:
                self.app.pad.begin()                 # long after the first picture
            top = self.app.stack.top
            if top is not None and top.idle():
                self.awake = max(self.awake, 100.0)
        return moving
