"""The one big button of the title."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.theme import DARK_INK, DARK_INK2, ON_BRASS, C
from game.app.ui.widgets.base import Action, Widget


class ContinueButton(Widget):
    """Continue with the last game, of which it says a `line`, shown as it was left; else a new one of the game called
    `new`, or its lesson of so many `minutes`."""

    radius = 10

    def __init__(
        self,
        rect: Rect,
        line: str,
        who: str,
        words: Words,
        action: Action,
        picture: Surface | None = None,
        new: str = "",
        minutes: int = 0,
    ) -> None:
        super().__init__(rect, action, name="continue", tip=who)
        self.label = words("title.continue" if line else "title.first" if minutes else "title.new")
        self.sub = line or (words("title.first.line", game=new, n=minutes) if minutes else new)
        self.picture = picture

    def draw(self, kit: Kit, dst: Surface) -> None:
        k, r = kit, self.rect.move(0, {"hover": -kit.u(2), "press": kit.u(1)}.get(self.state, 0))
        k.brass(dst, r, 10, self.state, rivets=True)
        free = self.photo(k, dst, r) if self.picture else r.inflate(-k.u(40), 0)
        sign = k.u(27)
        size = k.fit_size(self.label, "display", 26, free.w - sign)
        label = k.cut_to(self.label, "display", size, free.w - sign)
        low = k.fit_size(self.sub, "bold", 14, free.w)
        parts = (
            [self.sub]
            if k.width(self.sub, "bold", low) <= free.w
            else [k.cut_to(part.strip(), "bold", low, free.w) for part in self.sub.split(",", 1)]
        )
        cap, small = k.cap("display", size), k.cap("bold", low)
        gap = max(k.u(7), round((r.h - cap - small) * 0.27)) if len(parts) == 1 else k.u(8)
        top = r.centery - (cap + len(parts) * (gap + small)) // 2
        x = free.centerx - (k.width(label, "display", size) + sign) // 2
        k.icon(dst, (x, top + cap / 2), "play", 18, DARK_INK, "ml", ON_BRASS)
        k.text(dst, (x + sign, top + cap / 2), label, "display", size, DARK_INK, "ml", press=ON_BRASS)
        for i, part in enumerate(parts):
            y = top + cap + gap + i * (gap + small) + small / 2
            k.text(dst, (free.centerx, y), part, "bold", low, DARK_INK2, "mc")

    def photo(self, k: Kit, dst: Surface, r: Rect) -> Rect:
        """The picture let into the brass; returns the room beside it."""
        assert self.picture is not None
        pad = k.u(12)
        pic = Rect(r.x + pad, r.y + pad, (r.h - 2 * pad) * 16 // 9, r.h - 2 * pad)
        k.put(dst, k.cut(k.cover(self.picture, pic.size), k.u(5)), pic.topleft)
        k.sunken(dst, pic, 5, 4, 150)
        k.ring(dst, pic, C["brass_dark"], 1.4, 5)
        return Rect(pic.right + k.u(12), r.y, r.right - k.u(18) - pic.right - k.u(12), r.h)
