"""How a bot moves the enemies: against those who lead, away from its own ship."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.keepflyin.cards.wanderers import AppearAt
from game.rules.keepflyin.enemy import MoveCounter, MoveHelm
from game.rules.keepflyin.outlook import catch_chance, suspects
from game.rules.keepflyin.placing import PlaceEnemy
from game.rules.keepflyin.plans import likely_cost, one_danger, wealth
from game.rules.keepflyin.scoring import GOAL
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import label
from game.rules.keepflyin.zones import chart, flying

WORTH_IT = 40.0
"""How much, in $, a move of a counter must do."""


def move(g: KeepFlyin, step: MoveCounter, options: Sequence[str]) -> str:
    """The move that costs the others most, and one's own ship least; none if it does little."""
    seat, board = step.seat, chart(g)
    hates = grudges(g, seat)
    best, chosen = WORTH_IT, "pass"
    for key in options:
        if key == "pass":
            continue
        _, name, target = key.split(":")
        number, node = int(name), board.find[target]
        gain = _harm(g, seat, number, node, hates)
        if gain > best:
            best, chosen = gain, key
    return chosen


def grudges(g: KeepFlyin, seat: int) -> dict[int, float]:
    """The rivals who fly, and how much their harm is worth: the more, the nearer they are to the goal."""
    rivals = [s for s in g.fate if s != seat and flying(g, s)]
    return {rival: max(0.05, wealth(g, rival) / GOAL) / len(rivals) for rival in rivals}


def _harm(g: KeepFlyin, seat: int, number: int, node: int, hates: dict[int, float]) -> float:
    """What a counter does at a node more than where it is now."""
    gain = 0.0
    board = chart(g)
    now, then = board.far(g.spot[number]), board.far(node)
    if seat in g.ship and flying(g, seat):
        own = g.ship[seat]
        if now[own] <= 4 or then[own] <= 4:
            gain += _threat(g, seat, seat, number, now[own]) - _threat(g, seat, seat, number, then[own])
    for rival, weight in hates.items():
        at = g.ship[rival]
        if then[at] <= 1 or now[at] <= 1:
            gain += weight * (_threat(g, seat, rival, number, then[at]) - _threat(g, seat, rival, number, now[at]))
    return gain


def _threat(g: KeepFlyin, seat: int, rival: int, number: int, steps: int) -> float:
    """What a counter so many steps off is likely to cost a rival, as far as `seat` knows."""
    if number in g.up:
        return one_danger(g, rival, g.ship[rival], number, steps) if steps <= 4 else 0.0
    if steps > 0:
        return 0.0
    may = suspects(g, seat, number)
    return likely_cost(g, rival, may)


def send_off(g: KeepFlyin, step: PlaceEnemy, options: Sequence[str]) -> str:
    """Far from one's own ship, near the others."""
    return _away(g, step.seat, options)


def appear(g: KeepFlyin, step: AppearAt, options: Sequence[str]) -> str:
    """An enemy far off, a Derelict near."""
    if step.kind == "derelict":
        far = chart(g).far(g.ship[step.seat])
        return min(options, key=lambda key: far[chart(g).find[key[6:]]])
    return _away(g, step.seat, options)


def _away(g: KeepFlyin, seat: int, options: Sequence[str]) -> str:
    board, own = chart(g), g.ship[seat]
    hates = grudges(g, seat)

    def good(key: str) -> float:
        far = board.far(board.find[key[6:]])
        apart = min(6, far[own]) if own >= 0 else 6
        return apart - sum(3 * weight * min(6, far[g.ship[rival]]) for rival, weight in hates.items())

    return max(options, key=good)


def helm(g: KeepFlyin, step: MoveHelm, options: Sequence[str]) -> str:
    """After the ship that is most likely to be caught for what it takes to reach it."""
    board = chart(g)
    number = g.helm[step.seat]
    what = label(g.up[number])
    prey = [s for s in g.ship if flying(g, s)]
    if not prey:
        return "pass"

    def good(node: int) -> float:
        far = board.far(node)
        return max((0.1 + catch_chance(g, s, what)) * 0.7 ** far[g.ship[s]] for s in prey)

    nodes = {key: board.find[key.split(":")[2]] for key in options if key != "pass"}
    best = max(nodes, key=lambda key: good(nodes[key]))
    return best if good(nodes[best]) > good(g.spot[number]) else "pass"
