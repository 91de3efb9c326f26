"""Whom a Bounty seeks and where they are now, as everybody at the table may know it."""

from __future__ import annotations

from typing import NamedTuple

from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.rules.firefly.board import board, find
from game.rules.firefly.perks import all_crew
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import deck_of, job_card
from game.rules.pirates.bound import captives, holds
from game.rules.pirates.listing import LIST, sought_by


class Prey(NamedTuple):
    """One of the Crew who is sought. `how`: "pile" (alone, on a discard pile), "crew" or "bound" (with `seat`), "deck"
    (not seen yet) or "gone"; `node`: the Sector they are in, of a deck that where it is sold; 0 for none."""

    crew: str
    how: str
    node: int = 0
    seat: int = -1

    @property
    def seen(self) -> bool:
        """Whether they can be hunted somewhere."""
        return self.how in ("pile", "crew")


def listed(g: Firefly) -> tuple[str, ...]:
    """The Bounties that lie open."""
    return g.zones.get(LIST, ())


def prey(g: Firefly, bounty: str) -> list[Prey]:
    """All copies of whom a Bounty seeks, those that can be hunted first."""
    order = ("pile", "crew", "bound", "deck", "gone")
    return sorted((_one(g, item) for item in sought_by(g, bounty)), key=lambda one: order.index(one.how))


def _one(g: Firefly, item: str) -> Prey:
    deck = deck_of(item)
    sold = next((planet.id for planet in board(g).planets.values() if f"supply:{planet.supply}" == deck), "")
    node = find(g, sold) if sold else 0
    if item in g.zones.get(f"{deck}.discard", ()):
        return Prey(item, "pile", node)
    for seat, at in g.ship.items():
        if item in all_crew(g, seat):
            return Prey(item, "crew", at, seat)
        if any(item in captives(g, seat, bounty) for bounty in holds(g, seat)):
            return Prey(item, "bound", at, seat)
    return Prey(item, "gone") if item in g.zones.get("removed", ()) else Prey(item, "deck", node)


def where(now: Situation, words: Words, one: Prey) -> str:
    """Where somebody is, in words."""
    place = now.where(one.node, words) if one.node else ""
    name = now.name(one.seat) if one.seat >= 0 else ""
    return words(f"firefly.prey.{one.how}", place=place, name=name)


def drop_off(now: Situation, words: Words, bounty: str) -> tuple[str, str]:
    """Where a Bounty is delivered: the planet ("" for the Cruiser) and what it is called."""
    places = job_card(bounty).places
    if not places:
        return "", words("firefly.page.cruiser.at")
    return places[0][0], board(now.g).planets[places[0][0]].name


def hunted(now: Situation, words: Words) -> dict[str, str]:
    """The Crew aboard ships for whom a Bounty lies open, with what it pays."""
    found: dict[str, str] = {}
    for bounty in listed(now.g):
        pay = words("money", n=job_card(bounty).pay)
        said = words("firefly.hunted", money=pay, place=drop_off(now, words, bounty)[1])
        found |= {one.crew: said for one in prey(now.g, bounty) if one.how == "crew"}
    return found


def named(bounty: str) -> str:
    """What a Bounty is called."""
    return title(bounty)
