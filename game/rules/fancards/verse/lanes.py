"""The encounters of a 'Verse phase that are still to be fought, and who may fight them (R-CG-36 to R-CG-41)."""

from __future__ import annotations

from game.rules.fancards.crew import trades_of
from game.rules.fancards.faces import is_unit, kind, perk, unit_face
from game.rules.fancards.state import FanCards, cell_of, crew_at, crew_of, opponents, place_of, places_of, seat_of


def laid(g: FanCards) -> tuple[str, ...]:
    """What was played in this 'Verse phase, in the order in which it is fought."""
    return g.zones.get("laid", ())


def pending(g: FanCards) -> list[str]:
    """What is still to be fought or to strike."""
    return [card for card in laid(g) if f"{card}/done" not in g.bonus]


def against(g: FanCards, seat: int) -> list[str]:
    """What is aimed at a seat and still to come."""
    return [card for card in pending(g) if g.aim[card] and seat_of(g.aim[card]) == seat]


def lanes(g: FanCards, seat: int) -> list[str]:
    """The units that still attack a seat."""
    return [card for card in against(g, seat) if is_unit(card)]


def victims(g: FanCards, seat: int) -> list[int]:
    """Who is attacked by `seat`, in turn order."""
    aimed = {seat_of(g.aim[card]) for card in pending(g) if g.aim[card]}
    return [other for other in opponents(g, seat) if other in aimed]


def able(g: FanCards, place: str) -> list[str]:
    """Who can take part in a fight at a place: not who was betrayed in this phase."""
    return [card for card in crew_at(g, place) if f"{card}/out" not in g.bonus]


def under_attack(g: FanCards, seat: int) -> list[str]:
    """The places of a seat that units still attack."""
    aimed = {g.aim[unit] for unit in lanes(g, seat)}
    return [place for place in places_of(g, seat) if place in aimed]


def defenders(g: FanCards, seat: int) -> list[str]:
    """Who of a seat's crew can fight the units that attack it."""
    return [card for place in under_attack(g, seat) for card in able(g, place)]


def struck(g: FanCards, seat: int) -> list[str]:
    """Who of a seat's crew something comes at, a unit or a hazard."""
    aimed = {g.aim[card] for card in against(g, seat)}
    return [card for place in places_of(g, seat) if place in aimed for card in able(g, place)]


def engaged(g: FanCards) -> set[str]:
    """Who has an attacker already."""
    return {card for guards in g.guard.values() for card in guards}


def guards_of(g: FanCards, unit: str) -> list[str]:
    """Who still stands against a unit, in order: at its place, or holding the door for those there."""
    place = g.aim[unit]
    helpers = [card for card in crew_of(g, seat_of(place)) if f"{card}/door" in g.bonus]
    fit = {*crew_at(g, place), *helpers}
    return [card for card in g.guard.get(unit, ()) if card in fit and f"{card}/out" not in g.bonus]


def near_door(g: FanCards, unit: str) -> list[str]:
    """Who may hold the door against a unit: without an attacker, in the same space, also from another place there.
    Nobody, where there is nobody left to be helped."""
    place, busy = g.aim[unit], engaged(g)
    if not crew_at(g, place):
        return []
    cell, seat = cell_of(g, place), seat_of(place)
    here = [card for card in crew_of(g, seat) if cell_of(g, place_of(g, seat, card)) == cell]
    return [card for card in here if card not in busy and f"{card}/out" not in g.bonus]


def sought(g: FanCards, unit: str) -> list[str]:
    """Those at its place whom a unit fights first."""
    perks = unit_face(unit).perks
    trades = {str(value) for word, value in perks if word == "seeks"}
    names = {str(value) for word, value in perks if word == "seeks_crew"}
    return [card for card in able(g, g.aim[unit]) if kind(card) in names or trades & trades_of(g, card)]


def opening(g: FanCards, unit: str) -> tuple[list[str], list[str]]:
    """Who fights a unit now, in order, and whom its owner may choose from instead, or must when nobody fights it
    (R-CG-40, R-CG-41); none to choose from where all is settled."""
    guards, there = guards_of(g, unit), able(g, g.aim[unit])
    if f"{unit}/fought" in g.bonus:
        return guards, []
    wanted = sought(g, unit)
    if wanted:
        first = next((card for card in guards if card in wanted), "")
        if not first and len(wanted) > 1:
            return guards, wanted
        first = first or wanted[0]
        return [first, *(card for card in guards if card != first)], []
    if not guards:
        return (there, []) if len(there) == 1 else ([], there)
    if perk(unit, "picks_foe") and len(guards) < 2 and len(there) > 1:
        return guards, there
    return guards, []
