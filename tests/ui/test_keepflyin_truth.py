"""What the log, slips and pages say is true at that moment, and no more than all may know."""

from __future__ import annotations

from game.app.games.keepflyin.dock.tickets import ticket_of
from game.app.games.keepflyin.hints.threats import best, does
from game.app.games.keepflyin.panels import place_page, rail
from game.core.steps import Option
from game.rules.keepflyin import news as news_of
from game.rules.keepflyin.jobs import job_of
from game.rules.keepflyin.payday import pay_of
from tests.ui.keepflyin_table import QUICK, play_to, table

CRUISER = "alliance-2#1"


def said(scene, *news):
    return [line.text for line in scene.lines_of([(0, one) for one in news])]


def test_a_counter_that_was_turned_down_has_no_name_in_the_log(home):
    """What is mixed with others is a face-down counter for all of the log, as it is on the chart."""
    _, scene = table(2, 5)
    number, node = next(iter(scene.now.g.spot.items()))
    scene.faces[number] = next(face for face in scene.session.rules.pieces(scene.now.g) if face.startswith("alliance"))
    words = scene.words
    foe, down = words("hex.counter.alliance"), words("hex.counter.down")
    told = [news_of.TurnedDown(number), news_of.Mixed("core", 2), news_of.Shifted(number, node, node)]
    assert foe in said(scene, *told)[0], "that it is turned down all saw"
    assert down in said(scene, *told)[-1] and foe not in said(scene, *told)[-1]
    scene.told += [(9, one) for one in told[:2]]
    scene.enter_lines(len(scene.told) - 2)
    assert number not in scene.faces
    assert down in said(scene, told[2])[0]


def test_a_counter_has_no_name_in_the_log_before_it_is_turned_up(home):
    _, scene = table(2, 5)
    number, node = next(iter(scene.now.g.spot.items()))
    face = next(face for face in scene.session.rules.pieces(scene.now.g) if face.startswith("alliance"))
    scene.faces[number] = face
    first, _, later = said(
        scene,
        news_of.Shifted(number, node, node),
        news_of.Flipped(node, number, face),
        news_of.Shifted(number, node, node),
    )
    assert scene.words("hex.counter.down") in first and scene.words("hex.counter.alliance") in later


def test_a_ghost_is_told_as_nothing(home):
    _, scene = table(2, 5)
    number, node = next(iter(scene.now.g.spot.items()))
    (line,) = said(scene, news_of.Flipped(node, number, "ghost#1"))
    assert line == scene.words("hex.log.flipped.ghost", place=scene.now.where(node))


def test_what_lies_by_chance_is_nobodys_and_a_tie_is_told(home):
    _, scene = table(2, 5)
    number, node = next(iter(scene.now.g.spot.items()))
    entry = scene.lines_of([(0, news_of.Placed(0, number, node))])[0]
    assert entry.seat == -1 and entry.text == scene.words("hex.log.placed.chance", place=scene.now.where(node))
    rolls = [news_of.Rolled(0, "first", (4,)), news_of.Rolled(1, "first", (4,)), news_of.Rolled(0, "first", (2,))]
    lines = said(scene, *rolls)
    assert lines[2] == scene.words("hex.log.rolled.tie", name=scene.now.name(0), n=2)
    assert lines[0] != scene.words("hex.log.rolled.tie", name=scene.now.name(0), n=4)


def test_an_event_of_one_captain_changes_no_pay_of_another(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    g = scene.session.state
    seat = g.active
    cards = {s: next(c for c in g.zones[f"hold:{s}"]) for s in (0, 1) if g.zones.get(f"hold:{s}")}
    g.flags["job_pay"] = 200
    for s, card in cards.items():
        assert pay_of(g, card) == job_of(card).pay + (200 if s == seat else 0)
    other = 1 - seat
    if other in cards:
        scene.now.g = g
        assert ticket_of(scene.now, scene.words, cards[other]).pay == scene.words("money", n=job_of(cards[other]).pay)


def test_a_slip_says_why_an_evasion_is_not_the_sum_of_its_dice(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    seat = scene.now.seat
    g = scene.now.g
    illegal = next(c for c in scene.session.rules.pieces(g) if "#" in c and c in _jobs(scene) and job_of(c).illegal)
    g.zones[f"hold:{seat}"] = (illegal,)
    number = next(iter(g.spot))
    scene.faces[number] = next(face for face in scene.session.rules.pieces(g) if face.startswith("alliance"))
    roll = news_of.Rolled(seat, "evade", (4, 4))
    (slip,) = scene.results_of([roll, news_of.Evaded(seat, number, 7, 1)])
    assert scene.words("hex.dice.burden.alliance", n=1) in [line.text for line in slip.lines]
    (slip,) = scene.results_of([roll, news_of.Evaded(seat, number, 9, 1)])
    assert scene.words("hex.dice.card", change="+2") in [line.text for line in slip.lines]
    (slip,) = scene.results_of([news_of.Rolled(seat, "evade", (4, 3)), news_of.Evaded(seat, number, 7, 1)])
    assert len(slip.lines) == 1


def _jobs(scene):
    return [c for zone, items in scene.session.state.zones.items() if zone.startswith("job") for c in items]


def test_the_nearest_enemy_goes_along_with_what_moves(home):
    hands, scene = table(2, 5, settings={**QUICK, "opening": "first"})
    assert play_to(hands, scene, "Play")
    scene.app.settings.speed = "normal"
    now = scene.now
    number = now.enemies()[0]
    ship = now.g.ship[now.seat]
    start = now.g.spot[number]
    far = rail.rail(now, scene.words).enemy.far
    near = next(node for node in range(now.chart.size) if now.far(node, ship) == 1)
    assert far > 1
    scene.player.play(
        scene.acts([news_of.Shifted(number, start, near), news_of.Event(now.seat, "a-clerk-in-records#1")], "")
    )
    for _ in range(200):
        hands.frames(1)
        if type(scene.player.acts[0]).__name__ == "Shown":
            break
    assert scene.player.playing
    assert rail.rail(scene.now, scene.words).enemy.far == 1


def test_a_move_on_to_a_rival_is_told_even_where_it_can_not_catch(home):
    hands, scene = table(2, 5, settings={**QUICK, "opening": "first"})
    assert play_to(hands, scene, "Play")
    now = scene.now
    g = now.g
    number = now.enemies()[0]
    other = 1 - now.seat
    g.nr[other] = 1
    here = g.ship[other]
    option = Option(f"shift:{number}:x", (), f"counter:{number}", now.chart.keys[here])
    assert not best(now)
    assert does(now, scene.words, option) == scene.words("hex.threat.meets", name=now.name(other))


def test_notoriety_that_does_not_change_is_said_so(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    now = scene.now
    card = next(c for c in now.hold(now.seat) if now.job(c))
    now.g.nr[now.seat] = 0
    job = now.job(card)
    node = now.chart.board.locations[job.destination].at
    (due,) = [block for block in place_page.due(now, scene.words, node) if job.title in str(block)]
    same = max(0, job.notoriety) == 0
    assert (scene.words("hex.place.nr.same", b=0) in str(due)) == same
