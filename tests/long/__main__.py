"""Run the long campaigns: `python -m tests.long [NAME...] [--full] [--size N] [--seed S] [--jobs P] [--json]`.

Without names all run. Exit code 0 when nothing went wrong, 1 when something did.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from time import monotonic
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tests.long import decisions, long_content, long_save, long_sight, monkey  # noqa: E402
from tests.long.result import Result  # noqa: E402


class Campaign(NamedTuple):
    """A campaign with its sizes: `short` for a first look, `full` before an issue is called resolved."""

    run: Callable[[int, int], Result]
    short: int
    full: int


CAMPAIGNS = {
    "decisions": Campaign(decisions.invariants, 20_000, 1_000_000),
    "saves": Campaign(decisions.saved_and_loaded, 5_000, 200_000),
    "prefixes": Campaign(decisions.prefixes, 20, 500),
    "undo": Campaign(decisions.undo, 5_000, 200_000),
    "secrecy": Campaign(decisions.secrecy, 2_000, 100_000),
    "sight": Campaign(long_sight.sight, 20_000, 1_000_000),
    "content": Campaign(long_content.content, 2_000, 100_000),
    "kills": Campaign(long_save.kills, 300, 3_000),
    "power": Campaign(long_save.histories, 2, 60),
    "disk": Campaign(long_save.faults, 1, 1),
    "mutants": Campaign(long_save.mutants, 10_000, 250_000),
    "bombs": Campaign(long_save.bombs, 1, 1),
    "monkey": Campaign(monkey.events, 30_000, 1_000_000),
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
        return one(name, size, seed)
    sizes = [size // jobs + (i < size % jobs) for i in range(jobs)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        parts = list(pool.map(one, [name] * jobs, sizes, [seed + i * FAR for i in range(jobs)]))
    whole = Result(parts[0].what, sum(p.tried for p in parts), [fault for p in parts for fault in p.faults])
    for part in parts:
        for note, value in part.notes.items():
            before = whole.notes.get(note)
            if isinstance(value, (int, float)) and isinstance(before, (int, float)):
                value = max(before, value) if "slowest" in note else before + value
            whole.notes[note] = value
    whole.seconds = round(monotonic() - began, 1)
    return whole


def main() -> int:
    """Run what was asked for and print one table or one JSON value."""
    parser = argparse.ArgumentParser(prog="python -m tests.long", description="Run the long campaigns.")
    parser.add_argument("name", nargs="*", help=f"which: {', '.join(CAMPAIGNS)}; without names all")
    parser.add_argument("--full", action="store_true", help="the full sizes; hours")
    parser.add_argument("--size", type=int, help="this size for each")
    parser.add_argument("--seed", type=int, default=1, help="where luck starts (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share each campaign (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON value")
    args = parser.parse_args()
    unknown = [name for name in args.name if name not in CAMPAIGNS]
    if unknown:
        parser.error(f"there is no campaign {unknown[0]!r}")
    results: dict[str, Result] = {}
    for name in args.name or CAMPAIGNS:
        campaign = CAMPAIGNS[name]
        size = args.size or (campaign.full if args.full else campaign.short)
        print(f"{name}: {size:,} ...", file=sys.stderr, flush=True)
        results[name] = shared(name, size, args.seed, args.jobs)
    if args.json:
        print(json.dumps({name: {k: v for k, v in asdict(r).items() if k != "began"} for name, r in results.items()}))
    else:
        print("| campaign | what | tried | faults | seconds | notes |\n| --- | --- | ---: | ---: | ---: | --- |")
        for name, r in results.items():
            notes = ", ".join(f"{k} {v}" for k, v in r.notes.items())
            print(f"| {name} | {r.what} | {r.tried:,} | {len(r.faults)} | {r.seconds} | {notes} |")
        for name, r in results.items():
            for fault in r.faults[:20]:
                print(f"{name}: {fault}")
    return 1 if any(r.faults for r in results.values()) else 0


if __name__ == "__main__":
    raise SystemExit(main())
