"""How the cards of a spread come on to the board and leave it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.app.sound import cues
from game.app.table.moving.animate import Bare
from game.app.table.moving.over_board import OverBoard
from game.app.table.spread.data import Spread
from game.app.table.spread.layout import lay
from game.app.table.spread.paint import paint, placed
from game.app.ui.kit import Kit
from game.app.ui.motion import in_quad, out_cubic
from game.app.ui.theme import MS

STEP = 45.0
"""ms between two cards."""
Spot = tuple[float, float]


class OnTheWay(OverBoard):
    """Cards on their way over the board, which goes out of focus behind them; `starts`: where each is at home, px."""

    def __init__(self, shown: Spread, starts: Sequence[Spot]) -> None:
        super().__init__()
        self.shown, self.starts = shown, tuple(starts)

    def behind(self, kit: Kit, dst: Surface, r: Rect, part: float) -> None:
        """The board out of focus, as far as that has come; what is asked stands on it."""

        def make() -> Surface:
            soft = self.mist(kit, dst, r, 0).copy()
            paint(kit, soft, Rect((0, 0), r.size), self.shown, False)
            return soft

        soft = self.kept("asked", r, make)
        soft.set_alpha(round(255 * part))
        dst.blit(soft, r.topleft)

    def fly(self, kit: Kit, dst: Surface, r: Rect, i: int, part: float, away: Spot, small: float = 1.0) -> None:
        """A card between its place, at 0, and somewhere else, at 1, where it is `small`."""
        at = lay(kit, r, self.shown)
        img, (x, y) = placed(kit, at, self.shown, i)
        size = 1.0 + (small - 1.0) * part
        if size < 0.999:
            wide, high = max(1, round(img.get_width() * size)), max(1, round(img.get_height() * size))
            img = pygame.transform.smoothscale(img, (wide, high))
        middle = at.cards[i].center
        cx, cy = middle[0] + (away[0] - middle[0]) * part, middle[1] + (away[1] - middle[1]) * part
        dst.blit(img, (round(cx - img.get_width() / 2), round(cy - img.get_height() / 2)))


class Lay(OnTheWay):
    """The cards come one after the other; `lies` is called when all lie."""

    def __init__(self, shown: Spread, starts: Sequence[Spot], lies: Callable[[], object]) -> None:
        super().__init__(shown, starts)
        self.lies = lies
        self.ms = MS["big"] + STEP * max(0, len(starts) - 1)
        self.cues = tuple((STEP * i / self.ms, "card") for i in range(min(3, len(starts))))

    def end(self, stage: Bare) -> None:
        self.lies()

    def draw(self, kit: Kit, dst: Surface, stage: Bare) -> None:
        r: Rect = stage.board.camera.window
        self.behind(kit, dst, r, min(1.0, self.t * self.ms / MS["panel"]))
        old = dst.get_clip()
        dst.set_clip(r.clip(old))
        for i, start in enumerate(self.starts):
            part = (self.t * self.ms - STEP * i) / MS["big"]
            if part > 0:
                self.fly(kit, dst, r, i, 1 - out_cubic(min(1.0, part)), start, 0.6)
        dst.set_clip(old)


class Gather(OnTheWay):
    """The cards leave: what was chosen to its goal, the rest back to where they came from. `gone` is called first: from
    then on the board is seen."""

    ms = float(MS["big"])
    cues = ((0.0, "card"), (1.0, cues.LANDING))

    def __init__(
        self, shown: Spread, goals: Sequence[Spot | None], starts: Sequence[Spot], gone: Callable[[Bare], object]
    ) -> None:
        super().__init__(shown, starts)
        self.goals, self.gone = tuple(goals), gone

    def begin(self, stage: Bare) -> None:
        self.gone(stage)

    def draw(self, kit: Kit, dst: Surface, stage: Bare) -> None:
        r: Rect = stage.board.camera.window
        self.behind(kit, dst, r, 1 - self.t)
        old = dst.get_clip()
        dst.set_clip(r.clip(old))
        part = in_quad(self.t)
        for i, (goal, start) in enumerate(zip(self.goals, self.starts)):
            if goal is None:
                self.fly(kit, dst, r, i, part, start, 0.6)
        for i, goal in enumerate(self.goals):
            if goal is not None:
                self.fly(kit, dst, r, i, part, goal, 0.25)
        dst.set_clip(old)
