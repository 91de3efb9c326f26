"""What a table of Keep Flyin' shows beside the chart goes along with what moves there, while news are told."""

from __future__ import annotations

from typing import Protocol

from game.app.games.keepflyin.chart.pieces import Stage
from game.app.games.keepflyin.situation import Situation
from game.app.table.host import Panels


class Chronicled(Protocol):
    """A table on which news are told. `moment` counts the situations."""

    now: Situation
    moment: int

    @property
    def stage(self) -> Stage: ...

    @property
    def panels(self) -> Panels: ...

    def repaint(self) -> None: ...

    def turn_begins(self, seat: int) -> None: ...


class Following:
    """Hears from the teller of the news as each of them is shown."""

    def __init__(self, table: Chronicled) -> None:
        self.table = table

    def turn_comes(self, seat: int, phase: str, turn: int) -> None:
        """What is shown now happens in somebody's turn: all of the table says so, though nobody is asked yet."""
        t = self.table
        begins = t.now.acting[0] != seat
        t.now.acting, t.now.turning = (seat, phase), turn
        if begins:
            t.turn_begins(seat)
            for piece in [p for p in t.stage.pieces.values() if p.kind in ("ship", "wreck")]:
                t.stage.pieces[piece.id] = piece._replace(active=piece.seat == seat)
            t.stage.changed = True
        self._shown()

    def follow(self) -> None:
        """What is reckoned from the chart, as the nearest enemy, goes along with what has moved there."""
        t = self.table
        at = {piece.id: piece.node for piece in t.stage.pieces.values()}
        for g in (t.now.g, t.now.common):
            g.spot.update({n: at[f"counter:{n}"] for n in g.spot if f"counter:{n}" in at})
            g.ship.update({seat: at[f"ship:{seat}"] for seat in g.ship if f"ship:{seat}" in at})
        self._shown()

    def count(self, what: str, seat: int, n: int) -> None:
        """A figure changes as its note rises."""
        t = self.table
        for g in {id(g): g for g in (t.now.g, t.now.common)}.values():
            figures = g.platinum if what == "platinum" else g.nr
            figures[seat] += n
        self._shown()

    def _shown(self) -> None:
        self.table.moment += 1
        self.table.panels.refresh()
        self.table.repaint()
