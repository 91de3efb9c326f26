"""Counters: as pieces of the chart, and as models away from it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.app.captains.blocks import ModelHead
from game.app.games.keepflyin.chart.pieces import PICTURES, TALL, Piece, badge
from game.app.table.boards.models import flying, token
from game.app.ui.kit import Kit
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


def down(kit: Kit, dst: Surface, pos: Sequence[float], size: float, dim: int = 255) -> None:
    """A face-down counter; `size` in units."""
    token(kit, dst, pos, "counter", size, dim)


def face(kit: Kit, dst: Surface, pos: Sequence[float], kind: str, size: float, score: int = 0, dim: int = 255) -> None:
    """A face-up counter: its model, and its number on a badge where it has one; `size` in units."""
    if kind == "ghost":
        token(kit, dst, pos, PICTURES[kind], size * TALL[kind], dim)
    else:
        flying(kit, dst, pos, PICTURES[kind], size * TALL[kind], 0, 0.0, dim)
    if score:
        at = pos[0] + kit.u(size * 0.36), pos[1] + kit.u(size * 0.32)
        badge(kit, dst, at, score, kind, size)


class CounterHead(ModelHead):
    """A counter, face down or up."""

    def model(self, kit: Kit, dst: Surface, at: tuple[int, int]) -> None:
        if self.kind == "down":
            down(kit, dst, at, 34)
        else:
            face(kit, dst, at, self.kind, 44, self.score)
