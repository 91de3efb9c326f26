"""What the star chart shows besides its print, as values that can be compared."""

from __future__ import annotations

from typing import NamedTuple

from game.app.games.keepflyin.chart.pieces import Piece
from game.app.table.boards.tags import Tag


class Goal(NamedTuple):
    """A space that may be chosen, see `Reach`."""

    node: int
    cost: int = -1
    kind: str = "move"


class Shown(NamedTuple):
    """All that the chart shows besides its print; hashable, so that it is painted again only when it changes.

    `ringed`: the spaces of ships that are threatened; `bound`: where own jobs lead, as node, seat and kind of job.
    `area`: the spaces of a range, as that in which an enemy takes up pursuit; `path`: the way to the hovered space,
    the ship's own first; `hunts`: pairs of pieces' ids, hunter and prey. `over`: px of what lies over the chart.
    """

    pieces: tuple[Piece, ...] = ()
    reach: tuple[Goal, ...] = ()
    area: tuple[int, ...] = ()
    hover: int = -1
    legal: bool = False
    path: tuple[int, ...] = ()
    hunts: tuple[tuple[str, str], ...] = ()
    tag: Tag | None = None
    ghost: Piece | None = None
    rehearsed: bool = False
    pulse: int = -1
    ringed: tuple[int, ...] = ()
    bound: tuple[tuple[int, int, str], ...] = ()
    over: tuple[tuple[int, int, int, int], ...] = ()

    def still(self) -> Shown:
        """The same without what is pointed at."""
        return self._replace(hover=-1, path=(), tag=None, ghost=None, pulse=-1, ringed=())
