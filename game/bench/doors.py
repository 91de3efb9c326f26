"""How soon sight is right again after a door opens, against building all of it anew."""

from __future__ import annotations

from game.bench.boards import boards
from game.bench.measure import Case, Row, ratio, timings
from game.geometry.sight import Sight
from game.geometry.squares import Grid


def rows() -> list[Row]:
    """One row: the slowest board counts."""
    slowest = max(_one_door(grid) for grid in boards().values())
    return [Row("first right answer after a door opens / a full rebuild", slowest, 1 / 50)]


def _one_door(grid: Grid) -> float:
    """Open one door and ask for one pair, against a new table of all pairs."""
    sight = Sight(grid)
    door = min(grid.doors)
    here, there = min(grid.floor), max(grid.floor)

    def opened() -> None:
        sight.reload(grid.opened(door))
        sight.sees(here, there)

    def rebuilt() -> None:
        Sight(grid).rows  # noqa: B018

    return ratio(timings([Case("opened", opened), Case("rebuilt", rebuilt)]), "opened", "rebuilt")
