"""Which crew is likely to win a heist: what the best bot goes by while the table still chooses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp, fsum, sqrt

from game.content.fistful import fistful
from game.core.remembered import remembered
from game.rules.fistful.board import heist_of
from game.rules.fistful.outlook.weights import CREW, START
from game.rules.fistful.setup import PickHero, PickSidekick
from game.rules.fistful.state import Fistful

UNFIT = -20.0
"""What a crew adds up to that can't do the objectives: less than any that can, as a logarithm of odds."""


LONGER = 0.3
"""What a gray space more on the Timer adds to a crew, as a logarithm of odds."""


TOGETHER = 0.7
"""What it adds to a crew that one avatar stands for both whom an Objective icon asks for, as a logarithm of odds."""


def choosing(g: Fistful) -> bool:
    """Whether the table still chooses its crew."""
    return bool(g.stack) and isinstance(g.stack[-1], (PickHero, PickSidekick))


def promise(g: Fistful) -> float:
    """How likely the heist is to be won, 0 to 1, when whoever has still to choose chooses well."""
    return 1 / (1 + exp(-START - best_of(g.heist, tuple(g.hero.values()), tuple(g.sidekick.values()))))


def picks(g: Fistful, step: PickHero | PickSidekick, options: Sequence[str]) -> list[str]:
    """The answers to a choice of crew, the most promising first; of equal ones as they are offered."""

    def promised(key: str) -> float:
        role, _, who = key.partition(":")
        led, behind = g.hero.copy(), g.sidekick.copy()
        (led if role == "hero" else behind)[step.seat] = who
        return best_of(g.heist, tuple(led.values()), tuple(behind.values()))

    return sorted(options, key=promised, reverse=True)


def worth(heist: str, role: str, who: str, seats: int) -> float:
    """What somebody adds to a crew as "hero" or "sidekick", as a logarithm of odds: with nobody to help what counts for
    who is alone, at the largest table what counts there; in a heist that nobody has measured what is true of all."""
    key = f"{role}:{who}"
    place = "alone" if seats == 1 else f"{heist} of {seats}"
    return CREW.get(f"{place}:{key}", CREW.get(f"{heist}:{key}", CREW.get(key, 0.0)))


def lead(heist: str, who: str, seats: int) -> float:
    """What somebody adds as a hero, the longer Timer included that the heist gives to some; the shortest of its
    levels."""
    longer = min([level.gained(who, seats) for level in heist_of(heist).levels.values()], default=0)
    return worth(heist, "hero", who, seats) + LONGER * longer


@remembered
def best_of(heist: str, heroes: tuple[str, ...], mates: tuple[str, ...]) -> float:
    """The most that a crew adds up to for which "" is still to be chosen; UNFIT when none can do the objectives."""
    free = [who for who in fistful().crew if who not in {*heroes, *mates}]
    most: float | None = None
    seats = len(heroes)
    for more in combinations(free, heroes.count("")):
        led = {*heroes, *more}
        rest = [who for who in free if who not in more]
        base = fsum(lead(heist, who, seats) for who in led if who)
        for others in combinations(rest, mates.count("")):
            behind = {*mates, *others}
            total = base + fsum(worth(heist, "sidekick", who, seats) for who in behind if who)
            total += TOGETHER * together(heist, heroes, mates, more, others)
            if (most is None or total > most) and fit(heist, led, behind):
                most = total
    return UNFIT if most is None else most / sqrt(seats)


def together(
    heist: str, heroes: tuple[str, ...], mates: tuple[str, ...], more: tuple[str, ...], others: tuple[str, ...]
) -> int:
    """How many Objective icons ask for two who can be hero and Sidekick of one seat, once these heroes and Sidekicks
    more are chosen: they need not meet."""
    found = 0
    for visit in heist_of(heist).visits:
        pairs = [({led} if led else {*more}, {mate} if mate else {*others}) for led, mate in zip(heroes, mates)]
        found += any(len(visit.crew) == 2 and led & {*visit.crew} and behind & {*visit.crew} for led, behind in pairs)
    return found


def fit(heist: str, heroes: set[str], mates: set[str]) -> bool:
    """Whether a crew has whom the heist asks for, and somebody in the right role for each objective."""
    card = heist_of(heist)
    able = all({*star.crew} & (heroes | mates if star.sidekicks else heroes) for star in card.stars)
    return able and {*card.must_have} <= heroes | mates
