"""A heist in the hand of one person."""

from __future__ import annotations

from game.app.games.fistful.fight.stakes import fate, unused, wins
from game.app.games.fistful.hints.proposal import lead
from game.app.games.fistful.situation import Situation
from game.core.steps import Option
from game.rules.fistful.scoring import objectives
from game.rules.fistful.state import Fistful
from tests.long.hand import Hand


def harms(now: Situation, option: Option) -> str:
    """A move that ends with steps left, Ammo that wins nothing."""
    if unused(now, option):
        return "unused"
    others = [o for o in now.find("health", "again") if not fate(now, o)]
    if option.key.startswith("ammo") and now.kind == "Round" and not wins(now, option) and others:
        return "needless"
    return ""


def earned(g: Fistful, seat: int) -> float:
    """The share of the objectives that is done, of a hundred."""
    lines = objectives(g)
    return 100 * sum(min(1.0, done / needed) for _, done, needed in lines) / len(lines) if lines else 0.0


HAND = Hand(Situation, lead, harms, earned, asks=lambda now, option: unused(now, option) > 0)
