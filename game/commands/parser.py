"""The whole command line as argparse sees it."""

from __future__ import annotations

import argparse
from typing import NoReturn

from game import __version__
from game.commands.answer import WrongUse
from game.commands.registry import COMMANDS

ABOUT = "Firefly board games on one table. Without a command the table opens."


class Parser(argparse.ArgumentParser):
    """A parser that answers wrong arguments with one line."""

    def error(self, message: str) -> NoReturn:
        raise WrongUse(f"{message} (see {self.prog} --help)")


def parser() -> Parser:
    """The whole command line as argparse sees it."""
    top = Parser(prog="verse", description=ABOUT, allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"verse {__version__}")
    words = top.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, command in COMMANDS.items():
        about = (command.__doc__ or "").strip()
        one = words.add_parser(
            name,
            help=about.splitlines()[0].rstrip("."),
            description=about,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        command.arguments(one)
        one.add_argument("--json", action="store_true", help="print one JSON value and nothing else")
        one.set_defaults(run=command.run)
    return top
