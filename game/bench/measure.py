"""Measuring on a noisy machine: both sides of a ratio run in turn, round after round, and the median ratio counts.

What needs nobody else is measured in processor time, which other programs on the machine lengthen least."""

from __future__ import annotations

import gc
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

Clock = Callable[[], float]
ROUNDS = 9
BUDGET = 0.05


class Row(NamedTuple):
    """One line of the table: `ratio` is good when it is at most `target`; None when its peer is not there."""

    name: str
    ratio: float | None
    target: float

    @property
    def ok(self) -> bool | None:
        """Whether the figure is reached; None when it could not be measured."""
        return None if self.ratio is None else self.ratio <= self.target


class Case(NamedTuple):
    """Something to time: `run` does `units` pieces of work per call; with 0 each call returns how many it did."""

    name: str
    run: Callable[[], Any]
    units: int = 1


def seconds(case: Case, budget: float = BUDGET, clock: Clock = process_time) -> float:
    """Seconds per piece of work, over about `budget` seconds and at least two calls."""
    start = clock()
    case.run()
    calls = max(2, int(budget / max(clock() - start, 1e-9)))
    gc.collect()
    gc.disable()
    try:
        start = clock()
        done = [case.run() for _ in range(calls)]
        return (clock() - start) / (calls * case.units or sum(done))
    finally:
        gc.enable()


def timings(
    cases: list[Case], rounds: int = ROUNDS, budget: float = BUDGET, clock: Clock = process_time
) -> dict[str, list[float]]:
    """Seconds per piece of work of every case in every round; the order is shuffled in each round."""
    order = list(cases)
    luck = Random(1)
    found: dict[str, list[float]] = {case.name: [] for case in cases}
    for _ in range(rounds):
        luck.shuffle(order)
        for case in order:
            found[case.name].append(seconds(case, budget, clock))
    return found


def ratio(found: dict[str, list[float]], ours: str, peer: str) -> float:
    """The median over the rounds of ours divided by the peer: slow drift of the machine cancels."""
    return median(a / b for a, b in zip(found[ours], found[peer]))
