"""Every key of the program, scene by scene: the settings, the `?` page of the table and the README list these."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

Words = Callable[..., str]


class Hint(NamedTuple):
    """One line of the list: `marks` are what is printed on the keys, a name in small letters is said by the catalogue
    ("key.enter"); a chord is joined with +."""

    name: str
    marks: tuple[str, ...]


class Section(NamedTuple):
    """The keys of one scene; their words are "keys.<name>.<hint>"."""

    name: str
    hints: tuple[Hint, ...]

    def title(self, words: Words) -> str:
        """What stands above them."""
        return words(f"keys.{self.name}")


SECTIONS: tuple[Section, ...] = (
    Section(
        "everywhere",
        (
            Hint("default", ("enter",)),
            Hint("press", ("space",)),
            Hint("focus", ("tab", "shift+tab")),
            Hint("near", ("arrows",)),
            Hint("back", ("esc",)),
            Hint("tip", ("F1",)),
            Hint("mute", ("M",)),
            Hint("full", ("F11", "alt+enter")),
            Hint("picture", ("F12",)),
        ),
    ),
    Section(
        "title",
        (
            Hint("box", ("1",)),
            Hint("saves", ("L",)),
            Hint("learn", ("T",)),
            Hint("rulebook", ("R",)),
            Hint("replays", ("V",)),
            Hint("editor", ("E",)),
            Hint("settings", ("S",)),
            Hint("quit", ("Q",)),
        ),
    ),
    Section(
        "setup",
        (
            Hint("crew", ("1", "…", "9")),
            Hint("heists", ("H",)),
            Hint("suggest", ("R",)),
            Hint("write", ("W",)),
            Hint("learn", ("T",)),
        ),
    ),
    Section("campaign", (Hint("take", ("1", "…", "9")), Hint("order", ("shift+left", "shift+right")))),
    Section(
        "table",
        (
            Hint("deed", ("1", "…", "9")),
            Hint("cursor", ("arrows",)),
            Hint("undo", ("Z",)),
            Hint("redo", ("Y",)),
            Hint("rehearse", ("P",)),
            Hint("danger", ("D",)),
            Hint("advice", ("T",)),
            Hint("zoom", ("+", "-")),
            Hint("whole", ("home",)),
            Hint("log", ("pageup", "pagedown")),
            Hint("missed", ("L",)),
            Hint("hide", ("alt+H",)),
            Hint("rules", ("B", "R")),
            Hint("help", ("?", "H")),
        ),
    ),
    Section("sector", (Hint("overview", ("D",)), Hint("page", ("N",)), Hint("cards", ("space",)))),
    Section("cards", (Hint("overview", ("D",)), Hint("page", ("N",)), Hint("cards", ("space",)))),
    Section(
        "editor",
        (
            Hint("tool", ("1", "…", "0", "L", "I")),
            Hint("pen", ("arrows",)),
            Hint("side", ("alt+arrows",)),
            Hint("draw", ("space",)),
            Hint("box", ("shift+space",)),
            Hint("undo", ("Z", "Y")),
            Hint("room", ("R", "N")),
            Hint("card", ("C",)),
            Hint("bots", ("B",)),
            Hint("play", ("P",)),
            Hint("save", ("ctrl+S", "ctrl+O")),
        ),
    ),
    Section(
        "storyeditor",
        (
            Hint("slip", ("0", "…", "6")),
            Hint("choose", ("up", "down")),
            Hint("move", ("alt+up", "alt+down")),
            Hint("add", ("N",)),
            Hint("drop", ("delete",)),
            Hint("page", ("pageup", "pagedown")),
            Hint("card", ("C",)),
            Hint("undo", ("Z", "Y")),
            Hint("bots", ("B",)),
            Hint("play", ("P",)),
            Hint("save", ("ctrl+S", "ctrl+O")),
        ),
    ),
    Section(
        "cardeditor",
        (
            Hint("leaf", ("1", "…", "4")),
            Hint("choose", ("up", "down")),
            Hint("page", ("pageup", "pagedown")),
            Hint("card", ("C",)),
            Hint("undo", ("Z", "Y")),
            Hint("bots", ("B",)),
            Hint("play", ("P",)),
            Hint("save", ("ctrl+S", "ctrl+O")),
        ),
    ),
    Section("lesson", (Hint("next", ("N",)), Hint("before", ("backspace",)))),
    Section(
        "result",
        (
            Hint("again", ("A",)),
            Hint("crew", ("C",)),
            Hint("watch", ("V",)),
            Hint("ledger", ("L",)),
            Hint("side", ("D",)),
        ),
    ),
    Section(
        "saves",
        (
            Hint("rename", ("F2",)),
            Hint("copy", ("C",)),
            Hint("export", ("E",)),
            Hint("delete", ("delete",)),
            Hint("bring", ("I",)),
            Hint("folder", ("O",)),
        ),
    ),
    Section(
        "rulebook",
        (
            Hint("search", ("ctrl+F", "/")),
            Hint("step", ("up", "down")),
            Hint("leaf", ("pageup", "pagedown")),
            Hint("ends", ("home", "end")),
            Hint("trail", ("alt+left", "alt+right")),
            Hint("copy", ("ctrl+C",)),
        ),
    ),
    Section("replays", (Hint("share", ("S",)), Hint("delete", ("delete",)), Hint("folder", ("O",)))),
    Section(
        "replay",
        (
            Hint("play", ("space",)),
            Hint("step", ("left", "right")),
            Hint("turn", ("ctrl+left", "ctrl+right")),
            Hint("ends", ("home", "end")),
            Hint("fight", ("B", "shift+B")),
            Hint("fall", ("K", "shift+K")),
            Hint("speed", ("1", "…", "4")),
            Hint("share", ("S",)),
            Hint("zoom", ("+", "-")),
            Hint("whole", ("0",)),
        ),
    ),
    Section("crash", (Hint("copy", ("C",)), Hint("folder", ("F",)), Hint("quit", ("Q",)))),
    Section(
        "settings", (Hint("page", ("1", "…", "8")), Hint("next", ("ctrl+tab",)), Hint("change", ("left", "right")))
    ),
)


def section(name: str) -> Section:
    """The keys of a scene.  KeyError when it has none of its own."""
    for one in SECTIONS:
        if one.name == name:
            return one
    raise KeyError(name)


def mark(words: Words, key: str) -> str:
    """What is printed on a key or a chord of keys."""
    if key == "+":
        return key
    return "+".join(words(f"key.{part}") if len(part) > 1 and part.islower() else part for part in key.split("+"))


def caps(words: Words, hint: Hint) -> tuple[str, ...]:
    """The keys of a line as they are printed."""
    return tuple(mark(words, key) for key in hint.marks)
