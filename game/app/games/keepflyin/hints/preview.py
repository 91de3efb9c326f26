"""What pointing at a hex shows before anything is decided: the way, what may lie there, who may give chase."""

from __future__ import annotations

from typing import NamedTuple

from game.app.games.keepflyin.chart.pieces import Piece
from game.app.games.keepflyin.hints import odds
from game.app.games.keepflyin.hints.threats import says, threats
from game.app.games.keepflyin.sayings import counter_badge, counter_name
from game.app.games.keepflyin.situation import Situation
from game.app.shell.words import Words
from game.app.table.boards.tags import Tag
from game.app.table.percent import percent
from game.rules.keepflyin.derelicts import hulks_at
from game.rules.keepflyin.payday import pay_of
from game.rules.keepflyin.pursuit import RANGE
from game.rules.keepflyin.tokens import enemy


class Preview(NamedTuple):
    """The overlay of a pointed-at hex."""

    legal: bool = False
    path: tuple[int, ...] = ()
    danger: tuple[int, ...] = ()
    tag: Tag | None = None
    ghost: Piece | None = None
    ringed: tuple[int, ...] = ()


def preview(now: Situation, words: Words, node: int | None, dragging: bool = False) -> Preview:
    """What the chart shows for a hex."""
    if node is None:
        return Preview()
    option = now.cells.get(node)
    if option is None:
        foes = _foes(now, words, node)
        way, far = now.towards(node) if now.mine and now.moving else (None, 0)
        if way is None:
            return Preview(danger=_around(now, now.up_at(node)), tag=foes)
        stop = now.chart.nodes[way.target]
        lines = (words("hex.badge.towards", n=now.steps(stop), of=far), *_halts(now, words, stop))
        lines = (*lines, foes.words, *foes.lines) if foes else lines
        tag = Tag(now.where(node), "", far, foes is not None, lines)
        return Preview(False, now.walk(stop), _around(now, now.up_at(node)), tag)
    head = option.key.partition(":")[0]
    if head == "move":
        tag = flight(now, words, node)
        walk = now.walk(node)
        leg = (walk[-2], walk[-1]) if len(walk) > 1 else None
        ghost = Piece("ghost", "ship", node, seat=now.seat, leg=leg) if not dragging else None
        return Preview(True, walk, _near(now, node), tag, ghost)
    if head == "shift":
        return _shift(now, words, node)
    where = now.where(node)
    return Preview(True, tag=Tag(words(f"hex.badge.{head}", place=where)))


def _halts(now: Situation, words: Words, node: int) -> tuple[str, ...]:
    """Where a flight to a hex ends before it gets there, and why: in one line, none where its way is free."""
    option = now.cells.get(node)
    halt = now.halt(option) if option is not None else None
    if halt is None:
        return ()
    at = now.chart.nodes[halt.target]
    return (words("hex.badge.halt.hulk" if hulks_at(now.g, at) else "hex.badge.halt.sale", place=now.where(at)),)


def _foes(now: Situation, words: Words, node: int) -> Tag | None:
    """What the badges of the enemies in a hex say, in words."""
    found = [counter_badge(words, now.g.up[number]) for number in now.up_at(node) if number in now.enemies()]
    if not found:
        return None
    rest = tuple(", ".join(one) for one in found[1:])
    return Tag(found[0][0], "", -1, True, (*found[0][1:], *rest))


def _around(now: Situation, numbers: list[int]) -> tuple[int, ...]:
    """The hexes within reach of enemies."""
    found: set[int] = set()
    for number in numbers:
        if number in now.enemies():
            found.update(now.chart.within(now.g.spot[number], RANGE))
    return tuple(sorted(found))


def _near(now: Situation, node: int) -> tuple[int, ...]:
    """The reach of those that may give chase to a ship there."""
    return _around(now, odds.hunters_near(now, now.seat, node))


def flight(now: Situation, words: Words, node: int) -> Tag:
    """The tag at the end of a flight: the hexes to it, what it brings, what may lie in wait."""
    steps = now.steps(node)
    lines = [*_halts(now, words, node)]
    note = ""
    due = now.due_at(node)
    grave = False
    nr = now.g.nr[now.seat]
    if due:
        money = sum(pay_of(now.g, card) for card in due)
        note = words("hex.badge.payday", money=money)
        nr = max(0, nr + sum(job.notoriety for card in due if (job := now.job(card))))
    for number in now.down_at(node):
        face = now.face(number)
        if face:
            lines.append(words("hex.badge.known", name=counter_name(words, face)))
            if enemy(face):
                off = percent(odds.more_than(odds.evade_need(now, now.seat, face)))
                lines.append(words("hex.badge.meets", percent=off))
                grave = True
            continue
        chances = odds.kinds(now, number)
        parts = [
            words(f"hex.kind.{kind}.share", percent=percent(p))
            for kind, p in sorted(chances.items(), key=lambda row: -row[1])
        ]
        lines.append(words("hex.badge.unknown", parts=", ".join(parts)))
        grave = grave or odds.hostile(now, number) > 0
    foes = [n for n in now.up_at(node) if n in now.enemies()]
    if foes:
        names = ", ".join(counter_name(words, now.g.up[n]) for n in foes)
        lines.append(words("hex.badge.foes", names=names))
        grave = True
    for number, fate in odds.pursuers(now, node):
        face = now.g.up[number]
        off = percent(odds.more_than(odds.evade_need(now, now.seat, face, due)))
        lines.append(words(f"hex.badge.{fate}", name=counter_name(words, face), percent=off))
        grave = grave or fate != "quits"
    chase = odds.chased(now, now.seat, node, nr)
    if chase:
        lines.append(words("hex.badge.chase", percent=percent(chase)))
        grave = True
    return Tag(now.where(node), note, steps, grave, tuple(lines))


def _shift(now: Situation, words: Words, node: int) -> Preview:
    """A counter about to be moved."""
    number = int(now.picked.partition(":")[2])
    name = counter_name(words, now.g.up.get(number, "") or now.face(number))
    lines = [words("hex.badge.shift", name=name, place=now.where(node))]
    ships = [seat for seat, at in now.g.ship.items() if at == node]
    if ships:
        lines.append(words("hex.badge.shift.ship", names=", ".join(now.name(s) for s in ships)))
    face = now.g.up.get(number, "")
    found = threats(now, number, node)
    lines += [says(now, words, one) for one in found]
    danger = tuple(now.chart.within(node, RANGE)) if face.startswith(("alliance", "reaver")) else ()
    own = any(one.seat == now.seat for one in found)
    tag = Tag(lines[0], "", now.steps(node), own, tuple(lines[1:]))
    return Preview(True, now.walk(node), danger, tag, ringed=tuple(now.g.ship[one.seat] for one in found))
