"""Seats differ in colour and in shape, words can be read on every ground, every word and picture asked for is there."""

import ast
import itertools
from pathlib import Path

import pygame
import pytest

import game.app
from game.app.shell.assets import load_art
from game.app.shell.words import Words, read
from game.app.trial import shots
from game.app.ui.kit import Art, Kit
from game.app.ui.kit.marks import outline
from game.app.ui.theme import BANDS, DARK_INK, SEATS, C
from tests.ui.colour import SIGHTS, contrast, distance, lab

APP = Path(game.app.__file__).parent


@pytest.mark.parametrize("sight", SIGHTS)
def test_any_two_seats_can_be_told_apart(sight):
    for a, b in itertools.combinations(SEATS, 2):
        assert distance(lab(a.color, sight), lab(b.color, sight)) >= 10, (a.word, b.word)


def test_every_seat_has_a_shape_of_its_own():
    assert len(SEATS) == 8 and len({s.shape for s in SEATS}) == 8 and len({s.word for s in SEATS}) == 8
    for s in SEATS:
        pts = outline(s.shape, 20, 16)
        assert all(0 <= v <= 40 for p in pts for v in p), "stays in its square"


def test_a_known_distance():
    assert distance((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert distance((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514)) == pytest.approx(0.9082, abs=1e-4)


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        ("hi", "panel", 4.5),
        ("mid", "panel", 4.5),
        ("low", "panel", 4.5),
        ("bad", "panel", 4.5),
        ("info", "panel", 4.5),
        ("good", "panel", 4.5),
        ("warn", "panel", 4.5),
        ("off", "panel", 3.0),
        ("ink", "parch", 4.5),
        ("ink_mid", "parch", 4.5),
        ("ink_red", "parch", 4.5),
        ("ink_green", "parch", 4.5),
        ("ink_blue", "parch", 4.5),
    ],
)
def test_words_can_be_read(ink, ground, least):
    assert contrast(C[ink], C[ground]) >= least


def test_words_on_brass_and_on_card_bands_can_be_read():
    for plate in ((249, 222, 154), (205, 150, 62)):
        assert contrast(DARK_INK, plate) >= 4.5
    for _, color in BANDS.values():
        assert contrast((252, 244, 226), color) >= 4.5, "at the height of the letters"


def literals(call_names):
    """(file, first argument) of every call words("...") in the app."""
    for path in sorted(APP.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in call_names and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str):
                yield path.name, node.args[0].value


def test_every_sentence_asked_for_is_in_the_catalogue():
    words = Words.load()
    asked = list(literals({"words"}))
    assert len(asked) > 40
    assert [(file, key) for file, key in asked if not words.has(key)] == []


def test_words_fill_in_values_and_count(tmp_path):
    (tmp_path / "a.po").write_text(
        'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
        '"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);\\n"\n\n'
        'msgid "a.b"\nmsgstr "{n} of {m}"\n\nmsgid "c"\nmsgstr "{braces} stay"\n\n'
        'msgid "d"\nmsgid_plural "d"\nmsgstr[0] "one"\nmsgstr[1] "a pair"\nmsgstr[2] "{n} of them"\n',
        encoding="utf-8",
    )
    words = Words(read(tmp_path))
    assert words("a.b", n=1, m=2) == "1 of 2" and words("c") == "{braces} stay"
    assert [words("d", n=n) for n in (1, 2, "2", 5)] == ["one", "a pair", "a pair", "5 of them"]
    assert words.has("d") and not words.has("none")
    assert words("none") == "none" and words.missing == {"none"}


@pytest.mark.parametrize("scene", ["title", "setup", "result", "settings"])
def test_no_picture_and_no_sentence_is_missing(fresh_kit, hands, scene):
    shots.arrange(hands.app, scene, 2)
    hands.rest()
    for w in hands.group.widgets:
        hands.move(w.rect.center)
        hands.frames(2)
    assert hands.app.art.missing == set() and hands.app.words.missing == set()


def test_pictures_are_found_by_name_and_icons_apart():
    art = load_art()
    assert art.find("kaylee") and art.find("icons/heart") and art.find("heart") != art.find("icons/heart")
    assert art.find("nobody") is None and art.missing == {"nobody"}


def test_a_damaged_picture_stops_nothing(hands, tmp_path):
    (tmp_path / "icons").mkdir()
    for name in ("doll.webp", "coin.png", "icons/star.png"):
        (tmp_path / name).write_bytes(b"RIFF....WEBPjunk")
    kit = Kit(1.0, Art(tmp_path))
    page = pygame.Surface((200, 200))
    kit.stand(page, (100, 150), "doll", 60)
    kit.token(page, (50, 50), "coin", 20)
    kit.icon(page, (20, 20), "star", 12)
    assert kit.art.missing == {"doll", "coin", "icons/star"}


def test_a_shot_is_a_picture_of_that_size(home, tmp_path):
    out = tmp_path / "deep" / "title.png"
    shots.shot("title", (1024, 640), out)
    pygame.display.init()
    assert pygame.image.load(str(out)).get_size() == (1024, 640)
    with pytest.raises(ValueError, match="no scene"):
        shots.shot("attic", (1024, 640), out)
    pygame.font.init()
