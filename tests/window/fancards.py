"""The fans' card game played with the real mouse."""

from __future__ import annotations

from typing import Any

from game.core.steps import Option
from tests.window.voyage import Spot, Voyage


class FanCardsVoyage(Voyage):
    """A game over a map of cards that grows."""

    game = "fancards"

    def places(self, scene: Any, option: Option) -> list[Spot | str]:
        from tests.ui.fancards_table import places

        return list(places(scene, option)) or ["press:page:"]

    def way(self, scene: Any, option: Option) -> tuple[Spot, Spot] | None:
        from game.app.games.fancards.map.pieces import cell_of
        from tests.ui.hands import middle

        if scene.covered or not option.target:
            return None
        start = self._lying(scene, option.source)
        if scene.now.cell(option) is not None:
            cell = cell_of(option.target[5:])
            scene.view.show(cell)
            goal: Spot | None = middle(scene, cell)
        else:
            goal = self._lying(scene, option.target)
        return (start, goal) if start and goal and start != goal else None

    def _lying(self, scene: Any, thing: str) -> Spot | None:
        """Where a card, a person or a place for cards lies."""
        for head in ("bench", "card", "zone"):
            widget = scene.group.named(f"{head}:{thing}")
            if widget is not None:
                return tuple(widget.rect.center)
        return None
