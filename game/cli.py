"""The command line: one word says what to do, without a word the table opens.

Exit codes of every command: 0 good, 1 a problem was found, 2 wrong use. Nothing heavy is imported before one runs.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from game import __version__
from game.commands import COMMANDS, GOOD, PROBLEM, WRONG_USE, Problem, WrongUse

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
        one = words.add_parser(name, help=about.splitlines()[0].rstrip("."), description=about, allow_abbrev=False,
                               formatter_class=argparse.RawDescriptionHelpFormatter)
        command.arguments(one)
        one.add_argument("--json", action="store_true", help="print one JSON value and nothing else")
        one.set_defaults(run=command.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "play")
    try:
        args = parser().parse_args(words)
        return int(args.run(args))
    except WrongUse as error:
        return _say(error, WRONG_USE)
    except Problem as error:
        return _say(error, PROBLEM)
    except SystemExit as leave:  # --help and --version
        return leave.code if isinstance(leave.code, int) else GOOD
    except KeyboardInterrupt:
        return _say("stopped", PROBLEM)
    except BrokenPipeError:  # the reader of our output has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PROBLEM
    except OSError as error:  # a disk or folder that refuses is no fault of the program
        return _say(f"{error.strerror or error}: {error.filename}" if error.filename else error, PROBLEM)


def _say(error: object, code: int) -> int:
    """One line on the error channel, whatever the message holds."""
    print("verse: " + " ".join(str(error).split()), file=sys.stderr)
    return code
