"""What a bot should know about the game: how well a captain stands, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import exp

from game.content.fancards.parts import TRADES
from game.core.steps import Step
from game.rules.fancards.bots import choices, trouble
from game.rules.fancards.bots.band import Band
from game.rules.fancards.bots.sense import EPIC, Ways, tasks
from game.rules.fancards.bots.trips import FAR, NEAR, Look
from game.rules.fancards.bots.turn import act
from game.rules.fancards.captains import LearnTrade, NameCaptain
from game.rules.fancards.cards.actions import AskFavor, Fence, PickSeen
from game.rules.fancards.cards.defence import AimAt
from game.rules.fancards.cards.hazards import ClosePlace, FallIll, Inspection, Steal
from game.rules.fancards.charting import KeepOrSink, LookOut, PlaceLocation
from game.rules.fancards.crew import combat_of, left_of
from game.rules.fancards.faces import crew_face
from game.rules.fancards.hands import DiscardDown, DiscardOne
from game.rules.fancards.healing import HealOne
from game.rules.fancards.moves import SellOffer
from game.rules.fancards.reputation import AssignPoint, higher
from game.rules.fancards.reset import PayUpkeep, TakeIn, full_moves
from game.rules.fancards.scoring import done
from game.rules.fancards.set_up.draft import ChooseShip, PickCrew
from game.rules.fancards.state import FanCards, crew_of
from game.rules.fancards.stow import DropExcess
from game.rules.fancards.turn import Act
from game.rules.fancards.verse.brawls import Muster, PickFoe
from game.rules.fancards.verse.encounter import Attack
from game.rules.fancards.verse.regroup import ComeHome, Disband, Riposte
from game.rules.fancards.verse.resolving import Clash
from game.rules.fancards.verse.responses import Assign, Jamming, Respond
from game.rules.fancards.work.jobs import LookedAt
from game.rules.fancards.work.missions import FaceFoe, FacePenalty
from game.rules.fancards.work.ring import FaceKeeper

POINT, CREDIT, TRADE = 1.2, 0.35, 1.5
"""What a point of the higher Reputation, a credit and a trade in the crew are worth."""
SHARP = 0.06
"""How much a lead counts."""
BLUNDERS = ("move", "charter", "take", "look", "play")
"""What a beginner does as it comes to mind."""


def parts(g: FanCards, seat: int) -> dict[str, float]:
    """What a captain has, by name, in the value of a credit or so."""
    crew = crew_of(g, seat)
    known = Band(g, seat).known
    people = sum(0.5 * combat_of(g, card) + 0.8 * left_of(g, card) for card in crew)
    captain = g.captain[seat]
    led = crew_face(captain).command if captain else 0
    return {
        "epics": EPIC * done(g, seat),
        "jobs": errands(g, seat),
        "reputation": POINT * higher(g, seat),
        "credits": CREDIT * min(g.credits[seat], 20),
        "crew": people + led + TRADE * sum(trade in known for trade in TRADES),
        "items": 0.4 * len(g.zones.get(f"items:{seat}", ())),
    }


def errands(g: FanCards, seat: int) -> float:
    """What the held jobs are worth now: the nearer they are, the more."""
    if f"jobs:{seat}" not in g.zones:
        return 0.0
    ways, pace = Ways(g, seat), float(max(1, full_moves(g, seat)))
    found = sorted((one.promise(ways, g.spot[seat], 0, pace) for one in tasks(g, seat, ways)), reverse=True)
    return sum(worth * 0.85**rank for rank, worth in enumerate(found))


def wealth(g: FanCards, seat: int) -> float:
    """All that a captain has."""
    return sum(parts(g, seat).values())


def standing(g: FanCards, seat: int) -> float:
    """How well a captain stands among all, 0 (lost) to 1 (won)."""
    if g.over:
        return 1 / len(g.winners) if seat in g.winners else 0.0
    if any(f"ship:{other}" not in g.zones for other in g.credits):
        return 1 / len(g.credits)
    hopes = {other: exp(SHARP * wealth(g, other)) for other in g.credits}
    return max(0.001, min(0.999, hopes[seat] / sum(hopes.values())))


def aims(g: FanCards, seat: int) -> dict[str, float]:
    """What a captain's standing is made up of, by name, in Epics: the parts of its wealth, and the best rival."""
    if any(f"ship:{other}" not in g.zones for other in g.credits):
        return {}
    rival = max(wealth(g, other) for other in g.credits if other != seat)
    return {name: part / EPIC for name, part in {**parts(g, seat), "rivals": -rival}.items()}


def worth_a_look(g: FanCards, options: Sequence[str]) -> Sequence[str]:
    """The answers a bot should look at, from a view; mostly one, because a habit says so."""
    chosen = answer(g, options, NEAR)
    return (chosen,) if chosen else options


def answer(g: FanCards, options: Sequence[str], look: Look = FAR) -> str:
    """What a captain does who looks so far ahead; "" without a habit for it. Asked of a view."""
    step = g.stack[-1]
    if isinstance(step, Act):
        return act(g, step, options, look)
    kind = type(step)
    habit = BEST.get(kind, HABITS.get(kind)) if look.whole else HABITS.get(kind)
    return habit(g, step, options) if habit else ""


def mistakes(g: FanCards, options: Sequence[str]) -> list[str]:
    """What a beginner does by mistake: whatever lies at hand in its Crew phase, but for what finishes a job."""
    if not isinstance(g.stack[-1], Act) or any(key.startswith("finish:") for key in options):
        return []
    return [key for key in options if key.partition(":")[0] in BLUNDERS]


HABITS: dict[type[Step], Callable[..., str]] = {
    ChooseShip: choices.ship,
    PickCrew: choices.crew,
    NameCaptain: choices.captain,
    TakeIn: choices.crew,
    LearnTrade: choices.trade,
    PayUpkeep: choices.upkeep,
    HealOne: choices.care,
    LookOut: choices.look_out,
    KeepOrSink: choices.sink,
    PlaceLocation: choices.place,
    AssignPoint: choices.point,
    LookedAt: choices.looked_at,
    PickSeen: choices.seen,
    AskFavor: choices.favour,
    Fence: choices.fence,
    SellOffer: choices.first,
    DropExcess: choices.excess,
    DiscardOne: choices.discard,
    DiscardDown: choices.discard,
    FallIll: choices.ill,
    Steal: choices.steal,
    ClosePlace: choices.close,
    Inspection: choices.first,
    Disband: choices.disband,
    Attack: trouble.attack,
    Respond: trouble.respond,
    Jamming: trouble.jamming,
    Assign: trouble.assign,
    Clash: trouble.clash,
    Riposte: trouble.riposte,
    ComeHome: trouble.home,
    AimAt: trouble.aim,
    FaceFoe: trouble.foe,
    FacePenalty: trouble.foe,
    FaceKeeper: trouble.keeper,
    PickFoe: trouble.pick,
    Muster: trouble.muster,
}
"""What is done by habit, by the kind of choice."""

BEST: dict[type[Step], Callable[..., str]] = {
    ChooseShip: choices.fast_ship,
    PickCrew: partial(choices.crew, taste=0.0),
    TakeIn: partial(choices.crew, taste=0.0),
    Attack: partial(trouble.attack, least=trouble.EAGER),
    Respond: partial(trouble.respond, worry=trouble.WARY),
}
"""What a captain who looks far ahead does instead."""
