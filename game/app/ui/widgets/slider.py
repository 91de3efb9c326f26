"""A value between two ends: a brass knob in a groove."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.ui.widgets.base import Widget


class Slider(Widget):
    """`low` to `high` in steps.  `moving(value)` is called while the knob travels, `chosen(value)` when it rests.

    `say(value)` is what stands beside it.  Left and right (or - and +) move it one step, Home and End to its ends."""

    def __init__(
        self,
        rect: Rect,
        value: int,
        chosen: Callable[[int], object],
        *,
        low: int = 0,
        high: int = 100,
        step: int = 5,
        moving: Callable[[int], object] | None = None,
        say: Callable[[int], str] = str,
        name: str = "",
    ) -> None:
        super().__init__(rect, None, name=name)
        self.low, self.high, self.by = low, high, step
        self.value, self.kept = value, value
        self.chosen, self.moving, self.say = chosen, moving, say
        self.room = 0  # px at the right for the value

    def groove(self) -> Rect:
        """Where the knob's centre travels."""
        pad = self.rect.h // 2
        return Rect(self.rect.x + pad, self.rect.y, max(1, self.rect.w - 2 * pad - self.room), self.rect.h)

    def at(self, value: int) -> int:
        """The x of a value."""
        g = self.groove()
        return g.x + round(g.w * (value - self.low) / (self.high - self.low))

    def under(self, x: int) -> int:
        """The value under an x."""
        g = self.groove()
        share = max(0.0, min(1.0, (x - g.x) / g.w))
        return self.low + round((self.high - self.low) * share / self.by) * self.by

    def drag(self, pos: tuple[int, int]) -> bool:
        """The knob follows the mouse; says whether the value changed."""
        return self._move(self.under(pos[0]))

    def rest(self) -> None:
        """The knob was let go."""
        if self.value != self.kept:
            self.kept = self.value
            self.chosen(self.value)

    def release(self) -> None:
        self.rest()

    def click(self, pos: tuple[int, int]) -> bool:
        self.drag(pos)
        self.rest()
        return True

    def press(self) -> bool:
        """Enter and Space have nothing to choose here."""
        return True

    def key(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        far = self.high - self.low
        by = {
            pygame.K_LEFT: -self.by,
            pygame.K_RIGHT: self.by,
            pygame.K_HOME: -far,
            pygame.K_END: far,
            pygame.K_MINUS: -self.by,
            pygame.K_PLUS: self.by,
            pygame.K_KP_MINUS: -self.by,
            pygame.K_KP_PLUS: self.by,
        }.get(event.key)
        if by is None:
            return False
        self._move(self.value + by)
        self.rest()
        return True

    def _move(self, value: int) -> bool:
        value = max(self.low, min(self.high, value))
        if value == self.value:
            return False
        self.value = value
        if self.moving:
            self.moving(value)
        return True

    def draw(self, kit: Kit, dst: Surface) -> None:
        self.room = max(kit.width(self.say(v), "bold", 14) for v in (self.low, self.high)) + kit.u(14)
        g = self.groove()
        thick = max(4, kit.u(8))
        rail = Rect(g.x - thick // 2, g.centery - thick // 2, g.w + thick, thick)
        kit.box(dst, rail, (12, 15, 24), 4)
        kit.sunken(dst, rail, 4, 3, 150)
        kit.ring(dst, rail, C["brass_lo"] if self.hovered else C["subtle"], 1, 4)
        x = self.at(self.value)
        if x > g.x:
            filled = Rect(rail.x + 1, rail.y + 1, x - rail.x, rail.h - 2)
            kit.box(dst, filled, (C["brass_hi"], C["brass"], C["brass_lo"]), 3)
        n = min(self.rect.h - kit.u(8), kit.t(24))
        knob = Rect(x - n // 2, g.centery - n // 2, n, n)
        kit.brass(dst, knob, n / kit.scale / 2, "press" if self.pressed else "hover" if self.hovered else "normal")
        kit.text(dst, (self.rect.right, self.rect.centery), self.say(self.value), "bold", 14, "hi", "mr")
