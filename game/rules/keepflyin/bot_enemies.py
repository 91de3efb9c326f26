"""How a bot moves the enemies: against those who lead, away from its own ship."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.keepflyin.cards.wanderers import AppearAt
from game.rules.keepflyin.enemy import MoveCounter, MoveHelm, movable
from game.rules.keepflyin.outlook import catch_chance, suspects
from game.rules.keepflyin.placing import PlaceEnemy
from game.rules.keepflyin.plans import NEAR, Captain, captain, likely_cost, one_danger, wealth
from game.rules.keepflyin.scoring import GOAL
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import label
from game.rules.keepflyin.zones import chart, flying

WORTH_IT = 300.0
"""How much, in $, a move of a counter must do."""


Wants = list[tuple[Captain, float]]
"""Captains, and how much their harm is worth: less than nothing for one's own."""


def move(g: KeepFlyin, step: MoveCounter, options: Sequence[str]) -> str:
    """The move that costs the others most, and one's own ship least; none if it does little."""
    best, chosen = WORTH_IT, "pass"
    board, wants = chart(g), grudges(g, step.seat)
    if step.seat in g.ship and flying(g, step.seat):
        wants = [(captain(g, step.seat), -1.0), *wants]
    harm = Harm(g, step.seat, wants)
    for number, nodes in movable(g):
        now = harm.done(number, g.spot[number])
        for node in nodes:
            gain = harm.done(number, node) - now if node in harm.near else -now
            if gain > best:
                best, chosen = gain, f"shift:{number}:{board.called[node]}"
    return chosen


def grudges(g: KeepFlyin, seat: int) -> Wants:
    """The rivals who fly, and how much their harm is worth: the more, the nearer they are to the goal."""
    rivals = [captain(g, rival) for rival in g.fate if rival != seat and flying(g, rival)]
    return [(rival, max(0.05, wealth(g, rival.seat, rival) / GOAL) / len(rivals)) for rival in rivals]


class Harm:
    """What counters do to captains, to the knowledge of a seat: good and bad in one sum, each part reckoned once.

    `near`: per node where an enemy matters, the captains it matters to, how many steps off they are, in which zone, and
    what their harm is worth. That is near one's own ship and beside the others; face down only where a ship is.
    """

    def __init__(self, g: KeepFlyin, seat: int, wants: Wants) -> None:
        self.g, self.seat, board = g, seat, chart(g)
        self.near: dict[int, list[tuple[Captain, int, str, float]]] = {}
        self.found: dict[tuple[int, int, int], float] = {}
        for who, weight in wants:
            at = g.ship[who.seat]
            far, zone = board.far(at), board.board.zones[at]
            for node in board.within(at, NEAR if weight < 0 else 1):
                self.near.setdefault(node, []).append((who, far[node], zone, weight))

    def done(self, number: int, node: int) -> float:
        """What a counter does at a node."""
        done, found = 0.0, self.found
        for who, steps, zone, weight in self.near.get(node, ()):
            what = number, who.seat, steps
            if what not in found:
                found[what] = self._cost(number, who, steps, zone)
            done += weight * found[what]
        return done

    def _cost(self, number: int, who: Captain, steps: int, zone: str) -> float:
        if number in self.g.up:
            return one_danger(self.g, who, number, steps, zone)
        return 0.0 if steps else likely_cost(self.g, who, suspects(self.g, self.seat, number))


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
        return apart - sum(3 * weight * min(6, far[g.ship[rival.seat]]) for rival, weight in hates)

    return max(options, key=good)


def helm(g: KeepFlyin, step: MoveHelm, options: Sequence[str]) -> str:
    """After the ship that is most likely to be caught for what it takes to reach it."""
    board = chart(g)
    number = g.helm[step.seat]
    what = label(g.up[number])
    prey = [(g.ship[s], 0.1 + catch_chance(g, s, what)) for s in g.ship if flying(g, s)]
    if not prey:
        return "pass"

    def good(node: int) -> float:
        far = board.far(node)
        return max([chance * 0.7 ** far[at] for at, chance in prey])

    nodes = {key: board.find[key.split(":")[2]] for key in options if key != "pass"}
    best = max(nodes, key=lambda key: good(nodes[key]))
    return best if good(nodes[best]) > good(g.spot[number]) else "pass"
