"""What a screen costs that stands still: without lights, while lights breathe on it, and after they have ended."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Literal

import pygame

from game.app.program import Program
from game.app.shell.app import App
from game.app.shell.company import LONELY_MS
from game.app.shell.loop import Loop
from game.app.shell.settings import Settings
from game.app.table.ambient import FRAME_MS
from game.app.trial.shots import arrange, settle
from game.app.ui.counters import COUNT

SECONDS = 4.0
SLOWS_MS = 2000.0
"""So long the loop takes at most until it has gone to its slow tick."""
FRAMES = 96
FAST = 60


def main(scene: str) -> None:
    """Print what the table of a scene costs while it stands still, as a share of a loop that draws it anew 60 times a
    second."""
    app = Program(size=(1920, 1080), prefs=Settings(speed="off"))
    arrange(app, scene, 1)
    settle(app)
    print(idle(app)["share"])


def idle(app: App) -> dict[str, float]:
    """Presents, text renders and scalings per second while nothing changes, and the processor time of that against
    drawing all of it 60 times a second: without lights, with them, and when they have ended."""
    loop = Loop(app)
    told, busy = {}, FAST * _redraw(app)
    told["work"], told["share"] = _rest(loop, busy, "off")
    _, told["lit"] = _rest(loop, busy, "normal")
    told["after"], told["ended"] = _rest(loop, busy, "normal", LONELY_MS)
    app.settings.speed = "off"
    return told


def _rest(loop: Loop, busy: float, speed: Literal["off", "normal"], alone: float = 0.0) -> tuple[float, float]:
    """What was done per second, and the share of the processor time; nobody has been there for `alone` ms."""
    loop.app.settings.speed = speed
    _turns(loop, SLOWS_MS / 1000, alone)
    COUNT.reset()
    used = _turns(loop, SECONDS, alone)
    return COUNT.sum() / SECONDS, used / SECONDS / busy


def _turns(loop: Loop, seconds: float, alone: float) -> float:
    """Let the loop turn for a while: the processor time that took."""
    begin, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - begin < seconds:
        loop.app.alone, loop.app.focused = alone, True
        loop.step()
    return time.process_time() - used


def _redraw(app: App) -> float:
    """The processor time of drawing all of it once, in a loop of 60 times a second."""
    clock = pygame.time.Clock()

    def redraw() -> None:
        pygame.event.get()
        app.dirty.add()
        app.present()

    return median(_spent(lambda: clock.tick(FAST), redraw) for _ in range(FRAMES))


def lights(app: App) -> float:
    """The processor time in ms of a frame in which lights breathe."""
    app.settings.speed, app.focused = "normal", True

    def breathe() -> None:
        app.alone = 0.0
        app.update(FRAME_MS + 1)
        app.present()

    breathe()
    found = median(_spent(lambda: None, breathe) for _ in range(FRAMES))
    app.settings.speed = "off"
    settle(app)
    return 1000 * found


def _spent(before: Callable[[], object], run: Callable[[], object]) -> float:
    """Seconds of processor time that something takes; what is done `before` does not count."""
    before()
    used = time.process_time()
    run()
    return time.process_time() - used
