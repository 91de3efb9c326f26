"""What a bot trades with others in its Sector: it buys Fuel it is short of, goods that it sells for more and Gear that
lies idle, and gives away what it gets more for than it is worth (R-FB-574 to R-FB-583)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.content.firefly import firefly
from game.rules.firefly.bots.buys import SPARE, buyer_of, card_worth
from game.rules.firefly.bots.cards import dear, promised
from game.rules.firefly.bots.errands import LOW_FUEL
from game.rules.firefly.outlook.scoring import whole_force
from game.rules.firefly.perks import solid
from game.rules.firefly.ship.goods import room_for
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, gear_card, kind
from game.rules.firefly.trade.trading import Trade, TradeAnswer, can_keep
from game.rules.firefly.zones import amount

FUEL_PRICE = 200
"""$ offered for a Fuel; at a Supply Deck it costs 100, but that is elsewhere."""
ENOUGH_FUEL = 5
"""Fuel that a rival keeps for itself."""
SHARE = 0.65
"""How much of what a Contact pays is offered for goods."""
AT_LEAST = 400
"""What a Contact must pay for goods worth a trade."""
TOGETHER = 3
"""The most tokens in one trade."""
KEPT = 10_000.0
"""What is not for sale."""
SOLD = 0.8
"""How much of their worth makes a bot part with goods that no Job waits for."""
GOODS = ("contraband", "cargo")


class Wish(NamedTuple):
    """What a bot would have from another, and what it pays for it in $."""

    take: tuple[str, ...]
    pay: int


def offer(g: Firefly, seat: int, options: Sequence[str]) -> str:
    """The trade to begin, "" for none: one that the other will agree to."""
    for key in options:
        if key.startswith("trade:"):
            one, other = map(int, key[6:].split(":"))
            if seat in (one, other) and wish(g, seat, one + other - seat):
                return key
    return ""


def wish(g: Firefly, seat: int, other: int) -> Wish | None:
    """What a seat offers to buy of another, None when there is nothing both gain by."""
    for found in _wishes(g, seat, other):
        fits = found.take and found.pay <= g.money[seat] - SPARE and found.pay >= loss(g, other, found.take)
        if fits and can_keep(g, seat, other, (), found.take, found.pay):
            return found
    return None


def _wishes(g: Firefly, seat: int, other: int) -> Iterator[Wish]:
    short = min(LOW_FUEL - amount(g, seat, "fuel"), amount(g, other, "fuel") - ENOUGH_FUEL)
    if short > 0:
        yield Wish(("good:fuel",) * short, FUEL_PRICE * short)
    for good in GOODS:
        lies = amount(g, other, good)
        price = 100 * int(SHARE * best_price(g, seat, good) / 100) if lies else 0
        if price and best_price(g, other, good) < AT_LEAST:
            count = min(lies - promised(g, other, good), room_for(g, seat, good), TOGETHER)
            yield Wish((f"good:{good}",) * count, price * count)
    theirs = g.zones.get(f"gear:{other}", ())
    if not theirs:
        return
    buyer = buyer_of(g, seat, whole_force(g, seat))
    for gear in theirs:
        pay = -(-gear_card(gear).cost // 200) * 100
        if card_worth(buyer, gear) > 2 * pay:
            yield Wish((gear,), pay)


def best_price(g: Firefly, seat: int, good: str) -> int:
    """What the Contacts a seat is Solid with pay for a token, 0 below what is worth a trade."""
    contacts = firefly().contacts.values()
    best = max((dict(one.prices).get(good, 0) for one in contacts if solid(g, seat, one.id)), default=0)
    return best if best >= AT_LEAST else 0


def lay_down(g: Firefly, step: Trade, options: Sequence[str]) -> str:
    """The next thing of what is wished for, then the money, then the offer."""
    found = wish(g, step.seat, step.other)
    if found is None:
        return "cancel"
    missing = list(found.take)
    for thing in step.take:
        if thing in missing:
            missing.remove(thing)
    if missing:
        key = f"take:{missing[0]}"
    else:
        left = found.pay - step.pay
        key = "pay:1000" if left >= 1000 else "pay:100" if left > 0 else "offer"
    return key if key in options else "cancel"


def answer(g: Firefly, step: TradeAnswer, options: Sequence[str]) -> str:
    """Agrees to what brings in at least what it costs."""
    return "agree" if worth(g, step.seat, step.give) + step.pay >= loss(g, step.seat, step.take) else "refuse"


def worth(g: Firefly, seat: int, things: Sequence[str]) -> float:
    """What it is worth to a seat to get these."""
    buyer = buyer_of(g, seat, whole_force(g, seat))
    goods = sum(SOLD * dear(g, seat, thing[5:]) for thing in things if thing.startswith("good:"))
    return goods + sum(max(0.0, card_worth(buyer, one)) for one in things if not one.startswith("good:"))


def loss(g: Firefly, seat: int, things: Sequence[str]) -> float:
    """What it costs a seat to part with these: what a Job waits for, what is carried and who is in the Crew stay."""
    total = 0.0
    for thing in set(things):
        good, count = thing[5:], things.count(thing)
        if thing.startswith("good:"):
            spare = amount(g, seat, good) - promised(g, seat, good)
            total += SOLD * dear(g, seat, good) * count if count <= spare else KEPT
        elif kind(thing) == "gear" and thing not in g.carrier:
            total += gear_card(thing).cost / 2
        elif kind(thing) == "crew" and thing in g.disgruntled:
            total += crew_card(thing).cost
        else:
            total += KEPT
    return total
