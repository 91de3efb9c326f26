"""Actions of a turn: which may still be taken (R-FB-132 to R-FB-137), and what a Story changes about it (R-FB-553)."""

from __future__ import annotations

from functools import partial

from game.core.remembered import ENOUGH, remembered
from game.rules.firefly.state import Firefly
from game.rules.firefly.zones import said, story_says

ACTIONS = ("fly", "buy", "deal", "work", "cheer", "call")
"""The Actions; "cheer" is that of the morale boosters, "call" declares Last Call."""
FOUR = ACTIONS[:4]
"""Those that everybody has at all times (R-FB-132)."""
A_TURN = 2
"""Actions a turn (R-FB-133)."""


def every_kind(g: Firefly) -> bool:
    """Whether the Story lets each kind of Action be taken once a turn, until a Fly Action ends it."""
    return bool(story_says(g, "every_action"))


def actions_left(g: Firefly) -> int:
    """How many Actions may still be taken this turn."""
    return _left(every_kind(g), g.acted)


def _left(every: bool, acted: tuple[str, ...]) -> int:
    if every:
        return 0 if "fly" in acted else sum(kind not in acted for kind in FOUR)
    return A_TURN - len(acted)


def left_after_flight(g: Firefly) -> int:
    """How many Actions are left where a Fly Action that is still to be taken leads."""
    return 0 if every_kind(g) else actions_left(g) - 1


def can_act(g: Firefly, kind: str) -> bool:
    """Whether an Action of that kind may still be taken this turn: two Actions, each kind once (R-FB-133 to
    R-FB-136)."""
    return kind in open_actions(g)


def open_actions(g: Firefly) -> frozenset[str]:
    """The kinds of Actions that may still be taken this turn."""
    return _open(g.zones.get("story", ()), g.acted)


@partial(remembered, most=ENOUGH)
def _open(stories: tuple[str, ...], acted: tuple[str, ...]) -> frozenset[str]:
    """The Actions that may still be taken after some."""
    if _left(bool(said(stories, "every_action")), acted) < 1:
        return frozenset()
    return frozenset(kind for kind in ACTIONS if kind not in acted)


def act(g: Firefly, kind: str) -> None:
    """An Action of that kind is taken."""
    g.acted = (*g.acted, kind)


def acted_soundly(g: Firefly) -> bool:
    """Whether that many Actions can have been taken, each kind once (R-FB-649)."""
    if len(set(g.acted)) < len(g.acted) or any(kind not in ACTIONS for kind in g.acted):
        return False
    return "fly" not in g.acted[:-1] if every_kind(g) else len(g.acted) <= A_TURN
