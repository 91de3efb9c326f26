"""Which crew is likely to win a heist: what the best bot goes by while the table still chooses."""

from __future__ import annotations

from itertools import combinations
from math import exp, sqrt

from game.content.load import fistful
from game.core.remembered import remembered
from game.rules.fistful.board import heist_of
from game.rules.fistful.setup import PickHero, PickSidekick
from game.rules.fistful.state import Fistful
from game.rules.fistful.weights import CREW, START


def choosing(g: Fistful) -> bool:
    """Whether the table still chooses its crew."""
    return bool(g.stack) and isinstance(g.stack[-1], (PickHero, PickSidekick))


def promise(g: Fistful) -> float:
    """How likely the heist is to be won, 0 to 1, when whoever has still to choose chooses well."""
    return 1 / (1 + exp(-START - best_of(g.heist, tuple(g.hero.values()), tuple(g.sidekick.values()))))


def worth(heist: str, role: str, who: str) -> float:
    """What somebody adds to a crew as "hero" or "sidekick", as a logarithm of odds; in a heist that nobody has measured
    what is true of all."""
    return CREW.get(f"{heist}:{role}:{who}", CREW.get(f"{role}:{who}", 0.0))


@remembered
def best_of(heist: str, heroes: tuple[str, ...], mates: tuple[str, ...]) -> float:
    """The most that a crew adds up to for which "" is still to be chosen; 0 when none can do the objectives."""
    free = [who for who in fistful().crew if who not in {*heroes, *mates}]
    most: float | None = None
    for more in combinations(free, heroes.count("")):
        led = {*heroes, *more}
        rest = [who for who in free if who not in more]
        base = sum(worth(heist, "hero", who) for who in led if who)
        for others in combinations(rest, mates.count("")):
            behind = {*mates, *others}
            total = base + sum(worth(heist, "sidekick", who) for who in behind if who)
            if (most is None or total > most) and fit(heist, led, behind):
                most = total
    return (most or 0.0) / sqrt(len(heroes))


def fit(heist: str, heroes: set[str], mates: set[str]) -> bool:
    """Whether a crew has whom the heist asks for, and somebody in the right role for each objective."""
    card = heist_of(heist)
    able = all({*star.crew} & (heroes | mates if star.sidekicks else heroes) for star in card.stars)
    return able and {*card.must_have} <= heroes | mates
