"""Things that change over time: a value on its way, with the table's speed and easing."""

from collections.abc import Callable

Ease = Callable[[float], float]


def out_cubic(t: float) -> float:
    """For what enters."""
    return 1 - (1 - t) ** 3


def in_quad(t: float) -> float:
    """For what leaves."""
    return t * t


def in_out_cubic(t: float) -> float:
    """For what moves from place to place."""
    return 4 * t**3 if t < 0.5 else 1 - (-2 * t + 2) ** 3 / 2


SPEEDS = {"off": 0.0, "fast": 0.4, "normal": 1.0, "slow": 1.6}


class Tween:
    """A value from `start` to `end` in `ms` milliseconds after `delay`; `factor` is the table's speed (0 = at once)."""

    def __init__(
        self, start: float, end: float, ms: float, ease: Ease = out_cubic, delay: float = 0, factor: float = 1.0
    ) -> None:
        self.start, self.end, self.ease = start, end, ease
        self.ms, self.delay = ms * factor, delay * factor
        self.at = 0.0

    @property
    def done(self) -> bool:
        return self.at >= self.delay + self.ms

    @property
    def value(self) -> float:
        if self.done:
            return self.end
        t = max(0.0, self.at - self.delay) / self.ms
        return self.start + (self.end - self.start) * self.ease(t)

    def step(self, ms: float) -> bool:
        """Time goes by; says whether it still moves."""
        self.at += ms
        return not self.done

    def finish(self) -> None:
        """Jump to the end: a new click never waits."""
        self.at = self.delay + self.ms
