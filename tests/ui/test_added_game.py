"""The README's recipe "Add a ruleset", followed with the toy game: its files, its records, and nothing else."""

from __future__ import annotations

import pygame
import pytest

from game.app import program
from game.app.menus.saves.scene import Saves
from game.app.menus.title.scene import Title
from game.app.replay.shelf import items, learn, watch
from game.app.shell.settings import Settings
from game.app.trial import headless
from game.content.load import deck_counts, load_all
from game.core.views import view
from game.rules.registry import ruleset
from tests.toy import CARDS, TOY
from tests.ui.fox_game import PROGRAM, FoxResult, FoxSetUp, added
from tests.ui.fox_table import FoxScene
from tests.ui.hands import Hands


@pytest.fixture
def foxes(home, tmp_path, monkeypatch):
    """The toy game is in the program."""
    root = tmp_path / "data"
    root.mkdir()
    with added(monkeypatch, root):
        monkeypatch.setattr(program, "DOORS", PROGRAM)
        yield


@pytest.fixture
def hands(foxes):
    """The title of a program with the toy game in it, where games are kept."""
    app = program.Program(size=(1280, 720), prefs=Settings(speed="off"), first=Title)
    app.keep = True
    hands = Hands(app)
    hands.frames(3)
    yield hands
    app.play(None)


def begin(hands):
    """From the box on the title over the set-up to the table: a person and a bot."""
    hands.click("box:toy")
    scene = hands.app.stack.top
    assert isinstance(scene, FoxSetUp)
    scene.set_seed("7")
    scene.set_player(1, "1")
    hands.click("start")
    return hands.app.stack.top


def play_on(hands, answers):
    """So many answers of the person, with the bot's between them; all of them until the end where fewer are left."""
    scene, given = hands.app.stack.top, 0
    for _ in range(3000):
        if given == answers or not isinstance(scene, FoxScene):
            break
        if scene.now.mine:
            given += scene.answer(scene.now.options[0].key)
        hands.frames()
        scene = hands.app.stack.top
    return given


def test_its_box_lies_on_the_title_and_opens_set_up_and_table(hands):
    assert "toy" in [box.game.id for box in hands.app.stack.top.boxes]
    scene = begin(hands)
    assert isinstance(scene, FoxScene) and scene.session.rules is TOY is ruleset("toy")
    assert scene.now.g == view(TOY, scene.session.state, 0)
    assert hands.app.playing.slot, "it is saved from its first moment"
    assert not {key for key in hands.app.words.missing if "toy" in key or key.startswith("fox")}


def test_it_is_saved_and_continue_goes_on(hands):
    scene = begin(hands)
    assert play_on(hands, 4) == 4
    record = list(scene.session.record)
    hands.app.stack.pop()
    hands.frames(3)
    title = hands.app.stack.top
    assert isinstance(title, Title) and title.last.entry.game == "toy" and title.saves == {"toy": 1}
    hands.key(pygame.K_RETURN)
    again = hands.app.stack.top
    assert isinstance(again, FoxScene) and again is not scene
    assert again.session.record[: len(record)] == record
    assert len(again.session.record) <= len(record) + 1, "the bot may have answered since"
    assert play_on(hands, 2) == 2


def test_it_is_among_the_saves(hands):
    begin(hands)
    hands.app.stack.pop()
    hands.frames(2)
    hands.app.stack.push(Saves(hands.app, "toy"))
    hands.frames(2)
    entry = hands.app.stack.top.entry
    assert (entry.game, entry.title) == ("toy", "Foxes and cats")


def test_it_is_played_to_its_end_and_replayed(hands):
    begin(hands)
    play_on(hands, 1000)
    hands.rest()
    end = hands.app.stack.top
    assert isinstance(end, FoxResult) and end.session.over
    record = list(end.session.record)
    hands.frames(200)
    hands.click("again")
    assert isinstance(hands.app.stack.top, FoxScene) and not hands.app.stack.top.session.record
    hands.app.stack.pop()
    hands.frames(2)
    item = next(one for one in items(hands.app.words) if one.entry.over)
    known = learn(hands.app, item)
    assert (known.end, known.picture is not None, known.why) == ("won", True, "")
    assert watch(hands.app, item)
    hands.frames(3)
    scene = hands.app.stack.top
    assert isinstance(scene, FoxScene) and not scene.run.live and list(scene.run.reel.record.answers) == record
    before = scene.run.reel.at
    scene.run.on_one()
    assert scene.run.reel.at == before + 1 and scene.run.reel.said.text
    scene.run.to_end()
    hands.frames(3)
    assert scene.session.over and scene.run.reel.tape.differs == 0


def test_its_cards_are_counted(foxes):
    assert deck_counts(load_all().content)["toy"] == {"fox": 9, "cat": 3}
    assert len(CARDS) == 12


def test_bots_play_it_to_its_end_without_a_screen(foxes, tmp_path):
    told = headless.play(3, (1280, 720), tmp_path / "out", "toy")
    assert told["game"] == "toy" and told["winners"] and told["rounds"] == 10
    assert any(name.endswith("result.png") for name in told["pictures"])
