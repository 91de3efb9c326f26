"""What a bot answers when a card, a deck or somebody else asks."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.load import firefly
from game.core.steps import Step
from game.rules.firefly.board import find, near, supply_at, zone_at
from game.rules.firefly.bot_buys import card_worth, gain, least_crew
from game.rules.firefly.bot_cards import ENDS, GOODS_WORTH, expendable, option_worth, outcome, words_worth
from game.rules.firefly.buying import BuyChoice, MarketChoice
from game.rules.firefly.consider import Consider
from game.rules.firefly.contact import CryBabyChoice
from game.rules.firefly.dealing import KeepJobs, StartingCrewChoice
from game.rules.firefly.draft import PickLeader, PlaceShip
from game.rules.firefly.evading import EvadeChoice
from game.rules.firefly.hunters import CruiserChoice, CutterChoice
from game.rules.firefly.misbehave import MisbehaveChoice
from game.rules.firefly.nav import NavChoice
from game.rules.firefly.outlook import force
from game.rules.firefly.payday import CutChoice
from game.rules.firefly.plans import best_plan, chances, errands, fit_for, prize, where_is
from game.rules.firefly.scoring import whole_force
from game.rules.firefly.setup import StoryChoice
from game.rules.firefly.state import Firefly
from game.rules.firefly.testing import AfterRoll, Prepare
from game.rules.firefly.tokens import crew_card, job_card, kind, option_of
from game.rules.firefly.zones import amount, outlaw

BRIBE = 100
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
    worths = {"roll": outcome(g, seat, option, has, test.more)}
    for key in numbered(options, "bribe:"):
        n = int(key[6:])
        worths[key] = outcome(g, seat, option, has, test.more + n) - BRIBE * n
    if "as-fight" in options:
        worths["as-fight"] = outcome(g, seat, option, has._replace(negotiate=has.fight), test.more)
    for key in numbered(options, "discard:"):
        worths[key] = outcome(g, seat, option, has, test.more + 2) - 500
    return max(worths, key=lambda key: worths[key])


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
    """Pay all; without the money those first who would leave."""
    if "pay" in options:
        return "pay"
    paid = numbered(options, "pay:")
    if paid:
        return max(paid, key=lambda key: (key[4:] in g.disgruntled, crew_card(key[4:]).cost))
    return options[0]


def consider(g: Firefly, step: Consider, options: Sequence[str]) -> str:
    """The cards of the pile that are worth having, then the deck."""
    seat = step.seat
    worths = {key: wish(g, seat, key[5:]) for key in numbered(options, "pick:")}
    best = max(worths, key=lambda key: (worths[key], key), default="")
    if best and worths[best] > 0:
        return best
    return "draw" if "draw" in options else "done"


def wish(g: Firefly, seat: int, item: str) -> float:
    """How much a seat wants a Considered card: what buying it gains, or what a Job is worth."""
    if kind(item) != "job":
        return gain(g, seat, whole_force(g, seat), item)
    return job_wish(g, seat, item) - 400


def job_wish(g: Firefly, seat: int, job: str) -> float:
    """What a Job is worth to somebody who hasn't begun it: what it brings in, as likely as it is done."""
    has, printed = whole_force(g, seat), job_card(job)
    if not fit_for(printed, has):
        near_it = has._replace(fight=has.fight + 1, tech=has.tech + 1, negotiate=has.negotiate + 1)
        return 150.0 if fit_for(printed, near_it) else 0.0
    share = 1.0
    for stage in range(len(printed.places)):
        share *= chances(printed, has, stage)
    return share * prize(g, seat, job) - (1 - share) * 300


def buy(g: Firefly, step: BuyChoice, options: Sequence[str]) -> str:
    """The best of the cards, as long as it is worth its price; then Fuel and Parts."""
    seat = step.seat
    has = whole_force(g, seat)
    worths = {key: gain(g, seat, has, key[4:]) for key in numbered(options, "buy:")}
    best = max(worths, key=lambda key: (worths[key], key), default="")
    if best and worths[best] > 0:
        return best
    if step.left and numbered(options, "dismiss:"):
        crew = [item for item in g.zones.get(f"considered:{seat}", ()) if kind(item) == "crew"]
        if any(gain(g, seat, has, item) > 0 for item in crew):
            return f"dismiss:{least_crew(g, seat, has)[1]}"
    for good in STOCK:
        more = STOCK[good] - amount(g, seat, good)
        lots = [key for key in numbered(options, f"{good}:") if int(key.partition(":")[2]) <= more]
        if lots and (good == "fuel" or g.money[seat] > 1500):
            return lots[-1]
    return "done"


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
    """What is worth least goes overboard."""
    return min(options, key=lambda key: GOODS_WORTH.get(key.rpartition(":")[2], 999))


def evade(g: Firefly, step: EvadeChoice, options: Sequence[str]) -> str:
    """Towards the best place; not to the Cruiser with something to hide."""
    plan = best_plan(g, step.seat, errands(g, step.seat), away=True)
    first = plan.first if plan else 0
    shy = g.cruiser if outlaw(g, step.seat) else 0

    def dread(key: str) -> tuple[bool, bool]:
        at = find(g, key.partition(":")[2])
        return at == shy, at != first

    return min(options, key=dread)


def cruiser(g: Firefly, step: CruiserChoice, options: Sequence[str]) -> str:
    """On to an Outlaw Ship of somebody else, away from the own one."""
    own = g.ship[step.seat]
    prey = {at for seat, at in g.ship.items() if seat != step.seat and outlaw(g, seat)}
    shy = outlaw(g, step.seat)

    def spite(key: str) -> tuple[bool, bool, str]:
        at = find(g, key.partition(":")[2])
        return not (shy and at == own), at in prey, key

    return max(options, key=spite)


def cutter(g: Firefly, step: CutterChoice, options: Sequence[str]) -> str:
    """On to somebody else's ship, away from the own one."""
    own = g.ship[step.seat]
    prey = {at for seat, at in g.ship.items() if seat != step.seat}

    def spite(key: str) -> tuple[bool, bool, str]:
        at = find(g, key.partition(":")[2])
        return at != own and own not in near(g, at), at in prey, key

    return max(options, key=spite)


def cry_baby(g: Firefly, step: CryBabyChoice, options: Sequence[str]) -> str:
    """Used when there is something to lose."""
    seat = step.seat
    lost = 1000 * g.warrants[seat] + 300 * (amount(g, seat, "contraband") + amount(g, seat, "fugitive"))
    return options[0] if lost >= 600 else "keep"


def leader(g: Firefly, step: PickLeader, options: Sequence[str]) -> str:
    """The Leader with whom the Story is easiest."""
    nobody = force(g, step.seat, ())
    return max(options, key=lambda key: (card_worth(g, step.seat, nobody, f"{key[7:]}#1"), key))


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
    has, printed = whole_force(g, seat), job_card(job)
    soon = has._replace(fight=has.fight + 2, tech=has.tech + 2, negotiate=has.negotiate + 2, heads=has.heads + 2)
    share = 1.0 if fit_for(printed, soon) else 0.3
    for stage in range(len(printed.places)):
        share *= chances(printed, soon, stage)
    return share * prize(g, seat, job)


def starting_crew(g: Firefly, step: StartingCrewChoice, options: Sequence[str]) -> str:
    """Whoever makes the Crew best."""
    has = whole_force(g, step.seat)
    worths = {key: card_worth(g, step.seat, has, key[5:]) for key in numbered(options, "hire:")}
    return max(worths, key=lambda key: (worths[key], key)) if worths else "done"
