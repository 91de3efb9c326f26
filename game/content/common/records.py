"""Records that several games share, frozen: a word of a card's effect, and a rule line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Word(NamedTuple):
    """One word of a card's effect with its value, still as data: `Word("heal", 2)`."""

    name: str
    value: int | str | bool

    @property
    def mark(self) -> str:
        """What a card with it does, as the keywords of a booklet ask for it."""
        return f"do:{self.name}"


@dataclass(frozen=True, slots=True)
class RuleLine:
    """One line of the rulebook in our own words. `source`: "" for the rulebook, "site-faq" for the publisher's page;
    `reading`: the rulebook leaves it open and this is how the program plays it; `option`: an optional rule."""

    id: str
    group: str
    text: str
    source: str
    reading: str
    option: bool


class Differ(NamedTuple):
    """A fact on which the sources differ: the field, what was taken, what the other says and who that is."""

    field: str
    taken: str
    other: str
    by: str
