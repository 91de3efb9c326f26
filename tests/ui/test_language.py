"""The language of the window: the setting first, then the system's, and a change shows at once."""

import pygame
import pytest

from game.app.shell import language, words
from game.content import load
from game.content.common import cache
from game.content.fistful import fistful


@pytest.fixture(autouse=True)
def _english_again():
    yield
    load.speak(None)
    cache.keep_in(None)


@pytest.mark.parametrize(
    ("setting", "system", "spoken"),
    [
        ("", [{"language": "de", "country": "AT"}], "de"),
        ("en", [{"language": "de", "country": None}], "en"),
        ("", [{"language": "xx", "country": None}, {"language": "de", "country": None}], "de"),
        ("", [], "en"),
        ("xx", [{"language": "de", "country": None}], "en"),
    ],
)
def test_which_language_is_spoken(monkeypatch, setting, system, spoken):
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: system)
    assert language.chosen(setting) == spoken


def test_another_language_shows_at_once_on_screen_and_on_cards(hands):
    app = hands.app
    assert app.words("title.quit") == "Quit" and fistful().gear["box-of-spares"].title == "Box of Spares"
    app.settings.language = "de"
    app.apply()
    assert app.words("title.quit") == "Beenden" and fistful().gear["box-of-spares"].title == "Kiste Ersatzteile"
    assert load.rules_of("fistful")["R-FC-12"].group == "Der Ablauf im Ganzen"
    app.settings.language = "en"
    app.apply()
    assert app.words("title.quit") == "Quit" and fistful().gear["box-of-spares"].title == "Box of Spares"


def test_compiled_catalogues_are_kept_and_never_trusted_when_damaged_or_stale(tmp_path):
    folder = tmp_path / "xx"
    folder.mkdir()
    (folder / "a.po").write_text('msgid "title.quit"\nmsgstr "Off"\n', encoding="utf-8")
    cache.keep_in(tmp_path / "cache")
    assert words.read(folder).gettext("title.quit") == "Off"
    kept = tmp_path / "cache" / "xx.words"
    whole = kept.read_bytes()
    for told in (whole.replace(b"Off", b"Odd"), whole[:-1], b""):
        kept.write_bytes(told)
        for one in vars(words).values():
            getattr(one, "cache_clear", int)()
        assert words.read(folder).gettext("title.quit") == "Off"
        assert kept.read_bytes() == whole
    (folder / "a.po").write_text('msgid "title.quit"\nmsgstr "Out"\n', encoding="utf-8")
    assert words.read(folder).gettext("title.quit") == "Out"
