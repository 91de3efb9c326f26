"""The printed texts of records in another language: every title, name, text and story asked for by its key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

R = TypeVar("R")
Say = Callable[[str, str], str]
"""From the key of a text and what is printed to what is shown; it gives back what is printed if it knows no better."""

_TEXTS = frozenset(("title", "name", "text", "flavour", "story", "reading", "near", "length"))


def spoken(record: R, key: str, say: Say) -> R:
    """A record, and every record in it, with its texts as `say` has them. Records of mods keep their own words.

    Keys are the way to a text: `spoken(content, game, say)` asks for "<game>.gear.medkit.title", and for records in a
    row "<game>.nav.ghost-ship.options.1.text".
    """
    mod: str = getattr(record, "mod", "")
    if mod or not is_dataclass(record) or isinstance(record, type):
        return record
    changed: dict[str, Any] = {}
    for field in fields(record):
        value = getattr(record, field.name)
        if isinstance(value, str):
            told: Any = say(f"{key}.{field.name}", value) if value and field.name in _TEXTS else value
        elif isinstance(value, Mapping):
            told = {name: spoken(inner, f"{key}.{field.name}.{name}", say) for name, inner in value.items()}
        elif isinstance(value, tuple):
            told = _row(value, f"{key}.{field.name}", say)
        else:
            told = spoken(value, f"{key}.{field.name}", say)
        if told != value:
            changed[field.name] = told
    return replace(record, **changed) if changed else record


def _row(row: tuple[Any, ...], key: str, say: Say) -> tuple[Any, ...]:
    """A tuple of records, counted from 0 in their keys; any other tuple as it is."""
    if not row or not is_dataclass(row[0]):
        return row
    return tuple(spoken(inner, f"{key}.{number}", say) for number, inner in enumerate(row))


def texts(record: object, key: str) -> dict[str, str]:
    """Every text of a record by its key, as it is printed: what a translation has to say."""
    found: dict[str, str] = {}

    def keep(name: str, printed: str) -> str:
        found[name] = printed
        return printed

    spoken(record, key, keep)
    return found
