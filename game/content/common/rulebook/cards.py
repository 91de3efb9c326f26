"""Which cards speak of a rule and which rules speak of a card, told from the words and effects of the cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from game.content.common.records import RuleLine
from game.content.common.rulebook.words import ID, Links, folded, matches


@dataclass(frozen=True)
class Card:
    """A card of any deck as the booklet shows it; `id` is the way to its record, `marks` what it does.

    `name` is what the card is called, `title` what is printed over its text (a skill), `deck` its kind; `likeness` are
    pictures that stand for `picture` where that is missing, the best first; `flavour`: a line that only sets the mood.
    """

    id: str
    deck: str
    name: str
    title: str
    text: str
    picture: str
    marks: frozenset[str]
    likeness: tuple[str, ...] = ()
    flavour: str = ""

    @property
    def words(self) -> str:
        """Everything that can be read on it."""
        return f"{self.name} {self.title} {self.text} {self.flavour}"


def cards_of(content: object, box: str = "") -> dict[str, Card]:
    """Every card of a game by the way to it ("gear/medkit", "crew/mal/hero"), in the order of its decks; those of an
    expansion, which a `box` names, aren't the game's own."""
    found = {}
    for field in fields(content) if is_dataclass(content) else ():
        deck = getattr(content, field.name)
        if isinstance(deck, Mapping):
            for id, record in deck.items():
                for card in (
                    () if getattr(record, "box", "") != box else _sides(f"{field.name}/{id}", field.name, record)
                ):
                    found[card.id] = card
    return found


def _sides(way: str, deck: str, record: Any) -> list[Card]:
    """A record as a card, or each of its sides as one when it has sides with a text of their own; no text, no card."""
    sides = [f.name for f in fields(record) if hasattr(getattr(record, f.name), "text")] if is_dataclass(record) else []
    name = getattr(record, "name", "") or getattr(record, "title", "")
    picture = getattr(record, "picture", "") or getattr(record, "doll", "")
    if not sides:
        text = getattr(record, "text", "") or getattr(record, "story", "") or _choices(record)
        text, flavour = " ".join((text, *_goals(record))).strip(), getattr(record, "flavour", "")
        if not text and not flavour:
            return []
        kind = getattr(record, "kind", "") or deck
        return [Card(way, kind, name, name, text, picture, _marks(deck, record), flavour=flavour)]
    return [
        Card(f"{way}/{side}", side, name, one.title, one.text, picture, _marks(side, one))
        for side in sides
        for one in (getattr(record, side),)
    ]


def _goals(record: Any) -> Iterator[str]:
    """The Goals of a Story in their order."""
    for number, goal in enumerate(getattr(record, "goals", ()), 1):
        yield f"{number}. {goal.title}: {goal.text}"


def _choices(record: Any) -> str:
    """What the options of a card say, for a card that says nothing else."""
    return " ".join(f"{option.title}: {option.text}" for option in getattr(record, "options", ()))


def _marks(deck: str, record: Any) -> frozenset[str]:
    """What a card does, in the words of its deck."""
    return frozenset((f"deck:{deck}", *_told(record)))


def _told(record: Any) -> Iterator[str]:
    """The marks of a record and of what on it does something by itself: options, tests, bands, Goals."""
    names = record._fields if hasattr(record, "_fields") else [field.name for field in fields(record)]
    for name in names:
        value = getattr(record, name)
        if value is True:
            yield f"is:{name}"
        elif _acts(value):
            yield from _told(value)
        elif isinstance(value, tuple):
            for one in value:
                yield from _one(name, one)
        elif name in ("kind", "special", "skill", "tone", "who", "end") and value:
            yield f"{name}:{value}"


def _one(name: str, one: object) -> Iterator[str]:
    mark = getattr(one, "mark", "")
    if mark:
        yield mark
    elif isinstance(one, str):
        yield f"{name}:{one}"
    elif _acts(one):
        yield from _told(one)


def _acts(value: object) -> bool:
    """Whether what a part of a card does counts as done by the card: the part says so (`acts`)."""
    return getattr(value, "acts", False)


class Mentions:
    """Answers both questions for one game."""

    def __init__(self, lines: Mapping[str, RuleLine], cards: Mapping[str, Card], links: Links) -> None:
        self.lines, self.cards, self.links = lines, cards, links
        self._of_card = {id: frozenset(w.id for w in self._words(card)) for id, card in cards.items()}
        self._names = {folded(card.name) for card in cards.values()} | {folded(card.title) for card in cards.values()}

    def _words(self, card: Card) -> list[Any]:
        told = self.links.keywords(f"{card.title} {card.text}")
        done = [w for w in self.links.booklet.keyword.values() if w.cards & card.marks]
        return list(dict.fromkeys([*told, *done]))

    def for_line(self, id: str) -> list[str]:
        """The cards that speak of a line: those it names, then those about a keyword it explains, or, for a line that
        explains none, about the first keyword in it."""
        line = self.lines[id]
        text = f"{line.text} {line.reading}"
        named = [card for card in self.cards.values() if self._named(card, text)]
        cited = [card for card in self.cards.values() if id in ID.findall(card.text)]
        words = [w.id for w in self.links.booklet.keyword.values() if w.line == id]
        words = words or [w.id for w in self.links.booklet.keyword.values() if id in w.also]
        if not words and not named:
            words = [w.id for w in self.links.keywords(text)][:1]
        about = [self.cards[card] for card in self.for_words(words)]
        return list(dict.fromkeys(card.id for card in (*named, *cited, *about)))

    def for_words(self, keywords: Iterable[str]) -> list[str]:
        """The cards about any of some keywords, those that are about more of them first."""
        wanted = set(keywords)
        found = [id for id, words in self._of_card.items() if words & wanted]
        return sorted(found, key=lambda id: -len(self._of_card[id] & wanted))

    def for_search(self, wanted: tuple[str, ...]) -> list[str]:
        """The cards on which every word looked for begins a word."""
        return [id for id, card in self.cards.items() if wanted and matches(card.words, wanted)]

    def rules_of(self, card: str) -> list[str]:
        """The lines that speak of a card: those that name it, then the lines of its keywords, main lines first."""
        one = self.cards[card]
        named = [id for id, line in self.lines.items() if self._named(one, f"{line.text} {line.reading}")]
        named.sort(key=lambda id: folded(one.title) not in folded(self.lines[id].text))
        words = self._words(one)
        main = [w.line for w in words]
        more = [line for w in words for line in w.also]
        return list(dict.fromkeys([*named, *main, *more]))

    def _named(self, card: Card, text: str) -> bool:
        """Whether a text names the card, by its name or its title, as whole words."""
        plain = f" {''.join(c if c.isalnum() else ' ' for c in folded(text))} "
        names = {folded(card.name), folded(card.title)}
        return any(f" {''.join(c if c.isalnum() else ' ' for c in name)} " in plain for name in names if len(name) > 2)
