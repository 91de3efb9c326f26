"""Things on the title's table that rise under the pointer: the game boxes and the crew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame import Rect, Surface

from game.app.table.ambient import Glow
from game.app.ui import box
from game.app.ui.kit import Kit
from game.app.ui.widgets import Widget


class Riser(Widget):
    """A thing on the table that rises under the pointer."""

    live = True
    height = 8.0  # units at most

    def __init__(self, rect: Rect, **more: Any) -> None:
        super().__init__(rect, **more)
        self.rise = 0.0

    def step(self, share: float) -> bool:
        """Go on by a share of the whole height; says whether it moved."""
        goal = self.height if self.hovered or self.focused else 0.0
        if self.rise == goal:
            return False
        by = self.height * share
        self.rise = min(goal, self.rise + by) if goal > self.rise else max(goal, self.rise - by)
        return True


class BoxWidget(Riser):
    """A game box on the mat, with how many saves there are of it."""

    radius = 8
    margin = 34

    def __init__(self, rect: Rect, lids: Sequence[box.Box], i: int, saves: str, **more: Any) -> None:
        super().__init__(rect, name=f"box:{lids[i].id}", **more)
        self.game, self.number, self.saves, self.beside = lids[i], i + 1, saves, lids
        self.fall = 0.0  # units it still is above the mat

    def draw(self, kit: Kit, dst: Surface) -> None:
        at = self.rect.move(0, -kit.u(self.rise + self.fall))
        box.lid(kit, dst, at, self.game, self.number, self.hovered or self.focused, self.saves, self.beside)

    def lights(self, kit: Kit) -> dict[str, Glow]:
        """What breathes on its lid; nothing while it moves."""
        if self.fall or self.rise not in (0.0, self.height):
            return {}
        pic = box.picture_of(kit, self.rect.move(0, -kit.u(self.rise)), self.beside)
        f = pic.h / kit.u(168)
        return {
            f"{self.name}:{i}": Glow(
                (pic.x + pic.w * one.x + kit.u(one.aside * f), pic.y + pic.h * one.y + kit.u(one.down * f)),
                one.radius * f,
                one.color,
                one.ms,
                one.phase,
            )
            for i, one in enumerate(self.game.sparks)
        }

    def draw_focus(self, kit: Kit, dst: Surface) -> None:
        """The raised lid with its brass ring is the focus mark."""


class Doll(Riser):
    """One of the crew who look on: decoration, not a control."""

    focusable = False
    height = 5.0

    def __init__(self, rect: Rect, who: str, called: Callable[[str], str]) -> None:
        super().__init__(rect, name=f"doll:{who}")
        self.who, self.called = who, called

    @property
    def hint(self) -> str:
        """The name, which is asked for when somebody points: cards are read for it."""
        return self.called(self.who)

    def draw(self, kit: Kit, dst: Surface) -> None:
        foot = self.rect.centerx, self.rect.bottom - kit.u(10 + self.rise)
        kit.stand(dst, foot, self.who, 104)
