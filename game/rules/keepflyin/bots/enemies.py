"""How a bot moves the enemies: nearer to its rivals over several turns, away from its own ship, and to all in turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from game.rules.keepflyin.bots.plans import Captain, captain, cost, threat, wealth
from game.rules.keepflyin.bots.taste import PLAIN, Taste
from game.rules.keepflyin.cards.wanderers import AppearAt
from game.rules.keepflyin.enemy import MoveCounter, MoveHelm, movable
from game.rules.keepflyin.outlook import catch_chance, suspects
from game.rules.keepflyin.placing import PlaceEnemy
from game.rules.keepflyin.scoring import goal
from game.rules.keepflyin.state import KeepFlyin, captains
from game.rules.keepflyin.tokens import SPACES, label, pace, sort
from game.rules.keepflyin.zones import chart, enemies_at, flying, hunters
from game.rules.shared.tempers import temper

ALONE = 250.0
"""What an enemy does at least at a table of two, where nobody else sends one."""
LOOSE = 12
"""How far off a rival may be for whom an enemy is turned up."""
FARTHEST = 64
"""More hexes than lie between any two."""
SAFE = 0.4
"""How much is left of that in a zone where an enemy can't follow."""
TURNS = 3
"""The rounds that a captain keeps to one quarry."""


CLOSE = 1e-9
"""More than rounding makes of a sum."""

Wants = list[tuple[Captain, float]]
"""Captains, and how much their harm is worth: less than nothing for one's own."""


def move(g: KeepFlyin, step: MoveCounter, options: Sequence[str], taste: Taste) -> str:
    """The move that brings an enemy nearest to the rivals, by what it does there, and not to one's own ship."""
    best, chosen = 1.0 + taste.effort * (len(captains(g)) - 2), "pass"
    called, press = chart(g).called, Press(g, step.seat, taste)
    for number, nodes in movable(g):
        pull, here = press.of(number), g.spot[number]
        if pull is None or pull.most(here) < best:
            continue
        now = pull.at(here)
        for node in nodes:
            gain = pull.at(node) - now
            if gain > best:
                best, chosen = gain, f"shift:{number}:{called[node]}"
    return chosen


def grudges(g: KeepFlyin, seat: int, taste: Taste) -> Wants:
    """The rivals who fly, and how much their harm is worth: most of all the quarry's; the more, the nearer they are to
    the goal; less, while an enemy is after them already."""
    flyers = [other for other in captains(g) if other == seat or flying(g, other)]
    rivals = [captain(g, rival) for rival in flyers if rival != seat]
    after, fights = quarry(g, seat, flyers), temper(g.settings, seat).fights
    return [
        (rival, _grudge(g, rival, taste) * fights * (1.0 if rival.seat == after else taste.aside)) for rival in rivals
    ]


def quarry(g: KeepFlyin, seat: int, flyers: Sequence[int]) -> int:
    """Whom a seat hunts in these rounds: each captain is the quarry of one other at most, and of each in turn."""
    ring = sorted({seat, *flyers})
    if len(ring) < 2:
        return -1
    return ring[(ring.index(seat) + 1 + g.round // TURNS % (len(ring) - 1)) % len(ring)]


def _grudge(g: KeepFlyin, rival: Captain, taste: Taste) -> float:
    """How much the harm of a rival is worth, whoever else is there."""
    has = enemies_at(g, g.ship[rival.seat]) or hunters(g, rival.seat)
    return max(0.3, wealth(g, rival.seat, rival) / goal(g)) * (taste.shared if has else 1.0)


class Pull(NamedTuple):
    """What one counter does to captains. `prey`: how far each is from every node, and what it does there; `fades`: how
    much of that is left by how far off it is; `nearer`: for each turn."""

    prey: Sequence[tuple[bytes, float]]
    fades: Sequence[float]
    nearer: float

    def at(self, node: int) -> float:
        """What it does at a node."""
        fades = self.fades
        return sum([weight * fades[far[node]] for far, weight in self.prey])

    def most(self, node: int) -> float:
        """No move from a node brings more: none comes more than a turn nearer to anybody, or farther away."""
        does = [weight * self.fades[far[node]] for far, weight in self.prey]
        return sum([much * (1 / self.nearer - 1) if much > 0 else much * (self.nearer - 1) for much in does]) + CLOSE


class Press:
    """What counters do to captains, to the knowledge of a seat: good and bad in one sum, less the farther they are."""

    def __init__(self, g: KeepFlyin, seat: int, taste: Taste = PLAIN) -> None:
        self.g, self.seat, self.taste = g, seat, taste
        self.known: dict[tuple[str, ...], list[tuple[int, float]]] = {}
        self.wants = grudges(g, seat, taste)
        if seat in g.ship and flying(g, seat):
            self.wants.append((captain(g, seat, taste), -taste.own * temper(g.settings, seat).danger))

    def of(self, number: int) -> Pull | None:
        """What a counter does, None for one that does nothing anywhere."""
        g, board = self.g, chart(self.g)
        face = g.up.get(number)
        may = (label(face),) if face else tuple(suspects(g, self.seat, number))
        harms = self.harms(may)
        if not harms:
            return None
        steps = pace(face) if face else 1
        zones = SPACES[sort(face)] if face else (board.board.zones[g.spot[number]],)
        where = board.board.zones
        prey = [(board.far(at), harm * (1.0 if where[at] in zones else SAFE)) for at, harm in harms]
        return Pull(prey, _fades(steps, self.taste.nearer), self.taste.nearer)

    def harms(self, may: tuple[str, ...]) -> list[tuple[int, float]]:
        """Where captains are, and what a counter with one of those labels does to each: asked once for all counters
        alike; none for one that does nothing."""
        known = self.known.get(may)
        if known is None:
            known = self.known[may] = self._harms(may)
        return known

    def _harms(self, may: tuple[str, ...]) -> list[tuple[int, float]]:
        g, foes = self.g, [what for what in may if threat(what)[0]]
        found: list[tuple[int, float]] = []
        for who, weight in self.wants if foes else ():
            share = len(foes) / len(may)
            harm = sum([cost(g, who, what) for what in foes]) / len(may)
            if weight > 0:
                harm = min(
                    max((self.taste.nuisance if len(g.fate) > 2 else ALONE) * share, harm), self.taste.worst * share
                )
            found.append((g.ship[who.seat], harm * weight))
        return found


@cache
def _fades(steps: int, nearer: float) -> tuple[float, ...]:
    """How much of what an enemy with so many steps does is left, by how far off it is."""
    return tuple(nearer ** -(-far // steps) for far in range(FARTHEST))


def let_loose(g: KeepFlyin, seat: int, number: int, taste: Taste) -> bool:
    """Whether an enemy that only this seat has seen does more to the rivals than to itself, face up."""
    face = g.zones[f"counter:{number}"][0]
    own = cost(g, captain(g, seat, taste), label(face))
    far = chart(g).far(g.spot[number])
    return own < taste.nuisance and any(far[g.ship[who.seat]] <= LOOSE for who, _ in grudges(g, seat, taste))


def send_off(g: KeepFlyin, step: PlaceEnemy, options: Sequence[str], taste: Taste) -> str:
    """Far from one's own ship, near the others."""
    return _away(g, step.seat, options, taste)


def appear(g: KeepFlyin, step: AppearAt, options: Sequence[str], taste: Taste) -> str:
    """An enemy far off, a Derelict near."""
    if step.kind == "derelict":
        far = chart(g).far(g.ship[step.seat])
        return min(options, key=lambda key: far[chart(g).find[key[6:]]])
    return _away(g, step.seat, options, taste)


def _away(g: KeepFlyin, seat: int, options: Sequence[str], taste: Taste) -> str:
    board, own = chart(g), g.ship[seat]
    hates = grudges(g, seat, taste)

    def good(key: str) -> float:
        far = board.far(board.find[key[6:]])
        apart = min(6, far[own]) if own >= 0 else 6
        return apart - sum(3 * weight * min(12, far[g.ship[rival.seat]]) for rival, weight in hates)

    return max(options, key=good)


def helm(g: KeepFlyin, step: MoveHelm, options: Sequence[str], taste: Taste) -> str:
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
