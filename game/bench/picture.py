"""Frames of a busy table, and what an unchanged screen costs; measured in a fresh process on the screen there is."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from typing import Any

from game.bench.measure import Row
from game.content.files import PACKAGE

VIRTUAL = ("xvfb-run", "-a", "-s", "-screen 0 3840x2160x24")


def rows() -> list[Row]:
    """Full redraw and moving miniature at 1080p and 4K, work and processor time of an unchanged screen."""
    told, screen = _told()
    return [
        Row(f"full redraw of a busy table, 1080p / background and present ({screen})", told["1080p"]["full"], 3.0),
        Row(f"full redraw of a busy table, 4K / background and present ({screen})", told["4K"]["full"], 2.2),
        Row(f"frame with one moving miniature, 1080p / the same ({screen})", told["1080p"]["moving"], 1.15),
        Row(f"frame with one moving miniature, 4K / the same ({screen})", told["4K"]["moving"], 1.15),
        Row("unchanged screen: presents, text renders and scalings per second", told["idle"]["work"], 0.0),
        Row("unchanged screen: processor time / a 60 fps loop of full redraws", told["idle"]["share"], 1 / 20),
    ]


def _told() -> tuple[dict[str, Any], str]:
    """What the child process measured, and on which kind of screen: the one there is, a virtual one, or in memory."""
    env = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-m", "game.app.bench.picture"]
    if os.environ.get("DISPLAY") or os.environ.get("SDL_VIDEODRIVER"):
        screen = os.environ.get("SDL_VIDEODRIVER", "window")
    elif shutil.which(VIRTUAL[0]):
        command, screen = [*VIRTUAL, *command], "virtual screen"
    else:
        env["SDL_VIDEODRIVER"], screen = "dummy", "in memory"
    place = PACKAGE.parent
    done = subprocess.run(command, env=env, cwd=place, capture_output=True, text=True, check=False, timeout=900)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()[-300:]}")
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told, screen
