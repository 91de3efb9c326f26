"""Frames of a busy table against one background blit, and what an unchanged screen costs: run in a fresh process.

The word after the command is the scene of the table. Prints JSON: for each height the ratios of a full redraw, of a
frame in which one miniature moves, the same over the danger map of a heist, of one in which the board is dragged along,
and of one in which the wheel turns, and the processor time in ms of one in which lights breathe; then what was done per
second while nothing changed, and the processor time of that against a loop that redraws 60 times a second.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

import pygame

from game.app.bench.still import idle, lights
from game.app.program import Program
from game.app.shell.app import App
from game.app.shell.settings import Settings
from game.app.trial.shots import arrange, settle
from game.bench.measure import Case, ratio, timings

SIZES = {"1080p": (1920, 1080), "4K": (3840, 2160)}
STEPS = 12  # mouse positions of a drag, all on one cell
PAN = 3  # the mouse button that moves the board


def main(scene: str) -> None:
    """Measure everything on the table of a scene and print it."""
    told: dict[str, Any] = {}
    for name, size in SIZES.items():
        app = Program(size=size, prefs=Settings(speed="off"))
        arrange(app, scene, 1)
        settle(app)
        told[name] = _frames(app) | {"lights": lights(app)}
        if name == "1080p":
            told["idle"] = idle(app)
        pygame.quit()
    print(json.dumps(told))


def _frames(app: App) -> dict[str, float]:
    """Each kind of frame against one opaque blit of the window and showing it."""
    scene: Any = app.stack.top

    def full() -> None:
        app.dirty.add()
        app.present()

    full()
    found = _ratios(app, full=full, moving=_steps(app, _drag(app)))
    _let_go(app)
    if hasattr(scene, "danger"):
        scene.show_danger()
        settle(app)
        found |= _ratios(app, danger=_steps(app, _drag(app)))
        _let_go(app)
        scene.show_danger()
    scene.zoom(3)
    settle(app)
    found |= _ratios(app, panning=_steps(app, _pan(app)))
    x, y = scene.places.board.center
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=PAN))
    settle(app)
    found |= _ratios(app, zooming=_wheel(app))
    scene.zoom_home()
    settle(app)
    return found


def _ratios(app: App, **frames: Callable[[], None]) -> dict[str, float]:
    """How much longer each frame takes than one opaque blit of the window and showing it."""
    window = app.window
    background = window.copy().convert()

    def bare() -> None:
        window.blit(background, (0, 0))
        pygame.display.flip()

    times = timings(
        [Case("bare", bare), *(Case(name, frame) for name, frame in frames.items())], budget=0.1, clock=perf_counter
    )
    app.dirty.add()
    app.present()
    return {name: ratio(times, name, "bare") for name in frames}


def _steps(app: App, path: list[pygame.event.Event]) -> Callable[[], None]:
    """A frame per event, round and round."""
    place = [0]

    def step() -> None:
        place[0] += 1
        app.handle(path[place[0] % len(path)])
        app.update(16.0)
        app.present()

    return step


def _wheel(app: App) -> Callable[[], None]:
    """A frame for each step of the wheel, farther and nearer."""
    scene: Any = app.stack.top
    at, turn = scene.places.board.center, itertools.cycle((-1, -1, 1, 1))

    def step() -> None:
        scene.zoom(next(turn), at)
        app.update(16.0)
        app.present()

    return step


def _pan(app: App) -> list[pygame.event.Event]:
    """The mouse takes hold of the board; the events that then move it about."""
    scene: Any = app.stack.top
    x, y = scene.places.board.center
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=PAN))
    there = [(x + 4 * i, y + 3 * i) for i in range(1, STEPS)]
    way = [*there, *there[-2::-1]]
    return [pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(4, 3), buttons=(0, 0, 0)) for at in way]


def _drag(app: App) -> list[pygame.event.Event]:
    """Pick up the miniature whose turn it is; the mouse events that then carry it about."""
    scene: Any = app.stack.top
    for x, y in _miniatures(scene):
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
        far = [(x + 30, y), *((x + 1 + i, y + i % 5) for i in range(STEPS))]
        away, *motion = [pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)) for at in far]
        app.handle(away)
        if scene.drag is not None:
            return motion + motion[::-1]
    raise AssertionError("no miniature can be picked up")


def _let_go(app: App) -> None:
    """Nothing is held any more."""
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1))
    settle(app)


def _miniatures(scene: Any) -> list[tuple[int, int]]:
    """Where the heroes stand, once the dice are rolled, or the ship of the seat whose turn it is."""
    if hasattr(scene.now, "hero_cell"):
        if any(option.key == "roll" for option in scene.session.options):
            scene.answer("roll")
            settle(scene.app)
        cells = [scene.now.hero_cell(seat) for seat in range(len(scene.now.g.at))]
        places = [scene.view.camera.point(cell[0] + 0.5, cell[1] + 0.5) for cell in cells if cell is not None]
    else:
        places = [scene.view.spots(tuple(scene.stage.pieces.values()))[f"ship:{scene.now.seat}"]]
    return [(round(x), round(y)) for x, y in places]


if __name__ == "__main__":
    main(sys.argv[1])
