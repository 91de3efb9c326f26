"""The program as `verse` starts it, up to the first picture of the title."""

from __future__ import annotations

import os
import sys
import time


def main() -> None:
    """Print the seconds from the moment in BEGUN to the first frame shown."""
    import game.cli  # noqa: F401 what the command `verse` imports first
    from game.app.main import App
    from game.app.scenes.title import Title
    from game.app.settings import Settings

    app = App(size=(1280, 720), prefs=Settings(), first=Title)
    app.update(0.0)
    app.present()
    print(time.time() - float(os.environ["BEGUN"]))
    sys.stdout.flush()
    os._exit(0)
