"""JSON that nobody can hurt us with: bounded depth and size, no doubled keys, no floats, no broken text."""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

from game.save.errors import damaged

DEPTH = 100
VALUES = 300_000
DIGITS = 20
BRACKETS = re.compile(rb"[\[\]{}]")


def parse(data: bytes, place: str) -> Any:
    """The JSON value in `data`. Raises SaveError (damaged) for anything that a save never holds.

    The shape is measured before the parser sees it, so that a small file can't eat the memory.
    """
    _measure(data.replace(b"\\\\", b"").replace(b'\\"', b""), place)
    try:
        value = json.loads(
            data.decode(), object_pairs_hook=_once, parse_constant=_never, parse_float=_never, parse_int=_short
        )
        json.dumps(value, ensure_ascii=False).encode()  # a lone half of a surrogate pair can't be drawn or written
    except (ValueError, RecursionError) as error:
        raise damaged(place, f"it can't be read ({_words(error)})") from error
    return value


def _measure(data: bytes, place: str) -> None:
    """Refuse too many values and too much depth, looking only at what stands outside of texts."""
    if data.count(b'"') > 2 * VALUES:
        raise damaged(place, "it holds far too many texts")
    shape = b"".join(data.split(b'"')[::2])
    if shape.count(b",") + shape.count(b"[") + shape.count(b"{") > VALUES:
        raise damaged(place, "it holds far too many values")
    depth = 0
    for bracket in BRACKETS.finditer(shape):
        depth += 1 if bracket[0] in b"[{" else -1
        if not 0 <= depth <= DEPTH:
            raise damaged(place, "it is nested too deeply")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key appears twice")
    return found


def _never(text: str) -> NoReturn:
    raise ValueError(f"{text[:20]} is no whole number")


def _short(text: str) -> int:
    if len(text) > DIGITS:
        raise ValueError("a number is too long")
    return int(text)


def _words(error: Exception) -> str:
    return str(error).splitlines()[0][:80] if not isinstance(error, UnicodeError) else "its text is broken"
