"""The still parts of the table: each painted when what it shows changes, with its places to press."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from game.app.captains.panels import SeatedPanels
from game.app.games.firefly.boxes import Stage
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
from game.app.ui.blur import blurred
from game.app.ui.widgets import Widget

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene


class FireflyPanels(SeatedPanels):
    """Sets the layers of the scene and its widgets from the situation; nothing here changes the game."""

    scene: FireflyScene
    bar = bar
    side: FireflySide
    dock: FireflyDock

    def __init__(self, scene: FireflyScene) -> None:
        super().__init__(scene)
        self.side = FireflySide(scene)
        self.dock = FireflyDock(scene)
        self._soft: tuple[object, Surface] | None = None

    def board(self) -> None:
        """The map with its frame, and the card that lies on it."""
        s = self.scene
        k, p, layers = s.kit, s.places, s.layers
        shown, card = s.shown()._replace(over=s.papers()), s.card.up()
        frame = k.u(p.frame)
        outer = p.board.inflate(2 * frame + 2 * k.u(30), 2 * frame + 2 * k.u(34))
        layers.set("frame", outer, (k, p.board.size), self._paint_shadow)
        stage = s.staged.up() if card is None else None
        over = card if stage is None else stage.look
        key = k, shown, over, s.view.camera.cell, s.view.camera.origin, tuple(k.looks)
        layers.set("board", p.board, key, partial(self._paint_map, shown, card, stage), solid=True)
        layers.set("rim", p.board.inflate(2 * frame, 2 * frame), (k, p.board.size), self._paint_rim)

    def _paint_map(self, shown: Shown, card: CardView | None, stage: Stage | None, dst: Surface) -> None:
        s = self.scene
        if card is None and stage is None:
            s.view.paint(s.kit, dst, shown)
            return
        dst.blit(self._unfocused(dst.get_size(), shown), s.places.board)
        if card is not None:
            cardface.paint(s.kit, dst, s.places.board, card, s.words)
        elif stage is not None:
            stage.paint(s.kit, dst, s.places.board)

    def _unfocused(self, size: tuple[int, int], shown: Shown) -> Surface:
        """The map as it lies under a card, out of focus: made from the whole of it, whatever part is painted."""
        s = self.scene
        key = s.kit, size, shown, s.view.camera.cell, s.view.camera.origin, s.places.board.size, tuple(s.kit.looks)
        if self._soft is None or self._soft[0] != key:
            whole = Surface(size)
            s.view.paint(s.kit, whole, shown)
            self._soft = key, blurred(whole.subsurface(s.places.board).copy(), s.kit.u(5))
        return self._soft[1]

    def top(self) -> list[Widget]:
        """The kinds of Actions in the bar do what their rows do."""
        s = self.scene
        found = super().top()
        if s.now.kind != "Actions" or not s.now.mine:
            return found
        k, p = s.kit, s.places
        known = {one.key: one for one in rows(s.now, s.words, s.mode)}
        shown: topbar.Bar = self.bar.bar(s.now, s.words, s.thinks())
        for name, box in topbar.step_boxes(k, p.bar, shown, p.compact):
            group = next(one for one in GROUPS if s.words(f"firefly.group.{one}") == name)
            keys = {"fly": ("way:burn", "way:mosey")}.get(
                group, (f"mode:{group}", *(o.key for o in s.now.group(group)))
            )
            key = next((key for key in keys if key in known), "")
            if key:
                found.append(Spot(box, f"step:{key}", partial(s.press, key), tip=known[key].how, radius=6))
        return found

    def seats(self) -> list[Widget]:
        """The options of the card over the map."""
        s = self.scene
        card, stage = s.card.up(), s.staged.up()
        found = super().seats()
        if card is None:
            return found if stage is None else [*found, *self._staged(stage)]
        for spot in cardface.spots(s.kit, s.places.board, card):
            spot.action = partial(s.answer, spot.name.partition(":")[2])
            found.append(spot)
        return found

    def _staged(self, stage: Stage) -> list[Widget]:
        """What can be pressed on a stage; what is named after an option gives that answer."""
        s, found = self.scene, list[Widget]()
        for widget in stage.widgets(s.kit, s.places.board):
            head, _, key = widget.name.partition(":")
            if head == "big" and widget.action is None:
                widget.action = partial(s.answer, key)
            found.append(widget)
        return found
