"""A name and a seed typed in a real window: the keys and the mouse of the X server, its clipboard too."""

import shutil

import pytest

from tests.window.person import Person, window

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="no Xvfb or no xdotool"),
]


def keys(person: Person, *names: str) -> None:
    for name in names:
        person.key(name)


def test_the_caret_goes_where_keys_and_mouse_put_it() -> None:
    with window(None, speed="off") as person:
        person.press("box:fistful")
        person.type("name:0", "Adalov")
        keys(person, "Left", "Left", "Left", "BackSpace", "Home", "Delete")
        person.display.do("type", "--delay", 15, "i")
        name = person.widget("name:0")
        assert person.until(lambda: name.text == "idlov", 5.0)
        keys(person, "End", "shift+Left", "shift+Left", "ctrl+x")
        assert name.text == "idl"
        seed = person.widget("seed")
        person.type("seed", "12345")
        assert person.until(lambda: person.widget("seed").text == "12345", 5.0)
        keys(person, "ctrl+v")
        assert person.widget("seed").text == "12345", "no letters in a number"
        x = seed.rect.x + person.app.kit.u(9) + person.app.kit.width("12", seed.voice, seed.size)
        person.click((x, seed.rect.centery))
        keys(person, "shift+End", "ctrl+c", "ctrl+v", "ctrl+v")
        assert person.widget("seed").text == "12345345"
        person.press("name:1")
        keys(person, "ctrl+v")
        assert person.widget("name:1").text == "345"
        assert person.dead == []
