"""Whom a counter threatens where it is moved, with what chance; every number comes from the rules, no luck is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import permutations
from typing import NamedTuple

from game.app.games.keepflyin.hints import odds
from game.app.games.keepflyin.situation import Situation
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.core.steps import Option
from game.geometry.hexes import distances
from game.rules.keepflyin.pursuit import LEAST, prey
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import enemy, faces, foe, label, pace, sort
from game.rules.keepflyin.zones import blocked, chart, enemies_at, flying, ships_at

NONE = Fraction(0)


class Threat(NamedTuple):
    """What a move does to a captain: the chances that the counter gives chase, and that it catches the ship in the next
    Encounter phase."""

    seat: int
    chase: Fraction
    caught: Fraction


def threats(now: Situation, number: int, node: int) -> tuple[Threat, ...]:
    """The captains that a counter threatens at a node, the one in most danger first; who moves it is among them."""
    face = now.g.up.get(number, "")
    if face:
        return _sorted(_does(now, number, face, node))
    if not any(flying(now.g, seat) for seat in ships_at(now.g, node)):
        return ()  # face down it does nothing by itself
    may = _suspects(now, number)
    total: dict[int, Threat] = {}
    for name, many in may.items():
        share = Fraction(many, sum(may.values()))
        for one in _does(now, number, name, node) if enemy(name) else ():
            sum_ = total.get(one.seat, Threat(one.seat, NONE, NONE))
            total[one.seat] = Threat(one.seat, sum_.chase + share * one.chase, sum_.caught + share * one.caught)
    return _sorted(total.values())


def _sorted(found: Iterable[Threat]) -> tuple[Threat, ...]:
    told = [one for one in found if one.chase or one.caught]
    return tuple(sorted(told, key=lambda one: (-one.caught, -one.chase, one.seat)))


def _suspects(now: Situation, number: int) -> dict[str, int]:
    """The faces a counter may have, to the knowledge of who looks, each as often as it is likely."""
    face = now.face(number)
    if face:
        return {face: 1}
    return {_like(name): many for name, many in odds.unknown(now, now.g.lot.get(number, "")).items()}


@cache
def _like(name: str) -> str:
    """A face with that label: all of one label are the same to everybody."""
    return next(face for face in faces() if label(face) == name)


def _does(now: Situation, number: int, face: str, node: int) -> list[Threat]:
    """What an enemy does from a node: it gives chase to one of the ships near it, tried in an order left to chance
    (R-KF-136, R-KF-137), and at once flies after it (R-KF-148); else it stays where it is."""
    g = now.g.copy()
    if any(foe(g.up[other]) == sort(face) for other in enemies_at(g, node) if other != number):
        return []  # turned up beside the other kind it goes elsewhere (R-KF-131)
    g.spot[number], g.up[number] = node, face
    g.hunts.pop(number, None)
    chase = _chases(now, g, number, face)
    away = sum((p for seat, p in chase.items() if g.ship[seat] != node), NONE)
    found = []
    for seat, at in g.ship.items():
        if at < 0 or not flying(g, seat):
            continue
        chance = chase.get(seat, NONE)
        meets = 1 - away if at == node else chance if chance and _reaches(g, number, face, at) else NONE
        caught = meets * (1 - odds.more_than(odds.evade_need(now, seat, face)))
        found.append(Threat(seat, NONE if at == node else chance, caught))
    return found


def _chases(now: Situation, g: KeepFlyin, number: int, face: str) -> dict[int, Fraction]:
    """The chance for each ship that it is the one that a counter takes up pursuit of."""
    if g.flags.get("quiet"):
        return {}
    near = prey(g, number)
    rolls = {
        seat: odds.less_than(limit) if (limit := odds.chase_limit(now, face, g.nr[seat])) > LEAST else NONE
        for seat in near
    }
    found = dict.fromkeys(near, NONE)
    orders = list(permutations(near))
    for order in orders:
        left = Fraction(1, len(orders))
        for seat in order:
            found[seat] += left * rolls[seat]
            left *= 1 - rolls[seat]
    return found


def _reaches(g: KeepFlyin, number: int, face: str, goal: int) -> bool:
    """Whether its move takes a counter to a ship at once."""
    board, shut = chart(g), blocked(g, number)
    steps = distances(board.grid, goal, shut=shut)[g.spot[number]]
    return 0 <= steps <= pace(face) and not shut & board.bit[goal]


def says(now: Situation, words: Words, one: Threat) -> str:
    """A threat in words."""
    name = words("hex.threat.you") if one.seat == now.seat else now.name(one.seat)
    key = "both" if one.chase and one.caught else "caught" if one.caught else "chased"
    return words(f"hex.threat.{key}", name=name, chase=percent(one.chase), percent=percent(one.caught))


def does(now: Situation, words: Words, option: Option) -> str:
    """What the move of a counter does, in words: whom it threatens, whom it meets though it can't catch them, to whom
    it comes nearer, or that it keeps off one's own ship."""
    number, node = int(option.source[8:]), now.chart.nodes[option.target]
    threat = next((one for one in threats(now, number, node) if one.seat != now.seat), None)
    if threat is not None:
        return says(now, words, threat)
    met = [seat for seat in ships_at(now.g, node) if seat != now.seat and flying(now.g, seat)]
    if met:
        return words("hex.threat.meets", name=now.name(met[0]))
    far, before = now.chart.far(node), now.chart.far(now.g.spot[number])
    rivals = [seat for seat, at in now.g.ship.items() if seat != now.seat and at >= 0 and flying(now.g, seat)]
    nearer = [(far[now.g.ship[seat]], seat) for seat in rivals if far[now.g.ship[seat]] < before[now.g.ship[seat]]]
    own = now.g.ship.get(now.seat, -1)
    if not nearer:
        return words("hex.threat.away") if own >= 0 and far[own] > before[own] else ""
    steps, seat = min(nearer)
    return words("hex.threat.nearer", name=now.name(seat), n=steps)


def planned(now: Situation) -> Option | None:
    """The move of a counter that a careful captain makes: nearer to the rivals over several turns and away from its
    own ship. Where that is none, the one that threatens a rival most and oneself not at all; None to move none."""
    keys = now.session.rules.guide(now.g, [option.key for option in now.options])
    plan = now.key(keys[0]) if len(keys) == 1 else None
    if plan is not None and plan.key.startswith("shift:"):
        return plan
    for option, _ in best(now):
        there = threats(now, int(option.source[8:]), now.chart.nodes[option.target])
        if all(one.seat != now.seat for one in there):
            return option
    return None


def best(now: Situation) -> list[tuple[Option, Threat]]:
    """For each rival that can be threatened now the move that does most, and least to oneself; reckoned once."""
    found: list[tuple[Option, Threat]] = now.foreseen if now.foreseen is not None else _best(now)
    now.foreseen = found
    return found


def _best(now: Situation) -> list[tuple[Option, Threat]]:
    found: dict[int, tuple[tuple[Fraction, Fraction, Fraction], Option, Threat]] = {}
    for option in now.find("shift"):
        node = now.chart.nodes.get(option.target)
        if node is None:
            continue
        all_ = threats(now, int(option.source[8:]), node)
        own = next((one.caught + one.chase for one in all_ if one.seat == now.seat), NONE)
        for one in all_:
            good = one.caught, one.chase, -own
            if one.seat != now.seat and (one.seat not in found or good > found[one.seat][0]):
                found[one.seat] = good, option, one
    return [(option, one) for _, option, one in sorted(found.values(), key=lambda row: row[0], reverse=True)]
