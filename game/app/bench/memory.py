"""The memory of a game on the table."""

from __future__ import annotations

import sys
from contextlib import suppress


def main(scene: str) -> None:
    """Open the table of a scene at 1080p, draw it, and print the peak memory of this process in MB."""
    from game.app.program import Program
    from game.app.shell.settings import Settings
    from game.app.trial.shots import arrange, settle

    app = Program(size=(1920, 1080), prefs=Settings(speed="off"))
    arrange(app, scene, 1)
    settle(app)
    print(peak())


def peak() -> float:
    """The most memory that this process has had, in MB. Where the system tells it, without what the one had that began
    it, which counts as ours otherwise."""
    with suppress(OSError), open("/proc/self/status", encoding="ascii") as told:
        for line in told:
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)
