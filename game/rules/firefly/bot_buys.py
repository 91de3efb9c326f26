"""What Supply Cards are worth to a seat, in $: the Crew it makes, what its perks do, less what it costs in the end."""

from __future__ import annotations

from collections.abc import Iterable

from game.content.firefly_records import Do
from game.rules.firefly.board import planets_at
from game.rules.firefly.buying import has_room, price
from game.rules.firefly.fittings import crew_room
from game.rules.firefly.gear import may_carry, room_for
from game.rules.firefly.outlook import Force
from game.rules.firefly.perks import all_crew, fitted, leader_of, printed_perks
from game.rules.firefly.scoring import dearness, might, story_of, with_card, without_crew, without_gear
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, drive_card, face, kind

PERKS = {
    "pay_bonus": 150, "haul": 200, "free_hire": 200, "half_price": 100, "reroll": 250, "reroll_ones": 200,
    "range": 300, "mosey": 100, "no_breakdowns": 150, "salvage": 120, "crew_room": 500, "hold_room": 60,
    "stash_room": 60, "medic_bonus": 150, "medic_reroll": 150, "gear_slots": 150, "solid": 400, "consider_jobs": 100,
    "buy_cards": 100, "cheer": 150, "gifted": 300, "fewer_cards": 300, "cry_baby": 200, "ignore_wanted": 100,
    "hide_wanted": 100, "as_fight": 150, "discard_for": 80, "discard_as": 60, "takes_token": 60,
    "no_bonus_roll": -80, "dies_first": 0, "wanted_rolls": -100, "deceptive": -50,
}
CUTS = 1.1
"""How many Cuts of one of the Crew are reckoned with when it is hired, as a share of the price."""
WANTED = 250
"""What it costs to have somebody aboard whom the Alliance looks for."""
RANGE = 350
"""What one more Sector of range is worth."""
LEAST = 700
"""Money below which nobody buys cards."""
SPARE = 200
"""The money that is kept for Fuel."""
CHANGE = 250
"""What a change of Crew must bring at least."""
UNSEEN = 260
"""What drawing from a deck is worth to who has money and room."""


def perk_worth(do: Do) -> float:
    """What a perk is worth by itself."""
    much = PERKS.get(do.word, 40)
    if do.word in ("hold_room", "stash_room", "range"):
        return float(much * do.n)
    return float(much)


def card_worth(g: Firefly, seat: int, has: Force, item: str) -> float:
    """What a Supply Card is worth to a seat, its price not counted."""
    what, story = kind(item), story_of(g)
    gain = might(with_card(has, item), story) - might(has, story)
    gain += sum(perk_worth(do) for do in printed_perks(face(item)))
    if what == "crew":
        card = crew_card(item)
        gain += 120  # one more to carry Gear, one more to lose
        return gain - CUTS * card.cost - (WANTED if card.wanted else 0)
    if what == "gear":
        return gain if free_hand(g, seat, item) else gain - least_gear(g, seat, has)
    if what == "drive":
        own = [drive_card(fit) for fit in fitted(g, seat) if kind(fit) == "drive"]
        new = drive_card(item)
        old_perks = sum(perk_worth(do) for core in own for do in core.perks)
        far = new.range - max((core.range for core in own), default=0)
        fuel = min((core.fuel for core in own), default=1) - new.fuel
        return gain - old_perks + RANGE * far + 300 * fuel
    if any(face(item) == face(other) for other in fitted(g, seat)):
        return 0.3 * gain
    return gain


def free_hand(g: Firefly, seat: int, gear: str) -> bool:
    """Whether somebody could carry that Gear besides all that is owned already."""
    crew = all_crew(g, seat)
    idle = [item for item in g.zones.get(f"gear:{seat}", ()) if item not in g.carrier]
    hands = sum(max(0, room_for(g, one)) for one in crew)
    return hands > len(idle) and any(may_carry(g, seat, gear, one) for one in crew)


def least_gear(g: Firefly, seat: int, has: Force) -> float:
    """What the least useful Gear that is carried is worth: it makes room for better Gear."""
    story = story_of(g)
    carried = [gear for gear in g.zones.get(f"gear:{seat}", ()) if gear in g.carrier]
    return min((might(has, story) - might(without_gear(has, gear), story) for gear in carried), default=9999.0)


def least_crew(g: Firefly, seat: int, has: Force) -> tuple[float, str]:
    """What the least useful of the Crew is worth, and who that is: nobody without a planet to dismiss them at."""
    story, leader = story_of(g), leader_of(g, seat)
    here = planets_at(g, g.ship[seat])
    found = [
        (might(has, story) - might(without_crew(has, crew), story) + sum(map(perk_worth, crew_card(crew).perks)), crew)
        for crew in g.zones.get(f"crew:{seat}", ())
        if crew != leader and here
    ]
    return min(found, default=(9999.0, ""))


def gain(g: Firefly, seat: int, has: Force, item: str) -> float:
    """What a seat gains by buying a card now, making room for it; below 0 it had better keep the money."""
    cost = price(g, seat, item)
    if cost > g.money[seat] - SPARE:
        return -1.0
    found = card_worth(g, seat, has, item) - cost * dearness(g, seat)
    if has_room(g, seat, item):
        return found
    if kind(item) == "crew":
        worth, crew = least_crew(g, seat, has)
        return found - worth - CHANGE if crew else -1.0
    return -1.0


def best_of(g: Firefly, seat: int, has: Force, items: Iterable[str]) -> float:
    """What the two best of some cards would gain a seat."""
    found = sorted((gain(g, seat, has, item) for item in items), reverse=True)[:2]
    return sum(max(0.0, one) for one in found)


def deck_worth(g: Firefly, seat: int) -> float:
    """What looking at unseen cards of a deck is worth."""
    if g.money[seat] < LEAST:
        return 0.0
    much = 2.0 if dearness(g, seat) < 1 else 1.0
    return UNSEEN * much * (1.0 if crew_room(g, seat) else 0.6)
