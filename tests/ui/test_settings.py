"""Settings: kept, checked, and a broken file is set aside with a message."""
import json

import pytest
from pydantic import ValidationError

from game.app import settings as store
from game.app.main import App
from game.app.scenes.options import Options
from game.app.scenes.title import Title
from game.app.settings import Settings


def test_what_was_set_comes_back(tmp_path):
    path = tmp_path / "a" / "settings.json"
    assert store.load(path) == (Settings(), "")
    assert store.save(Settings(text_scale=150, speed="fast", names=["Ann"]), path)
    assert store.load(path) == (Settings(text_scale=150, speed="fast", names=["Ann"]), "")
    assert not list(path.parent.glob("*.new"))


@pytest.mark.parametrize("broken", ["", "{", "[]", '{"speed": "warp"}', '{"text_scale": 9000}', '{"unknown": 1}',
                                    '{"names": 5}', "\x00\xff", "[" * 90_000, '{"width": "wide"}'])
def test_a_broken_file_is_set_aside(tmp_path, broken):
    path = tmp_path / "settings.json"
    path.write_text(broken, encoding="latin-1")
    settings, aside = store.load(path)
    assert settings == Settings() and aside == "settings.broken-1.json"
    assert not path.exists() and (tmp_path / aside).read_text(encoding="latin-1") == broken
    path.write_text("{", encoding="utf-8")
    assert store.load(path)[1] == "settings.broken-2.json"


def test_the_player_is_told(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text("{", encoding="utf-8")
    app = App(size=(1280, 720), config=path)
    assert "settings.broken-1.json" in app.toasts.queue[0]


def test_a_disk_that_refuses_is_told_and_stops_nothing(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("x", encoding="utf-8")
    said = []
    assert not store.save(Settings(), blocked / "settings.json", said.append)
    assert said


def test_values_are_checked():
    with pytest.raises(ValidationError):
        Settings(ui_scale=300)
    s = Settings()
    with pytest.raises(ValidationError):
        s.speed = "warp"


def test_choices_show_at_once_and_are_kept(home):
    path = home / "settings.json"
    from tests.ui.hands import Hands
    app = App(size=(1280, 720), config=path)
    app.stack.push(Title(app))
    app.stack.push(Options(app))
    hands = Hands(app)
    kit = app.kit
    choice = hands.widget("text_scale")
    hands.click(choice.parts()[-1].center)
    assert app.settings.text_scale == 200 and app.kit is not kit and app.kit.text_scale == 2.0
    assert json.loads(path.read_text(encoding="utf-8"))["text_scale"] == 200
    hands.click(hands.widget("reduced_motion").parts()[1].center)
    assert app.still
    hands.click(hands.widget("speed").parts()[0].center)
    assert app.settings.factor == 0.0
