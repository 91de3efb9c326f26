"""A duel that is over, as a result that stays on the table: the stage lies there until it was read."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.table.duel import paint as stage_paint
from game.app.table.duel.data import Duel, End
from game.app.table.results.results import Line
from game.app.ui.kit import Kit


@dataclass(frozen=True, slots=True)
class ToldDuel:
    """The stage with the end of a duel on it; it fills the board."""

    duel: Duel

    def size(self, kit: Kit, board: Rect) -> tuple[int, int]:
        """As large as the board."""
        return board.size

    def paint(self, kit: Kit, dst: Surface, r: Rect, lines: tuple[Line, ...]) -> None:
        """The stage at its place; `lines`: what it brought and cost besides."""
        end = self.duel.end or End("")
        stage_paint.paint(kit, dst, r, self.duel._replace(end=end._replace(lines=(*end.lines, *lines))))
