"""Piracy Jobs are taken when a captain deals anyway and has a hand free: nobody flies anywhere for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.steps import Step
from game.rules.firefly.bots import deals
from game.rules.firefly.bots.jobs import outfit_of
from game.rules.firefly.outlook.scoring import whole_force
from game.rules.firefly.set_up.dealing import HAND
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import job_card
from game.rules.firefly.trade.deal import DealChoice
from game.rules.pirates.bots.values import hopes
from game.rules.pirates.piracy import PIRACY


def pirate_too(g: Firefly, step: DealChoice, options: Sequence[str]) -> str:
    """The most hopeful of the Considered Piracy Jobs, once there is nothing better to deal and it takes no other Job's
    place."""
    jobs = [key[7:] for key in options if key.startswith("accept:") and job_card(key[7:]).kind == PIRACY]
    if not jobs or len(g.zones.get(f"hand:{step.seat}", ())) >= HAND or deals.deal(g, step, options) != "done":
        return ""
    outfit = outfit_of(g, step.seat, whole_force(g, step.seat))
    hoped = {job: hopes(job_card(job), outfit) for job in jobs}
    best = max(hoped, key=lambda job: (hoped[job], job))
    return f"accept:{best}" if hoped[best] > 0 else ""


HABITS: tuple[tuple[type[Step], Callable[..., str]], ...] = ((DealChoice, pirate_too),)
