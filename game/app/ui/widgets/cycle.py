"""One of many values, one shown at a time: back, the value, on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.ui.widgets.base import Widget
from game.app.ui.widgets.choice import Choice, sign, well


class Cycle(Choice):
    """Like a Choice, for more or longer values than lie side by side; the ends meet."""

    def parts(self) -> list[Rect]:
        """The two arrows: square, narrower where the words between them need the room."""
        w, h = min(self.rect.h, self.rect.w // 7), self.rect.h
        return [Rect(self.rect.x, self.rect.y, w, h), Rect(self.rect.right - w, self.rect.y, w, h)]

    def step(self, by: int) -> bool:
        """The next value, or the one before."""
        if not self.leads(by):
            return True
        return self.pick(self.values[(self.place + by) % len(self.values)][0])

    @property
    def place(self) -> int:
        """The place of the chosen value."""
        return [v for v, _ in self.values].index(self.value)

    def leads(self, by: int) -> bool:
        """Whether there is a value that way."""
        return len(self.values) > 1

    def click(self, pos: tuple[int, int]) -> bool:
        return self.step(-1 if self.parts()[0].collidepoint(pos) else 1)

    def press(self) -> bool:
        return self.step(1)

    def key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        return self.step(1 if event.key == pygame.K_RIGHT else -1)

    def draw(self, kit: Kit, dst: Surface) -> None:
        well(kit, dst, self.rect, self.hovered, self.paper)
        label = dict(self.values).get(self.value, "")
        icon, room = self.icons.get(self.value, ""), self.rect.w - 2 * self.parts()[0].w - kit.u(4)
        if kit.width(label, "bold", 14) + sign(kit, icon) > room:
            icon = ""
        room -= sign(kit, icon)
        size = kit.fit_size(label, "bold", 14, room)
        at = self.rect.centerx + sign(kit, icon) // 2, self.rect.centery
        ink = "ink" if self.paper else "brass_hi" if self.usual not in (None, self.value) else "hi"
        r = kit.text(dst, at, label, "bold", size, ink, "mc", fit=room)
        if icon:
            kit.icon(dst, (r.x - sign(kit, icon) // 2, at[1]), icon, 13 * kit.grow, ink)
        for part, way in zip(self.parts(), (-1, 1)):
            x, y, n = part.centerx, part.centery, kit.t(5)
            on_page = self.paper and not kit.contrast
            color = C["brass_lo" if on_page else "brass"] if self.hovered else C["ink_mid" if on_page else "mid"]
            if not self.leads(way):
                color = C["ink_line" if on_page else "subtle"]
            kit.poly(dst, [(x + way * n, y), (x - way * n, y - n), (x - way * n, y + n)], color)


class Amount(Cycle):
    """A number, less or more of it by its arrows; its ends don't meet. A click on the number is for typing another."""

    keeps_focus = True
    typed = ""

    def click(self, pos: tuple[int, int]) -> bool:
        self.typed = ""
        less, more = self.parts()
        by = more.collidepoint(pos) - less.collidepoint(pos)
        return self.step(by) if by else True

    def key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False  # the same digit once more, as text
        digit = getattr(event, "unicode", "")
        if len(digit) != 1 or digit not in "0123456789":
            self.typed = ""
            return super().key(event)
        known = [value for value, _ in self.values]
        self.typed = next((one for one in (self.typed + digit, digit) if one in known), "")
        return self.pick(self.typed) if self.typed else True

    def follow(self, before: Widget) -> None:
        self.typed = getattr(before, "typed", "")

    def leads(self, by: int) -> bool:
        return 0 <= self.place + by < len(self.values)


def chooser(
    kit: Kit,
    rect: Rect,
    values: Sequence[tuple[str, str]],
    value: str,
    chosen: Callable[[str], object],
    name: str,
    icons: Mapping[str, str] | None = None,
) -> Choice:
    """All values side by side where their words have room, as wide as each other if they can be, else one at a time."""
    icons = icons or {}
    wide = [kit.width(label, "bold", 14) + sign(kit, icons.get(one, "")) + kit.u(18) for one, label in values]
    beside = len(values) <= 5 and sum(wide) <= rect.w
    made = (Choice if beside else Cycle)(rect, values, value, chosen, name=name)
    made.icons = icons
    if beside and max(wide) > rect.w // len(values):
        made.shares = wide
    return made
