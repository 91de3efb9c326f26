"""A copy of a state in mid-game against two others of the same state: through pickle, by deepcopy.

Each state writes out its copy by hand, a line for each table: there is nothing faster in Python to compare it with."""

from __future__ import annotations

import copy
from functools import partial

from game.bench.measure import Case, Row, ratio, timings
from game.bench.positions import mid_game, played
from game.core.state import State


def rows() -> list[Row]:
    """Two rows for each game: ours against each of the others."""
    found: list[Row] = []
    for game in played():
        g = mid_game(game)
        times = timings(
            [Case("ours", g.copy), Case("pickle", partial(_pickled, g)), Case("deepcopy", partial(copy.deepcopy, g))]
        )
        found += [
            Row(f"copy of a state, {game.name} / pickle and back", ratio(times, "ours", "pickle"), 1 / 7),
            Row(f"copy of a state, {game.name} / deepcopy", ratio(times, "ours", "deepcopy"), 1 / 30),
        ]
    return found


def _pickled(g: State) -> State:
    import pickle  # only measured here: nothing the program writes or reads is pickled

    twin: State = pickle.loads(pickle.dumps(g, 5))  # noqa: S301 our own bytes of a moment ago
    return twin
