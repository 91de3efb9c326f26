"""What a bot should know about the game: how well a captain stands, and which answers deserve a look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from game.content.firefly.records import GOODS
from game.core.steps import Step
from game.rules.firefly.bots import choices, deals, hunters
from game.rules.firefly.bots import trades as bot_trades
from game.rules.firefly.bots import turn as bot_turn
from game.rules.firefly.bots.cards import GOODS_WORTH
from game.rules.firefly.bots.errands import errands
from game.rules.firefly.bots.plans import NEXT, Look, best_plan
from game.rules.firefly.boxes import boxes
from game.rules.firefly.cards.specials import GrudgeChoice, PriceChoice
from game.rules.firefly.crew.killing import KillChoice, MedicAgain
from game.rules.firefly.crew.testing import AfterRoll, AloneChoice, Prepare
from game.rules.firefly.flight.contact import CryBabyChoice, HideChoice
from game.rules.firefly.flight.evading import EvadeChoice
from game.rules.firefly.flight.flying import FlightChoice
from game.rules.firefly.flight.hunters import CruiserChoice, CutterChoice
from game.rules.firefly.flight.nav import NavChoice
from game.rules.firefly.jobs.misbehave import MisbehaveChoice
from game.rules.firefly.jobs.payday import CutChoice, DeliverChoice
from game.rules.firefly.jobs.working import NoRoom, TeamChoice, WayChoice
from game.rules.firefly.outlook.scoring import (
    FADES,
    GOAL_WORTH,
    goals_left,
    might,
    readiness,
    savings,
    story_of,
    whole_force,
)
from game.rules.firefly.set_up.dealing import KeepJobs, StartingCrewChoice
from game.rules.firefly.set_up.draft import PickLeader, PickShip, PlaceShip
from game.rules.firefly.set_up.setup import StoryChoice
from game.rules.firefly.ship.fittings import LoseUpgrade, PickUpgrade, TooMany
from game.rules.firefly.ship.goods import LoadUpTo, OverflowChoice
from game.rules.firefly.state import Firefly
from game.rules.firefly.trade.buying import BuyChoice, MarketChoice
from game.rules.firefly.trade.consider import Consider
from game.rules.firefly.trade.deal import DealChoice
from game.rules.firefly.trade.trading import Trade, TradeAnswer
from game.rules.firefly.turn import Actions
from game.rules.firefly.zones import amount, outlaw

SCALE = 12_000
"""A lead of so many $ counts e to one."""
PAID = 7000
"""What a Goal is worth besides, because something was paid for the first one."""


def standing(g: Firefly, seat: int) -> float:
    """How well a captain stands among all, 0 (lost) to 1 (won)."""
    if g.over:
        return 1 / len(g.winners) if seat in g.winners else 0.0
    hopes = {other: exp(max(-5.0, min(8.0, wealth(g, other) / SCALE))) for other in g.ship}
    if len(hopes) == 1:
        return max(0.001, min(0.999, 1 - exp(-wealth(g, seat) / (4 * SCALE))))
    return max(0.001, min(0.999, hopes[seat] / sum(hopes.values())))


def wealth(g: Firefly, seat: int) -> float:
    """What a captain has and may hope for, in $."""
    return sum(parts(g, seat).values())


def parts(g: Firefly, seat: int) -> dict[str, float]:
    """What `wealth` is made up of, by name, in $."""
    if not g.zones.get(f"crew:{seat}") and not g.zones.get(f"team:{seat}"):
        return {"money": float(g.money[seat])}
    has, left = whole_force(g, seat), goals_left(g, seat)
    found = {
        "story": g.goals[seat] * (GOAL_WORTH + PAID) + (readiness(g, seat, has) * GOAL_WORTH / 3 if left else 0.0),
        "money": savings(g, seat, has),
        "crew": might(has, story_of(g), g.goals[seat]) - 150.0 * sum(1 for _ in g.disgruntled),
        "goods": 0.7 * sum(GOODS_WORTH[good] * amount(g, seat, good) for good in GOODS),
        "law": -900.0 * g.warrants[seat] - (150.0 if outlaw(g, seat) else 0.0),
    }
    if g.turn and f"ship:{seat}" in g.zones:
        plan = best_plan(g, seat, [errand for errand in errands(g, seat) if not errand.key.startswith("goal:")])
        found["jobs"] = FADES * plan.worth if plan else 0.0
        found["danger"] = -700.0 if g.ship[seat] == g.cutter else 0.0
    return found


def aims(g: Firefly, seat: int) -> dict[str, float]:
    """What a captain's standing is made up of, by name, in Goals: the parts of its wealth, and the best rival."""
    rival = max((wealth(g, other) for other in g.ship if other != seat), default=0.0)
    return {name: part / (GOAL_WORTH + PAID) for name, part in {**parts(g, seat), "rivals": -rival}.items()}


def worth_a_look(g: Firefly, options: Sequence[str]) -> Sequence[str]:
    """The answers a bot should look at, from a view; often one, because a habit says so."""
    chosen = answer(g, options, NEXT)
    return (chosen,) if chosen else options


def answer(g: Firefly, options: Sequence[str], look: Look) -> str:
    """What a captain does by habit who plans so far ahead; "" without a habit for it."""
    step = g.stack[-1]
    for box in boxes(g):
        for kind_of_step, habit in box.habits:
            if isinstance(step, kind_of_step) and (chosen := habit(g, step, options)):
                return chosen if chosen in options else ""
    for kind_of_step, habit in HABITS:
        if isinstance(step, kind_of_step):
            chosen = habit(g, step, options, look) if kind_of_step in PLANNED else habit(g, step, options)
            return chosen if chosen in options else ""
    return ""


def mistakes(g: Firefly, options: Sequence[str]) -> list[str]:
    """What a beginner does by mistake: something else of what takes an Action, or ends the turn."""
    return [key for key in options if key.partition(":")[0] in UNWISE] if isinstance(g.stack[-1], Actions) else []


def _first(g: Firefly, step: Step, options: Sequence[str]) -> str:
    return options[0]


UNWISE = ("burn", "mosey", "buy", "leave", "deal", "work", "goal", "makework", "end")
"""The answers of a turn that use an Action up, or give up what is left."""
PLANNED: tuple[type[Step], ...] = (Actions, FlightChoice)
"""Where a plan is followed: what is done depends on how far it is made."""
HABITS: tuple[tuple[type[Step], Callable[..., str]], ...] = (
    (Actions, bot_turn.act),
    (FlightChoice, bot_turn.fly_on),
    (NavChoice, choices.card),
    (MisbehaveChoice, choices.card),
    (Prepare, choices.prepare),
    (AfterRoll, choices.after_roll),
    (AloneChoice, choices.alone),
    (PriceChoice, _first),
    (GrudgeChoice, _first),
    (KillChoice, choices.least_missed),
    (MedicAgain, _first),
    (TooMany, choices.least_missed),
    (HideChoice, choices.most_wanted),
    (CutChoice, choices.cut),
    (DeliverChoice, choices.most),
    (Consider, choices.consider),
    (BuyChoice, choices.buy),
    (MarketChoice, choices.market),
    (DealChoice, deals.deal),
    (TeamChoice, deals.team),
    (WayChoice, deals.way),
    (NoRoom, deals.no_room),
    (LoadUpTo, choices.most),
    (OverflowChoice, choices.overboard),
    (LoseUpgrade, _first),
    (PickUpgrade, _first),
    (EvadeChoice, hunters.evade),
    (CruiserChoice, hunters.cruiser),
    (CutterChoice, hunters.cutter),
    (CryBabyChoice, hunters.cry_baby),
    (Trade, bot_trades.lay_down),
    (TradeAnswer, bot_trades.answer),
    (PickLeader, choices.leader),
    (PickShip, _first),
    (PlaceShip, choices.place),
    (StoryChoice, choices.story),
    (KeepJobs, choices.keep_jobs),
    (StartingCrewChoice, choices.starting_crew),
)
