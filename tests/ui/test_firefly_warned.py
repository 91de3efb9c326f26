"""What a captain of Firefly is told before a click: where a place out of reach lies, and what a card will lead to."""

from __future__ import annotations

import pytest

from game.app.games.firefly.cards.pages import card_page
from game.app.games.firefly.dock.proposal import lead
from game.app.games.firefly.hints.preview import preview
from game.app.games.firefly.panels.pages import moment
from game.app.table.panels.blocks import Row, Words
from game.app.table.panels.window import Window
from game.content.firefly import firefly
from game.rules.firefly.board import distances
from game.rules.firefly.flight.flying import range_of
from game.rules.firefly.tokens import kind
from tests.ui.firefly_table import table
from tests.ui.hands import middle


@pytest.fixture
def started(home):
    return table(1, 5, to="Actions")


def said(page) -> str:
    return " | ".join(
        block.left if isinstance(block, Row) else block.text for block in page if isinstance(block, (Row, Words))
    )


def test_a_sector_out_of_reach_is_offered_and_flown_to_as_far_as_the_ship_gets(started):
    hands, scene = started
    now = scene.now
    far = distances(now.g, now.g.ship[0])
    beyond = [n for n, away in far.items() if away > range_of(now.g, 0) and n != now.g.cutter and now.place(n).planets]
    goal = min(beyond, key=lambda n: (far[n], n))
    scene.view.show(goal)
    hands.rest()
    before = len(scene.session.record)
    hands.click(middle(scene, goal))
    assert len(scene.session.record) == before, "it only says how to get there"
    place = now.where(goal, scene.words)
    assert scene.panels.dock.primary()[0] == scene.words("firefly.toward.burn", place=place)
    hands.click("primary")
    assert scene.session.record[before].startswith("burn:")


def test_where_only_a_mosey_was_chosen_a_place_farther_off_is_burned_to(started):
    hands, scene = started
    now = scene.now
    now.fly_by("mosey")
    scene.panels.refresh()
    far = distances(now.g, now.g.ship[0])
    three = [n for n, away in far.items() if away == 3 and n != now.g.cutter]
    goal = next(n for n in three if scene.view.cell_at(middle(scene, n)) == n)
    before = len(scene.session.record)
    hands.click(middle(scene, goal))
    assert scene.panels.dock.primary()[0] == scene.words("firefly.act.burn", place=now.where(goal, scene.words))
    hands.click("primary")
    assert scene.session.record[before].startswith("burn:")


def test_sectors_have_names_in_words(started):
    _, scene = started
    for number in range(1, 101):
        name = scene.now.where(number, scene.words)
        assert name and not any(c.isdigit() for c in name), name


def test_who_is_wanted_and_what_is_immoral_is_told_on_the_card(started):
    _, scene = started
    now, words = scene.now, scene.words
    now.g.zones = {**now.g.zones, "crew:0": ("malcolm#1", "shepherd-book#1")}
    warned = words("firefly.warn.outlaw")
    for crew in firefly().crew.values():
        if crew.id not in ("malcolm", "shepherd-book") and kind(f"{crew.id}#1") == "crew":
            assert (warned in said(card_page(now, words, f"{crew.id}#1"))) is crew.wanted, crew.id
    jobs = [job for job in firefly().faces.values() if hasattr(job, "immoral")]
    assert any(job.immoral for job in jobs)
    for job in jobs:
        assert ("Shepherd Book" in said(card_page(now, words, f"{job.id}#1"))) is job.immoral, job.id


def test_the_last_fuel_is_told_before_it_is_burned(started):
    _, scene = started
    now, words = scene.now, scene.words
    goal = next(iter(now.cells))
    for fuel, last in ((1, True), (2, False), (6, False)):
        now.g.goods = {"hold:0:fuel": fuel}
        tag = preview(now, words, goal).tag
        assert (words("firefly.tag.last") in tag.lines) is last


def test_all_cards_have_a_picture_that_is_there(started):
    """The page of Kaylee's Reprogrammer was an empty brown field: its own picture is none of ours."""
    _, scene = started
    seen = 0
    for id in firefly().faces:
        for block in card_page(scene.now, scene.words, f"{id}#1"):
            if isinstance(block, Window):
                assert scene.kit.art.raw(block.picture) or scene.kit.art.raw(block.other), id
                shown = block.picture if block.picture in scene.kit.art.paths else block.other
                assert shown in scene.kit.art.paths, id
                seen += 1
    assert seen > 30


def test_the_story_that_was_agreed_on_is_told_while_leaders_are_chosen(home):
    _, scene = table(
        2,
        5,
        to="PickLeader",
        settings={"story": "first-time"}
        if "first-time" in firefly().stories
        else {"story": next(iter(firefly().stories))},
    )
    story = firefly().stories[scene.now.story()]
    page = said(moment(scene.now, scene.words, lambda key: None, "", 0))
    assert all(goal.title in page for goal in story.goals)
    assert lead(scene.now).key.startswith("leader:")
