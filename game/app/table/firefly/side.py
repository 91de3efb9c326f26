"""The right-hand side of the table: inspector and log; in the compact layout tabs of one panel, the own ship beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.table.blocks import Block
from game.app.table.firefly import rail, rail_paint
from game.app.table.firefly.pages import page
from game.app.table.seated import SeatedSide
from game.app.table.spot import Subject

if TYPE_CHECKING:
    from game.app.scenes.firefly import FireflyScene


class FireflySide(SeatedSide):
    """Sets the layers of the right-hand side and gives their places to press."""

    says = "firefly.tab"
    rail = rail
    picture = rail_paint

    def __init__(self, scene: FireflyScene) -> None:
        super().__init__(scene)  # type: ignore[arg-type]
        self.map_scene = scene

    def pages(self) -> list[Block]:
        s = self.map_scene
        about = s.subject()
        if about is None and s.hint.shown:
            return s.hint.page()
        return page(s.now, s.words, about, s.press, s.mode, s.leaf)

    def press_on(self, about: Subject) -> None:
        """Who alone can answer with it is answered, else it is looked at."""
        self.map_scene.press_on(about)
