"""The set-up with Pirates & Bounty Hunters: a Story that can't be played is shown with what keeps it back (R-PB-8)."""

from __future__ import annotations

import pytest

from game.app.games.firefly.set_up.story_card import StorySlip
from game.app.games.pirates.set_up import set_up
from game.app.program import Program
from game.app.shell.settings import Settings
from tests.ui.hands import Hands

JAIL, TREASURE, CHOICES = "jail-break", "another-mans-treasure", "the-choices-we-make"


def opened(seats=4, size=(1280, 720), text=100, language="en"):
    hands = Hands(Program(size=size, prefs=Settings(speed="off", text_scale=text, language=language)))
    scene = set_up(hands.app, seed=3)
    hands.app.stack.push(scene)
    scene.set_seats(str(seats))
    scene.view.turn_to("story")
    hands.frames(2)
    return hands, scene


def slips(scene):
    return {w.name[6:]: w for w in scene.group.widgets if isinstance(w, StorySlip)}


def test_all_stories_are_offered_while_their_parts_are_on(home):
    _, scene = opened()
    assert not scene.left_out() and {JAIL, TREASURE, CHOICES} <= set(scene.stories())
    assert not any(slip.why for slip in slips(scene).values())


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_story_whose_part_is_off_says_what_to_switch_on(home, language):
    hands, scene = opened(language=language)
    hands.click("story:jail-break")
    assert scene.settings["story"] == JAIL
    scene.set_rule("bounties", "no")
    hands.frames(1)
    assert scene.settings["story"] != JAIL, "it is chosen at the table again"
    part = hands.app.words("settings.house.firefly.bounties")
    slip = slips(scene)[JAIL]
    assert part in slip.note and part in slip.why
    hands.click("story:jail-break")
    assert scene.settings["story"] != JAIL
    scene.set_rule("piracy", "no")
    assert scene.left_out()[CHOICES].short == hands.app.words(
        "fireflysetup.barred.short", part=hands.app.words("fireflysetup.barred.both")
    )
    scene.set_rule("bounties", "yes")
    assert JAIL in scene.stories()


def test_one_captain_alone_is_told_for_how_many_a_story_is(home):
    hands, scene = opened(seats=1)
    left = scene.left_out()
    assert set(left) == {TREASURE, CHOICES}
    assert left[TREASURE].short == hands.app.words("fireflysetup.seats", a=2, b=4)
    scene.set_rule("pirates", "off")
    assert not scene.left_out(), "without the box nothing is told of it"


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_at_a_time_the_page_of_the_table_names_those_that_are_left_out(home, language):
    _, scene = opened(seats=1, text=200, language=language)
    assert not slips(scene) and scene.group.named("story") is not None
    card = scene.view.shown()
    assert all(why.short in card.text for why in scene.left_out().values())
    assert card.lay(scene.view.card()).words.bottom <= scene.view.card().bottom


def test_the_job_speaks_of_the_box_while_it_is_on(home):
    hands, scene = opened()
    assert scene.view.aim() == hands.app.words("fireflysetup.aim.pirates")
    scene.set_rule("pirates", "off")
    assert scene.view.aim() == hands.app.words("fireflysetup.aim.text")


def test_the_name_of_every_row_of_the_boxes_says_what_it_sets(home):
    hands, scene = opened()
    scene.view.turn_to("boxes")
    rows = [w for w in scene.group.widgets if w.name.startswith("rule:")]
    assert len(rows) > 3
    for row in rows:
        hands.move((row.rect.x - scene.kit.u(40), row.rect.centery))
        assert row.tip and scene.group.hover is not None and scene.group.hover.told == row.tip
