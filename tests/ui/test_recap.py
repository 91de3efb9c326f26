"""What was missed: what is told, what is kept back, the button at the board, the card."""

from __future__ import annotations

import random
from typing import NamedTuple

import pygame

from game.app.games.keepflyin.results import WEIGHTS
from game.app.play import recap
from game.app.play.recap import MOST, Chronicle, Line
from game.app.play.seating import PERSON, Seating
from game.app.shell.settings import Settings
from game.app.table.curtain.recap_card import RecapCard
from game.app.table.panels import recap_button
from game.rules.keepflyin import news as news_of
from game.rules.shared.news import Turn
from tests.told import lines
from tests.toy import TOY, Drew
from tests.ui.fistful_table import table
from tests.ui.test_curtain import toy


def test_a_seat_is_told_what_came_after_its_last_answer():
    told = Chronicle()
    told.heard(1, 0, [("a",)])
    told.heard(2, 1, [("b",)])
    told.heard(3, 1, [("c",)])
    assert told.since(0) == [("b",), ("c",)]
    assert told.since(1) == []
    assert told.since(2) == [], "who never had the table missed nothing"


class Mine(NamedTuple):
    seat: int


class Theirs(NamedTuple):
    seat: int


class Chosen(NamedTuple):
    seat: int


class Last(NamedTuple):
    seat: int


def test_a_seat_is_told_what_others_did_and_nothing_of_its_own_turns():
    """What comes up by itself when its turn begins it sees; what it answers in the turn of another ends nothing."""
    told = Chronicle()
    told.heard(1, 0, [Turn(0, 1), Mine(0)])
    told.heard(2, 0, [Mine(0), Turn(1, 2), Theirs(1)])
    told.heard(3, 0, [Chosen(0)])
    told.heard(4, 1, [Theirs(1), Turn(2, 3)])
    told.heard(5, 2, [Last(2)])
    assert told.since(0)[-1] == Last(2) and not any(isinstance(one, Mine) for one in told.since(0))
    told.heard(6, 2, [Turn(0, 4), Mine(0)])
    wanted = [Turn(1, 2), Theirs(1), Chosen(0), Theirs(1), Turn(2, 3), Last(2)]
    assert told.since(0) == wanted
    assert told.since(2) == [Turn(0, 4), Mine(0)]


def test_what_came_of_a_drawn_card_is_told_once():
    shown = recap.lines(
        [news_of.Drew(1, "a"), news_of.Job(1, "a"), news_of.Drew(1, "b")],
        lambda news: [Line(one[1], f"{one[0]} {one[2]}") for one in lines(news)],
        WEIGHTS,
    )
    assert [line.text for line in shown] == ["job a", "drew b"]


def test_what_matters_most_is_on_the_card_however_much_happened(hands):
    app = hands.app
    lines = [Line(i % 7, f"flies {i}", recap.weight(news_of.Moved, False, WEIGHTS)) for i in range(40)]
    lines[3] = Line(1, "is caught", recap.weight(news_of.Caught, False, WEIGHTS))
    lines[9] = Line(0, "you pay", recap.weight(news_of.Platinum, True, WEIGHTS))
    card = RecapCard(app, None, lines)
    app.stack.push(card)
    shown = [line.text for line, _, _ in card.laid]
    assert shown[:2] == ["is caught", "you pay"] and shown[-1] == "flies 39" and 4 < len(shown) <= MOST
    assert card.hidden == 40 - len(shown)


def test_what_was_taken_back_is_not_told():
    told = Chronicle()
    told.heard(1, 0, [("a",)])
    told.heard(2, 1, [("b",)])
    told.undone(1)
    assert told.since(0) == []
    told.heard(2, 1, [("c",)])
    assert told.since(0) == [("c",)]


def test_faces_that_a_seat_does_not_know_are_told_by_their_back():
    g = toy().state
    card = g.zones["hand:0"][0]
    assert recap.known(TOY, g, [Drew(0, card)], 1) == [Drew(0, "?card")]
    assert recap.known(TOY, g, [Drew(0, card)], 0) == [Drew(0, card)]


def test_two_worlds_that_a_seat_cannot_tell_apart_are_told_alike():
    """Play the same answers in games whose hidden hands differ; seat 1 hears the same."""
    heard = []
    for swap in (False, True):
        session, told = toy(seed=7), Chronicle()
        g = session.state
        if swap:
            a, b = g.zones["hand:0"], g.zones["deck"][:2]
            g.zones["hand:0"], g.zones["deck"] = b, (*a, *g.zones["deck"][2:])
            for card in a:
                g.seen.pop(card)
            g.seen.update(dict.fromkeys(b, 1))
        for i, key in enumerate(("wait", "wait", "draw", "wait", "roll")):
            seat = session.choice.seat
            told.heard(i + 1, seat, session.answer(key))
        news = [*told.since(1), Drew(0, session.state.zones["hand:0"][0])]
        heard.append(recap.known(TOY, session.state, news, 1))
    assert heard[0] == heard[1]


def much_happened(text=100, size=(1280, 720)):
    hands, scene = table(seats=2, seed=5, text=text, size=size)
    scene.playing.settings.update(Seating((PERSON, 1), (0, 1)).kept())
    luck = random.Random(1)
    for _ in range(600):
        if scene.session.over or (len(scene.recap.lines) >= 4 and scene.recap.loud > 0):
            break
        scene.answer(luck.choice(scene.session.options).key)
    hands.rest()
    assert scene.recap.loud > 0
    return hands, scene


def test_the_button_speaks_up_when_much_happened_and_falls_silent(home):
    hands, scene = much_happened()
    assert scene.group.named("recap:loud") is not None
    hands.frames(500)
    assert scene.group.named("recap:loud") is None
    quiet = scene.group.named("recap")
    assert quiet is not None and not quiet.why
    scene.app.settings.recap = False
    scene.recap.told.clear()
    scene.recap.settled()
    assert scene.recap.loud <= 0, "the setting turns it off"


def test_people_at_an_open_table_saw_it_all_and_are_told_nothing_unasked(home):
    """The button is there all the same, and has the lines."""
    hands, scene = much_happened()
    scene.recap.loud = 0.0
    scene.recap.told.clear()
    scene.playing.settings.clear()
    scene.recap.settled()
    assert scene.recap.loud == 0.0
    scene.panels.refresh()
    quiet = scene.group.named("recap")
    assert scene.group.named("recap:loud") is None and quiet is not None and not quiet.why
    assert len(scene.recap.lines) >= 4


def test_what_somebody_did_behind_a_curtain_is_told(home, monkeypatch):
    hands, scene = much_happened()
    scene.recap.loud = 0.0
    scene.recap.told.clear()
    scene.playing.settings.clear()
    asked = []
    monkeypatch.setattr(recap_button, "needed", lambda rules, g, before, after: asked.append((before, after)) or True)
    scene.recap.settled()
    assert scene.recap.loud > 0 and asked == [(1, 0)]


def test_the_next_answer_silences_it(home):
    hands, scene = much_happened()
    lines = list(scene.recap.lines)
    scene.answer("roll")
    hands.rest()
    assert scene.group.named("recap:loud") is None
    if scene.now.kind == "Move":
        assert scene.recap.lines == lines, "mid-turn it still tells what came before the turn"


def test_the_lines_are_those_of_the_log(home):
    hands, scene = much_happened()
    log = [e.text for e in scene.log]
    for line in scene.recap.lines:
        assert line.text in log
    at = [log.index(line.text) for line in scene.recap.lines if log.count(line.text) == 1]
    assert at == sorted(at), "newest last"


def test_l_opens_the_card_and_closes_it(home):
    hands, scene = much_happened()
    hands.key(pygame.K_l)
    card = hands.app.stack.top
    assert isinstance(card, RecapCard)
    assert [line for line, _, _ in card.laid] == scene.recap.lines or card.hidden
    hands.key(pygame.K_l)
    assert hands.app.stack.top is scene


def test_at_most_a_dozen_lines_and_the_rest_in_the_log(home):
    for text, size in ((100, (1280, 720)), (200, (1024, 640))):
        hands, scene = table(text=text, size=size)
        for i in range(30):
            scene.log.append(scene.log[0]._replace(text=f"line {i}"))
        said = "Thing number {} that happened while somebody looked away from the table"
        lines = [Line(i % 2, said.format(i)) for i in range(20)]
        card = RecapCard(hands.app, scene, lines)
        hands.app.stack.push(card)
        hands.rest()
        assert 1 <= len(card.laid) <= MOST
        assert card.laid[-1][0] == lines[-1]
        assert card.hidden == 20 - len(card.laid)
        last, y, high = card.laid[-1]
        assert y + high < card.group.widgets[0].rect.y
        hands.click("more")
        assert hands.app.stack.top is scene and scene.scroll > 0


def test_a_table_of_one_has_no_button(home):
    _, scene = table(seats=1)
    assert scene.group.named("recap") is None


def test_nothing_yet_says_so(home):
    _, scene = table()
    assert scene.group.named("recap").why


def test_the_setting_is_on_at_first():
    assert Settings().recap and Settings().coach
