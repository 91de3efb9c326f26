"""The still parts of the table: each painted when what it shows changes, with its places to press."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.captains.staged import StagedPanels
from game.app.games.firefly.cards import face as cardface
from game.app.games.firefly.cards.ways import CardView
from game.app.games.firefly.dock.dock import FireflyDock
from game.app.games.firefly.dock.rows import rows
from game.app.games.firefly.map.board import Shown
from game.app.games.firefly.panels import bar
from game.app.games.firefly.panels.side import FireflySide
from game.app.games.firefly.situation import GROUPS
from game.app.table.panels import topbar
from game.app.table.panels.spot import Spot
from game.app.table.spread.stage import Stage
from game.app.ui.kit import Kit
from game.app.ui.widgets import Widget

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene


class CardStage:
    """The card that the choice is made on, over the map."""

    def __init__(self, scene: FireflyScene, card: CardView) -> None:
        self.scene, self.look = scene, card

    def paint(self, kit: Kit, dst: Surface, r: Rect) -> None:
        """The card."""
        cardface.paint(kit, dst, r, self.look, self.scene.words)

    def widgets(self, kit: Kit, r: Rect) -> list[Widget]:
        """Its options."""
        found: list[Widget] = []
        for spot in cardface.spots(kit, r, self.look):
            spot.action = partial(self.scene.answer, spot.name.partition(":")[2])
            found.append(spot)
        return found


class FireflyPanels(StagedPanels[Shown]):
    """Sets the layers of the scene and its widgets from the situation; nothing here changes the game."""

    scene: FireflyScene
    side: FireflySide
    dock: FireflyDock

    def __init__(self, scene: FireflyScene) -> None:
        super().__init__(scene)
        self.side = FireflySide(scene)
        self.dock = FireflyDock(scene)

    def bar(self) -> topbar.Bar:
        return bar.bar(self.scene.now, self.scene.words, self.scene.thinks())

    def stage(self) -> Stage | None:
        s = self.scene
        card = s.card.up()
        return CardStage(s, card) if card is not None else s.staged.up()

    def top(self) -> list[Widget]:
        """The kinds of Actions in the bar do what their rows do."""
        s = self.scene
        found = super().top()
        if s.now.kind != "Actions" or not s.now.mine:
            return found
        k, p = s.kit, s.places
        known = {one.key: one for one in rows(s.now, s.words, s.mode)}
        shown = self.bar()
        for step, box in topbar.step_boxes(k, p.bar, shown, p.compact):
            group = next(one for one in GROUPS if s.words(f"firefly.group.{one}") == step.label)
            keys = {"fly": ("way:burn", "way:mosey")}.get(
                group, (f"mode:{group}", *(o.key for o in s.now.group(group)))
            )
            key = next((key for key in keys if key in known), "")
            if key:
                found.append(Spot(box, f"step:{key}", partial(s.press, key), tip=known[key].how, radius=6))
        return found
