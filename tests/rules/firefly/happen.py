"""A table in the middle of a turn, where nothing has happened yet, and steps that happen with the dice they throw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.engine import Dice, advance, settle
from game.core.session import Session
from game.core.steps import AnyChance, Option, Step
from game.rules.firefly.given.tables import laid_out
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.turn import Actions, PlayerTurnOver, TurnGoesOn
from game.rules.shared.settings import full
from tests.rules.firefly.table import Table
from tests.rules.table import laid


def table(seats: int = 2, *, settings: dict[str, str] | None = None, **tables: Any) -> Table:
    """The table of `tests.rules.firefly.table`, its turn already begun: who is with the Cruiser or the Cutter has not
    met them."""
    g = laid_out(seats, 7, full(FIREFLY, seats, settings or {}), laid(tables))
    g.turn = 1
    g.stack = [PlayerTurnOver(g.active), TurnGoesOn(g.active), Actions(g.active)]
    return Table(g)


def fixed(left: list[int]) -> Dice:
    """Dice that show those faces one after the other and take them off the list, then whatever they like."""

    def dice(chance: AnyChance, outcomes: Sequence[Option]) -> int | None:
        if not left:
            return None
        face = left.pop(0)
        return next(i for i, option in enumerate(outcomes) if option.key.endswith(f":{face}"))

    return dice


def happen(t: Table, *steps: Step, faces: Sequence[int] = ()) -> Table:
    """Let steps happen now; the dice show `faces`, and all of them must be thrown. The table again."""
    left = list(faces)
    settle(t.g, Option("", (*steps, t.g.stack[-1])))
    advance(t.g, fixed(left))
    assert not left, f"dice left over: {left}"
    t.session = Session(t.rules, t.g)
    return t
