"""What is shown first is told first: dice and cards before the lines of the log, a first job as a card."""

from __future__ import annotations

from game.app.games.keepflyin.panels.pages import moment
from game.app.table.panels.section import Section
from game.rules.keepflyin import news as news_of
from tests.ui.keepflyin_table import QUICK, play_to, table


def test_the_log_tells_nothing_before_it_was_shown(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    scene.app.settings.speed = "normal"
    before = len(scene.panels.side.lines())
    move = next(o for o in scene.now.options if o.key.startswith("move"))
    scene.give(move.key)
    assert scene.player.playing and len(scene.log) > before
    assert len(scene.panels.side.lines()) == before
    scene.hurry()
    assert len(scene.panels.side.lines()) == len(scene.log)


def test_a_first_job_is_shown_as_a_card(home):
    hands, scene = table(2, 5)
    assert scene.now.g.phase == "setup"
    card = next(c for zone, items in scene.session.state.zones.items() if zone == "job" for c in items)
    acts = scene.acts([news_of.Job(scene.now.seat, card)], "")
    assert [type(act).__name__ for act in acts] == ["Shown"]


def test_an_event_on_the_page_has_its_text_or_is_not_there(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    sections = [block for block in moment(scene.now, scene.words, lambda key: False) if isinstance(block, Section)]
    event = next(one for one in sections if scene.words("hex.page.event") in str(one))
    assert len(event.rows) == 2


def test_how_many_counters_are_left_to_place_is_said(home):
    hands, scene = table(2, 5, settings={**QUICK, "placing": "captains"})
    page = str(moment(scene.now, scene.words, lambda key: False))
    left = sum(len(v) for zone, v in scene.session.state.zones.items() if zone.startswith("batch:"))
    assert scene.now.kind == "PlaceFaceDown" and left > 5
    assert scene.words("hex.page.left") in page and f"'{left}'" in page
