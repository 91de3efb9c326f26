"""Words that are wider than their line are broken between two syllables, by the dictionaries of `pyphen`.

Where a dictionary is wrong about a word of ours, `assets/lang/<language>/hyphens.txt` says it right: a word in each
line, with a hyphen wherever it may be broken.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from threading import Lock, Thread
from typing import TYPE_CHECKING

from pyphen import Pyphen, language_fallback

from game.content.common.files import data_path

if TYPE_CHECKING:
    from game.app.ui.kit import Kit

LEAST = 3
"""Letters before a break and after it."""
LETTERS = re.compile(r"[^\W\d_]+")
_reading = Lock()


def breaks(word: str, tongue: str) -> list[int]:
    """Where a word of that language may be broken; nowhere in a language without a dictionary."""
    found = []
    for part in LETTERS.finditer(word):
        places = [part.start() + i for i in _positions(part.group().lower(), tongue)]
        found += [i for i in places if LEAST <= i <= part.end() - LEAST]
    return found


def broken(text: str, fits: Callable[[str], bool], tongue: str) -> str:
    """The text with a hyphen and a blank in each word that does not fit, as late as possible; where a word has a hyphen
    of its own it needs no other."""

    def part(word: str) -> str:
        return word if word.endswith("-") else word + "-"

    out: list[str] = []
    for word in text.split():
        begun, places = 0, [] if fits(word) else sorted({*breaks(word, tongue), *_own(word)})
        while not fits(word[begun:]):
            at = next((i for i in reversed(places) if i > begun and fits(part(word[begun:i]))), 0)
            if not at:
                break
            out.append(part(word[begun:at]))
            begun = at
        out.append(word[begun:])
    return " ".join(out)


def hyphened(kit: Kit, text: str, room: float, voice: str, size: float) -> str:
    """The text with a hyphen in each word that is wider than `room` in those letters."""
    return broken(text, lambda word: kit.width(word, voice, size) <= room, kit.tongue)


def _own(word: str) -> list[int]:
    """The places behind the hyphens that a word has."""
    return [i for i in range(1, len(word)) if word[i - 1] == "-"]


def halves(word: str, wide: Callable[[str], float], tongue: str) -> str:
    """A word in two parts with a blank between them, so that the wider one is as narrow as can be; a word that can't be
    broken stays whole. Where it has a hyphen of its own it needs no other."""
    ways = [f"{word[:i]} {word[i:]}" for i in _own(word)]
    ways = ways or [f"{word[:i]}- {word[i:]}" for i in breaks(word, tongue)]
    return min(ways, key=lambda way: max(map(wide, way.split())), default=word)


def begin(tongue: str) -> None:
    """Read the dictionary of a language beside the program: the German one takes most of a second."""
    Thread(target=_dictionary, args=(tongue,), name="hyphens", daemon=True).start()


def _positions(word: str, tongue: str) -> list[int]:
    own = listed(tongue).get(word)
    if own is not None:
        return own
    book = _dictionary(tongue)
    return book.positions(word) if book is not None else []


def _dictionary(tongue: str) -> Pyphen | None:
    """The dictionary of a language, read once, whoever asks first."""
    with _reading:
        return _read(tongue)


@cache
def _read(tongue: str) -> Pyphen | None:
    return Pyphen(lang=tongue) if language_fallback(tongue) else None


@cache
def listed(tongue: str) -> dict[str, list[int]]:
    """The words of our own list in small letters, each with the places where it may be broken."""
    try:
        lines = data_path("assets", "lang", tongue, "hyphens.txt").read_text(encoding="utf-8").split()
    except OSError:
        return {}
    found = {}
    for line in lines:
        parts = line.split("-")
        found["".join(parts)] = [len("".join(parts[:i])) for i in range(1, len(parts))]
    return found
