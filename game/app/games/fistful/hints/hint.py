"""The hint on a heist's table: what would be done, how likely the heist is to be won then, and what speaks for it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.app.captains.hint import Hint
from game.app.games.fistful.sayings import saying, token_name
from game.app.games.fistful.situation import Cell
from game.app.table.panels.bars import Press
from game.core.steps import Option

if TYPE_CHECKING:
    from game.app.games.fistful.view import FistfulView


class FistfulHint(Hint):
    """The hint of the seat that is asked, found from its view."""

    def __init__(self, scene: FistfulView) -> None:
        super().__init__(scene)
        self.table = scene

    def place(self) -> Cell | None:
        option = self.table.now.key(self.best[0].key) if self.best else None
        return self._cell(option) if option else None

    def _cell(self, option: Option) -> Cell | None:
        now = self.table.now
        if now.board is None or option.target not in now.board.cells:
            return None
        return now.xy(now.board.cells[option.target])

    def reason(self, option: Option, aims: tuple[str, ...]) -> str:
        words = self.table.words
        return words(f"heist.hint.{aims[0]}") if aims else ""

    def press(self, option: Option) -> Press:
        s = self.table
        said = saying(s.now, s.words, option)
        cell = self._cell(option)
        label, icon = said.action or said.name, said.icon
        if cell and option.key.startswith(("move:", "retreat:")):
            label, here = self._way(option, cell), s.now.hero_cell(s.now.seat)
            icon = arrow(here, cell) if here and here != cell else icon
        return Press(label, "", icon, option.key, lambda: s.answer(option.key), grave=said.grave)

    def _way(self, option: Option, cell: Cell) -> str:
        """Where a walk leads and what lies there."""
        now, words = self.table.now, self.table.words
        tokens = now.tokens_on(cell)
        if tokens and option.key.startswith("move:"):
            return words("heist.hint.to", room=now.room(cell), what=token_name(words, tokens[0], now))
        if option.key.startswith("move:"):
            return words("heist.hint.walk", room=now.room(cell), n=now.steps(cell))
        return words("heist.hint.back", room=now.room(cell))


def arrow(here: Cell, there: Cell) -> str:
    """The sign that points from a space to another, as they lie on the board: two ways may lead into one room."""
    x, y = there[0] - here[0], there[1] - here[1]
    return f"arrow@{round(math.atan2(y, x) / (math.pi / 4)) % 8}"
