"""The log of the heist table by seat, and the dice of everybody."""

import random

import pygame
import pytest

from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.ledger_card import LedgerCard
from game.app.table.panels.log import Entry, concerning
from game.app.trial import shots
from tests.told import lines
from tests.ui.fistful_table import table
from tests.ui.hands import Hands

SEATS = ("log:seat:-1", "log:seat:0", "log:seat:1")


def under_way(size=(1280, 720), text=100):
    """A table whose log has lines of both seats."""
    hands, scene = table(size=size, text=text)
    play_on(scene, 40)
    if scene.places.compact:
        hands.click("tab:log")
    return hands, scene


def play_on(scene, answers):
    """So many answers by chance, stopped before the game is over."""
    luck = random.Random(3)
    for _ in range(answers):
        scene.answer(luck.choice(scene.session.options).key)
    assert not scene.session.over


def shown(scene):
    return [one.entry for one in scene.panels.side.laid]


def test_lines_of_a_seat_with_turns_and_what_concerns_everybody():
    mine, its, everybody = Entry(0, "mine"), Entry(1, "its"), Entry(-1, "event")
    turn, helped = Entry(1, "turn", turn=True), Entry(1, "helped", other=0)
    lines = [mine, its, everybody, turn, helped]
    assert concerning(lines, 0) == [mine, everybody, turn, helped]
    assert concerning(lines, 1) == [its, everybody, turn, helped]
    assert concerning(lines, -1) == lines


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 200)])
def test_a_mark_shows_only_its_seat_and_shows_all_again(home, size, text):
    hands, scene = under_way(size, text)
    hands.click("log:seat:1")
    assert shown(scene) and all(e in concerning(scene.log, 1) for e in shown(scene))
    assert shown(scene)[-1] == concerning(scene.log, 1)[-1]
    assert any(e.seat == 0 and not e.turn for e in scene.log)
    hands.click("log:seat:1")
    assert shown(scene)[-1] == scene.log[-1] and scene.panels.side.only == -1
    hands.click("log:seat:0")
    hands.click("log:seat:-1")
    assert scene.panels.side.only == -1
    for name in SEATS:
        mark = hands.widget(name)
        assert mark.hint and mark.focusable and scene.places.log.contains(mark.rect)
        assert min(mark.rect.size) >= 20


def test_marks_by_keyboard(home):
    hands, scene = under_way()
    for _ in range(60):
        hands.key(pygame.K_TAB)
        if scene.group.focus and scene.group.focus.name == "log:seat:1":
            break
    hands.key(pygame.K_RETURN)
    assert scene.panels.side.only == 1 and scene.group.focus.name == "log:seat:1"


def test_links_and_places_of_a_filtered_log(home):
    hands, scene = under_way()
    hands.click("log:seat:0")
    placed = next(one for one in reversed(scene.panels.side.laid) if one.entry.place or one.links)
    spot = placed.links[0][0].center if placed.links else placed.rect.midleft
    hands.click(spot)
    assert scene.pinned == (placed.links[0][1] if placed.links else ("cell", placed.entry.place))
    scene.panels.side.leaf(1000)
    assert scene.scroll == max(0, len(concerning(scene.log, 0)) - 3)


def test_a_table_of_one_seat_has_no_marks(home):
    hands, scene = table(seats=1)
    assert not [w for w in scene.group.widgets if w.name.startswith("log:seat")]
    assert hands.widget("log:dice").hint


def test_the_replay_filters_too(home):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    shots.arrange(app, "replay", 1)
    hands = Hands(app)
    scene = app.stack.top
    hands.key(pygame.K_END)
    hands.click("log:seat:1")
    assert shown(scene) and all(e.turn or e.seat in (1, -1) or e.other == 1 for e in shown(scene))
    for _ in range(30):
        placed = [one for one in scene.panels.side.laid if one.entry.place and one.entry.after < scene.run.reel.at]
        if placed:
            break
        scene.panels.side.leaf(2)
    line = placed[0]
    hands.click(line.rect.center)
    assert scene.run.reel.at == line.entry.after and scene.panels.side.only == 1
    hands.click("log:dice")
    card = app.stack.top
    assert isinstance(card, LedgerCard) and card.whole and card.seed == str(scene.run.reel.record.seed)
    rolled = [
        n for step in scene.run.reel.tape.steps[: scene.run.reel.at] for n in lines(step.news) if n[0] == "rolled"
    ]
    assert sum(luck.rolls for luck in card.lucks) == len(rolled)


def test_the_dice_of_the_table(home):
    hands, scene = under_way()
    rolled = [n for n in lines(scene.session.news) if n[0] == "rolled"]
    hands.click("log:dice")
    card = hands.app.stack.top
    assert isinstance(card, LedgerCard) and card.whole and card.seed == ""
    assert rolled and sum(luck.rolls for luck in card.lucks) == len(rolled)
    hands.key(pygame.K_ESCAPE)
    assert hands.app.stack.top is scene


def test_dice_after_a_game_was_continued(home):
    from game.app.play.playing import Playing
    from game.app.play.tally import told
    from game.core.codec import digest
    from game.core.session import Session
    from game.save.format.seed import SEED

    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    shots.arrange(app, "heist", 7)
    scene, settings = app.stack.top, app.playing.settings
    play_on(scene, 30)
    first = scene.session
    again = Session(first.rules, first.state.copy(), tuple(first.record))
    assert not again.news and settings[SEED] == "7"
    seats = len(scene.now.names)
    rolls = [n for n in lines(told(again, settings, seats).news) if n[0] == "rolled"]
    assert rolls == [n for n in lines(first.news) if n[0] == "rolled"]
    assert told(again, settings, seats).whole and not told(again, {}, seats).whole
    assert not told(again, {**settings, SEED: "8"}, seats).whole, "another seed is another game"
    assert told(first, {}, seats).whole and digest(first.state) == digest(again.state)
    assert Playing(again, scene.now.names).settings == {}


def test_the_result_turns_its_cards_over(home, monkeypatch):
    from tests.ui.reading import read

    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    shots.arrange(app, "result", 1)
    hands = Hands(app)
    hands.rest()
    scene = app.stack.top
    rolls = app.words("ledger.rolls", n=scene.lucks[0].rolls)
    assert scene.lucks[0].rolls > 1 and rolls not in [line.s for line in read(app, monkeypatch)]
    hands.click("dice")
    said = [line.s for line in read(app, monkeypatch)]
    assert rolls in said and app.words("ledger.seed", seed="1") in " ".join(said)
    hands.key(pygame.K_d)
    assert not scene.dice
