"""The words of Event cards about the counters on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.content.keepflyin.records import ZONES
from game.core.remembered import listed_once, remembered
from game.core.rng import below, shuffled
from game.core.steps import Chance, Choice, Effect, Option, Step
from game.rules.keepflyin import news
from game.rules.keepflyin.board import QUADRANTS, Chart
from game.rules.keepflyin.enemy import beside
from game.rules.keepflyin.movement import ScanCounter
from game.rules.keepflyin.placing import send_off
from game.rules.keepflyin.pursuit import Chase
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import ENEMIES, label, pace, sort
from game.rules.keepflyin.zones import (
    SPARE,
    chart,
    closed_sun,
    controlled,
    empty,
    flying,
    mixed,
    put,
    shift,
    ships_at,
    spares,
    turn_up,
    zone_at,
)

Says = Callable[[KeepFlyin, int, str, int], Iterable[Step]]
AROUND = 2
"""How far "around" the ship reaches."""
HOMES = {"alliance": ("border",), "reaver": ("fringe",), "derelict": ZONES}
"""The zones where counters of a kind appear."""
ECHOES = {
    "core": ("ghost", "derelict", "alliance"),
    "border": ("ghost", "derelict", "alliance"),
    "fringe": ("ghost", "derelict", "reaver"),
}
"""What may lie under a counter that comes unseen into a zone."""


def _free(g: KeepFlyin, kind: str) -> list[int]:
    """The face-up enemies of a kind ("all" for both) that pursue nobody and that nobody controls."""
    kinds = ENEMIES if kind == "all" else (kind,)
    return [n for n, face in g.up.items() if sort(face) in kinds and n not in g.hunts and not controlled(g, n)]


def _inside(g: KeepFlyin, numbers: Iterable[int], quadrant: int) -> list[int]:
    """Those of some counters that lie in a quadrant."""
    quadrants = chart(g).board.quadrants
    return [number for number in numbers if quadrant in quadrants[g.spot[number]]]


def _face_down(g: KeepFlyin) -> list[int]:
    return [number for number in g.spot if number not in g.up]


def _nearest(g: KeepFlyin, numbers: list[int], node: int) -> list[int]:
    """The same counters, the nearest to a node first, those equally near in random order."""
    far = chart(g).far(node)
    return sorted(shuffled(g, numbers), key=lambda number: far[g.spot[number]])


def _appear(g: KeepFlyin, seat: int, value: str, quadrant: int) -> Iterable[Step]:
    if not spares(g, (value,)) or not any(openings(g, value, q) for q in QUADRANTS):
        return ()
    return (AppearIn(seat, value, quadrant),)


def openings(g: KeepFlyin, kind: str, quadrant: int) -> list[int]:
    """The empty hexes of a quadrant where a counter of a kind may appear."""
    spaces = chart(g).spaces
    return sorted(node for zone in HOMES[kind] for node in empty(g, spaces[zone, quadrant]))


@dataclass(frozen=True, slots=True)
class AppearIn(Effect[KeepFlyin]):
    """A counter is to appear in a quadrant; where it has no empty hex the die falls again (R-KF-176)."""

    seat: int
    kind: str
    quadrant: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        nodes = openings(g, self.kind, self.quadrant)
        if len(nodes) == 1:
            return (Appeared(self.kind, nodes[0]),)
        return (AppearAt(self.seat, self.kind, self.quadrant) if nodes else AppearDie(self.seat, self.kind),)


@dataclass(frozen=True, slots=True)
class AppearDie(Chance[KeepFlyin]):
    """Another quadrant for a counter that appears."""

    seat: int
    kind: str

    @listed_once
    def options(self, g: KeepFlyin) -> Iterable[Option]:
        for quadrant in QUADRANTS:
            yield Option(f"d6:{quadrant}", (AppearIn(self.seat, self.kind, quadrant),))


@dataclass(frozen=True, slots=True)
class AppearAt(Choice[KeepFlyin]):
    """The captain picks the hex where a counter appears."""

    seat: int
    kind: str
    quadrant: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        board, kind = chart(g), self.kind
        return [_appear_at(board, kind, node) for node in openings(g, kind, self.quadrant)]


@remembered
def _appear_at(board: Chart, kind: str, node: int) -> Option:
    """The option to have a counter appear in a hex, made once."""
    return Option("place:" + board.called[node], (Appeared(kind, node),), f"new:{kind}", board.keys[node])


@dataclass(frozen=True, slots=True)
class Appeared(Effect[KeepFlyin]):
    """A spare counter comes face up on to the board; none where the box has no such counter left, as it may be in a
    game dealt anew from what one seat knows."""

    kind: str
    node: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        faces = spares(g, (self.kind,))
        if faces:
            g.tell(news.Appeared(put(g, faces[below(g, len(faces))], self.node), self.node))
        return ()


def _echo(g: KeepFlyin, seat: int, value: str, quadrant: int) -> Iterable[Step]:
    """A spare drawn unseen: from now on nobody knows which of these kinds are still in the box."""
    nodes: list[int] = []
    for _ in range(len(QUADRANTS) * 4):
        nodes = empty(g, chart(g).spaces[value, quadrant])
        if nodes:
            break
        quadrant = 1 + below(g, len(QUADRANTS))
    faces = spares(g, ECHOES[value])
    if not nodes or not faces:
        return ()
    known = [face for face in faces if g.seen.pop(face, None) is not None]
    g.lots[SPARE] = tuple(sorted((*g.lots.get(SPARE, ()), *map(label, known))))
    unseen = shuffled(g, faces)
    number = put(g, unseen[0], nodes[below(g, len(nodes))], lot=SPARE)
    g.tell(news.Echo(number, g.spot[number]))
    return ()


def _patrol(g: KeepFlyin, seat: int, value: str, quadrant: int) -> Iterable[Step]:
    return [step for number in _inside(g, _free(g, value), quadrant) for step in drive(g, number)]


def drive(g: KeepFlyin, number: int) -> tuple[Step, ...]:
    """An enemy moves its printed move towards the ship nearest to it (R-KF-146)."""
    ships = [seat for seat in g.ship if flying(g, seat)]
    far = chart(g).far(g.spot[number])
    near = [seat for seat in ships if far[g.ship[seat]] == min(far[g.ship[s]] for s in ships)]
    return (Chase(number, near[below(g, len(near))], pace(g.up[number])),) if near else ()


def _approach(g: KeepFlyin, seat: int, value: str, quadrant: int) -> Iterable[Step]:
    near = _nearest(g, _free(g, value), g.ship[seat])[:1]
    return [Chase(number, seat, pace(g.up[number])) for number in near]


def _send_away(g: KeepFlyin, seat: int, value: str, quadrant: int) -> Iterable[Step]:
    kinds = ENEMIES if value == "all" else (value,)
    foes = [n for n, face in g.up.items() if sort(face) in kinds and not controlled(g, n)]
    for number in _nearest(g, foes, g.ship[seat])[:1]:
        zone = zone_at(g, g.spot[number]) if sort(g.up[number]) == "alliance" else "fringe"
        return send_off(g, seat, number, zone)
    return ()


def _flip(g: KeepFlyin, seat: int, value: str, quadrant: int) -> Iterable[Step]:
    numbers, far = _face_down(g), chart(g).far(g.ship[seat])
    if value == "nearest":
        numbers = _nearest(g, numbers, g.ship[seat])[:1]
    elif value == "around":
        numbers = [number for number in numbers if far[g.spot[number]] <= AROUND]
    else:
        numbers = _inside(g, numbers, quadrant)
    for number in numbers:
        turn_up(g, number)
    return ()


def _scan(g: KeepFlyin, seat: int, value: str, quadrant: int) -> Iterable[Step]:
    numbers = _nearest(g, _face_down(g), g.ship[seat])[: int(value)]
    return [ScanCounter(seat, number) for number in numbers]


def _drift(g: KeepFlyin, seat: int, value: str, quadrant: int) -> Iterable[Step]:
    for number in _inside(g, _face_down(g), quadrant):
        nodes = beside(chart(g), g.spot[number], closed_sun(g))
        if nodes:
            shift(g, number, nodes[below(g, len(nodes))])
    return ()


def _mix(g: KeepFlyin, seat: int, value: str, quadrant: int) -> Iterable[Step]:
    """Face-up enemies in space without a ship are turned down, then the counters of each zone are mixed."""
    board = chart(g)
    for number in _inside(g, _free(g, "all"), quadrant):
        node = g.spot[number]
        if board.place[node] is None and not ships_at(g, node):
            face, lot = g.up.pop(number), zone_at(g, node)
            g.lot[number] = lot
            g.lots[lot] = tuple(sorted((*g.lots.get(lot, ()), label(face))))
            g.seen.pop(face, None)
            g.tell(news.TurnedDown(number))
    for zone in ZONES:
        numbers = [n for n in _inside(g, _face_down(g), quadrant) if zone_at(g, g.spot[n]) == zone]
        if len(numbers) > 1:
            one_lot(g, numbers)
            mixed(g, numbers)
            g.tell(news.Mixed(zone, quadrant))
    return ()


def one_lot(g: KeepFlyin, numbers: list[int]) -> None:
    """Counters that are mixed with each other, and all that were mixed with them before, are one lot."""
    names = list(dict.fromkeys(g.lot[number] for number in numbers))
    into = SPARE if SPARE in names else names[0]
    for name in names:
        if name != into:
            g.lots[into] = tuple(sorted(g.lots[into] + g.lots.pop(name)))
    g.lot.update((number, into) for number, lot in g.lot.items() if lot in names)


COUNTER_WORDS: dict[str, Says] = {
    "appear": _appear,
    "echo": _echo,
    "patrol": _patrol,
    "approach": _approach,
    "send_away": _send_away,
    "flip": _flip,
    "scan": _scan,
    "drift": _drift,
    "mix": _mix,
}
