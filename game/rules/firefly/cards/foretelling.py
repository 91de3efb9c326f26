"""What an option or a word of a card comes to for a seat as things stand: what is taken and brought, who is upset."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.content.firefly.records import Choosable, Do
from game.rules.firefly.cards.needs import holds
from game.rules.firefly.perks import all_crew, carried_by, leader_of, perks, team
from game.rules.firefly.ship.goods import HIDDEN, PEOPLE, room_for
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card
from game.rules.firefly.zones import amount


class Upset(NamedTuple):
    """One of the Crew who gets a Disgruntled token; `leaves`: it is the second one, for a Leader all others leave."""

    crew: str
    leaves: bool


def spared(g: Firefly, seat: int, option: Choosable) -> bool:
    """Whether the team has what makes an option free: no cost, no test."""
    return bool(option.free_with) and all(holds(g, seat, do) for do in option.free_with)


def costs(g: Firefly, seat: int, option: Choosable) -> tuple[Do, ...]:
    """What an option really costs: nothing for whoever is spared it, never more than there is (R-FB-176)."""
    if spared(g, seat, option):
        return ()
    found = (do._replace(n=comes_to(g, seat, do)) for do in option.cost)
    return tuple(do for do in found if do.n)


def comes_to(g: Firefly, seat: int, do: Do) -> int:
    """The number that a word comes to: not more than there is to lose, or room to load."""
    if do.word in ("lose", "spend"):
        return min(do.n, amount(g, seat, do.what))
    if do.word in ("lose_money", "pay"):
        return min(do.n, g.money[seat])
    if do.word in ("load", "load_up_to"):
        return min(do.n, room_for(g, seat, do.what))
    if do.word == "load_per_crew":
        return min(len(team(g, seat)), room_for(g, seat, do.what))
    if do.word == "load_per_idle":
        return min(sum(not carried_by(g, crew) for crew in team(g, seat)), room_for(g, seat, do.what))
    if do.word == "lose_all":
        return sum(amount(g, seat, good) for good in PEOPLE)
    if do.word == "seize":
        return sum(amount(g, seat, good, do.what) for good in HIDDEN)
    return do.n


def meant(g: Firefly, seat: int, what: str) -> list[str]:
    """Moral Crew, or all: of those on the Job while one is worked, else of everybody aboard (R-FB-430, R-FB-431)."""
    return [crew for crew in team(g, seat) if what != "moral" or crew_card(crew).moral]


def moral(g: Firefly, seat: int) -> list[str]:
    """The Moral Crew, wherever they are."""
    return [crew for crew in all_crew(g, seat) if crew_card(crew).moral]


def upset(g: Firefly, seat: int, crew: Iterable[str]) -> list[Upset]:
    """Who gets a token if all of these are to, one after the other (R-FB-324, R-FB-501, R-FB-503)."""
    angry, leader, found = set(g.disgruntled), leader_of(g, seat), list[Upset]()
    for one in crew:
        who = next((perk.item for perk in perks(g, seat, "takes_token")), one) if one == leader else one
        found.append(Upset(who, who in angry))
        if who == leader and who in angry:
            return found
        angry.add(who)
    return found
