"""Exact chances: the machine followed through every fall of luck, with the best of every choice. No luck is drawn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from fractions import Fraction
from typing import Generic, TypeVar

from game.core.engine import BUDGET, RulesError, settle
from game.core.state import State
from game.core.steps import AnyChoice, Chance, Choice, Effect, Option, Step

S = TypeVar("S", bound=State)
ZERO, ONE = Fraction(0), Fraction(1)
Found = tuple[Fraction, dict[Hashable, Fraction]]
"""What a state is worth, and how much of that hangs on what states are worth that lead back to themselves; nothing of
it where only a choice was made by what they are worth."""


class Chances(Generic[S]):
    """What states are worth, from 0 to 1.

    `judge` says what a state is worth that is at its end, None for others. `worthy` gives the options of a choice that
    count. `mark` tells states apart: equal marks, equal worth. `unveil` gives the states that one with something hidden
    stands for, each with its chance; None for a state with nothing to unveil.
    """

    def __init__(
        self,
        judge: Callable[[S], Fraction | None],
        worthy: Callable[[S, AnyChoice], Iterable[Option]],
        mark: Callable[[S], Hashable],
        unveil: Callable[[S], Sequence[tuple[Fraction, S]] | None] = lambda g: None,
    ) -> None:
        self.judge, self.worthy, self.mark, self.unveil = judge, worthy, mark, unveil
        self.known: dict[Hashable, Fraction] = {}
        self.guess: dict[Hashable, Fraction] = {}

    def worth(self, g: S) -> Fraction:
        """What a state is worth when every choice is made for the best; `g` stays as it is."""
        return self._worth(g.copy())[0]

    def best(self, g: S) -> str:
        """The key of the best option of the choice that waits, the first of equal ones."""
        choice = g.stack[-1]
        assert isinstance(choice, Choice)
        worths = {option.key: self._after(g, option)[0] for option in self.worthy(g, choice)}
        return max(worths, key=lambda key: worths[key])

    def after(self, g: S, option: Option) -> Fraction:
        """What an option of the choice that waits is worth."""
        return self._after(g, option)[0]

    def _after(self, g: S, option: Option) -> Found:
        twin = g.copy()
        settle(twin, option)
        return self._worth(twin)

    def _worth(self, g: S) -> Found:
        """`g` is played on and used up."""
        stack = g.stack
        for _ in range(BUDGET):
            found = self.judge(g)
            if found is not None:
                return found, {}
            several = self.unveil(g)
            if several is not None:
                return _sum((share, self._worth(twin)) for share, twin in several)
            step = stack[-1]
            if not isinstance(step, Effect):
                return self._met(g, step)
            stack.pop()
            follow = tuple(step.run(g))
            if follow:
                stack.extend(follow[::-1])
        raise RulesError(f"{BUDGET} steps without an end")

    def _met(self, g: S, step: Step) -> Found:
        """A state that waits for luck or a choice. One that leads back to itself, as a draw does that is rolled again,
        is worth what makes both sides of that the same."""
        mark = self.mark(g)
        if mark in self.known:
            return self.known[mark], {}
        if mark in self.guess:
            return self.guess[mark], {mark: ONE}
        guess = self.guess[mark] = ZERO
        while True:
            worth, slopes = self._look(g, step)
            if mark not in slopes:
                break
            back = slopes.pop(mark)
            better = (worth - back * guess) / (1 - back) if back < 1 else guess
            if better == guess:
                worth, slopes = guess, {key: slope / (1 - back) for key, slope in slopes.items() if back < 1}
                break
            guess = self.guess[mark] = better
        del self.guess[mark]
        if not slopes:
            self.known[mark] = worth
        return worth, slopes

    def _look(self, g: S, step: Step) -> Found:
        if isinstance(step, Chance):
            outcomes = tuple(step.options(g))
            share = Fraction(1, len(outcomes))
            return _sum((share, self._after(g, option)) for option in outcomes)
        assert isinstance(step, Choice)
        best: Found = (ZERO, {})
        asked: dict[Hashable, Fraction] = {}
        for option in self.worthy(g, step):
            found = self._after(g, option)
            asked.update(dict.fromkeys(found[1], ZERO))
            if found[0] > best[0] or (found[0] == best[0] and sum(found[1].values()) > sum(best[1].values())):
                best = found
            if best[0] == 1:
                break
        return best[0], {**asked, **best[1]}


def _sum(parts: Iterable[tuple[Fraction, Found]]) -> Found:
    """What several states are worth together, each with its share."""
    worth, slopes = ZERO, dict[Hashable, Fraction]()
    for share, (part, more) in parts:
        worth += share * part
        for key, slope in more.items():
            slopes[key] = slopes.get(key, ZERO) + share * slope
    return worth, slopes
