"""What results ask of the table they lie on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from pygame import Rect

from game.app.play.seating import Seating
from game.app.table.coach import Coach
from game.app.table.host import Hand, Table
from game.app.table.moving.animate import APlayer, AStage
from game.app.table.moving.drag import Drag
from game.app.ui.widgets import Group


class Pace(Protocol):
    """How bots play: `brisk` leaves out what nobody has to see."""

    @property
    def brisk(self) -> bool: ...


class Rim(Protocol):
    """The edge of a table in the colour of `seat` (-1: none), whose name stands `at` a place in px."""

    seat: int
    at: Rect


class Ground(Table, Protocol):
    """A table on which results lie."""

    @property
    def on_top(self) -> bool: ...

    @property
    def drag(self) -> Drag | None: ...

    @property
    def group(self) -> Group: ...

    @property
    def pointer(self) -> Hand: ...

    @property
    def player(self) -> APlayer: ...

    @property
    def stage(self) -> AStage: ...

    @property
    def coach(self) -> Coach | None: ...

    @property
    def bots(self) -> Pace: ...

    @property
    def edge(self) -> Rim: ...

    @property
    def seating(self) -> Seating: ...

    def release(self) -> None: ...

    def bare(self) -> Sequence[Rect]: ...

    def crowd(self, about: Rect | None) -> Iterable[tuple[Rect, float]]: ...

    def beside(self) -> list[tuple[Rect, float]]: ...

    def aside(self) -> Rect | None: ...
