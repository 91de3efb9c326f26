"""What a box lays over the map for a choice, in place of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.games.firefly import boxes
from game.app.games.firefly.boxes import Stage

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene


class Staged:
    """Knows the stage of the present choice; it is made once for every moment."""

    def __init__(self, table: FireflyScene) -> None:
        self.table = table
        self._made: tuple[object, Stage | None] = (None, None)

    def up(self) -> Stage | None:
        """The stage over the map, None while something moves, the table still shows what was before, or there is
        none."""
        t = self.table
        on = boxes.boxes(t.now.g) if t.now.choice is not None else []
        make = next((box.stages[t.now.kind] for box in on if t.now.kind in box.stages), None)
        if make is None or t.player.playing or t.now.g.stack[-1:] != [t.now.choice]:
            return None
        key = t.moment, t.now.choice, t.now.seat, t.now.veiled, t.kit, t.words
        if self._made[0] != key:
            self._made = key, make(t)
        return self._made[1]
