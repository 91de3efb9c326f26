"""The hint on the sector map: it is there at once, it is what the best bot would do, and it says why."""

from __future__ import annotations

import pytest

from game.ai.moments import bot_answer
from game.app.games.firefly.hints.reasons import deed, plan_of, reason
from game.app.games.firefly.panels.blocks import PlanetRow
from game.app.table.panels import blocks as b
from game.app.table.panels.bars import Press
from game.core.session import Session
from game.rules.firefly.bots.turn import open_errands
from game.rules.registry import ruleset
from tests.ui.firefly_table import table


@pytest.mark.parametrize("kind", ["Actions", "BuyChoice", "NavChoice", "TeamChoice", "DealChoice", "MisbehaveChoice"])
def test_a_hint_is_there_at_once_and_says_why(home, monkeypatch, kind):
    monkeypatch.setattr("game.app.table.rivals.Rivals.hint", lambda *what: pytest.fail("nothing is searched for"))
    hands, scene = table(1, 1, to=kind)
    hands.app.settings.auto = False
    if len(scene.now.options) < 2:
        pytest.skip("one answer only")
    scene.hint.ask()
    assert scene.hint.shown and not scene.hint.thinking
    key = scene.session.rules.foresee(scene.now.g, [o.key for o in scene.now.options])
    page = scene.hint.page()
    assert [block.key for block in page if isinstance(block, Press)] == [key]
    assert any(isinstance(block, b.Words) and block.text for block in page), key
    assert not hands.app.words.missing
    before = len(scene.session.record)
    scene.panels.refresh()
    hands.click(f"press:{key}")
    assert scene.session.record[before] == key and not scene.hint.shown


def test_the_plan_names_every_stop_of_the_trip(home):
    hands, scene = table(1, 1, to="Actions")
    trip = plan_of(scene.now)
    assert trip is not None and trip.stops[0] == trip.errand and len(trip.stops) > 1
    scene.hint.ask()
    places = [block.left for block in scene.hint.page() if isinstance(block, PlanetRow)]
    assert places == [scene.now.where(errand.place, scene.words) for errand in trip.stops]
    shop = next(errand for errand in open_errands(scene.now.g, scene.now.seat) if errand.key == "buy")
    said = deed(scene.now, scene.words, shop)
    assert said and said != scene.words("firefly.hint.buy"), "what a shop is flown to for is said"


def test_an_action_that_is_pressed_shows_its_choices_over_the_hint(home):
    hands, scene = table(1, 1, to="Actions")
    row = next(one for one in ("more", "work", "buy", "deal") if hands.group.named(f"tile:mode:{one}"))
    scene.press(f"mode:{row}")
    scene.hint.ask()
    assert scene.hint.shown
    hands.click(f"tile:mode:{row}")
    assert not scene.hint.shown and scene.mode == row
    assert b.Title(scene.words(f"firefly.group.{row}"), size=18) in scene.panels.side.pages()


def test_hardly_an_answer_is_without_a_reason(home):
    """Whole turns of a bot: what it does is what is hinted, and nine times out of ten there is a reason for it."""
    hands, scene = table(1, 2, to="Actions")
    rules = ruleset("firefly")
    session: Session = scene.session
    told = asked = 0
    silent = set()
    for n in range(160):
        if session.over:
            break
        if len(session.options) > 1:
            scene.now.read()
            key = rules.foresee(scene.now.g, [o.key for o in session.options])
            if key:
                asked += 1
                said = reason(scene.now, scene.words, scene.now.key(key))
                told += bool(said)
                if not said:
                    silent.add(f"{scene.now.kind} {key}")
        session.answer(bot_answer(session, n))
    assert asked > 40 and told >= 0.9 * asked, silent
    assert not hands.app.words.missing
