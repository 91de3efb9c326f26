"""The campaigns with their sizes, and running one of them in one process or several."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import monotonic
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tests.long import (  # noqa: E402
    balance,
    battles,
    brass,
    card_levels,
    card_table,
    clicks,
    closing,
    coverage,
    decisions,
    duel,
    evening,
    heists,
    hunt,
    long_content,
    long_hexes,
    long_save,
    long_sight,
    monkey,
    piracy,
    raids,
    soak,
    strength,
    voyage,
)
from tests.long.result import Result  # noqa: E402
from tests.long.tables import EVERY, Tables  # noqa: E402


class Campaign(NamedTuple):
    """A campaign with its sizes: `short` for a first look (0: too long for one), `full` before an issue is resolved.

    A size counts what the name says: decisions, saves, boards, events, games; for the soak minutes. `judge` looks at
    the whole result, whoever shared the work. `tabled`: it can be told which games to play, with how many seats.
    """

    run: Callable[..., Result]
    short: int
    full: int
    judge: Callable[[Result], None] = lambda result: None
    tabled: bool = False


CAMPAIGNS = {
    "decisions": Campaign(decisions.invariants, 10_000, 1_000_000, tabled=True),
    "saves": Campaign(decisions.saved_and_loaded, 5_000, 200_000, tabled=True),
    "prefixes": Campaign(decisions.prefixes, 4, 500, tabled=True),
    "undo": Campaign(decisions.undo, 5_000, 200_000, tabled=True),
    "battles": Campaign(battles.battles, 20_000, 1_000_000),
    "piracy": Campaign(piracy.piracy, 0, 400, piracy.judged, tabled=True),
    "raids": Campaign(raids.raids, 10_000, 1_000_000),
    "secrecy": Campaign(decisions.secrecy, 2_000, 100_000, tabled=True),
    "sight": Campaign(long_sight.sight, 10_000, 1_000_000),
    "hexes": Campaign(long_hexes.hexes, 500, 10_000),
    "content": Campaign(long_content.content, 1_000, 100_000),
    "kills": Campaign(long_save.kills, 150, 3_000),
    "power": Campaign(long_save.histories, 2, 60),
    "disk": Campaign(long_save.faults, 1, 1),
    "mutants": Campaign(long_save.mutants, 1_000, 250_000),
    "bombs": Campaign(long_save.bombs, 1, 1),
    "monkey": Campaign(monkey.events, 2_000, 1_000_000),
    "brass": Campaign(brass.brass, 0, 400, brass.judged, tabled=True),
    "clicks": Campaign(clicks.clicks, 0, 40, clicks.judged, tabled=True),
    "balance": Campaign(balance.balance, 0, 5_000, balance.judged, tabled=True),
    "cards": Campaign(card_table.card_table, 0, 2_000, card_table.judged, tabled=True),
    "levels": Campaign(card_levels.levels, 0, 500, card_levels.judged),
    "hunt": Campaign(hunt.hunt, 0, 400, hunt.judged, tabled=True),
    "heists": Campaign(heists.heists, 1, 2_000, heists.judged),
    "crews": Campaign(heists.crews, 0, 200, heists.judged_crews),
    "coverage": Campaign(coverage.coverage, 1, 5_000, coverage.judged, tabled=True),
    "duel": Campaign(duel.duel, 0, 500, duel.judged, tabled=True),
    "strength": Campaign(strength.strength, 0, 600, strength.judged, tabled=True),
    "soak": Campaign(soak.evening, 1, 60),
    "closing": Campaign(closing.closing, 0, 20),
    "large": Campaign(closing.large, 1, 10),
    "voyage": Campaign(voyage.voyages, 0, 1, tabled=True),
    "evening": Campaign(evening.evenings, 0, 1, tabled=True),
}
FAR = 10_000_000
"""Between the seeds of two parts of a campaign."""


def one(name: str, size: int, seed: int, tables: Tables = EVERY) -> Result:
    """One campaign or a part of it; runs in a process of its own where several share the work."""
    campaign = CAMPAIGNS[name]
    return (campaign.run(size, seed, tables) if campaign.tabled else campaign.run(size, seed)).done()


def several(sizes: Mapping[str, int], seed: int, jobs: int, tables: Tables = EVERY) -> dict[str, Result]:
    """Some campaigns by their sizes in so many processes: those that are too small to be shared beside each other, then
    one after the other, each shared by all."""
    small = [name for name, size in reversed(sizes.items()) if jobs > 1 and size < 2 * jobs]  # the longest first
    found: dict[str, Result] = {}
    if small:  # a new process for each: what one left in memory is not the next one's
        print(f"{', '.join(small)} ...", file=sys.stderr, flush=True)
        with get_context("spawn").Pool(jobs, maxtasksperchild=1) as pool:
            parts = pool.starmap(one, [(name, sizes[name], seed, tables) for name in small], chunksize=1)
            found.update(zip(small, parts))
        for name in small:
            CAMPAIGNS[name].judge(found[name])
    for name, size in sizes.items():
        if name not in found:
            print(f"{name}: {size:,} ...", file=sys.stderr, flush=True)
            found[name] = shared(name, size, seed, jobs, tables)
    return {name: found[name] for name in sizes}


def shared(name: str, size: int, seed: int, jobs: int, tables: Tables = EVERY) -> Result:
    """One campaign, its size shared by so many processes with seeds far apart."""
    began = monotonic()
    if jobs < 2 or size < 2 * jobs:
        result = one(name, size, seed, tables)
        CAMPAIGNS[name].judge(result)
        return result
    sizes = [size // jobs + (i < size % jobs) for i in range(jobs)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        parts = list(pool.map(one, [name] * jobs, sizes, [seed + i * FAR for i in range(jobs)], [tables] * jobs))
    whole = joined(parts)
    CAMPAIGNS[name].judge(whole)
    whole.seconds = round(monotonic() - began, 1)
    return whole


def joined(parts: Sequence[Result]) -> Result:
    """What the parts of a campaign found, as one result: numbers and counts are added, also those below nothing."""
    whole = Result(parts[0].what, sum(p.tried for p in parts), [fault for p in parts for fault in p.faults])
    for part in parts:
        for note, value in part.notes.items():
            before = whole.notes.get(note)
            if isinstance(value, (int, float)) and isinstance(before, (int, float)):
                value = max(before, value) if "slowest" in note or "largest" in note else before + value
            elif isinstance(value, Counter) and isinstance(before, Counter):
                both = Counter(before)
                both.update(value)
                value = both
            elif note == "scenes" and before:
                value = " ".join(sorted({*str(before).split(), *str(value).split()}))
            whole.notes[note] = value
    return whole
