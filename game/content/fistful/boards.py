"""Whether a board makes sense: rooms named, a Landing Zone, and everything within reach of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from game.content.common.errors import Problem
from game.content.fistful.records import HeistMap
from game.geometry.squares import Grid

LANDING_CELLS = 4
Cell = tuple[int, int]


def grid_of(board: HeistMap) -> Grid:
    """The geometry of a board, its doors closed. ValueError names an entry that cannot stand."""
    return Grid.build(board.rows, board.open, board.doorways, board.walls, board.doors, board.movers)


def check_board(board: HeistMap, file: str) -> list[Problem]:
    """All that is wrong with a board; nothing when it can be played on (R-FC-58, R-FC-59, R-FC-62, R-FC-67)."""
    try:
        grid = grid_of(board)
    except ValueError as error:
        return [Problem("no-board", file, f"{error}.", "", 0, "", "rows")]
    checks: tuple[Callable[[HeistMap, Grid], Iterable[tuple[str, str, str]]], ...] = (_rooms, _landing, _spots, _spawns)
    said = [entry for check in checks for entry in check(board, grid)] or list(_out_of_reach(board, grid))
    return [Problem("no-board", file, says, "", 0, table, field) for table, field, says in said]


def _rooms(board: HeistMap, grid: Grid) -> Iterator[tuple[str, str, str]]:
    used = set("".join(board.rows)) - {"."}
    for letter in sorted(used - board.zones.keys()):
        yield "zones", letter, f"the rows use the letter {letter!r}, but no zone says what it is."
    for letter in sorted(board.zones.keys() - used):
        yield "zones", letter, f"the zone {letter!r} has no cell in the rows."
    for kind, cells in board.props:
        for cell in cells:
            if not _on_floor(cell, board):
                yield "prop", kind, f"{_said(cell)} is no floor."


def _landing(board: HeistMap, grid: Grid) -> Iterator[tuple[str, str, str]]:
    size = len(board.cells("landing"))
    if size < LANDING_CELLS:
        says = f"the Landing Zone has {size} cells; it needs {LANDING_CELLS}, one per player."
        yield "zones", "area", says


def _spots(board: HeistMap, grid: Grid) -> Iterator[tuple[str, str, str]]:
    for name, cells in board.icons.items():
        for cell in cells:
            if not _on_floor(cell, board):
                yield "icon", name, f"{_said(cell)} is no floor."
    for cell in board.locks:
        if not _on_floor(cell, board):
            yield "spots", "rows", f"the Security Door at {_said(cell)} is on no floor."
    for area, cells in board.spots.items():
        floor = set(board.cells(area))
        for cell in cells:
            if cell not in floor:
                yield "spots", "rows", f"the spot at {_said(cell)} is not in the area {area!r}."


def _spawns(board: HeistMap, grid: Grid) -> Iterator[tuple[str, str, str]]:
    taken = {cell: "a Token Spot" for cells in board.spots.values() for cell in cells}
    taken.update(dict.fromkeys(board.locks, "a Security Door"))
    taken.update(dict.fromkeys(board.cells("landing"), "the Landing Zone"))
    for spawn in board.spawns:
        if not _on_floor(spawn.at, board):
            yield "spawn", "at", f"{_said(spawn.at)} is no floor."
        elif spawn.at in taken:
            yield "spawn", "at", f"{_said(spawn.at)} is {taken[spawn.at]} already."
        taken[spawn.at] = "a Spawn Zone"
    for pair in board.movers:
        for cell in pair:
            if cell in taken:
                yield "mover", "cells", f"{_said(cell)} is {taken[cell]} already."


def _out_of_reach(board: HeistMap, grid: Grid) -> Iterator[tuple[str, str, str]]:
    """Spots and Spawn Zones no walk from the Landing Zone gets to; Security Doors can be opened (R-FC-69)."""
    reached = walked(grid, [grid.cell(*cell) for cell in board.cells("landing")][:1])
    icons: tuple[Cell, ...] = sum(board.icons.values(), ())
    for table, cells in (
        ("spots", sum(board.spots.values(), board.locks)),
        ("icon", icons),
        ("spawn", tuple(s.at for s in board.spawns)),
    ):
        for cell in cells:
            if grid.cell(*cell) not in reached:
                yield table, "", f"nobody can walk from the Landing Zone to {_said(cell)}."
    for cell in board.cells("landing"):
        if grid.cell(*cell) not in reached:
            yield "zones", "", f"the Landing Zone falls apart: {_said(cell)} is cut off."


def walked(grid: Grid, starts: Iterable[int]) -> set[int]:
    """Every cell a walk of any length gets to, people movers included."""
    edge = list(starts)
    reached = set(edge)
    while edge:
        cell = edge.pop()
        ways = [*grid.neighbours(cell), grid.movers.get(cell, cell)]
        edge += [to for to in ways if to not in reached]
        reached.update(ways)
    return reached


def _on_floor(cell: Cell, board: HeistMap) -> bool:
    x, y = cell
    return y < len(board.rows) and x < len(board.rows[0]) and board.rows[y][x] != "."


def _said(cell: Cell) -> str:
    return f"column {cell[0]}, row {cell[1]}"
