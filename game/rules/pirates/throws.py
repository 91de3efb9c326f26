"""Two throws against each other, in numbers alone: how likely the attacker of a Showdown wins (R-PB-31 to R-PB-33)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

DEEP = 8
"""How many Bonus Rolls in a row are reckoned with."""
FACES = range(1, 7)
OWN_DICE = (0, 3)
"""Which throws of `duel.ORDER` are made with the dice of the attacker."""
Table = dict[tuple[int, int], float]
"""The chance of the attacker to win by what both throws show."""


class Side(NamedTuple):
    """How one side of a Showdown throws: what is added, its Bonus Rolls ("no", "once", "again"), whether it may throw
    its own dice again, and whether it may have those of the other side thrown again."""

    points: int
    rolls: str
    again: bool = False
    forces: bool = False


@cache
def pips(rolls: str) -> tuple[tuple[int, float], ...]:
    """What a throw shows in all, and how likely that is."""
    deep = {"no": 0, "once": 1}.get(rolls, DEEP)
    found, share = [], 1.0
    for bonus in range(deep):
        found += [(6 * bonus + face, share / 6) for face in range(1, 6)]
        share /= 6
    return (*found, *((6 * deep + face, share / 6) for face in FACES))


@cache
def reach(total: int, rolls: str) -> float:
    """The chance that a throw shows at least so much."""
    return sum(share for found, share in pips(rolls) if found >= total)


def boards(need: int, trapped: int, rolls: str, again: bool) -> float:
    """The chance to show so much on board of a rival; `trapped`: what is needed once a 1 on any die has sprung a trap;
    `again`: a throw that failed may be made once more."""
    return sum(lands(need, trapped, rolls, again))


def lands(need: int, trapped: int, rolls: str, again: bool) -> tuple[float, float]:
    """The same in two: no trap was sprung, and one was."""

    def of(sprung: bool, at_least: int) -> tuple[float, float]:
        """How likely a throw springs a trap or doesn't, and shows so much; and how likely it does so and shows less."""
        found = [(total >= at_least, share) for total, share in pips(rolls) if (total % 6 == 1) == sprung]
        return sum(share for enough, share in found if enough), sum(share for enough, share in found if not enough)

    (clean, failed), (sprung, caught) = of(False, need), of(True, trapped)
    if not again:
        return clean, sprung
    late = failed * sprung + caught * (of(False, trapped)[0] + sprung)
    return clean + failed * clean, sprung + late


def duel_chance(attacker: Side, defender: Side) -> float:
    """The chance of the attacker to win, a tie being the defender's (R-PB-32), with both throwing again when they
    should."""
    again = (attacker.again, defender.again, attacker.forces, defender.forces)
    return _chance(attacker.points - defender.points, attacker.rolls, defender.rolls, again)


@cache
def _chance(lead: int, rolls: str, back: str, again: tuple[bool, ...]) -> float:
    table = _table(lead, rolls, back, again)
    return sum(one * other * table[x, y] for x, one in pips(rolls) for y, other in pips(back))


def again_chances(attacker: Side, defender: Side, shown: tuple[int, int], asked: int) -> tuple[float, float]:
    """The chance of the attacker to win when both throws lie and show so much: if the throw that may be made again as
    the `asked`th of `duel.ORDER` is let be, and if it is made again."""
    may = (attacker.again, defender.again, attacker.forces, defender.forces)
    left = (*(False,) * (asked + 1), *may[asked + 1 :])
    later = _table(attacker.points - defender.points, attacker.rolls, defender.rolls, left)
    mine, theirs = pips(attacker.rolls), pips(defender.rolls)
    x, y = min(shown[0], mine[-1][0]), min(shown[1], theirs[-1][0])
    if asked in OWN_DICE:
        return later[x, y], sum(share * later[new, y] for new, share in mine)
    return later[x, y], sum(share * later[x, new] for new, share in theirs)


@cache
def _table(lead: int, rolls: str, back: str, again: tuple[bool, ...]) -> Table:
    mine, theirs = pips(rolls), pips(back)
    if not any(again):
        return {(x, y): float(x + lead > y) for x, _ in mine for y, _ in theirs}
    at = again.index(True)
    later = _table(lead, rolls, back, (False,) * (at + 1) + again[at + 1 :])
    pick = min if at % 2 else max
    if at in OWN_DICE:
        new = {y: sum(share * later[x, y] for x, share in mine) for y, _ in theirs}
        return {(x, y): pick(found, new[y]) for (x, y), found in later.items()}
    new = {x: sum(share * later[x, y] for y, share in theirs) for x, _ in mine}
    return {(x, y): pick(found, new[x]) for (x, y), found in later.items()}
