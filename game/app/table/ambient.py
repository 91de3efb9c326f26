"""Life on a screen that stands still: engines, suns, stars and lamps breathe, a dozen times a second at the most, on
rectangles of a few pixels; never with reduced motion, and no more when nobody has been there for a while."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple, Protocol

from pygame import Rect, Surface

from game.app.shell.app import App
from game.app.shell.company import breathes
from game.app.table.boards.headings import behind
from game.app.table.boards.models import STERN
from game.app.ui.kit import Kit
from game.app.ui.theme import Color, tone

FRAME_MS = 1000 / 12
"""The least time between two changes."""
MOST = 6
"""So many lights change or go out at once: more rectangles would be united into a large one."""
STEPS = 5
"""How many powers of a light are told apart."""
STARS = 18
STAR: Color = (120, 132, 160)
ENGINE: Color = (150, 84, 26)
WARNING: Color = (120, 22, 12)
LAMP: Color = (84, 60, 24)


class Glow(NamedTuple):
    """A light: where its middle is in px, its radius in units, its colour at full power, how long a breath takes in ms,
    where in it it begins (0 to 1), and its least power (0 to 1)."""

    at: tuple[float, float]
    radius: float
    color: Color
    ms: float
    phase: float = 0.0
    least: float = 0.0


class Lit(Protocol):
    """A scene that has lights."""

    @property
    def app(self) -> App: ...

    @property
    def kit(self) -> Kit: ...

    @property
    def on_top(self) -> bool: ...

    def lights(self) -> Mapping[str, Glow]: ...

    def unlit(self) -> Iterable[Rect]: ...

    def invalidate(self, rect: Rect | None = None) -> None: ...


class Ambient:
    """The lights of a scene as they are drawn now, by name: px, middle, radius and colour; all of them lie within a
    `window` of it."""

    def __init__(self, table: Lit, window: Callable[[], Rect]) -> None:
        self.table, self.window = table, window
        self.drawn: dict[str, tuple[Rect, Glow, Color]] = {}
        self.time = self.due = 0.0
        self.turn = 0

    @property
    def lives(self) -> bool:
        """Whether anything breathes now."""
        return self.table.on_top and breathes(self.table.app) and not self.table.kit.contrast

    def update(self, dt: float) -> None:
        """Time goes by: what has another power than it is drawn with is drawn anew, some of it now, the rest soon."""
        if not self.lives:
            self.rest()
            return
        self.time += dt
        self.due -= dt
        if self.due > 0:
            return
        self.due = FRAME_MS
        wanted = self._wanted()
        changed = [name for name, one in wanted.items() if self.drawn.get(name) != one]
        out = [name for name in self.drawn if name not in wanted][:MOST]
        for name in out:
            self.table.invalidate(self.drawn.pop(name)[0])
        if changed:
            start = self.turn % len(changed)
            for name in (changed[start:] + changed[:start])[: MOST - len(out)]:
                old = self.drawn.get(name)
                if old is not None and old[0] != wanted[name][0]:
                    self.table.invalidate(old[0])
                self.drawn[name] = wanted[name]
                self.table.invalidate(wanted[name][0])
            self.turn += MOST

    def rest(self) -> None:
        """All lights are as they lie on the board."""
        for r, _, _ in self.drawn.values():
            self.table.invalidate(r)
        self.drawn.clear()

    def draw(self, dst: Surface, dirty: Rect) -> None:
        """The lights that lie in `dirty`."""
        kit = self.table.kit
        old = dst.get_clip()
        dst.set_clip(old.clip(self.window()))
        for r, glow, color in self.drawn.values():
            if r.colliderect(dirty):
                kit.glow(dst, glow.at, glow.radius, color)
        dst.set_clip(old)

    def _wanted(self) -> dict[str, tuple[Rect, Glow, Color]]:
        """The lights as they should be drawn now; none that is off the board or below something."""
        t, found = self.table, {}
        window = self.window()
        over = [*t.unlit()]
        for name, one in t.lights().items():
            px = max(4, t.kit.u(one.radius))
            r = Rect(round(one.at[0]) - px, round(one.at[1]) - px, 2 * px, 2 * px)
            color = shade(one, self.time)
            if color != (0, 0, 0) and window.contains(r) and r.collidelist(over) < 0:
                found[name] = r, one, color
        return found


def shade(one: Glow, ms: float) -> Color:
    """The colour of a light at a time, in so many steps."""
    wave = 0.5 + 0.5 * math.sin(2 * math.pi * (ms / one.ms + one.phase))
    power = one.least + (1 - one.least) * round(wave * STEPS) / STEPS
    r, g, b = one.color[:3]
    return int(r * power), int(g * power), int(b * power)


@lru_cache(maxsize=8)
def _strewn(seed: int) -> tuple[tuple[float, float, float, float], ...]:
    rng = Random(seed)
    return tuple((rng.random(), rng.random(), rng.uniform(2200, 5200), rng.random()) for _ in range(STARS))


def stars(window: Rect, seed: int = 3, color: Color = STAR, radius: float = 4.5) -> dict[str, Glow]:
    """Stars that twinkle, strewn over a sky, or dust that a lamp lights up."""
    return {
        f"star:{i}": Glow((window.x + x * window.w, window.y + y * window.h), radius, color, ms, phase)
        for i, (x, y, ms, phase) in enumerate(_strewn(seed))
    }


def suns(found: Iterable[tuple[tuple[float, float], float, Color]]) -> dict[str, Glow]:
    """Suns that breathe slowly: the middle in px, how far their light reaches in units, and its colour."""
    return {
        f"sun:{i}": Glow(at, far, tone(color, 0.26), 4600 + 700 * (i % 4), 0.23 * i)
        for i, (at, far, color) in enumerate(found)
    }


def engines(kit: Kit, ships: Sequence[tuple[str, tuple[float, float], float, float]]) -> dict[str, Glow]:
    """The tails of ships: (id, middle in px, how wide it is drawn in px, degrees that it is turned to the left)."""
    return {
        f"engine:{name}": Glow(
            behind(at, turn, wide * (STERN + 0.06)), wide * 0.24 / kit.scale, ENGINE, 900 + 130 * (i % 4), 0.27 * i, 0.0
        )
        for i, (name, at, wide, turn) in enumerate(ships)
    }
