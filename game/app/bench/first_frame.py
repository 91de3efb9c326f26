"""The program as `verse` starts it: when its first picture shows, and when the title is complete."""

from __future__ import annotations

import os
import sys
import time


def main() -> None:
    """Print the seconds from the moment in BEGUN to the first picture shown, and to the title ready for the mouse."""
    import game.cli  # noqa: F401 what the command `verse` imports first
    from game.app.start import first_picture

    first_picture()
    shown = time.time()
    from game.app.menus.title.scene import Title
    from game.app.program import Program
    from game.app.shell.settings import Settings

    app = Program(size=(1280, 720), prefs=Settings(), first=Title)
    app.update(0.0)
    app.present()
    begun = float(os.environ["BEGUN"])
    print(shown - begun, time.time() - begun)
    sys.stdout.flush()
    os._exit(0)
