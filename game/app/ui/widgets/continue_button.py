"""The one big button of the title."""
from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import DARK_INK, DARK_INK2, ON_BRASS
from game.app.ui.widgets.base import Action, Widget


class Saved(Protocol):
    """What the button says about the last game."""

    def line(self, words: Callable[..., str]) -> str: ...


class ContinueButton(Widget):
    """Continue with the last game, or start the first one."""

    radius = 10

    def __init__(self, rect: Rect, last: Saved | None, words: Callable[..., str], action: Action) -> None:
        super().__init__(rect, action, name="continue")
        self.label = words("title.continue" if last else "title.first")
        self.sub = last.line(words) if last else words("title.first.line")

    def draw(self, kit: Kit, dst: Surface) -> None:
        k, r = kit, self.rect.move(0, {"hover": -kit.u(2), "press": kit.u(1)}.get(self.state, 0))
        k.brass(dst, r, 10, self.state, rivets=True)
        room = r.w - k.u(40)
        size = k.fit_size(self.label, "display", 26, room - k.u(30))
        cap, low = k.cap("display", size), k.cap("bold", 14)
        gap = max(k.u(7), round((r.h - cap - low) * .27))
        top = r.centery - (cap + gap + low) // 2
        w = k.width(self.label, "display", size)
        x = r.centerx - (w + k.u(27)) // 2
        k.icon(dst, (x, top + cap / 2), "play", 18, DARK_INK, "ml", ON_BRASS)
        k.text(dst, (x + k.u(27), top + cap / 2), self.label, "display", size, DARK_INK, "ml", press=ON_BRASS)
        k.text(dst, (r.centerx, top + cap + gap + low / 2), self.sub, "bold",
               k.fit_size(self.sub, "bold", 14, room), DARK_INK2, "mc", fit=room)
