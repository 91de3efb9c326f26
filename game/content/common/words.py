"""A closed vocabulary: each word with the values it may take, and how an entry is read as one of its words."""

from __future__ import annotations

from typing import TypeAlias

from game.content.common.records import Word

Values: TypeAlias = range | tuple[int | str | bool, ...]


def word_of(entry: object, vocabulary: dict[str, Values]) -> Word:
    """The one word of an entry such as `{heal = 2}`. ValueError says what was expected."""
    if not isinstance(entry, dict) or len(entry) != 1:
        raise ValueError("each entry of an effect is one word with its value, as in { heal = 2 }")
    ((name, value),) = entry.items()
    values = vocabulary.get(name)
    if values is None:
        raise ValueError(f"{str(name)[:40]!r} is no word of these cards; known are {', '.join(sorted(vocabulary))}")
    if isinstance(values, range):
        if type(value) is not int or value not in values:
            steps = f" in steps of {values.step}" if values.step > 1 else ""
            raise ValueError(f"{name} takes a whole number from {values[0]} to {values[-1]}{steps}")
    elif not any(type(value) is type(known) and value == known for known in values):
        shown = [str(known).lower() if known is True else repr(known) for known in values]
        raise ValueError(f"{name} takes {' or '.join(shown)}")
    return Word(name, value)
