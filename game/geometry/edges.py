"""The edges of a grid of squares, where walls and doors stand."""

from __future__ import annotations

from typing import TypeAlias

Edge: TypeAlias = tuple[int, str]
"""A cell (y * width + x) and the side of it, "E" or "S"."""

Segment: TypeAlias = tuple[int, int, int, int]
"""x1, y1, x2, y2 of an edge in cell units; cell (0, 0) covers 0..1 in both directions."""


def corner(north_west: int, width: int) -> tuple[Edge, Edge, Edge, Edge]:
    """The four edges that meet at the lower right corner of a cell: north, west, south and east of that point."""
    return (north_west, "E"), (north_west, "S"), (north_west + width, "E"), (north_west + 1, "S")


def segment(edge: Edge, width: int) -> Segment:
    """Where an edge lies, in cell units."""
    y, x = divmod(edge[0], width)
    return (x + 1, y, x + 1, y + 1) if edge[1] == "E" else (x, y + 1, x + 1, y + 1)
