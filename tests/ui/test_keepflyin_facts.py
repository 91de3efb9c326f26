"""What the table says of a flight is what comes of it: where it ends, who is met there, how far the ship still goes."""

from __future__ import annotations

from game.app.games.keepflyin.hints.preview import flight
from game.app.games.keepflyin.panels import blocks as h
from game.app.games.keepflyin.panels import rail
from game.app.games.keepflyin.panels.pages import moment
from game.app.games.keepflyin.panels.place_page import place_page
from game.app.games.keepflyin.situation import Situation
from game.app.table.panels.blocks import Row
from game.core.session import Session
from game.rules.keepflyin.movement import MOVE
from game.rules.keepflyin.ruleset import KEEPFLYIN
from tests.rules.keepflyin.table import table as rules_table
from tests.ui.keepflyin_table import NAMES, middle, play_to, table

NEAR = {"D9": "ghost", "E8": "alliance:2", "F9": "derelict", "T20": "reaver:5"}


def situation(**more: object) -> Situation:
    """A Play phase beside face-down counters, as its captain sees it."""
    t = rules_table(2, counters=NEAR, at={0: "E9", 1: "T1"}, **more)
    session = Session(KEEPFLYIN, t.g)
    return Situation(session, NAMES[:2], (0, 1))


def said(page: list[object]) -> str:
    found = []
    for block in page:
        for name in ("lines", "text", "title", "line", "name", "left"):
            value = getattr(block, name, "")
            found += [value] if isinstance(value, str) else list(value)
    return "\n".join(found)


def test_a_flight_to_a_face_down_counter_ends_there(home):
    hands, scene = table(2, 5)
    now, words = situation(), scene.words
    node = now.g.spot[2]
    text = said(place_page(now, words, node, print))
    assert words("hex.place.ends", n=1, of=MOVE, left=0) in text
    free = next(n for n in now.cells if not now.down_at(n) and now.steps(n) == 1)
    assert words("hex.place.moves", n=1, of=MOVE, left=MOVE - 1) in said(place_page(now, words, free, print))


def test_a_cruiser_that_was_scanned_is_reckoned_with(home):
    hands, scene = table(2, 5)
    now, words = situation(), scene.words
    node = now.g.spot[2]
    maybe = place_page(now, words, node, print)
    assert words("hex.page.clear") not in said(maybe) and words("hex.page.meets.maybe") in said(maybe)
    now.session.answer("scan:2")
    now.session.answer("hide")
    now.read()
    known = place_page(now, words, node, print)
    assert words("hex.page.clear") not in said(known)
    assert any(
        isinstance(block, h.Chance) and block.title == words("hex.page.meets", name="Alliance Cruiser")
        for block in known
    )
    tag = flight(now, words, node)
    assert tag.danger and any("evade" in line for line in tag.lines)
    now.session.answer("scan:1")
    now.session.answer("hide")
    now.read()
    ghost = place_page(now, words, now.g.spot[1], print)
    assert any(isinstance(block, Row) and block.left == words("hex.page.clear") for block in ghost)


def test_the_own_moves_are_right_in_every_phase(home):
    now = situation()
    now.g.flags["moves"] = 1
    assert rail.flight(now) == (now.left, MOVE + 1)
    now.session.answer("scan:2")
    now.read()
    assert now.kind == "ScanResult" and rail.flight(now) == (MOVE, MOVE), "the question takes no move"
    now.g.phase, now.g.flags["moves"], now.g.stack[:] = "search", 1, []
    assert rail.flight(now) == (MOVE + 1, MOVE + 1), "what a card gives counts before the flight, too"
    now.g.active = 1
    assert rail.flight(now) == (MOVE, MOVE), "a rival's flight is none of the own ship's"


def test_a_counter_put_down_where_it_lay_is_no_mistake(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "MoveCounter")
    for source in scene.now.sources():
        piece = scene.stage.pieces[source]
        x, y = scene.view.spots(tuple(scene.stage.pieces.values()))[source]
        start = (round(x), round(y))
        hands.move(start)
        hands.down(start)
        hands.move((start[0] + 30, start[1] + 10))
        if scene.drag is None or scene.drag.source != source:
            hands.up(start)
            continue
        hands.up(start)
        hands.rest()
        assert not scene.now.picked and not hands.app.tips.shown
        hands.click(start)
        hands.move((5, 5))
        hands.move(middle(scene, piece.node))
        page = place_page(scene.now, scene.words, piece.node, print)
        assert scene.now.picked and "R-KF-" not in said(page)
        scene.let_go()


def test_with_no_hex_in_reach_it_says_what_can_still_be_done(home):
    hands, scene = table(2, 5)
    now = situation()
    now.cells = {}
    text = said(moment(now, scene.words, print))
    assert "lit hex" not in text and scene.words("hex.page.Play.scan") in text
    now.options = tuple(o for o in now.options if o.key == "done")
    assert scene.words("hex.page.Play.none") in said(moment(now, scene.words, print))
