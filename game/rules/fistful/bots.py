"""What a bot should know about heists: how well one stands, and which answers deserve a look."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.fistful.scoring import banked, carried
from game.rules.fistful.state import Fistful
from game.rules.fistful.timer import progress


def standing(g: Fistful) -> float:
    """How well the table stands, 0 (lost) to 1 (won)."""
    if g.over:
        return 1.0 if g.over == "won" else 0.0
    worth = banked(g) + 0.7 * sum(carried(g, seat) for seat in g.at)
    return 0.2 + 0.5 * min(1.0, worth / 1000) - 0.1 * progress(g)


def worth_a_look(g: Fistful, options: Sequence[str]) -> Sequence[str]:
    """The options a greedy bot should look at."""
    return options
