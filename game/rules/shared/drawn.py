"""What players drew or wrote, made ready for bots to try it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.content.common.mod import Mod


class Drawn(NamedTuple):
    """The id of the game, the mod that brings what was drawn, and the settings it is played with.

    `longest`: answers after which a game counts as one that does not end. `done`: the reasons of an end with which it
    counts as won; none where the game says so itself.
    """

    game: str
    mod: Mod
    settings: Mapping[str, str]
    longest: int
    done: tuple[str, ...] = ()
