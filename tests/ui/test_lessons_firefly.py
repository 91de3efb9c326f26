"""The lesson of Firefly: The Game: followed by what is ringed, left and taken up, left aside at random; its hints."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from game.app.games.firefly.scene import FireflyScene
from game.app.games.firefly.set_up.scene import FireflySetUp
from game.app.lessons import progress
from game.app.lessons.files import lesson_path
from game.app.lessons.hints import Hints
from game.app.lessons.tutor import Tutor
from game.app.ui.layers import Layers
from tests.told import told_by
from tests.ui import firefly_table, lesson_table
from tests.ui.lesson_table import follow
from tests.ui.near import some

LESSON = lesson_path("firefly")
lesson = partial(lesson_table.lesson, "firefly")
step_at = partial(lesson_table.step_at, "firefly")


@pytest.mark.parametrize("speed", some(["normal", "off"], 2))
def test_who_does_what_is_ringed_flies_works_and_buys(home, speed):
    hands, scene = lesson(speed=speed)
    follow(hands, scene)
    news = [one for one in told_by(scene) if len(one) > 1 and one[1] == 0]
    assert {"nav", "misbehave", "test", "done", "solid"} <= {one[0] for one in news}
    assert [one[3] for one in news if one[0] == "moved"] == [78, 98], "a Full Burn of two Sectors"
    hands, scene = lesson_table.lesson("firefly-decides", speed=speed)
    follow(hands, scene)
    news = [one for one in told_by(scene) if len(one) > 1 and one[1] == 0]
    assert [one[3] for one in news if one[0] == "moved"] == [97], "a Mosey"
    assert [one[3] for one in news if one[0] == "money"] == ["bought", "bought", "make-work"]
    assert scene.now.g.acted == ("buy", "work") and not hands.app.words.missing


def test_the_test_that_was_passed_is_told_in_figures(home):
    hands, scene = lesson()
    follow(hands, scene, stop=step_at("cut"))
    totals = [news[3] for news in told_by(scene) if news[:3] == ("test", 0, "fight")]
    assert totals == [8, 9] and " 9 " in scene.coach.says().text
    hands, scene = lesson()
    assert scene.coach.slip_of(step_at("cut")).text == hands.app.words("lesson.firefly.cut.without")


@pytest.mark.parametrize("size", some([(3840, 2160), (1280, 720)], 2))
def test_a_slip_over_a_card_leaves_the_card_as_sharp_as_it_is(home, size):
    """What lies under a slip is painted in pieces; it must look as if it were painted at once."""
    hands, scene = lesson(size=size)
    follow(hands, scene, stop=step_at("nav"))
    assert scene.card.up() is not None and scene.coach.rect is not None
    hands.frames(3)
    layers = scene.layers
    before = pygame.image.tobytes(layers.base, "RGB")
    anew = Layers(layers.background)
    for name, panel in layers.panels.items():
        anew.set(name, *panel)
    anew.refresh()
    assert pygame.image.tobytes(anew.base, "RGB") == before


def test_the_odds_of_each_way_stay_in_sight(home):
    from game.app.games.firefly.cards import face as cardface

    hands, scene = lesson()
    for id in ("nav", "feed", "alarm"):
        follow(hands, scene, stop=step_at(id))
        at = cardface.lay(scene.kit, scene.places.board, scene.card.up())
        assert not any(scene.coach.rect.colliderect(r) for r in (*at.options, *at.slips)), id


def test_where_a_ship_would_fly_the_other_way_its_row_is_ringed_first(home):
    for name, step, number, way in (("firefly-decides", "mosey", 97, "burn"), ("firefly", "burn", 98, "mosey")):
        hands, scene = lesson_table.lesson(name)
        scene.coach.show(step)
        scene.now.fly_by(way)
        scene.panels.refresh()
        hands.rest()
        assert scene.coach.about == scene.group.named(f"tile:way:{'mosey' if way == 'burn' else 'burn'}").rect
        hands.click(scene.coach.about.center)
        assert scene.coach.about == scene.view.box(number)


def test_esc_leaves_without_a_question_and_the_lesson_goes_on_where_it_was(home):
    record = lesson_table.left_and_taken_up("firefly", stop=step_at("cut"))
    assert len(record) > 8 and "go" in record


def test_a_lesson_to_its_end_becomes_a_voyage_with_its_bot(home):
    hands, scene = lesson(keep=True)
    follow(hands, scene)
    assert progress.load()["firefly"].done and "firefly.misbehave" in hands.app.settings.coached
    lesson_table.press(hands, "play")
    assert isinstance(scene.coach, Hints) and hands.app.playing is scene.playing and scene.playing.slot
    scene.answer("end")
    hands.rest()
    hands.app.play(None)
    from game.app.play.playing import last_game

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
