"""How the Story editor looks: the Story Card at the left, its Goals as slips, the leaf that is filled in, and below
what is still wrong."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.games.firefly.set_up.story_card import slip_high
from game.app.games.firefly.writer.leaves import TextRow, rows
from game.app.games.firefly.writer.slips import ArrowButton, CardPlace, GoalSlip, noted
from game.app.ui.layers import Layers
from game.app.ui.theme import C
from game.app.ui.widgets import Button, Choice, Field, RoundButton, Widget
from game.app.ui.widgets.cycle import Cycle
from game.app.ui.widgets.pager import pager
from game.app.workshop import bars
from game.app.workshop.sheet import Row
from game.content.firefly.sketch.check import CARD

if TYPE_CHECKING:
    from game.app.games.firefly.writer.editor import StoryEditor

LARGE = 1.36
"""Letters larger than this leave no room for the card; a button shows it."""
SHARE, MOST_SHARE = 36, 48  # percent of a row that its name takes
DIGITS = (pygame.K_0, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6)


class View:
    """`layout` places, `refresh` follows what was written, `draw` paints; `page` of the rows, `first` of the slips."""

    card: Rect
    slips: Rect
    leaf: Rect
    check: Rect
    deeds: Rect

    def __init__(self, scene: StoryEditor) -> None:
        self.scene = scene
        self.layers: Layers | None = None
        self.page = self.pages = self.first = 0
        self.labels: list[tuple[str, Rect]] = []
        self.beside = 0  # pixels of a row that its name takes
        self.field = Rect(0, 0, 0, 0)

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything for a window of `size` px."""
        k = self.scene.kit
        w, h = size[0] / k.scale, size[1] / k.scale
        top = 24 * max(1.0, k.grow) + 26
        self.bar = k.u(top - 8)
        large = k.grow > LARGE
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
        self.layers = Layers(k.background(size))
        self.scene.group.layers = None
        self.refresh()

    # ------------------------------------------------------------ what stands still

    def refresh(self) -> None:
        """Panels and widgets whose look changed are painted again."""
        if self.layers is None:
            return
        s, k = self.scene, self.scene.kit
        found = self.widgets()
        full = s.app.size[0]
        self.layers.set(
            "bar",
            Rect(0, 0, full, self.bar + k.u(8)),
            (s.title, s.unsaved, k),
            lambda dst: bars.paint(s, dst, self.bar),
        )
        self.layers.set("slips", bars.grown(k, self.slips), k, self._paint_slips)
        labels = tuple((text, tuple(rect)) for text, rect in self.labels)
        self.layers.set("leaf", bars.grown(k, self.leaf), (labels, tuple(self.field), k), self._paint_leaf)
        self.layers.set(
            "check", bars.grown(k, self.check), (len(s.flaws), k), partial(bars.paint_check, s, r=self.check)
        )
        focus = s.group.focus
        if isinstance(focus, Field):
            found = [self._kept(focus, one) for one in found]
        s.group.set(found)
        s.group.default = s.group.named("play")
        s.group.bake(self.layers)

    def _kept(self, typed: Field, fresh: Widget) -> Widget:
        """The field that is typed in stays itself, its caret and its letters."""
        if typed.name != fresh.name:
            return fresh
        typed.rect = fresh.rect
        return typed

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
            *self._deeds(),
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

    def _leaves(self) -> list[Widget]:
        """The leaves of what is chosen, and the rows of the one on top, page by page."""
        k, s, words = self.scene.kit, self.scene, self.scene.app.words
        inner = self.leaf.inflate(-2 * k.u(14), -2 * k.u(12))
        h, gap = k.t(34), k.u(6)
        leaves = [(leaf, words(f"storyeditor.leaf.{leaf}")) for leaf in s.leaves()]
        head = Rect(inner.x, inner.y, inner.w, h)
        widest = max(k.width(label, "bold", 14) for _, label in leaves) + k.u(10)
        kind = Choice if widest * len(leaves) <= inner.w else Cycle
        found: list[Widget] = [kind(head, leaves, s.leaf, s.turn_to, name="leaf")]
        top = head.bottom + k.u(16)
        told = rows(s)
        room = inner.bottom - k.u(6) - top
        lines = [(row.lines if self.card.w else 2) if isinstance(row, TextRow) else 1 for row in told]
        most = max(1, (room + gap) // (h + gap))
        if sum(lines) > most:
            most = max(1, (room - h) // (h + gap))
        leaves_of = paged(lines, most)
        self.pages = len(leaves_of)
        self.page = max(0, min(self.page, self.pages - 1))
        self.labels = []
        widest = max((k.width(row.label, "bold", 14) for row in told), default=0) + k.u(12)
        wide = inner.w - k.u(16)
        self.beside = max(wide * SHARE // 100, min(widest, wide * MOST_SHARE // 100))
        y = top
        for i in leaves_of[self.page]:
            high = min(lines[i], most) * (h + gap) - gap
            found += self._row(told[i], Rect(inner.x + k.u(8), y, inner.w - k.u(16), high))
            y += high + gap
        self.field = Rect(inner.x, top - k.u(6), inner.w, y - gap - top + k.u(12))
        return [*found, *self._pages(inner, h)]

    def _row(self, row: Row | TextRow, rect: Rect) -> list[Widget]:
        """What sets a row, its name beside it."""
        k = self.scene.kit
        left = self.beside if row.label else 0
        made = row.make(Rect(rect.x + left, rect.y, rect.w - left, rect.h))
        found = made if isinstance(made, list) else [made]
        if row.label:
            high = min(rect.h, k.t(34))
            self.labels.append((row.label, Rect(rect.x, rect.y, left - k.u(10) if found else rect.w, high)))
        return found

    def _pages(self, inner: Rect, h: int) -> list[Widget]:
        """More rows than there is room for: on and back."""
        k, words = self.scene.kit, self.scene.app.words
        middle = inner.bottom - h // 2
        return pager(k, words, inner.right - k.u(8), middle, h, self.page, self.pages, self.turn)

    def _deeds(self) -> list[Widget]:
        """Bots, play."""
        k, s, words, r = self.scene.kit, self.scene, self.scene.app.words, self.deeds
        h = (r.h - k.u(8)) // 2
        at = [Rect(r.x, r.y, r.w, h), Rect(r.x, r.bottom - h, r.w, h)]
        bots = Button(
            at[0],
            words("editor.bots"),
            s.open_trial,
            cap="B",
            icon="users",
            keys=(pygame.K_b,),
            why=s.not_ready(),
            tip=words("storyeditor.bots.tip"),
            name="bots",
        )
        play = Button(
            at[1],
            words("editor.play"),
            s.play,
            kind="brass",
            cap="P",
            icon="play",
            keys=(pygame.K_p,),
            why=s.not_ready(),
            tip=words("storyeditor.play.tip"),
            name="play",
        )
        return [bots, play]

    # ------------------------------------------------------------ what the mouse does

    def turn(self, by: int) -> bool:
        """Another page of rows."""
        if not 0 <= self.page + by < self.pages:
            return True
        self.page += by
        self.scene.group.set_focus(None)
        self.refresh()
        return True

    def wheel(self, at: tuple[int, int], by: int) -> bool:
        """Over the slips another one, over the rows another page."""
        if self.slips.collidepoint(at):
            goals = len(self.scene.story.goals)
            self.scene.choose(max(CARD, min(self.scene.chosen + (1 if by > 0 else -1), goals - 1)))
            return True
        return self.turn(1 if by > 0 else -1)

    # ------------------------------------------------------------ painting

    def _paint_slips(self, dst: Surface) -> None:
        k, r = self.scene.kit, self.slips
        k.tray(dst, r, C["panel"], 8, seed=4)
        k.label(dst, r.x + k.u(12), r.y + k.u(8) + k.t(13), self.scene.app.words("storyeditor.goals"), r.w - k.u(24))

    def _paint_leaf(self, dst: Surface) -> None:
        k = self.scene.kit
        k.tray(dst, self.leaf, C["panel"], 8, seed=7)
        k.box(dst, self.field, (22, 15, 11), 8, 150)
        k.sunken(dst, self.field, 8, 5, 130)
        for label, rect in self.labels:
            size = k.fit_size(label, "bold", 14, rect.w)
            k.text(dst, (rect.x, rect.centery), label, "bold", size, "hi", "ml", fit=rect.w, press="press")

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """The base, then the widgets over it."""
        assert self.layers is not None
        self.layers.draw(surface, dirty)
        self.scene.group.draw(surface, dirty)


def paged(lines: Sequence[int], most: int) -> list[list[int]]:
    """The rows page by page: so many lines on each, a row with more of them alone."""
    found: list[list[int]] = [[]]
    used = 0
    for i, n in enumerate(lines):
        if used and used + n > most:
            found.append([])
            used = 0
        found[-1].append(i)
        used += n
    return found
