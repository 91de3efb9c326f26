"""Opening the window, or saying plainly that there is none."""

from __future__ import annotations

from game.commands.answer import Problem
from game.commands.screenless import has_screen

HINT = "`verse play --headless` lets a bot play and saves pictures instead"


def open_table(safe: bool = False) -> int:
    """Open the window until it is closed; returns the exit code. Raises Problem where no window can be opened.

    `safe`: with plain settings, without sound, in a window.
    """
    if not has_screen():
        raise Problem(f"there is no screen here; {HINT}")
    from game.app.shell.screen import no_screen

    why = no_screen()
    if why:
        raise Problem(f"no window can be opened ({why}); {HINT}")
    from game.app.start import run

    return run(safe)
