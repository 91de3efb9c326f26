"""The Most Wanted List: three Bounties lie open as long as the deck lasts (R-PB-82 to R-PB-93, R-PB-143, R-PB-173)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from game.core.remembered import SOME, OnDemand, remembered
from game.core.steps import Effect, Step
from game.core.zones import everyone, move, reveal, sink
from game.rules.firefly.boxes import Part, named, part_of
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face, in_play, job_card
from game.rules.firefly.zones import REMOVED, remove
from game.rules.pirates import news

BOUNTY, LIST = "bounty", "wanted"
"""The deck, which is called as the kind of its cards, and the row of those that lie open."""
OPEN = 3
"""How many lie open (R-PB-84)."""
CRUISER = "alliance-cruiser"
"""The Nav Card that brings a new List (R-PB-87)."""


def names_on(bounty: str) -> tuple[str, ...]:
    """The Crew cards that a Bounty seeks, by their faces: one, or all of a class."""
    return tuple(do.what for do in job_card(bounty).options[0].needs)


def sought(g: Firefly) -> Mapping[str, tuple[str, ...]]:
    """By Bounty all copies of them in this game, wherever they lie."""
    return _sought(g.settings["board"], g.settings["mods"], part_of(g.settings))


@remembered
def _sought(map_: str, mods: str, part: Part) -> OnDemand[str, tuple[str, ...]]:
    """The same in every game with such settings, by Bounty when one is asked about."""
    played = in_play({**named(part), "board": map_, "mods": mods})
    supplies = [item for deck, cards in played.items() if deck.startswith("supply:") for item in cards]

    def copies(bounty: str) -> tuple[str, ...]:
        names = names_on(bounty)
        return tuple(item for item in supplies if face(item) in names)

    return OnDemand(copies)


def sought_by(g: Firefly, bounty: str) -> tuple[str, ...]:
    """All copies of whom a Bounty seeks."""
    return sought(g)[bounty]


def gone(g: Firefly, bounty: str) -> bool:
    """Whether nobody is left whom a Bounty seeks (R-PB-88, R-PB-143, R-PB-173)."""
    return any_gone(g, (bounty,))


def any_gone(g: Firefly, bounties: tuple[str, ...]) -> bool:
    """Whether one of some Bounties seeks nobody who is left."""
    part = part_of(g.settings)
    return _any_gone(bounties, g.zones.get(REMOVED, ()), g.settings["board"], g.settings["mods"], part)


@partial(remembered, most=SOME)
def _any_gone(bounties: tuple[str, ...], out: tuple[str, ...], map_: str, mods: str, part: Part) -> bool:
    """The same, found anew for other Bounties and when another card leaves a game with such settings."""
    copies = _sought(map_, mods, part)
    return any(set(copies[bounty]).issubset(out) for bounty in bounties)


def due(g: Firefly) -> tuple[Step, ...]:
    """What keeps the List in order, before the next decision (R-PB-84, R-PB-88, R-PB-172)."""
    there = g.zones.get(LIST, ())
    short = len(there) < OPEN and BOUNTY in g.zones
    return (FillList(),) if short or any_gone(g, there) else ()


@dataclass(frozen=True, slots=True)
class FillList(Effect[Firefly]):
    """Bounties of who is gone leave the game, and new ones are revealed until three lie open or the deck is out."""

    def run(self, g: Firefly) -> Iterable[Step]:
        for bounty in g.zones.get(LIST, ()):
            if gone(g, bounty):
                g.tell(news.Unlisted(bounty))
                remove(g, bounty, LIST)
        while BOUNTY in g.zones and len(g.zones.get(LIST, ())) < OPEN:
            top = g.zones[BOUNTY][-1]
            reveal(g, top, everyone(len(g.ship)))
            if gone(g, top):
                remove(g, top, BOUNTY)
            else:
                g.tell(news.Listed(top))
                move(g, top, BOUNTY, LIST)
        return ()


def revised(g: Firefly, seat: int, card: str) -> tuple[Step, ...]:
    """With the Cruiser's own Nav Card the List goes under the deck, and a new one comes, before anything else is
    resolved (R-PB-87)."""
    if face(card) != CRUISER or LIST not in g.zones:
        return ()
    return (NewList(),)


@dataclass(frozen=True, slots=True)
class NewList(Effect[Firefly]):
    """Three others are wanted most; Bounties that were claimed stay where they are."""

    def run(self, g: Firefly) -> Iterable[Step]:
        for bounty in g.zones.get(LIST, ()):
            g.tell(news.Unlisted(bounty))
            sink(g, bounty, LIST, BOUNTY)
        return (FillList(),)
