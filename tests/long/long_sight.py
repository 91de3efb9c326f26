"""The campaign of sight: random pairs of cells on random grids, exact table against slow oracle and against pymunk.

`python -m tests.long.long_sight --pairs 1000000` prints one JSON value; exit code 1 when an answer was wrong.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from random import Random
from statistics import median
from time import process_time

from game.geometry.shadows import shadows
from game.geometry.sight import Sight
from game.geometry.squares import Grid
from tests.geometry import boards, oracle
from tests.geometry.ruler import pymunk_sees
from tests.long.result import Result

PER_GRID = 2_500


def sight(size: int, seed: int) -> Result:
    """`size` random pairs, 2,500 on each grid, half of them after some of its doors were opened.

    Wrong is an answer that differs from the oracle, in either direction; an asymmetric table; a wrong wall point (every
    tenth pair). Notes count pymunk's differences, which are none of our faults, and how often it is asymmetric itself.
    """
    result = Result("random pairs of cells, sight against an oracle of fractions")
    counts: Counter[str] = Counter()
    rng = Random(seed)
    number = 0
    while result.tried < size:
        grid = boards.mixed(number := number + 1)
        table = Sight(grid)
        half = min(PER_GRID, size - result.tried) // 2 or 1
        _compare(table, grid, half, number, rng, result, counts)
        doors = sorted(grid.doors)
        _compare(table, grid.opened(*doors[::2]), half, number, rng, result, counts)
    result.notes.update(grids=number, **counts)
    return result


def _compare(
    table: Sight, grid: Grid, pairs: int, number: int, rng: Random, result: Result, counts: Counter[str]
) -> None:
    table.reload(grid)
    rows, lines, ray = table.rows, oracle.wall_lines(grid), pymunk_sees(grid)
    if any(bytes(column) != row for column, row in zip(zip(*rows), rows)):
        result.faults.append(f"grid {number} with {len(grid.doors)} doors: the table is not symmetric")
    for turn in range(pairs):
        a, b = rng.randrange(len(rows)), rng.randrange(len(rows))
        there, back = oracle.centre(grid, a), oracle.centre(grid, b)
        clear = oracle.sees(lines, there, back)
        if not (table.sees(a, b) is table.sees(b, a) is clear):
            result.faults.append(f"grid {number} with {len(grid.doors)} doors: {grid.name(a)} to {grid.name(b)}")
        if turn % 10 == 0 and table.blocked_at(a, b) != oracle.first_wall(lines, there, back):
            result.faults.append(f"grid {number}: wall point from {grid.name(a)} to {grid.name(b)}")
        forth, again = ray(a, b), ray(b, a)
        counts["clear"] += clear
        counts["pymunk_differs"] += forth != clear
        counts["pymunk_asymmetric"] += forth != again
    result.tried += pairs


def ratios(rounds: int = 5) -> dict[str, dict[str, float]]:
    """Times of pymunk divided by ours (bigger is better) on grids of 32 x 24: medians over interleaved rounds.

    `first_answer` is the full rebuild divided by the first answer after a door was opened.
    """
    found = {}
    for name, grid in (
        ("rooms", boards.rooms(Random(4), 32, 24, doors=3)),
        ("noise", boards.noise(Random(4), 32, 24, 0.15, 0.01)),
        ("open", boards.noise(Random(4), 32, 24, 0.01, 0.01)),
    ):
        samples = [_times(grid, Random(seed)) for seed in range(rounds)]
        found[name] = {word: round(median(sample[word] for sample in samples), 1) for word in samples[0]}
    return found


def _lap(work: Callable[[], object], calls: int, before: Callable[[], object] = lambda: None) -> float:
    """Seconds per call, the best of five laps, each after the untimed `before`: others may be using the machine."""
    laps = []
    for _ in range(5):
        before()
        began = process_time()
        work()
        laps.append(process_time() - began)
    return min(laps) / calls


def _times(grid: Grid, rng: Random) -> dict[str, float]:
    size = grid.width * grid.height
    pairs = [(rng.randrange(size), rng.randrange(size)) for _ in range(500)] * 20
    table, ray = Sight(grid), pymunk_sees(grid)
    rows, sees = table.rows, table.sees

    def empty() -> None:
        for _a, _b in pairs:
            pass

    def inline() -> None:
        for a, b in pairs:
            rows[a][b]

    def method() -> None:
        for a, b in pairs:
            sees(a, b)

    def pymunk() -> None:
        for a, b in pairs:
            ray(a, b)

    def full() -> None:
        table.reload(grid)
        assert table.rows

    def cold() -> None:
        shadows.cache_clear()
        full()

    def first() -> None:
        table.reload(opened)
        table.sees(size // 3, size // 2)

    opened = grid.opened(min(grid.doors))
    loop, looked, asked, cast = (_lap(work, len(pairs)) for work in (empty, inline, method, pymunk))
    rebuilt, answered, from_nothing = _lap(full, 1), _lap(first, 1, before=full), _lap(cold, 1)
    all_pairs = cast * size * (size - 1) / 2
    return {
        "inline": cast / max(looked - loop, 1e-9),
        "method": cast / max(asked - loop, 1e-9),
        "full_table": all_pairs / rebuilt,
        "first_table_of_a_size": all_pairs / from_nothing,
        "first_answer": rebuilt / answered,
    }


def main() -> int:
    """Run the campaign and print its figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.long.long_sight", description="The campaign of sight.")
    parser.add_argument("--pairs", type=int, default=1_000_000, help="how many pairs of cells (1000000)")
    parser.add_argument("--seed", type=int, default=1, help="where luck starts (1)")
    parser.add_argument("--no-ratios", action="store_true", help="leave out the times against pymunk")
    args = parser.parse_args()
    if args.pairs < 1:
        parser.error("--pairs takes a number of 1 or more")
    result = sight(args.pairs, args.seed).done()
    told = {key: value for key, value in asdict(result).items() if key != "began"}
    if not args.no_ratios:
        told["ratios"] = ratios()
    print(json.dumps(told))
    return 1 if result.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
