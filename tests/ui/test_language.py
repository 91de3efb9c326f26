"""The language of the window: the setting first, then the system's, and a change shows at once."""
import pygame
import pytest

from game.app import language
from game.content import load


@pytest.fixture(autouse=True)
def _english_again():
    yield
    load.speak(None)


@pytest.mark.parametrize(("setting", "system", "spoken"), [
    ("", [{"language": "de", "country": "AT"}], "de"), ("en", [{"language": "de", "country": None}], "en"),
    ("", [{"language": "xx", "country": None}, {"language": "de", "country": None}], "de"),
    ("", [], "en"), ("xx", [{"language": "de", "country": None}], "en")])
def test_which_language_is_spoken(monkeypatch, setting, system, spoken):
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: system)
    assert language.chosen(setting) == spoken


def test_another_language_shows_at_once_on_screen_and_on_cards(hands):
    app = hands.app
    assert app.words("title.quit") == "Quit" and load.fistful().gear["box-of-spares"].title == "Box of Spares"
    app.settings.language = "de"
    app.apply()
    assert app.words("title.quit") == "Beenden" and load.fistful().gear["box-of-spares"].title == "Kiste Ersatzteile"
    assert load.rules_of("fistful")["R-FC-12"].group == "Der Ablauf im Ganzen"
    app.settings.language = "en"
    app.apply()
    assert app.words("title.quit") == "Quit" and load.fistful().gear["box-of-spares"].title == "Box of Spares"
