"""What the chart tells before a click: whom a counter that is moved threatens, and how a far hex is flown to."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from game.app.games.keepflyin.hints import odds
from game.app.games.keepflyin.hints.threats import best, says, threats
from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.games.keepflyin.situation import Situation
from game.app.table.percent import percent
from game.core.session import Session
from game.core.steps import Chance, Choice, Step
from game.rules.keepflyin.encounter import EncounterPhase
from game.rules.keepflyin.enemy import ShiftCounter
from game.rules.keepflyin.pursuit import Stalk
from game.rules.keepflyin.ruleset import KEEPFLYIN
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import enemy
from game.rules.keepflyin.zones import chart
from tests.told import lines
from tests.ui.hands import Hands, middle
from tests.ui.keepflyin_table import NAMES, QUICK, play_to, table


def loose(g: KeepFlyin) -> list[int]:
    """The face-up enemies that pursue nobody."""
    return [n for n, face in g.up.items() if enemy(face) and n not in g.hunts]


def hunt(seats: int, seed: int) -> KeepFlyin:
    """A voyage whose captain is to move a counter, with an enemy that can be moved."""
    session, luck = Session(KEEPFLYIN, KEEPFLYIN.new(seats, seed, QUICK)), random.Random(seed)
    while type(session.choice).__name__ != "MoveCounter" or not loose(session.state):
        session.answer(luck.choice([o.key for o in session.options]))
    return session.state


def lots(g: KeepFlyin, step: Chance) -> Iterator[tuple[tuple[Step, ...], Fraction]]:
    """What luck may bring, with the chance of each: two dice as their sums, all else as it is listed."""
    outcomes = tuple(step.options(g))
    if len(outcomes) != 6:
        yield from ((one.then[::-1], Fraction(1, len(outcomes))) for one in outcomes)
        return
    for total in range(2, 13):
        first = max(1, total - 6)
        second = outcomes[first - 1].then[0]
        yield tuple(second.options(g))[total - first - 1].then[::-1], Fraction(6 - abs(7 - total), 36)


def ends(g: KeepFlyin, steps: list[Step], number: int, weight: Fraction) -> Iterator[tuple[KeepFlyin, list, Fraction]]:
    """Every way these steps can go, with its share: up to a decision, or to what a counter came to in an Encounter."""
    told: list = []
    g.news = []
    while steps:
        step = steps.pop()
        if isinstance(step, Choice):
            break
        if isinstance(step, Chance):
            for then, chance in lots(g, step):
                for end, more, share in ends(g.copy(), [*steps, *then], number, weight * chance):
                    yield end, [*told, *more], share
            return
        before = len(g.news)
        steps += tuple(step.run(g))[::-1]
        told += lines(g.news[before:])
        if any(news[0] in ("caught", "evaded") and news[2] == number for news in told):
            break
    yield g, told, weight


def enumerated(g: KeepFlyin, number: int, node: int, seat: int) -> tuple[Fraction, Fraction]:
    """The chances that a counter chases a seat and catches it, found by playing out every roll the rules ask for."""
    chase = caught = Fraction(0)
    steps: list[Step] = [EncounterPhase(seat), Stalk(number, ()), ShiftCounter(number, node)]
    for _, told, weight in ends(g.copy(), steps, number, Fraction(1)):
        chase += weight * any(news[:3] == ("pursues", number, seat) for news in told)
        caught += weight * any(news[:3] == ("caught", seat, number) for news in told)
    return chase, caught


@pytest.mark.parametrize("seed", range(6))
def test_what_a_move_threatens_is_what_the_dice_of_the_rules_come_to(seed: int) -> None:
    """Ships are put beside a face-up enemy, and every outcome of its move is counted."""
    g = hunt(2, seed)
    board = chart(g)
    number = loose(g)[0]
    near = [n for n in board.within(g.spot[number], 2) if n not in g.spot.values() and not board.place[n]]
    for seat in range(2):
        g.nr[seat], g.ship[seat] = 5 + seat, near[(seed + 5 * seat) % len(near)]
    now = Situation(Session(KEEPFLYIN, g), NAMES[:2], (0, 1))
    found = Counter()
    moves = [o for o in now.find("shift") if o.source == f"counter:{number}"]
    onto = [o for o in moves if now.chart.nodes[o.target] in g.ship.values()]
    for option in [*onto[:2], *moves[:: len(moves) // 3]]:
        node = now.chart.nodes[option.target]
        told = {one.seat: one for one in threats(now, number, node)}
        for seat in range(2):
            chase, caught = enumerated(g, number, node, seat)
            one = told.get(seat)
            assert (one.caught if one else 0) == caught, (node, seat)
            if g.ship[seat] != node:
                assert (one.chase if one else 0) == chase, (node, seat)
            found["caught"] += bool(caught)
            found["chased"] += bool(chase)
    assert found["chased"] and found["caught"]


def test_a_face_down_counter_threatens_by_what_it_may_be() -> None:
    g = hunt(2, 3)
    board = chart(g)
    rival = 1 - g.active
    now = Situation(Session(KEEPFLYIN, g), NAMES[:2], (0, 1))
    down = next(o for o in now.find("shift") if int(o.source[8:]) not in g.up)
    number, node = int(down.source[8:]), now.chart.nodes[down.target]
    assert threats(now, number, node) == ()
    g.ship[rival], g.nr[rival] = node, 6
    now = Situation(Session(KEEPFLYIN, g), NAMES[:2], (0, 1))
    one = next(one for one in threats(now, number, node) if one.seat == rival)
    labels = odds.unknown(now, g.lot[number])
    least = Fraction(sum(n for name, n in labels.items() if enemy(name.partition("/")[0])), sum(labels.values()))
    assert 0 < one.caught < least
    assert board.place[node] is None


# ------------------------------------------------------------ on the table


def hunting(seed: int = 5) -> tuple[Hands, KeepflyinScene]:
    """A table whose captain may move a counter, with an enemy two hexes from a rival."""
    hands, scene = table(2, seed)
    for _ in range(60):
        assert play_to(hands, scene, "MoveCounter", first=("move",))
        if loose(scene.session.state):
            break
        scene.answer("pass")
        hands.rest()
    g = scene.session.state
    number = loose(g)[0]
    board = chart(g)
    rival = 1 - scene.now.seat
    g.nr[rival] = 7
    g.ship[rival] = next(
        n
        for n in board.near[g.spot[number]]
        if not board.place[n]
        and n not in g.spot.values()
        and any(
            scene.now.key(o.key) and scene.now.chart.nodes[o.target] == n
            for o in scene.now.find("shift")
            if o.source == f"counter:{number}"
        )
    )
    scene.now.read()
    scene.stage.sync(scene.now.pieces())
    scene.edge.drop()
    hands.move((3, 3))
    scene.moment += 1
    scene.panels.refresh()
    hands.rest()
    return hands, scene


def test_whom_a_move_threatens_is_told_before_the_click(home: object) -> None:
    hands, scene = hunting()
    now, words = scene.now, scene.words
    rival = 1 - now.seat
    offered = best(now)
    assert [one.seat for _, one in offered] == [rival]
    option, one = offered[0]
    button = scene.group.named(f"press:{option.key}")
    assert button is not None, "the page offers the move that threatens most"
    now.pick(option.source)
    scene.panels.refresh()
    node = now.chart.nodes[option.target]
    hands.move(middle(scene, node))
    hands.frames(2)
    shown = scene.shown()
    line = says(now, words, one)
    assert percent(one.caught) in line and now.name(rival) in line
    assert line in shown.tag.lines and now.g.ship[rival] in shown.ringed
    before = len(scene.session.record)
    hands.move((3, 3))
    hands.frames(2)
    hands.click(f"press:{option.key}")
    assert len(scene.session.record) > before and scene.session.record[before] == option.key


def far_hex(scene: KeepflyinScene) -> int:
    now = scene.now
    here = now.g.ship[now.seat]
    for node in range(now.chart.size):
        if now.far(here, node) == 4 and now.place(node) and now.towards(node)[0] is not None and not now.down_at(node):
            box = scene.view.box(node)
            if scene.places.board.inflate(-60, -60).contains(box):
                return node
    raise AssertionError("no far hex")


def test_a_far_hex_is_flown_towards(home: object) -> None:
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    scene.edge.drop()
    now, words, seat = scene.now, scene.words, scene.now.seat
    goal = far_hex(scene)
    option, far = now.towards(goal)
    at = now.chart.nodes[option.target]
    hands.move(middle(scene, goal))
    hands.frames(2)
    tag = scene.shown().tag
    assert tag.number == far and any(words("hex.badge.towards", n=now.steps(at), of=far) in line for line in tag.lines)
    hands.click(middle(scene, goal))
    says_ = words("hex.act.towards", place=now.where(goal), n=now.steps(at), of=far)
    assert now.aim == goal and scene.group.named("primary").label == says_
    assert scene.group.named(f"press:{option.key}") is not None and not hands.app.tips.shown
    hands.click("primary")
    hands.rest()
    assert scene.session.state.ship[seat] == at
    assert scene.now.aims[seat] == goal, "the next turn flies on"


def test_escape_gives_a_far_hex_up(home: object) -> None:
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    scene.edge.drop()
    hands.click(middle(scene, far_hex(scene)))
    assert scene.now.aim >= 0
    scene.pointer.keys.taken_back()
    assert scene.now.aim < 0


def test_where_own_jobs_lead_is_marked(home: object) -> None:
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play", first=("search", "take", "move"))
    for _ in range(60):
        if scene.now.hold(scene.now.seat) and scene.now.mine:
            break
        assert play_to(hands, scene, "SearchJob", first=("move",))
        scene.answer("search")
        hands.rest()
        if scene.now.key(f"take:{scene.now.drawn()}") or scene.now.find("take"):
            scene.answer(scene.now.find("take")[0].key)
            hands.rest()
    now = scene.now
    jobs = [now.job(card) for card in now.hold(now.seat)]
    assert any(jobs)
    marks = {(node, kind) for node, seat, kind in scene.shown().bound if seat == now.seat}
    assert marks == {(now.chart.board.locations[job.destination].at, job.kind) for job in jobs if job}
    board = scene.view.chart
    for rect, _, _ in board.flags(scene.kit, scene.shown()):
        assert all(not rect.inflate(-4, -4).colliderect(w) for w in board.written(scene.kit, scene.shown()).rects())
