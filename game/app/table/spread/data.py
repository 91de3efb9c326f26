"""What a spread shows: cards to choose from, in plain words and names of pictures, filled in by the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import Color

ANSWER, LYING = "big:", "lies:"
"""How the name begins of what gives an answer when it is pressed, whose key follows, and of a card that only lies over
the board."""
CARDS = (ANSWER, LYING)


class Look(NamedTuple):
    """How a game paints its own things. `picture`: whose picture or what thing stands in the window of a card, by its
    name, with its title; `sign`: a small sign by its name at a point, so many units wide, with a number in it (0: with
    none)."""

    picture: Callable[[Kit, Surface, Rect, str, str], None]
    sign: Callable[[Kit, Surface, Sequence[float], str, float, int], None]


class Fact(NamedTuple):
    """A line of what a card brings: its sign, "" for none, words, what stands at the right of them, the ink, and a sign
    behind what stands at the right."""

    sign: str
    text: str
    right: str = ""
    ink: str = "ink"
    mark: str = ""


class Card(NamedTuple):
    """A card. `id`: what it is, the same as long as it lies there; `key`: the answer it gives, "" for none; `band`:
    icon, colour and words of its kind; `price`: on its brass tag; `signs` with a number each; `why`: a line for why it
    can't be chosen; `first`: it is what the brass button proposes; `taken`: it is chosen, and lies higher; `tick`: what
    is pressed to tick it or not, "" where it need not be; `ticked`: whether it is; `picture`: the name of what its
    window shows; `note`: what stands beside the price; `flavour`: its words are left out where
    they have no room; `gone`: it has left, and its place stays empty; `scene`: its picture is wider than high."""

    id: str
    key: str
    band: tuple[str, Color, str]
    title: str
    price: str = ""
    signs: tuple[tuple[str, int], ...] = ()
    facts: tuple[Fact, ...] = ()
    says: str = ""
    why: str = ""
    first: bool = False
    taken: bool = False
    tick: str = ""
    ticked: bool = False
    picture: str = ""
    note: Fact | None = None
    flavour: bool = False
    gone: bool = False
    scene: bool = False


class End(NamedTuple):
    """An answer without a card, as a button below the cards."""

    key: str
    label: str
    icon: str = ""


class Spread(NamedTuple):
    """All of it. `title`: what is asked; `sub`: what it hangs on; `up`: the id of the card that is pointed at, "" for
    none; `bare`: the ids of cards of a shelf whose pictures are still to come."""

    title: str
    sub: str
    cards: tuple[Card, ...]
    ends: tuple[End, ...]
    look: Look
    up: str = ""
    bare: frozenset[str] = frozenset()
