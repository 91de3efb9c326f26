"""The danger map of a heist: held up by a key or a button, worked out beside the window."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from time import monotonic

from game.app.games.fistful.board.risks import BANDS, Risk
from game.app.games.fistful.situation import Cell, Situation
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.rules.fistful.outlook.danger import Ending
from game.rules.fistful.search.walks import routes
from game.rules.fistful.zones import alert

PART = 48
"""How many spaces are worked out before the map is drawn again."""
FARTHEST = 6
"""Steps of the best roll: before the dice all that lies so near can be reached."""
TAP = 0.25
"""Seconds: a shorter press of the key keeps the map until the next."""


class Danger:
    """Whether the map lies over the board, and since when its key is held."""

    def __init__(self) -> None:
        self.shown = False
        self.since = 0.0
        self.down = False  # its key is

    def press(self) -> None:
        """The key went down, or the button was pressed."""
        self.since = 0.0 if self.shown else monotonic()
        self.shown = not self.shown

    def release(self) -> bool:
        """The key came up: what was held goes away, what was tapped stays. Says whether anything changed."""
        if not self.shown or not self.since or monotonic() - self.since < TAP:
            return False
        self.shown = False
        return True

    def forget(self) -> bool:
        """The map goes away; says whether it lay there."""
        was, self.shown = self.shown, False
        return was


def ending(now: Situation) -> Ending:
    """Where the turn of the asked seat may end."""
    fights = now.lasting.setdefault("fights", {})
    return now.kept("ending", lambda: Ending(now.g, now.seat, fights))


def thrift(now: Situation) -> Ending:
    """The same where nothing is to be spent."""
    fights = now.lasting.setdefault("spared fights", {})
    return now.kept("thrift", lambda: Ending(now.g, now.seat, fights, True))


def unhurt(now: Situation, at: Cell) -> tuple[Fraction, Fraction] | None:
    """The chance to be unhurt when the turn ends on a space, and that with nothing spent for it; None while they are
    worked out or there is no hero."""
    if now.g.at.get(now.seat, -1) < 0 or now.choice is None:
        return None
    cell = now.cell(at)
    return now.reckoner.find(("unhurt", cell), lambda: (ending(now).at(cell), thrift(now).at(cell)))


def risks(now: Situation) -> tuple[Risk, ...]:
    """The whole board; what is not known yet is -1."""
    board = now.board
    if board is None or now.choice is None or now.g.at.get(now.seat, -1) < 0:
        return ()
    here = now.g.at[now.seat]
    shut = {cell for _, cell in alert(now.g, board)} | {cell for cell in now.g.at.values() if cell != here}
    near = {now.cell(at) for at in now.cells} if now.moving else set(routes(now.g, now.seat, FARTHEST))
    near.add(here)
    cells = sorted(board.grid.floor - shut, key=lambda cell: (cell not in near, cell))
    found = []
    for begin in range(0, len(cells), PART):
        part = cells[begin : begin + PART]
        known = now.reckoner.find(("danger", begin), partial(_several, now, part))
        for c in part:
            chance, free = known[c] if known else (Fraction(-1), True)
            found.append(Risk(now.xy(c), hundredths(chance) if known else -1, c in near, free))
    return tuple(found)


def _several(now: Situation, cells: Sequence[int]) -> dict[int, tuple[Fraction, bool]]:
    """The chances of some spaces; and where that is certain, whether it is without spending anything."""
    found = {cell: ending(now).at(cell) for cell in cells}
    return {cell: (chance, chance < 1 or thrift(now).at(cell) == 1) for cell, chance in found.items()}


def hundredths(chance: Fraction) -> int:
    """A chance in whole per cent, 100 only when it is certain and 0 only when it is impossible."""
    whole = round(chance * 100)
    return min(whole, 99) if chance < 1 and whole > 50 else max(whole, 1) if chance else 0


def legend(now: Situation, words: Words) -> tuple[str, ...]:
    """The words below the map: what is told, then the per cent of each of its looks."""
    rows = ["100", words("table.danger.spent"), *(f"≥ {look.least}" for look in BANDS[2:-1]), f"< {BANDS[-2].least}"]
    return (words("table.danger.head", hero=now.hero_name(now.seat)), *rows)


def said(now: Situation, words: Words, at: Cell) -> str:
    """The chance of a space as a line; and what it is if nothing is spent, where that is less."""
    found = unhurt(now, at)
    if found is None:
        return ""
    chance, spared = found
    told = words("table.danger.here", percent=percent(chance))
    return told if spared == chance else f"{told} ({words('table.danger.spared', percent=percent(spared))})"
