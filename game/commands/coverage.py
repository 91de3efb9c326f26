"""Say which rule lines no scenario and no test cites.

Scenarios and tests are in the repository, not in an installed program.
"""

from __future__ import annotations

import argparse

from game.commands.answer import GOOD, PROBLEM, Problem, print_json, progress


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing but the common options."""


def run(args: argparse.Namespace) -> int:
    """Count rule lines and citations; PROBLEM when a line is missing."""
    from game.ai.coverage import coverage
    from game.content.common.files import in_checkout

    if not in_checkout():
        raise Problem("scenarios and tests are not part of an installed program; run this in a copy of the repository")
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
