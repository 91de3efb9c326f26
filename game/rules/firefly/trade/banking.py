"""Money: in whole dollars, with an endless bank (R-FB-8, R-FB-642, R-FB-650)."""

from __future__ import annotations

from game.rules.firefly import news
from game.rules.firefly.state import Firefly


def earn(g: Firefly, seat: int, change: int, why: str = "") -> int:
    """Money from the bank or, below 0, to it, never more than there is; what really changed hands (R-FB-206)."""
    moved = max(change, -g.money[seat])
    g.money[seat] += moved
    if moved:
        g.tell(news.Money(seat, moved, why))
    return moved
