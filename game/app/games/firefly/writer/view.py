"""How the Story editor looks: the Story Card at the left, its Goals as slips, the leaf that is filled in, and below
what is still wrong."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.games.firefly.set_up.story_card import slip_high
from game.app.games.firefly.writer.leaves import rows
from game.app.games.firefly.writer.slips import ArrowButton, CardPlace, GoalSlip, noted
from game.app.ui.layers import Layers
from game.app.ui.theme import C
from game.app.ui.widgets import Button, RoundButton, Widget
from game.app.workshop import bars
from game.app.workshop.form import Rows
from game.app.workshop.form_view import FormView
from game.content.firefly.sketch.check import CARD

if TYPE_CHECKING:
    from game.app.games.firefly.writer.editor import StoryEditor

DIGITS = (pygame.K_0, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6)


class View(FormView):
    """`slips`: where they lie, `first`: the one on top; `card`: where it lies, nowhere while letters are large."""

    scene: StoryEditor
    card: Rect
    slips: Rect

    def __init__(self, scene: StoryEditor) -> None:
        super().__init__(scene)
        self.first = 0

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything for a window of `size` px."""
        k = self.scene.kit
        w, h = size[0] / k.scale, size[1] / k.scale
        top = 24 * max(1.0, k.grow) + 26
        self.bar = k.u(top - 8)
        large = self.covered
        card = 0.0 if large else 0.31 * w
        low = max(96.0, 2 * 34 * k.grow + 20)
        left = card + 8 if card else 0.0
        slips = (w - left - 16) * (0.36 if large else 0.34)
        self.card = k.R(8, top, card, h - top - 8)
        self.slips = k.R(left + 8, top, slips, h - top - low - 16)
        self.leaf = k.R(left + slips + 16, top, w - left - slips - 24, h - top - low - 16)
        deeds = max(230.0, 190 * k.grow)
        self.check = k.R(left + 8, h - low - 8, w - left - 24 - deeds, low)
        self.deeds = k.R(w - 8 - deeds, h - low - 8, deeds, low)
        self.lay(size)

    # ------------------------------------------------------------ widgets

    def widgets(self) -> list[Widget]:
        """In Tab order: the slips, the leaves, their rows, what is wrong, the deeds."""
        s = self.scene
        shown = [CardPlace(self.card, s.story, s.app.words, partial(s.choose, CARD))] if self.card.w else []
        return [
            *shown,
            *self._slips(),
            *self._moves(),
            *self._leaves(),
            *bars.flaw_lines(s, self.check),
            *self.deed_buttons(),
            *bars.round_buttons(s, self.bar),
        ]

    def _slips(self) -> list[Widget]:
        """The card and its Goals; where they are too many those round the chosen one."""
        k, s, words, r = self.scene.kit, self.scene, self.scene.app.words, self.slips
        wide, gap, pad = r.w - k.u(24), k.u(6), k.u(12)
        top, low = r.y + k.u(12) + k.t(22), r.bottom - k.u(14) - self._round()
        told = [(s.title, words("storyeditor.card"))]
        room = wide - k.u(26)
        told += [(f"{n}. {goal.title}", noted(k, words, goal, room)) for n, goal in enumerate(s.story.goals, 1)]
        least = [max(k.u(36), slip_high(k, title, wide)) for title, _ in told]
        heights = [min(k.u(62), max(one, slip_high(k, title, wide) + k.t(17))) for one, (title, _) in zip(least, told)]
        if sum(heights) + gap * (len(told) - 1) > low - top:
            heights = least
        self._show(s.chosen + 1, heights, gap, low - top)
        wrong = {flaw.goal for flaw in s.flaws}
        out: list[Widget] = []
        y = top
        for n in range(self.first, len(told)):
            if y + heights[n] > low:
                break
            rect = Rect(r.x + pad, y, wide, heights[n])
            out.append(
                GoalSlip(
                    rect,
                    *told[n],
                    n - 1 == s.chosen,
                    partial(s.choose, n - 1),
                    wrong=n - 1 in wrong,
                    key=DIGITS[n],
                    name=f"slip:{n}",
                )
            )
            y += heights[n] + gap
        return out

    def _show(self, at: int, heights: list[int], gap: int, room: int) -> None:
        """So far down that the chosen slip can be seen, and no further than needed."""
        self.first = min(self.first, at)
        while self.first < at and sum(heights[self.first : at + 1]) + gap * (at - self.first) > room:
            self.first += 1
        while self.first and sum(heights[self.first - 1 :]) + gap * (len(heights) - self.first) <= room:
            self.first -= 1

    def _round(self) -> int:
        k = self.scene.kit
        return max(k.u(28), min(k.t(26), k.u(40)))

    def _moves(self) -> list[Widget]:
        """Up, down, away; the card, large; another Goal."""
        k, s, words, r = self.scene.kit, self.scene, self.scene.app.words, self.slips
        n, y = self._round(), self.slips.bottom - k.u(8) - self._round()
        x = r.x + k.u(12)
        at = [Rect(x + i * (n + k.u(8)), y, n, n) for i in range(4)]
        out: list[Widget] = [
            ArrowButton(
                at[i],
                way,
                partial(s.move_goal, way),
                why=s.fixed(way),
                tip=words(f"storyeditor.goal.{name}"),
                name=f"goal:{name}",
            )
            for i, (name, way) in enumerate((("up", -1), ("down", 1)))
        ]
        out.append(
            RoundButton(
                at[2],
                "trash",
                s.drop_goal,
                why=s.fixed(0),
                keys=(pygame.K_DELETE,),
                tip=words("storyeditor.goal.trash"),
                name="goal:trash",
            )
        )
        out.append(
            RoundButton(at[3], "book", s.open_card, keys=(pygame.K_c,), tip=words("storyeditor.card.tip"), name="card")
        )
        left = out[-1].rect.right + k.u(10)
        out.append(
            Button(
                Rect(left, y, r.right - k.u(12) - left, n),
                words("storyeditor.goal.add"),
                s.add_goal,
                kind="paper",
                icon="plus",
                cap="N",
                keys=(pygame.K_n,),
                why=s.no_more(),
                tip=words("storyeditor.goal.add.tip"),
                name="goal:add",
            )
        )
        return out

    def rows(self) -> Rows:
        return rows(self.scene)

    def _leaves(self) -> list[Widget]:
        inner = self.inner()
        return self.leaves(Rect(inner.x, inner.y, inner.w, self.scene.kit.t(34)), inner)

    # ------------------------------------------------------------ what the mouse does

    def wheel(self, at: tuple[int, int], by: int) -> bool:
        """Over the slips another one, over the rows another page."""
        if self.slips.collidepoint(at):
            goals = len(self.scene.story.goals)
            self.scene.choose(max(CARD, min(self.scene.chosen + (1 if by > 0 else -1), goals - 1)))
            return True
        return super().wheel(at, by)

    # ------------------------------------------------------------ painting

    def trays(self, layers: Layers) -> None:
        layers.set("slips", bars.grown(self.scene.kit, self.slips), self.scene.kit, self._paint_slips)

    def _paint_slips(self, dst: Surface) -> None:
        k, r = self.scene.kit, self.slips
        k.tray(dst, r, C["panel"], 8, seed=4)
        k.label(dst, r.x + k.u(12), r.y + k.u(8) + k.t(13), self.scene.app.words("storyeditor.goals"), r.w - k.u(24))
