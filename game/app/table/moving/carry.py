"""Several of a thing on their way over a table, one after the other, on a bow from where they were to where they
belong."""

from __future__ import annotations

import math
from collections.abc import Callable

from pygame import Rect, Surface

from game.app.table.moving.animate import Apart, Bare
from game.app.ui.kit import Kit
from game.app.ui.motion import in_out_cubic
from game.app.ui.theme import MS

Spot = tuple[float, float]
MOST = 4  # of one kind on their way together
STEP = 70.0  # ms between two of them
BOW = 34.0  # units the way is bent upwards


class Carry(Apart):
    """`n` things fly, as many as can be followed, with the sound `cue` at the end; how one looks is for a game."""

    def __init__(self, n: int, start: Callable[[], Spot], goal: Callable[[], Spot], cue: str) -> None:
        super().__init__()
        self.n, self.start, self.goal = max(1, min(MOST, n)), start, goal
        self.ms = MS["card"] + 120.0 + STEP * (self.n - 1)
        self.cues = ((1.0, cue),)

    def spots(self, kit: Kit) -> list[Spot]:
        """Where each of them is now; one that has not set out or has come is not seen."""
        (x, y), (to_x, to_y) = self.start(), self.goal()
        fly, found = self.ms - STEP * (self.n - 1), []
        for i in range(self.n):
            part = (self.t * self.ms - STEP * i) / fly
            if 0.0 <= part < 1.0:
                f = in_out_cubic(part)
                found.append((x + (to_x - x) * f, y + (to_y - y) * f - math.sin(f * math.pi) * kit.u(BOW)))
        return found

    def rect(self, kit: Kit, stage: Bare) -> Rect | None:
        n = kit.u(96)
        boxes = [Rect(round(x) - n // 2, round(y) - n // 2, n, n) for x, y in self.spots(kit)]
        return boxes[0].unionall(boxes[1:]) if boxes else None

    def draw(self, kit: Kit, dst: Surface, stage: Bare) -> None:
        for at in self.spots(kit):
            self.one(kit, dst, at)

    def one(self, kit: Kit, dst: Surface, at: Spot) -> None:
        """One of them."""
        raise NotImplementedError
