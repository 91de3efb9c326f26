"""The round buttons of a player, with signs of triangles and bars, and the place of the slider."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import DARK_INK, C, Color
from game.app.ui.widgets import RoundButton, Widget

RIGHT, LEFT, BAR = "r", "l", "b"
GLYPHS = {
    "first": "bll",
    "turn_back": "ll",
    "back": "lb",
    "play": "r",
    "pause": "bb",
    "on": "br",
    "turn_on": "rr",
    "last": "rrb",
}
"""Each sign from left to right: triangles to the left or right, and bars."""


class Glyph(RoundButton):
    """A round wooden button with a sign of triangles and bars; `label` names the sign."""

    def __init__(
        self,
        rect: Rect,
        sign: str,
        action: Callable[[], object],
        *,
        tip: str,
        why: str = "",
        name: str = "",
        brass: bool = False,
    ) -> None:
        super().__init__(rect, "", action, tip=tip, why=why, name=name or sign)
        self.label, self.brass = sign, brass

    def draw(self, kit: Kit, dst: Surface) -> None:
        r = self.rect.w / 2
        if self.brass:
            plate = self.rect.inflate(-2, -2)
            kit.brass(dst, plate, r / kit.scale, self.state)
            color: Color = DARK_INK if self.state != "off" else C["mid"]
        else:
            kit.round_button(dst, self.rect.center, "", 1, self.state, r / kit.scale)
            color = {"off": C["off"], "hover": C["hi"]}.get(self.state, C["mid"])
        sign(kit, dst, self.rect, GLYPHS[self.label], color)


def sign(kit: Kit, dst: Surface, rect: Rect, parts: str, color: Color) -> None:
    """Triangles and bars side by side in the middle of a square."""
    high = rect.h * 0.36
    wides = {RIGHT: high * 0.82, LEFT: high * 0.82, BAR: max(2.0, high * 0.24)}
    gap = high * (0.22 if parts == "bb" else 0.08)
    x = rect.centerx - (sum(wides[p] for p in parts) + gap * (len(parts) - 1)) / 2
    if parts == RIGHT:
        x += high * 0.07
    top, low = rect.centery - high / 2, rect.centery + high / 2
    for part in parts:
        w = wides[part]
        if part == BAR:
            kit.poly(dst, [(x, top), (x + w, top), (x + w, low), (x, low)], color)
        else:
            tip, base = (x + w, x) if part == RIGHT else (x, x + w)
            kit.poly(dst, [(base, top), (tip, rect.centery), (base, low)], color)
        x += w + gap


class Slider(Widget):
    """The brass rod: press or drag it to go there. Drawn by the bar."""

    focusable = False
    margin = 2.0

    def draw(self, kit: Kit, dst: Surface) -> None:
        """The bar's own layer shows it."""
