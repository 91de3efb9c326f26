"""What bots do against pirates before they come: Goods go into the Stash, the Sector of a stronger one is left, and who
is wanted is not hired where others look."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.steps import Step
from game.rules.firefly.board import find
from game.rules.firefly.bots import choices
from game.rules.firefly.bots import turn as bot_turn
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import job_card
from game.rules.firefly.trade.buying import BuyChoice
from game.rules.firefly.turn import Actions
from game.rules.firefly.zones import ships_at
from game.rules.pirates.bots.errands import listed, within_reach
from game.rules.pirates.bots.values import loot_worth, points, rough_chance, stowed
from game.rules.pirates.havens import safe
from game.rules.pirates.piracy import PIRACY, is_target

SCARED = 0.5
"""A captain is afraid of a rival with at least this chance."""
RICHES = 1200
"""How much there must be to lose."""


def threats(g: Firefly, seat: int) -> list[int]:
    """The rivals who show an Active Piracy Job that this seat is a target of, and may be here next turn."""
    if safe(g, seat):
        return []
    found = []
    for other in g.ship:
        jobs = [job for job in g.zones.get(f"active:{other}", ()) if job_card(job).kind == PIRACY]
        if (
            other != seat
            and within_reach(g, other, g.ship[seat])
            and any(is_target(g, job_card(j), seat) for j in jobs)
        ):
            found.append(other)
    return found


def beware(g: Firefly, step: Actions, options: Sequence[str]) -> str:
    """With a pirate near the dearest Goods are stowed away; from a stronger one in the same Sector a captain flies who
    has nothing better to do."""
    near = threats(g, step.seat)
    if not near:
        return ""
    hides = stowed(g, step.seat, options)
    if hides:
        return hides
    if not any(g.ship[other] == g.ship[step.seat] and fears(g, step.seat, other) for other in near):
        return ""
    if bot_turn.act(g, step, options) != "end":
        return ""
    return next((key for key in options if key.startswith("mosey:") and quiet(g, key)), "")


def fears(g: Firefly, seat: int, other: int) -> bool:
    """Whether a rival is likely to win much."""
    jobs = [job_card(job) for job in g.zones.get(f"active:{other}", ()) if job_card(job).kind == PIRACY]
    most = max((loot_worth(g, other, seat, job) for job in jobs), default=0.0)
    return most >= RICHES and rough_chance(g, other, seat, points(g, other)) >= SCARED


def quiet(g: Firefly, key: str) -> bool:
    """Whether nobody is in the Sector that a ship would move to."""
    there = find(g, key.partition(":")[2])
    return there != g.cutter and not ships_at(g, there)


def unhunted(g: Firefly, step: BuyChoice, options: Sequence[str]) -> str:
    """Nobody is hired whom a Bounty on the List seeks, unless there is nothing else worth its price."""
    plain = [key for key in options if not (key.startswith("buy:") and listed(g, key[4:]))]
    return choices.buy(g, step, plain)


HABITS: tuple[tuple[type[Step], Callable[..., str]], ...] = ((Actions, beware), (BuyChoice, unhunted))
