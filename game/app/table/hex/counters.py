"""Face-up counters as pieces of the chart."""

from __future__ import annotations

from game.app.table.boards.chart_pieces import Piece
from game.rules.keepflyin.tokens import grapple, pace, sort


def counter(number: int, face: str, node: int, hunts: int = -1, helm: int = -1, marked: bool = False) -> Piece:
    """A face-up counter as a piece: Reavers show their Grapple Score and pearls for their move, cruisers how far
    they move."""
    kind = sort(face)
    shown = grapple(face) if kind == "reaver" else pace(face) if kind == "alliance" else -1
    pearls = pace(face) if kind == "reaver" else 0
    return Piece(f"counter:{number}", "up", node, kind, number=shown, moves=pearls, hunts=hunts, helm=helm,
                 marked=marked)
