"""What players drew or wrote, made ready for bots to try it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from game.content.common.mod import Mod
from game.core.news import News
from game.core.state import State


def _nothing(g: State, line: News) -> Iterable[tuple[str, int]]:
    return ()


class Drawn(NamedTuple):
    """The id of the game, the mod that brings what was drawn, and the settings it is played with.

    `longest`: answers after which a game counts as one that does not end. `done`: the reasons of an end with which it
    counts as won; none where the game says so itself. `marks`: what a piece of news says of what was drawn, each with
    the seat it happened to.
    """

    game: str
    mod: Mod
    settings: Mapping[str, str]
    longest: int
    done: tuple[str, ...] = ()
    marks: Callable[[State, News], Iterable[tuple[str, int]]] = _nothing
