"""What an expansion brings to the content of *Firefly: The Game*: a box is a value, and the game looks it up.

The registry of content says once which boxes there are (`know`). What is the same for all of them, their folders, the
mark on their cards, how they are read and counted, is done here; `game.rules.firefly.boxes` turns a box on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from game.content.firefly.records import Firefly, Story
    from game.content.firefly.words import Takes

Wrong: TypeAlias = Iterator[tuple[str, str, str, str]]
"""What is wrong: the table of the card, its id, the field, the sentence."""


class Odd(NamedTuple):
    """A word of a Story that lacks another: its short name, the Goal counted from 0 (-1: the card), the list, and the
    sentence of the loader."""

    code: str
    goal: int
    where: str
    says: str


def _no_words() -> Mapping[str, Mapping[str, Takes]]:
    return {}


def _nothing_odd(story: Story) -> Iterator[Odd]:
    return iter(())


def _nothing_wrong(found: Firefly, known: Firefly, base: Firefly) -> Wrong:
    return iter(())


@dataclass(frozen=True)
class Box:
    """What a box brings. `id`: the mark on its cards, and the name of its folder among the decks, also in a mod.

    `mod_files`: what a mod may have in that folder; `loose`: what the part of the box is called whose Jobs no Contact
    gives, and how their files begin, "" for none. `words`: those that a Story of a mod may use, by list: what may stand
    behind the colon ("" for none), and their numbers; `odd`: which of them lack another. `wrong`: what is wrong with
    its own cards, `wrong_in_mod` with those that a mod adds to it: given those cards, all that they may name, and the
    content they are added to.
    """

    id: str
    mod_files: tuple[str, ...] = ()
    loose: str = ""
    words: Callable[[], Mapping[str, Mapping[str, Takes]]] = _no_words
    odd: Callable[[Story], Iterator[Odd]] = _nothing_odd
    wrong: Callable[[Firefly, Firefly, Firefly], Wrong] = _nothing_wrong
    wrong_in_mod: Callable[[Firefly, Firefly, Firefly], Wrong] = _nothing_wrong


_known: list[Box] = []


def know(*boxes: Box) -> None:
    """These are the boxes there are, in the order of their decks."""
    _known[:] = boxes


def known() -> tuple[Box, ...]:
    """All boxes there are."""
    return tuple(_known)
