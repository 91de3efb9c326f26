"""The words of Gear that look at, move or remove what is on the board, and those that only help in a battle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.core.remembered import OnDemand, remembered
from game.core.steps import Choice, Effect, Option, Step, Tabled
from game.rules.fistful import news
from game.rules.fistful.battle.blows import Victory, defeat
from game.rules.fistful.battle.fighting import Fighting
from game.rules.fistful.battle.retreat import Retreat, clear_cells
from game.rules.fistful.board import Board, board_of, vicinity
from game.rules.fistful.crew import hero_side
from game.rules.fistful.lookout import lookout
from game.rules.fistful.search.banking import Bank
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import number, special
from game.rules.fistful.zones import alert_cell, cover, flip, put
from game.rules.shared.state import adjust

FIGHT_WORDS = frozenset(("roll_bonus", "extra_die", "reroll", "blast", "escape"))


def in_fight(
    g: Fistful, step: Fighting, owner: int, words: Mapping[str, int | str | bool], rolled: bool
) -> tuple[Step, ...] | None:
    """What a card with a fight word does in this battle round; None when it does not fit now.

    After the dice it changes the total at once, before them it is added to the coming roll.
    """
    seat, token = step.seat, step.token
    if "roll_bonus" in words:
        return (FightMark("fight.bonus", int(words["roll_bonus"])), step.judge() if rolled else step)
    if "extra_die" in words:
        die = f"d{words['extra_die']}"
        return (step.roll_one(die),) if rolled else (FightMark(f"fight.{die}", 1), step)
    if "reroll" in words:
        return (FightMark("fight.total", 0), step.roll(g)) if rolled else None
    if "blast" in words:
        return (Victory(seat, token),) if number(token) <= int(words["blast"]) else None
    if "escape" in words and owner == seat and special(token) != "hunt":
        who = g.hero[seat]
        return (Retreat(seat, who, hero_side(who).retreat),)
    return None


@dataclass(frozen=True, slots=True)
class FightMark(Effect[Fistful]):
    """A mark of this battle round goes up; 0 wipes it out."""

    flag: str
    amount: int

    def run(self, g: Fistful) -> Iterable[Step]:
        if self.amount:
            adjust(g, self.flag, self.amount)
        else:
            g.flags.pop(self.flag, None)
        return ()


def room_tokens(g: Fistful, seat: int) -> list[tuple[int, str]]:
    """The face-down tokens of the room a seat stands in, in board order."""
    board, here = board_of(g.heist), g.at[seat]
    if here < 0:
        return []
    return [
        (cell, token)
        for cell in sorted(board.room(here))
        for token in g.zones.get(board.keys[cell], ())
        if token not in g.up
    ]


@dataclass(frozen=True, slots=True)
class Scan(Effect[Fistful]):
    """Sensor Amp: the room's tokens are flipped; an enemy revealed in sight must be fought at once (R-FC-177)."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        board, here = board_of(g.heist), g.at[self.seat]
        found = room_tokens(g, self.seat)
        for cell, token in found:
            flip(g, token, cell)
        if here in board.landing_set:
            return ()
        foes = tuple(token for cell, token in found if alert_cell(g, token) == cell and board.sees(here, cell))
        return g.above.engage(self.seat, foes) if foes else ()


@dataclass(frozen=True, slots=True)
class Blast(Effect[Fistful]):
    """An alert enemy in sight is defeated without a battle."""

    seat: int
    token: str

    def run(self, g: Fistful) -> Iterable[Step]:
        defeat(g, self.seat, self.token)
        return ()


@dataclass(frozen=True, slots=True)
class Hide(Effect[Fistful]):
    """No battle is forced on a seat by sight until its next turn has begun."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        g.flags[f"hidden:{self.seat}"] = 1
        return ()


def landing_cell(g: Fistful) -> int:
    """A landing space nobody stands on, those near the way out first; -1 when there is none."""
    taken = set(g.at.values())
    return next((cell for cell in board_of(g.heist).landing if cell not in taken), -1)


@dataclass(frozen=True, slots=True)
class Recall(Effect[Fistful]):
    """The hero goes to a free landing space at once and banks; the turn is over (R-FC-107, R-FC-109)."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        cell = landing_cell(g)
        if cell < 0 or g.at[self.seat] < 0:
            return ()
        g.tell(news.Moved(self.seat, (g.at[self.seat], cell), 0))
        g.at[self.seat] = cell
        return (Bank(self.seat),)


def nudges(g: Fistful, steps: int) -> Iterable[tuple[str, tuple[int, ...]]]:
    """Alert enemies and the clear cells each can be moved to, also through open doors and people movers (R-FC-182).

    The Hands of Blue follow nobody (R-FC-164).
    """
    board = board_of(g.heist)
    foes = lookout(g, board).forcing
    full = _full(g, board) if foes else 0
    for token, cell in foes:
        _, near = vicinity(board, cell, steps)
        yield token, clear_cells(board, cell, steps, full & near & ~board.bit[cell])


def _full(g: Fistful, board: Board) -> int:
    """The field of the cells where no enemy can be moved to."""
    full = cover(g, board) | board.landing_field
    for cell in g.at.values():
        if cell >= 0:
            full |= board.bit[cell]
    return full


def any_nudge(g: Fistful, steps: int) -> bool:
    """Whether an alert enemy can be moved at all: one that has a way has a first step."""
    board = board_of(g.heist)
    foes = lookout(g, board).forcing
    if not foes or steps < 1:
        return False
    grid, keys, landing, zones, taken = board.grid, board.keys, board.landing_set, g.zones, g.at.values()
    for _, cell in foes:
        for to in grid.neighbours(cell):
            if keys[to] not in zones and to not in landing and to not in taken and grid.movers.get(to) != cell:
                return True
    return False


@dataclass(frozen=True, slots=True)
class Nudge(Effect[Fistful]):
    """One alert enemy is moved, if any can be."""

    seat: int
    steps: int

    def run(self, g: Fistful) -> Iterable[Step]:
        return (Lure(self.seat, self.steps),) if any_nudge(g, self.steps) else ()


@dataclass(frozen=True, slots=True)
class Lure(Choice[Fistful]):
    """Which alert enemy moves where."""

    seat: int
    steps: int

    def options(self, g: Fistful) -> Iterable[Option]:
        board, tables, parts = board_of(g.heist), {}, []
        for i, (token, cells) in enumerate(nudges(g, self.steps)):
            tables[i] = _lures(board, self.seat, token)
            parts.append((i, cells))
        return Tabled(tables, parts)


@remembered
def _lures(board: Board, seat: int, token: str) -> OnDemand[int, Option]:
    """The options to move an enemy to a space."""

    def to(cell: int) -> Option:
        then = (Lured(seat, token, cell),)
        return Option(f"nudge:{token}:{board.names[cell]}", then, token, board.keys[cell])

    return OnDemand(to)


@dataclass(frozen=True, slots=True)
class Lured(Effect[Fistful]):
    """An alert enemy stands on another space."""

    seat: int
    token: str
    cell: int

    def run(self, g: Fistful) -> Iterable[Step]:
        start, keys = alert_cell(g, self.token), board_of(g.heist).keys
        if start >= 0 and 0 <= self.cell < len(keys):
            put(g, self.token, keys[start], keys[self.cell])
            g.tell(news.Jumped(self.token, start, self.cell))
        return ()
