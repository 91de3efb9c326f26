"""Which language the program speaks: words on screen, cards and rule lines change together."""

from __future__ import annotations

from functools import lru_cache
from gettext import NullTranslations

import pygame.system

from game.app.shell.words import HOME, Words, read
from game.content import load
from game.content.common.files import data_path
from game.content.common.translation import Say


def languages() -> list[str]:
    """The languages there is a catalogue for, English first."""
    found = sorted(folder.name for folder in data_path("assets", "lang").iterdir() if folder.is_dir())
    return [HOME, *(name for name in found if name != HOME)]


@lru_cache
def own_name(language: str) -> str:
    """What a language calls itself; its folder's name when it does not say."""
    try:
        name = read(data_path("assets", "lang", language)).gettext("language.name")
    except OSError:
        return language
    return name if name != "language.name" else language


def chosen(setting: str) -> str:
    """The language of a setting; "" is the first of the system's own that is spoken here, else English."""
    known = languages()
    if setting:
        return setting if setting in known else HOME
    wanted = [place["language"] for place in pygame.system.get_pref_locales()]
    return next((name for name in wanted if name in known), HOME)


def speak(language: str) -> Words:
    """The words of a language; from now on cards, boards and rule lines are told in it, too."""
    words = Words.load(language)
    load.speak(None if language == HOME else _say(words.catalogue))
    return words


@lru_cache(maxsize=4)
def _say(catalogue: NullTranslations) -> Say:
    """How printed texts are said in the words of a catalogue; the same one for the same, so that content told once
    stays told."""
    words = Words(catalogue)

    def say(key: str, printed: str) -> str:
        return words(key) if words.has(key) else printed

    return say
