"""Lessons: followed by what is ringed, played against at random, left and taken up, and files that are wrong."""
from __future__ import annotations

import random

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.app.lessons import progress, set_up, start_lesson
from game.app.lessons.course import Course, heard
from game.app.lessons.progress import Place
from game.app.lessons.schema import LessonFile, lesson_path, read
from game.app.lessons.slip import best
from game.app.lessons.tutor import Tutor
from game.app.main import App
from game.app.scenes.heist import HeistScene
from game.app.scenes.options import Options
from game.app.scenes.setup import SetUp
from game.app.scenes.title import Title
from game.app.settings import Settings
from game.content.errors import ContentError
from tests.ui.hands import Hands
from tests.ui.heist_table import places

FISTFUL = lesson_path("fistful")


def lesson(size=(1280, 720), text=100, speed="off", keep=False) -> tuple[Hands, HeistScene]:
    app = App(size=size, prefs=Settings(speed=speed, text_scale=text))
    app.keep = keep
    app.stack.push(Title(app))
    assert start_lesson(app, "fistful")
    hands = Hands(app)
    hands.rest()
    scene = app.stack.top
    assert isinstance(scene, HeistScene) and isinstance(scene.coach, Tutor)
    return hands, scene


def follow(hands: Hands, scene: HeistScene, stop: int = 99) -> list[str]:
    """Do what is ringed, with the mouse, or press Next; the steps as they came."""
    came = []
    for _ in range(120):
        coach = scene.coach
        step = coach.course.step if coach else None
        if step is None or coach.course.at >= stop:
            return came
        if not came or came[-1] != step.id:
            came.append(step.id)
        if coach.course.reading:
            hands.key(pygame.K_n)
        elif step.until.look:
            hands.move(coach.about.center)
            hands.rest()
        else:
            hands.click(coach.about.center)
            hands.move((2, 700))
            hands.rest()
    raise AssertionError(f"it never ends: {came[-5:]}")


@pytest.mark.parametrize(("size", "text", "speed"), [((1280, 720), 100, "off"), ((1024, 640), 200, "off"),
                                                     ((1280, 720), 100, "normal")])
def test_who_does_what_is_ringed_comes_to_the_end(home, size, text, speed):
    hands, scene = lesson(size, text, speed)
    came = follow(hands, scene)
    assert came == [step.id for step in read(FISTFUL).step]
    assert scene.now.banked() == 100, "the credits of the lesson were brought home"
    assert not hands.app.words.missing


def test_the_slip_covers_neither_what_it_speaks_of_nor_the_button_to_press(home):
    hands, scene = lesson()
    covered = []
    real = Tutor.widgets

    def watched(self):
        found = real(self)
        if self.rect and self.about and self.rect.colliderect(self.about):
            covered.append(("about", self.course.step and self.course.step.id))
        if self.rect and self.rect.colliderect(scene.places.primary):
            covered.append(("primary", self.course.at))
        return found

    Tutor.widgets = watched
    try:
        follow(hands, scene)
    finally:
        Tutor.widgets = real
    assert covered == []


def test_each_step_is_short_and_its_words_are_in_the_catalogue(home):
    app = App(size=(1024, 640), prefs=Settings())
    whole = read(FISTFUL)
    assert 14 <= len(whole.step) <= 18
    for step in whole.step:
        for key in (f"lesson.fistful.{step.id}", f"lesson.fistful.{step.id}.do"):
            if key.endswith(".do") and step.until is None:
                assert not app.words.has(key)
                continue
            said = app.words(key)
            assert said != key, key
            assert said.count(". ") <= 1, f"{key}: more than two sentences"
    for one in whole.meanwhile:
        assert app.words.has(f"lesson.fistful.{one.id}")
    for hint in whole.hint:
        assert app.words.has(f"lesson.fistful.hint.{hint.id}")


@pytest.mark.parametrize("seed", [0, 3, 5])
def test_whoever_does_something_else_is_never_stuck(home, seed):
    """Random legal answers with the mouse: the table always answers, and the lesson can always be gone through."""
    hands, scene = lesson()
    luck = random.Random(seed)
    for _ in range(40):
        if scene.session.over or hands.app.stack.top is not scene or scene.coach is None:
            return
        coach = scene.coach
        if coach.course.step is not None and not coach.course.reading:
            ringed = coach.about is not None
            assert ringed, f"nothing is ringed at {coach.course.step.id} while {scene.now.kind} waits"
        before = len(scene.session.record)
        option = luck.choice(scene.session.options)
        for spot in places(scene, option):
            free = not (coach.rect and coach.rect.collidepoint(spot))
            if free:
                hands.click(spot)
        if len(scene.session.record) == before:      # the slip lay over it, or it took a second press
            scene.answer(scene.session.options[0].key if scene.now.key(option.key) is None else option.key)
            hands.rest()
        assert len(scene.session.record) != before
        if luck.random() < .3:
            hands.key(pygame.K_n)
    for _ in range(40):
        if scene.coach is None or scene.coach.course.over or hands.app.stack.top is not scene:
            return
        scene.coach.update(1000.0)
        hands.key(pygame.K_n)
    raise AssertionError("Next does not lead to the end")


def test_another_choice_in_between_is_named_and_ringed(home):
    hands, scene = lesson()
    follow(hands, scene, stop=7)
    assert scene.coach.course.step.id == "walk"
    scene.answer("move:3,4")
    scene.answer("stop")
    hands.rest()
    assert scene.now.kind == "Target"
    scene.coach.show("home")
    assert scene.coach.says().do == hands.app.words("lesson.fistful.first-pick")
    assert scene.places.board.contains(scene.coach.about)
    scene.answer(scene.session.options[0].key)
    hands.rest()
    assert scene.now.kind == "Ready"
    said = scene.coach.says()
    assert said.do == hands.app.words("lesson.fistful.first-fight")
    assert scene.coach.about == scene.places.primary


def test_where_nothing_can_be_taken_back_the_step_is_only_read(home):
    hands, scene = lesson()
    follow(hands, scene, stop=4)
    scene.coach.show("undo")
    hands.rest()
    assert scene.session.why_no_undo() and scene.coach.course.reading
    hands.key(pygame.K_RETURN)
    assert scene.coach.course.step.id == "end", "Enter goes on from what is only read"


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
    scene.answer(twin.record[-1])
    hands.rest()
    assert scene.session.over and hands.app.stack.top is not scene
    assert hands.app.words("lesson.left") not in hands.app.toasts.queue


def test_esc_leaves_without_a_question_and_the_lesson_goes_on_where_it_was(home):
    hands, scene = lesson(keep=True)
    follow(hands, scene, stop=6)
    record, at = list(scene.session.record), scene.coach.course.at
    assert record
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.stack.top, Title)
    assert hands.app.words("lesson.left") in hands.app.toasts.queue
    assert start_lesson(hands.app, "fistful")
    again = hands.app.stack.top
    assert again.session.record == record and again.coach.course.at == at
    assert again.session.state == scene.session.state
    hands.rest()
    hands.click(f"coach:{at}:again")
    fresh = hands.app.stack.top
    assert fresh.session.record == [] and fresh.coach.course.at == 0


def test_a_lesson_to_its_end_becomes_a_game_and_its_ideas_are_no_news(home):
    hands, scene = lesson(keep=True)
    follow(hands, scene)
    assert progress.load()["fistful"].done
    assert "fistful.roll" in hands.app.settings.coached
    hands.click(f"coach:{scene.coach.course.at}:play")
    assert scene.coach is None and hands.app.playing is scene.playing and scene.playing.slot
    scene.answer("roll")
    scene.answer(scene.session.options[0].key)
    hands.rest()
    hands.app.play(None)
    from game.app.playing import last_game
    playing, _ = last_game().open()
    assert playing.session.state == scene.session.state
    playing.close()


@pytest.mark.parametrize("text", ["{", "[]", '{"fistful": 3}', '{"fistful": {"at": "x"}}', '{"fistful": {"at": -1}}',
                                  '{"fistful": {"at": 5, "record": ["no-such"]}}'])
def test_progress_that_makes_no_sense_starts_anew(home, text):
    progress.file().parent.mkdir(parents=True, exist_ok=True)
    progress.file().write_text(text, encoding="utf-8")
    _, scene = lesson(keep=True)
    assert scene.coach.course.at == 0 and scene.session.record == []


# ------------------------------------------------------------ course

def course(*steps: dict) -> Course:
    return Course(LessonFile.model_validate({"game": "x", "begin": {"seats": 1, "seed": 1}, "step": list(steps)}))


def test_a_pattern_fits_the_beginning_of_a_line_and_no_numbers_of_cards():
    until = course({"id": "a", "until": {"news": ["took * credits*"]}}).step.until
    assert heard(until, [("took", 0, "credits-100#3", "sack:0")])
    assert not heard(until, [("took", 0, "crate#3", "removed")])
    turn = course({"id": "a", "until": {"news": ["turn 1"]}}).step.until
    assert heard(turn, [("turn", 1, 5)]) and not heard(turn, [("turn", 0, 1)])


def test_back_and_next_and_what_was_done_early():
    late = {"id": "c", "early": True, "until": {"news": ["x"]}}
    one = course({"id": "a"}, {"id": "b", "until": {"undone": True}}, late)
    one.next()
    assert not one.reading
    assert not one.news([("x",)])
    assert one.undone() and one.step.id == "c"
    assert one.reading, "it was done while the step before was up"
    one.back()
    assert one.step.id == "b" and one.reading, "what was done need not be done again"
    one.next()
    one.next()
    one.next()
    assert one.over and one.step is None


# ------------------------------------------------------------ files

@pytest.mark.parametrize(("old", "new", "says"), [
    ('id = "crew"', 'id = "goal"', "two entries of step called 'goal'"),
    ('point = ["goals"]', 'point = ["moon"]', "'moon' is no place"),
    ('point = ["goals"]', "point = 3", "must be a list"),
    ('until = { undone = true }', 'until = { undon = true }', "undon"),
    ('until = { undone = true }', 'until = { }', "nothing to wait for"),
    ('topic = "undo"', 'topic = "magic"', "no such hint"),
    ("seats = 2", "seats = 99", "at most 8"),
    ("seed = 87", 'seed = "lucky"', "whole number"),
    ('game = "fistful"', 'game = "poker"', "lesson of 'poker'"),
    ('game = "fistful"', 'game = "fistful"\nmusic = "loud"', "not known here"),
    ('[begin]', '[begin', "line"),
])
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
    monkeypatch.setattr("game.app.lessons.lesson_path", lambda game: path)
    app = App(size=(1280, 720), prefs=Settings(speed="off"))
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

def normal_game(coach=True) -> tuple[Hands, HeistScene]:
    from game.core.session import Session
    from game.rules.registry import ruleset
    app = App(size=(1280, 720), prefs=Settings(speed="off", coach=coach))
    app.keep = True
    app.save_settings = lambda: None
    rules = ruleset("fistful")
    session = Session(rules, rules.new(2, 5, {"heroes": "kaylee+wash,zoe+simon"}))
    app.stack.push(Title(app))
    scene = HeistScene(app, session, ("Ada", "Bo"))
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
    hands.key(pygame.K_n)
    assert scene.coach.says() is None
    scene.answer("roll")
    hands.rest()
    hint = scene.coach.hint
    assert hint is not None
    hands.click(f"coach:{hint.id}:off")
    assert not hands.app.settings.coach and scene.coach.says() is None
    _, quiet = normal_game(coach=False)
    assert quiet.coach is None


def test_hints_switched_on_again_begin_anew(home):
    app = App(size=(1280, 720), prefs=Settings(coached=["fistful.roll"]))
    options = Options(app)
    app.stack.push(options)
    options.choose("coach", True)
    assert app.settings.coached == ["fistful.roll"], "nothing was switched"
    options.choose("coach", False)
    assert app.settings.coached == ["fistful.roll"]
    options.choose("coach", True)
    assert app.settings.coached == []


def test_the_set_up_offers_the_lesson_and_waits_below_it(home):
    app = App(size=(1280, 720), prefs=Settings(speed="off"))
    app.stack.push(Title(app))
    scene = SetUp(app, seed=7)
    app.stack.push(scene)
    hands = Hands(app)
    hands.rest()
    hands.click("crew:zoe")
    hands.click("learn")
    assert isinstance(app.stack.top, HeistScene) and isinstance(app.stack.top.coach, Tutor)
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


def test_a_second_n_does_not_skip_a_step_that_was_not_there_yet(home):
    hands, scene = lesson()
    course = scene.coach.course
    while course.reading:
        before = course.at
        for _ in range(2):      # both before the next frame
            hands.app.handle(Event(pygame.KEYDOWN, key=pygame.K_n, mod=0, unicode="n"))
        assert course.at == before + 1
        hands.rest()
    hands.key(pygame.K_n)
    assert course.at == before + 1, "what asks for a deed was hardly there"
    for _ in range(60):
        scene.coach.update(16.0)
    hands.key(pygame.K_n)
    assert course.at > before + 1
