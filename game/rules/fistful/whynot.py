"""Why a move is refused: the rule and the nearest answer that is legal."""

from __future__ import annotations

from game.core.engine import legal
from game.core.ruleset import Refusal
from game.rules.fistful.state import Fistful


def why_not(g: Fistful, source: str, target: str) -> Refusal | None:
    """The rule against it, None when the pending choice allows it."""
    if any(o.source == source and o.target == target for o in legal(g)):
        return None
    return Refusal("R-FC-14", "why.not_now")
