"""Words in rule lines and cards: beginnings found whatever their accents, keywords found in their longest form."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.content.common.records import RuleLine
    from game.content.common.rulebook.booklet import Booklet, Keyword

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
_ID_BEGUN = re.compile(r"r-[a-z]{2,3}-?[0-9]*")
ID = re.compile(r"\bR-[A-Z]{2,3}-[1-9][0-9]{0,3}\b")
CITED = re.compile(rf"\s*\(({ID.pattern}(?:[^()]*?{ID.pattern})*)\)([.!?]?)")


def unsaid(text: str) -> str:
    """A text without the ids of the lines that it cites in brackets: what a person reads."""
    return CITED.sub(r"\2", text) if "(R-" in text else text


def folded(text: str) -> str:
    """A text without case and accents, letter by letter: it is as long as the text."""
    if text.isascii():
        return text.lower()
    return "".join(_fold(letter) for letter in text)


def _fold(letter: str) -> str:
    plain = unicodedata.normalize("NFKD", letter)[0] if letter else ""
    low = plain.lower()
    return low if len(low) == 1 else plain


class Span(NamedTuple):
    """A part of a text."""

    start: int
    end: int


def query(text: str) -> tuple[str, ...]:
    """The words that are looked for."""
    return tuple(match.group() for match in _WORD.finditer(folded(text)))


def begins(text: str, wanted: Iterable[str]) -> list[Span]:
    """Where words of a text begin with what is looked for; only the part that was typed."""
    plain, words = folded(text), sorted(set(wanted), key=len, reverse=True)
    found = []
    for match in _WORD.finditer(plain):
        hit = next((w for w in words if match.group().startswith(w)), "")
        if hit:
            found.append(Span(match.start(), match.start() + len(hit)))
    return found


@lru_cache(maxsize=2048)
def _words(text: str) -> tuple[str, ...]:
    return query(text)


def matches(text: str, wanted: Iterable[str]) -> bool:
    """Whether each word looked for begins a word of the text."""
    words = _words(text)
    return all(any(word.startswith(w) for word in words) for w in wanted)


def search(lines: Mapping[str, RuleLine], text: str) -> list[str]:
    """The ids of the lines in which every word looked for begins a word; a line whose id it is comes first."""
    wanted = query(text)
    if not wanted:
        return []
    first = [id for id in lines if wanted in (_words(id), _words(id)[-1:])]
    if _ID_BEGUN.fullmatch(folded(text.strip())):
        return [*first, *(id for id in lines if id not in first and folded(id).startswith(folded(text.strip())))]
    rest = [
        id
        for id, line in lines.items()
        if id not in first and matches(f"{line.text} {line.reading} {line.group} {id}", wanted)
    ]
    inside = [id for id in rest if matches(f"{lines[id].text} {lines[id].reading}", wanted)]
    return [*first, *inside, *(id for id in rest if id not in inside)]


class Link(NamedTuple):
    """A keyword (or the id of a line) in a text and the line it leads to."""

    start: int
    end: int
    line: str
    keyword: str


class Links:
    """Finds the keywords of a booklet in texts."""

    def __init__(self, booklet: Booklet) -> None:
        self.booklet = booklet
        self._of: dict[str, Keyword] = {}
        self._all: dict[str, Keyword] = {}
        for word in booklet.keyword.values():
            for form in word.forms:
                self._all[folded(form)] = word
            for form in word.links:
                self._of[folded(form)] = word
        self._link = _pattern(self._of)
        self._any = _pattern(self._all)

    def find(self, text: str, here: str = "") -> list[Link]:
        """Each keyword once, where it comes first, but none that leads to `here`; ids of lines as well."""
        found = [Link(m.start(), m.end(), m.group(), "") for m in ID.finditer(text) if m.group() != here]
        seen = set()
        for match in self._link.finditer(folded(text)):
            word = self._of[match.group()]
            if word.id not in seen and word.line != here:
                seen.add(word.id)
                found.append(Link(match.start(), match.end(), word.line, word.id))
        return sorted(found)

    def keywords(self, text: str) -> list[Keyword]:
        """The keywords a text is about, in the order in which they come."""
        return list(dict.fromkeys(self._all[m.group()] for m in self._any.finditer(folded(text))))

    def line_for(self, text: str) -> str:
        """The line a text leads to: the id it names, else the line of its first keyword; "" when it leads nowhere."""
        named = ID.search(text)
        if named:
            return named.group()
        linked = self.find(text)
        if linked:
            return linked[0].line
        near = self.keywords(text)
        return near[0].line if near else ""


def _pattern(forms: Iterable[str]) -> re.Pattern[str]:
    longest = sorted(forms, key=len, reverse=True)
    return re.compile(r"(?<![^\W_])(?:" + "|".join(map(re.escape, longest)) + r")(?![^\W_])")


def pieces(text: str, links: Iterable[Link]) -> Iterator[tuple[str, Link | None]]:
    """A text in pieces, each with its link or None."""
    at = 0
    for link in links:
        if link.start < at:
            continue
        if link.start > at:
            yield text[at : link.start], None
        yield text[link.start : link.end], link
        at = link.end
    if at < len(text):
        yield text[at:], None
