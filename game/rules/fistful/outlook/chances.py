"""Exact chances of fights with every means, by following the steps of the rules through all that may fall."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from game.core.chances import ONE, ZERO, Chances
from game.core.steps import AnyChoice, Option
from game.rules.fistful.battle.blows import Victory, clear_round
from game.rules.fistful.battle.knockout import KnockedOut
from game.rules.fistful.battle.rounds import Ready
from game.rules.fistful.battle.sums import ammo_of, helpers
from game.rules.fistful.cards.gear import card_of
from game.rules.fistful.crew import extra_ammo
from game.rules.fistful.state import Fistful
from game.rules.fistful.zones import alert_cell

HEALING = frozenset(("heal", "heal_other"))


class Means(NamedTuple):
    """What a fight is fought with: at most so much Ammo, these Gear cards, this partner (-1: alone)."""

    ammo: int = 0
    gear: tuple[str, ...] = ()
    helper: int = -1


def mark(g: Fistful) -> Hashable:
    """What tells two positions of a fight apart."""
    return (tuple(g.stack), tuple(g.at.values()), frozenset(g.up.items()), fitness(g))


def fitness(g: Fistful) -> Hashable:
    """What all seats have to fight with, and what was done in this fight."""
    return (
        frozenset(g.flags.items()),
        tuple(g.health.values()),
        tuple(g.ammo.values()),
        tuple(g.uses.values()),
        tuple(g.hero.values()),
        tuple(g.sidekick.values()),
        frozenset((zone, items) for zone, items in g.zones.items() if zone.startswith("slots:")),
    )


class Fight:
    """A fight of a seat against an alert enemy, begun now or `under_way`: its chances with whatever means. The Hands of
    Blue are beaten when they are turned over, as when they are removed (R-FC-161). `before`: the same fight at another
    moment, from which what was found is taken over."""

    def __init__(self, g: Fistful, seat: int, token: str, under_way: bool = False, before: Fight | None = None) -> None:
        self.g, self.seat, self.token, self.under_way = g, seat, token, under_way
        self.start = dict(g.health)
        self.unhurt = Chances(self._spared, self._bold, mark)
        self.won: Chances[Fistful] = before.won if before else Chances(self._beaten, self._any, mark)

    def chance(self, means: Means) -> Fraction:
        """The chance that the enemy is beaten and nobody has lost Health, with the best use of the means."""
        return self.unhurt.worth(self.begun(means))

    def in_the_end(self, means: Means) -> Fraction:
        """The chance that the enemy is beaten before a fighter is knocked out, whatever else it costs."""
        return self.won.worth(self.begun(means))

    # ------------------------------------------------------------ what is counted

    def _spared(self, g: Fistful) -> Fraction | None:
        """The enemy is beaten and nobody has lost Health."""
        for seat, health in self.start.items():
            if g.health[seat] < health:
                return ZERO
        return self._over(g)

    def _beaten(self, g: Fistful) -> Fraction | None:
        """The enemy is beaten before a fighter is knocked out."""
        return ZERO if g.stack and isinstance(g.stack[-1], KnockedOut) else self._over(g)

    def _over(self, g: Fistful) -> Fraction | None:
        if not g.stack:
            return ONE if alert_cell(g, self.token) < 0 else ZERO
        top = g.stack[-1]
        return ONE if isinstance(top, Victory) and top.token == self.token else None

    def _any(self, g: Fistful, choice: AnyChoice) -> Iterable[Option]:
        """All ways but to leave the field or to call for somebody."""
        return (
            option
            for option in choice.options(g)
            if option.key != "retreat" and not option.key.startswith("backup:") and not leaves(option.key)
        )

    def _bold(self, g: Fistful, choice: AnyChoice) -> Iterable[Option]:
        """Those of them that count where no Health may be lost: none that only restores it."""
        return (option for option in self._any(g, choice) if not only_heals(option.key))

    # ------------------------------------------------------------ with which means

    def begun(self, means: Means) -> Fistful:
        """The fight before its first dice with nothing else at hand than the means."""
        g = self.g.copy()
        if not self.under_way:
            clear_round(g)
            g.flags.pop("fight.spent", None)
        self._armed(g, means)
        g.stack = [Ready(self.seat, self.token, means.helper)]
        return g

    def held(self, means: Means) -> Fistful:
        """The choice that waits in a fight under way, with nothing else at hand than the means."""
        g = self.g.copy()
        g.stack = g.stack[-1:]
        self._armed(g, means)
        return g

    def _armed(self, g: Fistful, means: Means) -> None:
        """Take away what is not among the means."""
        for seat in (self.seat, means.helper):
            if seat >= 0:
                held = g.zones.get(f"slots:{seat}", ())
                g.zones[f"slots:{seat}"] = tuple(card for card in held if card in means.gear)
        spare = min(extra_ammo(g, self.seat), means.ammo)
        if extra_ammo(g, self.seat):
            g.uses[self.seat] = spare
        g.ammo[self.seat] = min(g.ammo[self.seat], means.ammo - spare)

    def all_means(self) -> list[Means]:
        """Every combination of Ammo, Gear and partner."""
        g, seat = self.g, self.seat
        own = fighting_gear(g, seat)
        found = [Means(ammo, gear) for gear in subsets(own) for ammo in range(ammo_of(g, seat) + 1)]
        for helper in helpers(g, seat, self.token):
            found += [Means(0, gear, helper) for gear in subsets((*own, *fighting_gear(g, helper)))]
        return found


def subsets(cards: Sequence[str]) -> list[tuple[str, ...]]:
    """No card, each one, each two, and so on."""
    return [some for n in range(len(cards) + 1) for some in combinations(cards, n)]


def words_of(key: str) -> frozenset[str]:
    """The words of the Gear card in an option's key, none for other options."""
    if not key.startswith("use:"):
        return frozenset()
    return frozenset(word.name for word in card_of(key[4:].partition(":")[0]).do)


def leaves(key: str) -> bool:
    """Whether an option uses a card to leave the field."""
    return "escape" in words_of(key)


def only_heals(key: str) -> bool:
    """Whether an option uses a card that does nothing but restore Health."""
    words = words_of(key)
    return bool(words) and words <= HEALING


def fighting_gear(g: Fistful, seat: int) -> tuple[str, ...]:
    """The Gear of a seat that can change how a fight goes."""
    found = []
    for card in g.zones.get(f"slots:{seat}", ()):
        names = {word.name for word in card_of(card).do}
        if ("battle" in card_of(card).when and "escape" not in names) or "hurt" in card_of(card).when:
            found.append(card)
    return tuple(found)
