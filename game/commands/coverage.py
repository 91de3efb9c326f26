"""Say which rule lines no scenario and no test cites."""

from __future__ import annotations

import argparse

from game.commands.answer import GOOD, PROBLEM, print_json, progress


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing but the common options."""


def run(args: argparse.Namespace) -> int:
    """Count rule lines and citations; PROBLEM when a line is missing."""
    from game.ai.coverage import coverage

    with progress("Reading", 1):
        games = coverage()
    if args.json:
        print_json(games)
    else:
        for game, told in games.items():
            print(f"{game}: {told['cited']} of {told['lines']} rule lines are cited")
            for line in told["missing"]:
                print(f"  {line} is not")
    return PROBLEM if any(told["missing"] for told in games.values()) else GOOD
