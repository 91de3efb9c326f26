"""A long evening at the table: bots play game after game in one window through the real loop, and memory is watched."""

from __future__ import annotations

import gc
import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import pygame
from pygame.event import Event

from tests.long.result import Result

SIZES = ((1280, 720), (1024, 640), (1366, 768), (1600, 900), (1280, 1024))
TEXTS = (100, 150, 100, 200)
SPEEDS = ("off", "off", "fast")
WARM_UP = 0.4
"""The share of the time in which caches fill; what comes after it is compared."""
GROWTH = 0.05
LONG = 5
"""Minutes in which there are samples enough to tell growth from noise."""
FEWEST = 6
"""Samples after the warm-up without which growth can't be told from noise."""
MANY = 20
"""Samples from which on medians are compared; of fewer one picture more in a cache would move them."""
LONGEST = 2_000
"""Answers in one game."""
FRAMES = 400
"""Frames in which everything must come to rest."""


class Hasty:
    """A clock that lets time go by without waiting for it."""

    def tick(self, fps: int) -> float:
        """The milliseconds of one frame."""
        return 1000 / fps


class Evening:
    """One window, and somebody who plays in it with mouse and keyboard."""

    def __init__(self, app: Any, luck: Random) -> None:
        from game.app.shell.loop import Loop

        self.app, self.luck = app, luck
        self.loop = Loop(app)
        self.loop.clock = Hasty()  # type: ignore[assignment]
        self.frames = self.answers = self.clicked = self.games = 0
        self.seen: set[str] = set()

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.app.stack.top

    def step(self) -> bool:
        """One turn of the loop; says whether something moves."""
        self.frames += 1
        self.seen.add(type(self.top).__name__)
        return self.loop.step()

    def rest(self, still: int = 2) -> None:
        """Frames until nothing has moved for a while."""
        quiet = 0
        for _ in range(FRAMES):
            quiet = 0 if self.step() else quiet + 1
            if quiet >= still:
                return

    def click(self, pos: tuple[int, int]) -> None:
        """Point there, press and let go."""
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=False))
        pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False))
        pygame.event.post(Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False))
        self.rest()

    def key(self, key: int) -> None:
        """Press and let go of a key."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(Event(kind, key=key, mod=0, unicode="", scancode=0))
        self.rest()

    def resize(self, size: tuple[int, int], text: int, speed: str) -> None:
        """Another window and other letters from now on."""
        app = self.app
        app.settings.text_scale, app.settings.speed = text, speed
        app.apply()
        if app.window.get_size() != size:
            pygame.display.set_mode(size, pygame.RESIZABLE)
            pygame.event.post(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        self.rest(20)

    def home(self) -> None:
        """Back to the title."""
        from game.app.menus.title.scene import Title

        for _ in range(6):
            if isinstance(self.top, Title):
                return
            self.key(pygame.K_ESCAPE)
        self.app.stack.home(Title(self.app))
        self.rest()

    def play(self, greedy: bool, until: float) -> None:
        """From the box on the title to the result, or as far as time allows; a bot's answers, given with the mouse."""
        from game.app.games.fistful.scene import FistfulScene
        from game.app.games.fistful.set_up.scene import SetUp

        self.games += 1
        self.home()
        self.click(self.top.boxes[0].rect.center)
        assert isinstance(self.top, SetUp), f"the box opens {type(self.top).__name__}"
        self.top.suggest()
        self.rest()
        self.key(pygame.K_RETURN)
        for _ in range(LONGEST):
            if isinstance(self.top, FistfulScene):
                if self.top.session.over:
                    break
                self.answer(self.top, greedy)
            elif self.top.overlay or self.luck.random() < 0.5:
                self.key(pygame.K_RETURN)  # a curtain, a card, a question
            else:
                self.key(pygame.K_ESCAPE)
            if self.app.playing is None or self.app.playing.session.over or process_time() > until:
                break
        self.rest(30)
        self.key(pygame.K_TAB)
        self.home()

    def answer(self, scene: Any, greedy: bool) -> None:
        """Give one answer: click where a person would, or say it where the mouse finds no way."""
        from game.ai import greedy as bot
        from game.core.views import view
        from tests.ui.fistful_table import places

        session, before = scene.session, len(scene.session.record)
        option = self.luck.choice(session.options)
        if greedy and len(session.options) > 1:
            sight = view(session.rules, session.state, session.choice.seat)
            key = bot.choose(session.rules, sight, session.choice, session.options, self.luck.getrandbits(60))
            option = session.option(key)
        for spot in places(scene, option):
            if self.top is scene and len(session.record) == before:
                self.click(spot)
        if len(session.record) > before:
            self.clicked += 1
        elif self.top is scene:
            scene.answer(option.key)
            self.rest()
        self.answers += len(session.record) - before

    def visit(self, name: str) -> None:
        """Look at one of the scenes that pictures are made of, and press a few keys there."""
        from game.app.menus.title.scene import Title
        from game.app.trial.shots import SCENES

        self.app.stack.home(Title(self.app))
        SCENES[name](self.app, self.luck.randrange(1000))
        self.rest(20)
        for key in (pygame.K_TAB, pygame.K_DOWN, pygame.K_TAB, pygame.K_RIGHT):
            self.key(key)
        self.app.stack.home(Title(self.app))
        self.app.play(None)
        self.rest()


def memory() -> float:
    """The memory this process holds now in MB, 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def screen() -> Iterator[str]:
    """A real window where there is a display, else one in memory."""
    before = os.environ.get("SDL_VIDEODRIVER")
    if os.environ.get("DISPLAY") and sys.platform == "linux":
        os.environ["SDL_VIDEODRIVER"] = "x11"
    try:
        yield os.environ.get("SDL_VIDEODRIVER", "dummy")
    finally:
        pygame.quit()
        if before is not None:
            os.environ["SDL_VIDEODRIVER"] = before


def evening(size: int, seed: int) -> Result:
    """Look at every scene once, then play for `size` minutes of processor time: caches fill by work, not by the clock.

    A fault when memory grows by 5 % after the warm-up, or when something breaks. What a scene loads the first time it
    is seen is no growth, so each has been seen before the first sample of an evening that is long enough to tell.
    """
    from game.app.program import Program
    from game.app.trial.shots import SCENES

    result = Result("decisions of bots in the window, memory growth under 5 %")
    luck = Random(seed)
    samples: list[tuple[float, float]] = []
    with TemporaryDirectory() as home, screen() as driver:
        os.environ["VERSE_HOME"] = home
        app = Program(size=SIZES[0], config=Path(home) / "settings.json")
        table = Evening(app, luck)
        app.stack.push(_title(app))
        table.rest()
        for scene in sorted(SCENES) if size >= LONG else ():
            table.visit(scene)
        begin, end = process_time(), process_time() + 60 * size
        todo: list[str] = []
        while process_time() < end:
            turn = table.games
            todo = todo or luck.sample(sorted(SCENES), len(SCENES))
            scene = todo.pop()
            try:
                table.resize(SIZES[turn % len(SIZES)], TEXTS[turn % len(TEXTS)], SPEEDS[turn % len(SPEEDS)])
                table.play(turn % 4 == 3, end)
                table.visit(scene)
                table.resize(SIZES[0], TEXTS[0], SPEEDS[0])  # samples are taken with the same picture on the window
            except Exception:
                where = " | ".join(traceback.format_exc().strip().splitlines()[-4:])
                again = f"python -m tests.long soak --seed {seed}"
                result.faults.append(f"game {turn}, then {scene}, in {app.size}: {where} | {again}")
                app.fresh()
                app.stack.push(_title(app))
            gc.collect()
            samples.append((process_time() - begin, memory()))
        app.play(None)
    result.tried = table.answers
    result.notes = {
        "screen": driver,
        "games": table.games,
        "frames": table.frames,
        "clicked": table.clicked,
        "scenes": " ".join(sorted(table.seen)),
        **growth_told(samples, 60 * size, seed, result),
    }
    return result


def _title(app: Any) -> Any:
    from game.app.menus.title.scene import Title

    return Title(app)


def growth_told(samples: list[tuple[float, float]], seconds: float, seed: int, result: Result) -> dict[str, object]:
    """Memory in words; too much growth becomes a fault. The medians of both halves after the warm-up are compared; of
    few samples the least of the second half with the most of the first, as what fills once and stays is no growth."""
    sizes = [size for at, size in samples if at >= WARM_UP * seconds]
    told: dict[str, object] = {
        "memory MB": f"first {samples[0][1]:.0f} last {samples[-1][1]:.0f} most {max(s for _, s in samples):.0f}"
    }
    if len(sizes) >= FEWEST and sizes[0]:
        half = len(sizes) // 2
        later, before = (median, median) if len(sizes) >= MANY else (min, max)
        growth = later(sizes[half:]) / before(sizes[:half]) - 1
        told["growth"] = f"{growth:+.1%} of {len(sizes)} samples"
        if growth >= GROWTH:
            line = " ".join(f"{size:.0f}" for size in sizes)
            result.faults.append(f"memory grew by {growth:.1%}: {line} MB | python -m tests.long soak --seed {seed}")
    return told
