"""A press meant for one thing never becomes another; what is passed over stops at what happens to a person; Undo is lit
only where it takes back something that was decided."""

from __future__ import annotations

import random

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ai import greedy
from game.app.input.steady import BESIDE, CLEAR_MS, DOUBLE_MS, RHYTHM_MS, SEEN_MS, SIGHT_MS
from game.app.lessons.files import lesson_path
from game.app.lessons.hints import Hints
from game.app.lessons.schema import read
from game.app.shell.sheets.ask import Ask
from game.app.shell.stack import Scene
from game.app.trial.shots import APART, SCENES
from game.app.ui.widgets import Button, Group
from game.core.steps import Option
from game.core.views import view
from tests.ui import fancards_table, firefly_table, keepflyin_table
from tests.ui.hands import Hands, middle
from tests.ui.test_held import opened, world
from tests.ui.test_results import GAMES, table

PLACE = Rect(400, 300, 200, 50)


class Panel(Scene):
    """One button in one place, whose meaning a test changes."""

    def __init__(self, app):
        super().__init__(app)
        self.group, self.done = Group(app), []
        self.says("Skip ahead")

    def says(self, label, rect=PLACE):
        button = Button(rect, label, lambda: self.press(label), name="primary", keys=(pygame.K_1,))
        self.group.set([button])
        self.group.default = button

    def press(self, label):
        self.done.append(label)

    def handle(self, event):
        return self.group.handle(event)


@pytest.fixture
def panel(hands):
    scene = Panel(hands.app)
    hands.app.stack.push(scene)
    hands.app.ears.steady.on = True
    wait(hands, 2000)
    return scene


def wait(hands, ms):
    hands.frames(round(ms / 10), 10.0)


def click(hands, pos=PLACE.center):
    hands.move(pos)
    hands.down(pos)
    hands.up(pos)


def enter(hands):
    hands.app.handle(Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))


@pytest.mark.parametrize("press", [click, enter], ids=lambda f: f.__name__)
def test_the_second_of_a_double_press_is_not_taken_for_something_else(hands, panel, press):
    panel.press = lambda label: (panel.done.append(label), panel.says("End turn"))
    press(hands)
    wait(hands, 200)
    press(hands)
    assert panel.done == ["Skip ahead"]
    assert hands.app.ears.steady.spot is not None, "it is seen that something settles"
    assert not hands.app.toasts.queue, "and nothing is said"
    wait(hands, DOUBLE_MS)
    press(hands)
    assert panel.done == ["Skip ahead", "End turn"]
    assert hands.app.ears.steady.spot is None


@pytest.mark.parametrize("press", [click, enter], ids=lambda f: f.__name__)
def test_the_same_deed_may_be_done_as_fast_as_one_likes(hands, panel, press):
    panel.press = lambda label: (panel.done.append(label), panel.says(label))
    for _ in range(5):
        press(hands)
        wait(hands, 40)
    assert panel.done == ["Skip ahead"] * 5


def test_a_hand_that_beats_on_one_button_does_not_buy_what_comes_up_there_at_last(hands, panel):
    """Twice the same, then something else in the same place: that is looked at first."""
    says = iter(("Buy none", "Buy 3 Cargo", "Draw"))
    panel.says("Buy none")
    panel.press = lambda label: (panel.done.append(label), panel.says(next(says)))
    for _ in range(4):
        click(hands)
        wait(hands, DOUBLE_MS + 100)
    assert panel.done == ["Buy none"] * 2
    wait(hands, CLEAR_MS)
    click(hands)
    assert panel.done[-1] == "Buy 3 Cargo"


def test_after_a_hint_only_the_place_of_its_button_is_guarded(home):
    """What stood still works at once, though the page turned to what the hand passed on its way; a press that is not
    taken is seen until it would be."""
    hands, scene = keepflyin_table.table(2, 3, settings={"placing": "chance"})
    while scene.now.kind != "SearchJob":
        scene.give(scene.session.options[0].key)
        scene.hurry()
    scene.coach, steady = Hints(scene, read(lesson_path("keepflyin"))), hands.app.ears.steady
    scene.coach.settled()
    for name in ("press:pass", "press:search"):
        hands.move((3, 3))
        scene.coach.hint = next(hint for hint in scene.coach.lesson.hint if hint.id == "search")
        scene.panels.refresh()
        wait(hands, 2000)
        steady.on = True
        done = next(w for w in scene.group.widgets if w.name.endswith(":ok")).rect
        click(hands, done.center)
        wait(hands, 60)
        near = done.move(round(scene.kit.u(12)), 0).center
        count = len(scene.session.record)
        click(hands, near)
        assert steady.spot is not None and steady.spot.collidepoint(near) and len(scene.session.record) == count
        wait(hands, 60)
        assert scene.places.board.collidepoint(done.midtop)
        hands.move((done.centerx, done.y - 40))
        assert scene.group.named(name) is None
        hands.move(scene.places.inspector.midtop)
        wait(hands, 60)
        assert not steady.unsettled(hands.widget(name).rect.center), name
        steady.on = False
        hands.frames(120)


def test_what_the_world_changes_is_not_pressed_by_a_hand_on_its_way(hands, panel):
    hands.move((PLACE.x + 5, PLACE.y + 5))
    panel.says("Draw a card")  # a bot has done it
    wait(hands, 300)
    click(hands, (PLACE.x + 5, PLACE.y + 5))
    assert not panel.done
    wait(hands, DOUBLE_MS + 100)
    click(hands, (PLACE.x + 5, PLACE.y + 5))
    assert not panel.done, "a press in that time prolongs it"
    wait(hands, CLEAR_MS)
    click(hands, (PLACE.x + 5, PLACE.y + 5))
    assert panel.done == ["Draw a card"]


def test_a_hand_that_has_moved_may_press_at_once(hands, panel):
    hands.move(PLACE.center)
    panel.says("Draw a card")
    wait(hands, DOUBLE_MS)
    click(hands, (PLACE.x + 5, PLACE.y + 5))
    assert panel.done == ["Draw a card"]


@pytest.mark.parametrize("press", [click, enter], ids=lambda f: f.__name__)
@pytest.mark.parametrize("game", GAMES)
def test_skip_ahead_never_becomes_what_comes_after_it(home, game, press):
    """Whoever presses the brass button again and again while bots play has skipped, and done nothing else."""
    hands, scene = table(game, bots=(0, 2))
    for step in range(400):
        if scene.thinks():
            break
        scene.results.clear()
        scene.give(chosen(scene.session, step))
        scene.hurry()
    scene.results.clear()
    brass = scene.group.named("primary").rect.center
    press(hands) if press is enter else click(hands, brass)
    hands.app.ears.steady.on, mine = True, []
    answer = scene.answer
    scene.answer = lambda key, *more: mine.append(key) or answer(key, *more)
    after = 0
    for _ in range(200):
        press(hands) if press is enter else click(hands, brass)
        wait(hands, 350)
        after += not scene.thinks()
        if after == 4:
            break
        scene.results.clear()
    assert not scene.thinks() and not mine
    scene.results.clear()
    wait(hands, CLEAR_MS)
    assert not mine


def test_an_expert_goes_on_elsewhere_at_once(hands, panel):
    other = Rect(100, 100, 80, 40)
    panel.press = lambda label: (panel.done.append(label), panel.says("Next thing", other))
    click(hands)
    wait(hands, SIGHT_MS + 20)
    click(hands, other.center)
    assert panel.done == ["Skip ahead", "Next thing"]


def test_what_comes_by_itself_does_not_take_a_click_on_its_way(hands, panel):
    wait(hands, 1000)
    done = []
    hands.app.stack.push(Ask(hands.app, "Title", "Question?", "Yes", "No", lambda: done.append(1)))
    wait(hands, 300)
    click(hands, hands.widget("yes").rect.center)
    assert not done
    click(hands, (5, 5))
    assert type(hands.app.stack.top) is Ask, "nor is it closed by one beside it"
    wait(hands, 700)
    click(hands, hands.widget("yes").rect.center)
    assert done == [1]


@pytest.mark.parametrize(
    "name",
    [
        "title",
        "setup",
        "heist",
        "lesson",
        "settings",
        "saves",
        "hex-lesson",
        "result",
        "firefly-buy",
        "firefly-nav",
        "firefly-lesson",
        "firefly-leader",
        "editor",
        "story",
        "campaign-between",
        "ledger",
        "recap",
        "curtain-told",
    ],
)
def test_a_double_click_anywhere_does_at_most_what_one_click_does(home, name):
    """In each place of each scene: the second press does the same again or nothing."""
    assert name in SCENES or name in APART
    hands = opened(name)
    names = [w.name for w in hands.group.widgets][:: max(1, len(hands.group.widgets) // 5)]

    def stands() -> tuple:
        return world(hands.app), [w.name for w in hands.group.widgets]

    begun = None
    for one in names:
        if begun is None or stands() != begun:
            hands.app.play(None)
            hands = opened(name)
            hands.app.ears.steady.on = True
        wait(hands, 1500)
        begun = begun or stands()
        app = hands.app
        widget = hands.group.named(one)
        if widget is None:
            continue
        pos, meaning = widget.rect.center, app.stack.top.meaning(widget.rect.center)
        top = app.stack.top
        click(hands, pos)
        wait(hands, 120)
        once = world(app)
        same = app.stack.top is top and top.meaning(pos) == meaning
        click(hands, pos)
        assert same or world(app) == once, one
    hands.app.play(None)


@pytest.mark.parametrize("game", GAMES)
def test_a_double_click_in_a_game_gives_one_answer_or_the_same_again(home, game):
    """On every card, row and button of game after game: a thing that was taken is not given up by the same hand."""
    hands, scene = table(game, speed="off")
    app, luck, twice = hands.app, random.Random(4), 0
    app.ears.steady.on = True
    for step in range(60):
        session = scene.session
        if session.choice is None or app.stack.top is not scene:
            break
        names = [w.name for w in scene.group.widgets if w.name.startswith(("card:", "tile:", "press:", "big:"))]
        if scene.thinks() or not names:
            scene.give(chosen(session, step))
        else:
            scene.results.clear()
            wait(hands, 1000)
            widget = scene.group.named(luck.choice(names))
            if widget is not None:
                before = len(session.record)
                click(hands, widget.rect.center)
                given = len(session.record)
                wait(hands, 120)
                again = len(session.record)
                click(hands, widget.rect.center)
                both = session.record[before:given] and session.record[again : again + 1]
                twice += bool(both)
                assert not both or both[0] == session.record[before], (session.record[before], both, widget.name)
            if not scene.thinks() and session.choice is not None:
                scene.give(chosen(session, step))
        scene.hurry()
    app.play(None)


def chosen(session, step):
    """What a bot would answer."""
    sight = view(session.rules, session.state, session.choice.seat)
    return greedy.choose(session.rules, sight, session.choice, session.options, step)


def test_a_job_is_taken_by_a_double_click_and_kept(home):
    hands, scene = firefly_table.table(seats=1, to="Consider")
    app, step = hands.app, 0
    while not (getattr(scene.now.choice, "left", 0) == 2 and len(scene.now.find("accept")) > 1):
        step += 1
        draw = scene.now.key("draw")
        scene.give(draw.key if draw else chosen(scene.session, step))
        scene.hurry()
    app.ears.steady.on = True
    key = scene.now.find("accept")[0].key
    wait(hands, 2000)
    spot = scene.group.named(f"big:{key}").rect.center
    click(hands, spot)
    assert scene.session.record[-1] == key
    for _ in range(3):
        wait(hands, 120)
        click(hands, spot)
    wait(hands, 2000)
    click(hands, spot)
    assert scene.session.record[-1] == key, "its place over the map is empty"
    hands.click("press:mode:parting")
    wait(hands, 2000)
    hands.click(f"big:drop:{key[7:]}")
    assert scene.session.record[-1] == f"drop:{key[7:]}"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_passed_over_stops_at_what_happens_to_a_person(home, game):
    hands, scene = table(game)
    mine = others = 0
    for step in range(500):
        session = scene.session
        if session.choice is None:
            break
        scene.results.clear()
        scene.bots.rush = True
        seat = session.choice.seat
        before = scene.results.count
        scene.give(
            greedy.choose(
                session.rules, view(session.rules, session.state, seat), session.choice, session.options, step
            )
        )
        found = [*scene.results.due, *(one.result for one in scene.results.lying)]
        if any(one.weight for one in found) or any(act.own for act in scene.player.acts):
            assert not scene.bots.rush, found
            mine += 1
        elif scene.thinks() and scene.results.count == before:
            assert scene.bots.rush
            others += 1
        scene.hurry()
        if mine > 3 and others > 3:
            break
    assert mine > 1 and others > 1
    hands.app.play(None)


def test_undo_is_lit_only_where_a_decision_can_be_taken_back(home):
    """An answer that is given by itself would be given again: Undo goes back behind it or is off and says why."""
    hands: Hands = opened("firefly")
    scene = hands.app.stack.top
    scene.give(scene.now.options[0].key)
    scene.hurry()
    scene.undoing.autos = set(range(len(scene.session.record) + 1))
    scene.panels.refresh()
    assert scene.undoing.why_not() and hands.widget("undo").why
    last = len(scene.session.record) - 1
    scene.undoing.autos = set(range(last + 1)) - {0}
    moments = [m.barrier for m in scene.session.past]
    assert moments
    assert not scene.undo()


@pytest.mark.parametrize("press", [click, enter], ids=lambda f: f.__name__)
def test_a_button_that_has_become_ones_own_is_seen_before_it_is_pressed(hands, panel, press):
    """It counts from its first picture on the screen, not from when the game stood so, whatever the hand does."""
    steady, app = hands.app.ears.steady, hands.app
    panel.says("Burn to Osiris")
    steady.turn(PLACE)
    for _ in range(40):
        app.update(70.0)  # the machine is busy: nothing is drawn
    hands.move((5, 5))
    press(hands)
    app.present()
    app.update(SEEN_MS + 100)
    press(hands)
    assert not panel.done, "one picture is not enough"
    app.present()
    steady.turn(PLACE)
    wait(hands, SEEN_MS - 100)
    hands.move((5, 5))
    press(hands)
    assert not panel.done and steady.spot is not None, "it rings"
    wait(hands, 120 + CLEAR_MS)
    press(hands)
    assert panel.done == ["Burn to Osiris"]


@pytest.mark.parametrize("beat", [700, 1300, 1700, 2200])
def test_a_hand_that_presses_on_and_on_never_takes_what_the_world_has_put_below_it(hands, panel, beat):
    """Bots' turns were passed over by one button, which became an answer of one's own between two presses."""
    steady, spot = hands.app.ears.steady, PLACE.center
    hands.move(spot)
    wait(hands, 3000)
    panel.says("Burn to Osiris")
    steady.turn(PLACE)
    wait(hands, min(beat, SEEN_MS) - 200)
    for _ in range(6):
        click(hands, spot)
        wait(hands, beat)
    assert not panel.done
    wait(hands, RHYTHM_MS)
    click(hands, spot)
    assert panel.done == ["Burn to Osiris"]


@pytest.mark.parametrize("game", [*GAMES, "fancards"])
def test_the_end_of_a_turn_is_seen_before_it_is_pressed(home, game):
    """Once it has come into the place of something else, in every game; bots' turns end with the same care."""
    _, scene = fancards_table.table(bots=(0, 0)) if game == "fancards" else table(game, bots=(0, 0), speed="off")
    steady, dock, now, place = scene.app.ears.steady, scene.panels.dock, scene.now, scene.places.primary
    dock.primary, dock.grave = (lambda: ("", "", "", lambda: None)), lambda first: False
    session, luck, ends = scene.session, random.Random(5), set(dock.endings)
    while ends:
        came = {(type(session.choice).__name__, option.key) for option in session.options}
        for end in ends & came:
            dock.ends, now.seat, now.coming, kept = ("", ""), getattr(now, "asked", 0), False, []
            for now.kind in ("Other", end[0], end[0]):
                steady.kept, dock.first = None, lambda end=end: Option(end[1])
                dock.brass()
                kept.append(steady.kept == place)
            assert kept == [False, True, False], end
        ends -= came
        session.answer(luck.choice(session.options).key)
    scene.bots.rush = True
    scene.bots.person_asked()
    assert steady.kept == place


@pytest.mark.parametrize("away", [False, True])
def test_a_click_right_after_a_drop_and_beside_it_does_nothing(home, away):
    """It belongs to the drop; one far away is meant, another drag may begin at once, and a moment later a click is one
    again."""
    hands, scene = keepflyin_table.table(2, 5)
    assert keepflyin_table.play_to(hands, scene, "Play")
    hands.app.ears.steady.on = True
    wait(hands, 2000)
    now, given = scene.now, scene.session.record
    ship = middle(scene, now.g.ship[0])
    near = next(node for node, option in now.cells.items() if now.steps(node) == 1 and now.place(node) is None)
    hands.move(ship)
    hands.down(ship)
    for part in (0.5, 1.0):
        hands.move(between(ship, middle(scene, near), part))
    hands.up(middle(scene, near))
    assert len(given) and given[-1].startswith("move:")
    hands.frames(4)
    scene.hurry()
    before = len(given)
    apart = {
        node: sum(map(abs, map(int.__sub__, middle(scene, node), middle(scene, near)))) for node in scene.now.cells
    }
    to = (max if away else min)(apart, key=apart.__getitem__)
    assert away == (apart[to] > hands.app.kit.u(BESIDE))
    click(hands, middle(scene, to))
    assert len(given) == before + away
    if not away:
        wait(hands, 600)
        click(hands, middle(scene, to))
        assert len(given) == before + 1


def between(a, b, part):
    return round(a[0] + (b[0] - a[0]) * part), round(a[1] + (b[1] - a[1]) * part)


def test_what_does_not_count_yet_looks_so(home):
    """While dice fall nothing beside the board is lit but what skips bots; then each button is, once it was seen."""
    hands, scene = table("fistful", (0, 0), speed="normal")
    steady = hands.app.ears.steady

    def dim():
        return {name for name in scene.layers.panels if name.startswith("dim:")}

    hands.rest()
    wait(hands, 3000)
    assert not dim()
    scene.answer(scene.session.options[0].key)
    assert scene.player.playing
    hands.frames(3, 50.0)
    assert not dim(), "what is short does not flicker"
    hands.frames(5, 50.0)
    assert scene.player.playing and {"dim:primary"} <= dim() and any(name.startswith("dim:tile:") for name in dim())
    hands.rest()
    assert not dim(), "nobody's hand is there: pictures and tests see it lit"
    steady.on = True
    steady.turn(scene.places.primary)
    hands.frames(2, 50.0)
    assert "dim:primary" in dim()
    steady.on = False
    hands.frames(2, 50.0)
    assert not dim()
