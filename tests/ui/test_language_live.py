"""The language changes in the settings while a scene waits below: everything in sight is told anew at once."""

import pytest

from game.app.menus.settings.scene import Options
from game.app.program import Program
from game.app.shell import language
from game.app.shell.app import App
from game.app.shell.settings import Settings
from game.app.trial import shots
from game.content import load
from game.rules.fistful.board import board_of
from game.rules.fistful.cards.gear import card_of
from game.rules.fistful.crew import hero_side
from game.rules.fistful.tokens import enemy
from game.rules.keepflyin.board import chart_of
from tests.ui import pseudo
from tests.ui.reading import read
from tests.ui.test_pseudo import NAMES

FAR = "far"
SCENES = ["title", "setup", "heist", "result", "settings", "rulebook", "replay", "lesson"]
SEATS = ("Amber", "Blue")  # a seat that was given no name keeps the one it began with
TALE = ("The", "Derelict")  # and a saved game its title


@pytest.fixture
def table(home, monkeypatch):
    """The program in English; there is an odd language beside it."""
    real = language.speak
    monkeypatch.setattr(language, "languages", lambda: ["en", FAR])
    monkeypatch.setattr(language, "speak", lambda name: pseudo.speak() if name == FAR else real(name))
    app = Program(size=(1280, 720), prefs=Settings(speed="off", language="en"))
    yield app
    app.play(None)
    load.speak(None)


def change(app: App, name: str) -> None:
    """Choose a language in the settings and go back."""
    app.stack.push(Options(app))
    shots.settle(app)
    app.settings.language = name
    app.apply()
    shots.settle(app)
    app.stack.pop()
    shots.settle(app)


@pytest.mark.parametrize("scene", SCENES)
def test_everything_is_told_anew(table, monkeypatch, scene):
    shots.arrange(table, scene, 3)
    shots.settle(table)
    change(table, FAR)
    assert [line.s for line in read(table, monkeypatch) if pseudo.plain(line.s, (*NAMES, *SEATS, *TALE))] == []


def test_in_the_middle_of_a_heist_the_log_and_what_was_missed_change_too(table):
    shots.SCENES["recap"](table, 3)
    table.stack.pop()
    scene = table.stack.top
    before = [entry.text for entry in scene.log], [line.text for line in scene.recap.lines], scene.session.record
    change(table, FAR)
    assert len(scene.log) == len(before[0]) > 5 and len(scene.recap.lines) == len(before[1]) > 1
    names = (*NAMES, *SEATS)
    assert all(not pseudo.plain(entry.text, names) for entry in scene.log), "the log was told anew"
    assert all(not pseudo.plain(line.text, names) for line in scene.recap.lines)
    change(table, "en")
    assert (
        [entry.text for entry in scene.log],
        [line.text for line in scene.recap.lines],
        scene.session.record,
    ) == before
    assert scene.answer(scene.session.options[0].key), "the game goes on"


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        (lambda: chart_of("verse").board.locations["penal-moon"].name, "Penal Moon", "Gefängnismond"),
        (lambda: board_of("derelict").heist.title, "The Derelict", "Das Wrack"),
        (lambda: enemy("brute-4#1").name, "Reaver Brute", "Reaver-Schläger"),
        (lambda: card_of("medkit#1").title, "Medkit", "Medipack"),
        (lambda: hero_side("kaylee").title, "Knows Every Duct", "Kennt jeden Schacht"),
    ],
    ids=["star chart", "heist", "enemy", "gear", "crew"],
)
def test_what_rules_keep_at_hand_is_told_anew(name, english, german):
    """Boards are built and cards are looked up once, and again in every other language."""
    try:
        told = []
        for tongue in ("en", "de", "en"):
            language.speak(tongue)
            told.append(name())
        assert told == [english, german, english]
    finally:
        language.speak("en")
