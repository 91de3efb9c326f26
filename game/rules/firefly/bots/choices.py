"""What a bot answers when a card, a deck or somebody else asks."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.firefly import firefly
from game.core.steps import Step
from game.rules.firefly.board import find, near, supply_at, zone_at
from game.rules.firefly.bots.buys import adds, buyer_of, gain, least_crew
from game.rules.firefly.bots.cards import (
    ENDS,
    GOODS_WORTH,
    STAGE,
    dear,
    expendable,
    grudge,
    option_worth,
    outcome,
    promised,
    words_worth,
)
from game.rules.firefly.bots.errands import WANTED, held, more, newly
from game.rules.firefly.bots.jobs import claimed, outfit_of, stages, where_is, wish
from game.rules.firefly.boxes import hope
from game.rules.firefly.crew.testing import AfterRoll, AloneChoice, Prepare
from game.rules.firefly.flight.nav import NavChoice
from game.rules.firefly.jobs.misbehave import MisbehaveChoice
from game.rules.firefly.jobs.payday import CutChoice
from game.rules.firefly.outlook.odds import at_least, force
from game.rules.firefly.outlook.scoring import dearness, funds, goals_left, prices, story_of, whole_force
from game.rules.firefly.perks import points
from game.rules.firefly.set_up.dealing import KeepJobs, StartingCrewChoice
from game.rules.firefly.set_up.draft import PickLeader, PlaceShip
from game.rules.firefly.set_up.setup import StoryChoice
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, face, job_card, kind, option_of
from game.rules.firefly.trade.buying import BuyChoice, MarketChoice
from game.rules.firefly.trade.consider import Consider
from game.rules.firefly.zones import amount

BRIBE = 100
UNSEEN = 300
"""What a Job must add to be picked when the deck may hold a better one."""
STOCK = {"fuel": 6, "part": 1}
"""How much Fuel and how many Parts a bot likes to have."""


def numbered(options: Sequence[str], head: str) -> list[str]:
    """The answers that begin with a word."""
    return [key for key in options if key.startswith(head)]


def card(g: Firefly, step: NavChoice | MisbehaveChoice, options: Sequence[str]) -> str:
    """The option of a Nav or Misbehave card that is worth most."""
    if "ace" in options:
        return "ace"
    has = force(g, step.seat)
    worths = {key: option_worth(g, step.seat, step.card, int(key[7:]), has) for key in numbered(options, "option:")}
    if "ignore" in options:
        worths["ignore"] = 0.0
    return max(worths, key=lambda key: worths[key])


def prepare(g: Firefly, step: Prepare, options: Sequence[str]) -> str:
    """Bribes as far as they are worth it, a Fight when it is likelier won."""
    test, seat = step.test, step.seat
    option, has = option_of(test.card, test.option), force(g, step.seat)
    dollar = dearness(g, seat, whole_force(g, seat))
    worths = {"roll": outcome(g, seat, option, has, test.more)}
    for key in numbered(options, "bribe:"):
        n = int(key[6:])
        if BRIBE * n > spare(g, seat):
            break
        worths[key] = outcome(g, seat, option, has, test.more + n) - BRIBE * n * dollar
    if "as-fight" in options:
        worths["as-fight"] = outcome(g, seat, option, has._replace(negotiate=has.fight), test.more)
    for key in numbered(options, "discard:"):
        worths[key] = outcome(g, seat, option, has, test.more + 2) - 500
    return max(worths, key=lambda key: worths[key])


def spare(g: Firefly, seat: int) -> int:
    """The money that may go now: while a Goal is worked, what it will ask for may not."""
    goal = next(iter(goals_left(g, seat)), None)
    if goal is None or not g.work.startswith("goal:"):
        return g.money[seat]
    return g.money[seat] - max((price for price in prices(goal) if price <= g.money[seat]), default=0)


def alone(g: Firefly, step: AloneChoice, options: Sequence[str]) -> str:
    """Who is likeliest to pass the test alone, and least missed when it fails."""
    seat, option = step.seat, option_of(step.card, step.option)
    assert option.test is not None
    skill, low = option.test.skill, option.bands[-1].low

    def worth(key: str) -> float:
        crew = key.partition(":")[2]
        chance = at_least(low - points(g, seat, crew, skill), g.settings["bonus_roll"] == "again")
        cost = grudge(g, seat, crew) if crew_card(crew).leader else expendable(g, seat, crew)
        return chance * STAGE - (1 - chance) * cost

    return max(options, key=worth)


def after_roll(g: Firefly, step: AfterRoll, options: Sequence[str]) -> str:
    """Throw again when more is to be expected of it; use Gear up when it makes the difference."""
    thrown, seat = step.thrown, step.seat
    option, has = option_of(thrown.test.card, thrown.test.option), force(g, seat)
    total = thrown.total(g)

    def band_worth(at: int) -> float:
        band = next((band for band in reversed(option.bands) if band.low <= at), option.bands[0])
        return words_worth(g, seat, band.do) + ENDS.get(band.end, 0)

    worths = {"keep": band_worth(total)}
    for key in numbered(options, "reroll"):
        worths[key] = outcome(g, seat, option, has, thrown.test.more)
    for key in numbered(options, "discard:"):
        worths[key] = band_worth(total + 1) - 300
    return max(worths, key=lambda key: worths[key])


def least_missed(g: Firefly, step: Step, options: Sequence[str]) -> str:
    """The one of the Crew who is missed least, whatever happens to them."""
    seat = getattr(step, "seat", g.active)
    return min(options, key=lambda key: expendable(g, seat, key.partition(":")[2]))


def most_wanted(g: Firefly, step: Step, options: Sequence[str]) -> str:
    """The one of the Crew who is worth most."""
    seat = getattr(step, "seat", g.active)
    return max(options, key=lambda key: expendable(g, seat, key.partition(":")[2]))


def cut(g: Firefly, step: CutChoice, options: Sequence[str]) -> str:
    """Pay all. Without the money those first who would leave; and content Crew can wait when the next Goal could be
    paid at once if they do."""
    money, needed = g.money[step.seat], funds(g, step.seat, whole_force(g, step.seat))
    due = sum(crew_card(crew).cost for crew in step.due)
    short = money >= needed > money - due
    if "pay" in options and not short:
        return "pay"
    paid = [key for key in numbered(options, "pay:") if not short or key[4:] in g.disgruntled]
    if paid:
        return max(paid, key=lambda key: (key[4:] in g.disgruntled, crew_card(key[4:]).cost))
    return numbered(options, "unpaid:")[0]


def consider(g: Firefly, step: Consider, options: Sequence[str]) -> str:
    """The cards of the pile that are worth having, then the deck."""
    seat, picks = step.seat, numbered(options, "pick:")
    if step.deck.startswith("contact:"):
        worths = job_picks(g, seat, picks, "draw" in options)
    else:
        buyer = buyer_of(g, seat, whole_force(g, seat))
        worths = {key: gain(buyer, key[5:]) for key in picks}
    best = max(worths, key=lambda key: (worths[key], key), default="")
    if best and worths[best] > 0:
        return best
    return "draw" if "draw" in options else "done"


def job_picks(g: Firefly, seat: int, picks: Sequence[str], deck: bool) -> dict[str, float]:
    """What Jobs of the pile add to those that are held and Considered; less while the deck may hold better ones."""
    outfit, at = outfit_of(g, seat, whole_force(g, seat)), g.ship[seat]
    active, hand = held(g, seat, outfit, at)
    own, new = g.zones.get(f"considered:{seat}", ()), newly(g, seat, outfit)
    both = [*hand.values(), *(wish(job, new, at) for job in own)]
    new = claimed(new, [job for job in own if stages(job, outfit)])
    return {key: more(active, both, (wish(key[5:], new, at),)) - (UNSEEN if deck else WANTED) for key in picks}


def buy(g: Firefly, step: BuyChoice, options: Sequence[str]) -> str:
    """The best of the cards, as long as it is worth its price; then Fuel and Parts."""
    seat = step.seat
    buyer = buyer_of(g, seat, whole_force(g, seat))
    worths = {key: gain(buyer, key[4:]) for key in numbered(options, "buy:")}
    best = max(worths, key=lambda key: (worths[key], key), default="")
    if best and worths[best] > 0:
        return best
    if step.left and numbered(options, "dismiss:") and newcomer(g, seat):
        return f"dismiss:{least_crew(g, seat, buyer.has)[1]}"
    for good in STOCK:
        short = STOCK[good] + promised(g, seat, good) - amount(g, seat, good)
        lots = [key for key in numbered(options, f"{good}:") if int(key.partition(":")[2]) <= short]
        if lots and (good == "fuel" or g.money[seat] > 1500):
            return lots[-1]
    return "done"


def newcomer(g: Firefly, seat: int) -> str:
    """Whom of the Crew that are Considered a captain would make room for; "" for nobody."""
    buyer = buyer_of(g, seat, whole_force(g, seat))
    crew = [item for item in g.zones.get(f"considered:{seat}", ()) if kind(item) == "crew"]
    best = max(crew, key=lambda item: (gain(buyer, item), item), default="")
    return best if best and gain(buyer, best) > 0 else ""


def market(g: Firefly, step: MarketChoice, options: Sequence[str]) -> str:
    """As much as is worth more than its price, with some money left."""
    if GOODS_WORTH[step.good] <= step.price:
        return "done"
    many = g.money[step.seat] // (2 * step.price)
    lots = [key for key in options if key != "done" and int(key.partition(":")[2]) <= many]
    return lots[-1] if lots else "done"


def most(g: Firefly, step: Step, options: Sequence[str]) -> str:
    """As many as there are."""
    return max(options, key=lambda key: int(key.rpartition(":")[2]))


def overboard(g: Firefly, step: Step, options: Sequence[str]) -> str:
    """What is worth least goes overboard, and nothing that a Job waits for."""
    seat = getattr(step, "seat", g.active)
    return min(options, key=lambda key: dear(g, seat, good) if (good := key.rpartition(":")[2]) in GOODS_WORTH else 999)


def leader(g: Firefly, step: PickLeader, options: Sequence[str]) -> str:
    """The Leader with whom the Story is easiest."""
    nobody = force(g, step.seat, ())
    return max(options, key=lambda key: (adds(key[7:], nobody, (story_of(g), 0)), key))


def place(g: Firefly, step: PlaceShip, options: Sequence[str]) -> str:
    """A planet with a Supply Deck and a Contact, not with the Cutter near."""
    homes = {where_is(g, contact) for contact in firefly().contacts}

    def worth(key: str) -> tuple[bool, int, bool, str]:
        at = find(g, key.partition(":")[2])
        much = 2 * bool(supply_at(g, at)) + (at in homes)
        return at != g.cutter and g.cutter not in near(g, at), much, zone_at(g, at) == "alliance", key

    return max(options, key=worth)


def story(g: Firefly, step: StoryChoice, options: Sequence[str]) -> str:
    """The first one: for a first game the best (R-FB-79)."""
    return options[0]


def keep_jobs(g: Firefly, step: KeepJobs, options: Sequence[str]) -> str:
    """The three Jobs that are worth most."""
    if "done" in options:
        return "done"
    hoped = {key: start_wish(g, step.seat, key[5:]) for key in numbered(options, "give:")}
    return min(hoped, key=lambda key: (hoped[key], key))


def start_wish(g: Firefly, seat: int, job: str) -> float:
    """What a Job is worth to a captain who will have some Crew soon."""
    outfit = outfit_of(g, seat, whole_force(g, seat))
    has = outfit.has
    soon = has._replace(fight=has.fight + 2, tech=has.tech + 2, negotiate=has.negotiate + 2, heads=has.heads + 2)
    new = outfit._replace(has=soon, clean=soon)
    worths = stages(job, new)
    return worths[0] if worths else hope(job_card(job), new)


def starting_crew(g: Firefly, step: StartingCrewChoice, options: Sequence[str]) -> str:
    """The one who makes the Crew best."""
    has = whole_force(g, step.seat)
    worths = {key: adds(face(key[5:]), has, (story_of(g), 0)) for key in numbered(options, "hire:")}
    return max(worths, key=lambda key: (worths[key], key)) if worths else "done"
