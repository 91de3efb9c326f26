"""How the set-up of the fans' card game looks: what the game is about below the captains, house rules on leaves."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.captains import set_up_rows as rows
from game.app.captains.set_up_rows import Row, Rows
from game.app.captains.set_up_view import View
from game.app.games.fancards import epics
from game.app.games.fancards.set_up.leaves import LEAVES, advised, changed, shown
from game.app.table.boards import showcase as worlds
from game.app.ui.theme import C
from game.app.ui.widgets import Button, Widget
from game.app.ui.widgets.cycle import chooser
from game.content.fancards import fancards
from game.rules.fancards.scoring import GOAL

if TYPE_CHECKING:
    from game.app.games.fancards.set_up.scene import FanCardsSetUp


LOWEST = 60.0
"""How high a window on the ships is at least, in units."""


class FanCardsView(View):
    """`leaf` is the one of the house rules that lies on top."""

    share = 0.46
    scene: FanCardsSetUp

    def __init__(self, scene: FanCardsSetUp) -> None:
        super().__init__(scene)
        self.leaf = next(iter(LEAVES))
        self.rules, self.deal = Rows(scene), Rows(scene)
        self.inner = self.tabs = Rect(0, 0, 1, 1)

    def turn_to(self, leaf: str) -> None:
        """Another leaf."""
        self.leaf = leaf
        self.refresh()

    # ------------------------------------------------------------ places

    def place_right(self) -> None:
        k, s, r = self.scene.kit, self.scene, self.right
        self.tabs = Rect(r.x + k.u(12), r.y + k.u(12), r.w - k.u(24), k.t(34))
        top = self.tabs.bottom + k.u(12)
        self.inner = Rect(self.tabs.x, top, self.tabs.w, r.bottom - k.u(12) - top)
        rules = Rect(self.inner.x, top, self.inner.w, self.inner.h - self.advice().h)
        self.rules.place(rules, rows.house_rules(s, shown(self.leaf, s.settings)))

    def advice(self) -> Rect:
        """Where it stands what so many captains should set; no height where there is nothing to say."""
        k, text = self.scene.kit, self.advised()
        if not text:
            return Rect(self.inner.x, self.inner.bottom, self.inner.w, 0)
        high = k.para(None, (0, 0), text, self.inner.w - k.u(24), 14, dry=True, lead=1.25) + k.t(34) + k.u(40)
        return Rect(self.inner.x, self.inner.bottom - high, self.inner.w, high)

    def advised(self) -> str:
        """What is said of it on the first leaf."""
        s, words = self.scene, self.scene.app.words
        if self.leaf != next(iter(LEAVES)):
            return ""
        told = []
        for name, value in advised(s.seats, s.settings).items():
            house = f"settings.house.{s.game}.{name}"
            said = f"**{words(house)}: {words(f'{house}.{value}.short')}**"
            told.append(words(f"fancardssetup.advice.{name}", value=said))
        return " ".join(told)

    def follow(self) -> None:
        """The house rules are set as so many captains should."""
        for name, value in advised(self.scene.seats, self.scene.settings).items():
            self.scene.set_rule(name, value)

    def dealt(self) -> list[Row]:
        """What is set below the captains."""
        return [
            *rows.mods(self.scene),
            Row(self.scene.app.words("fancardssetup.own"), self._own),
            rows.seed(self.scene),
        ]

    def _own(self, rect: Rect) -> list[Widget]:
        """The way to the card workshop."""
        s, words = self.scene, self.scene.app.words
        label, tip = words("fancardssetup.write"), words("fancardssetup.write.tip")
        return [Button(rect, label, s.write, icon="pen", cap="W", keys=(pygame.K_w,), tip=tip, name="write")]

    def place_left(self, rect: Rect) -> None:
        self.deal.place(rect.inflate(-2 * self.scene.kit.u(6), 0), self.dealt())

    def left_high(self) -> int:
        k = self.scene.kit
        return len(self.dealt()) * (k.t(36) + k.u(5)) + k.u(10)

    # ------------------------------------------------------------ widgets

    def left_widgets(self) -> list[Widget]:
        return self.deal.widgets()

    def right_widgets(self) -> list[Widget]:
        k, s, words = self.scene.kit, self.scene, self.scene.app.words
        leaves = []
        for leaf in LEAVES:
            said, n = words(f"fancardssetup.leaf.{leaf}"), changed(leaf, s.settings)
            leaves.append((leaf, words("fancardssetup.leaf.changed", leaf=said, n=n) if n else said))
        found: list[Widget] = [chooser(k, self.tabs, leaves, self.leaf, self.turn_to, "leaf"), *self.rules.widgets()]
        if self.advised():
            box, label = self.advice(), words("fancardssetup.advice.take")
            wide = min(box.w - k.u(24), k.button_wide(label, icon="check"))
            at = Rect(box.x + k.u(12), box.bottom - k.u(12) - k.t(34), wide, k.t(34))
            found.append(Button(at, label, self.follow, icon="check", kind="paper", name="advice"))
        return found

    # ------------------------------------------------------------ picture

    def right_key(self) -> Hashable:
        s = self.scene
        return self.leaf, tuple(s.settings.items()), s.seats, tuple(s.mods()), s.app.words, s.seed

    def paint_left(self, dst: Surface, free: Rect) -> None:
        k, words = self.scene.kit, self.scene.app.words
        self.deal.paint(dst)
        room = self.paint_aim(dst, free, words("fancardssetup.aim"), words("fancardssetup.aim.text"))
        if room is not None and room.w > room.h:
            worlds.fleet(k, dst, room, self.scene.seats)
        elif room is not None:
            worlds.outlook(k, dst, room, 0, lambda: None)
        elif free.h >= k.u(LOWEST):
            worlds.fleet(k, dst, free, self.scene.seats)

    def paint_right(self, dst: Surface) -> None:
        k = self.scene.kit
        k.tray(dst, self.right, C["panel"], 8, seed=9)
        self.rules.paint(dst)
        advice = self.advice()
        if advice.h:
            note = Rect(advice.x, advice.y + k.u(12), advice.w, advice.h - k.u(12))
            k.parchment(dst, note, 6, 27)
            k.para(dst, (note.x + k.u(12), note.y + k.u(8)), self.advised(), note.w - k.u(24), 14, "ink", lead=1.25)
        top = self.rules.bottom + k.u(16)
        self.some_epics(dst, Rect(self.inner.x, top, self.inner.w, advice.y - top))

    def some_epics(self, dst: Surface, free: Rect) -> None:
        """Where there is room, three of the Epics as they lie on the table."""
        k, known = self.scene.kit, list(fancards().epics)
        places = epics.row(k, free, GOAL)
        if not known or places[0].w < k.u(150) or places[0].h + k.t(28) > free.h:
            return
        k.label(dst, free.x, places[0].y - k.t(14), self.scene.app.words("fancardssetup.epics"), free.w)
        epics.paint(k, dst, places, [known[(self.scene.seed + 5 * i) % len(known)] for i in range(GOAL)])
