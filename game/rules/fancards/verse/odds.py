"""The exact chances of fights, before they are fought: what the table shows and bots weigh (R-CG-42 to R-CG-50)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from game.rules.fancards.crew import numb
from game.rules.fancards.faces import perk
from game.rules.fancards.state import FanCards, items_on
from game.rules.fancards.verse.fighters import GIFTED, dice_of, gifted, health_left, is_crew, rating, rethrows_of
from game.rules.fancards.verse.fights import STUNG


class Odds(NamedTuple):
    """The chances of one fight: that the first of two wins, that nobody is wounded, that it loses."""

    win: float
    tie: float
    lose: float


class Lane(NamedTuple):
    """What comes of one attacker and those who fight it, one after the other.

    `killed`: the chance that the attacker dies; `hits`: the wounds it takes on average; `wounded` and `dead`: for each
    who fights it, in order, the chance of a wound and of death.
    """

    killed: float
    hits: float
    wounded: tuple[float, ...]
    dead: tuple[float, ...]


@cache
def thrown(dice: int, again: int) -> Mapping[int, float]:
    """The chance of each sum of so many dice, of which so many ones are thrown again."""
    if not dice:
        return {0: 1.0}
    found: dict[int, float] = {}
    for face in range(1, 7):
        over = face == 1 and again > 0
        rest = thrown(dice, again - 1) if over else thrown(dice - 1, again)
        for total, chance in rest.items():
            total += 0 if over else face
            found[total] = found.get(total, 0.0) + chance / 6
    return found


@cache
def ahead(dice: int, again: int, others: int, others_again: int, edge: int) -> Odds:
    """The chances of a throw against a throw; `edge`: how much higher the rating is."""
    win = tie = 0.0
    for own, chance in thrown(dice, again).items():
        for other, against in thrown(others, others_again).items():
            if own + edge > other:
                win += chance * against
            elif own + edge == other:
                tie += chance * against
    return Odds(win, tie, 1 - win - tie)


def _days(g: FanCards, name: str, alone: bool) -> list[tuple[float, int | None]]:
    """The ratings a fighter may have, each with its chance; None: it doesn't fight."""
    if not gifted(name):
        return [(1.0, rating(g, name, alone))]
    usual, best = rating(g, name, alone), rating(g, name, alone, GIFTED)
    return [(1 / 6, None), (4 / 6, usual), (1 / 6, best)]


def odds(g: FanCards, mine: str, foe: str, alone: bool = False) -> Odds:
    """The chances of one fight as it stands, dice before it not counted but for the gifted; `alone`: `mine` defends,
    and nobody with it."""
    win = tie = lose = 0.0
    for chance, own in _days(g, mine, alone):
        for against, other in _days(g, foe, False):
            weight = chance * against
            if own is None or other is None:
                tie += weight
                continue
            dice = (dice_of(g, mine), rethrows_of(g, mine), dice_of(g, foe), rethrows_of(g, foe))
            one = ahead(*dice, own - other)
            win, tie, lose = win + weight * one.win, tie + weight * one.tie, lose + weight * one.lose
    return Odds(win, tie, lose)


def _takes(g: FanCards, card: str, wounds: int) -> Mapping[int, float]:
    """The wounds a fighter gets of so many it is dealt, each number with its chance: cover and what it wears count."""
    if not is_crew(card):
        return {wounds: 1.0}
    left = max(0, wounds - g.bonus.get(f"{card}/ward", 0))
    worn = [] if numb(g, card) else [item for item in items_on(g, card) if f"round:armour:{item}" not in g.flags]
    armour = next((perk(item, "armour") for item in worn if perk(item, "armour")), 0)
    if not left or not armour:
        return {left: 1.0}
    holds = (7 - armour) / 6
    return {left - 1: holds, left: 1 - holds}


def lane(g: FanCards, attacker: str, guards: Sequence[str], defends: bool = True) -> Lane:
    """What comes of an attacker and those who fight it in that order; it may die before the last of them fights.

    `defends`: they are attacked, so that somebody alone counts as alone. What another lane does to the same crew before
    is not looked at.
    """
    whole = health_left(g, attacker)
    standing: dict[tuple[int, bool], float] = {(whole, f"{attacker}/twice" in g.bonus): 1.0}
    wounded, dead = [], []
    for card in guards:
        fight = odds(g, card, attacker, defends and len(guards) == 1)
        sting = (7 - STUNG) / 6 if f"{card}/ambush" in g.bonus else 0.0
        hurt = died = 0.0
        after: dict[tuple[int, bool], float] = {}
        for (health, twice), chance in standing.items():
            if health <= 0:
                after[health, twice] = after.get((health, twice), 0.0) + chance
                continue
            for stung, part in ((1, sting), (0, 1 - sting)):
                left, share = health - stung, chance * part
                if left <= 0:
                    after[left, twice] = after.get((left, twice), 0.0) + share
                    continue
                for key, fraction in ((left - 1, fight.win), (left, fight.tie)):
                    after[key, twice] = after.get((key, twice), 0.0) + share * fraction
                after[left, False] = after.get((left, False), 0.0) + share * fight.lose
                for wounds, odd in _takes(g, card, 2 if twice else 1).items():
                    hurt += share * fight.lose * odd * (wounds > 0)
                    died += share * fight.lose * odd * (wounds >= health_left(g, card))
        standing = after
        wounded.append(hurt)
        dead.append(died)
    killed = sum(chance for (health, _), chance in standing.items() if health <= 0)
    hits = sum(chance * (whole - health) for (health, _), chance in standing.items())
    return Lane(killed, hits, tuple(wounded), tuple(dead))
