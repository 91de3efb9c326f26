"""Open the table; with --headless a bot plays a whole game and saves pictures of it."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands.answer import PROBLEM
from game.commands.values import seed

NO_SCREEN = "there is no screen here; `verse play --headless` lets a bot play and saves pictures instead"


def arguments(parser: argparse.ArgumentParser) -> None:
    """How to play."""
    parser.add_argument("--headless", action="store_true", help="no window: a bot plays a game and saves pictures")
    parser.add_argument("--out", metavar="DIR", type=Path, default=Path("out/headless"),
                        help="where --headless saves its pictures (out/headless)")
    parser.add_argument("--seed", metavar="S", type=seed, default=1, help="the luck of the --headless game (1)")


def run(args: argparse.Namespace) -> int:
    """Open the window, or play without one."""
    return PROBLEM
