"""Keep Flyin': the hint for the first choices gives one answer and why, or says that it makes no difference."""

from __future__ import annotations

from statistics import median

import pytest

from game.ai.thought import Prospect
from game.app.games.keepflyin.hints.opening import SHORT, work_near
from game.app.table.panels import blocks as b
from game.app.table.panels.bars import Press
from tests.ui.keepflyin_table import table


def come_to(kind: str, settings=None):
    """A voyage of two people that has come to a choice of the set-up or of the first round."""
    hands, scene = table(2, 3, settings=settings or {})
    while type(scene.session.choice).__name__ != kind:
        keys = [option.key for option in scene.session.options]
        scene.session.answer(next((key for key in keys if key.startswith("search")), keys[0]))
    scene.now.seat = scene.session.choice.seat
    scene.now.read()
    return hands, scene


def hinted(scene, key: str, reasons=(), near=True) -> tuple[list[str], str]:
    """The answers on the page of a hint, and its words; `near`: another answer is as good."""
    other = next(option.key for option in scene.now.options if option.key != key)
    scene.hint.best = (Prospect(key, 0.5, 0.55, 9, reasons), Prospect(other, 0.5, 0.545 if near else 0.3, 9))
    scene.hint.thinking = scene.hint.foreseen = False
    page = scene.hint.page()
    said = [block.text for block in page if isinstance(block, b.Words)]
    return [block.key for block in page if isinstance(block, Press)], " ".join(said)


def test_it_makes_no_difference_where_the_first_counters_lie(home):
    _, scene = come_to("PlaceFaceDown")
    key = scene.now.options[0].key
    keys, said = hinted(scene, key)
    assert keys == [key] and "no difference" in said
    assert "no difference" not in hinted(scene, key, near=False)[1]


@pytest.mark.parametrize("near", [True, False])
def test_a_home_has_work_near_or_is_as_good_as_others(home, near):
    _, scene = come_to("PickHome")
    now = scene.now
    many = {option.key: work_near(now, now.chart.nodes[option.target]) for option in now.find("home")}
    for key, n in many.items():
        keys, said = hinted(scene, key, near=near)
        if n > median(many.values()):
            assert keys == [key] and str(n) in said and str(SHORT) in said
        elif near:
            assert keys == [key] and "no difference" in said
        else:
            assert "no difference" not in said
    node = now.chart.nodes[now.find("home")[0].target]
    places = [place for place in now.chart.board.locations.values() if place.at != now.chart.skyplex]
    assert many[now.find("home")[0].key] == len([one for one in places if 0 < now.far(node, one.at) <= SHORT])


def test_a_first_job_is_one_answer_with_its_reason_and_a_later_one_names_what_is_as_good(home):
    _, scene = come_to("SearchJob", {"placing": "chance"})
    keys, said = hinted(scene, "search", ("jobs",))
    assert keys == ["search"] and said == scene.words("hint.keepflyin.jobs.search")
    scene.now.g.round = 2
    assert len(hinted(scene, "search", ("jobs",))[0]) == 2
