"""A game's booklet opened: how to play, its lines and chapters, what is looked for in it, and the way one has gone."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from game.app.shell.doors import Doors, Game
from game.content.common.records import RuleLine
from game.content.common.rulebook.booklet import Part
from game.content.common.rulebook.cards import Card, Mentions, cards_of
from game.content.common.rulebook.words import Links, folded, query, search
from game.content.load import booklet_of, content_of, rules_of

GUIDE = "guide-"  # before the number of a part of "How to play"


class Chapter(NamedTuple):
    """A group of lines in printed order."""

    title: str
    lines: tuple[str, ...]


class Book:
    """What is printed in one game's booklet, or by `name` in that of a box that adds to it, and how its parts hang
    together.

    `rules` are the numbered lines; before them in `lines` stand the parts of "How to play", by the same ids in
    `parts`."""

    def __init__(self, door: Game, name: str = "") -> None:
        self.door, self.id, self.drawings = door, name or door.id, door.drawings()
        self.rules = rules_of(self.id)
        self.booklet = booklet_of(self.id)
        guide = self.booklet.guide
        self.parts: dict[str, Part] = {f"{GUIDE}{n}": part for n, part in enumerate(guide.parts, 1)}
        leaves = {id: RuleLine(id, guide.title, part.text, "", "", False) for id, part in self.parts.items()}
        self.lines = {**leaves, **self.rules}
        self.links = Links(self.booklet)
        told = cards_of(content_of(door.id), "" if self.id == door.id else self.id)
        self.cards: dict[str, Card] = {
            id: replace(card, likeness=tuple(door.likeness(card))) for id, card in told.items()
        }
        self.mentions = Mentions(self.rules, self.cards, self.links)
        groups: dict[str, list[str]] = {}
        for id, line in self.lines.items():
            groups.setdefault(line.group, []).append(id)
        self.chapters = tuple(Chapter(title, tuple(ids)) for title, ids in groups.items())

    def name(self, line: str) -> str:
        """What a line is called: its number, or the title of its leaf."""
        return self.booklet.guide.title if line in self.parts else line

    def chapter_of(self, line: str) -> int:
        """Which chapter a line stands in; the first for a line that is not there."""
        return next((i for i, chapter in enumerate(self.chapters) if line in chapter.lines), 0)


def booklet_at(doors: Doors, game: str, line: str) -> str:
    """The booklet of a game that has a line, or of a box that adds to it."""
    name = game or doors.first.id
    boxes = [lid.id for lid in doors.lids.values() if lid.game == name] if line else []
    return next((one for one in (name, *boxes) if one in boxes and line in rules_of(one)), name)


@dataclass
class Reading:
    """Where somebody is in a booklet: the line, the tab on the left, what is looked for, and the way there."""

    book: Book
    line: str
    tab: str = "chapters"
    text: str = ""
    card: str = ""
    hit: int = 0
    before: str = ""  # where one was before the search
    way: list[str] = field(default_factory=list)
    ahead: list[str] = field(default_factory=list)

    @property
    def chapter(self) -> int:
        return self.book.chapter_of(self.line)

    @property
    def wanted(self) -> tuple[str, ...]:
        """The words looked for."""
        return query(self.text)

    def hits(self) -> list[str]:
        """The lines found: for a card those that speak of it, else those with the words looked for."""
        if self.card:
            return self.book.mentions.rules_of(self.card)
        found = search(self.book.rules, self.text)
        meant = [w for w in self.book.booklet.keyword.values() if folded(self.text.strip()) in map(folded, w.forms)]
        if not meant:
            return found
        return list(dict.fromkeys([*(line for word in meant for line in word.lines), *found]))

    def cards(self) -> list[str]:
        """The cards about what is looked for, or about the line."""
        mentions = self.book.mentions
        part = self.book.parts.get(self.line)
        if not self.wanted and not part:
            return mentions.for_line(self.line)
        words = [w.id for w in self.book.links.keywords(self.text or (part.text if part else ""))]
        return list(dict.fromkeys([*mentions.for_search(self.wanted), *mentions.for_words(words)]))

    # ------------------------------------------------------------ going somewhere

    def go(self, line: str, remember: bool = True) -> None:
        """Read a line; the way back is kept."""
        if line == self.line or line not in self.book.lines:
            return
        if remember:
            self.way.append(self.line)
            self.ahead.clear()
        self.line = line

    def back(self) -> bool:
        """To where one came from."""
        if not self.way:
            return False
        self.ahead.append(self.line)
        self.line = self.way.pop()
        return True

    def forward(self) -> bool:
        """Where one came back from."""
        if not self.ahead:
            return False
        self.way.append(self.line)
        self.line = self.ahead.pop()
        return True

    def look_for(self, text: str) -> None:
        """Search as one types; without words the chapters are there again."""
        self.before = self.before if self.wanted else self.line
        self.text, self.hit, self.card = text, 0, ""
        self.tab = "found" if self.wanted else "chapters"

    def about(self, card: str) -> None:
        """The rules that speak of a card."""
        self.card, self.hit, self.tab = card, 0, "found"
