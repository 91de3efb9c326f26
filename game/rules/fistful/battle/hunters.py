"""The Hands of Blue: they come closer after every turn and knock out whom they reach (R-FC-159 to R-FC-167)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.remembered import remembered
from game.core.steps import Choice, Effect, Option, Step
from game.rules.fistful import news
from game.rules.fistful.battle.knockout import KnockedOut
from game.rules.fistful.board import Board, board_of
from game.rules.fistful.crew import hero_of
from game.rules.fistful.lookout import Foe, lookout
from game.rules.fistful.state import Fistful, seats_from
from game.rules.fistful.tokens import number, sort
from game.rules.fistful.zones import alert, alert_cell, fill, put, taken

PREY = "river"
"""Whom the Hands of Blue are after (R-FC-160)."""


def hunters(g: Fistful, board: Board) -> tuple[Foe, ...]:
    """The Hands of Blue on the board and their cells."""
    return lookout(g, board).hunters if board.heist.hunters else ()


def gripped(g: Fistful, board: Board) -> frozenset[int]:
    """All cells within the reach of the Hands of Blue."""
    return lookout(g, board).grip


@dataclass(frozen=True, slots=True)
class Grasp(Effect[Fistful]):
    """Every hero next to the Hands of Blue and in their sight is knocked out at once (R-FC-165)."""

    def run(self, g: Fistful) -> Iterable[Step]:
        board = board_of(g.heist)
        reach = gripped(g, board)
        caught = next((seat for seat in seats_from(g, g.active) if g.at[seat] in reach), -1)
        if caught < 0:
            return ()
        g.tell(news.Grasped(caught))
        return (KnockedOut(caught), Grasp())


@dataclass(frozen=True, slots=True)
class Summon(Effect[Fistful]):
    """The hunters that wait outside come to the free Spawn Zones of their strength (R-FC-120)."""

    def run(self, g: Fistful) -> Iterable[Step]:
        board = board_of(g.heist)
        for cell, strength in board.spawns:
            waits = any(number(token) == strength for token in g.zones.get("hunters", ()))
            if waits and not taken(g, board, cell):
                fill(g, board, cell, strength, "hunters")
        return (Grasp(),)


@dataclass(frozen=True, slots=True)
class HuntersMove(Effect[Fistful]):
    """After a turn each of the hunters moves 1 space towards River, else towards the closest player (R-FC-160)."""

    foes: tuple[str, ...]

    def run(self, g: Fistful) -> Iterable[Step]:
        if not self.foes:
            return ()
        token, *others = self.foes
        rest = HuntersMove(tuple(others))
        ways = {seat: step_to(g, token, seat) for seat in prey(g, token)}
        if len(set(ways.values())) > 1:
            return (Quarry(seats_from(g, g.active)[0], token, tuple(ways)), rest)
        return (*(Closer(seat, token) for seat in tuple(ways)[:1]), rest)


def stalkers(g: Fistful) -> tuple[str, ...]:
    """The hunters that are to move after a turn."""
    return tuple([token for token, _ in hunters(g, board_of(g.heist))])


def prey(g: Fistful, token: str) -> tuple[int, ...]:
    """The seats a hunter is after: River's, else the closest, all of them when several are (R-FC-160, R-FC-167)."""
    river = hero_of(g, PREY)
    if river >= 0:
        return (river,)
    board, cell = board_of(g.heist), alert_cell(g, token)
    far = {seat: _far(g, board, seat)[cell] for seat in seats_from(g, g.active)}
    near = min((steps for steps in far.values() if steps >= 0), default=-1)
    return tuple(seat for seat, steps in far.items() if steps == near)


def _far(g: Fistful, board: Board, seat: int) -> tuple[int, ...]:
    """Steps from every cell to a seat's hero for those who can't open doors (R-FC-182)."""
    doors = frozenset(cell for cell in board.locks if any(sort(t) == "door" for t in g.zones.get(board.keys[cell], ())))
    return ways_to(board, g.at[seat], doors)


@remembered
def ways_to(board: Board, goal: int, doors: frozenset[int]) -> tuple[int, ...]:
    """Steps from every cell to a goal with these doors closed, movers included; -1 where no way leads."""
    land = board.grid.landings(frozenset())
    back: list[list[int]] = [[] for _ in land]
    for cell, tos in enumerate(land):
        for to in tos:
            if to not in doors and cell not in doors:
                back[to].append(cell)
    back[goal] = list(board.grid.neighbours(goal))  # also where somebody stands on a mover: to come beside is enough
    far = [-1] * len(land)
    far[goal] = 0
    layer, steps = [goal], 0
    while layer:
        steps += 1
        layer = list(dict.fromkeys([cell for to in layer for cell in back[to] if far[cell] < 0]))
        for cell in layer:
            far[cell] = steps
    return tuple(far)


def step_to(g: Fistful, token: str, seat: int) -> int:
    """The cell a hunter steps on towards a seat; its own when it can't come nearer. It walks over tokens, not over
    people, closed doors or the Landing Zone."""
    board, cell = board_of(g.heist), alert_cell(g, token)
    if cell < 0 or g.at[seat] < 0:
        return cell
    far = _far(g, board, seat)
    if far[cell] < 0:
        return cell
    others = {there for _, there in alert(g, board)} | set(g.at.values()) | board.landing_set
    nearer = [to for to in board.grid.landings(frozenset())[cell] if 0 <= far[to] < far[cell] and to not in others]
    return min(nearer, key=lambda to: (far[to], to), default=cell)


@dataclass(frozen=True, slots=True)
class Quarry(Choice[Fistful]):
    """Several players are equally close: the players choose whom the hunter follows (R-FC-167)."""

    seat: int
    foe: str
    seats: tuple[int, ...]

    def options(self, g: Fistful) -> Iterable[Option]:
        for seat in self.seats:
            yield Option(f"quarry:{seat}", (Closer(seat, self.foe),), self.foe, f"hero:{seat}")


@dataclass(frozen=True, slots=True)
class Closer(Effect[Fistful]):
    """A hunter moves 1 space towards a seat, and may reach somebody (R-FC-160, R-FC-162)."""

    seat: int
    foe: str

    def run(self, g: Fistful) -> Iterable[Step]:
        cell = alert_cell(g, self.foe)
        there = step_to(g, self.foe, self.seat)
        if cell < 0 or there == cell:
            return ()
        keys = board_of(g.heist).keys
        put(g, self.foe, keys[cell], keys[there])
        g.tell(news.Stalked(self.foe, cell, there))
        return (Grasp(),)


def attacks(g: Fistful, seat: int) -> list[tuple[str, int]]:
    """The hunters a seat sees and may fight if it likes (R-FC-166)."""
    board, here = board_of(g.heist), g.at[seat]
    return [(token, cell) for token, cell in hunters(g, board) if board.sees(here, cell)]
