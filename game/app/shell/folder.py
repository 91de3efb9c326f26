"""Showing a folder in the file window of the system."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.shell.app import App

LIBRARIES = "LD_LIBRARY_PATH"


NO_SCREEN = {"dummy", "offscreen"}


def show_folder(app: App, path: Path) -> None:
    """A folder in the file window of the system; where that shows nothing a line says where it is."""
    if not open_folder(path):
        app.toast(app.words("saves.folder.is", folder=path))


def open_folder(path: Path) -> bool:
    """Open a folder (made if it is not there); says whether the system took it.  Without a screen nothing is opened."""
    if os.environ.get("SDL_VIDEODRIVER") in NO_SCREEN:
        return False
    try:
        path.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(path)
            return True
        program = "open" if sys.platform == "darwin" else "xdg-open"
        subprocess.Popen(
            [program, str(path)],
            env=surroundings(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True


def surroundings() -> dict[str, str]:
    """The environment for another program: a packaged one must not lend it its own libraries."""
    env = dict(os.environ)
    before = env.pop(f"{LIBRARIES}_ORIG", None)
    if getattr(sys, "frozen", False):
        env.pop(LIBRARIES, None)
        if before:
            env[LIBRARIES] = before
    return env
