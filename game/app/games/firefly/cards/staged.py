"""What lies over the map for a choice, in place of a card: the cards of a spread, or what a box lays there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.games.firefly import boxes
from game.app.games.firefly.spread.over import CardSpread
from game.app.table.spread.over import SpreadStage
from game.app.table.spread.stage import Stage

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene


class Staged:
    """Knows the stage of the present choice; it is made once for every moment. `spread`: how its cards come and go."""

    def __init__(self, table: FireflyScene) -> None:
        self.table = table
        self.spread = CardSpread(table)
        self._made: tuple[object, Stage | None] = (None, None)

    def up(self) -> Stage | None:
        """The stage over the map, None while something moves but on a spread, the table still shows what was before, or
        there is none."""
        t = self.table
        if t.player.playing:
            return self.spread.stays()
        if t.now.choice is None or t.now.g.stack[-1:] != [t.now.choice]:
            return None
        key = t.moment, t.now.choice, t.now.seat, t.now.veiled, t.kit, t.words, t.now.off
        if self._made[0] != key:
            on = boxes.boxes(t.now.g)
            made = (box.stages[t.now.kind] for box in on if t.now.kind in box.stages)
            make = next(made, None) if not t.now.handing else None  # who takes it is asked over what a box lays there
            self._made = key, make(t) if make is not None else self.spread.made()
        stage = self._made[1]
        return None if isinstance(stage, SpreadStage) and self.spread.comes() else stage
