"""The words of cards as the workshop calls them, with the values they take."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.shell.words import Words
from game.content.common.records import Word
from game.content.common.words import Values
from game.content.fancards import words as known

SPOKEN: Mapping[str, tuple[str, Mapping[str, Values]]] = {
    "character": ("perks", known.PERKS),
    "crew": ("perks", known.PERKS),
    "item": ("perks", known.GEAR),
    "trait": ("perks", known.GEAR),
    "action": ("do", known.ACTIONS),
    "defence": ("do", known.DEFENCE),
    "nasty": ("do", known.ATTACK),
    "unit": ("perks", known.UNITS),
    "hazard": ("do", known.HAZARDS),
}
"""The field of a kind of card that holds its words, and the words it may say."""


def label(words: Words, name: str) -> str:
    """What a word of a card is called."""
    return words(f"cardeditor.word.{name}")


def value(words: Words, one: int | str | bool) -> str:
    """A value of a word."""
    return words(f"cardeditor.value.{one}") if isinstance(one, str) else str(one)


def values(kind: str, name: str) -> tuple[int | str | bool, ...]:
    """The values that a word may take on a kind of card."""
    return tuple(SPOKEN[kind][1][name])


def free(kind: str, said: tuple[Word, ...]) -> list[str]:
    """The words that such a card does not say yet."""
    names = {word.name for word in said}
    return [name for name in SPOKEN[kind][1] if name not in names]
