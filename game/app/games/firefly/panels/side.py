"""The right-hand side of the table: inspector and log; in the compact layout tabs of one panel, with one's ship."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.app.captains.panels import SeatedSide
from game.app.games.firefly.panels import rail, rail_paint
from game.app.games.firefly.panels.pages import page
from game.app.table.panels.blocks import Block
from game.app.table.panels.spot import Spot, Subject
from game.app.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene


class FireflySide(SeatedSide[rail.Rail]):
    """Sets the layers of the right-hand side and gives their places to press."""

    scene: FireflyScene
    says = "firefly.tab"

    def __init__(self, scene: FireflyScene) -> None:
        super().__init__(scene)
        self.rail_leaf = 0

    def seen_rail(self) -> rail.Rail:
        s = self.scene
        return rail.rail(s.now, s.words, leaf=self.rail_leaf)

    def paint_rail(self, dst: Surface, shown: rail.Rail) -> None:
        rail_paint.paint(self.scene.kit, dst, self.scene.places.rail, shown)

    def rail_spots(self, shown: rail.Rail) -> list[Spot]:
        return rail.spots(self.scene.kit, self.scene.places.rail, shown, self.scene.words)

    def middle(self) -> list[Widget]:
        """The rail, and what turns it over where letters are large."""
        s, found = self.scene, super().middle()
        k, r = s.kit, s.places.rail
        many = len(rail.leaves(k, r, self.seen_rail()))
        if many > 1:
            label = s.words("firefly.more", n=self.rail_leaf % many + 1, of=many)
            found.append(Button(rail.pager(k, r), label, self.turn_rail, kind="wood", icon="swap", name="rail:more"))
        return found

    def turn_rail(self) -> None:
        """The other sections of the rail."""
        self.rail_leaf += 1
        self.scene.panels.refresh()

    def reading(self, about: Subject | None) -> object:
        s = self.scene
        return about, s.mode, s.leaf, s.hint.shown, len(s.session.record)

    def page_of(self, about: Subject | None) -> list[Block]:
        s = self.scene
        if about is None and s.hint.shown:
            return s.hint.page()
        held = about == s.pinned or s.keyboard
        return page(s.now, s.words, about, s.press, s.mode, s.leaf, held)

    def press_on(self, about: Subject) -> None:
        """Who alone can answer with it is answered, else it is looked at."""
        self.scene.press_on(about)
