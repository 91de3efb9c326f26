"""Where a captain goes next: the best round trip through all there is to do, a few stops ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.firefly.acting import A_TURN, FOUR, every_kind
from game.rules.firefly.bots.cards import promised
from game.rules.firefly.bots.errands import Errand
from game.rules.firefly.bots.ways import FAR, LURK, burns, hops, lurking, ways
from game.rules.firefly.flight.flying import burn_fuel, range_of
from game.rules.firefly.outlook.scoring import FADES, hurried
from game.rules.firefly.state import Firefly
from game.rules.firefly.zones import amount, story_says

INCOME, HURRIED = 350, 900
"""What a turn brings in after the trip that is looked at; more where the Story counts the turns, but not the money."""
ENOUGH, DRY = 3, 350
"""With Fuel for fewer Full Burns than this a captain does worse after the trip, by so much for each that is short."""
FILLED, FUEL_MONEY = 6, 400
"""Fuel for so many Full Burns is bought on the way, with so much money."""
PLENTY_FUEL, PLENTY_TURNS = 99.0, 9999


class Look(NamedTuple):
    """How far a captain looks ahead: so many stops, and so many trips are thought on at each."""

    stops: int
    trips: int


NEXT, NEAR, AHEAD = Look(1, 1), Look(2, 6), Look(4, 10)
"""The next errand alone; a rough idea of what comes after it; a trip."""


class Turn(NamedTuple):
    """What fits into a turn: so many Actions, and whether Fly ends it."""

    most: int
    fly_ends: bool

    def full(self, acted: tuple[str, ...]) -> bool:
        """Whether no more Actions can be taken after these."""
        return len(acted) >= self.most or (self.fly_ends and "fly" in acted)


TWO, EVERY = Turn(A_TURN, False), Turn(len(FOUR), True)


class Pace(NamedTuple):
    """How fast a captain is: the range of a Full Burn, what fits into a turn, how many turns are left to play."""

    reach: int
    turn: Turn
    left: int


class Trip(NamedTuple):
    """A part of a plan: where it leads, when (in turns from now), which Actions are taken there in the turn, money,
    Fuel for so many Full Burns, what is done (bits), what it is worth so far with the promises that are in it, and its
    errands in their order."""

    place: int
    turn: float
    acted: tuple[str, ...]
    money: float
    fuel: float
    done: int
    worth: float
    open: tuple[tuple[int, float], ...]
    stops: tuple[Errand, ...] = ()


class Plan(NamedTuple):
    """The best that can be done: its first errand, what the whole trip is worth, the first Sector on the way, and all
    its errands in their order."""

    errand: Errand
    worth: float
    first: int
    stops: tuple[Errand, ...] = ()


def best_plan(g: Firefly, seat: int, found: Sequence[Errand], look: Look = NEAR) -> Plan | None:
    """The best trip through errands, None when there is nothing to do."""
    routes, here = ways(g, seat), g.ship[seat]
    legs, lurk = g.legs if g.flying else 0, lurking(g, seat)
    board, pace = g.settings["board"], Pace(max(1, range_of(g, seat)), EVERY if every_kind(g) else TWO, turns_left(g))
    start = Trip(here, 0.0, g.acted, g.money[seat], full_burns(g, seat), 0, 0.0, ())
    trips, best = [start], start
    top = float("-inf")
    hereafter = (HURRIED if hurried(g, seat) else INCOME) / (1 - FADES)
    for _ in range(look.stops):
        after: dict[tuple[int, int, int], tuple[float, Trip]] = {}
        for trip in trips:
            for errand in found:
                if trip.done >> errand.what & 1 or errand.needs > trip.money:
                    continue
                if errand.after >= 0 and not trip.done >> errand.after & 1:
                    continue
                far = hops(board, trip.place, errand.place) if trip.stops else routes.get(errand.place, (FAR, 0))[0]
                if far >= FAR:
                    continue
                if errand.place in lurk and errand.place != trip.place:
                    far += LURK
                went = go_on(trip, errand, pace, far, legs if not trip.stops else 0)
                after_it = hereafter - DRY * max(0.0, ENOUGH - went.fuel)
                value = went.worth + after_it * FADES ** (went.turn + len(went.acted) / pace.turn.most)
                key = (went.place, went.done, len(went.acted))
                if key not in after or after[key][0] < value:
                    after[key] = value, went
        ranked = sorted(after.values(), key=lambda entry: -entry[0])[: look.trips]
        if not ranked:
            break
        if ranked[0][0] > top:
            top, best = ranked[0]
        trips = [trip for _, trip in ranked]
    if not best.stops:
        return None
    first = best.stops[0]
    return Plan(first, top - hereafter, routes[first.place][1], best.stops)


def go_on(trip: Trip, errand: Errand, pace: Pace, far: int, legs: int) -> Trip:
    """A trip with one more errand, so many Sectors away; `legs` of them without another Action."""
    turn, acted, fuel = trip.turn, trip.acted, trip.fuel
    if far > legs:
        if "fly" in acted or pace.turn.full(acted):
            turn, acted = turn + 1, ()
        needed, fuel = flight(far, pace.reach, fuel)
        acted = (*acted, "fly")
        if needed > 1:
            turn += needed - 1
            if needed >= 1.5:
                acted = ("fly",)
    if errand.action == "buy" and trip.money >= FUEL_MONEY:
        fuel = max(fuel, FILLED)
    if errand.action in acted or pace.turn.full(acted):
        turn, acted = turn + 1, ()
    acted = (*acted, errand.action)
    share = FADES**turn if turn <= pace.left else 0.0
    worth, open_ = trip.worth + errand.worth * share, trip.open
    if errand.after >= 0:
        worth -= sum(promise for what, promise in open_ if what == errand.after)
    elif not errand.cash:
        open_ = (*open_, (errand.what, errand.worth * share))
    return Trip(
        errand.place,
        turn,
        acted,
        trip.money + errand.cash,
        fuel,
        trip.done | 1 << errand.what,
        worth,
        open_,
        (*trip.stops, errand),
    )


def flight(far: int, reach: int, fuel: float) -> tuple[float, float]:
    """How many Fly Actions it takes to get so far, and the Fuel that is left then: Full Burns as long as there is Fuel,
    then one Sector at a time. A flight of one Sector takes none."""
    if far <= 1:
        return 1.0, fuel
    needed = burns(far, reach)
    if needed <= fuel:
        return needed, fuel - needed
    return fuel + far * (1 - fuel / needed), 0.0


def full_burns(g: Firefly, seat: int) -> float:
    """How many Full Burns there is Fuel for that no Job waits for."""
    fuel, each = amount(g, seat, "fuel"), burn_fuel(g, seat)
    return max(min(fuel, each), fuel - promised(g, seat, "fuel")) / each if each else PLENTY_FUEL


def turns_left(g: Firefly) -> int:
    """How many turns follow this one, where the Story or the table counts them."""
    last = [do.n for do in story_says(g, "turn_limit")] + [int(g.settings["limit"])]
    return min([n for n in last if n], default=PLENTY_TURNS) - g.round
