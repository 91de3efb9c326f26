"""The right-hand side of the set-up of *Firefly: The Game*: the Story Cards, and behind them the house rules."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.scenes import captains_rows as rows
from game.app.scenes.captains_rows import Row, Rows
from game.app.scenes.captains_view import View
from game.app.scenes.firefly_story import StoryCard, StorySlip, slip_high
from game.app.table.boards.chart_places import marble
from game.app.table.boards.sectorplaces import picture
from game.app.table.hex import worlds
from game.app.ui.theme import C
from game.app.ui.widgets import Choice, Widget
from game.app.ui.widgets.cycle import Cycle

if TYPE_CHECKING:
    from game.app.scenes.firefly_setup import FireflySetUp

LEAVES = ("story", "house")
LIST = 212  # units that the list of Story Cards is wide


class StoryView(View):
    """Two leaves in the tray at the right; `leaf` is the one on top."""

    share = 0.44
    scene: FireflySetUp

    def __init__(self, scene: FireflySetUp) -> None:
        super().__init__(scene)
        self.leaf = LEAVES[0]
        self.rules, self.deal = Rows(scene), Rows(scene)
        self.inner = self.tabs = Rect(0, 0, 1, 1)

    def turn_to(self, leaf: str) -> None:
        """The other leaf."""
        self.leaf = leaf
        self.refresh()

    # ------------------------------------------------------------ places

    def place_right(self) -> None:
        k, s, r = self.scene.kit, self.scene, self.right
        self.tabs = Rect(r.x + k.u(12), r.y + k.u(12), r.w - k.u(24), k.t(34))
        top = self.tabs.bottom + k.u(12)
        self.inner = Rect(self.tabs.x, top, self.tabs.w, r.bottom - k.u(12) - top)
        self.rules.place(self.inner, rows.house_rules(s))

    def dealt(self) -> list[Row]:
        """What is set below the captains."""
        s = self.scene
        return [*rows.boards(s), *rows.mods(s), rows.seed(s)]

    def place_left(self, rect: Rect) -> None:
        self.deal.place(rect.inflate(-2 * self.scene.kit.u(6), 0), self.dealt())

    def left_high(self) -> int:
        k = self.scene.kit
        return len(self.dealt()) * (k.t(36) + k.u(5)) + k.u(10)

    def listed(self) -> list[tuple[str, Rect]]:
        """The Story Cards with the places of their slips; none where there is no room for a list."""
        k, stories = self.scene.kit, self.scene.stories()
        gap, wide = k.u(5), k.u(LIST)
        high = min(k.u(60), (self.inner.h - (len(stories) - 1) * gap) // len(stories))
        titles = [StoryCard(k, self.scene.app.words, story, 0).title for story in stories]
        if k.grow > 1.3 or high < max(slip_high(k, title, wide) for title in titles):
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
        says = {"story": "fireflysetup.story", "house": "fireflysetup.changed" if changed else "captains.house"}
        leaves = [(leaf, words(says[leaf], n=changed)) for leaf in LEAVES]
        tabs = Choice(self.tabs, leaves, self.leaf, self.turn_to, name="leaf")
        return [tabs, *(self._stories() if self.leaf == "story" else self.rules.widgets())]

    def changed(self) -> int:
        """How many house rules are not as they are proposed."""
        return sum(self.scene.settings[one.name] != one.values[0] for one in self.scene.house_rules())

    def _stories(self) -> list[Widget]:
        s, words = self.scene, self.scene.app.words
        shown = {story: StoryCard(s.kit, words, story, len(s.stories()) - 1) for story in s.stories()}
        now = s.settings["story"]
        listed = self.listed()
        if not listed:
            r = Rect(self.inner.x, self.inner.y, self.inner.w, s.kit.t(32))
            return [Cycle(r, [(id, one.title) for id, one in shown.items()], now, s.set_story, name="story")]
        return [
            StorySlip(r, shown[id].title, shown[id].length, id == now, partial(s.set_story, id), name=f"story:{id}")
            for id, r in listed
        ]

    # ------------------------------------------------------------ picture

    def right_key(self) -> Hashable:
        s = self.scene
        return self.leaf, s.settings["story"], s.stories(), s.app.words

    def paint_left(self, dst: Surface, free: Rect) -> None:
        k, words = self.scene.kit, self.scene.app.words
        self.deal.paint(dst)
        room = self.paint_aim(dst, free, words("fireflysetup.aim"), words("fireflysetup.aim.text"))
        if room is not None:
            x, y = room.center
            marble(k, dst, (x + k.u(24), y - k.u(36)), picture(k, "ariel"), 42)
            marble(k, dst, (x - k.u(22), y + k.u(40)), picture(k, "ezra"), 30)
            worlds.ship(k, dst, (x, y), 0, 80)

    def paint_right(self, dst: Surface) -> None:
        k = self.scene.kit
        k.tray(dst, self.right, C["panel"], 8, seed=9)
        if self.leaf == "house":
            self.rules.paint(dst)
            return
        self.shown().paint(dst, self.card())

    def shown(self) -> StoryCard:
        """The Story that is chosen."""
        s = self.scene
        return StoryCard(s.kit, s.app.words, s.settings["story"], len(s.stories()) - 1, bool(self.listed()))
