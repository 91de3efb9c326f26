"""The commands, one module each: its docstring is its help, `arguments` declares its options, `run` does it.

A command module imports nothing heavy at its top, so that `--help` answers at once.
"""

from __future__ import annotations

import argparse
from typing import Protocol

from game.commands import bench, check, content, coverage, play, replay, selftest, shot, sim


class Command(Protocol):
    """What every command module offers."""

    __doc__: str | None

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the options of the command."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it and return the exit code."""


COMMANDS: dict[str, Command] = {
    "play": play,
    "sim": sim,
    "check": check,
    "coverage": coverage,
    "content": content,
    "shot": shot,
    "bench": bench,
    "replay": replay,
    "selftest": selftest,
}
