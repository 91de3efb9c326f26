"""Measure the program against its targets.

Every line is the ratio of two things run in turn on this machine; it is good when it is at most its target. Peers that
are not installed (extra "bench") leave their line empty. Takes a few minutes; close other programs.
"""

from __future__ import annotations

import argparse
import sys

from game.commands.answer import GOOD, PROBLEM, Problem, WrongUse, print_json, print_table, progress


def arguments(parser: argparse.ArgumentParser) -> None:
    """`--only` picks parts of the table."""
    parser.add_argument("--only", metavar="PART", action="append", help="measure only this part; may be repeated")


def run(args: argparse.Namespace) -> int:
    """Measure and print; PROBLEM when a target is missed."""
    if getattr(sys, "frozen", False):
        raise Problem("the packaged program can't be measured by itself; `verse bench` of an installed one does it")
    from game.bench.table import PARTS

    wanted = args.only or list(PARTS)
    for name in wanted:
        if name not in PARTS:
            raise WrongUse(f"there is no part {name!r}; there is {', '.join(PARTS)}")
    rows = []
    with progress("Measuring", len(wanted)) as step:
        for name in wanted:
            rows += PARTS[name]()
            step()
    if args.json:
        print_json([{"name": r.name, "ratio": r.ratio, "target": r.target, "ok": r.ok} for r in rows])
    else:
        said = {True: "good", False: "missed", None: "not measured"}
        lines = [(r.name, "-" if r.ratio is None else f"{r.ratio:.4g}", f"{r.target:.4g}", said[r.ok]) for r in rows]
        print_table(("what", "ratio", "at most", ""), lines)
    return PROBLEM if any(r.ok is False for r in rows) else GOOD
