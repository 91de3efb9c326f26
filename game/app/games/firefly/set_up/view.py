"""The right-hand side of the set-up of *Firefly: The Game*: the Story Cards, and behind them the house rules."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.captains import set_up_rows as rows
from game.app.captains.set_up_rows import Row, Rows
from game.app.captains.set_up_view import View
from game.app.games.firefly.map.places import picture
from game.app.games.firefly.set_up import boxed
from game.app.games.firefly.set_up.story_card import StoryCard, StorySlip, slip_high
from game.app.table.boards import showcase as worlds
from game.app.table.boards.marbles import marble
from game.app.ui.theme import C
from game.app.ui.widgets import Button, Choice, RoundButton, Widget
from game.app.ui.widgets.cycle import Cycle
from game.content.firefly import firefly
from game.rules.firefly.boxes import ON
from game.rules.firefly.set_up.setup import CHOOSE

if TYPE_CHECKING:
    from game.app.games.firefly.set_up.scene import FireflySetUp

LEAVES = ("story", "boxes", "house")
LIST = 212  # units that the list of Story Cards is wide


class StoryView(View):
    """Leaves in the tray at the right; `leaf` is the one on top."""

    share = 0.44
    scene: FireflySetUp

    def __init__(self, scene: FireflySetUp) -> None:
        super().__init__(scene)
        self.leaf = LEAVES[0]
        self.rules, self.deal, self.boxes = Rows(scene), Rows(scene), Rows(scene)
        self.inner = self.tabs = self.foot = Rect(0, 0, 1, 1)

    def turn_to(self, leaf: str) -> None:
        """The other leaf."""
        self.leaf = leaf
        self.place_right()
        self.refresh()

    # ------------------------------------------------------------ places

    def place_right(self) -> None:
        k, s, r = self.scene.kit, self.scene, self.right
        self.tabs = Rect(r.x + k.u(12), r.y + k.u(12), r.w - k.u(24), k.t(34))
        top = self.tabs.bottom + k.u(12)
        self.inner = Rect(self.tabs.x, top, self.tabs.w, r.bottom - k.u(12) - top)
        self.rules.place(self.inner, rows.house_rules(s))
        self.boxes.place(self.inner, rows.house_rules(s, boxed.offered(s.seats, s.settings)))
        if self.leaf == LEAVES[0] and not self.large():
            high = k.t(32)
            self.foot = Rect(self.inner.x, self.inner.bottom - high, self.inner.w, high)
            self.inner.h -= high + k.u(10)

    def dealt(self) -> list[Row]:
        """What is set below the captains."""
        s = self.scene
        return [*rows.boards(s), *rows.mods(s), rows.seed(s)]

    def place_left(self, rect: Rect) -> None:
        self.deal.place(rect.inflate(-2 * self.scene.kit.u(6), 0), self.dealt())

    def left_high(self) -> int:
        k = self.scene.kit
        return len(self.dealt()) * (k.t(36) + k.u(5)) + k.u(10)

    def large(self) -> bool:
        """Whether letters are so large that one Story is shown at a time."""
        return self.scene.kit.grow > 1.3

    def listed(self) -> list[tuple[str, Rect]]:
        """The Story Cards with the places of their slips; none where there is no room for a list."""
        k, stories = self.scene.kit, (*self.scene.stories(), *self.scene.left_out())
        gap, wide = k.u(5), k.u(LIST)
        high = min(k.u(60), (self.inner.h - (len(stories) - 1) * gap) // len(stories))
        titles = [self.story(story).title for story in stories]
        if self.large() or high < max(slip_high(k, title, wide) for title in titles):
            return []
        return [(s, Rect(self.inner.x, self.inner.y + i * (high + gap), wide, high)) for i, s in enumerate(stories)]

    def card(self) -> Rect:
        """Where the Story Card lies."""
        k, r = self.scene.kit, self.inner
        if self.listed():
            return Rect(r.x + k.u(LIST + 12), r.y, r.w - k.u(LIST + 12), r.h)
        down = k.t(38)
        return Rect(r.x, r.y + down, r.w, r.h - down)

    # ------------------------------------------------------------ widgets

    def left_widgets(self) -> list[Widget]:
        return self.deal.widgets()

    def right_widgets(self) -> list[Widget]:
        words = self.scene.app.words
        changed = self.changed()
        says = {"story": "fireflysetup.story", "boxes": "fireflysetup.boxes", "house": "captains.house"}
        says |= {"house": "fireflysetup.changed"} if changed else {}
        leaves = [(leaf, words(says[leaf], n=changed)) for leaf in LEAVES if leaf != "boxes" or boxed.switches()]
        tabs = Choice(self.tabs, leaves, self.leaf, self.turn_to, name="leaf")
        if self.leaf == "boxes":
            return [tabs, *self.boxes.widgets()]
        return [tabs, *([*self._stories(), *self._written()] if self.leaf == "story" else self.rules.widgets())]

    def changed(self) -> int:
        """How many house rules are not as they are proposed."""
        return sum(self.scene.settings[one.name] != one.values[0] for one in self.scene.house_rules())

    def _stories(self) -> list[Widget]:
        s = self.scene
        shown = {story: self.story(story) for story in s.stories()}
        now = s.settings["story"]
        listed = self.listed()
        if not listed:
            beside = 2 * s.kit.u(36) + s.kit.u(14) if self.large() else 0
            r = Rect(self.inner.x, self.inner.y, self.inner.w - beside, s.kit.t(32))
            return [Cycle(r, [(id, one.title) for id, one in shown.items()], now, s.set_story, name="story")]
        return [self._slip(id, r) for id, r in listed]

    def _slip(self, id: str, r: Rect) -> StorySlip:
        """The slip of a Story, also of one that can't be chosen now."""
        s, card, barred = self.scene, self.story(id), self.scene.left_out().get(id)
        note, why = (barred.short, barred.why) if barred else (card.length, "")
        chosen = id == s.settings["story"]
        return StorySlip(r, card.title, note, chosen, partial(s.set_story, id), name=f"story:{id}", why=why)

    def _written(self) -> list[Widget]:
        """A Story of one's own; the chosen one is changed, one of the box as a copy."""
        k, s, words, r = self.scene.kit, self.scene, self.scene.app.words, self.foot
        card = firefly().stories.get(s.settings["story"])
        says = "fireflysetup.change" if card is None or card.mod else "fireflysetup.copy"
        why = "" if card else words("fireflysetup.change.none")
        if self.large():
            n, tip = k.u(36), words("fireflysetup.write.tip")
            y, x = self.inner.y + (k.t(32) - n) // 2, self.inner.right - 2 * n - k.u(6)
            at = [Rect(x, y, n, n), Rect(self.inner.right - n, y, n, n)]
            return [
                RoundButton(at[0], "plus", s.write, keys=(pygame.K_w,), tip=tip, name="write"),
                RoundButton(at[1], "pen", s.rewrite, why=why, tip=words("fireflysetup.change.tip"), name="rewrite"),
            ]
        half = (r.w - k.u(12)) // 2
        return [
            Button(Rect(r.x, r.y, half, r.h), words("fireflysetup.write"), s.write, icon="plus", cap="W",
                   keys=(pygame.K_w,), tip=words("fireflysetup.write.tip"), name="write"),
            Button(Rect(r.right - half, r.y, half, r.h), words(says), s.rewrite, icon="pen", why=why,
                   tip=words("fireflysetup.change.tip"), name="rewrite"),
        ]  # fmt: skip

    # ------------------------------------------------------------ picture

    def right_key(self) -> Hashable:
        s = self.scene
        own = [one.name for one in boxed.offered(s.seats, s.settings)]
        return (
            self.leaf,
            s.settings["story"],
            s.stories(),
            tuple(s.left_out().items()),
            s.app.words,
            tuple(own),
            s.seats,
        )

    def paint_left(self, dst: Surface, free: Rect) -> None:
        k, words = self.scene.kit, self.scene.app.words
        self.deal.paint(dst)
        r = self.paint_aim(dst, free, words("fireflysetup.aim"), self.aim())
        if r is not None:

            def past() -> None:
                marble(k, dst, (r.right - k.u(14), r.bottom - k.u(8)), picture(k, "ariel"), 84)
                marble(k, dst, (r.x + k.u(24), r.y + k.u(26)), picture(k, "ezra"), 22)

            worlds.outlook(k, dst, r, 0, past)

    def paint_right(self, dst: Surface) -> None:
        k = self.scene.kit
        k.tray(dst, self.right, C["panel"], 8, seed=9)
        if self.leaf == "house":
            self.rules.paint(dst)
            return
        if self.leaf == "boxes":
            self._boxes(dst)
            return
        self.shown().paint(dst, self.card())

    def aim(self) -> str:
        """What the game is about, with the box that is on."""
        words = self.scene.app.words
        boxes = [f"fireflysetup.aim.{name}" for name in boxed.switches() if self.scene.settings.get(name) == ON]
        return words(next(filter(words.has, boxes), "fireflysetup.aim.text"))

    def _boxes(self, dst: Surface) -> None:
        """What is set of the boxes; below it what holds for one captain alone."""
        k, s, words = self.scene.kit, self.scene, self.scene.app.words
        self.boxes.paint(dst)
        y = self.boxes.bottom + k.u(14)
        for name in boxed.switches() if s.seats == 1 else ():
            key = f"fireflysetup.alone.{name}"
            if s.settings[name] == ON and words.has(key):
                y += k.para(dst, (self.inner.x, y), words(key), self.inner.w, 14, "mid", lead=1.3) + k.u(8)

    def shown(self) -> StoryCard:
        """The Story that is chosen."""
        return self.story(self.scene.settings["story"], bool(self.listed()))

    def story(self, id: str, titled: bool = True) -> StoryCard:
        """A Story Card, or the page that says that it is chosen at the table."""
        s = self.scene
        record = None if id == CHOOSE else firefly().stories[id]
        barred = s.left_out() if record is None and not titled else {}
        return StoryCard(s.kit, s.app.words, record, len(s.stories()) - 1, titled, barred)
