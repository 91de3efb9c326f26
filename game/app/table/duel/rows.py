"""What speaks for the ways of a duel: how high it is, and how it finds room where letters are large."""

from __future__ import annotations

from typing import NamedTuple

from game.app.table.duel.data import Duel, Row, Way
from game.app.ui.kit import Kit

LINE = 26.0
"""Units of a way that is a line."""
LEAST = 12.0
"""The smallest letters of rows."""


class Close(NamedTuple):
    """The ways of a duel as close as they lie without a word less: what holds for each stands once, below all, as
    `notes`; the one at `wide` has the whole width and its rows in two columns, the others are lines (-1: all lie beside
    each other). `high`: px of all of it."""

    ways: tuple[Way, ...]
    notes: tuple[Row, ...]
    wide: int
    high: int


def row_wide(kit: Kit, wide: int, row: Row) -> int:
    """What room the words of a row have."""
    return wide - kit.u(20) - (kit.width(row[1], "black", 14) + kit.u(8) if row[1] else 0)


def row_high(kit: Kit, wide: int, row: Row, size: float) -> int:
    """How high a row is."""
    high = kit.para(None, (0, 0), row[0], row_wide(kit, wide, row), size, dry=True, lead=1.15)
    return max(kit.t(17), high + kit.u(2))


def way_high(kit: Kit, wide: int, way: Way, size: float) -> int:
    """How high a way is in px, at that width."""
    rows = sum(row_high(kit, wide, row, size) for row in way.rows)
    return kit.t(28) + (kit.t(28) if way.chance else 0) + rows + kit.u(8)


def halves(kit: Kit, wide: int, rows: tuple[Row, ...]) -> tuple[int, int]:
    """Behind how many of these rows the second column begins, and how high the higher one is."""
    highs = [row_high(kit, wide // 2, row, LEAST) for row in rows]
    cuts = [(max(sum(highs[:n]), sum(highs[n:])), n) for n in range(1, len(rows) + 1)]
    high, cut = min(cuts, default=(0, 0))
    return cut, high


def notes_high(kit: Kit, wide: int, notes: tuple[Row, ...]) -> int:
    """How high what holds for every way is."""
    return sum(row_high(kit, wide, row, LEAST) for row in notes)


def close(kit: Kit, wide: int, duel: Duel) -> Close:
    """The ways without what all of them say, beside each other, or below each other where only one says much."""
    ways = duel.ways
    notes = tuple(row for row in ways[0].rows if len(ways) > 1 and all(row in way.rows for way in ways))
    ways = tuple(way._replace(rows=tuple(row for row in way.rows if row not in notes)) for way in ways)
    low = notes_high(kit, wide, notes)
    many = [n for n, way in enumerate(ways) if len(way.rows) > 1]
    if len(many) == 1 and len(ways) > 1:
        said = [way._replace(sub=way.rows[0][0], rows=()) if way.rows and not way.chance else way for way in ways]
        ways = tuple(way if n == many[0] else said[n] for n, way in enumerate(ways))
        body = kit.t(LINE) + halves(kit, wide, ways[many[0]].rows)[1] + kit.u(6)
        return Close(ways, notes, many[0], (len(ways) - 1) * (kit.t(LINE) + kit.u(4)) + body + kit.u(4) + low)
    columns = max(1, min(3, len(ways)))
    each = (wide - kit.u(8) * (columns - 1)) // columns
    lines = [ways[i : i + columns] for i in range(0, len(ways), columns)]
    high = sum(max(way_high(kit, each, way, LEAST) for way in one) + kit.u(4) for one in lines)
    return Close(ways, notes, -1, high + low)
