"""Title: the game's box on the mat, the crew waiting, and one brass button that goes on with the last game."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.playing import LastGame, last_game
from game.app.resume import resume as resume
from game.app.scenes.stack import Scene
from game.app.ui import box, cards
from game.app.ui.kit import Kit
from game.app.ui.layers import Layers
from game.app.ui.motion import Tween, out_cubic
from game.app.ui.theme import FELT, MS
from game.app.ui.widgets import Button, Group, Widget
from game.app.ui.widgets.continue_button import ContinueButton

if TYPE_CHECKING:
    from game.app.main import App

CREW = (("book", 96, 590), ("jayne", 172, 596), ("zoe", 248, 590), ("mal", 326, 596),
        ("wash", 954, 590), ("kaylee", 1030, 596), ("inara", 1106, 590), ("simon", 1180, 596))
DICE = (("d6_6", 402, 600, 40), ("d6_3", 880, 604, 38))


class Riser(Widget):
    """A thing on the table that rises under the pointer."""

    live = True
    height = 8.0                 # units at most

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
    """A game box on the mat."""

    radius = 8
    margin = 34

    def __init__(self, rect: Rect, game: box.Box, number: int, **more: Any) -> None:
        super().__init__(rect, name=f"box:{game.id}", **more)
        self.game, self.number = game, number

    def draw(self, kit: Kit, dst: Surface) -> None:
        box.lid(kit, dst, self.rect.move(0, -kit.u(self.rise)), self.game, self.number, self.hovered or self.focused)

    def draw_focus(self, kit: Kit, dst: Surface) -> None:
        """The raised lid with its brass ring is the focus mark."""


class Doll(Riser):
    """One of the crew who look on: decoration, not a control."""

    focusable = False
    height = 5.0

    def __init__(self, rect: Rect, who: str) -> None:
        super().__init__(rect, name=f"doll:{who}")
        self.who = who

    def draw(self, kit: Kit, dst: Surface) -> None:
        foot = self.rect.centerx, self.rect.bottom - kit.u(10 + self.rise)
        kit.stand(dst, foot, self.who, 104)


class Title(Scene):
    """The first screen."""

    music = "title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.group = Group(app)
        self.last: LastGame | None = None
        self.lamp: Tween | None = None
        self.landing: Tween | None = None
        self.boxes: list[BoxWidget] = []
        self.layers: Layers | None = None
        self.ahead: Iterator[None] | None = None

    def enter(self) -> None:
        """The lamp goes up and the box lands."""
        self.lamp = self.app.tween(.94, 0, MS["fade"])
        if not self.app.still:
            self.landing = self.app.tween(46, 0, MS["big"], out_cubic, delay=160)

    def back(self) -> None:
        """A game that was left is saved whole and let go of, so that Continue can open it again."""
        self.app.play(None)
        self.layout(self.app.size, self.kit.scale, self.kit.text_scale)

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        k, words = self.kit, self.app.words
        self.ahead = None
        self.last = last_game(self.app.settings.over)
        self.ox = (size[0] - k.u(1280)) // 2
        self.oy = max(0, (size[1] - k.u(720)) // 2)
        table = k.background(size, (.50, .34), .98, 1.0).copy()
        self.paint(table)
        self.layers = Layers(table)
        go = ContinueButton(self.at(452, 488, 376, 76), self.last, words, self.go_on)
        self.boxes = [BoxWidget(self.at(522, 143, 236, 300), box.fistful(words), 1, action=self.set_up,
                                keys=(pygame.K_1,))]
        w = max(132, (k.width(words("title.settings"), "bold", 14) + k.t(76)) / k.scale)
        foot = [Button(self.at(640 - w - 6, 652, w, 38), words("title.settings"), self.settings, cap="S", icon="cog",
                       keys=(pygame.K_s,), tip=words("title.settings.tip")),
                Button(self.at(646, 652, w, 38), words("title.quit"), self.app.quit, cap="Q", icon="quit",
                       keys=(pygame.K_q,), tip=words("title.quit.tip"))]
        self.group.layers = None
        dolls = [Doll(self.at(x - 33, y - 94, 66, 104), who) for who, x, y in CREW]
        self.group.set([go, *self.boxes, *foot, *dolls])
        self.group.default = go
        self.group.bake(self.layers)

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rect of the 1280 x 720 canvas, which lies in the middle of the window."""
        return self.kit.R(x, y, w, h).move(self.ox, self.oy)

    def pos(self, x: float, y: float) -> tuple[int, int]:
        """A point of the canvas in px."""
        return self.kit.u(x) + self.ox, self.kit.u(y) + self.oy

    # ------------------------------------------------------------ actions

    def go_on(self) -> None:
        """Continue the last game, or set up the first."""
        if self.last is None:
            self.set_up()
        else:
            resume(self.app, self.last)

    def set_up(self) -> None:
        """Open the box."""
        from game.app.scenes.setup import SetUp
        self.app.stack.push(SetUp(self.app, start=self.boxes[0].rect))

    def settings(self) -> None:
        from game.app.scenes.options import Options
        self.app.stack.push(Options(self.app))

    # ------------------------------------------------------------ events and time

    def handle(self, event: Event) -> bool:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            for tween in (self.lamp, self.landing):
                if tween and not tween.done:
                    tween.finish()
                    self.invalidate()
        return self.group.handle(event)

    def update(self, dt: float) -> bool:
        moving = False
        for tween in (self.lamp, self.landing):
            if tween and not tween.done:
                tween.step(dt)
                self.invalidate()
                moving = True
        share = 1.0 if self.app.still else dt / (MS["hover"] * self.app.settings.factor)
        for thing in self.group.widgets:
            if isinstance(thing, Riser) and thing.step(share):
                self.group.redraw(thing)
                moving = True
        return moving

    def idle(self) -> bool:
        """The set-up is painted ahead."""
        if self.ahead is None:
            from game.app.scenes.setup_ahead import pieces
            self.ahead = pieces(self.app)
        return next(self.ahead, self) is not self

    # ------------------------------------------------------------ picture

    def draw(self, surface: Surface, dirty: Rect) -> None:
        assert self.layers is not None
        self.layers.draw(surface, dirty)
        fall = self.landing.value if self.landing and not self.landing.done else 0.0
        for b in self.boxes:
            b.rect.y -= self.kit.u(fall)
        self.group.draw(surface, dirty)
        for b in self.boxes:
            b.rect.y += self.kit.u(fall)
        if self.lamp and not self.lamp.done:
            self.kit.dark(surface, dirty, self.lamp.value)

    def paint(self, dst: Surface) -> None:
        """All that never changes: name, mat and what lies on it, crew, dice."""
        k, words = self.kit, self.app.words
        mat = self.at(40, 130, 1200, 326)
        k.shadow(dst, mat, 16, 8, (2, 5), 150)
        k.tray(dst, mat, FELT, 14, seed=6, depth=6)
        k.glow(dst, mat.center, 560, (34, 28, 14), .9)
        k.brass_text(dst, self.pos(640, 62), words("title.name"), "display", 54 / max(1, k.text_scale / 1.2), 1.2)
        k.text(dst, self.pos(640, 110), words("title.line"), "serif.it", 18 / max(1, k.text_scale / 1.3),
               (232, 214, 178), "mc", press="press")
        self.paint_mat(dst)
        for name, x, y, size in DICE:
            pic = k.sprite(name, w=size)
            if pic:
                k.drop(dst, self.pos(x, y), pic, None, alpha=0)
        k.glow(dst, self.pos(640, 526), 260, (54, 36, 12), .9)
        self.paint_saved(dst)

    def paint_mat(self, dst: Surface) -> None:
        """Left and right of the box: cards, coins and counters, laid out as for a game."""
        k = self.kit
        for i, (deck, tilt) in enumerate((("event", 17.0), ("gear", 5.0), ("gear", -7.0))):
            cards.back(k, dst, self.at(196 + i * 58, 186 + abs(i - 1.2) * 9, 100, 140), deck, tilt)
        for name, x, y, size in (("coin", 150, 372, 40), ("crate", 206, 392, 46), ("coin", 262, 402, 40),
                                                ("star", 430, 398, 40), ("ammo", 478, 376, 40), ("coin", 120, 214, 38)):
            k.token(dst, self.pos(x, y), name, size)
        for name, x, y, size in (("heart", 806, 196, 42), ("heart", 856, 222, 42), ("timer", 1108, 236, 92),
                                 ("spawn", 820, 392, 50), ("star", 1150, 388, 44), ("crate", 878, 398, 46)):
            k.token(dst, self.pos(x, y), name, size)
        for name, x, y, size in (("d8_5", 962, 236, 58), ("d4_3", 1030, 290, 56), ("d6_4", 950, 330, 46),
                                 ("d6_1", 1040, 376, 44)):
            pic = k.sprite(name, w=size)
            if pic:
                k.drop(dst, self.pos(x, y), pic, None, alpha=0)

    def paint_saved(self, dst: Surface) -> None:
        """Who plays in the last game and when it was saved."""
        if self.last is None:
            return
        k = self.kit
        n, said = self.last.seats, self.last.when(self.app.words)
        w = n * k.u(26) + k.u(8) + k.width(said, "sans", 14)
        x, y = self.pos(640, 586)
        x -= w // 2
        for i in range(n):
            k.seat(dst, (x + k.u(9 + i * 26), y), i, 9)
        k.text(dst, (x + n * k.u(26) + k.u(8), y), said, "sans", 14, "mid", "ml", press="press")
