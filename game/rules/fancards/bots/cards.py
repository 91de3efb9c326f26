"""What the cards of a hand are worth: whom to hire, what to buy, what to keep and what to discard."""

from __future__ import annotations

from game.content.fancards.parts import Price
from game.content.fancards.records import Action, Character, Crew, Hazard, Instant, Item, Trait, Unit
from game.rules.fancards.bots.band import Band
from game.rules.fancards.bots.sense import worth
from game.rules.fancards.crew import fine
from game.rules.fancards.faces import crew_face, face, is_trait, job_face, perk, weapon
from game.rules.fancards.reputation import higher, meets
from game.rules.fancards.state import FanCards
from game.rules.fancards.work.jobs import brings, held

CREDIT, POINT = 0.25, 1.4
"""What a credit and a point of Reputation are worth that a card costs."""
PERKS = {"free_scouting": 2.0, "rim_scouting": 1.5}
"""What perks are worth that are worth more than 1."""
DULL = 0.5
"""How much less it is worth to have something twice."""


def person(band: Band, printed: Crew) -> float:
    """What somebody is worth to a crew that knows some trades already."""
    new = sum([band.asked[trade] * (0.25 if trade in band.known else 1.0) for trade in printed.trades])
    extra = sum([PERKS.get(word.name, 1.0) for word in printed.perks]) + 0.6 * bool(printed.power)
    return 0.7 * printed.combat + 0.6 * printed.health + new + extra


def bearer(band: Band, item: str) -> str:
    """Who should carry an item or have a trait: a fighter what helps in fights, else whoever has a hand free; "" for
    nobody."""
    printed = face(item)
    assert isinstance(printed, Item | Trait)
    strong, hands = perk(item, "carrier_combat"), band.aboard if is_trait(item) else band.free
    able = [card for card in hands if crew_face(card).combat >= strong] if strong else hands
    if not able:
        return ""
    if isinstance(printed, Item) and perk(item, "sole_weapon"):
        able = [card for card in able if not any(map(weapon, _arms(band.g, card)))] or able
    fights = printed.combat or perk(item, "rethrow_ones") or perk(item, "fine_weapon") or perk(item, "armour")
    if fights:
        return max(able, key=band.combat)
    return min(able, key=band.combat)


def _arms(g: FanCards, card: str) -> list[str]:
    return [item for item, who in g.carrier.items() if who == card]


def thing(band: Band, card: str) -> float:
    """What an item or trait is worth to a crew that doesn't have it yet."""
    g, seat, printed = band.g, band.seat, face(card)
    assert isinstance(printed, Item | Trait)
    who = bearer(band, card)
    found = sum([band.asked[trade] for trade in printed.trades if trade not in band.known]) if who else 0.0
    if who:
        fighter = band.combat(who) >= 3
        found += (1.1 if fighter else 0.6) * printed.combat + 0.5 * printed.carry
        found += 2.0 * bool(perk(card, "armour")) + 1.2 * bool(perk(card, "rethrow_ones"))
        found += 1.0 * perk(card, "fine_weapon") if any(map(fine, _arms(g, who))) else 0.0
        found += 1.8 * printed.health if isinstance(printed, Trait) else 0.0
        if isinstance(printed, Item) and weapon(card):
            found *= DULL ** len([item for item in _arms(g, who) if weapon(item)])
    if isinstance(printed, Item):
        found += CREDIT * max(perk(card, "sold_core"), perk(card, "sold_rim")) * 0.8
        found += 0.6 * perk(card, "heals") + (1.2 if "medic" in band.known else 0.2) * perk(card, "medic_tends")
        for job in held(g, seat):
            tag = job_face(job).brings
            if tag and tag in printed.tags and not brings(g, seat, tag, g.spot[seat]):
                found += 0.25 * worth(job)
        if "finery" in printed.tags:
            found += 0.5
    return found


def cost(g: FanCards, seat: int, price: Price) -> float:
    """What a price is worth to a seat: Reputation of the lower side is cheap."""
    found = CREDIT * price.credits
    for own, other, points in (
        (g.alliance[seat], g.criminal[seat], price.alliance),
        (g.criminal[seat], g.alliance[seat], price.criminal),
    ):
        found += POINT * points * (1.0 if own >= other else 0.3)
    return found


def keeps(band: Band, card: str) -> float:
    """How much a card of the hand is worth keeping."""
    g, seat, printed = band.g, band.seat, face(card)
    match printed:
        case Unit() | Hazard():
            most = max((higher(g, other) for other in g.credits if other != seat), default=0)
            strength = printed.combat + printed.health if isinstance(printed, Unit) else 2.5
            return 0.5 + 0.25 * strength if printed.infamy <= most + 2 else 0.3
        case Instant():
            return 1.1 if printed.nasty else 1.6
        case Action():
            return 1.0
        case Character():
            found = 1.3 * person(band, printed) - cost(g, seat, printed.price) - 2.0
        case Item() | Trait():
            found = thing(band, card) - cost(g, seat, printed.price) + 0.8
        case _:
            return 0.0
    return found if meets(g, seat, printed.needs) else 0.5 * found


def price_of(card: str) -> int:
    """What an item costs in credits, 0 for what has no price."""
    printed = face(card)
    return printed.price.credits if isinstance(printed, Item) else 0
