"""What a bot reckons with: how much a ship's jobs, its place and its enemies are worth to it, in $."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import permutations

from game.rules.keepflyin.board import Chart
from game.rules.keepflyin.jobs import destination, hold, is_job, job_of, jobs_held, room
from game.rules.keepflyin.outlook import catch_chance, pursuit_chance, suspects
from game.rules.keepflyin.payday import pay_of
from game.rules.keepflyin.state import DETAINED, TORTURED, KeepFlyin
from game.rules.keepflyin.tokens import ENEMIES, SPACES, enemy, label, pace, sort
from game.rules.keepflyin.zones import chart, controlled, zone_at

FADES = 0.9
"""What Platinum is worth that is one turn further off."""
NOTORIETY = 45
"""What a point of Notoriety costs in the long run."""
FREE_SPACE = 260
"""What a free space is worth at a location, where a job may be found."""
SALVAGE_WORTH = 350
MOST = 3
"""Jobs that are planned for together."""
TORTURE = 150
"""What the turns with Niska cost."""
EVERYTHING = 2500
"""What a captain has to lose besides Platinum: the game."""


def prospects(g: KeepFlyin, seat: int, node: int) -> float:
    """What the cards in a hold are worth to a ship at a node: the best order of paydays, each worth less the later."""
    cards = hold(g, seat)
    if not cards:
        return 0.0
    stops = best_stops(g, seat, cards)
    kept = sum(not is_job(card) for card in cards)
    return (best_route(chart(g), node, stops) if stops else 0.0) + kept * SALVAGE_WORTH * FADES


def best_stops(g: KeepFlyin, seat: int, cards: tuple[str, ...]) -> tuple[tuple[int, float], ...]:
    """Where the jobs among some cards that pay most are bound for, and what they bring in."""
    jobs = [(-pay_of(g, card), card) for card in cards if is_job(card)]
    jobs.sort()
    return tuple([(destination(g, card), worth(g, seat, card)) for _, card in jobs[:MOST]])


@lru_cache(maxsize=1 << 15)
def best_route(board: Chart, node: int, stops: tuple[tuple[int, float], ...]) -> float:
    """The worth of a few paydays, each a node and what it brings in, in their best order from a node."""
    return max(_route(board, node, order) for order in permutations(stops))


def _route(board: Chart, node: int, stops: Iterable[tuple[int, float]]) -> float:
    turns, total, far = 0.0, 0.0, board.far
    for goal, money in stops:
        turns += max(1.0, far(node)[goal] / 2) if goal != node else 1.0
        total += money * FADES**turns
        node = goal
    return total


def worth(g: KeepFlyin, seat: int, card: str) -> float:
    """What a job brings in, its Notoriety counted in."""
    job = job_of(card)
    heat = max(job.notoriety, -g.nr[seat])
    bonus = 100 if destination(g, card) == g.home[seat] else 0
    return pay_of(g, card) + bonus - heat * NOTORIETY


def harbour(g: KeepFlyin, seat: int, node: int) -> float:
    """What it is worth to be at a node with free spaces in the hold: the way to the next location."""
    free = min(2, room(g, seat))
    if free < 1:
        return 0.0
    return float(FREE_SPACE * free * FADES ** (nearest_port(chart(g), node) / 2))


@cache
def nearest_port(board: Chart, node: int) -> int:
    """The steps from a node to the nearest location but the Skyplex."""
    far = board.far(node)
    return min(far[place.at] for place in board.board.locations.values() if place.at != board.skyplex)


def stakes(g: KeepFlyin, seat: int, kind: str) -> float:
    """What a captain loses when an enemy of a kind catches the ship."""
    cargo = 0.6 * sum(pay_of(g, card) for card in jobs_held(g, seat))
    if kind == "reaver" or g.platinum[seat] < 100 * g.nr[seat]:
        return g.platinum[seat] + cargo + EVERYTHING
    return 100 * g.nr[seat] + cargo + 150 * (g.nr[seat] / 3.5 + 3)


def danger(g: KeepFlyin, seat: int, node: int) -> float:
    """What the enemies around are likely to cost a ship that ends its turn at a node."""
    far, total = chart(g).far(node), 0.0
    for number, spot in g.spot.items():
        steps = far[spot]
        if steps <= 4:
            total += one_danger(g, seat, node, number, steps)
    return total


def one_danger(g: KeepFlyin, seat: int, node: int, number: int, steps: int) -> float:
    """What one counter so many steps off is likely to cost."""
    if number not in g.up:
        if steps > 1:
            return 0.0
        may = suspects(g, seat, number)
        share = 1.0 if steps == 0 else 0.06
        return share * likely_cost(g, seat, may)
    face = g.up[number]
    if not enemy(face):
        return 0.0
    meets = reaches(g, seat, node, number, steps)
    return meets * catch_chance(g, seat, label(face)) * stakes(g, seat, sort(face)) if meets else 0.0


def likely_cost(g: KeepFlyin, seat: int, may: Sequence[str]) -> float:
    """What meeting a counter costs a ship on average, whose label is one of those."""
    cost = {kind: stakes(g, seat, kind) for kind in ENEMIES}
    return sum(catch_chance(g, seat, w) * cost.get(w.partition("/")[0], 0.0) for w in may) / len(may)


def reaches(g: KeepFlyin, seat: int, node: int, number: int, steps: int) -> float:
    """How likely an enemy so many steps off comes into a ship's hex before its next turn."""
    face = g.up[number]
    if steps == 0:
        return 1.0
    allowed = zone_at(g, node) in SPACES[sort(face)]
    if not allowed:
        return 0.0
    if controlled(g, number):
        return 0.8 if steps <= pace(face) else 0.1
    if number in g.hunts:
        if g.hunts[number] != seat:
            return 0.0
        return 1.0 if steps <= pace(face) else 0.35 if steps <= 2 * pace(face) else 0.15
    chance = pursuit_chance(g, seat, label(face)) if steps <= 2 else 0.0
    near = 1.0 if steps <= pace(face) else 0.3
    rivals = 0.25 if steps <= pace(face) else 0.0
    return chance * near + (1 - chance) * rivals


def wealth(g: KeepFlyin, seat: int) -> float:
    """What a captain has and may hope for, in $."""
    node = g.ship[seat]
    own = g.platinum[seat] - 0.5 * NOTORIETY * g.nr[seat]
    if node < 0:
        return own
    if g.fate[seat] == DETAINED:
        return own - cell_cost(g, seat)
    if g.fate[seat] == TORTURED:
        return own + 0.6 * prospects(g, seat, node) - TORTURE
    return own + prospects(g, seat, node) + harbour(g, seat, node) - danger(g, seat, node)


def cell_cost(g: KeepFlyin, seat: int) -> float:
    """What the turns in a cell still cost."""
    return 100 * (1 + g.nr[seat] / 3.5)


def parts(g: KeepFlyin, seat: int) -> dict[str, float]:
    """What `wealth` is made up of, by name, in $."""
    node, fate = g.ship[seat], g.fate[seat]
    found = {"platinum": float(g.platinum[seat]), "notoriety": -0.5 * NOTORIETY * g.nr[seat]}
    if node < 0:
        return found
    if fate == DETAINED:
        return {**found, "freedom": -cell_cost(g, seat)}
    if fate == TORTURED:
        return {**found, "jobs": 0.6 * prospects(g, seat, node), "freedom": -float(TORTURE)}
    return {
        **found, "jobs": prospects(g, seat, node), "harbour": harbour(g, seat, node), "danger": -danger(g, seat, node),
    }
