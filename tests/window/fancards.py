"""The fans' card game played with the real mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.steps import Option
from tests.window.voyage import ASIDE, Spot, Voyage

DRAWN = 8
"""So often the map is drawn along for one place at most."""


class FanCardsVoyage(Voyage):
    """A game over a map of cards that grows."""

    game = "fancards"

    def visit(self) -> None:
        """What is recommended for so many captains is set."""
        p = self.person
        if p.top.group.named("advice") is not None:
            p.press("advice")
            p.picture("recommended")

    def places(self, scene: Any, option: Option) -> list[Spot | str]:
        from tests.ui.fancards_table import places

        if scene.subject() is not None:
            self.person.point(ASIDE)  # the page tells of the choice again, and its rows stay where they are
        self._in_sight(scene, option)
        found = list(places(scene, option)) or ["press:page:"]
        if str(found[0]).startswith("press:"):
            self._beside_the_page(scene)
            found = list(places(scene, option)) or ["press:page:"]
        return found

    def _beside_the_page(self, scene: Any) -> None:
        """The mouse comes over the bare edge of the page, as every mouse does: on the way it was over a location, whose
        page stays while its rows are pointed at."""
        r, k = scene.places.inspector, scene.kit
        self.person.point((r.x + k.u(5), r.bottom - k.u(5)))

    def way(self, scene: Any, option: Option) -> tuple[Spot, Spot] | None:
        from game.app.games.fancards.map.pieces import cell_of
        from tests.ui.hands import middle

        if scene.covered or not option.target:
            return None
        self._in_sight(scene, option)
        start = self._standing(scene, option.source) or self._lying(scene, option.source, ("bench", "card"))
        if scene.now.cell(option) is not None:
            goal: Spot | None = middle(scene, cell_of(option.target[5:]))
        else:
            goal = self._lying(scene, option.target)
        return (start, goal) if start and goal and start != goal else None

    def _in_sight(self, scene: Any, option: Option) -> None:
        """The map is drawn along until the place of an answer lies well inside the window."""
        from game.app.games.fancards.map.pieces import cell_of
        from tests.ui.hands import middle

        if scene.covered or scene.now.cell(option) is None:
            return
        window, edge = scene.view.camera.window, round(scene.view.camera.cell)
        inner = window.inflate(-edge, -edge)
        for _ in range(DRAWN):
            x, y = middle(scene, cell_of(option.target[5:]))
            if inner.collidepoint(x, y):
                break
            dx, dy = (
                max(-most // 3, min(most // 3, to - at)) for at, to, most in zip((x, y), window.center, window.size)
            )
            start = window.centerx - dx // 2, window.centery - dy // 2
            self.person.pan(start, (start[0] + dx, start[1] + dy))

    def _standing(self, scene: Any, thing: str) -> Spot | None:
        """Where a ship or a team stands on the map."""
        if thing not in scene.stage.pieces or scene.covered:
            return None
        x, y = scene.view.spots(tuple(scene.stage.pieces.values()))[thing]
        return (round(x), round(y)) if scene.view.camera.window.collidepoint(x, y) else None

    def _lying(self, scene: Any, thing: str, heads: Sequence[str] = ("bench", "card", "zone")) -> Spot | None:
        """Where a card, a person or a place for cards lies."""
        for head in heads:
            widget = scene.group.named(f"{head}:{thing}")
            if widget is not None:
                return tuple(widget.rect.center)
        return None
