"""What a bot answers when a card, a phase or the set-up asks."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.steps import Step
from game.rules.fancards.bots import cards
from game.rules.fancards.bots.band import Band
from game.rules.fancards.bots.fame import Fame, gained
from game.rules.fancards.bots.sense import whim
from game.rules.fancards.bots.trips import FAR, Plan
from game.rules.fancards.bots.trouble import dear
from game.rules.fancards.bots.turn import FILLS, promise
from game.rules.fancards.captains import LearnTrade, NameCaptain
from game.rules.fancards.cards.actions import AskFavor, Fence, PickSeen
from game.rules.fancards.cards.hazards import ClosePlace, FallIll
from game.rules.fancards.charting import CORE, RIM, LookOut, PlaceLocation, against, around, free_cells, neighbours
from game.rules.fancards.crew import left_of
from game.rules.fancards.faces import crew_face, place_face, ship_face, unit_face
from game.rules.fancards.hands import DiscardOne
from game.rules.fancards.healing import HealOne
from game.rules.fancards.reputation import AssignPoint
from game.rules.fancards.reset import PayUpkeep, TakeIn
from game.rules.fancards.scoring import done
from game.rules.fancards.set_up.draft import ChooseShip, PickCrew
from game.rules.fancards.state import FanCards, opponents
from game.rules.fancards.verse.regroup import Disband
from game.rules.fancards.work.jobs import LookedAt

ROOMY = 0.8
"""How much a location is worth less for each move it is farther away."""
SHUT = 90.0
"""How bad it is to lay a location where it leaves no place for core worlds."""
TASTE = 2.2
"""How far the tastes of captains differ when they choose crew."""


def ship(g: FanCards, step: ChooseShip, options: Sequence[str]) -> str:
    """All ships are worth the same: whatever a captain likes."""
    return max(options, key=lambda key: whim(g, step.seat, key))


def fast_ship(g: FanCards, step: ChooseShip, options: Sequence[str]) -> str:
    """Who moves most in a turn is soonest done; of equals what a captain likes."""
    return max(options, key=lambda key: (ship_face(key[5:]).movement, whim(g, step.seat, key)))


def crew(g: FanCards, step: PickCrew | TakeIn, options: Sequence[str], taste: float = TASTE) -> str:
    """Fighters and trades that are asked for, and what a captain likes."""
    band = Band(g, step.seat)

    def likes(key: str) -> float:
        card = key.partition(":")[2]
        return cards.person(band, crew_face(card)) + taste * whim(g, step.seat, card)

    return max((key for key in options if key.startswith("crew:")), key=likes)


def captain(g: FanCards, step: NameCaptain, options: Sequence[str]) -> str:
    """Who commands most; of equals the hardiest."""
    return max(options, key=lambda key: (crew_face(key[8:]).command, left_of(g, key[8:])))


def upkeep(g: FanCards, step: PayUpkeep, options: Sequence[str]) -> str:
    """Who is with the crew stays."""
    return "pay"


def trade(g: FanCards, step: LearnTrade, options: Sequence[str]) -> str:
    """The trade that is asked for most and that nobody has."""
    band = Band(g, step.seat)
    return max(options, key=lambda key: band.asked[key[6:]] * (key[6:] not in band.known))


def care(g: FanCards, step: HealOne, options: Sequence[str]) -> str:
    """Who is nearest to death and dearest."""
    return max(options, key=lambda key: dear(g, step.seat, key[5:]) / left_of(g, key[5:]))


def ill(g: FanCards, step: FallIll, options: Sequence[str]) -> str:
    """Who can bear it."""
    return max(options, key=lambda key: (left_of(g, key[6:]), -dear(g, step.seat, key[6:])))


def point(g: FanCards, step: AssignPoint, options: Sequence[str]) -> str:
    """The side with which a point is worth more."""
    fame, own = Fame(Band(g, step.seat)), (g.alliance[step.seat], g.criminal[step.seat])
    up, down = fame.worth(*gained(*own, 1, 0)), fame.worth(*gained(*own, 0, 1))
    return options[0] if up >= down else options[1]


def look_out(g: FanCards, step: LookOut, options: Sequence[str]) -> str:
    """A look costs nothing."""
    return "look_out"


def sink(g: FanCards, step: Step, options: Sequence[str]) -> str:
    """A poor location that no job asks for goes below the deck."""
    gain = place_face(g.zones["location"][-1]).gain
    return "sink" if gain.credits < 2 and not any(gain[1:]) else "keep"


def place(g: FanCards, step: PlaceLocation, options: Sequence[str]) -> str:
    """What brings much, or a job asks for, lies near the own ship; what doesn't lies near others'."""
    seat, printed = step.seat, place_face(g.zones["drawn"][-1])
    gain = printed.gain
    nice = 0.5 + 0.4 * gain.credits + 1.2 * (gain.alliance + gain.criminal + gain.open) - 0.3 * any(printed.needs)

    def far(cell: str, other: int) -> float:
        x, y = map(int, cell.split(","))
        here, down = map(int, g.spot[other].split(","))
        return abs(x - here) + abs(y - down)

    room = [] if printed.kind == CORE else [free for free in free_cells(g) if not against(g, CORE, free)]

    def value(key: str) -> float:
        cell = key[6:]
        if printed.kind != CORE and shuts_in(g, printed.kind, cell, room):
            return -SHUT
        rivals = min(far(cell, other) for other in opponents(g, seat))
        return nice * (0.4 * min(rivals, 4) - ROOMY * far(cell, seat)) + 0.15 * len(neighbours(g, cell))

    return max(options, key=value)


def shuts_in(g: FanCards, kind: str, cell: str, room: Sequence[str]) -> bool:
    """Whether a location of another kind on that cell leaves no place for any core world, which there is room for on
    some cells: those lie beside each other (R-CG-61)."""
    near = around(cell, g.settings["grid"]) if kind == RIM and g.settings["fringe"] == "both" else ()
    return all(free == cell or free in near for free in room)


def close(g: FanCards, step: ClosePlace, options: Sequence[str]) -> str:
    """Where the leading rival is bound for: beside its ship, and rich."""
    victim = max(opponents(g, step.seat), key=lambda other: done(g, other))
    beside = neighbours(g, g.spot[victim])

    def hurts(key: str) -> float:
        gain = place_face(g.cells[key[6:]]).gain
        own = key[6:] in (g.spot[step.seat], *neighbours(g, g.spot[step.seat]))
        return (key[6:] in beside) + 0.2 * gain.credits + 0.5 * any(gain[1:]) - own

    return max(options, key=hurts)


def looked_at(g: FanCards, step: LookedAt, options: Sequence[str]) -> str:
    """Taken when it is worth it."""
    if "take" not in options:
        return "back"
    return "take" if promise(Plan(g, step.seat, FAR), g.zones["drawn"][-1]) > FILLS / 2 else "back"


def seen(g: FanCards, step: PickSeen, options: Sequence[str]) -> str:
    """The best of the jobs that were seen."""
    plan = Plan(g, step.seat, FAR)
    takes = [key for key in options if key != "back"]
    return max(takes, key=lambda key: promise(plan, key[5:]), default="back")


def favour(g: FanCards, step: AskFavor, options: Sequence[str]) -> str:
    """The item that helps most."""
    band = Band(g, step.seat)
    return max(options, key=lambda key: cards.thing(band, key[4:]))


def fence(g: FanCards, step: Fence, options: Sequence[str]) -> str:
    """What nobody carries, the dearest of it."""

    def price(key: str) -> tuple[bool, int]:
        item = key[6:]
        return item not in g.carrier, cards.price_of(item)

    return max(options, key=price)


def discard(g: FanCards, step: DiscardOne, options: Sequence[str]) -> str:
    """What is worth least."""
    thrown, band = [key for key in options if key.startswith("discard:")], Band(g, step.seat)
    return min(thrown, key=lambda key: cards.keeps(band, key[8:]))


def excess(g: FanCards, step: Step, options: Sequence[str]) -> str:
    """The cheapest item is parted with."""
    return min(options, key=lambda key: cards.price_of(key.partition(":")[2]))


def steal(g: FanCards, step: Step, options: Sequence[str]) -> str:
    """The dearest item is lost to others."""
    return max(options, key=lambda key: cards.price_of(key.partition(":")[2]))


def disband(g: FanCards, step: Disband, options: Sequence[str]) -> str:
    """The weakest unit goes."""
    return min(options, key=lambda key: unit_face(key[8:]).combat * 2 + left_of(g, key[8:]))


def first(g: FanCards, step: Step, options: Sequence[str]) -> str:
    """The first answer: to sell, to hand over rather than pay."""
    return options[0]
