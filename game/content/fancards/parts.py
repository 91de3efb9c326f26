"""What the cards of the fans' card game are made of: sides, trades, kinds of places, terms, prices, stages, foes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

SIDES = ("alliance", "criminal")
TRADES = ("pilot", "mechanic", "medic", "gun", "talk", "sneak")
PLACES = ("core", "unmarked", "rim")
"""The kinds of locations (R-CG-7)."""
TAGS = ("weapon", "medical", "finery")
"""What a job may ask to be brought."""


class Terms(NamedTuple):
    """The Reputation that is asked for (R-CG-67, R-CG-85, R-CG-93): so much with each side, and `either`: so much with
    any one of them. 0: not asked for."""

    alliance: int = 0
    criminal: int = 0
    either: int = 0


class Price(NamedTuple):
    """What it costs to play a card (R-CG-65, R-CG-68): credits, and Reputation that is given up."""

    credits: int = 0
    alliance: int = 0
    criminal: int = 0


class Gain(NamedTuple):
    """What a location or a job brings (R-CG-81, R-CG-82, R-CG-97): credits and points of Reputation; the points of
    `open` go to either side, one by one."""

    credits: int = 0
    alliance: int = 0
    criminal: int = 0
    open: int = 0


@dataclass(frozen=True, slots=True)
class Foe:
    """A unit that belongs to a job (R-CG-54): killing it brings nothing but what the job says."""

    name: str
    combat: int
    health: int


class Stage(NamedTuple):
    """Where a job takes its ship: `n` different places (R-CG-96).

    `place`: one of PLACES, "any", or the id of a location; `otherwise`: one of PLACES that does where that location
    isn't on the map when the stage is reached, "" for a location that must be charted first.
    """

    place: str
    n: int = 1
    otherwise: str = ""


@dataclass(frozen=True, slots=True)
class Penalty:
    """What quitting costs (R-CG-95): credits, Reputation, `higher`: Reputation of the side that stands higher, and a
    fight at once against `foes`. Nothing at all is a penalty, too."""

    credits: int = 0
    alliance: int = 0
    criminal: int = 0
    higher: int = 0
    foes: tuple[Foe, ...] = ()
