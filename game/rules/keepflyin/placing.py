"""Where counters that leave a hex are put: a die for the quadrant, then any empty hex (R-KF-71 to R-KF-73, R-KF-78)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.remembered import listed_once, remembered
from game.core.steps import Chance, Choice, Effect, Option, Step
from game.rules.keepflyin import news
from game.rules.keepflyin.board import QUADRANTS, Chart
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.zones import chart, empty, shift, take_away


def send_off(g: KeepFlyin, seat: int, number: int, zone: str) -> tuple[Step, ...]:
    """A face-up counter leaves its hex for an empty one of a zone in a random quadrant; its pursuit is over (R-KF-74).

    Where the whole zone is full it leaves the board.
    """
    g.hunts.pop(number, None)
    board = chart(g)
    if not any(empty(g, board.spaces[zone, quadrant]) for quadrant in QUADRANTS):
        take_away(g, number)
        return ()
    return (ThrowQuadrant(seat, number, zone),)


@dataclass(frozen=True, slots=True)
class ThrowQuadrant(Chance[KeepFlyin]):
    """The die for the quadrant a counter is put into (R-KF-19)."""

    seat: int
    number: int
    zone: str

    @listed_once
    def options(self, g: KeepFlyin) -> Iterable[Option]:
        for quadrant in QUADRANTS:
            yield Option(f"d6:{quadrant}", (IntoQuadrant(self.seat, self.number, self.zone, quadrant),))


@dataclass(frozen=True, slots=True)
class IntoQuadrant(Effect[KeepFlyin]):
    """The quadrant is known; where it has no empty hex of the zone the die falls again (R-KF-176)."""

    seat: int
    number: int
    zone: str
    quadrant: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.tell(news.Rolled(self.seat, "quadrant", (self.quadrant,)))
        spaces = empty(g, chart(g).spaces[self.zone, self.quadrant])
        if not spaces:
            return (ThrowQuadrant(self.seat, self.number, self.zone),)
        if len(spaces) == 1:
            return (PutDown(self.number, spaces[0]),)
        return (PlaceEnemy(self.seat, self.number, self.zone, self.quadrant),)


@dataclass(frozen=True, slots=True)
class PlaceEnemy(Choice[KeepFlyin]):
    """The player who met the counter picks one of the empty hexes (R-KF-71)."""

    seat: int
    number: int
    zone: str
    quadrant: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        board = chart(g)
        for node in empty(g, board.spaces[self.zone, self.quadrant]):
            yield _place(board, self.number, node)


@remembered
def _place(board: Chart, number: int, node: int) -> Option:
    """The option to put a counter down in a hex, made once."""
    return Option("place:" + board.called[node], (PutDown(number, node),), f"counter:{number}", board.keys[node])


@dataclass(frozen=True, slots=True)
class PutDown(Effect[KeepFlyin]):
    """A counter is put into another hex."""

    number: int
    node: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        shift(g, self.number, self.node)
        return ()
