"""Who is attacked, and what the cards of the box can do: questions that all its rules ask."""

from __future__ import annotations

from game.content.firefly.records import Do
from game.rules.firefly.perks import Perk, perks
from game.rules.firefly.state import Firefly
from game.rules.firefly.zones import story_says

RIVAL, STOLEN, WRONGED, PREY = "rival", "stolen", "wronged", "prey"
"""Marks: whom the running attack is aimed at, and 1; how much it has stolen; that the Job completed last in this turn
was against a Moral Leader; who is hunted, as "prey:<crew>"."""


def rival_of(g: Firefly) -> int:
    """The seat that is attacked now; -1 for nobody."""
    return g.flags.get(RIVAL, 0) - 1


def prey_of(g: Firefly) -> str:
    """The one of the Crew who is hunted now; "" for nobody."""
    return next((flag.partition(":")[2] for flag in g.flags if flag.startswith(f"{PREY}:")), "")


def lone(g: Firefly) -> bool:
    """Whether a hunt is for somebody in nobody's crew (R-PB-99)."""
    return rival_of(g) < 0 and bool(prey_of(g))


def own(g: Firefly, seat: int, what: str) -> list[Perk]:
    """The perks of a seat that only cards of this box have, by what they do."""
    return [perk for perk in perks(g, seat, "own") if perk.what == what]


def told(g: Firefly, head: str) -> list[Do]:
    """What the Story in force says with a word of this box, as "havens" or "havens:border"."""
    return [do for do in story_says(g, "own") if do.what.partition(":")[0] == head]
