"""The line below the big button: who plays in the last game, and when it was saved."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.layers import Layers


def lay(k: Kit, layers: Layers, middle: tuple[int, int], looks: Sequence[int], said: str) -> None:
    """The colours and shapes of its seats and the words behind them, around that place."""
    x, y = middle
    w = len(looks) * k.u(26) + k.u(8) + k.width(said, "sans", 14)
    x -= w // 2

    def paint(dst: Surface) -> None:
        for i, look in enumerate(looks):
            k.look(dst, (x + k.u(9 + i * 26), y), look, 9)
        k.text(dst, (x + len(looks) * k.u(26) + k.u(8), y), said, "sans", 14, "mid", "ml", press="press")

    layers.set("saved", Rect(x, y, w, 0).inflate(k.u(12), k.t(14) + k.u(26)), (said, tuple(looks)), paint)
