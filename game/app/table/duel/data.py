"""What a stage shows of a duel: plain words and names of pictures, filled in by the game whose duel it is."""

from __future__ import annotations

from typing import NamedTuple

from game.app.table.results.results import Line
from game.app.ui.theme import Color


class Figure(NamedTuple):
    """One who fights: the name of a picture, "" for somebody without one, and what they are called."""

    picture: str
    name: str


class Means(NamedTuple):
    """What a side fights by: its sign with the colour of it, its name, and the points that go to the dice (None while
    they are not to be said)."""

    icon: str
    color: Color
    name: str
    points: int | None = None


class Side(NamedTuple):
    """One of the two. `seat`: whose, -1 for nobody's; `role`: attacks or defends, in words; `figures`: the first stands
    in front; `gear`: what they carry; `dice` as (die, face); `total`: None before the dice lie, and without dice what
    the other side must reach; `asked`: this side decides now; `won`: None while it is open."""

    seat: int
    name: str
    role: str
    figures: tuple[Figure, ...] = ()
    means: Means | None = None
    gear: tuple[Figure, ...] = ()
    dice: tuple[tuple[str, int], ...] = ()
    total: int | None = None
    asked: bool = False
    won: bool | None = None


Row = tuple[str, str, str]
"""What speaks for a way: words, share, ink."""


class Way(NamedTuple):
    """Something that can be chosen. `chance`: of a good end, as it is written, "" where it isn't said; `sub`: what that
    end is; `rows`: what speaks for it, each with its share and ink."""

    key: str
    means: Means
    title: str
    chance: str = ""
    sub: str = ""
    rows: tuple[Row, ...] = ()


class End(NamedTuple):
    """How it ended: in a word, "good", "bad" or "brass" for who looks, and who pays what."""

    title: str
    mood: str = "brass"
    lines: tuple[Line, ...] = ()


class Duel(NamedTuple):
    """All of it. `title`: what kind of duel, `about`: what for; `picture`: the backdrop; `asks`: what is asked of the
    side that decides, as all may read it; `end`: None while it goes on; `throws`: dice belong to it."""

    title: str
    about: str
    picture: str
    sides: tuple[Side, Side]
    asks: str = ""
    ways: tuple[Way, ...] = ()
    end: End | None = None
    throws: bool = True

    def thrown(self) -> bool:
        """Whether dice lie, or a number to be reached."""
        return any(side.dice or side.total is not None for side in self.sides)

    def asked(self) -> Side | None:
        """The side that decides now."""
        return next((side for side in self.sides if side.asked), None)
