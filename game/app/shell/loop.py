"""The frame loop: 60 frames a second while something moves, else it sleeps until there are events."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.shell.company import breathes
from game.app.shell.doorbell import Doorbell

if TYPE_CHECKING:
    from game.app.shell.app import App

FAST, SLOW = 60, 15  # ticks a second
AWAKE_MS = 1000  # stay fast this long after the last event: then an answer comes within one frame
QUIET_MS = 300  # this long without an event, and scenes may work ahead
LONGEST_MS = 70.0  # a hiccup does not make animations jump
REST_MS = 250.0  # where nothing moves the scenes need not hear of the time more often
CALM_MS = 450.0  # nor so often where nothing breathes either


class Loop:
    """Events, then time, then drawing; each only if there is cause.

    `pygame.event.wait` polls a thousand times a second, so the idle loop sleeps until the desktop rings, or, where it
    has no bell, in a slow tick: the first event waits 67 ms at most, inside the 80 ms in which anything pressed must
    show."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.clock = pygame.time.Clock()
        self.bell = Doorbell()
        self.awake = float(AWAKE_MS)
        self.rested = 0.0  # ms that the scenes have not heard of yet

    def run(self) -> None:
        """Until the window is closed."""
        while self.app.running:
            self.step()

    def step(self) -> bool:
        """One turn of the loop; says whether something moves."""
        dt = self._sleep()
        self.awake -= dt
        events = pygame.event.get()
        self.bell.came(len(events))
        for event in self.app.ears.repeats.heard(events):
            self.awake, self.rested = float(AWAKE_MS), 0.0  # what an event sets going starts from its beginning
            self.app.handle(event)
        self.rested += dt
        if self.awake <= 0 and self.rested < self._rest():
            return False
        passed, self.rested = self.rested, 0.0
        moving = self.app.update(passed)
        if moving:
            self.awake = max(self.awake, 100.0)
        if not self.app.present() and not moving and self.awake < AWAKE_MS - QUIET_MS:
            if not self.app.fixed:
                self.app.pad.begin()  # long after the first picture
            top = self.app.stack.top
            if top is not None and top.idle():
                self.awake = max(self.awake, 100.0)
        return moving

    def _sleep(self) -> float:
        """Until the next turn; the ms that were slept."""
        if self.awake <= 0 and self.bell.hangs and not self.app.pad.pads:
            if not pygame.event.peek():  # some may have been taken in past the bell
                self.bell.sleep(max(1.0, self._rest() - self.rested))
            return min(float(self.clock.tick()), CALM_MS)
        return min(float(self.clock.tick(FAST if self.awake > 0 else SLOW)), LONGEST_MS)

    def _rest(self) -> float:
        """So many ms the scenes need not hear of the time where nothing moves."""
        return REST_MS if breathes(self.app) else CALM_MS
