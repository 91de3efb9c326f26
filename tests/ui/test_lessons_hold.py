"""Lessons that hold: whatever is pressed, nothing but the step's deed is done; Back brings the table back; buttons keep
their places; each is short enough."""

from __future__ import annotations

import random

import pytest

from game.app.lessons import minutes, parts
from game.app.lessons.files import lesson_path
from game.app.lessons.schema import read
from game.app.shell.words import Words
from tests.ui.lesson_table import LESSONS, deed, follow, lesson, press, wrong
from tests.ui.near import some

GAMES = ("fistful", "keepflyin", "firefly", "fancards")


@pytest.mark.parametrize("name", some(LESSONS, 2, 0))
def test_whoever_presses_wrong_things_derails_nothing(home, name):
    """At each step two wrong things: the game stands as it stood and the step stays, then the deed is done."""
    hands, scene = lesson(name)
    luck = random.Random(name)
    came = []
    while scene.coach.course.step is not None:
        coach = scene.coach
        step = coach.course.step
        came += [step.id] if step.id not in came else []
        for _ in range(2):
            if coach.course.reading is False and step.undone:
                break  # to take back is the deed here
            record, state = list(scene.session.record), scene.session.state.copy()
            wrong(hands, scene, luck)
            assert scene.session.record == record and scene.session.state == state, step.id
            assert hands.app.stack.top is scene and coach.course.step is step, step.id
        scene.zoom_home()
        scene.panels.refresh()
        if not coach.course.reading and not step.look and not step.undone:
            assert coach.wanted() is not None, f"{step.id}: the deed is not offered"
            scene.answer(coach.wanted().key)
            hands.rest()
        else:
            deed(hands, scene)
    assert came == [step.id for step in read(lesson_path(name)).step]


@pytest.mark.parametrize("name", some(LESSONS, 2, 1))
def test_who_presses_nothing_but_the_brass_button_comes_to_the_end(home, name):
    """It is the deed of each step, and says so; what is only to be looked at is pointed at."""
    hands, scene = lesson(name)
    for _ in range(80):
        course = scene.coach.course
        if course.over:
            break
        if course.step.look and not course.reading:
            assert hands.widget("primary").why
            deed(hands, scene)
            continue
        assert "{" not in "".join(scene.panels.dock.primary()[:3]), "every number is filled in"
        before, record = course.at, len(scene.session.record)
        hands.frames(20)
        hands.click("primary")
        assert course.at == before + 1, course.step.id
        assert course.lesson.step[before].asks or len(scene.session.record) == record
    assert course.over


@pytest.mark.parametrize("name", some(LESSONS, 2, 0))
def test_back_brings_the_table_back(home, name):
    """To the first step and the table of the beginning. A step that names the brass
    button rings it, and nothing is ringed besides."""
    hands, scene = lesson(name)
    seen = []
    while not scene.coach.course.over:
        at = scene.coach.course.at
        seen.append((at, list(scene.session.record), scene.session.state.copy()))
        while scene.coach.course.at == at:
            ringed(hands, scene, name)
            deed(hands, scene)
    press(hands, "back")
    for at, record, state in reversed(seen):
        if scene.coach.course.lesson.step[at].undone:
            continue
        assert (scene.coach.course.at, scene.session.record) == (at, record)
        assert scene.session.state == state
        press(hands, "back")
    assert scene.coach.course.at == 0 and scene.session.record == []


def ringed(hands, scene, name):
    """The board's own ring for the brass button is there only where a space is the deed."""
    coach, step = scene.coach, scene.coach.course.step
    do = hands.app.words(f"lesson.{name}.{step.id}.do") if step.asks else ""
    if "brass button" in do:
        assert coach.about == scene.places.primary, step.id
    led = getattr(scene, "led_to", None)
    if led is not None and coach.wanted() is None:
        assert led() is None, step.id


class Slip:
    """Looks where the coach's slip lies: on nothing that it speaks of, and its buttons keep their places."""

    def __init__(self, hands, scene, text: int) -> None:
        self.hands, self.scene, self.text = hands, scene, text
        self.places: list[tuple] = []

    def look(self, coach) -> None:
        """At a step, and at the end."""
        p, text = self.scene.places, self.text
        id = coach.course.step.id if coach.course.step else "end"
        for one in self.scene.results.lying:
            assert text > 100 or coach.about is None or not one.rect.colliderect(coach.about), id
        for part in (coach.about, *coach.besides, p.primary):
            assert part is None or not coach.rect.colliderect(part), id
        if text == 100:
            assert not coach.rect.colliderect(p.inspector) and not coach.rect.colliderect(p.log), id
            assert not coach.rect.colliderect(p.undo), id
        keys = [
            next(w.rect for w in self.hands.group.widgets if w.name.startswith("coach:") and w.name.endswith(f":{one}"))
            for one in ("leave", "again", "back", "next")
        ]
        self.places.append(tuple(map(tuple, keys)))

    def kept(self) -> bool:
        """Whether it moved seldom: the larger the letters, the fewer places are free."""
        moves = sum(a != b for a, b in zip(self.places, self.places[1:]))
        return moves <= {100: 4, 150: 7, 200: 10}[self.text] and len(self.places) > 4


@pytest.mark.parametrize(
    ("size", "text", "language"),
    [
        pytest.param((1280, 720), 100, "de", marks=pytest.mark.wide),
        pytest.param((1920, 1080), 100, "en", marks=pytest.mark.wide),
        pytest.param((1280, 720), 150, "de", marks=pytest.mark.wide),
        ((1024, 640), 200, "de"),
    ],
)
@pytest.mark.parametrize("name", LESSONS)
def test_who_does_what_is_ringed_comes_to_the_end_and_the_slip_covers_nothing(home, name, size, text, language):
    hands, scene = lesson(name, size, text, language=language)
    slip = Slip(hands, scene, text)
    assert follow(hands, scene, look=slip.look) == [step.id for step in read(lesson_path(name)).step]
    assert slip.kept(), slip.places
    assert not hands.app.words.missing


def test_a_press_where_next_was_meets_nothing_else(home):
    """The slip is away while dice roll, or has moved: a second press on Next reaches no map."""
    hands, scene = lesson("firefly", speed="normal")
    scene.coach.show("burn")
    hands.rest()
    spot = next(w.rect.center for w in hands.group.widgets if w.name.endswith(":next"))
    scene.answer("burn:s78")
    assert scene.coach.rect is None and scene.player.playing
    assert scene.coach.shields(spot)
    record = list(scene.session.record)
    hands.down(spot)
    assert scene.session.record == record and scene.player.playing


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_two_lessons_a_game_each_under_six_minutes(game, language):
    """At 200 words a minute and 3 s a click."""
    words = Words.load(language)
    for name in (game, f"{game}-decides"):
        lesson = read(lesson_path(name))
        told = [words(f"lesson.{name}.{s.id}", total=9, limit=5) for s in lesson.step]
        told += [words(f"lesson.{name}.{s.id}.do") for s in lesson.step if s.asks] + [words(f"lesson.{name}.done")]
        clicks = sum(1 + bool(s.look) for s in lesson.step)
        exact = sum(len(text.split()) for text in told) / 200 + clicks * 3 / 60
        assert 1.5 < exact < 6, f"{name}: {exact:.1f} minutes"
        assert 0 <= minutes(name, words) - exact < 1.01, name


def test_a_chance_that_is_told_is_the_one_on_the_page(home):
    from game.app.games.fistful.fight import means

    hands, scene = lesson("fistful-decides")
    scene.coach.show("backup")
    now = scene.now
    assert means.chance(now, 1, now.fight.token) == 0
    assert 0.6 < means.chance(now, 1, now.fight.token, 0) < 0.7
    assert "two in three" in hands.app.words("lesson.fistful-decides.backup")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_the_first_lesson_leads_to_what_its_words_name(home, game):
    hands, scene = lesson(game)
    follow(hands, scene)
    named = hands.app.words("lesson.decides")
    assert named in hands.app.words(f"lesson.{game}.done")
    button = next(w for w in hands.group.widgets if w.name.endswith(":decides"))
    assert named in button.label
    press(hands, "decides")
    top = hands.app.stack.top
    assert top is not scene and top.coach.course.lesson.name == f"{game}-decides"
    follow(hands, top)
    onward = [w for w in hands.group.widgets if w.name.endswith(":decides")]
    assert bool(onward) == (parts(game)[-1] != f"{game}-decides"), "on to what a box adds, where one does"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_lesson_waited_for_is_no_note_any_more_once_it_was_done(home, game):
    hands, scene = lesson(game)
    while scene.coach.wanted() is None or len(scene.now.options) < 2:
        deed(hands, scene)
    scene.answer(next(o.key for o in scene.now.options if not scene.coach.permits(o)))
    hands.app.toast("Something else")
    assert hands.app.toasts.queue == [scene.coach.waits(), "Something else"]
    scene.answer(scene.coach.wanted().key)
    hands.rest()
    assert hands.app.toasts.queue == ["Something else"]


NEAR = ("firefly", "fancards")
"""Lessons that stand for the others."""


@pytest.mark.parametrize("name", [n if n in NEAR else pytest.param(n, marks=pytest.mark.wide) for n in LESSONS])
def test_no_slip_card_note_or_tip_lies_over_the_ring_or_over_the_lessons_slip(home, name):
    """Looked at in each picture of the whole course, at the usual speed, with all that results leave there."""
    hands, scene = lesson(name, speed="normal")
    app, found, present = hands.app, set(), hands.app.present

    def looked() -> None:
        present()
        coach = scene.coach
        if app.stack.top is not scene or coach.course.step is None:
            return
        lying = [(one.result.title, one.rect) for one in scene.results.lying]
        lying += [(app.toasts.queue[0], app.toasts.place())] if app.toasts.queue else []
        lying += [(str(app.tips.owner), app.tips.rect)] if app.tips.shown and app.tips.rect is not None else []
        act = scene.player.acts[0] if scene.player.acts else None
        shown = act.rect(scene.kit, scene.stage) if act is not None and act.legible else None
        lying += [(type(act).__name__, shown)] if shown is not None else []
        spoken_of = [coach.about, coach.rect, *(coach.besides if act is None else ())]
        clash = [said for said, r in lying for one in spoken_of if one is not None and r.colliderect(one)]
        found.update((coach.course.step.id, said) for said in clash)

    app.present = looked
    for _ in range(120):
        if scene.coach.course.step is None:
            break
        deed(hands, scene)
    assert scene.coach.course.step is None and found == set()
