"""Seats of people and bots in the set-up of a heist: who plays is set there, bots choose their crew, and the game is
begun, resumed and begun again with them."""

from __future__ import annotations

import pytest

from game.app.games.fistful.result import Result
from game.app.games.fistful.scene import FistfulScene
from game.app.games.fistful.set_up.scene import SetUp
from game.app.menus.title.scene import Title
from game.app.play.playing import saved_game
from game.app.program import Program
from game.app.shell.settings import Settings
from tests.ui.hands import Hands
from tests.ui.reading import faults, read


@pytest.fixture
def hands(home) -> Hands:
    return Hands(Program(size=(1280, 720), prefs=Settings(speed="off")))


def set_up(hands: Hands, **more) -> SetUp:
    hands.app.stack.push(Title(hands.app))
    scene = SetUp(hands.app, seed=7, **more)
    hands.app.stack.push(scene)
    hands.rest()
    return scene


def make_bot(hands: Hands, seat: int, level: int) -> None:
    """Press the arrow until a bot of that level plays the seat."""
    scene = hands.app.stack.top
    for _ in range(4):
        if scene.bots[seat] == level:
            return
        hands.click(hands.widget(f"player:{seat}").parts()[1].center)
    assert scene.bots[seat] == level


def test_one_person_and_three_bots(hands):
    """Bots choose when it is their turn to, each another; then the heist begins and they play their seats."""
    scene = set_up(hands, seats=4)
    for seat in (1, 2, 3):
        make_bot(hands, seat, seat)
    assert scene.draft.pending == (0, "hero") and not scene.session.record
    hands.click("crew:zoe")
    assert scene.draft.pending == (0, "sidekick") and len(scene.session.record) == 4
    hands.click("crew:wash")
    assert scene.draft.pending is None and hands.widget("start").why == ""
    assert len({*scene.draft.state.hero.values(), *scene.draft.state.sidekick.values()}) == 8
    hands.app.keep = True
    hands.click("start")
    table = hands.app.stack.top
    assert isinstance(table, FistfulScene) and table.seating.bots == (0, 1, 2, 3)
    assert [table.group.named(f"crew:{seat}:bot") is not None for seat in range(4)] == [False, True, True, True]
    assert table.asks() and not hands.app.words.missing
    table.playing.close()
    last = saved_game(table.playing.slot)
    assert last is not None and last.open()[0].settings["bots"] == "0,1,2,3"


def test_a_bot_that_comes_first_chooses_first(hands):
    scene = set_up(hands)
    make_bot(hands, 0, 2)
    assert scene.draft.pending == (1, "hero") and scene.draft.state.hero[0]


def test_people_may_choose_for_a_bot(hands):
    """A click on its picture gives the choice back; it is not the bot that answers it."""
    scene = set_up(hands)
    make_bot(hands, 1, 3)
    hands.click("crew:zoe")
    assert scene.draft.pending == (0, "sidekick")
    hands.click("hero:1")
    assert scene.draft.pending == (1, "hero")
    hands.click("crew:jayne")
    assert scene.draft.state.hero[1] == "jayne" and scene.draft.pending == (0, "sidekick")


@pytest.mark.parametrize("seats", [1, pytest.param(2, marks=pytest.mark.wide)])
def test_with_bots_in_all_seats_one_looks_on(hands, seats):
    scene = set_up(hands, seats=seats)
    for seat in range(seats):
        make_bot(hands, seat, 2)
    assert scene.draft.pending is None, "they chose their crews"
    hands.app.settings.speed = "normal"
    hands.click("start")
    table = hands.app.stack.top
    hands.frames(30)
    assert isinstance(table, FistfulScene) and not table.seating.people
    assert not table.now.mine and table.now.options == (), "nothing of a bot's choice can be pressed"
    primary = table.group.named("primary")
    assert (primary.label, primary.sub) == (table.words("table.skip"), table.words("table.skip.end"))
    hands.click("primary")
    for _ in range(4000):
        if hands.app.stack.top is not table:
            break
        hands.frames()
    assert table.session.over and isinstance(hands.app.stack.top, Result)
    assert not hands.app.words.missing


def test_how_hard_it_is_is_remembered(hands):
    scene = set_up(hands)
    scene.set_level("easy")
    hands.app.keep = True
    hands.click("suggest")
    hands.click("start")
    hands.app.stack.top.playing.close()
    assert SetUp(hands.app).draft.settings["level"] == "easy"


@pytest.mark.parametrize("way", ["again", "crew"])
def test_once_more_with_the_same_bots(hands, way):
    set_up(hands)
    make_bot(hands, 1, 1)
    hands.click("suggest")
    hands.click("start")
    table = hands.app.stack.top
    result = Result(hands.app, table.session, list(table.now.names))
    hands.app.stack.replace(result)
    hands.rest()
    hands.click(way)
    top = hands.app.stack.top
    if way == "crew":
        assert isinstance(top, SetUp) and top.bots[:2] == [0, 1]
    else:
        assert isinstance(top, FistfulScene) and top.seating.bots == (0, 1)


def test_who_plays_has_its_words(hands):
    scene = set_up(hands)
    assert "Two seats" in scene.view.note()
    make_bot(hands, 1, 1)
    assert "Bots" in scene.view.note()
    hands.click("crew:zoe")
    hands.click("hero:1")
    hands.rest()
    assert not hands.app.words.missing


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_timer_is_told_with_what_this_number_of_seats_has_more(hands, seats):
    scene = set_up(hands, seats=seats)
    level = scene.draft.heist.levels["normal"]
    n, more = len(level.timer), level.longer[seats - 1]
    icon, said = scene.view.time()
    assert icon == "hourglass"
    assert f"{n + more} spaces" in said
    assert (f"{more} more than usual" in said) == bool(more)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_timer_is_told_with_what_it_gains_by_who_leads(hands, seats):
    scene = set_up(hands, seats=seats)
    level = scene.draft.heist.levels["normal"]
    gained = dict(level.longer_with)["wash"]
    before = len(level.track(seats))
    wash, mal = hands.widget("crew:wash"), hands.widget("crew:mal")
    assert wash.hint == (f"As a hero: the Timer has {gained} more spaces" if seats > 1 else "") and not mal.hint
    hands.click("crew:wash")
    hands.rest()
    assert f"{before + (gained if seats > 1 else 0)} spaces" in scene.view.time()[1]


@pytest.mark.parametrize(
    ("size", "text", "language"),
    [
        ((1280, 720), 100, "de"),
        ((1024, 640), 130, "de"),
        ((1280, 720), 150, "de"),
        ((1920, 1080), 200, "de"),
        ((3840, 2160), 100, "en"),
    ],
)
def test_everything_can_be_read_with_bots(home, monkeypatch, size, text, language):
    app = Program(size=size, prefs=Settings(speed="off", text_scale=text, language=language))
    hands = Hands(app)
    scene = set_up(hands, seats=4)
    for seat in (1, 2, 3):
        scene.set_player(seat, str(seat))
    scene.choose("zoe")
    hands.rest()
    assert faults(read(app, monkeypatch)) == []
    hands.click("hero:1")
    assert faults(read(app, monkeypatch)) == []
