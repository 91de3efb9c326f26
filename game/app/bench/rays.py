"""Lines of sight against pymunk's ray on the same walls."""

from __future__ import annotations

from random import Random

import pymunk

from game.bench.boards import boards
from game.bench.measure import Case, Row, ratio, timings
from game.geometry.edges import segment
from game.geometry.sight import Sight
from game.geometry.squares import Grid

PAIRS = 500


def space(grid: Grid) -> pymunk.Space:
    """Every wall and closed door of a board as a segment of no thickness; a cell is 1 wide."""
    walls = pymunk.Space()
    for edge in sorted(grid.barred):
        x1, y1, x2, y2 = segment(edge, grid.width)
        walls.add(pymunk.Segment(walls.static_body, (x1, y1), (x2, y2), 0))
    walls.step(0.001)
    return walls


def rows() -> list[Row]:
    """Looking a pair up, by method and in a loop, and building the whole table; the worst board counts."""
    by_method, inline, table = [], [], []
    for grid in boards().values():
        method, loop, whole = _against_rays(grid)
        by_method.append(method)
        inline.append(loop)
        table.append(whole)
    return [
        Row("line of sight, method call / pymunk ray", max(by_method), 1 / 15),
        Row("line of sight, inline look-up / pymunk ray", max(inline), 1 / 50),
        Row("line of sight, whole table / pymunk rays of all pairs", max(table), 1 / 4),
    ]


def _against_rays(grid: Grid) -> tuple[float, float, float]:
    sight = Sight(grid)
    seen = sight.rows
    cells = sorted(grid.floor)
    luck = Random(9)
    pairs = [(luck.choice(cells), luck.choice(cells)) for _ in range(PAIRS)]
    centre = {cell: (grid.xy(cell)[0] + 0.5, grid.xy(cell)[1] + 0.5) for cell in cells}
    points = [(centre[a], centre[b]) for a, b in pairs]
    every, query, sees = pymunk.ShapeFilter(), space(grid).segment_query_first, sight.sees

    def rays() -> None:
        for a, b in points:
            query(a, b, 0, every)

    def calls() -> None:
        for a, b in pairs:
            sees(a, b)

    def look_ups() -> None:
        for a, b in pairs:
            seen[a][b]

    def nothing() -> None:
        for _a, _b in pairs:
            pass

    def build() -> None:
        Sight(grid).rows  # noqa: B018

    cases = [
        Case("rays", rays, PAIRS),
        Case("calls", calls, PAIRS),
        Case("look-ups", look_ups, PAIRS),
        Case("loop", nothing, PAIRS),
        Case("table", build, len(cells) * (len(cells) - 1) // 2),
    ]
    times = timings(cases)
    times["inline"] = [max(a - b, 1e-12) for a, b in zip(times["look-ups"], times["loop"])]
    return ratio(times, "calls", "rays"), ratio(times, "inline", "rays"), ratio(times, "table", "rays")
