"""Why a Job can't be accepted, why a Contact or a card doesn't sell, and why a favour isn't done."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.firefly import firefly
from game.core.steps import Option
from game.rules.firefly.perks import solid
from game.rules.firefly.ship.goods import PEOPLE, LoadUpTo, room_for
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face
from game.rules.firefly.trade.buying import MarketChoice
from game.rules.firefly.trade.deal import HAND, DealChoice, prices
from game.rules.firefly.whynot.asking import Asked, Found, explained
from game.rules.firefly.zones import amount
from game.rules.shared.whynot import Explain

FAVOURS = {"clear": "clear_warrants", "fuel": "sells_fuel", "load": "travel_hub", "unstow": "travel_hub"}
"""The perk of a Contact that each favour needs; people of the bank that are dragged aboard are loaded."""
STORES = ("fuel", "part", "cargo", "contraband")


def short(g: Firefly, seat: int, good: str, number: str) -> tuple[str, str]:
    """Why no more tokens are bought or loaded: the room (R-FB-289), or the money (R-FB-290)."""
    room = room_for(g, seat, good)
    fits = room >= int(number) if number.isdigit() else bool(room)
    return ("R-FB-290", "no_money") if fits else ("R-FB-289", "no_squares")


def _deal(g: Firefly, step: DealChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Dealing (R-FB-358, R-FB-360, R-FB-367, R-FB-374, R-FB-379, R-FB-528)."""
    seat = step.seat
    if what.verb == "accept":
        if what.item not in g.zones.get(f"considered:{seat}", ()):
            return ("R-FB-358", "not_considered")
        if not step.left:
            return ("R-FB-360", "accepted_two", "done")
        return ("R-FB-367", "hand_full") if len(g.zones.get(f"hand:{seat}", ())) >= HAND else None
    if what.verb == "sell":
        if not solid(g, seat, step.contact):
            return ("R-FB-374", "not_solid")
        if what.item not in [good for good, _ in prices(g, seat, step.contact)]:
            return ("R-FB-379", "not_bought_here")
        return ("R-FB-31", "not_aboard") if amount(g, seat, what.item) < int(what.rest or 1) else None
    if what.verb in FAVOURS:
        return _favour(g, step, what)
    if what.verb == "drop" and what.item in g.zones.get(f"active:{seat}", ()):
        return ("R-FB-385", "active_stays")
    return ("R-FB-358", "picked_before") if what.verb in ("pick", "draw") else None


def _favour(g: Firefly, step: DealChoice, what: Asked) -> Found:
    """A favour of a Contact: for friends (R-FB-528), as the Contact has it (R-FB-529), with something to clear and the
    money for it (R-FB-530), with room for what is loaded or bought (R-FB-29, R-FB-289, R-FB-290)."""
    seat = step.seat
    if all(do.word != FAVOURS[what.verb] for do in firefly().contacts[step.contact].perks):
        return ("R-FB-529", "no_such_favour")
    if not solid(g, seat, step.contact):
        return ("R-FB-528", "favour_solid")
    if what.verb == "clear":
        return ("R-FB-530", "no_money") if g.warrants[seat] else ("R-FB-530", "no_warrants")
    if what.verb == "fuel":
        return short(g, seat, "fuel", what.rest.rpartition(":")[2])
    return ("R-FB-29", "no_squares") if what.item in PEOPLE else ("R-FB-529", "no_such_favour")


def _market(g: Firefly, step: MarketChoice, what: Asked, options: Sequence[Option]) -> Found:
    """What a card sells: kind after kind in the order of the card, no more than it says (R-FB-172), than the money is
    enough for and than fits (R-FB-289, R-FB-290)."""
    good = what.verb if what.verb in STORES else what.item
    if good not in STORES:
        return None
    if good != step.good:
        drawn = [getattr(firefly().faces[face(card)], "options", ()) for card in g.zones.get("drawn", ())]
        sold = [do.what for ways in drawn for option in ways for do in option.do if do.word == "buy"]
        if good not in sold or step.good not in sold:
            return ("R-FB-172", "market_other")
        return ("R-FB-172", "market_later" if sold.index(good) > sold.index(step.good) else "market_past")
    number = what.rest.rpartition(":")[2]
    most = options[-2].key if len(options) > 1 else "done"
    if step.most and number.isdigit() and int(number) > step.most:
        return ("R-FB-172", "market_most", most)
    return (*short(g, step.seat, good, number), most)


def _load(g: Firefly, step: LoadUpTo, what: Asked, options: Sequence[Option]) -> Found:
    """What a card lets come aboard: no more than it says (R-FB-172), no more than fits (R-FB-29)."""
    if what.verb != "load":
        return None
    number = what.rest.rpartition(":")[2]
    if what.item != step.good:
        return ("R-FB-172", "market_other")
    over = number.isdigit() and int(number) > step.most
    return ("R-FB-172", "market_most", options[-1].key) if over else ("R-FB-29", "no_squares", options[-1].key)


EXPLAIN: tuple[Explain, ...] = (
    (DealChoice, explained(_deal)),
    (MarketChoice, explained(_market)),
    (LoadUpTo, explained(_load)),
)
