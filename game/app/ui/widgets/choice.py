"""One of a few values, side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.ui.kit import Kit
from game.app.ui.theme import DARK_INK, ON_BRASS, C
from game.app.ui.widgets.base import Widget


class Choice(Widget):
    """(value, label) pairs in a row, in one size that fits all; the chosen one is brass.  Left and right change it
    while focused.

    `shares`: how wide the parts are beside each other; `icons`: the sign before some labels, by value; `usual`: the
    value that is no brass where it is chosen, so that brass says what was changed; `paper`: it lies on a page."""

    def __init__(
        self,
        rect: Rect,
        values: Sequence[tuple[str, str]],
        value: str,
        chosen: Callable[[str], object],
        *,
        tip: str = "",
        name: str = "",
    ) -> None:
        super().__init__(rect, None, tip=tip, name=name)
        self.values, self.value, self.chosen = tuple(values), value, chosen
        self.shares: Sequence[float] = [1] * len(self.values)
        self.icons: Mapping[str, str] = {}
        self.usual: str | None = None
        self.paper = False

    def parts(self) -> list[Rect]:
        """One rect per value, as wide as its share."""
        x, w, whole = self.rect.x, self.rect.w, sum(self.shares)
        edges = [x + round(w * sofar / whole) for sofar in accumulate(self.shares, initial=0.0)]
        return [Rect(a, self.rect.y, b - a, self.rect.h) for a, b in zip(edges, edges[1:])]

    def pick(self, value: str) -> bool:
        """Choose a value."""
        if value != self.value:
            self.value = value
            self.chosen(value)
        return True

    def press(self) -> bool:
        """Space and Enter go on to the next value."""
        i = [v for v, _ in self.values].index(self.value)
        return self.pick(self.values[(i + 1) % len(self.values)][0])

    def click(self, pos: tuple[int, int]) -> bool:
        for (value, _), part in zip(self.values, self.parts()):
            if part.collidepoint(pos):
                return self.pick(value)
        return False

    def key(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        i = [v for v, _ in self.values].index(self.value) + (1 if event.key == pygame.K_RIGHT else -1)
        return self.pick(self.values[max(0, min(i, len(self.values) - 1))][0])

    def draw(self, kit: Kit, dst: Surface) -> None:
        well(kit, dst, self.rect, self.hovered, self.paper)
        parts = self.parts()
        signs = [sign(kit, self.icons.get(value, "")) for value, _ in self.values]
        rooms = [part.w - kit.u(8) - wide for part, wide in zip(parts, signs)]
        size = min(kit.fit_size(label, "bold", 14, room) for (_, label), room in zip(self.values, rooms))
        for (value, label), part, room in zip(self.values, parts, rooms):
            icon = self.icons.get(value, "")
            s = kit.cut_to(label, "bold", size, room)
            brass = value == self.value != self.usual
            if brass:
                kit.brass(dst, part.inflate(-kit.u(4), -kit.u(4)), 5)
            elif value == self.value:
                plate = part.inflate(-kit.u(4), -kit.u(4))
                kit.box(dst, plate, ((58, 46, 34), (40, 32, 26)), 5)
                kit.ring(dst, plate, C["brass_lo"], 1.2, 5)
            at = part.centerx + sign(kit, icon) // 2, part.centery
            ink = DARK_INK if brass else "hi" if value == self.value else "ink_mid" if self.paper else "mid"
            r = kit.text(dst, at, s, "bold", size, ink, "mc", press=ON_BRASS if brass else None)
            if icon:
                kit.icon(dst, (r.x - sign(kit, icon) // 2, part.centery), icon, 13 * kit.grow, ink)


def well(kit: Kit, dst: Surface, rect: Rect, hovered: bool, paper: bool) -> None:
    """What lies under the words of a widget that holds a value: a dark well, or a line of ink around a lighter patch
    of the page it lies on."""
    if paper:
        kit.box(dst, rect, (252, 245, 228), 6, 190)
        kit.ring(dst, rect, C["brass_lo" if hovered else "ink_line"], 1.2, 6)
        return
    kit.box(dst, rect, (12, 15, 24), 6)
    kit.sunken(dst, rect, 6, 3, 120)
    kit.ring(dst, rect, C["brass_lo"] if hovered else C["subtle"], 1, 6)


def sign(kit: Kit, icon: str) -> int:
    """The room for a sign before a label."""
    return kit.icon_size(icon, 13 * kit.grow)[0] + kit.u(6) if icon else 0
