"""The program as `verse` starts it: when its first picture shows, and when the title is complete."""

from __future__ import annotations

import os
import time


def main() -> None:
    """Print the seconds from the moment in BEGUN to the first picture shown, and to the title ready for the mouse."""
    import game.cli  # noqa: F401 what the command `verse` imports first
    from game.app.start import first_picture

    first_picture()
    shown = time.time()
    from game.app.shell.settings import Settings
    from game.app.start import stand
    from game.content.common.cache import keep_in
    from game.save.places import places

    keep_in(places().cache)
    app, kept = stand(Settings(), (1280, 720))
    app.update(0.0)
    app.present()
    ready = time.time()
    for _ in kept.keeping():
        pass
    begun = float(os.environ["BEGUN"])
    print(shown - begun, ready - begun)
