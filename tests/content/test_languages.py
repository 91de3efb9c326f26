"""Every language says all that English says: sentences with their values and plural forms, cards, rule lines."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from string import Formatter

import polib
import pytest

from game.content import load
from game.content.common.files import data_path, data_root
from game.content.common.rulebook.booklet import games
from game.content.common.translation import texts
from game.content.fancards import fancards
from game.content.firefly import firefly
from game.content.fistful import fistful
from game.content.keepflyin import keepflyin

LANGUAGES = sorted(f.name for f in data_path("assets", "lang").iterdir() if f.is_dir() and f.name != "en")
MARK = re.compile(r"\[/?[a-z_]+\]|\*\*")


def catalogue(language: str) -> dict[str, polib.POEntry]:
    """All entries of a language by key; a key that stands twice fails."""
    found: dict[str, polib.POEntry] = {}
    for file in sorted(Path(data_path("assets", "lang", language)).glob("*.po")):
        for entry in polib.pofile(str(file)):
            assert entry.msgid not in found, f"{entry.msgid} stands twice in {language}"
            found[entry.msgid] = entry
    return found


def forms(entry: polib.POEntry) -> list[str]:
    """What an entry says, in all its plural forms."""
    return [*entry.msgstr_plural.values()] if entry.msgid_plural else [entry.msgstr]


def values(text: str) -> set[str]:
    """The values a sentence asks for."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@cache
def printed() -> dict[str, str]:
    """Every text of cards, boards and rule lines by its key."""
    found = texts(fistful(), "fistful") | texts(keepflyin(), "keepflyin") | texts(firefly(), "firefly")
    found |= texts(fancards(), "fancards")
    for game in sorted(file.stem for file in data_root().joinpath("assets", "rules").glob("*.toml")):
        for id, line in load.rules_of(game).items():
            found[f"{game}.group.{line.group}"] = line.group
            found |= texts(line, f"{game}.rule.{id}")
    for game in games(data_root()):
        found |= texts(load.booklet_of(game), game)
    return found


def test_no_sentence_stands_twice_in_english() -> None:
    assert len(catalogue("en")) > 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said(language: str) -> None:
    own, english = catalogue(language), catalogue("en")
    assert sorted(set(english) - set(own)) == []
    assert sorted(key for key in set(own) - set(english) if key not in printed()) == []
    for key, entry in english.items():
        assert all(form.strip() for form in forms(own[key])), key
        assert bool(entry.msgid_plural) == bool(own[key].msgid_plural), key
        asked = set().union(*map(values, forms(entry)))
        for form in forms(own[key]):
            assert values(form) <= asked, f"{key} fills in a value that nobody gives"
            if not entry.msgid_plural:
                assert values(form) == asked, f"{key} leaves a value out"
            assert len(MARK.findall(form)) == len(MARK.findall(forms(entry)[-1])), f"{key} has other marks"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_board_and_rule_line_is_told(language: str) -> None:
    own = catalogue(language)
    assert sorted(key for key in printed() if key not in own and not key.endswith(".near")) == []
    moods = [key for key in printed() if key.endswith(".flavour") and not key.startswith("fancards.")]
    assert {key: own[key].msgstr for key in moods if len(own[key].msgstr) > 60} == {}
    for key, text in ((key, text) for key, text in printed().items() if key in own):
        assert re.findall(r"R-[A-Z]+-\d+", text) == re.findall(r"R-[A-Z]+-\d+", own[key].msgstr), key
        if ".text" in key and ".rule." not in key:
            said, own_said = (re.sub(r"(?<=\d)[.,](?=\d{3}\b)", "", one) for one in (text, own[key].msgstr))
            assert sorted(re.findall(r"\d+", said)) == sorted(re.findall(r"\d+", own_said)), f"{key}: other numbers"
