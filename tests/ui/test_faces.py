"""Whatever words reach the screen are drawn: in letters of the system, or marked; what nobody draws is said at once."""

from __future__ import annotations

import os

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.app.games.fistful.set_up.scene import SetUp
from game.app.menus.lists.replays import Replays
from game.app.menus.saves.scene import Saves
from game.app.program import Program
from game.app.replay import shelf
from game.app.shell.settings import Settings
from game.app.table.screenshot import take
from game.app.trial import shots
from game.app.ui import faces
from game.app.ui.faces import drawable, drawn, runs
from game.app.ui.theme import FACES
from game.app.ui.widgets import Field, caret
from game.save.places import places
from tests.ui.hands import Hands

HEBREW, JAPANESE, EMOJI = "שלום", "日本語", "🚀"
WORDS = [
    HEBREW,
    JAPANESE,
    EMOJI,
    f"Ann {HEBREW} 42 {HEBREW}, Bob",
    "مرحبا",
    "a\x00b",
    "\ud800",
    "caf\udce9",
    "\u202eabc",
    "a\u0301\u0302",
    "\U0010ffff",
    "\u200b",
    "",
]
has_hebrew = pytest.mark.skipif(not faces.foreign("ש"), reason="no face here has Hebrew letters")


@pytest.mark.parametrize("voice", sorted(FACES))
@pytest.mark.parametrize("said", WORDS, ids=ascii)
def test_every_text_is_measured_and_drawn_in_every_voice(hands, voice, said):
    kit, page = hands.app.kit, Surface((400, 100))
    for track in (0, 1.5):
        wide = kit.width(said, voice, 14, track)
        assert abs(kit.parts.words.glyphs(said, voice, 14, (255, 255, 255), track).get_width() - wide) <= 4
    kit.text(page, (5, 5), said, voice, 14, fit=60)
    kit.para(page, (5, 30), f"{said} {said}", 100, 14, voice=voice)
    kit.brass_text(page, (50, 50), said, voice, 20)


def test_bytes_that_are_no_letters_are_marked_and_differ():
    one, other = os.fsdecode(b"caf\xe9"), os.fsdecode(b"caf\xe8")
    assert drawable(one) == "caf\\xe9" != drawable(other)
    assert drawable("a\u202eb\u200bc\nd") == "abc\nd"


@has_hebrew
def test_words_that_run_to_the_left_do_so():
    found = runs(f"Ann {HEBREW} 42 {HEBREW[:2]}, B", "sans")
    assert [(run.text, run.leftward) for run in found] == [
        ("Ann ", False),
        (" " + HEBREW[:2], True),
        ("42", False),
        (HEBREW + " ", True),
        (", B", False),
    ]
    assert [bool(run.face) for run in found if run.leftward] == [True, True]
    assert runs("Größe, Łódź, naïve", "sans") is None


@has_hebrew
def test_two_names_in_other_letters_look_different(hands):
    draw = hands.app.kit.parts.words.glyphs
    one, other = (pygame.image.tobytes(draw(name, "bold", 14, (255, 255, 255)), "RGBA") for name in ("אב", "בא"))
    assert one != other


def test_no_face_is_looked_for_until_a_letter_needs_one(home, monkeypatch):
    monkeypatch.setattr(faces, "system", lambda: pytest.fail("the system was asked"))
    app = Program(size=(1280, 720), prefs=Settings(speed="off", language="de"))
    shots.arrange(app, "setup", 1)
    app.present()


@pytest.fixture
def faceless(monkeypatch):
    """A system without faces of its own."""
    known = [one for one in vars(faces).values() if hasattr(one, "cache_clear")]
    monkeypatch.setattr(faces, "system", lambda: ())
    for cached in known:
        cached.cache_clear()
    yield
    for cached in known:
        cached.cache_clear()


def test_letters_that_nothing_here_draws_are_said_while_typing(hands, monkeypatch, faceless):
    monkeypatch.setattr(caret, "drawn", drawn)
    hands.app.stack.push(SetUp(hands.app))
    field = next(w for w in hands.group.widgets if isinstance(w, Field))
    hands.click(field.name)
    hands.app.handle(Event(pygame.TEXTINPUT, text=f"A{JAPANESE}b"))
    assert field.text == "Ab" and any(JAPANESE in line for line in hands.app.toasts.queue)


@pytest.mark.parametrize("voice", FACES)
def test_letters_of_a_file_that_nothing_here_draws_are_marked(hands, faceless, voice):
    """No boxes: two names in letters that nobody draws differ; what the program has in another face is drawn in it."""
    kit = hands.app.kit
    assert drawable(f"A{JAPANESE} é") == "A\\u65e5\\u672c\\u8a9e é"
    assert kit.width(JAPANESE, voice, 16) == kit.width(drawable(JAPANESE), voice, 16) > 0
    pictures = {
        pygame.image.tobytes(kit.parts.words.glyphs(name, voice, 16, (255, 255, 255)), "RGBA")
        for name in ("日", "本", HEBREW, HEBREW[::-1], "日本")
    }
    assert len(pictures) == 5
    own = [
        c
        for c in map(chr, range(0x100, 0x2300))
        if c.isprintable()
        and any(faces.has(faces.face_path(v), c) for v in FACES)
        and not faces.has(faces.face_path(voice), c)
    ]
    for letter in own[::17]:
        (run,) = runs(letter, voice) or [None]
        assert drawable(letter) == letter and (run is None or faces.has(run.face, letter))
    field = Field(pygame.Rect(10, 10, 400, 40), f"A{JAPANESE}", most=30, name="title")
    field.focused = True
    assert abs(caret_drawn(field, kit) - field.room(kit).x - kit.width(field.text, field.voice, field.size)) <= 3


@has_hebrew
def test_letters_that_are_drawn_are_taken(hands):
    hands.app.stack.push(SetUp(hands.app))
    field = next(w for w in hands.group.widgets if isinstance(w, Field))
    hands.click(field.name)
    hands.app.handle(Event(pygame.TEXTINPUT, text=HEBREW))
    hands.rest()
    assert field.text == HEBREW and not hands.app.toasts.queue and drawn("ש")


@pytest.mark.parametrize("kind", ["verse", "verse-replay"])
def test_names_of_files_that_are_no_letters_show_everywhere(tmp_path, monkeypatch, kind):
    """A shared folder and a home folder of such bytes: Import, Replays, F12, the folder's path, the clipboard."""
    home = tmp_path / os.fsdecode(b"h\xf6me")
    monkeypatch.setenv("VERSE_HOME", str(home))
    places().shared.mkdir(parents=True)
    for name in (b"caf\xe9.", "日\u202e.".encode(), b"a\x07b."):
        (places().shared / (os.fsdecode(name) + kind)).write_bytes(b"no")
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    hands = Hands(app)
    shots.arrange(app, "title", 1)
    assert len(shelf.items(app.words)) == (3 if kind == "verse-replay" else 0)
    scene = Saves(app)
    app.stack.push(Replays(app))
    hands.rest()
    app.stack.push(scene)
    scene.bring()
    hands.rest()
    assert take(app) is not None
    hands.rest()
    from game.app.shell.sheets.whereabouts import Whereabouts

    app.stack.push(Whereabouts(app, "x", os.fsdecode(b"caf\xe9.verse"), places().shared, scene))
    hands.rest()
    app.stack.top.copy()
    app.handle(Event(pygame.DROPFILE, file=str(places().shared / os.fsdecode(b"caf\xe9.verse"))))
    hands.rest()


def caret_drawn(field, kit) -> int:
    """The column of the caret, px: the only thing of its colour within the frame."""
    page = Surface((500, 60))
    field.draw(kit, page)
    inside = page.subsurface(field.rect.inflate(-8, -12))
    brass = field.ink[2][:3]
    return (
        field.rect.x
        + 4
        + min(
            x
            for x in range(inside.get_width())
            for y in range(inside.get_height())
            if inside.get_at((x, y))[:3] == tuple(brass)
        )
    )


@has_hebrew
@pytest.mark.parametrize("before", ["", "Ann "])
def test_the_caret_stands_behind_the_letter_just_written(hands, before):
    """In words that run to the left that is at their left; a click there finds the same place, and what is chosen is
    lit where it stands."""
    kit = hands.app.kit
    field = Field(pygame.Rect(10, 10, 400, 40), before, most=30, name="title")
    field.focused = True
    left = field.room(kit).x + kit.width(before, field.voice, field.size)
    wide = kit.width(HEBREW, field.voice, field.size)
    columns = []
    for letter in HEBREW:
        field.caret.write(letter)
        columns.append(caret_drawn(field, kit))
        assert abs(columns[-1] - left) <= 3, "always at the left of what was written"
    at = []
    for back in range(len(HEBREW)):
        at.append(caret_drawn(field, kit))
        found = field.under(kit, (at[-1] + 1, field.rect.centery))
        assert found == len(field.text) - back or not back and found == len(before), "where both meet it may be either"
        field.caret.step(-1, False, False)
    assert at == sorted(at) and at[-1] - at[0] > wide / 2, "going back it wanders to the right"
    ((begin, end),) = kit.spans(field.text, field.voice, field.size, len(before), len(before) + 1)
    first = kit.width(HEBREW[0], field.voice, field.size)
    assert begin > end and abs(begin - end - first) <= 2
    assert abs(begin - kit.width(before, field.voice, field.size) - wide) <= 3


def test_other_words_have_their_caret_where_they_end(hands):
    kit = hands.app.kit
    field = Field(pygame.Rect(10, 10, 400, 40), "Ann", most=30, name="title")
    field.focused = True
    ends = [caret_drawn(field, kit)]
    for _ in "Ann":
        field.caret.step(-1, False, False)
        ends.append(caret_drawn(field, kit))
    assert ends == sorted(ends, reverse=True) and abs(ends[0] - ends[-1] - kit.width("Ann", "sans", field.size)) < 9


def test_letters_are_known_again_after_pygame_was_ended(hands):
    path = faces.face_path("sans")
    assert faces.has(path, "ß")
    pygame.quit()
    faces.has.cache_clear()
    assert faces.has(path, "ß")
