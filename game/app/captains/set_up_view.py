"""How the set-up of a game of captains looks: a row per captain at the left, what the table decides at the right."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.captains import set_up_seats as seats
from game.app.lessons import has_lesson, start_lesson
from game.app.table.rulings import line_of_news
from game.app.ui.layers import Layers
from game.app.ui.theme import C
from game.app.ui.widgets import Button, RoundButton, Widget

if TYPE_CHECKING:
    from game.app.captains.set_up import CaptainsSetUp

WINDOW = 84.0
"""How high a picture over the words of what a game is about is at least, in units."""


class View:
    """The set-up's picture.  `layout` places and paints, `refresh` follows what was chosen, `draw` paints.

    A game's own view says what lies in the tray at the right; `share`: how much of the width the captains take."""

    share = 0.52
    left: Rect
    right: Rect
    primary: Rect

    def __init__(self, scene: CaptainsSetUp) -> None:
        self.scene = scene
        self.layers: Layers | None = None

    # ------------------------------------------------------------ the tray at the right

    def place_right(self) -> None:
        """Place what lies in the tray at the right."""
        raise NotImplementedError

    def right_key(self) -> Hashable:
        """What the picture of that tray depends on besides the letters."""
        raise NotImplementedError

    def right_widgets(self) -> list[Widget]:
        """What can be pressed there, in Tab order."""
        raise NotImplementedError

    def paint_right(self, dst: Surface) -> None:
        """The tray and what stands in it."""
        raise NotImplementedError

    # ------------------------------------------------------------ below the captains

    def left_high(self) -> int:
        """How high is what lies below the captains; nothing in most games."""
        return 0

    def place_left(self, rect: Rect) -> None:
        """Place it."""

    def left_widgets(self) -> list[Widget]:
        """What can be pressed there."""
        return []

    def paint_left(self, dst: Surface, free: Rect) -> None:
        """Its picture; `free`: what is free between the captains and it."""

    def paint_aim(self, dst: Surface, r: Rect, title: str, text: str) -> Rect | None:
        """What the game is about on parchment that fills `r`; where a picture lies on it: over the words, beside them
        where it is not high enough for that. None where there is no room for words."""
        k = self.scene.kit
        wide, inset = r.w - k.u(36), k.u(12)
        over = r.h - self._aim_high(text, wide) - k.u(8)
        if over >= k.u(WINDOW):
            room = Rect(r.x, r.y, r.w, over + 2 * inset)
        else:
            wide = r.w - k.u(40) - k.u(110)
            if self._aim_high(text, wide) > r.h:
                return None
            room, over = Rect(r.right - k.u(132), r.y, k.u(132), r.h), 0
        k.parchment(dst, r, 8, 23)
        x, y = r.x + k.u(18), r.y + (over + k.u(8) if over else 0)
        k.text(dst, (x, y + k.u(12) + k.t(12)), title, "display", 18, "ink", "ml")
        k.para(dst, (x, y + k.u(16) + k.t(26)), text, wide, 14, "ink", lead=1.3)
        return room.inflate(-2 * inset, -2 * inset)

    def _aim_high(self, text: str, wide: int) -> int:
        """How high the words are with their title, so wide."""
        k = self.scene.kit
        return k.para(None, (0, 0), text, wide, 14, "ink", dry=True, lead=1.3) + k.t(30) + k.u(30)

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything for a window of `size` px and paint it."""
        k = self.scene.kit
        w, h = size[0] / k.scale, size[1] / k.scale
        middle = w * self.share
        self.left = k.R(8, 54, middle - 12, h - 62)
        button = max(56.0, 40 * k.grow + 10)
        self.right = k.R(middle + 4, 54, w - middle - 12, h - 62 - button - 10)
        self.primary = k.R(middle + 4, h - 8 - button, w - middle - 12, button)
        self.layers = Layers(k.background(size))
        self.scene.group.layers = None
        self.refresh()

    def rows(self) -> list[Rect]:
        """A row per captain."""
        k, r = self.scene.kit, self.left
        top = r.y + k.u(12) + k.t(20) + k.t(34) + k.u(14)
        gap = k.u(6)
        most = self.scene.limits()[1]
        room = r.bottom - k.u(12) - self._note_high() - self.left_high() - top
        high = min(k.u(64), (room - (most - 1) * gap) // most)
        return [Rect(r.x + k.u(10), top + i * (high + gap), r.w - k.u(20), high) for i in range(self.scene.seats)]

    def _note_high(self) -> int:
        k = self.scene.kit
        room = k.para(
            None, (0, 0), self.scene.app.words("captains.note"), self.left.w - k.u(28), 14, dry=True, lead=1.3
        )
        return room + k.u(10) if k.grow < 1.5 else 0

    # ------------------------------------------------------------ widgets

    def refresh(self, widgets: bool = True) -> None:
        """Follow what was chosen: panels and widgets whose look changed are painted again."""
        if self.layers is None:
            return
        s = self.scene
        s.kit.looks = s.looks
        k, full = s.kit, (tuple(s.names()), s.looks, tuple(s.bots))
        self.layers.set("bar", Rect(0, 0, s.app.size[0], k.u(52)), full, self._paint_bar)
        low = self.left.bottom - k.u(8) - self._note_high()
        self.place_left(Rect(self.left.x + k.u(10), low - self.left_high(), self.left.w - k.u(20), self.left_high()))
        left = s.seats, s.limits(), k, s.looks, self.left_high(), tuple(s.mods())
        self.layers.set("left", self._grown(self.left), left, self._paint_left)
        self.place_right()
        self.layers.set("right", self._grown(self.right), (k, self.right_key()), self.paint_right)
        if widgets:
            s.group.set(self.widgets())
            s.group.default = s.group.named("start")
        s.group.bake(self.layers)

    def _grown(self, r: Rect) -> Rect:
        return r.inflate(2 * self.scene.kit.u(6), 2 * self.scene.kit.u(6))

    def widgets(self) -> list[Widget]:
        """In Tab order: captains, the tray at the right, start."""
        s, words = self.scene, self.scene.app.words
        start = Button(
            self.primary,
            words("captains.start"),
            s.go,
            kind="primary",
            sub=words("captains.start.line", n=s.seats),
            name="start",
        )
        return [
            *seats.widgets(s, self.left, self.rows()),
            *self.left_widgets(),
            *self.right_widgets(),
            *self._bar(),
            start,
        ]

    def _bar(self) -> list[Widget]:
        s, k, words = self.scene, self.scene.kit, self.scene.app.words
        n, y = k.u(26), k.u(8)
        x = s.app.size[0] - k.u(8) - n
        step = n + k.u(8)
        learn = RoundButton(
            Rect(x - 3 * step, y, n, n),
            "help",
            self._learn,
            tip=f"**{words('setup.learn')}**\n{words('setup.learn.tip')}",
            keys=(pygame.K_t,),
            name="learn",
        )
        return [
            *([learn] if has_lesson(s.game) else []),
            RoundButton(
                Rect(x - 2 * step, y, n, n), "book", self._rulebook, tip=words("table.menu.rules"), name="rules"
            ),
            RoundButton(
                Rect(x - step, y, n, n), "cog", self._settings, tip=words("title.settings.tip"), name="settings"
            ),
            RoundButton(Rect(x, y, n, n), "x", s.close, tip=words("setup.back"), name="back"),
        ]

    def _learn(self) -> None:
        start_lesson(self.scene.app, self.scene.rules.id)

    def _rulebook(self) -> None:
        app, game = self.scene.app, self.scene.rules.id
        app.open_rules(line_of_news(game, app.words, "setup"), game)

    def _settings(self) -> None:
        self.scene.app.push_settings()

    # ------------------------------------------------------------ painting

    def _paint_bar(self, dst: Surface) -> None:
        s, k, words = self.scene, self.scene.kit, self.scene.app.words
        k.bar(dst, s.app.size[0])
        r = k.text(
            dst,
            (k.u(14), k.u(21)),
            words(f"box.{s.box or s.game}.title"),
            "display",
            min(18, 26 / k.grow),
            "hi",
            "ml",
            press="press",
        )
        x, room = r.right + k.u(22), s.app.size[0] - k.u(158)
        for seat, name in enumerate(s.names()):
            wide = k.u(22) + k.width(name, "bold", 12) + k.u(12)
            if x + wide > room:
                break
            k.seat(dst, (x + k.u(8), k.u(21)), seat, 7)
            k.text(dst, (x + k.u(20), k.u(21)), name, "bold", 12, "mid", "ml")
            x += wide

    def _paint_left(self, dst: Surface) -> None:
        k, words = self.scene.kit, self.scene.app.words
        r = self.left
        k.tray(dst, r, C["panel"], 8, seed=4)
        k.label(dst, r.x + k.u(12), r.y + k.u(8) + k.t(13), words("captains.who"), r.w - k.u(24))
        for row in self.rows():
            k.box(dst, row, (24, 31, 48), 7)
            k.ring(dst, row, C["subtle"], 1, 7, 160)
        low = r.bottom - k.u(8) - self._note_high() - self.left_high()
        top = self.rows()[-1].bottom
        self.paint_left(dst, Rect(r.x + k.u(10), top + k.u(14), r.w - k.u(20), low - top - k.u(26)))
        if self._note_high():
            k.para(
                dst,
                (r.x + k.u(14), r.bottom - self._note_high()),
                words("captains.note"),
                r.w - k.u(28),
                14,
                "mid",
                lead=1.3,
            )

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """The base, then the widgets."""
        assert self.layers is not None
        self.layers.draw(surface, dirty)
        self.scene.group.draw(surface, dirty)
