"""Lessons: followed by what is ringed, played against at random, left and taken up, and files that are wrong."""

from __future__ import annotations

import random
import re
from functools import partial

import pygame
import pytest
from pygame import Rect

from game.app.games.fistful.scene import FistfulScene
from game.app.games.fistful.set_up.scene import SetUp
from game.app.lessons import learned, progress, start_lesson
from game.app.lessons.begin import set_up
from game.app.lessons.course import Course, heard, holds
from game.app.lessons.files import lesson_path
from game.app.lessons.hints import Hints
from game.app.lessons.progress import Place
from game.app.lessons.schema import LessonFile, Until, read
from game.app.lessons.tutor import Tutor
from game.app.menus.lesson_menu import LessonMenu, learn
from game.app.menus.settings.scene import Options
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.shell.words import Words
from game.app.ui.placing import best
from game.content.common.errors import ContentError
from game.content.fistful import fistful
from game.rules.firefly import news as ff_news
from game.rules.fistful import news as news_of
from tests.told import lines
from tests.ui import lesson_table
from tests.ui.hands import Hands
from tests.ui.lesson_table import follow

FISTFUL = lesson_path("fistful")
lesson = partial(lesson_table.lesson, "fistful")


@pytest.mark.parametrize(
    ("size", "text", "speed"), [((1280, 720), 100, "off"), ((1024, 640), 200, "off"), ((1280, 720), 100, "normal")]
)
def test_who_does_what_is_ringed_comes_to_the_end(home, size, text, speed):
    hands, scene = lesson(size=size, text=text, speed=speed)
    came = follow(hands, scene)
    assert came == [step.id for step in read(FISTFUL).step]
    assert scene.now.banked() == 100, "the credits of the lesson were brought home"
    assert not hands.app.words.missing


HEISTS = {"paradiso": "opened 0 door-3 quiet", "intensive": "opened 1 door-3 quiet"}


@pytest.mark.parametrize("name", HEISTS)
@pytest.mark.parametrize(("size", "text", "language"), [((1280, 720), 100, "en"), ((1024, 640), 200, "de")])
def test_the_lesson_of_a_heist_comes_to_its_end_too(home, name, size, text, language):
    hands, scene = lesson_table.lesson(name, size=size, text=text, language=language)
    assert scene.now.heist.id == name and not scene.coach.course.lesson.hint
    assert follow(hands, scene) == [step.id for step in read(lesson_path(name)).step]
    told = [" ".join(str(word).partition("#")[0] for word in news) for news in lines(scene.session.news)]
    assert HEISTS[name] in told and not [line for line in told if line.startswith(("timer", "alarm", "hurt"))]
    assert not hands.app.words.missing


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("name", "heist"), [("fistful", "derelict"), *zip(HEISTS, HEISTS)])
def test_the_money_a_lesson_speaks_of_is_what_its_heist_asks(name, heist, language):
    said = Words.load(language)(f"lesson.{name}.goal")
    sums = re.findall(r"\$([\d,]+)\b" if language == "en" else r"([\d.]+) \$", said)
    assert [re.sub("[.,]", "", one) for one in sums] == [str(fistful().heists[heist].goal_credits)]


def test_it_stands_among_the_lessons_and_waits_where_it_was_left(home):
    assert lesson_table.left_and_taken_up("paradiso", stop=5)
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.keep = True
    app.stack.push(Title(app))
    app.stack.push(LessonMenu(app))
    hands = Hands(app)
    hands.rest()
    hands.click("learn:intensive")
    hands.rest()
    assert app.stack.top.now.heist.id == "intensive" and app.stack.top.coach.course.at == 0
    follow(hands, app.stack.top)
    assert learned() == "fistful", "the title sets up its game"


def test_the_set_up_of_a_heist_offers_its_own_lesson(home):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.stack.push(Title(app))
    scene = SetUp(app, seed=7)
    app.stack.push(scene)
    scene.draft.change(heist="paradiso")
    hands = Hands(app)
    hands.rest()
    hands.click("learn")
    assert app.stack.top.now.heist.id == "paradiso" and isinstance(app.stack.top.coach, Tutor)


@pytest.mark.parametrize(
    ("game", "fewest", "most"),
    [
        ("fistful", 14, 18),
        ("keepflyin", 10, 16),
        ("firefly", 10, 16),
        ("paradiso", 10, 14),
        ("intensive", 10, 14),
        ("fistful-decides", 10, 18),
        ("keepflyin-decides", 10, 16),
        ("firefly-decides", 10, 18),
        ("firefly-pirates", 10, 16),
    ],
)
def test_each_step_is_short_and_its_words_are_in_the_catalogue(home, game, fewest, most):
    app = Program(size=(1024, 640), prefs=Settings())
    whole = read(lesson_path(game))
    assert fewest <= len(whole.step) <= most
    for step in whole.step:
        for key in (f"lesson.{game}.{step.id}", f"lesson.{game}.{step.id}.do"):
            if key.endswith(".do") and not step.asks:
                assert not app.words.has(key)
                continue
            assert app.words.has(key), key
            assert step.figures is None or app.words.has(f"lesson.{game}.{step.id}.without")
            assert app.words(key, total=9, limit=5).count(". ") <= 1, f"{key}: more than two sentences"
    for one in whole.hint:
        assert app.words.has(f"lesson.{whole.game}.hint.{one.id}"), one.id


def test_a_resting_lesson_costs_nothing(home):
    from game.app.ui.counters import COUNT

    hands, _ = lesson()
    before = COUNT.presents, COUNT.renders
    hands.frames(60)
    assert (COUNT.presents, COUNT.renders) == before


def test_a_heist_lost_in_the_lesson_is_not_called_left(home):
    hands, scene = lesson()
    luck = random.Random(2)
    twin = set_up(read(FISTFUL))
    while not twin.over:
        twin.answer(luck.choice(twin.options).key)
    for key in twin.record[:-1]:
        scene.session.answer(key)
    scene.settle()
    scene.give(twin.record[-1])
    hands.rest()
    assert scene.session.over and hands.app.stack.top is not scene
    assert hands.app.words("lesson.left") not in hands.app.toasts.queue


def test_esc_leaves_without_a_question_and_the_lesson_goes_on_where_it_was(home):
    assert lesson_table.left_and_taken_up("fistful", stop=6)


def test_a_lesson_to_its_end_becomes_a_game_and_its_ideas_are_no_news(home):
    hands, scene = lesson(keep=True)
    follow(hands, scene)
    assert progress.load()["fistful"].done
    assert "fistful.roll" in hands.app.settings.coached
    lesson_table.press(hands, "play")
    assert isinstance(scene.coach, Hints) and hands.app.playing is scene.playing and scene.playing.slot
    scene.answer("roll")
    scene.answer(scene.session.options[0].key)
    hands.rest()
    hands.app.play(None)
    from game.app.play.playing import last_game

    playing, _ = last_game().open()
    assert playing.session.state == scene.session.state
    playing.close()


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"fistful": 3}',
        '{"fistful": {"at": "x"}}',
        '{"fistful": {"at": -1}}',
        '{"fistful": {"at": 5, "record": ["no-such"]}}',
    ],
)
def test_progress_that_makes_no_sense_starts_anew(home, text):
    progress.file().parent.mkdir(parents=True, exist_ok=True)
    progress.file().write_text(text, encoding="utf-8")
    _, scene = lesson(keep=True)
    assert scene.coach.course.at == 0 and scene.session.record == []


# ------------------------------------------------------------ course


def course(*steps: dict) -> Course:
    return Course(LessonFile.model_validate({"game": "x", "begin": {"seats": 1, "seed": 1}, "step": list(steps)}))


def test_a_pattern_fits_the_beginning_of_a_line_and_no_numbers_of_cards():
    until = Until(news=["took * credits*"])
    assert heard(until, [news_of.Took(0, "credits-100#3", "sack:0")])
    assert not heard(until, [news_of.Took(0, "crate#3", "removed")])
    turn = Until(news=["turn 1"])
    assert heard(turn, [news_of.Turn(1, 5)]) and not heard(turn, [news_of.Turn(0, 1)])


def test_a_hint_about_what_stands_there_is_not_given_once_that_is_taken_back():
    """Who is Disgruntled and was cheered up again before somebody is asked needs no word."""
    until = Until(news=["token * * 1"])
    upset, other = ff_news.Token(0, "kaylee", 1, "unpaid"), ff_news.Token(0, "jayne", 1)
    content = ff_news.Token(0, "kaylee", 0)
    assert holds(until, [upset]) and not holds(until, [upset, content])
    assert holds(until, [upset, other, content]), "another one still is"
    assert holds(until, [upset, content, upset])
    assert not holds(until, [upset, ff_news.Token(0, "kaylee", 2)]), "and has left by now"
    assert holds(Until(news=["token"]), [upset, content]), "where no number is told whatever happened is news"


def test_a_step_waits_for_its_deed_and_then_for_what_the_lesson_does_itself():
    one = course({"id": "a"}, {"id": "b", "allow": ["move:2,*"], "then": ["stop"]}, {"id": "c", "look": ["cell"]})
    assert one.reading and not one.allows("move:2,2")
    one.next()
    one.came(0)
    assert not one.reading and one.allows("move:2,2") and not one.allows("move:3,3") and not one.allows("stop")
    one.next()
    assert one.step.id == "b", "Next goes past no deed"
    one.did()
    assert one.step.id == "c" and one.allows("stop") and not one.allows("move:2,2")
    one.did()
    one.came(2)
    assert not one.allows("stop") and one.look("cell") and one.reading
    assert one.back() == 0 and one.step.id == "b" and not one.reading, "it is to be done again"


def test_back_goes_past_what_was_taken_back():
    one = course({"id": "a", "allow": ["x"]}, {"id": "b", "undone": True}, {"id": "c"})
    one.did()
    one.came(1)
    one.undone()
    one.came(0)
    assert one.step.id == "c" and one.back() == 0 and one.step.id == "a"


# ------------------------------------------------------------ files


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "crew"', 'id = "goal"', "two entries of step called 'goal'"),
        ('point = ["goals"]', 'point = ["moon"]', "'moon' is no place"),
        ('point = ["goals"]', "point = 3", "must be a list"),
        ("undone = true", "undon = true", "undon"),
        ("undone = true", 'undone = true\nallow = ["stop"]', "more than one thing"),
        ('when = { look = ["enemy"] }', "when = { }", "nothing to wait for"),
        ('topic = "undo"', 'topic = "magic"', "no such hint"),
        ("seats = 2", "seats = 99", "at most 8"),
        ("seed = 87", 'seed = "lucky"', "whole number"),
        ('game = "fistful"', 'game = "poker"', "lesson of 'poker'"),
        ('game = "fistful"', 'game = "fistful"\nmusic = "loud"', "not known here"),
        ("[begin]", "[begin", "line"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(tmp_path, old, new, says):
    text = FISTFUL.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "fistful.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        read(path)
    assert says in str(error.value)
    assert "fistful.toml" in str(error.value)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"game = 1" * 100_000, b"[[step]]\n" * 500])
def test_a_hostile_file_gives_a_sentence(tmp_path, data):
    path = tmp_path / "fistful.toml"
    path.write_bytes(data)
    with pytest.raises(ContentError):
        read(path)


def test_a_broken_lesson_leaves_the_title_as_it_was(home, tmp_path, monkeypatch):
    path = tmp_path / "fistful.toml"
    text = FISTFUL.read_text(encoding="utf-8").replace('"2,2" = "credits-100"', '"0,0" = "credits-100"')
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr("game.app.lessons.begin.lesson_path", lambda game: path)
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.stack.push(Title(app))
    assert not start_lesson(app, "fistful")
    assert isinstance(app.stack.top, Title)
    assert "given.tokens" in app.toasts.queue[0]


def test_the_best_place_is_free(home):
    window = Rect(0, 0, 1000, 600)
    about = Rect(400, 250, 100, 100)
    found = best((200, 150), window, about, [(about, 1000.0), (Rect(0, 0, 1000, 200), 50.0)])
    assert not found.colliderect(about) and found.top >= 200 and window.contains(found)


# ------------------------------------------------------------ hints


def normal_game(coach=True) -> tuple[Hands, FistfulScene]:
    from game.core.session import Session
    from game.rules.registry import ruleset

    app = Program(size=(1280, 720), prefs=Settings(speed="off", coach=coach))
    app.keep = True
    app.save_settings = lambda: None
    rules = ruleset("fistful")
    session = Session(rules, rules.new(2, 5, {"heroes": "kaylee+wash,zoe+simon"}))
    app.stack.push(Title(app))
    scene = FistfulScene(app, session, ("Ada", "Bo"))
    app.stack.push(scene)
    hands = Hands(app)
    hands.rest()
    return hands, scene


def test_each_hint_comes_once_and_goes_with_the_next_answer(home):
    hands, scene = normal_game()
    shown = []
    luck = random.Random(3)
    for _ in range(60):
        if scene.session.over:
            break
        if scene.coach.hint:
            shown.append(scene.coach.hint.id)
        scene.answer(luck.choice(scene.session.options).key)
        hands.rest()
    assert shown[0] == "roll" and len(shown) > 4
    assert len(set(shown)) == len(shown)
    assert set(shown) <= {topic.partition(".")[2] for topic in hands.app.settings.coached}


def test_hints_can_be_put_away_and_switched_off(home):
    hands, scene = normal_game()
    assert scene.coach.says() is not None
    spot = hands.widget(f"coach:{scene.coach.hint.id}:ok").rect.center
    hands.key(pygame.K_n)
    assert scene.coach.says() is None
    assert scene.coach.shields(spot), "a press that was meant for the hint"
    hands.frames(50)
    assert not scene.coach.shields(spot), "the table is not deaf where a hint once lay"
    scene.answer("roll")
    hands.rest()
    hint = scene.coach.hint
    assert hint is not None
    hands.click(f"coach:{hint.id}:off")
    assert not hands.app.settings.coach and scene.coach.says() is None
    _, quiet = normal_game(coach=False)
    assert quiet.coach is None


def test_hints_switched_on_again_begin_anew(home):
    app = Program(size=(1280, 720), prefs=Settings(coached=["fistful.roll"]))
    options = Options(app)
    app.stack.push(options)
    options.choose("coach", True)
    assert app.settings.coached == ["fistful.roll"], "nothing was switched"
    options.choose("coach", False)
    assert app.settings.coached == ["fistful.roll"]
    options.choose("coach", True)
    assert app.settings.coached == []


def test_the_set_up_offers_the_lesson_and_waits_below_it(home):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.stack.push(Title(app))
    scene = SetUp(app, seed=7)
    app.stack.push(scene)
    hands = Hands(app)
    hands.rest()
    hands.click("crew:zoe")
    hands.click("learn")
    assert isinstance(app.stack.top, FistfulScene) and isinstance(app.stack.top.coach, Tutor)
    app.stack.pop()
    assert app.stack.top is scene and scene.session.record == ["hero:zoe"]


def test_progress_is_kept_whole(home):
    progress.keep("fistful", Place(at=3, record=["roll"]))
    progress.keep("other", Place(at=1))
    assert progress.load()["fistful"] == Place(at=3, record=["roll"])
    assert progress.load()["other"].at == 1


def test_the_step_about_ammo_says_whose_is_spent_first(home):
    hands, scene = lesson()
    follow(hands, scene, stop=[step.id for step in read(FISTFUL).step].index("ammo"))
    assert scene.coach.course.step.id == "ammo"
    g = scene.session.state
    before, dots = g.ammo[1], g.uses[1]
    assert scene.now.sidekick(1).name == "Jayne" in hands.app.words("lesson.fistful.ammo")
    scene.answer("ammo:2")
    assert (g.ammo[1], g.uses[1]) == (before, dots - 2)


def test_a_people_mover_is_told_of_when_one_can_be_reached(home):
    hands, scene = normal_game()
    assert scene.near() == set()
    ends = {at for pair in scene.now.heist.map.movers for at in pair}
    scene.answer("roll")
    hands.rest()
    assert scene.now.moving and not ends & scene.now.cells.keys() and scene.near() == set()
    option = next(iter(scene.now.cells.values()))
    scene.now.cells[min(ends)] = option
    assert scene.near() == {"mover"} and scene.landmark("mover", "") == scene.view.camera.box(*min(ends))


def test_what_speaks_of_the_timer_rings_its_beads_alone(home):
    hands, scene = normal_game()
    for text in (100, 200):
        hands.app.settings.text_scale = text
        hands.app.refit()
        ring, rod = scene.landmark("timer", ""), scene.panels.strips()[1]
        beads = [widget.rect for widget in scene.group.widgets if widget.name.startswith("timer:")]
        assert ring == beads[0].unionall(beads[1:]) and rod.contains(ring)
        assert ring.w < rod.w - scene.kit.u(60), "nor the bare wood beside them"


def test_the_list_of_lessons_has_a_button_that_closes_it(home):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.stack.push(Title(app))
    title = app.stack.top
    learn(app)
    hands = Hands(app)
    hands.rest()
    assert isinstance(app.stack.top, LessonMenu)
    cross = hands.widget("close")
    assert app.stack.top.panel.contains(cross.rect) and cross.rect.right > app.stack.top.panel.right - 60
    hands.click("close")
    assert app.stack.top is title
