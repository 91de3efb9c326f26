"""Let bots play many games and count what happens."""

from __future__ import annotations

import argparse

from game.commands.answer import GOOD


def arguments(parser: argparse.ArgumentParser) -> None:
    """What is played and by whom."""


def run(args: argparse.Namespace) -> int:
    """Play and print the table."""
    return GOOD
