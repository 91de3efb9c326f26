"""What one wall hides from one cell, worked out once for all grids of the same size."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

Crossing: TypeAlias = tuple[int, int, tuple[tuple[int, int, str], ...]]
"""How far along a line, as numerator and denominator, and the edges (column, row, side) that lie or end there."""


def crossings(dx: int, dy: int) -> Iterator[Crossing]:
    """Where the line from a cell's centre to the centre `dx` columns and `dy` rows away meets edges, in order.

    Columns and rows are relative to the first cell; integers decide. Centres lie halfway between grid lines, so the
    line never runs along one: it crosses the inside of an edge, or a corner, and then all four edges that end there.
    """
    wide, high = abs(dx), abs(dy)
    right, down = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    x = y = i = j = 0
    while i < wide or j < high:
        at_x, at_y = (2 * i + 1) * high, (2 * j + 1) * wide
        west, north = (x if dx > 0 else x - 1), (y if dy > 0 else y - 1)
        if at_x < at_y:
            yield 2 * i + 1, 2 * wide, ((west, y, "E"),)
        elif at_x > at_y:
            yield 2 * j + 1, 2 * high, ((x, north, "S"),)
        else:
            yield (
                2 * i + 1,
                2 * wide,
                ((west, north, "E"), (west, north, "S"), (west, north + 1, "E"), (west + 1, north, "S")),
            )
        if at_x <= at_y:
            x, i = x + right, i + 1
        if at_y <= at_x:
            y, j = y + down, j + 1


@lru_cache(maxsize=8)
def shadows(width: int, height: int) -> list[int]:
    """For each edge around a looking cell, the cells it hides from there, as the bits of one integer.

    The looking cell is in the middle of a field of 2 * width - 1 columns and 2 * height - 1 rows, counted row by row.
    Bit `n` is the field's cell `n`; entry `n` is the east edge of that cell, and entry `size + n` its south edge.
    """
    columns = 2 * width - 1
    size = columns * (2 * height - 1)
    middle = (height - 1) * columns + width - 1
    hidden = [0] * (2 * size)
    for dy in range(1 - height, height):
        for dx in range(1 - width, width):
            bit = 1 << (middle + dy * columns + dx)
            for _, _, edges in crossings(dx, dy):
                for x, y, side in edges:
                    hidden[middle + y * columns + x + (size if side == "S" else 0)] |= bit
    return hidden
