"""Keep Flyin' played with the real mouse."""

from __future__ import annotations

from typing import Any

from game.core.steps import Option
from tests.window.voyage import Spot, Voyage

PIECES = ("move", "shift", "place", "home")
"""Answers that put a piece into a hex."""


class KeepflyinVoyage(Voyage):
    """A voyage over the star chart."""

    game = "keepflyin"

    def visit(self) -> None:
        p = self.person
        p.press("blanks")
        p.picture("blank-cards")
        p.press("leave")

    def look(self, scene: Any) -> None:
        super().look(scene)
        now = scene.now
        fate = now.g.fate[now.seat]
        if fate != "flying":
            self.person.picture(f"{now.kind}-{fate}")

    def pointed(self, scene: Any) -> None:
        """A flight past counters shows what they may be."""
        shown = scene.shown()
        if shown.legal and shown.tag is not None and any("%" in line for line in shown.tag.lines):
            self.person.picture("risk", 3)

    def places(self, scene: Any, option: Option) -> list[Spot | str]:
        from tests.ui.keepflyin_table import places

        return places(scene, option)

    def way(self, scene: Any, option: Option) -> tuple[Spot, Spot] | None:
        from game.app.games.keepflyin.dock import tickets
        from tests.ui.hands import middle

        now, head = scene.now, option.key.partition(":")[0]
        if head in PIECES and option.target in now.chart.nodes and option.source in scene.stage.pieces:
            if now.dropped(option.source, option.target)[:1] != [option]:
                return None
            x, y = scene.view.spots(tuple(scene.stage.pieces.values()))[option.source]
            return (round(x), round(y)), middle(scene, now.chart.nodes[option.target])
        card = scene.group.named(f"card:{option.source}")
        pile = tickets.pile(scene.kit, scene.places.dock)
        if head == "dump" and card is not None and now.dropped(option.source, "job.discard")[:1] == [option]:
            return card.rect.center, pile.center
        return None
