"""What a bot should know about the game: how well a captain stands, and which answers deserve a look."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.content.fancards.parts import TRADES
from game.rules.fancards.bots.sense import errands
from game.rules.fancards.bots.trouble import habit
from game.rules.fancards.crew import combat_of, left_of, trades_of
from game.rules.fancards.faces import crew_face
from game.rules.fancards.reputation import higher
from game.rules.fancards.scoring import done
from game.rules.fancards.state import FanCards, crew_of
from game.rules.fancards.turn import Act

EPIC, POINT, CREDIT, TRADE = 25.0, 1.2, 0.35, 1.5
"""What a completed Epic, a point of the higher Reputation, a credit and a trade in the crew are worth."""
SHARP = 0.06
"""How much a lead counts."""
IDLE = ("drop", "stow", "leave", "board", "mutiny")
"""Moves of the Crew phase that a bot makes for no reason of its own."""

__all__ = ["aims", "standing", "worth_a_look"]


def parts(g: FanCards, seat: int) -> dict[str, float]:
    """What a captain has, by name, in the value of a credit or so."""
    crew = crew_of(g, seat)
    known = set[str]().union(*(trades_of(g, card) for card in crew))
    people = sum(0.5 * combat_of(g, card) + 0.8 * left_of(g, card) for card in crew)
    captain = g.captain[seat]
    led = crew_face(captain).command if captain else 0
    return {
        "epics": EPIC * done(g, seat),
        "jobs": errands(g, seat),
        "reputation": POINT * higher(g, seat),
        "credits": CREDIT * min(g.credits[seat], 20),
        "crew": people + led + TRADE * sum(trade in known for trade in TRADES),
        "items": 0.4 * len(g.zones.get(f"items:{seat}", ())),
    }


def wealth(g: FanCards, seat: int) -> float:
    """All that a captain has."""
    return sum(parts(g, seat).values())


def standing(g: FanCards, seat: int) -> float:
    """How well a captain stands among all, 0 (lost) to 1 (won)."""
    if g.over:
        return 1 / len(g.winners) if seat in g.winners else 0.0
    if any(f"ship:{other}" not in g.zones for other in g.credits):
        return 1 / len(g.credits)
    hopes = {other: exp(SHARP * wealth(g, other)) for other in g.credits}
    return max(0.001, min(0.999, hopes[seat] / sum(hopes.values())))


def aims(g: FanCards, seat: int) -> dict[str, float]:
    """What a captain's standing is made up of, by name, in Epics: the parts of its wealth, and the best rival."""
    if any(f"ship:{other}" not in g.zones for other in g.credits):
        return {}
    rival = max(wealth(g, other) for other in g.credits if other != seat)
    return {name: part / EPIC for name, part in {**parts(g, seat), "rivals": -rival}.items()}


def worth_a_look(g: FanCards, options: Sequence[str]) -> Sequence[str]:
    """The answers a bot should look at, from a view: the usual one in fights, jobs are finished first, and
    nothing is done for nothing."""
    usual = habit(g, options)
    if usual:
        return [usual]
    if not isinstance(g.stack[-1], Act):
        return options
    ready = [key for key in options if key.startswith("finish:")]
    if ready:
        return ready[:1]
    return [key for key in options if key.partition(":")[0] not in IDLE]
