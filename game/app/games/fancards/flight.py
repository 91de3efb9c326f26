"""A flight over several locations: each is entered as the rules have it, and what is asked on the way is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.app.games.fancards.map.course import ways
from game.app.games.fancards.map.pieces import cell_word
from game.app.table.boards.field.data import Cell

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene


class Flight:
    """`plan`: the locations still to come, of a ship that is on its way; `seat`: whose."""

    def __init__(self, table: FanCardsScene) -> None:
        self.table = table
        self.plan: tuple[Cell, ...] = ()
        self.seat = -1
        self._ways: tuple[object, Mapping[Cell, tuple[Cell, ...]]] = (None, {})

    def ways(self) -> Mapping[Cell, tuple[Cell, ...]]:
        """Where the ship that is picked up can get to now, with the ways there."""
        t, now = self.table, self.table.now
        if now.kind != "Act" or not now.mine or now.picked != f"ship:{now.seat}":
            return {}
        key = t.moment, now.seat, len(t.session.record)
        if self._ways[0] != key:
            self._ways = key, ways(now.g, now.seat, frozenset(now.cells), now.moves)
        return self._ways[1]

    def go_to(self, cell: Cell, dropped: str = "") -> bool:
        """Fly to a location by the shortest way; False where none leads there."""
        way = self.ways().get(cell)
        if way is None:
            return False
        self._fly(way, dropped)
        return True

    def _fly(self, way: tuple[Cell, ...], dropped: str = "") -> None:
        now = self.table.now
        seat, after = now.seat, way[1:]
        self.table.answer(f"move:{cell_word(way[0])}", dropped if not after else "")
        self.plan, self.seat = after, seat

    def drop(self) -> None:
        """It has no way before it any more."""
        self.plan = ()

    def follow(self) -> bool:
        """Enter the next location once that is asked; a flight ends where it can't go on."""
        t, now = self.table, self.table.now
        if not self.plan or t.player.playing or t.results.holds or t.drag is not None:
            return False
        if now.choice is None or t.session.state.active != self.seat:
            self.drop()
            return False
        if not now.mine or now.kind != "Act":
            return False
        if now.picked != f"ship:{now.seat}":
            now.pick("")
        if self.plan[0] not in now.cells:
            self.drop()
            return False
        self._fly(self.plan)
        return True
