"""A game in the text form of scenario files: its tables laid out over a table whose set-up is done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.ruleset import Ruleset
from game.rules.firefly.given.cards import stack_deck
from game.rules.firefly.given.tables import laid_out
from game.rules.firefly.settings import chosen
from game.rules.firefly.state import Firefly
from game.rules.firefly.turn import Actions, PlayerTurn, PlayerTurnOver, TurnGoesOn
from game.rules.shared.given import sound, untouched

__all__ = ["stack_deck", "start"]


def start(
    rules: Ruleset[Firefly], seats: int, seed: int, settings: Mapping[str, str], given: Mapping[str, Any], set_up: bool
) -> Firefly:
    """A table with the tables of `given` laid out. ValueError names the key and what was expected.

    With `set_up` everything is still to be done. Else every seat has a Leader, a ship, the starting supplies and no
    Jobs, and the turn of the active seat begins; with Actions it has taken it is going on.
    """
    if set_up:
        return untouched(rules.new(seats, seed, settings), given)
    g = laid_out(seats, seed, chosen(rules, seats, settings), given)
    g.stack = [PlayerTurn(g.active)]
    if given.get("acted"):
        g.turn = 1
        g.stack = [PlayerTurnOver(g.active), TurnGoesOn(g.active), Actions(g.active)]
    return sound(rules, g)
