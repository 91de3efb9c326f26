"""The lesson of Keep Flyin': followed by what is ringed, left and taken up, left aside at random; its hints."""

from __future__ import annotations

import random
from functools import partial

import pygame
import pytest

from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.games.keepflyin.set_up.scene import KeepflyinSetUp
from game.app.lessons import progress
from game.app.lessons.files import lesson_path
from game.app.lessons.hints import Hints
from game.app.lessons.progress import Place
from game.app.lessons.schema import read
from game.app.lessons.tutor import Tutor
from game.app.menus.lesson_menu import LessonMenu
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.trial import shots
from tests.told import told_by
from tests.ui import keepflyin_table, lesson_table
from tests.ui.hands import Hands
from tests.ui.lesson_table import follow

LESSON = lesson_path("keepflyin")
lesson = partial(lesson_table.lesson, "keepflyin")
step_at = partial(lesson_table.step_at, "keepflyin")


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_who_does_what_is_ringed_is_paid_and_hunts_and_evades(home, speed):
    for name, wanted in (
        ("keepflyin", {"event", "job", "moved", "paid", "shifted", "pursues", "evaded"}),
        ("keepflyin-decides", {"scanned", "moved", "paid", "pursues", "evaded"}),
    ):
        hands, scene = lesson_table.lesson(name, speed=speed)
        follow(hands, scene)
        assert wanted <= {one[0] for one in told_by(scene)}
        assert scene.now.g.platinum[0] == 1500 and scene.now.asked == 0
        assert not hands.app.words.missing


def test_the_place_that_the_words_name_is_ringed_too(home):
    hands, scene = lesson()
    follow(hands, scene, stop=step_at("take"))
    assert scene.coach.about == scene.places.primary
    assert scene.coach.named == scene.view.box(scene.now.chart.find["boros"])
    assert not scene.coach.rect.colliderect(scene.coach.named)


def test_the_roll_that_evaded_is_told_in_figures(home):
    hands, scene = lesson_table.lesson("keepflyin-decides")
    evade = lesson_table.step_at("keepflyin-decides", "evade")
    assert scene.coach.slip_of(evade).text == hands.app.words("lesson.keepflyin-decides.evade.without")
    follow(hands, scene, stop=evade)
    total, limit = next(news[3:5] for news in told_by(scene) if news[:2] == ("evaded", 0))
    assert (total, limit) == (9, 5)
    said = scene.coach.says().text
    assert f" {total}, " in said and f" {limit}, " in said


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_slip_lies_off_page_log_and_undo(home, size):
    hands, scene = lesson(size=size)
    for step in read(LESSON).step:
        follow(hands, scene, stop=step_at(step.id))
        p = scene.places
        for part in (p.inspector, p.log, p.undo, p.redo, p.hint, p.primary):
            assert not scene.coach.rect.colliderect(part), step.id


def test_esc_leaves_without_a_question_and_the_lesson_goes_on_where_it_was(home):
    record = lesson_table.left_and_taken_up("keepflyin", stop=step_at("tools"))
    assert len(record) > 8 and any(key.startswith("shift") for key in record)


def test_a_lesson_to_its_end_becomes_a_voyage_with_its_bot(home):
    hands, scene = lesson(keep=True)
    follow(hands, scene)
    assert progress.load()["keepflyin"].done and "keepflyin.search" in hands.app.settings.coached
    lesson_table.press(hands, "play")
    assert isinstance(scene.coach, Hints) and hands.app.playing is scene.playing and scene.playing.slot
    scene.answer("search")
    hands.rest()
    hands.app.play(None)
    from game.app.play.playing import last_game

    playing, _ = last_game().open()
    assert playing.session.state == scene.session.state
    twin = KeepflyinScene(hands.app, playing.session, list(playing.names))
    assert twin.seating == scene.seating or playing.settings["bots"] == "0,1"
    playing.close()


@pytest.mark.parametrize("game", ["fistful", "keepflyin", "firefly"])
def test_after_a_lesson_the_title_offers_a_game_and_no_first_one(home, game):
    hands, scene = lesson_table.lesson(game, keep=True)
    follow(hands, scene)
    lesson_table.press(hands, "leave")
    title = hands.app.stack.top
    assert isinstance(title, Title) and title.last is None and title.played == game
    assert hands.widget("continue").label == hands.app.words("title.new")
    assert hands.widget("continue").sub == hands.app.words(f"box.{game}.title")


@pytest.mark.parametrize("game", ["fistful", "keepflyin", "firefly"])
def test_who_just_plays_on_at_the_end_of_a_lesson_has_a_save_to_continue(home, game):
    """Without a press on the slip: the table is answered, the lesson is over, and the game is one like any other."""
    hands, scene = lesson_table.lesson(game, keep=True)
    follow(hands, scene)
    scene.answer(scene.session.options[0].key)
    hands.rest()
    assert not isinstance(scene.coach, Tutor) and scene.playing.slot
    record = list(scene.session.record)
    hands.click("menu")
    hands.click("title")
    assert isinstance(hands.app.stack.top, Title)
    assert hands.widget("continue").label == hands.app.words("title.continue")
    hands.click("continue")
    assert hands.app.stack.top.session.record[: len(record)] == record


@pytest.mark.parametrize(("game", "says"), [("fistful", "The heist waits"), ("keepflyin", "The voyage waits")])
def test_the_menu_is_headed_by_what_waits(home, game, says):
    hands, scene = lesson_table.lesson(game)
    scene.menus.menu()
    assert hands.app.stack.top.title == says


def voyage(seed=5) -> tuple[Hands, KeepflyinScene]:
    hands, scene = keepflyin_table.table(2, seed, bots=(0, 1))
    app = hands.app
    app.keep = True
    app.save_settings = lambda: None
    app.stack.pop()
    again = KeepflyinScene(app, scene.session, scene.now.names)
    app.stack.push(again)
    hands.rest(4000)
    return hands, again


def test_each_hint_comes_once_and_only_to_a_person(home):
    hands, scene = voyage()
    shown = lesson_table.hinted(hands, scene, "keepflyin", 40)
    assert len(shown) > 4 and len(set(shown)) == len(shown)


def test_the_log_counts_the_rounds_also_of_a_game_that_is_taken_up(home):
    hands, scene = keepflyin_table.table(3, 5, bots=(1, 1, 1))
    luck = random.Random(1)
    seen = []
    while len(seen) < 9:
        before = scene.session.state.turn
        scene.session.answer(luck.choice(scene.session.options).key)
        if scene.session.state.turn != before:
            seen.append(scene.session.state.round)
    again = KeepflyinScene(hands.app, scene.session, scene.now.names)
    rounds = [int(line.text.split()[-1]) for line in again.log if line.turn]
    assert rounds[-9:] == seen
    assert len(set(rounds)) > 1


def test_the_title_asks_which_game_to_learn_and_the_set_up_offers_its_own(home):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.stack.push(Title(app))
    hands = Hands(app)
    hands.rest()
    hands.click("learn")
    assert type(app.stack.top).__name__ == "LessonMenu"
    hands.click("learn:keepflyin")
    assert isinstance(app.stack.top, KeepflyinScene) and isinstance(app.stack.top.coach, Tutor)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Title)
    set_up = KeepflyinSetUp(app, seed=7)
    app.stack.push(set_up)
    hands.rest()
    hands.click("learn")
    assert isinstance(app.stack.top, KeepflyinScene) and isinstance(app.stack.top.coach, Tutor)
    hands.key(pygame.K_ESCAPE)
    assert app.stack.top is set_up


def test_lessons_stand_under_their_boxes_and_those_taken_have_a_tick(home):
    """In the order of the boxes, with their minutes; Enter takes the first that was not taken."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.keep = True
    app.stack.push(Title(app))
    boxes = [w.name[4:] for w in app.stack.top.group.widgets if w.name.startswith("box:")]
    progress.keep("fistful", Place(done=True))
    menu = LessonMenu(app)
    app.stack.push(menu)
    assert [*menu.lids, "pirates"] == boxes, "the lesson of an expansion stands under its game"
    icons = {w.name[6:]: w.icon for w in menu.group.widgets if w.name.startswith("learn:")}
    assert list(icons) == [
        "fistful",
        "fistful-decides",
        "intensive",
        "paradiso",
        "keepflyin",
        "keepflyin-decides",
        "firefly",
        "firefly-decides",
        "firefly-pirates",
        "fancards",
        "fancards-decides",
    ]
    assert {name for name, icon in icons.items() if icon == "check"} == {"fistful"}
    assert menu.group.default.name == "learn:fistful-decides"
    assert all(w.label.endswith(" min") for w in menu.group.widgets if w.name.startswith("learn:"))


def test_a_picture_of_a_lesson_begins_at_its_beginning(home):
    """Wherever the lesson itself was left."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.keep = True
    for _ in range(2):
        app.stack.home(Title(app))
        shots.arrange(app, "hex-lesson", 1)
        assert len(app.stack.top.session.record) == 2
        app.play(None)
