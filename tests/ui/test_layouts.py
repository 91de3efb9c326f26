"""One place reads keys: every layout, Ctrl and Alt, input methods, in every scene; and what a gamepad leaves behind."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.app.input.keyboard import Keyboard, chord
from game.app.trial import shots
from game.app.ui.widgets import Field
from tests.ui import fistful_table
from tests.ui.test_held import opened, world

PLACE = {letter: 4 + i for i, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}
ROW = {str(n): 30 + (n - 1) % 10 for n in range(10)}
FRENCH = dict(zip("1234567890", "&é\"'(-è_çà"))
RUSSIAN = {"z": "я", "y": "н", "d": "в", "p": "з"}
SCENES = [
    "title-saved",
    "setup",
    "heist",
    "hex",
    "firefly",
    "firefly-nav",
    "lesson",
    "settings",
    "saves",
    "replay",
    "result",
    "rulebook",
    "editor",
    "story",
    "editor-goal",
    "recap",
    "campaign-bill",
    "crash",
]


def down(app, key, text="", scan=0, mod=0):
    app.handle(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=scan))
    app.handle(Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=scan))


def read(keyboard, key, text="", scan=0, mod=0, chords=()):
    heard = keyboard.read(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=scan), chords)
    return heard.key if heard is not None else None


def test_digits_are_places_on_every_layout():
    keyboard = Keyboard()
    for digit, printed in FRENCH.items():
        got = read(keyboard, ord(printed), printed, ROW[digit])
        assert got == (ord("-") if printed == "-" else ord(digit))
        assert read(keyboard, ord(printed), digit, ROW[digit], pygame.KMOD_LSHIFT) == ord(digit), "with Shift, too"


def test_letters_are_where_they_are_printed_else_where_others_have_them():
    keyboard = Keyboard()
    assert read(keyboard, pygame.K_z, "z", PLACE["w"]) == pygame.K_z, "French: Z stands at the place of W"
    for latin, printed in RUSSIAN.items():
        assert read(keyboard, ord(printed), printed, PLACE[latin]) == ord(latin)
    assert read(keyboard, ord("/"), "/", PLACE["q"]) == pygame.K_q, "Hebrew has signs at places of letters"
    assert read(keyboard, pygame.K_a, "a", PLACE["a"]) == pygame.K_a
    assert read(keyboard, ord("'"), "'", PLACE["q"]) == ord("'"), "Dvorak has them, too, and letters elsewhere"


def test_a_french_digit_means_the_same_while_dice_roll_and_after(home):
    for moving in (True, False):
        hands, scene = fistful_table.table(2, 5, speed="normal")
        while not scene.now.find("roll"):
            hands.click("primary")
        hands.rest(2000)
        scene.answer(scene.now.find("roll")[0].key)
        if not moving:
            scene.hurry()
        record = len(scene.session.record)
        down(hands.app, ord("&"), "&", ROW["1"])
        if moving:
            assert len(scene.session.record) == record, "it ended the motion and was not meant for what came then"
        else:
            first = len(scene.session.record)
            hands, scene = fistful_table.table(2, 5, speed="normal")
            while not scene.now.find("roll"):
                hands.click("primary")
            scene.answer(scene.now.find("roll")[0].key)
            scene.hurry()
            down(hands.app, pygame.K_1, "1", ROW["1"])
            assert len(scene.session.record) == first, "as the 1 of another layout"


@pytest.mark.parametrize("name", SCENES)
def test_with_ctrl_or_alt_no_key_is_the_plain_one(home, name):
    hands = opened(name)
    app = hands.app
    top = app.stack.top
    keys = [
        *map(ord, "abcdefghijklmnopqrstuvwxyz0123456789"),
        pygame.K_SPACE,
        pygame.K_RETURN,
        pygame.K_TAB,
        pygame.K_ESCAPE,
        pygame.K_F4,
        pygame.K_DELETE,
        pygame.K_LEFT,
        pygame.K_PAGEDOWN,
    ]
    for held in (pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA):
        for key in keys:
            name_of = chord(key, held)
            if name_of in top.chords or name_of in ("ctrl+z", "ctrl+y", "alt+return"):
                continue
            before, focus = world(app), getattr(top, "group", None) and top.group.focus
            down(app, key, mod=held)
            assert world(app) == before and app.stack.top is top, name_of
            assert (getattr(top, "group", None) and top.group.focus) is focus, name_of
    app.play(None)


@pytest.mark.parametrize("name", ["heist", "hex", "firefly", "editor", "story"])
def test_undo_has_the_same_keys_in_every_scene(home, name):
    hands = opened(name)
    scene = hands.app.stack.top
    called = []
    for deed in ("undo", "redo"):
        setattr(scene, deed, lambda deed=deed: called.append(deed))
    if hasattr(scene, "panels"):
        scene.panels.refresh()
    else:
        scene.layout(hands.app.size, hands.app.kit.scale, hands.app.kit.text_scale)
    for widget in scene.group.widgets:
        widget.why = "" if pygame.K_z in widget.keys or pygame.K_y in widget.keys else widget.why
    for key, mod in ((key, mod) for key in (pygame.K_z, pygame.K_y) for mod in (0, pygame.KMOD_LCTRL)):
        down(hands.app, key, mod=mod)
    assert called == ["undo", "undo", "redo", "redo"]
    hands.app.play(None)


# ------------------------------------------------------------ composition

WITH_FIELDS = [
    "setup",
    "hex-setup",
    "firefly-setup",
    "saves",
    "rulebook",
    "editor-room",
    "story",
    "story-place",
    "editor-goal",
    "hex-blank",
    "editor-card-about",
    "story-goal",
]


@pytest.mark.parametrize("name", WITH_FIELDS)
def test_keys_belong_to_the_composition_while_it_runs(home, name):
    hands = opened(name)
    app = hands.app
    if name == "saves":
        hands.key(pygame.K_F2)
    top = app.stack.top
    fields = [w for w in top.group.widgets if isinstance(w, Field)]
    assert fields, name
    field = fields[0]
    top.group.set_focus(field)
    if hasattr(field, "digits") or field.caret.digits:
        return
    app.handle(Event(pygame.TEXTEDITING, text="に", start=0, length=1))
    for key in (
        pygame.K_RETURN,
        pygame.K_ESCAPE,
        pygame.K_TAB,
        pygame.K_LEFT,
        pygame.K_SPACE,
        pygame.K_BACKSPACE,
        pygame.K_F2,
        pygame.K_z,
        pygame.K_DOWN,
    ):
        down(app, key)
        assert app.stack.top is top and top.group.focus is field, pygame.key.name(key)
    before = field.text
    app.handle(Event(pygame.TEXTEDITING, text="", start=0, length=0))
    app.handle(Event(pygame.TEXTINPUT, text="ab"))
    now = top.group.focus
    assert isinstance(now, Field) and "ab" in now.text and now.text != before
    down(app, pygame.K_ESCAPE)
    assert app.stack.top is not top or top.group.focus is not now, "and the next Esc goes back"
    app.play(None)


# ------------------------------------------------------------ devices


def axis(app, which, value, pad=3):
    app.handle(Event(pygame.CONTROLLERAXISMOTION, axis=which, value=value, instance_id=pad))


def test_what_a_pad_held_goes_with_it(hands):
    shots.arrange(hands.app, "settings", 1)
    heard = []
    hands.app.stack.top.handle = lambda event: heard.append(event.key) or True
    for _ in range(2):  # the second time all is as the first
        heard.clear()
        axis(hands.app, pygame.CONTROLLER_AXIS_LEFTX, 32000)
        axis(hands.app, pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 32000)
        assert heard == [pygame.K_RIGHT, pygame.K_PLUS]
        hands.app.handle(Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=3))
        heard.clear()
        hands.frames(60, 20.0)
        assert not heard, "nothing goes on by itself"


def test_a_stick_that_is_held_while_the_window_is_away_says_nothing(hands):
    shots.arrange(hands.app, "settings", 1)
    axis(hands.app, pygame.CONTROLLER_AXIS_LEFTX, 32000)
    hands.app.handle(Event(pygame.WINDOWFOCUSLOST))
    heard = []
    hands.app.stack.top.handle = lambda event: heard.append(event) or True
    hands.frames(60, 20.0)
    assert not [e for e in heard if e.type == pygame.KEYDOWN]
