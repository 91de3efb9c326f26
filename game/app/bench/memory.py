"""The memory of a game on the table."""

from __future__ import annotations

import sys


def main(scene: str) -> None:
    """Open the table of a scene at 1080p, draw it, and print the peak memory of this process in MB."""
    import resource

    from game.app.program import Program
    from game.app.shell.settings import Settings
    from game.app.trial.shots import arrange, settle

    app = Program(size=(1920, 1080), prefs=Settings(speed="off"))
    arrange(app, scene, 1)
    settle(app)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(peak / (1024 * 1024 if sys.platform == "darwin" else 1024))
