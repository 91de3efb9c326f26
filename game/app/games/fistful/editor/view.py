"""How the heist editor looks: tools at the left, the board in its frame, the Heist card and what is wrong beside it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.games.fistful.editor import invite as editor_invite
from game.app.games.fistful.editor.pens import options
from game.app.games.fistful.editor.tool_button import ToolButton
from game.app.games.fistful.editor.tools import TOOLS
from game.app.table.panels import corner, zoom
from game.app.ui.layers import Layers
from game.app.ui.theme import DARK_INK, C
from game.app.ui.widgets import Button, Widget
from game.app.workshop import bars

if TYPE_CHECKING:
    from game.app.games.fistful.editor.editor import Editor

DIGITS = (
    pygame.K_1,
    pygame.K_2,
    pygame.K_3,
    pygame.K_4,
    pygame.K_5,
    pygame.K_6,
    pygame.K_7,
    pygame.K_8,
    pygame.K_9,
    pygame.K_0,
    pygame.K_l,
    pygame.K_i,
)
CAPS = "1234567890LI"
PER_ROW = 6  # bare pictures, where a list with names has no room
ROW = 28.0  # units a tool in the list is high


class View:
    """`layout` places, `refresh` follows what was drawn, `draw` paints."""

    left: Rect
    right: Rect
    window: Rect
    card: Rect
    check: Rect
    tall = 0  # px that the Heist card and what is wrong share

    def __init__(self, scene: Editor) -> None:
        self.scene = scene
        self.layers: Layers | None = None

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything for a window of `size` px."""
        k = self.scene.kit
        w, h = size[0] / k.scale, size[1] / k.scale
        wide = min(344.0, 252 * max(1.0, min(1.36, k.grow)))
        top = 24 * max(1.0, k.grow) + 26
        self.bar = k.u(top - 8)
        self.left = k.R(8, top, wide, h - top - 8)
        self.right = k.R(w - wide - 8, top, wide, h - top - 8)
        frame = 9
        self.window = k.R(8 + wide + 8 + frame, top + frame, w - 2 * (wide + 16) - 2 * frame, h - top - 8 - 2 * frame)
        foot = 2 * k.t(36) + k.u(20) + k.u(26)
        self.tall = self.right.h - foot
        self._share()
        self.layers = Layers(k.background(size))
        self.scene.group.layers = None
        self.scene.board.fit(k, self.window)
        self.refresh()

    def _share(self) -> None:
        """The Heist card takes what its words need, and leaves at least a third to what is wrong."""
        k = self.scene.kit
        card = max(self.tall * 46 // 100, min(self.tall * 66 // 100, self._needed()))
        self.card = Rect(self.right.x, self.right.y, self.right.w, card)
        self.check = Rect(self.right.x, self.card.bottom + k.u(8), self.right.w, self.tall - card - k.u(16))

    def _needed(self) -> int:
        """How high the Heist card is with all its words."""
        k, w = self.scene.kit, self.right.w - self.scene.kit.u(32)
        story = str(self.scene.sketch.card["story"])
        told = k.para(None, (0, 0), story, w, 14, "ink_mid", "serif.it", lead=1.24, dry=True) + k.u(6)
        return k.u(16) + k.t(26) + told + sum(high for _, _, high in self._lines()) + k.u(26) + k.t(30)

    def _lines(self) -> list[tuple[str, str, int]]:
        """What is to be done: sign, words, height in px."""
        k, w = self.scene.kit, self.right.w - self.scene.kit.u(32)
        return [
            (icon, text, k.para(None, (0, 0), text, w - k.t(22), 14, dry=True, lead=1.2) + k.u(4))
            for icon, text in self.scene.card_lines()
        ]

    # ------------------------------------------------------------ what stands still

    def refresh(self) -> None:
        """Panels and widgets whose look changed are painted again."""
        if self.layers is None:
            return
        s, k = self.scene, self.scene.kit
        pens = s.pens
        self._share()
        title = str(s.sketch.card["title"])
        full = s.app.size[0]
        self.layers.set(
            "bar", Rect(0, 0, full, self.bar + k.u(8)), (title, s.unsaved), lambda dst: bars.paint(s, dst, self.bar)
        )
        self.layers.set("left", bars.grown(k, self.left), pens.tool, self._paint_left)
        self.layers.set("frame", self.window.inflate(k.u(40), k.u(40)), "frame", self._paint_frame)
        goals = tuple(s.card_lines())
        self.layers.set("card", bars.grown(k, self.card), (title, s.sketch.card["story"], goals), self._paint_card)
        self.layers.set(
            "check", bars.grown(k, self.check), (len(s.flaws), *self.check), partial(bars.paint_check, s, r=self.check)
        )
        focus = s.group.focus
        s.group.set(self.widgets())
        s.group.default = s.group.named("play")
        if focus and s.group.focus is None:
            again = s.group.named(focus.name)
            s.group.set_focus(again)
        s.group.bake(self.layers)

    def widgets(self) -> list[Widget]:
        """In Tab order: tools and what they are set to, the board's buttons, the card, what is wrong, the deeds."""
        return [
            *self._tools(),
            *options(self.scene, self._below()),
            *self._zoom(),
            *self._right(),
            *bars.round_buttons(self.scene, self.bar),
        ]

    def _tools(self) -> list[Widget]:
        k, s, words = self.scene.kit, self.scene, self.scene.app.words
        listed, pad = self.listed(), k.u(10)
        gap, columns = (k.u(2), 1) if listed else (k.u(6), PER_ROW)
        w = (self.left.w - 2 * pad - (columns - 1) * gap) // columns
        h = k.u(ROW) if listed else w
        out: list[Widget] = []
        for i, tool in enumerate(TOOLS):
            row, col = divmod(i, columns)
            rect = Rect(self.left.x + pad + col * (w + gap), self.left.y + pad + row * (h + gap), w, h)
            label = words(f"editor.tool.{tool.name}")
            tip = f"**{label}** ({CAPS[i]})\n{words(f'editor.tool.{tool.name}.tip')}"
            out.append(
                ToolButton(
                    rect,
                    tool.part,
                    s.pens.tool == tool.name,
                    partial(s.take, tool.name),
                    label=label,
                    cap=CAPS[i],
                    tip=tip,
                    keys=(DIGITS[i],),
                    name=f"tool:{tool.name}",
                )
            )
        self.tools_end = out[-1].rect.bottom
        return out

    def listed(self) -> bool:
        """Whether the tools stand in a list with their names: below it there must be room to say how a tool works, and
        for all that it can be set to."""
        k = self.scene.kit
        need = 5 * (k.t(32) + k.u(6)) + 3 * k.t(18) + k.u(30)
        return k.grow < 1.2 and self.left.h - len(TOOLS) * k.u(ROW + 2) >= need

    def _below(self) -> Rect:
        """What is left of the left tray below the name of the tool and its sentence."""
        k = self.scene.kit
        top = self.tools_end + k.u(8) + (0 if self.listed() else k.t(26))
        if self.says():
            top += self._how_high() + k.u(6)
        return Rect(self.left.x + k.u(10), top, self.left.w - k.u(20), self.left.bottom - k.u(10) - top)

    def _how(self) -> str:
        return self.scene.app.words(f"editor.tool.{self.scene.pens.tool}.tip")

    def _how_high(self) -> int:
        k = self.scene.kit
        return k.para(None, (0, 0), self._how(), self.left.w - k.u(24), 14, dry=True, lead=1.22)

    def says(self) -> bool:
        """Whether there is room to say how the tool works; its tip says it, too."""
        k = self.scene.kit
        if self.listed():
            return True
        need = 6 * (k.t(32) + k.u(6))
        return self.left.bottom - self.tools_end - k.t(40) - need > self._how_high()

    def _zoom(self) -> list[Widget]:
        s, words = self.scene, self.scene.app.words
        tips = {icon: words(f"editor.zoom.{icon}") for icon in ("plus", "minus", "home")}
        found = zoom.pad(corner.rects(s.kit, self.window), words, zoom.Eye(s.board.camera, s.zoom, s.zoom_home), tips)
        for button in found:
            button.live, button.keys = True, ()
        return found

    def _right(self) -> list[Widget]:
        k, s, words = self.scene.kit, self.scene, self.scene.app.words
        h, r = k.t(36), self.right
        card = Button(
            Rect(self.card.x + k.u(12), self.card.bottom - k.u(12) - k.t(30), self.card.w - k.u(24), k.t(30)),
            words("editor.card"),
            s.open_card,
            kind="paper",
            cap="C",
            icon="pen",
            keys=(pygame.K_c,),
            tip=words("editor.card.tip"),
            name="card",
        )
        y = r.bottom - 2 * h - k.u(18)
        bots = Rect(r.x + k.u(8), y, r.w - k.u(16), h)
        play = Rect(r.x + k.u(8), y + h + k.u(8), r.w - k.u(16), h + k.u(6))
        return [card, *bars.flaw_lines(s, self.check), *bars.deed_buttons(s, bots, play)]

    # ------------------------------------------------------------ painting

    def _paint_left(self, dst: Surface) -> None:
        k, s, words = self.scene.kit, self.scene, self.scene.app.words
        k.tray(dst, self.left, C["panel"], 8, seed=4)
        self._tools()
        x, y = self.left.x + k.u(12), self.tools_end + k.u(8)
        if not self.listed():
            name = words(f"editor.tool.{s.pens.tool}")
            size = k.fit_size(name, "display", 17, self.left.w - k.u(24))
            k.text(dst, (x, y + k.t(13)), name, "display", size, "hi", "ml", fit=self.left.w - k.u(24))
            y += k.t(26)
        if self.says():
            k.para(dst, (x, y), self._how(), self.left.w - k.u(24), 14, "mid", lead=1.22)

    def _paint_frame(self, dst: Surface) -> None:
        k = self.scene.kit
        k.frame_shadow(dst, self.window)
        k.frame(dst, self.window)

    def _paint_card(self, dst: Surface) -> None:
        """The Heist card as it stands: title, story as far as there is room, what is to be done."""
        k, card, r = self.scene.kit, self.scene.sketch.card, self.card
        k.parchment(dst, r, 8, 17)
        x, w = r.x + k.u(16), r.w - k.u(32)
        title = str(card["title"]).strip() or self.scene.app.words("editor.untitled")
        size = k.fit_size(title, "display", 19, w)
        k.text(dst, (x, r.y + k.u(12) + k.t(12)), title, "display", size, "ink", "ml", fit=w)
        y, low = r.y + k.u(16) + k.t(26), r.bottom - k.u(20) - k.t(30)
        lines = self._lines()
        need = sum(high for _, _, high in lines)
        room = low - y - need - k.u(6)
        step = round(k.px(14) * 1.24)
        if room >= step:
            y += k.para(
                dst, (x, y), str(card["story"]), w, 14, "ink_mid", "serif.it", lead=1.24, most=room // step
            ) + k.u(6)
        for icon, text, high in lines:
            if y + high > low:
                break
            k.icon(dst, (x, y + k.t(9)), icon, 14 * min(1.4, k.grow), (138, 94, 30), "ml")
            k.para(dst, (x + k.t(22), y), text, w - k.t(22), 14, "ink", lead=1.2)
            y += high

    def _paint_spots(self, dst: Surface) -> None:
        """The Token Spots, ringed: print alone is hard to see on some floors."""
        k, camera, old = self.scene.kit, self.scene.board.camera, dst.get_clip()
        dst.set_clip(self.window.clip(old))
        for cell, _ in self.scene.sketch.spots():
            box = camera.box(*cell)
            k.circle(dst, box.center, box.w / k.scale * 0.33, DARK_INK, 4)
            k.circle(dst, box.center, box.w / k.scale * 0.33, C["info"], 2)
        dst.set_clip(old)

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """The base, the board, then the widgets over it."""
        assert self.layers is not None
        s = self.scene
        self.layers.draw(surface, dirty)
        if self.window.colliderect(dirty):
            s.board.show(s.kit, surface, s.pen_cell(), s.pen_edge(), s.boxed(), s.wrong_cells())
            self._paint_spots(surface)
            if editor_invite.invited(s):
                old = surface.get_clip()
                surface.set_clip(self.window.clip(old))
                editor_invite.paint(s, surface, self.window)
                pen = s.pen_cell()
                if pen is not None:
                    s.kit.ring(surface, s.board.camera.box(*pen), (255, 240, 200), 2, 3)
                surface.set_clip(old)
        s.group.draw(surface, dirty)
