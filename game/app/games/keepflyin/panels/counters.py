"""Face-up counters as pieces of the chart."""

from __future__ import annotations

from game.app.games.keepflyin.chart.pieces import Piece
from game.rules.keepflyin.tokens import grapple, pace, sort


def printed(face: str) -> int:
    """The number on a counter's badge: the Grapple Score of Reavers, how far a Cruiser moves; 0 for none."""
    kind = sort(face)
    return grapple(face) if kind == "reaver" else pace(face) if kind == "alliance" else 0


def counter(number: int, face: str, node: int, hunts: int = -1, helm: int = -1, marked: bool = False) -> Piece:
    """A face-up counter as a piece; Reavers have pearls for their move, too."""
    kind = sort(face)
    return Piece(
        f"counter:{number}",
        "up",
        node,
        kind,
        number=printed(face) or -1,
        moves=pace(face) if kind == "reaver" else 0,
        hunts=hunts,
        helm=helm,
        marked=marked,
    )
