"""What a list shows: its heading, a felt tray of lines with a bar, parchment beside it, buttons at the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.menus.saves.row import Track
from game.app.ui.kit import Kit
from game.app.ui.layers import Layers
from game.app.ui.theme import FELT
from game.app.ui.widgets import Button
from game.app.ui.widgets.base import Action

if TYPE_CHECKING:
    from game.app.menus.lists.listing import Listing


class ListingView:
    """Places and painting that lists share; `name` is what the keys of their words begin with."""

    name = ""

    def __init__(self, scene: Listing) -> None:
        self.scene, self.app = scene, scene.app
        self.layers: Layers | None = None
        self.empty = False  # whether the tray was painted as the one without lines
        self.shown = 1  # lines the tray holds

    @property
    def kit(self) -> Kit:
        return self.app.kit

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int]) -> None:
        """Everything for a window of `size` px."""
        k = self.kit
        self.ox, self.oy = (size[0] - k.u(1280)) // 2, max(0, (size[1] - k.u(720)) // 2)
        self.low = max(k.u(38), min(k.t(38), k.u(54)))
        foot = self.at(40, 682, 1200, 0).y
        self.foot = Rect(self.at(40, 0, 1200, 1).x, foot - self.low + k.u(12), k.u(1200), self.low)
        top = self.at(0, 84, 0, 0).y
        tall = self.foot.y - k.u(16) - top
        self.tray = Rect(self.foot.x, top, k.u(648), tall)
        self.sheet = Rect(self.tray.right + k.u(16), top, self.foot.right - self.tray.right - k.u(16), tall)
        room = self.tray.h - 2 * k.u(9)
        self.shown = max(1, room // max(k.u(86), k.t(66) + k.u(18)))
        self.high = room // self.shown
        table = k.background(size, (0.36, 0.30), 0.86, 1.0).copy()
        self.paint(table)
        self.layers = Layers(table)
        self.scene.group.layers = None
        self.renew()

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rect of the 1280 x 720 canvas, which lies in the middle of the window."""
        return self.kit.R(x, y, w, h).move(self.ox, self.oy)

    def renew(self) -> None:
        """Place widgets and panels for what is to be seen now."""
        raise NotImplementedError

    @property
    def in_sight(self) -> slice:
        """Which lines the tray shows."""
        return slice(self.scene.first, self.scene.first + self.shown)

    def line(self, index: int) -> Rect:
        """Where a line lies."""
        k = self.kit
        long = self.scene.count > self.shown
        y = self.tray.y + k.u(9) + (index - self.scene.first) * self.high
        w = self.tray.w - k.u(20) - (k.u(16) if long else 0)
        return Rect(self.tray.x + k.u(10), y + k.u(3), w, self.high - k.u(6))

    def bar(self) -> list[Track]:
        """The bar beside the lines, where they are more than the tray holds."""
        k, n = self.kit, self.scene.count
        if n <= self.shown:
            return []
        rect = Rect(self.tray.right - k.u(19), self.tray.y + k.u(12), k.u(9), self.tray.h - k.u(24))
        return [Track(rect, self.scene.first, self.shown, n, self.scene.scroll_to)]

    def big_place(self, lines: int = 1) -> tuple[Rect, int]:
        """Where the big button lies above `lines` lines of small ones, and their height; `free` is what is left."""
        k, pad, gap = self.kit, self.kit.u(18), self.kit.u(8)
        h = max(k.u(36), min(k.t(36), k.u(52)))
        y = self.sheet.bottom - k.u(16) - lines * h - (lines - 1) * gap
        tall = max(k.u(52), min(k.t(48), k.u(64)))
        big = Rect(self.sheet.x + pad, y - k.u(10) - tall, self.sheet.w - 2 * pad, tall)
        self.free = Rect(big.x, self.sheet.y + k.u(16), big.w, big.y - k.u(12) - self.sheet.y - k.u(16))
        return big, h

    def button(self, key: str, icon: str, cap: str, act: Action, code: int = 0) -> Button:
        """A button at the left of the foot."""
        k, words = self.kit, self.app.words
        label, tip = words(f"{self.name}.{key}"), f"{self.name}.{key}.tip"
        w = k.width(label, "bold", 14) + k.t(24) + k.u(28) + k.width(cap, "bold", 12) + k.u(20)
        return Button(
            Rect(self.foot.x, self.foot.y, w, self.foot.h),
            label,
            act,
            icon=icon,
            cap=cap,
            keys=(code,) if code else (),
            name=key,
            tip=words(tip) if words.has(tip) else "",
        )

    # ------------------------------------------------------------ picture

    @property
    def title_size(self) -> float:
        """The heading grows less than the other letters."""
        return 34 / max(1, self.kit.text_scale / 1.25)

    def paint(self, dst: Surface) -> None:
        """Heading and tray: what never changes."""
        k, title = self.kit, self.app.words(f"{self.name}.title")
        w = k.width(title, "display", self.title_size)
        k.brass_text(dst, (self.foot.x + w // 2 + k.u(4), self.at(0, 46, 0, 0).y), title, "display", self.title_size, 1)
        self.empty = not self.scene.count
        tray = self.tray if not self.empty else Rect(self.foot.x, self.tray.y, self.foot.w, self.tray.h)
        k.shadow(dst, tray, 14, 8, (2, 5), 150)
        k.tray(dst, tray, FELT, 12, seed=8, depth=5)
        if self.empty:
            k.glow(dst, tray.center, 420, (34, 28, 14), 0.9)
            self.paint_none(dst, tray)

    def paint_none(self, dst: Surface, tray: Rect) -> None:
        """An empty tray says what will lie in it."""
        self.say_none(dst, tray, 0.34, self.app.words(f"{self.name}.none"), self.app.words(f"{self.name}.none.line"))

    def say_none(self, dst: Surface, tray: Rect, share: float, head: str, line: str) -> None:
        """A heading and a line below it, `share` of the tray down."""
        k, x, y = self.kit, tray.centerx, tray.y + round(tray.h * share)
        k.text(
            dst, (x, y), head, "display", k.fit_size(head, "display", 24, tray.w - k.u(40)), "hi", "mc", press="press"
        )
        wide = min(k.t(420), tray.w - k.u(60))
        k.para(dst, (x - wide // 2, y + k.t(22)), line, wide, 14, "mid", align="c")

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """The base, then what moves."""
        assert self.layers is not None
        self.layers.draw(surface, dirty)
        self.scene.group.draw(surface, dirty)
