"""What trouble costs, who pays for it and whom it may strike (R-CG-28 to R-CG-34)."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.fancards.charting import kind_at, neighbours
from game.rules.fancards.crew import aboard_with, trades_of
from game.rules.fancards.faces import hazard_face, is_hazard, is_unit, unit_face
from game.rules.fancards.reputation import ALLIANCE, CRIMINAL, standing
from game.rules.fancards.state import FanCards, cell_of, crew_at, on, opponents, places_of, seat_of

GUARDED, NOBODY, SPARED, TOO_DEAR = "R-CG-32", "R-CG-116", "R-CG-33", "R-CG-34"
"""The lines behind the refusals: what the card says about whom it strikes, nobody to fight, nothing to harm, too little
infamy in one pool."""


def cost(g: FanCards, card: str, place: str) -> int:
    """The infamy that a unit or hazard costs against a place, from the hand or the squad alike (R-CG-32, R-CG-59)."""
    if is_hazard(card):
        return hazard_face(card).infamy
    printed = unit_face(card)
    if printed.side == ALLIANCE and place and ":" not in place:
        return printed.infamy + aboard_with(g, seat_of(place), "alliance_dearer")
    return printed.infamy


def spend(g: FanCards, payer: int, infamy: int) -> None:
    """Infamy is taken out of one pool (R-CG-34)."""
    g.pool[payer] -= infamy


def near(g: FanCards, card: str, place: str) -> bool:
    """Whether a unit that strikes only on some kind of world, or beside one, finds one there."""
    wanted = [value for word, value in unit_face(card).perks if word == "only_near"]
    if not wanted:
        return True
    cell = cell_of(g, place)
    return {kind_at(g, at) for at in (cell, *neighbours(g, cell))}.issuperset(wanted)


def _side_fits(g: FanCards, card: str, seat: int) -> bool:
    """Whether the side that a unit waits for is the higher one of its target."""
    for word, side in unit_face(card).perks:
        other = CRIMINAL if side == ALLIANCE else ALLIANCE
        if word == "only_pool" and standing(g, seat, str(side)) <= standing(g, seat, other):
            return False
    return True


def reaches(g: FanCards, seat: int, card: str, place: str) -> bool:
    """Whether a unit can get at a place: one of a roving squad only at those in its space (R-CG-107)."""
    roving = on(g, "squads") and card in g.zones.get(f"squad:{seat}", ())
    return not roving or g.roving[seat] == cell_of(g, place)


def bars_unit(g: FanCards, seat: int, card: str, place: str) -> str:
    """The line that keeps a unit of `seat` from a place, "" when it may be played on it."""
    if not crew_at(g, place):
        return NOBODY
    if unit_face(card).perks and not (near(g, card, place) and _side_fits(g, card, seat_of(place))):
        return GUARDED
    if not reaches(g, seat, card, place):
        return "R-CG-107"
    return TOO_DEAR if cost(g, card, place) > g.pool[seat_of(place)] else ""


def strikes(g: FanCards, card: str, victim: int) -> bool:
    """Whether a hazard finds something to harm: nobody aboard is of the trade that keeps it away."""
    printed = hazard_face(card)
    return not printed.spared or all(printed.spared not in trades_of(g, who) for who in crew_at(g, str(victim)))


def bars_hazard(g: FanCards, card: str, payer: int) -> str:
    """The line that keeps a hazard from being paid from a pool, and so from striking that player if it has a target;
    "" when it may be played."""
    printed = hazard_face(card)
    if printed.target and not strikes(g, card, payer):
        return SPARED
    return TOO_DEAR if printed.infamy > g.pool[payer] else ""


def bars(g: FanCards, seat: int, card: str, place: str) -> str:
    """The line that keeps an encounter of `seat` from a place, a ship or an Away Team; "" when it may be played. For a
    hazard the place is the ship of whoever pays (R-CG-33)."""
    if seat_of(place) == seat:
        return "R-CG-29"
    if is_unit(card):
        return bars_unit(g, seat, card, place)
    return "R-CG-33" if ":" in place else bars_hazard(g, card, seat_of(place))


def encounters(g: FanCards, seat: int) -> list[str]:
    """The units and hazards a seat could play, from its hand and its squad (R-CG-32, R-CG-59); in a view those that
    are known."""
    cards = (*g.zones.get(f"hand:{seat}", ()), *g.zones.get(f"squad:{seat}", ()))
    return [card for card in cards if card[:1] != "?" and (is_unit(card) or is_hazard(card))]


def aims(g: FanCards, seat: int, card: str) -> Iterable[str]:
    """The places an encounter may be played on now. No place makes it cheaper than it is."""
    least = cost(g, card, "")
    for other in opponents(g, seat):
        if g.pool[other] >= least:
            for place in places_of(g, other):
                if not bars(g, seat, card, place):
                    yield place
