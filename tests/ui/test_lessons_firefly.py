"""The lesson of Firefly: The Game: followed by what is ringed, left and taken up, left aside at random; its hints."""
from __future__ import annotations

from functools import partial

import pygame
import pytest

from game.app.lessons import progress
from game.app.lessons.hints import Hints
from game.app.lessons.schema import lesson_path, read
from game.app.lessons.tutor import Tutor
from game.app.scenes.firefly import FireflyScene
from game.app.scenes.firefly_setup import FireflySetUp
from tests.ui import firefly_table, lesson_table
from tests.ui.lesson_table import follow

LESSON = lesson_path("firefly")
lesson = partial(lesson_table.lesson, "firefly")
step_at = partial(lesson_table.step_at, "firefly")


@pytest.mark.parametrize(("size", "text", "speed"), [((1280, 720), 100, "off"), ((1024, 640), 200, "off"),
                                                     ((1280, 720), 100, "normal")])
def test_who_does_what_is_ringed_comes_to_the_end(home, size, text, speed):
    hands, scene = lesson(size=size, text=text, speed=speed)
    came = follow(hands, scene)
    assert came == [step.id for step in read(LESSON).step]
    news = [one for _, one in scene.told if len(one) > 1 and one[1] == 0]
    assert {"nav", "misbehave", "test", "done", "solid", "deal", "bought", "hired"} <= {one[0] for one in news}
    assert [one[3] for one in news if one[0] == "money"] == ["pay", "bonus", "cut", "bought", "make-work"]
    assert [one[3] for one in news if one[0] == "moved"] == [78, 98, 97], "a Full Burn of two Sectors and a Mosey"
    assert scene.now.g.acted == ("buy", "work") and not hands.app.words.missing


def test_the_test_that_was_passed_is_told_in_figures(home):
    hands, scene = lesson()
    follow(hands, scene, stop=step_at("cut"))
    totals = [news[3] for _, news in scene.told if news[:3] == ("test", 0, "fight")]
    assert totals == [8, 9] and " 9 " in scene.coach.says().text
    hands, scene = lesson()
    scene.coach.course.at = step_at("cut")
    assert scene.coach.says().text == hands.app.words("lesson.firefly.cut.without")


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_a_slip_over_a_card_leaves_the_card_as_sharp_as_it_is(home, size):
    """What lies under a slip is painted in pieces; it must look as if it were painted at once."""
    hands, scene = lesson(size=size)
    follow(hands, scene, stop=step_at("nav"))
    assert scene.card_up() is not None and scene.coach.rect is not None
    hands.frames(3)
    layers = scene.layers
    before = pygame.image.tobytes(layers.base, "RGB")
    layers._fresh, layers._stale = True, [layers.base.get_rect()]
    layers.refresh()
    assert pygame.image.tobytes(layers.base, "RGB") == before


def test_the_odds_of_each_way_stay_in_sight(home):
    from game.app.table.firefly import cardface
    hands, scene = lesson()
    for id in ("nav", "feed", "alarm"):
        follow(hands, scene, stop=step_at(id))
        at = cardface.lay(scene.kit, scene.places.board, scene.card_up())
        assert not any(scene.coach.rect.colliderect(r) for r in (*at.options, *at.slips)), id


def test_what_the_brass_button_does_is_ringed_there(home):
    hands, scene = lesson()
    follow(hands, scene, stop=step_at("mosey"))
    assert scene.panels.dock.first().key == "mosey:regina"
    assert scene.coach.about == scene.places.primary


def test_what_is_not_offered_is_only_read(home):
    hands, scene = lesson()
    follow(hands, scene, stop=step_at("end"))
    scene.coach.show("deal")
    hands.rest()
    said = scene.coach.says()
    assert scene.coach.about is None and said.do == hands.app.words("lesson.amiss")
    hands.key(pygame.K_RETURN)
    assert scene.coach.course.step.id == "consider", "Enter goes on from what is only read"


def test_what_comes_first_is_named_and_ringed(home):
    hands, scene = lesson()
    follow(hands, scene, stop=step_at("team"))
    scene.coach.show("deal")
    hands.rest()
    assert scene.coach.says().do == hands.app.words("lesson.firefly.first-team")
    assert scene.coach.about == scene.places.primary


def test_esc_leaves_without_a_question_and_the_lesson_goes_on_where_it_was(home):
    record = lesson_table.left_and_taken_up("firefly", stop=step_at("accept"))
    assert len(record) > 8 and "deal:niska" in record


def test_a_lesson_to_its_end_becomes_a_voyage_with_its_bot(home):
    hands, scene = lesson(keep=True)
    follow(hands, scene)
    assert progress.load()["firefly"].done and "firefly.misbehave" in hands.app.settings.coached
    hands.click(f"coach:{scene.coach.course.at}:play")
    assert isinstance(scene.coach, Hints) and hands.app.playing is scene.playing and scene.playing.slot
    scene.answer("end")
    hands.rest()
    hands.app.play(None)
    from game.app.playing import last_game
    playing, _ = last_game().open()
    assert playing.session.state == scene.session.state
    playing.close()


def test_each_hint_comes_once_and_only_to_a_person(home):
    hands, scene = firefly_table.table(2, 5, bots=(0, 1))
    app = hands.app
    app.keep = True
    app.save_settings = lambda: None
    app.stack.pop()
    scene = FireflyScene(app, scene.session, scene.now.names)
    app.stack.push(scene)
    hands.rest(4000)
    shown = lesson_table.hinted(hands, scene, "firefly", 60)
    assert len(shown) > 4 and len(set(shown)) == len(shown)


def test_the_set_up_offers_the_lesson(home):
    hands, _ = lesson()
    set_up = FireflySetUp(hands.app, seed=7)
    hands.app.stack.push(set_up)
    hands.rest()
    hands.click("learn")
    top = hands.app.stack.top
    assert isinstance(top, FireflyScene) and isinstance(top.coach, Tutor)
    hands.key(pygame.K_ESCAPE)
    assert hands.app.stack.top is set_up


