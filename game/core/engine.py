"""The engine: a stack of steps that runs until a seat must choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.rng import below
from game.core.state import State
from game.core.steps import AnyChance, AnyChoice, Chance, Choice, Effect, Listed, Option

BUDGET = 10_000
Dice = Callable[[AnyChance, Sequence[Option]], "int | None"]
"""Fixes luck from outside: gets a chance and its outcomes, returns the index of one, or None for the generator's."""


class RulesError(Exception):
    """The rules broke one of their own laws: a fault of the program, never of the player."""


def advance(g: State, dice: Dice | None = None) -> AnyChoice | None:
    """Run to the next choice of a player and return it; None when the game is over.

    Luck moves the generator once per chance even where `dice` fixes the outcome, so that replays stay in step.
    Raises RulesError when BUDGET steps run and reach neither a choice nor the end.
    """
    stack = g.stack
    for _ in range(BUDGET):
        if not stack:
            return None
        step = stack[-1]
        if isinstance(step, Effect):
            stack.pop()
            follow = step.run(g)
            if follow:
                if type(follow) is not tuple:
                    stack.extend(tuple(follow)[::-1])
                elif len(follow) == 1:
                    stack.append(follow[0])
                else:
                    stack.extend(follow[::-1])
        elif isinstance(step, Choice):
            return step
        elif isinstance(step, Chance):
            listed: Any = step.options(g)
            outcomes: Sequence[Option] = listed if type(listed) in Listed.kinds else tuple(listed)
            lot = below(g, len(outcomes))
            fixed = dice(step, outcomes) if dice is not None else None
            stack.pop()
            stack.extend(outcomes[lot if fixed is None else fixed].then[::-1])
        else:
            raise RulesError(f"{step!r} is neither an effect, a choice nor a chance")
    raise RulesError(f"{BUDGET} steps without a choice; next would be {stack[-1:]!r}")


def settle(g: State, option: Option) -> None:
    """Answer the step on top of the stack."""
    stack, then = g.stack, option.then
    if len(then) == 1:
        stack[-1] = then[0]
    else:
        stack.pop()
        stack.extend(then[::-1])


def legal(g: State) -> Sequence[Option]:
    """All legal answers to the choice on top of the stack; nothing when none waits there."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, Choice):
        return ()
    found: Any = step.options(g)
    options: Sequence[Option] = found if type(found) in Listed.kinds else tuple(found)
    return options
