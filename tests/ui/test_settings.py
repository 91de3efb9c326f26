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
    assert store.load(path) == (Settings(), "", ())
    chosen = Settings(text_scale=150, speed="fast", names=["Ann"], house={"fistful": {"level": "hard"}}, left=-300)
    assert store.save(chosen, path)
    assert store.load(path) == (chosen, "", ())
    assert not list(path.parent.glob("*.new"))


@pytest.mark.parametrize("broken", ["", "{", "[]", "\x00\xff", "[" * 90_000, '"x"', '{"names": ["\\ud800"]}'])
def test_a_broken_file_is_set_aside(tmp_path, broken):
    path = tmp_path / "settings.json"
    path.write_text(broken, encoding="latin-1")
    settings, aside, wrong = store.load(path)
    assert settings == Settings() and aside == "settings.broken-1.json" and not wrong
    assert not path.exists() and (tmp_path / aside).read_text(encoding="latin-1") == broken
    path.write_text("{", encoding="utf-8")
    assert store.load(path).aside == "settings.broken-2.json"


@pytest.mark.parametrize(("wrong", "names"), [
    ('{"speed": "warp", "text_scale": 150}', ("speed",)), ('{"ui_scale": 9000, "text_scale": 150}', ("ui_scale",)),
    ('{"names": 5, "width": "wide", "text_scale": 150}', ("width", "names")),
    ('{"house": {"fistful": 3}, "text_scale": 150}', ("house",)), ('{"muted": 1, "text_scale": 150}', ("muted",))])
def test_a_wrong_value_falls_back_alone_and_is_named(tmp_path, wrong, names):
    path = tmp_path / "settings.json"
    path.write_text(wrong, encoding="utf-8")
    assert store.load(path) == (Settings(text_scale=150), "", names)
    app = App(size=(1280, 720), config=path)
    assert all(name in app.toasts.queue[0] for name in names) and app.settings.text_scale == 150


def test_what_a_newer_version_wrote_is_kept(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"holodeck": {"rooms": [1, 2]}, "text_scale": 130}', encoding="utf-8")
    app = App(size=(1280, 720), config=path)
    app.settings.muted = True
    app.apply()
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert kept["holodeck"] == {"rooms": [1, 2]} and kept["muted"] is True and kept["text_scale"] == 130


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
        Settings(ui_scale=201)
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
