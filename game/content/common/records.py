"""Records that several games share, frozen: a word of a card's effect, and a rule line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Word(NamedTuple):
    """One word of a card's effect with its value, still as data: `Word("heal", 2)`."""

    name: str
    value: int | str | bool


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
