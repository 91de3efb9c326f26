"""What the cards of a hand are worth: whom to hire, what to buy, what to keep and what to discard."""

from __future__ import annotations

from game.content.fancards.parts import TRADES, Price
from game.content.fancards.records import Action, Character, Crew, Hazard, Instant, Item, Trait, Unit
from game.core.remembered import remembered
from game.rules.fancards.bots.fame import epics
from game.rules.fancards.bots.sense import worth
from game.rules.fancards.crew import carry_of, combat_of, fine, trades_of
from game.rules.fancards.faces import crew_face, face, is_epic, is_trait, job_face, perk, weapon
from game.rules.fancards.items import load_of
from game.rules.fancards.reputation import higher, meets
from game.rules.fancards.state import FanCards, crew_at, crew_of
from game.rules.fancards.work.jobs import brings, held

CREDIT, POINT = 0.25, 1.4
"""What a credit and a point of Reputation are worth that a card costs."""
HELD, POSTED, AROUND = 1.5, 0.5, 0.45
"""What a trade is worth that a held Epic, an open one and all others ask for."""
DULL = 0.5
"""How much less it is worth to have something twice."""


def wants(g: FanCards, seat: int) -> dict[str, float]:
    """What each trade is worth to a seat, by the Epics and jobs that ask for it."""
    found = dict(around(g.settings["mods"]))
    for share, jobs in ((HELD, held(g, seat)), (POSTED, g.zones.get("bulletin", ()))):
        for job in jobs:
            for trade in job_face(job).trades:
                found[trade] += share if is_epic(job) else share * 0.3
    return found


@remembered
def around(mods: str) -> dict[str, float]:
    """What each trade is worth by the Epics there are."""
    asked = [trade for job in epics(mods) for trade in job_face(job).trades]
    return {trade: AROUND * asked.count(trade) * 16 / max(1, len(epics(mods))) / 3 for trade in TRADES}


def skills(g: FanCards, seat: int, but: str = "") -> set[str]:
    """The trades of a crew, but for one of them."""
    return set[str]().union(*(trades_of(g, card) for card in crew_of(g, seat) if card != but))


def person(printed: Crew, known: set[str], asked: dict[str, float]) -> float:
    """What somebody is worth to a crew that knows some trades already."""
    new = sum(asked[trade] * (0.25 if trade in known else 1.0) for trade in printed.trades)
    extra = 1.0 * len(printed.perks) + 0.6 * bool(printed.power)
    return 0.7 * printed.combat + 0.6 * printed.health + new + extra


def bearer(g: FanCards, seat: int, item: str) -> str:
    """Who should carry an item or have a trait: a fighter what helps in fights, else whoever has a hand free; "" for
    nobody."""
    printed = face(item)
    assert isinstance(printed, Item | Trait)
    able = [card for card in crew_at(g, str(seat)) if crew_face(card).combat >= perk(item, "carrier_combat")]
    if not is_trait(item):
        able = [card for card in able if load_of(g, card) < carry_of(g, card)]
    if not able:
        return ""
    if isinstance(printed, Item) and perk(item, "sole_weapon"):
        able = [card for card in able if not any(map(weapon, _arms(g, card)))] or able
    fights = printed.combat or perk(item, "rethrow_ones") or perk(item, "fine_weapon") or perk(item, "armour")
    if fights:
        return max(able, key=lambda card: combat_of(g, card))
    return min(able, key=lambda card: combat_of(g, card))


def _arms(g: FanCards, card: str) -> list[str]:
    return [item for item, who in g.carrier.items() if who == card]


def thing(g: FanCards, seat: int, card: str) -> float:
    """What an item or trait is worth to a crew that doesn't have it yet."""
    printed = face(card)
    assert isinstance(printed, Item | Trait)
    who, asked, known = bearer(g, seat, card), wants(g, seat), skills(g, seat)
    found = sum(asked[trade] for trade in printed.trades if trade not in known) if who else 0.0
    if who:
        fighter = combat_of(g, who) >= 3
        found += (1.1 if fighter else 0.6) * printed.combat + 0.5 * printed.carry
        found += 2.0 * bool(perk(card, "armour")) + 1.2 * bool(perk(card, "rethrow_ones"))
        found += 1.0 * perk(card, "fine_weapon") if any(map(fine, _arms(g, who))) else 0.0
        found += 1.8 * printed.health if isinstance(printed, Trait) else 0.0
        if isinstance(printed, Item) and weapon(card):
            found *= DULL ** len([item for item in _arms(g, who) if weapon(item)])
    if isinstance(printed, Item):
        found += CREDIT * max(perk(card, "sold_core"), perk(card, "sold_rim")) * 0.8
        found += 0.6 * perk(card, "heals") + (1.2 if "medic" in known else 0.2) * perk(card, "medic_tends")
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


def keeps(g: FanCards, seat: int, card: str) -> float:
    """How much a card of the hand is worth keeping."""
    printed = face(card)
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
            found = 1.3 * person(printed, skills(g, seat), wants(g, seat)) - cost(g, seat, printed.price) - 2.0
        case Item() | Trait():
            found = thing(g, seat, card) - cost(g, seat, printed.price) + 0.8
        case _:
            return 0.0
    return found if meets(g, seat, printed.needs) else 0.5 * found


def price_of(card: str) -> int:
    """What an item costs in credits, 0 for what has no price."""
    printed = face(card)
    return printed.price.credits if isinstance(printed, Item) else 0
