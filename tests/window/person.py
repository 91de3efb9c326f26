"""A person before the real window: mouse and keyboard of the X server, frames of the program's own loop, pictures."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import excepthook
from time import monotonic
from typing import Any

import pygame

from tests.window.display import SIZE, Display

PATIENCE = 2.0
"""Seconds after which a click that changed nothing counts as dead."""
REST = 8.0
"""Seconds in which everything must come to rest while no bot thinks."""
DRAG = 5
"""Places on the way of a drag."""
GLIDE = 3
"""Places on the way of the mouse from one click to the next."""

Spot = tuple[int, int]


class Person:
    """Drives the loop of `app` between two movements of the real mouse; `dead` are the clicks that did nothing.

    `refused`: for how many ms presses were not taken since the last click or drag began;
    `slowest`: the seconds of the longest frame, and the scene that was on top when it began; `watched`: how long the
    frames took at whose end `watch` was true."""

    def __init__(self, app: Any, display: Display, out: Path | None) -> None:
        from game.app.shell.loop import Loop

        self.app, self.display, self.out = app, display, out
        self.loop = Loop(app)
        self.clicks = self.drags = self.frames = 0
        self.slowest = (0.0, "")
        self.watch: Callable[[], object] = lambda: False
        self.watched: list[float] = []
        self.dead: list[str] = []
        self.refused: list[float] = []
        self._listen()
        self.shown: dict[str, int] = {}

    def _listen(self) -> None:
        """Hear when a press is not taken because what it would press has just come, and for how long (ms)."""
        steady = self.app.ears.steady
        settles = steady.settles

        def told(at: Any, waits: float = 0.0) -> None:
            self.refused.append(round(waits))
            settles(at, waits)

        steady.settles = told

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.app.stack.top

    # ------------------------------------------------------------ time

    def step(self) -> bool:
        """One turn of the loop; says whether something moves."""
        begin, was = monotonic(), type(self.top).__name__
        moving = self.loop.step()
        self.frames += 1
        took = monotonic() - begin
        self.slowest = max(self.slowest, (took, was))
        if self.watch():
            self.watched.append(took)
        return moving

    def steps(self, seconds: float) -> None:
        """So much time goes by."""
        end = monotonic() + seconds
        while monotonic() < end:
            self.step()

    def until(self, ready: Callable[[], object], seconds: float) -> bool:
        """Frames until something is true; says whether it came true in time."""
        end = monotonic() + seconds
        while not ready():
            if monotonic() > end:
                return False
            self.step()
        return True

    def rest(self, seconds: float = REST) -> None:
        """Frames until nothing moves."""
        quiet, end = 0, monotonic() + seconds
        while quiet < 2 and monotonic() < end:
            quiet = 0 if self.step() else quiet + 1

    # ------------------------------------------------------------ the mouse and the keyboard

    def point(self, pos: Spot) -> None:
        """The mouse goes there, and the window has heard of it."""
        at = pygame.mouse.get_pos()
        if at != pos:
            for i in range(1, GLIDE + 1):
                self.display.do("mousemove", *(round(a + (b - a) * i / GLIDE) for a, b in zip(at, pos)))
                self.step()
            if not self.until(lambda: pygame.mouse.get_pos() == pos, PATIENCE):
                self.dead.append(f"the window does not hear the mouse at {pos}")
        self.rest()
        self.until(lambda: not self._settles(pos), REST)  # nobody presses what they haven't seen

    def _settles(self, pos: Spot) -> bool:
        """Whether a press there would not be taken yet: what lies there is new, or a slip lay there a moment ago. On a
        busy machine that takes long, because the clock of the app goes slower."""
        results, coach = (getattr(self.top, name, None) for name in ("results", "coach"))
        gone = results is not None and results.gone is not None and results.gone[0].collidepoint(pos)
        return bool(self.app.ears.steady.unsettled(pos)) or gone or bool(coach and coach.shields(pos))

    def click(self, pos: Spot, what: str = "") -> bool:
        """Point there, press and let go; says whether anything came of it."""
        self.point(pos)
        before = self._seen()
        self.refused.clear()
        self.clicks += 1
        self.display.do("click", 1)
        return self._came(before, f"click at {pos} {what}")

    def press(self, name: str) -> bool:
        """Click on a widget of the top scene."""
        return self.click(self.widget(name).rect.center, name)

    def drag(self, start: Spot, goal: Spot, what: str = "") -> bool:
        """Press, move and let go somewhere else; says whether anything came of it."""
        self.point(start)
        before = self._seen()
        self.refused.clear()
        self.drags += 1
        self.display.do("mousedown", 1)
        for i in range(1, DRAG + 1):
            x, y = (round(a + (b - a) * i / DRAG) for a, b in zip(start, goal))
            self.display.do("mousemove", x, y)
            self.steps(0.03)
        self.point(goal)
        self.picture(f"drag-{what.partition(':')[0]}")
        self.display.do("mouseup", 1)
        return self._came(before, f"drag from {start} to {goal} {what}")

    def pan(self, start: Spot, goal: Spot) -> None:
        """Draw the board along with the right button."""
        self.point(start)
        self.drags += 1
        self.display.do("mousedown", 3)
        self.display.do("mousemove", *goal)
        self.until(lambda: pygame.mouse.get_pos() == goal, PATIENCE)
        self.steps(0.1)
        self.display.do("mouseup", 3)
        self.rest()

    def hold(self, pos: Spot, seconds: float, done: Callable[[], object] = lambda: True) -> None:
        """Press there for a while, and on until what the press is for is done."""
        self.point(pos)
        self.clicks += 1
        self.display.do("mousedown", 1)
        self.steps(seconds)
        self.until(done, PATIENCE)
        self.display.do("mouseup", 1)
        self.rest()

    def type(self, name: str, text: str) -> None:
        """Put the cursor into a field and type; what stood there goes."""
        self.press(name)
        self.display.do("key", "ctrl+a")
        self.display.do("type", "--delay", 15, text)
        self.until(lambda: getattr(self.widget(name), "text", "") == text, PATIENCE)
        self.rest()

    def key(self, name: str) -> None:
        """A key of the keyboard."""
        self.display.do("key", name)
        self.steps(0.1)
        self.rest()

    def choose(self, name: str, value: str) -> None:
        """Click until a row of values, or one value at a time, shows that one."""
        for _ in range(20):
            widget = self.widget(name)
            if widget.value == value:
                return
            parts, values = widget.parts(), [one for one, _ in widget.values]
            self.click(parts[values.index(value) if len(parts) == len(values) else 1].center, name)
        raise AssertionError(f"{name} never shows {value}")

    def widget(self, name: str) -> Any:
        """A widget of the top scene."""
        found = self.top.group.named(name)
        assert found is not None, f"no {name!r} among {[w.name for w in self.top.group.widgets]}"
        return found

    # ------------------------------------------------------------ what can be seen

    def _seen(self) -> tuple[object, ...]:
        """The answers given, the scene, the picture."""
        playing = self.app.playing
        done = len(playing.session.record) if playing is not None else -1
        return done, id(self.top), hash(self.app.window.get_buffer().raw)

    def _came(self, before: tuple[object, ...], what: str) -> bool:
        self.steps(0.03)
        self.rest()
        if self.until(lambda: self._seen() != before, PATIENCE):
            self.rest()
            return True
        self.dead.append(f"{what}{f', not taken for {self.refused} ms' if self.refused else ''}")
        self.picture("dead", most=20)
        return False

    def picture(self, name: str, most: int = 1) -> None:
        """Keep what the display shows, so many times for one name."""
        count = self.shown.get(name, 0)
        self.shown[name] = count + 1
        if self.out is None or count >= most:
            return
        self.display.picture(self._file(name))

    def kept(self, name: str, picture: pygame.Surface) -> None:
        """Keep a picture that is no longer to be seen."""
        if self.out is not None:
            pygame.image.save(picture, self._file(name))

    def _file(self, name: str) -> Path:
        """Where the next picture goes."""
        assert self.out is not None
        return self.out / f"{len(list(self.out.iterdir())):03}-{name}.png"


@contextmanager
def window(out: Path | None, **prefs: Any) -> Iterator[Person]:
    """The program in a window of its own display, with settings of that name; threads that fail fail the person."""
    import threading

    from game.app.menus.title.scene import Title
    from game.app.program import Program
    from game.app.shell.settings import Settings, config_file

    names = ("SDL_VIDEODRIVER", "DISPLAY", "VERSE_HOME")
    kept = {name: os.environ.get(name) for name in names}
    with TemporaryDirectory() as folder:
        (Path(folder) / "screen").mkdir()
        display = Display(Path(folder) / "screen")
        os.environ.update(zip(names, ("x11", display.name, folder)))
        config_file().parent.mkdir(parents=True, exist_ok=True)
        config_file().write_text(json.dumps(Settings(width=SIZE[0], height=SIZE[1], **prefs).dump()), encoding="utf-8")
        broken: list[str] = []
        threading.excepthook = lambda args: broken.append(f"{args.thread}: {args.exc_type.__name__} {args.exc_value}")
        app = None
        try:
            app = Program(first=Title)
            person = Person(app, display, out)
            person.steps(1.0)
            display.do("windowmove", display.windows()[-1], 0, 0)  # where a click of the display is one of the window
            display.do("windowfocus", display.windows()[-1])
            person.steps(1.0)
            yield person
            assert not broken, broken
        finally:
            threading.excepthook = excepthook
            if app is not None:
                app.play(None)
            pygame.quit()
            display.close()
            for name, value in kept.items():
                os.environ.pop(name, None) if value is None else os.environ.update({name: value})
