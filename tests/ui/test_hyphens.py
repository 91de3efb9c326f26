"""Words are broken between their syllables, in the language they are in."""

from __future__ import annotations

import re

import polib
import pytest

from game.app.ui.hyphens import breaks, broken, halves, listed
from game.content.common.files import data_path


def syllables(word: str, tongue: str = "de") -> str:
    """The word with a hyphen wherever it may be broken."""
    places = breaks(word, tongue)
    return "-".join(word[a:b] for a, b in zip([0, *places], [*places, len(word)]))


@pytest.mark.parametrize(
    "word",
    [
        "Sicher-heits-tür",
        "Klei-der-ord-nung",
        "Leer-taste",
        "Bank-über-fall",
        "Schlepp-leine",
        "irgend-ei-nem",
        "Gangs-ter-boss",
        "Fer-tig-keits-probe",
        "Staats-an-walt",
        "Treib-stoff-lei-tung",
        "Haupt-an-trieb",
        "Annä-he-rungs-alarm",
        "Min-des-tens",
        "Zwangs-um-sied-lung",
        "Kunst-raub",
        "gegen-ein-an-der",
        "SPRENG-STOFF",
    ],
)
def test_german_words_are_broken_where_the_dictionary_breaks_them(word: str) -> None:
    assert syllables(word.replace("-", "")) == word


@pytest.mark.parametrize("word", ["every-body", "avail-able", "trans-port"])
def test_english_words_have_their_own_dictionary(word: str) -> None:
    assert syllables(word.replace("-", ""), "en") == word


@pytest.mark.parametrize("word", ["Alli-anz-wrack", "Werks-spi-o-nage", "Gele-gen-heits-ar-beit", "Inten-siv-sta-tion"])
def test_our_own_list_mends_the_dictionary(word: str) -> None:
    assert syllables(word.replace("-", "")) == word


def test_each_word_of_our_list_is_said_somewhere_and_is_wrong_without_it(monkeypatch) -> None:
    said = {
        word.lower()
        for file in data_path("assets", "lang", "de").glob("*.po")
        for entry in polib.pofile(file, encoding="utf-8")
        for text in (entry.msgstr, *entry.msgstr_plural.values())
        for word in re.findall(r"[^\W\d_]+", text)
    }
    ours = {line.replace("-", ""): line for line in listed("de")}
    assert len(ours) > 40
    assert sorted(set(ours) - said) == []
    mended = {word: breaks(word, "de") for word in ours}
    monkeypatch.setattr("game.app.ui.hyphens.listed", lambda tongue: {})
    assert [word for word in ours if breaks(word, "de") == mended[word]] == []


def test_a_language_without_a_dictionary_breaks_nothing() -> None:
    assert breaks("Sicherheitskonsole", "tlh") == []


@pytest.mark.parametrize(
    ("word", "most", "said"),
    [
        ("Sicherheitskonsole", 17, "Sicherheitskon- sole"),
        ("Kompressionsspulen", 14, "Kompressions- spulen"),
        ("Radionbeschleuniger", 12, "Radionbe- schleuniger"),
        ("Rauschgift-Express", 14, "Rauschgift-Ex- press"),
        ("Fertigkeitsproben", 8, "Fertig- keits- proben"),
        ("Gun Hand", 5, "Gun Hand"),
        ("Pssst!!!!", 4, "Pssst!!!!"),
    ],
)
def test_a_word_too_wide_is_broken_between_syllables(word: str, most: int, said: str) -> None:
    assert broken(word, lambda part: len(part) <= most, "de") == said


@pytest.mark.parametrize(
    ("word", "said"), [("Sprengladung", "Spreng- ladung"), ("Himmels-Haken", "Himmels- Haken"), ("Pssst", "Pssst")]
)
def test_a_word_in_two_halves(word: str, said: str) -> None:
    assert halves(word, len, "de") == said
