"""What Supply Cards are worth to a captain, in $: the Crew they make, what their perks do, less what they cost in the
end."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.content.firefly.records import Do
from game.core.remembered import ENOUGH, remembered
from game.rules.firefly.bots.jobs import TABLES, Unseen, Worths
from game.rules.firefly.boxes import worth
from game.rules.firefly.crew.gear import room_for
from game.rules.firefly.outlook.forces import Force
from game.rules.firefly.outlook.scoring import (
    RICH,
    might,
    story_of,
    surplus,
    wanted,
    with_card,
    without_crew,
    without_gear,
)
from game.rules.firefly.perks import all_crew, fitted, has_perk, leader_of, perks, printed_perks
from game.rules.firefly.ship.fittings import crew_room, free_slots
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, drive_card, face, gear_card, kind, upgrade_card
from game.rules.firefly.trade.consider import CONSIDERED
from game.rules.firefly.zones import amount

PERKS = {
    "pay_bonus": 150,
    "haul": 200,
    "free_hire": 200,
    "half_price": 100,
    "reroll": 250,
    "reroll_ones": 200,
    "range": 300,
    "mosey": 100,
    "no_breakdowns": 150,
    "salvage": 120,
    "crew_room": 500,
    "hold_room": 60,
    "stash_room": 60,
    "medic_bonus": 150,
    "medic_reroll": 150,
    "gear_slots": 150,
    "solid": 400,
    "consider_jobs": 100,
    "buy_cards": 100,
    "cheer": 150,
    "gifted": 300,
    "fewer_cards": 300,
    "cry_baby": 200,
    "ignore_wanted": 100,
    "hide_wanted": 100,
    "as_fight": 150,
    "discard_for": 80,
    "discard_as": 60,
    "takes_token": 60,
    "no_bonus_roll": -80,
    "dies_first": 0,
    "wanted_rolls": -100,
    "deceptive": -50,
}
CUTS = 1.5
"""How many Cuts of one of the Crew are reckoned with when it is hired, as a share of the price."""
ABOARD = 120
"""What anybody is worth: one more to carry Gear, one more to lose."""
WANTED = 250
"""What it costs to have somebody aboard whom the Alliance looks for."""
RANGE = 350
"""What one more Sector of range is worth."""
FUELLED = 150
"""What it is worth that a Full Burn costs no Fuel."""
SPARE, TANKED, FUEL_PRICE = 200, 4, 100
"""The money that is kept: the first, and the third for each Fuel that is missing to the second."""
DEAR = 9999.0
"""More than any card is worth."""
CHANGE = 250
"""What a change of Crew must bring at least."""
BOTH = 0.7
"""How much the second best of some cards counts that are bought together."""


class Buyer(NamedTuple):
    """What counts when a captain buys: the team, the Story and the Goals done, money that may go, how much there is
    beyond what is wanted and what a $ of that is worth, room for Crew and Upgrades, whether a hand is free for Gear,
    what the least of Gear and Crew is worth that would have to go, what the Drive Core is worth, what is cheaper."""

    has: Force
    story: tuple[str, int]
    money: int
    extra: int
    dollar: float
    bunks: int
    slots: int
    hands: bool
    gear: float
    crew: float
    drive: float
    free_hire: bool
    cheap: frozenset[str]


def buyer_of(g: Firefly, seat: int, team: Force) -> Buyer:
    """The captain of a seat as one who buys for a team."""
    has, crew, bunks = team._replace(money=RICH), all_crew(g, seat), crew_room(g, seat)
    idle = [item for item in g.zones.get(f"gear:{seat}", ()) if item not in g.carrier]
    hands = sum(max(0, room_for(g, one)) for one in crew) > len(idle)
    spare = SPARE + FUEL_PRICE * max(0, TANKED - amount(g, seat, "fuel"))
    extra = max(0, g.money[seat] - wanted(g, seat, team))
    return Buyer(
        has,
        (story_of(g), g.goals[seat]),
        g.money[seat] - spare,
        extra,
        surplus(g, seat),
        bunks,
        free_slots(g, seat),
        hands,
        0.0 if hands else least_gear(g, seat, has),
        0.0 if bunks else least_crew(g, seat, has)[0],
        max((drive_worth(fit) for fit in fitted(g, seat) if kind(fit) == "drive"), default=0.0) + welded(g, seat),
        has_perk(g, seat, "free_hire"),
        frozenset(perk.what for perk in perks(g, seat, "half_price")),
    )


def perk_worth(do: Do) -> float:
    """What a perk is worth by itself."""
    if do.word == "own":
        return worth(do)
    much = PERKS.get(do.word, 40)
    if do.word in ("hold_room", "stash_room", "range"):
        return float(much * do.n)
    return float(much)


def welded(g: Firefly, seat: int) -> float:
    """More than any other Drive Core could bring where the ship takes none but its own (R-FB-355)."""
    return DEAR if any(drive_card(core).only for core in g.zones.get(f"drive:{seat}", ())) else 0.0


def drive_worth(item: str) -> float:
    """What a Drive Core is worth."""
    card = drive_card(item)
    return RANGE * card.range + FUELLED * (1 - card.fuel) + sum(map(perk_worth, card.perks))


@partial(remembered, most=ENOUGH)
def adds(item: str, has: Force, story: tuple[str, int]) -> float:
    """What a Supply Card adds to a team that finds room for it, its price not counted."""
    if kind(item) == "drive":
        return drive_worth(item)
    found = might(with_card(has, item), *story) - might(has, *story)
    found += sum(perk_worth(do) for do in printed_perks(item))
    if kind(item) == "crew":
        card = crew_card(item)
        found += ABOARD - CUTS * card.cost - (WANTED if card.wanted else 0)
    return found


def card_worth(buyer: Buyer, item: str) -> float:
    """What a Supply Card is worth to a captain, its price not counted, what must make room for it is."""
    found, what = adds(face(item), buyer.has, buyer.story), kind(item)
    if what == "drive":
        return found - buyer.drive
    return found - buyer.gear if what == "gear" else found


def cost(buyer: Buyer, item: str) -> int:
    """What a Supply Card costs a captain."""
    what = kind(item)
    if what == "crew":
        return 0 if buyer.free_hire else crew_card(item).cost
    if what == "gear":
        gear = gear_card(item)
        return gear.cost // 2 if buyer.cheap.intersection(gear.keywords) else gear.cost
    much = drive_card(item).cost if what == "drive" else upgrade_card(item).cost
    return much // 2 if what in buyer.cheap else much


def gain(buyer: Buyer, item: str) -> float:
    """What a captain gains by buying a card now, making room for it; below 0 the money had better be kept."""
    much, what = cost(buyer, item), kind(item)
    if much > buyer.money or (what == "upgrade" and not buyer.slots):
        return -1.0
    found = card_worth(buyer, item) - buyer.dollar * min(much, buyer.extra) - max(0, much - buyer.extra)
    return found - buyer.crew - CHANGE if what == "crew" and not buyer.bunks else found


def least_gear(g: Firefly, seat: int, has: Force) -> float:
    """What the least useful Gear that is carried is worth: it makes room for better Gear."""
    story = story_of(g), g.goals[seat]
    carried = [gear for gear in g.zones.get(f"gear:{seat}", ()) if gear in g.carrier]
    return min((might(has, *story) - might(without_gear(has, gear), *story) for gear in carried), default=DEAR)


def least_crew(g: Firefly, seat: int, has: Force) -> tuple[float, str]:
    """What the least useful of the Crew is worth, and who that is; the Leader stays."""
    story, leader = (story_of(g), g.goals[seat]), leader_of(g, seat)
    found = []
    for crew in g.zones.get(f"crew:{seat}", ()):
        if crew != leader:
            without = might(without_crew(has, crew), *story)
            found.append((might(has, *story) - without + sum(map(perk_worth, crew_card(crew).perks)), crew))
    return min(found, default=(DEAR, ""))


@partial(remembered, most=TABLES)
def gains(buyer: Buyer) -> Worths:
    """What cards that are worth their price bring a captain who buys them now, by what is printed on them."""
    return Worths(lambda card: max(0.0, gain(buyer, card)))


def shopping(g: Firefly, found: Worths, name: str, unseen: Unseen) -> float:
    """What a Buy Action with a Supply Deck is worth to who gains so much by each card: what lies open, and what the
    best of the deck may be."""
    deck = f"supply:{name}"
    known = sorted([found[face(item)] for item in g.zones.get(f"{deck}.discard", ())], reverse=True)
    drawn = found.best_of(tuple(map(face, unseen[deck])), CONSIDERED)
    best, second = sorted((*known[:2], drawn, BOTH * drawn), reverse=True)[:2]
    return best + BOTH * second
