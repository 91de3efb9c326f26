"""Where the packaged program starts: puts right what only a packaged program lacks, then does what `verse` does.

Imports nothing heavy: the first picture must not wait.
"""

from __future__ import annotations

import io
import os
import sys

NAME = "Verse Tabletop"
MEASURE = "VERSE_MEASURE"


def channels() -> io.StringIO | None:
    """Give a program without a console its channels; returns where its errors are then kept, None with a console."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 as long as the program runs
    if sys.stderr is not None:
        return None
    kept = io.StringIO()
    sys.stderr = kept
    return kept


def surroundings() -> None:
    """Give the programs that ours opens, like the one that shows a folder, their own libraries and not ours."""
    if sys.platform.startswith("linux"):
        before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
        if before is None:
            os.environ.pop("LD_LIBRARY_PATH", None)
        else:
            os.environ["LD_LIBRARY_PATH"] = before


def tell(text: str) -> None:
    """Show an error where there is no console; a program that ends without a word helps nobody."""
    try:
        import pygame

        pygame.display.message_box(NAME, text, message_type="error")
    except Exception:  # not even a box: nothing is left to tell it with
        return


def measure(what: str) -> int:
    """One of the programs that `verse bench` runs: "start" prints its times, "memory" its peak, "still" what a
    screen costs that stands still."""
    if what == "memory":
        from game.app.bench import memory

        memory.main("heist")
    elif what == "still":
        from game.app.bench import still

        still.main("heist")
    else:
        from game.app.bench import first_frame

        first_frame.main()
    return 0


def processes() -> None:
    """Let `verse sim` start processes of its own, and be one of them. Not for the table: it would open later."""
    if len(sys.argv) > 1:
        import multiprocessing

        import pyi_rth_multiprocessing  # noqa: F401 PyInstaller's own, otherwise run before every start

        multiprocessing.freeze_support()


def main() -> int:
    """Run the command line; without words the table opens. Returns the exit code."""
    errors = channels()
    surroundings()
    processes()
    if os.environ.get(MEASURE):
        return measure(os.environ[MEASURE])
    from game.cli import main as verse

    code = verse()
    if code and errors is not None and errors.getvalue().strip():
        tell(errors.getvalue().strip())
    return code


if __name__ == "__main__":
    sys.exit(main())
