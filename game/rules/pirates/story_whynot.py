"""Why a Haven can't be there, nor a prisoner be chosen, nor a set be brought (R-PB-147 to R-PB-152, R-PB-163,
R-PB-164)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.steps import Option
from game.rules.firefly.board import board
from game.rules.firefly.state import Firefly
from game.rules.firefly.story.stories import goal_now
from game.rules.firefly.whynot.asking import Asked, Found, explained, nearest_sector
from game.rules.firefly.whynot.flight import none_left
from game.rules.firefly.zones import amount
from game.rules.pirates.deeds import earned
from game.rules.pirates.havens import PlaceHaven, at_haven, haven_of, shut
from game.rules.pirates.prisoners import PRISONER, PickPrisoner
from game.rules.pirates.sets import sets
from game.rules.shared.whynot import Explain

HAVENS = {
    "R-PB-147": "haven_space",
    "R-PB-149": "haven_empty",
    "R-PB-150": "haven_supply",
    "R-PB-151": "haven_contact",
    "R-PB-152": "haven_taken",
    "R-FB-72": "cutter_there",
}
"""The sentence for each rule by which no Haven can be somewhere."""


def haven(g: Firefly, step: PlaceHaven, what: Asked, options: Sequence[Option]) -> Found:
    """A Sector where no Haven can be."""
    place = what.place or board(g).where.get(what.rest, 0)
    rule = shut(g, place) if place else ""
    return (rule, HAVENS[rule], nearest_sector(g, place, options)) if rule else ("R-PB-148", "haven_first")


def prisoner(g: Firefly, step: PickPrisoner, what: Asked, options: Sequence[Option]) -> Found:
    """Somebody else's prisoner, or a card that names nobody."""
    taken = any(what.item in g.zones.get(f"{PRISONER}:{seat}", ()) for seat in g.ship) if what.item else False
    return ("R-PB-164", "prisoner_taken" if taken else "prisoner_first")


def bring(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """A set that can't be brought to the Haven."""
    if "work" in g.acted:
        return ("R-PB-174", "same_action")
    if none_left(g):
        return none_left(g)
    if not haven_of(g, seat) or what.item not in sets(g):
        return ("R-PB-147", "no_sets")
    if not at_haven(g, seat):
        return ("R-PB-163", "not_home")
    if amount(g, seat, what.item) < sets(g)[what.item]:
        return ("R-PB-163", "set_short")
    return ("R-PB-163", "no_more_tokens") if not earned(goal_now(g, seat)) else None


EXPLAIN: tuple[Explain, ...] = ((PlaceHaven, explained(haven)), (PickPrisoner, explained(prisoner)))
"""What is asked while Havens are placed and prisoners chosen."""
