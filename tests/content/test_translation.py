"""Cards, boards and rule lines in another language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content import load
from game.content.common.translation import spoken, texts
from game.content.firefly import firefly
from game.content.fistful import fistful


@pytest.fixture(autouse=True)
def _english_again():
    yield
    load.speak(None)


def test_every_text_has_a_key_of_its_own() -> None:
    found = texts(fistful(), "fistful")
    assert found["fistful.gear.medkit.title"] == "Medkit"
    assert found["fistful.crew.mal.hero.text"] == fistful().crew["mal"].hero.text
    assert found["fistful.heists.derelict.map.zones.A.name"] == fistful().heists["derelict"].map.zones["A"].name
    assert all(found.values()), "what is empty needs no translation"
    ids = {key.rpartition(".")[2] for key in found}
    assert ids == {"title", "name", "text", "story", "flavour"}


def test_what_is_spoken_changes_texts_and_nothing_else() -> None:
    plain = fistful()
    load.speak(lambda key, printed: printed.upper())
    loud = fistful()
    assert loud.gear["medkit"].title == "MEDKIT" and loud.gear["medkit"].do == plain.gear["medkit"].do
    assert loud.heists["derelict"].map.rows == plain.heists["derelict"].map.rows
    line = load.rules_of("fistful")["R-FC-1"]
    assert line.text.isupper() and line.group == "IN THE BOX"
    load.speak(None)
    assert fistful() == plain and load.rules_of("fistful")["R-FC-1"].group == "In the box"


def test_a_mod_keeps_its_own_words() -> None:
    medkit = fistful().gear["medkit"]
    assert spoken(replace(medkit, mod="ours"), "x", lambda key, printed: "?").title == "Medkit"
    assert spoken(medkit, "x", lambda key, printed: "?").title == "?"


def test_records_in_a_row_are_spoken_and_counted_from_0() -> None:
    plain = firefly()
    found = texts(plain, "firefly")
    assert found["firefly.nav.ghost-ship.options.1.title"] == plain.nav["ghost-ship"].options[1].title
    assert found["firefly.stories.harkens-folly.goals.1.options.0.text"]
    assert found["firefly.maps.verse.sectors.51.planets.0.name"] == "Londinium"
    load.speak(lambda key, printed: printed.upper())
    loud = firefly()
    assert [option.title for option in loud.nav["ghost-ship"].options] == ["PASS BY", "KNOCK, AND GO IN"]
    assert loud.goals["harkens-folly/2"].options[0].text.isupper()
    assert loud.map.planets["londinium"].name == "LONDINIUM"
    assert loud.nav["ghost-ship"].options[1].bands == plain.nav["ghost-ship"].options[1].bands
    assert loud.faces.keys() == plain.faces.keys() and loud.map.where == plain.map.where


def test_a_row_nobody_speaks_stays_the_same_object() -> None:
    plain = firefly()
    assert spoken(plain, "firefly", lambda key, printed: printed) is plain
