"""The command line: one word says what to do, without a word the table opens.

Exit codes of every command: 0 good, 1 a problem was found, 2 wrong use. Nothing heavy is imported before one runs, and
not even the parser before the window shows.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from game.commands.answer import GOOD, PROBLEM, WRONG_USE, Problem, WrongUse


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if sys.stdout is None or sys.stderr is None:
        from game.app.crash.streams import give_streams

        give_streams()
    words = list(sys.argv[1:] if argv is None else argv)
    if words and words[0].startswith("-") and words[0] not in ("-h", "--help", "--version"):
        words.insert(0, "play")
    try:
        if not words:
            from game.commands.table import open_table

            return open_table()
        from game.commands.parser import parser

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
