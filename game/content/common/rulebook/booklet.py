"""What makes a booklet of a game's rule lines: keywords with their lines, pictures, and the lines news belong to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.content.common.errors import ContentError, Problem
from game.content.common.toml.door import read_toml

FOLDER = ("assets", "rulebook")


@dataclass(frozen=True)
class Keyword:
    """A word of the rules: `text` has the forms that are links, `near` those that only count, parted by "|".

    `line` explains it, `also` are more lines about it; `cards` are the marks of cards that are about it.
    """

    id: str
    title: str
    line: str
    text: str = ""
    near: str = ""
    also: tuple[str, ...] = ()
    cards: frozenset[str] = frozenset()

    @property
    def links(self) -> tuple[str, ...]:
        """The forms that are links."""
        return tuple(form for form in self.text.split("|") if form)

    @property
    def forms(self) -> tuple[str, ...]:
        """Every form of the word."""
        return (*self.links, *(form for form in self.near.split("|") if form))

    @property
    def lines(self) -> tuple[str, ...]:
        """Its line first, then the others."""
        return (self.line, *self.also)


@dataclass(frozen=True)
class Part:
    """A part of "How to play": on which side of the leaf, its title ("" goes on with the part before), its pictures."""

    side: int
    title: str
    text: str
    pictures: tuple[str, ...]


@dataclass(frozen=True)
class Guide:
    """ "How to play": the first leaf of a booklet; without parts there is none."""

    title: str = ""
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True)
class Booklet:
    """One game's booklet beside its rule lines.

    `news` and `moment`: the line of each kind of news and of each moment of the game; `chapter` and `pictures`:
    pictures by the first line of a chapter and by line.
    """

    game: str
    title: str
    keyword: Mapping[str, Keyword]
    news: Mapping[str, str]
    moment: Mapping[str, str]
    chapter: Mapping[str, tuple[str, ...]]
    pictures: Mapping[str, tuple[str, ...]]
    guide: Guide = Guide()


def games(root: Path) -> tuple[str, ...]:
    """The games that have a booklet, by name."""
    return tuple(sorted(path.stem for path in root.joinpath(*FOLDER).glob("*.toml")))


def read_booklet(root: Path, game: str) -> Booklet:
    """The booklet of a game. ContentError when its file is not there, is no TOML or has another shape."""
    file = f"rulebook/{game}.toml"
    data = read_toml(root.joinpath(*FOLDER, f"{game}.toml"), file)
    try:
        words = {id: _keyword(id, entry) for id, entry in data["keyword"].items()}
        return Booklet(
            game,
            _text(data["title"]),
            words,
            {kind: _text(line) for kind, line in data.get("news", {}).items()},
            {moment: _text(line) for moment, line in data.get("moment", {}).items()},
            {title: _texts(found) for title, found in data.get("chapter", {}).items()},
            {line: _texts(found) for line, found in data.get("line", {}).items()},
            _guide(data["guide"]) if "guide" in data else Guide(),
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise ContentError(Problem("shape", file, f"has another shape than a booklet: {error}.")) from None


def _guide(entry: Mapping[str, Any]) -> Guide:
    return Guide(
        _text(entry["title"]),
        tuple(
            Part(int(part["side"]), _text(part.get("title", "")), _text(part["text"]), _texts(part["pictures"]))
            for part in entry["part"]
        ),
    )


def _keyword(id: str, entry: Mapping[str, Any]) -> Keyword:
    return Keyword(
        id,
        _text(entry["title"]),
        _text(entry["line"]),
        _text(entry.get("text", "")),
        _text(entry.get("near", "")),
        _texts(entry.get("also", [])),
        frozenset(_texts(entry.get("cards", []))),
    )


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is no list")
    return tuple(_text(one) for one in value)
