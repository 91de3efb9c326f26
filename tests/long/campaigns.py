"""The campaigns with their sizes, and running one of them in one process or several."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import monotonic
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tests.long import decisions, duel, long_content, long_hexes, long_save, long_sight, monkey, soak  # noqa: E402
from tests.long.result import Result  # noqa: E402


class Campaign(NamedTuple):
    """A campaign with its sizes: `short` for a first look (0: too long for one), `full` before an issue is resolved.

    A size counts what the name says: decisions, saves, boards, events, games; for the soak minutes. `judge` looks at
    the whole result, whoever shared the work.
    """

    run: Callable[[int, int], Result]
    short: int
    full: int
    judge: Callable[[Result], None] = lambda result: None


CAMPAIGNS = {
    "decisions": Campaign(decisions.invariants, 20_000, 1_000_000),
    "saves": Campaign(decisions.saved_and_loaded, 5_000, 200_000),
    "prefixes": Campaign(decisions.prefixes, 8, 500),
    "undo": Campaign(decisions.undo, 5_000, 200_000),
    "secrecy": Campaign(decisions.secrecy, 2_000, 100_000),
    "sight": Campaign(long_sight.sight, 20_000, 1_000_000),
    "hexes": Campaign(long_hexes.hexes, 500, 10_000),
    "content": Campaign(long_content.content, 2_000, 100_000),
    "kills": Campaign(long_save.kills, 300, 3_000),
    "power": Campaign(long_save.histories, 2, 60),
    "disk": Campaign(long_save.faults, 1, 1),
    "mutants": Campaign(long_save.mutants, 10_000, 250_000),
    "bombs": Campaign(long_save.bombs, 1, 1),
    "monkey": Campaign(monkey.events, 15_000, 1_000_000),
    "duel": Campaign(duel.duel, 0, 500, duel.judged),
    "soak": Campaign(soak.evening, 1, 60),
}
FAR = 10_000_000
"""Between the seeds of two parts of a campaign."""


def one(name: str, size: int, seed: int) -> Result:
    """One campaign or a part of it; runs in a process of its own where several share the work."""
    return CAMPAIGNS[name].run(size, seed).done()


def shared(name: str, size: int, seed: int, jobs: int) -> Result:
    """One campaign, its size shared by so many processes with seeds far apart."""
    began = monotonic()
    if jobs < 2 or size < 2 * jobs:
        result = one(name, size, seed)
        CAMPAIGNS[name].judge(result)
        return result
    sizes = [size // jobs + (i < size % jobs) for i in range(jobs)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        parts = list(pool.map(one, [name] * jobs, sizes, [seed + i * FAR for i in range(jobs)]))
    whole = Result(parts[0].what, sum(p.tried for p in parts), [fault for p in parts for fault in p.faults])
    for part in parts:
        for note, value in part.notes.items():
            before = whole.notes.get(note)
            if isinstance(value, (int, float)) and isinstance(before, (int, float)):
                value = max(before, value) if "slowest" in note else before + value
            elif note == "scenes" and before:
                value = " ".join(sorted({*str(before).split(), *str(value).split()}))
            whole.notes[note] = value
    CAMPAIGNS[name].judge(whole)
    whole.seconds = round(monotonic() - began, 1)
    return whole
