"""The list of keys: each of them does something in its scene, and the table's help and the README say the same."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.app.program import Program
from game.app.shell.keys import SECTIONS, caps, section
from game.app.shell.settings import Settings
from game.app.shell.words import Words
from game.app.table.help import TableHelp
from game.app.trial import shots
from tests.ui.fistful_table import play_to, table
from tests.ui.hands import Hands
from tests.ui.reading import read

README = Path(__file__).parents[2] / "README.md"
NAMED = {
    "enter": pygame.K_RETURN,
    "space": pygame.K_SPACE,
    "tab": pygame.K_TAB,
    "esc": pygame.K_ESCAPE,
    "backspace": pygame.K_BACKSPACE,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
    "delete": pygame.K_DELETE,
    "pageup": pygame.K_PAGEUP,
    "pagedown": pygame.K_PAGEDOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "F1": pygame.K_F1,
    "F2": pygame.K_F2,
    "F11": pygame.K_F11,
    "F12": pygame.K_F12,
}
MODS = {"shift": pygame.KMOD_LSHIFT, "ctrl": pygame.KMOD_LCTRL, "alt": pygame.KMOD_LALT}
# the scene in which the keys of a section are pressed; the table's own have a game that waits for a move
WHERE = {
    "everywhere": "title",
    "editor": "editor",
    "title": "title",
    "setup": "setup",
    "table": "heist",
    "campaign": "campaign-bill",
    "storyeditor": "story-goal",
    "cardeditor": "card",
    "lesson": "lesson",
    "result": "result",
    "saves": "saves",
    "rulebook": "rulebook",
    "replays": "replays",
    "replay": "replay",
    "settings": "settings",
    "sector": "firefly",
    "cards": "fancards-ship",
    "crash": "crash",
}
SCENE = {
    "Title": ("title",),
    "SetUp": ("setup",),
    "Playbill": ("campaign",),
    "StoryEditor": ("storyeditor",),
    "CardEditor": ("cardeditor",),
    "Recasting": ("setup",),
    "Interlude": ("result",),
    "KeepflyinSetUp": ("setup",),
    "FireflySetUp": ("setup",),
    "FanCardsSetUp": ("setup",),
    "FistfulScene": ("table", "lesson"),
    "KeepflyinScene": ("table", "lesson"),
    "FireflyScene": ("table", "sector", "lesson"),
    "FanCardsScene": ("table", "cards", "lesson"),
    "Sheet": ("sector",),
    "RecapCard": ("table",),
    "a replay": ("replay", "table"),
    "Result": ("result",),
    "KeepflyinResult": ("result",),
    "FireflyResult": ("result",),
    "FanCardsResult": ("result",),
    "Saves": ("saves",),
    "Replays": ("replays",),
    "Options": ("settings",),
    "CrashScene": ("crash",),
    "Rulebook": ("rulebook",),
}
"""The sections of the list that hold in a scene."""
# of a row of digits the first is pressed: how far it goes depends on the game
MARKS = [
    (part.name, hint.name, mark)
    for part in SECTIONS
    for hint in part.hints
    for mark in (hint.marks[:1] if "…" in hint.marks else hint.marks)
]


def event(mark):
    """The key press of a mark."""
    if mark.endswith("arrows"):
        mark = mark.replace("arrows", "right")
    *mods, key = mark.split("+") if mark != "+" else ["+"]
    mod = 0
    for one in mods:
        mod |= MODS[one]
    letter = key if len(key) == 1 else ""
    code = NAMED.get(key) or ord(key.lower())
    return Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter if mod & ~pygame.KMOD_SHIFT == 0 else "", scancode=0)


def world(app):
    """All that a key can change: the scenes, the focus, what is shown."""
    app.present()
    group = getattr(app.stack.top, "group", None)
    focus = group.focus.name if group and group.focus else ""
    return (
        [type(s) for s in app.stack.scenes],
        focus,
        app.running,
        tuple(app.toasts.queue),
        repr(app.settings),
        pygame.image.tobytes(app.window, "RGB"),
    )


@pytest.mark.parametrize(("part", "name", "mark"), MARKS, ids=lambda v: v)
def test_each_listed_key_does_something(home, monkeypatch, part, name, mark):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    monkeypatch.setattr("game.app.shell.folder.subprocess.Popen", lambda *a, **k: copied.append(a))
    if part == "table":
        hands, scene = table(2, 5)
        assert play_to(hands, scene, "Move")
        if name == "whole":
            scene.zoom(2)
        if mark == "-":
            scene.zoom(3)
        if name == "log":
            scene.scroll = 1
            scene.log = scene.log * 5
        if name in ("undo", "redo"):
            scene.app.toasts.queue.clear()
    else:
        app = Program(
            size=(1024, 640), prefs=Settings(speed="off", text_scale=200 if part in ("sector", "cards") else 100)
        )
        shots.arrange(app, {"back": "settings", "write": "firefly-setup"}.get(name, WHERE[part]), 3)
        shots.settle(app)
        hands = Hands(app)
        if part in ("settings", "everywhere") and name in ("change", "near", "press", "tip"):
            at = next(w for w in hands.group.widgets if w.focusable and (name != "change" or hasattr(w, "at")))
            hands.group.set_focus(at)
            if name == "tip":
                hands.group.set_focus(None)
                tipped = next(w for w in hands.group.widgets if w.hint)
                hands.move(tipped.rect.center)
        if name == "cards":
            app.stack.top.cover(app.stack.top.now.seat)
        if mark == "-" or name == "whole":
            app.stack.top.zoom(3)
        if name == "room":
            app.stack.top.take("floor")
            app.present()
        if part == "replay":
            hands.key(pygame.K_RIGHT)
            hands.key(pygame.K_RIGHT)
            if mark in ("end", "right", "ctrl+right", "B", "K", "space"):
                hands.key(pygame.K_HOME)
            elif mark.startswith("shift"):
                hands.key(pygame.K_END)
    app = hands.app
    before = world(app)
    sent = event(mark)
    used = app.tips.handle(sent) or app.stack.handle(sent)
    if not used:
        app.handle(sent)
    hands.frames(40, 50.0)
    assert used or copied or world(app) != before
    app.play(None)


def code(mark):
    """The key of a mark, or what it is printed with."""
    key = mark if mark == "+" else mark.rpartition("+")[2]
    return NAMED.get(key) or (ord(key.lower()) if len(key) == 1 else 0)


def listed(kind):
    """The codes of all keys that the list has for a kind of scene; of a row of digits all."""
    found = set()
    for name in ("everywhere", *SCENE.get(kind, ())):
        for hint in section(name).hints:
            found |= {code(mark) for mark in hint.marks}
            if "…" in hint.marks:
                found |= {ord(str(n)) for n in range(int(hint.marks[0]), int(hint.marks[-1]) + 1)}
    return found | {pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5} if kind in ("Title", "Sheet") else found


@pytest.mark.parametrize(
    "scene",
    [
        "title",
        "setup",
        "heist",
        "result",
        "settings",
        "saves",
        "crash",
        "replays",
        "replay",
        "lesson",
        "recap",
        "campaign-bill",
        "campaign-crew",
        "campaign-between",
        "hex",
        "hex-setup",
        "hex-result",
        "firefly",
        "firefly-decks",
        "firefly-setup",
        "story-goal",
        "card",
    ],
)
def test_each_key_that_works_is_listed(home, scene):
    """What a button answers to stands in the list of its scene; the number pad is as good as the digits."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    shots.arrange(app, scene, 3)
    shots.settle(app)
    top = app.stack.top
    pads = {getattr(pygame, f"K_KP{n}") for n in range(1, 10)} | {
        pygame.K_KP_ENTER,
        pygame.K_KP_PLUS,
        pygame.K_KP_MINUS,
    }
    known = listed("a replay" if scene == "replay" else type(top).__name__) | pads
    group = getattr(top, "group", None)
    found = {key: w.name for w in (group.widgets if group else ()) for key in w.keys if key not in known}
    assert not found, {pygame.key.name(key): name for key, name in found.items()}
    app.play(None)


def test_every_scene_with_keys_is_pressed():
    assert set(WHERE) == {part.name for part in SECTIONS}


def test_every_key_has_words():
    words = Words.load()
    for part in SECTIONS:
        part.title(words)
        for hint in part.hints:
            words(f"keys.{part.name}.{hint.name}")
            assert all(caps(words, hint))
    assert words.missing == set()


@pytest.mark.parametrize("name", ["everywhere", "table", "sector", "cards"])
def test_the_readme_lists_the_same(name):
    words, text = Words.load(), README.read_text(encoding="utf-8")
    for hint in section(name).hints:
        keys = " ".join(f"`{cap}`" if cap != "…" else "to" for cap in caps(words, hint))
        assert f"| {keys} | {words(f'keys.{name}.{hint.name}')} |" in text


def test_the_help_of_the_table_lists_the_same(home, monkeypatch):
    hands, scene = table(2, 5)
    hands.app.stack.push(TableHelp(hands.app))
    hands.click(hands.widget("leaf").parts()[1].center)
    said = {line.s for line in read(hands.app, monkeypatch)}
    for hint in section("table").hints:
        assert {hands.app.words(f"keys.table.{hint.name}"), *caps(hands.app.words, hint)} <= said
    hands.click("all")
    assert hands.app.stack.top.chosen == "keys"
