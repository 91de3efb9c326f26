"""Words that are wider than their line are broken between two syllables."""

from __future__ import annotations

from collections.abc import Callable

VOWELS = frozenset("aeiouyäöüAEIOUYÄÖÜ")
TOGETHER = (
    *("schl", "schm", "schn", "schr", "schw", "sch", "spr", "str", "ch", "ck", "ph", "th", "sh", "qu", "st", "sp"),
    *("bl", "br", "dr", "fl", "fr", "gl", "gr", "kl", "kr", "pl", "pr", "tr"),
)
LEAST = 3
"""Letters before a break and after it."""


def breaks(word: str) -> list[int]:
    """Where a word may be broken: before a consonant, or letters that belong together, with a vowel after it."""
    found = []
    for i in range(LEAST, len(word) - LEAST + 1):
        if not (word[i - 1].isalpha() and word[i].isalpha()) or word[i] in VOWELS:
            continue
        if any(word.startswith(two, i - n) for two in TOGETHER for n in range(1, len(two))):
            continue
        begun = next((len(two) for two in TOGETHER if word.startswith(two, i)), 1)
        if word[i + begun : i + begun + 1] in VOWELS and not VOWELS.isdisjoint(word[:i]):
            found.append(i)
    return found


def broken(text: str, fits: Callable[[str], bool]) -> str:
    """The text with a hyphen and a blank in each word that does not fit, as late as possible."""
    out: list[str] = []
    for word in text.split():
        while not fits(word):
            at = next((i for i in reversed(breaks(word)) if fits(word[:i] + "-")), 0)
            if not at:
                break
            out.append(word[:at] + "-")
            word = word[at:]
        out.append(word)
    return " ".join(out)


def halves(word: str, wide: Callable[[str], float]) -> str:
    """A word in two parts with a blank between them, so that the wider one is as narrow as can be; a word that can't be
    broken stays whole. Where it has a hyphen of its own it needs no other."""
    ways = [f"{word[:i]} {word[i:]}" for i in range(1, len(word)) if word[i - 1] == "-"]
    ways = ways or [f"{word[:i]}- {word[i:]}" for i in breaks(word)]
    return min(ways, key=lambda way: max(map(wide, way.split())), default=word)
