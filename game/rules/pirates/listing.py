"""The Most Wanted List: three Bounties lie open as long as the deck lasts (R-PB-82 to R-PB-93, R-PB-143, R-PB-173)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.remembered import remembered
from game.core.steps import Effect, Step
from game.core.zones import everyone, move, reveal, sink
from game.rules.firefly.boxes import part_of
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face, in_play, job_card
from game.rules.firefly.zones import remove
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


def sought_by(g: Firefly, bounty: str) -> list[str]:
    """All copies of them in this game, wherever they lie."""
    return list(_copies(names_on(bounty), g.settings["board"], g.settings["mods"], part_of(g.settings)))


@remembered
def _copies(names: tuple[str, ...], map_: str, mods: str, part: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    played = in_play({**dict(part), "board": map_, "mods": mods})
    decks = (cards for deck, cards in played.items() if deck.startswith("supply:"))
    return tuple(item for cards in decks for item in cards if face(item) in names)


def gone(g: Firefly, bounty: str) -> bool:
    """Whether nobody is left whom a Bounty seeks (R-PB-88, R-PB-143, R-PB-173)."""
    out = g.zones.get("removed", ())
    return all(item in out for item in sought_by(g, bounty))


def due(g: Firefly) -> tuple[Step, ...]:
    """What keeps the List in order, before the next decision (R-PB-84, R-PB-88, R-PB-172)."""
    there = g.zones.get(LIST, ())
    lost = [bounty for bounty in there if gone(g, bounty)]
    if lost or (len(there) < OPEN and BOUNTY in g.zones):
        return (FillList(),)
    return ()


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
