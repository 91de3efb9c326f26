"""Play scenario files and say which rulings hold.

A scenario states a ruling as data: what is given, what is chosen, what then holds. tests/scenarios/README.md in the
repository explains how to write one without knowing the code.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands.answer import GOOD, PROBLEM, WrongUse, print_json, progress


def arguments(parser: argparse.ArgumentParser) -> None:
    """The files."""
    parser.add_argument("file", metavar="FILE", nargs="+", help="a scenario file, or a folder of them")


def run(args: argparse.Namespace) -> int:
    """Run all scenarios; PROBLEM when one fails."""
    files = found(args.file)
    from game.ai.check import check_files

    results = []
    with progress("Checking", len(files)) as step:
        for file in files:
            results += check_files([file])
            step()
    failed = [r for r in results if not r.ok]
    if args.json:
        print_json(
            {
                "passed": len(results) - len(failed),
                "failed": len(failed),
                "results": [{"id": r.id, "file": str(r.file), "ok": r.ok, "message": r.message} for r in results],
            }
        )
    else:
        for r in failed:
            print(f"{r.file}: {r.id}: {r.message}")
        print(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    return PROBLEM if failed else GOOD


def found(names: list[str]) -> list[Path]:
    """The files meant by names of files and folders. Raises WrongUse for a name that leads nowhere."""
    files: list[Path] = []
    for name in names:
        path = Path(name)
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside or not inside[0].is_file():
            raise WrongUse(f"there is no scenario file {name!r}")
        files += inside
    return files
