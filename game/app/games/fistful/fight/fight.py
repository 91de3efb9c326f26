"""The battle that the pending choice of a heist belongs to."""

from __future__ import annotations

from typing import NamedTuple

from game.core.steps import AnyChoice
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import sort


class Fight(NamedTuple):
    """A battle under way: who fights what, with whose help, and the dice of this round once they fell."""

    seat: int
    token: str
    helper: int
    rolled: bool


def fight_of(choice: AnyChoice | None, g: Fistful) -> Fight | None:
    """The battle in which something is asked, None when it is asked outside of one."""
    token = getattr(choice, "token", "")
    if choice is None or not token or sort(token) != "enemy":
        return None
    seat = getattr(choice, "seat", g.active)
    return Fight(seat, token, getattr(choice, "helper", -1), "fight.total" in g.flags)
