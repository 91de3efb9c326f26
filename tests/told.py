"""News for tests: written as a word and what it says, and read as that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, get_type_hints

from game.core.news import News, said, word_for

USUAL = {int: 0, str: ""}
"""What is said where a test leaves values out."""


@cache
def kinds(game: str) -> dict[str, type[News]]:
    """Every kind of news that the rules of a game tell, by its word."""
    module = import_module(f"game.rules.{game}.news")
    found = (one for one in vars(module).values() if isinstance(one, type) and hasattr(one, "_field_defaults"))
    return {word_for(one): one for one in found}


def news(game: str, *lines: Sequence[Any]) -> list[Any]:
    """News of a game from their words and values; values that are left out at the end are of no account."""
    found = []
    for word, *values in lines:
        kind = kinds(game)[word]
        hints = get_type_hints(kind)
        left = [one for one in kind._fields[len(values) :] if one not in kind._field_defaults]
        found.append(kind(*values, *(USUAL.get(hints[one], ()) for one in left)))
    return found


def lines(news: Iterable[News]) -> list[tuple[Any, ...]]:
    """News as their words and values."""
    return [said(one) for one in news]


def told_by(scene: Any) -> list[tuple[Any, ...]]:
    """All that a table was told, as words and values."""
    return lines(one for _, one in scene.told)
