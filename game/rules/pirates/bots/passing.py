"""Attacks in passing: who meets a rival or a Fugitive where the ship is anyway strikes, if that is worth the Action."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.steps import Step
from game.rules.firefly.acting import A_TURN
from game.rules.firefly.bots import turn as bot_turn
from game.rules.firefly.bots.plans import INCOME, NEXT
from game.rules.firefly.outlook.scoring import FADES
from game.rules.firefly.state import Firefly
from game.rules.firefly.turn import Actions
from game.rules.pirates.bots.errands import errands

LATER = 1 - FADES ** (1 / A_TURN)
"""What an Action later takes of everything that is still to come."""
HEREAFTER = INCOME / (1 - FADES)
"""What comes after the next trip."""


def strike(g: Firefly, step: Actions, options: Sequence[str]) -> str:
    """The attack here that is worth most, if it is worth more than all else is when it comes an Action
    later; Work of one's own that is worth more comes first."""
    here = {key for key in options if is_attack(key)}
    found = [errand for errand in errands(g, step.seat) if errand.key in here] if here else []
    best = max(found, key=lambda errand: errand.worth, default=None)
    if best is None:
        return ""
    plan = bot_turn.trip(g, step.seat, options, NEXT)
    if plan and plan.errand.place == g.ship[step.seat]:
        return ""
    cost = LATER * ((plan.worth if plan else 0.0) + HEREAFTER)
    if best.worth <= cost:
        return ""
    return bot_turn.arm(g, step.seat, options) or best.key


def is_attack(key: str) -> bool:
    """Whether an answer of a turn attacks somebody, a rival or a Fugitive."""
    head, *rest = key.split(":")
    return head in ("hunt", "jump") or (head == "work" and len(rest) > 1)


HABITS: tuple[tuple[type[Step], Callable[..., str]], ...] = ((Actions, strike),)
