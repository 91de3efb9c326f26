"""What a bot reckons with: how much a ship's jobs, its place and its enemies are worth to it, in $."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import permutations
from typing import NamedTuple

from game.core.remembered import ENOUGH, notes
from game.rules.keepflyin.board import Chart
from game.rules.keepflyin.bots.taste import PLAIN, Taste
from game.rules.keepflyin.encounter import evade_bonus
from game.rules.keepflyin.jobs import destination, hold, job_of, locked, room
from game.rules.keepflyin.outlook import at_most, pursuit_chance, suspects
from game.rules.keepflyin.payday import pay_of
from game.rules.keepflyin.state import DETAINED, TORTURED, KeepFlyin
from game.rules.keepflyin.tokens import ENEMIES, SPACES, enemy, is_job, label, pace, sort
from game.rules.keepflyin.zones import chart, controlled
from game.rules.shared.tempers import temper

MOST = 3
"""Jobs that are planned for together."""
TORTURE = 150
"""What the turns with Niska cost."""
NEAR = 4
"""The steps from which on an enemy is none for now."""


Stop = tuple[int, float]
"""A node and what is paid there."""


class Captain(NamedTuple):
    """What a bot reckons with for one captain, wherever the ship is. `due`: where the jobs aboard are bound for and
    what they bring in; `stops`: the best of them; `kept`: what salvage is worth; `free`: spaces in the hold; per kind
    of enemy `bonus`: what is added to an evasion roll; `stakes`: what being caught costs; `taste`: by which all
    that is weighed. Worth is in $."""

    seat: int
    due: tuple[Stop, ...]
    stops: tuple[Stop, ...]
    kept: float
    free: int
    bonus: Mapping[str, int]
    stakes: Mapping[str, float]
    taste: Taste


_CAPTAINS = notes(Captain)


def captain(g: KeepFlyin, seat: int, taste: Taste = PLAIN) -> Captain:
    """One captain, to reckon with; who has not changed is not reckoned anew."""
    cards, flags = hold(g, seat), g.flags
    key = (
        seat,
        taste,
        g.home[seat],
        g.nr[seat],
        g.platinum[seat],
        cards,
        *[card for card in cards if locked(g, card)],
        flags.get("job_pay") if seat == g.active else 0,
        flags.get(f"evade:{seat}"),
        g.settings["board"],
        g.settings.get("tempers"),
    )
    found = _CAPTAINS.get(key)
    if found is None:
        if len(_CAPTAINS) > ENOUGH:
            _CAPTAINS.clear()
        found = _CAPTAINS[key] = _captain(g, seat, cards, taste)
    return found


def _captain(g: KeepFlyin, seat: int, cards: Sequence[str], taste: Taste) -> Captain:
    pays = {card: pay_of(g, card) for card in cards if is_job(card)}
    due = {card: (destination(g, card), worth(g, seat, card, taste)) for card in pays}
    best = sorted(due, key=lambda card: (-pays[card], card))[:MOST]
    kept = (len(cards) - len(due)) * taste.salvage * taste.fades
    free, cargo = min(2, room(g, seat)), taste.cargo * sum(pays.values())
    bonus = {kind: evade_bonus(g, seat, kind) for kind in ENEMIES}
    lost = {kind: stakes(g, seat, kind, taste) + cargo for kind in ENEMIES}
    return Captain(seat, tuple(due.values()), tuple([due[card] for card in best]), kept, free, bonus, lost, taste)


def relieved(who: Captain, pay: float) -> Captain:
    """A captain who has been paid for jobs, which are no longer at stake."""
    return who._replace(stakes={kind: lost - who.taste.cargo * pay for kind, lost in who.stakes.items()})


def prospects(g: KeepFlyin, who: Captain, node: int) -> float:
    """What the cards in a hold are worth to a ship at a node: the best order of paydays, each worth less the later."""
    return (best_route(chart(g), node, who.stops, who.taste.fades) if who.stops else 0.0) + who.kept


@lru_cache(maxsize=1 << 15)
def best_route(board: Chart, node: int, stops: tuple[Stop, ...], fades: float) -> float:
    """The worth of a few paydays, each a node and what it brings in, in their best order from a node."""
    return max(_route(board, node, order, fades) for order in permutations(stops))


def _route(board: Chart, node: int, stops: Iterable[Stop], fades: float) -> float:
    turns, total, far = 0.0, 0.0, board.far
    for goal, money in stops:
        turns += max(1.0, far(node)[goal] / 2) if goal != node else 1.0
        total += money * fades**turns
        node = goal
    return total


def worth(g: KeepFlyin, seat: int, card: str, taste: Taste) -> float:
    """What a job brings in, its Notoriety counted in, and what a captain thinks of crime."""
    job = job_of(card)
    heat = max(job.notoriety, -g.nr[seat])
    bonus = 100 if destination(g, card) == g.home[seat] else 0
    pay = pay_of(g, card) * (temper(g.settings, seat).crime if job.illegal else 1.0)
    return pay + bonus - infamy(g.nr[seat] + heat, taste) + infamy(g.nr[seat], taste)


def harbour(g: KeepFlyin, who: Captain, node: int) -> float:
    """What it is worth to be at a node with free spaces in the hold: the way to the next location."""
    return who.taste.space * who.free * port_fades(chart(g), node, who.taste.fades) if who.free > 0 else 0.0


@cache
def port_fades(board: Chart, node: int, fades: float) -> float:
    """How much what waits at the nearest location but the Skyplex is still worth at a node."""
    far = board.far(node)
    steps = min(far[place.at] for place in board.board.locations.values() if place.at != board.skyplex)
    return float(fades ** (steps / 2))


def infamy(rating: int, taste: Taste = PLAIN) -> float:
    """What a Notoriety Rating costs in the long run: the higher it is the likelier a cruiser is not evaded."""
    return taste.heat * rating * rating


def stakes(g: KeepFlyin, seat: int, kind: str, taste: Taste) -> float:
    """What a captain loses besides the cargo when an enemy of a kind catches the ship."""
    if kind == "reaver" or g.platinum[seat] < 100 * g.nr[seat]:
        return g.platinum[seat] + taste.everything
    return 100 * g.nr[seat] + taste.cell * (g.nr[seat] / 3.5 + 3)


class Watch:
    """What counters are likely to cost a captain's ship, each reckoned once for how far off it is and in which zone.

    Holds as long as the game stays as it is, for the nodes at most `moves` steps from `node`.
    """

    def __init__(self, g: KeepFlyin, who: Captain, node: int, moves: int = 0) -> None:
        self.g, self.who, self.moves, up = g, who, moves, g.up
        self.minds = temper(g.settings, who.seat).danger * who.taste.danger
        far, most = chart(g).far(node), NEAR + moves
        near = [(number, spot) for number, spot in g.spot.items() if far[spot] <= most]
        self.counters = [(number, spot, NEAR if number in up else 1) for number, spot in near]
        self.found: dict[tuple[int, int, str], float] = {}

    def danger(self, node: int) -> float:
        """What the enemies around are likely to cost when the ship ends its turn at a node."""
        board, total = chart(self.g), 0.0
        far, zone = board.far(node), board.board.zones[node]
        for number, spot, sight in self.counters:
            if far[spot] <= sight:
                total += self.one(number, far[spot], zone)
        return total * self.minds

    def one(self, number: int, steps: int, zone: str) -> float:
        """What one counter so many steps off is likely to cost a ship in a zone."""
        what = number, steps, zone
        if what not in self.found:
            self.found[what] = one_danger(self.g, self.who, number, steps, zone)
        return self.found[what]


def one_danger(g: KeepFlyin, who: Captain, number: int, steps: int, zone: str) -> float:
    """What one counter so many steps off is likely to cost a ship in a zone."""
    face = g.up.get(number)
    if face is None:
        meets = (1.0, who.taste.blind)[steps] if steps <= 1 else 0.0
        return meets * likely_cost(g, who, suspects(g, who.seat, number)) if meets else 0.0
    if not enemy(face):
        return 0.0
    meets = reaches(g, who.seat, number, steps, zone, who.taste)
    return meets * cost(g, who, label(face)) if meets else 0.0


def cost(g: KeepFlyin, who: Captain, what: str) -> float:
    """What meeting a counter with that label costs a ship on average."""
    kind, score = threat(what)
    if not kind:
        return 0.0
    return at_most((score or g.nr[who.seat]) - who.bonus[kind]) * who.stakes[kind]


@cache
def threat(what: str) -> tuple[str, int]:
    """The kind of enemy that a label names, "" for no enemy, and what must be beaten: 0 for the Notoriety."""
    kind, score, _ = what.split("/")
    return (kind if kind in ENEMIES else "", int(score) if kind == "reaver" else 0)


def likely_cost(g: KeepFlyin, who: Captain, may: Sequence[str]) -> float:
    """What meeting a counter costs a ship on average, whose label is one of those."""
    return sum([cost(g, who, what) for what in may]) / len(may)


def reaches(g: KeepFlyin, seat: int, number: int, steps: int, zone: str, taste: Taste) -> float:
    """How likely an enemy so many steps off comes into the hex of a ship in a zone before its next turn."""
    if steps == 0:
        return 1.0
    face = g.up[number]
    if zone not in SPACES[sort(face)]:
        return 0.0
    move = pace(face)
    if number in g.hunts:
        if g.hunts[number] != seat:
            return 0.0
        return 1.0 if steps <= move else 0.35 if steps <= 2 * move else 0.15
    if controlled(g, number):
        return 0.8 if steps <= move else 0.1
    near = 1.0 if steps <= move else 0.3
    rivals = sent(len(g.fate), taste.spite)
    rivals = rivals if steps <= move else rivals / 4 if steps <= 2 * move else 0.0
    chance = pursuit_chance(g, seat, label(face)) if steps <= 2 else 0.0
    return chance * near + (1 - chance) * rivals


@cache
def sent(seats: int, spite: float) -> float:
    """How likely any of the rivals sends an enemy near by into a ship's hex before its next turn."""
    return 1.0 - (1.0 - spite) ** (seats - 1)


def wealth(g: KeepFlyin, seat: int, who: Captain | None = None) -> float:
    """What a captain has and may hope for, in $."""
    return sum(parts(g, seat, who).values())


def parts(g: KeepFlyin, seat: int, who: Captain | None = None) -> dict[str, float]:
    """What `wealth` is made up of, by name, in $; `who` if it is known already."""
    node, fate = g.ship[seat], g.fate[seat]
    found = {"platinum": float(g.platinum[seat]), "notoriety": -0.5 * infamy(g.nr[seat])}
    if node < 0:
        return found
    if fate == DETAINED:
        found["freedom"] = -100 * (1 + g.nr[seat] / 3.5)  # the turns in the cell
        return found
    who = who or captain(g, seat)
    found["jobs"] = prospects(g, who, node)
    if fate == TORTURED:
        found["jobs"] *= 0.6
        found["freedom"] = -float(TORTURE)
        return found
    found["harbour"], found["danger"] = harbour(g, who, node), -Watch(g, who, node).danger(node)
    return found
