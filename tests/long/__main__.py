"""Run the long campaigns: `python -m tests.long [NAME...] [--full] [--size N] [--seed S] [--jobs P] [--json]`, some of
them for one game or number of seats: `[--game G] [--seats K]`, the voyage for one heist: `[--heist H]`.

`pictures` has words of its own: `python -m tests.long pictures draw FOLDER`, `... pictures compare BEFORE AFTER`.

Without names all run that have a short size. Exit code 0 when nothing went wrong, 1 when something did.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from tests.long import pictures
from tests.long.campaigns import CAMPAIGNS, several
from tests.long.tables import EVERY, Tables


def main() -> int:
    """Run what was asked for and print one table or one JSON value."""
    if sys.argv[1:2] == ["pictures"]:
        return pictures.main(sys.argv[2:])
    parser = argparse.ArgumentParser(prog="python -m tests.long", description="Run the long campaigns.")
    parser.add_argument("name", nargs="*", help=f"which: {', '.join(CAMPAIGNS)}; without names all")
    parser.add_argument("--full", action="store_true", help="the full sizes; hours")
    parser.add_argument("--size", type=int, help="this size for each")
    parser.add_argument("--seed", type=int, default=1, help="where luck starts (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share each campaign (1)")
    parser.add_argument("--game", default="", help="only this game, where a campaign plays all")
    parser.add_argument("--seats", type=int, default=0, help="only tables of so many")
    parser.add_argument("--heist", default="", help="only this heist, where a person plays one")
    parser.add_argument("--json", action="store_true", help="print one JSON value")
    args = parser.parse_args()
    unknown = [name for name in args.name if name not in CAMPAIGNS]
    if unknown:
        parser.error(f"there is no campaign {unknown[0]!r}")
    if args.heist and (args.name != ["voyage"] or args.game not in ("", "fistful")):
        parser.error("--heist is for the voyage alone")
    tables = Tables("fistful" if args.heist else args.game, args.seats, args.heist)
    deaf = [name for name in args.name if tables != EVERY and not CAMPAIGNS[name].tabled]
    if deaf:
        parser.error(f"{deaf[0]} plays what it plays: --game and --seats are not for it")
    names = args.name or [name for name, campaign in CAMPAIGNS.items() if campaign.short or args.full]
    sizes = {n: args.size or (not args.full and CAMPAIGNS[n].short) or CAMPAIGNS[n].full for n in names}
    results = several(sizes, args.seed, args.jobs, tables)
    if args.json:
        print(json.dumps({name: {k: v for k, v in asdict(r).items() if k != "began"} for name, r in results.items()}))
    else:
        print("| campaign | what | tried | faults | seconds | notes |\n| --- | --- | ---: | ---: | ---: | --- |")
        for name, r in results.items():
            notes = ", ".join(f"{k} {v}" for k, v in r.notes.items())
            print(f"| {name} | {r.what} | {r.tried:,} | {len(r.faults)} | {r.seconds} | {notes} |")
        for r in results.values():
            print(*(["", *r.lines] if r.lines else []), sep="\n")
        for name, r in results.items():
            for fault in r.faults[:20]:
                print(f"{name}: {fault}")
    return 1 if any(r.faults for r in results.values()) else 0


if __name__ == "__main__":
    raise SystemExit(main())
