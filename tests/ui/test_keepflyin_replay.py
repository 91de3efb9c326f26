"""A voyage played again on its table: step by step, by the slider, and on from any moment."""

from __future__ import annotations

import random

import pytest

from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.play.seating import Seating
from game.app.replay import shelf
from game.app.replay.recorded import of_session
from game.core.session import Session
from game.rules.registry import ruleset
from game.save.format.seed import SEED
from game.save.replays import understood, written
from tests.golden.bot_games import played
from tests.ui.keepflyin_table import NAMES, QUICK, open_curtain, play_to, table
from tests.ui.replays import shown, stepped_through


@pytest.fixture
def watched(home):
    """A replay of some rounds between three bots, with hands over it."""
    rules = ruleset("keepflyin")
    session = Session(rules, rules.new(3, 9, QUICK))
    for key in played("keepflyin", 3, 9, QUICK):
        session.answer(key)
    record = of_session(session, NAMES[:3], {**QUICK, SEED: "9"}, "Keep Flyin'")
    return *shown(record), session


def test_every_decision_is_shown_and_told(fresh_kit, watched):
    hands, scene, session = watched
    stepped_through(hands, scene, session, 25)
    scene.run.back_one()
    assert scene.run.reel.at == scene.run.reel.tape.length - 1
    assert hands.app.art.missing <= {"icons/"}


def test_it_is_shown_and_played_on_from_in_the_colours_and_by_the_people_of_the_game(home):
    rules = ruleset("keepflyin")
    session = Session(rules, rules.new(3, 9, QUICK))
    luck = random.Random(9)
    while len(session.record) < 40:
        session.answer(luck.choice(session.options).key)
    kept = {**QUICK, SEED: "9", **Seating((0, 2, 1), (5, 0, 3)).kept()}
    record = of_session(session, NAMES[:3], kept, "Keep Flyin'")
    assert understood(written(record), "x").settings == record.settings
    hands, scene = shown(record)
    app = hands.app
    assert tuple(app.kit.looks) == (5, 0, 3)
    scene.run.go(20)
    scene.run.branch()
    hands.frames(3)
    again = app.stack.top
    table = again if type(again).__name__ == "KeepflyinScene" else app.stack.scenes[-2]
    assert table.seating == Seating((0, 2, 1), (5, 0, 3)) and table.now.people == {0}
    assert list(table.session.record)[:20] == session.record[:20]


def test_the_page_says_whose_decision_it_shows_and_who_is_next(watched):
    """The bar tells of the captain whose turn it is now; the decision may have been another's."""
    _, scene, _ = watched
    words, seen = scene.words, 0
    for at in range(scene.run.reel.tape.start + 1, scene.run.reel.tape.length):
        scene.run.go(at)
        page = scene.panels.side.pages()
        assert page[0].left == words("replay.page.decided")
        asked = scene.session.choice.seat
        said = [block.text for block in page if hasattr(block, "text")]
        other = words("replay.page.next", name=scene.now.name(asked))
        assert (other in said) == (asked != scene.run.reel.said.seat)
        seen += asked != scene.run.reel.said.seat
    assert seen > 5


def test_this_game_counts_rounds_wherever_another_counts_turns(hands):
    words = hands.app.words
    for key in ("saves.turn", "title.last", "replay.where", "curtain.foot", "curtain.foot.unsaved"):
        assert words.own(key, "keepflyin") == f"{key}.keepflyin" and words.own(key, "fistful") == key
        assert "ound" in words.catalogue.gettext(words.own(key, "keepflyin"))
        assert "urn" in words.catalogue.gettext(key)


def test_what_one_captain_scanned_is_not_told(watched):
    hands, scene, _ = watched
    for number in range(scene.run.reel.tape.start, scene.run.reel.tape.length):
        scene.run.go(number)
        assert not any(scene.now.face(n) for n in scene.now.g.spot if n not in scene.now.g.up)


def test_it_is_played_on_from_any_moment(watched):
    hands, scene, session = watched
    scene.run.go(30)
    record = list(session.record[:30])
    scene.run.branch()
    hands.frames(2)
    table = next(one for one in hands.app.stack.scenes if isinstance(one, KeepflyinScene))
    open_curtain(hands, table)  # whoever is asked may have scanned something
    assert hands.app.stack.top is table
    assert table.session.record == record and table.now.mine


def test_the_list_of_replays_has_a_picture_of_a_voyage(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    found = shelf.picture(hands.app, scene.session, NAMES[:2])
    wide, high = found.get_size()
    colours = {tuple(found.get_at((x, y))) for x in range(0, wide, 8) for y in range(0, high, 8)}
    assert len(colours) > 100
