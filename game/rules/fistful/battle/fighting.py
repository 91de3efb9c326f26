"""A choice in a battle round, as Gear and Shiny Skills see it."""

from __future__ import annotations

from game.core.steps import Choice, Step
from game.rules.fistful.state import Fistful


class Fighting(Choice[Fistful]):
    """A seat may turn a battle round against an enemy, before or after the dice; `helper` fights along, -1 nobody."""

    __slots__ = ()
    token: str
    helper: int

    def roll(self, g: Fistful) -> Step:
        """All dice of the round fall, those that Gear added, too."""
        raise NotImplementedError

    def roll_one(self, die: str) -> Step:
        """One die more falls, such as "d6"."""
        raise NotImplementedError

    def judge(self) -> Step:
        """What was rolled and added counts."""
        raise NotImplementedError
