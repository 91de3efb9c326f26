"""A monkey at the table: random mouse and keyboard events over all scenes, in twelve window sizes."""

from __future__ import annotations

import os
import traceback
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pygame
from pygame.event import Event

from tests.long.result import Result

SIZES = (
    (1024, 640),
    (1152, 720),
    (1280, 720),
    (1280, 1024),
    (1366, 768),
    (1440, 900),
    (1600, 900),
    (1680, 1050),
    (1920, 1080),
    (1920, 1200),
    (2560, 1440),
    (3840, 2160),
)
KEYS = (
    pygame.K_ESCAPE,
    pygame.K_RETURN,
    pygame.K_SPACE,
    pygame.K_TAB,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_BACKSPACE,
    pygame.K_DELETE,
    pygame.K_HOME,
    pygame.K_END,
    pygame.K_F1,
    pygame.K_PLUS,
    pygame.K_MINUS,
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
)
LONGEST = 6_000
"""Events in one window of the smallest size; larger ones get fewer, for their pictures take longer."""
LEG = 800
"""Events until another scene is put on the table: no scene keeps the monkey for good."""
SAVED = 3
"""Every third window saves what it plays."""
QUICK_DISK = Path("/dev/shm")
"""Where saving costs no wait; that saves last is for other campaigns to show."""


class Monkey:
    """Pokes at one window; `tail` is what it did last."""

    def __init__(self, app: Any, luck: Random) -> None:
        self.app, self.luck = app, luck
        self.pos = (0, 0)
        self.down: set[int] = set()
        self.tail: list[str] = []
        self.seen: set[str] = set()
        self.fresh = True

    def poke(self) -> None:
        """One random event, now and then some time and a frame."""
        luck = self.luck
        event = luck.choices(
            (self.move, self.button, self.key, self.wheel, self.text, self.leave), (30, 45, 18, 3, 2, 1)
        )[0]()
        self.tail = [*self.tail[-30:], f"{pygame.event.event_name(event.type)} {event.dict}"]
        self.app.handle(event)
        if luck.random() < 0.5:
            self.app.update(luck.choice((1.0, 16.0, 50.0, 400.0)))
        if luck.random() < 0.06:
            self.app.present()
        top = self.app.stack.top
        assert top is not None
        self.seen.add(type(top).__name__)

    def move(self) -> Event:
        """To anywhere, mostly on to something that can be pressed."""
        w, h = self.app.size
        widgets = getattr(getattr(self.app.stack.top, "group", None), "widgets", [])
        self.pos = (self.luck.randrange(-5, w + 5), self.luck.randrange(-5, h + 5))
        if widgets and self.luck.random() < 0.45:
            self.pos = self.luck.choice(widgets).rect.center
        held = tuple(int(b in self.down) for b in (1, 2, 3))
        return Event(pygame.MOUSEMOTION, pos=self.pos, rel=(1, 1), buttons=held, touch=False)

    def button(self) -> Event:
        """Press or let go of a mouse button where the mouse is."""
        number = self.luck.choices((1, 2, 3), (20, 1, 2))[0]
        kind = pygame.MOUSEBUTTONUP if number in self.down else pygame.MOUSEBUTTONDOWN
        self.down ^= {number}
        return Event(kind, pos=self.pos, button=number, touch=False)

    def key(self) -> Event:
        """Press a key, sometimes with Ctrl or Shift."""
        key = self.luck.choice(KEYS)
        mod = self.luck.choice((0, 0, 0, 0, pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT))
        text = chr(key) if 32 <= key < 127 and not mod else ""
        return Event(
            self.luck.choice((pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP)), key=key, mod=mod, unicode=text, scancode=0
        )

    def wheel(self) -> Event:
        """Turn the wheel."""
        return Event(
            pygame.MOUSEWHEEL,
            x=0,
            y=self.luck.choice((-3, -1, 1, 3)),
            precise_x=0.0,
            precise_y=1.0,
            flipped=False,
            touch=False,
        )

    def text(self) -> Event:
        """Letters from an input method, some of them odd."""
        return Event(pygame.TEXTINPUT, text=self.luck.choice(("a", "Ω", "界", "🙂", "\u202e", "x" * 40, "")))

    def leave(self) -> Event:
        """The mouse leaves the window, or the window was hidden."""
        return Event(self.luck.choice((pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSLOST)))


def share(size: tuple[int, int]) -> float:
    """The part of the events that a window size gets, against the smallest."""
    return SIZES[0][0] * SIZES[0][1] / (size[0] * size[1])


CYCLE = sum(map(share, SIZES))


def events(size: int, seed: int) -> Result:
    """Poke `size` times, the window sizes and text scales taking turns; an exception is a fault with what led to it."""
    result = Result("monkey events over all scenes, 12 window sizes")
    seen: set[str] = set()
    sizes: set[tuple[int, int]] = set()
    most = min(LONGEST, size / CYCLE)
    with TemporaryDirectory(dir=QUICK_DISK if QUICK_DISK.is_dir() else None) as home:
        os.environ["VERSE_HOME"] = home
        while result.tried < size:
            seed += 1
            window = SIZES[seed % len(SIZES)]
            sizes.add(window)
            pokes = min(round(most * share(window)) + 1, size - result.tried)
            seen |= _one_window(window, pokes, seed, Path(home), result, f"--seed {seed - 1} --size {size}")
    result.notes = {"window sizes": str(len(sizes)), "scenes": " ".join(sorted(seen))}
    return result


def _one_window(size: tuple[int, int], pokes: int, seed: int, home: Path, result: Result, again: str) -> set[str]:
    """One window for a while, scene after scene; the scenes that were on top in it."""
    from game.app.menus.title.scene import Title
    from game.app.program import Program
    from game.app.shell.settings import Settings
    from game.app.trial.shots import SCENES

    luck = Random(seed)
    prefs = Settings(speed=luck.choice(("off", "off", "fast", "normal")), text_scale=luck.choice((100, 150, 200)))
    saved = seed % SAVED == 0
    app = Program(size=size, config=home / "settings.json") if saved else Program(size=size, prefs=prefs)
    monkey = Monkey(app, luck)
    todo: list[str] = []
    scene, end = "title", result.tried + pokes
    try:
        while result.tried < end:
            todo = todo or luck.sample(sorted(SCENES), len(SCENES))
            scene = "title" if saved and monkey.fresh else todo.pop()
            monkey.fresh = False
            try:
                app.stack.home(Title(app))
                SCENES[scene](app, seed)
                for _ in range(min(LEG, end - result.tried)):
                    result.tried += 1
                    monkey.poke()
                    app.running = True  # the monkey may press Quit as often as it likes
                app.present()
            except Exception:
                result.tried += 1
                where = traceback.format_exc().strip().splitlines()
                said = f"window {size}, seed {seed}, scene {scene}: {where[-1]} | {' '.join(where[-4:-1])}"
                result.faults.append(
                    " | ".join((said, "after " + "; ".join(monkey.tail[-4:]), f"python -m tests.long monkey {again}"))
                )
                app.fresh()
    finally:
        app.play(None)
        pygame.quit()
    return monkey.seen
