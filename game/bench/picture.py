"""Frames of a busy table, and what an unchanged screen costs; measured in a fresh process on the screen there is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from game.app.bench.tables import TABLES
from game.bench.measure import Row
from game.bench.screens import screen
from game.content.common.files import PACKAGE

GLIDE = 2.0
IDLE, LIT = 1 / 20, 1 / 8
"""What a screen may take that nothing changes, and one that only lights change."""


def rows() -> list[Row]:
    """For each table: full redraw, moving miniature (over the danger map, too, where there is one), board that is
    dragged along or zoomed and lights that breathe on it at 1080p and 4K, work and time of an unchanged screen."""
    found: list[Row] = []
    for scene, name in TABLES.items():
        told, where = _told(scene)
        for height, full, most in (("1080p", 3.0, 2.0), ("4K", 2.2, 5.0)):
            found += [
                Row(f"full redraw, {name}, {height} / background and present ({where})", told[height]["full"], full),
                Row(f"one moving miniature, {name}, {height} / the same ({where})", told[height]["moving"], 1.15),
                Row(f"the board is panned, {name}, {height} / the same ({where})", told[height]["panning"], GLIDE),
                Row(f"the board is zoomed, {name}, {height} / the same ({where})", told[height]["zooming"], GLIDE),
                Row(f"lights on still {name}, {height}: a frame / {most:g} ms", told[height]["lights"] / most, 1.0),
            ]
            if "danger" in told[height]:
                over = f"one moving miniature, {name} with danger map, {height} / the same ({where})"
                found.append(Row(over, told[height]["danger"], 1.15))
        done, loop = "presents, text renders and scalings per second", "processor time / a 60 fps loop of full redraws"
        found += [
            Row(f"unchanged {name}: {done}", told["idle"]["work"], 0.0),
            Row(f"unchanged {name}, lights have ended: {done}", told["idle"]["after"], 0.0),
            Row(f"unchanged {name}: {loop}", told["idle"]["share"], IDLE),
            Row(f"unchanged {name}, lights have ended: {loop}", told["idle"]["ended"], IDLE),
            Row(f"unchanged {name}, lights breathe: {loop}", told["idle"]["lit"], LIT),
        ]
    return found


def _told(scene: str) -> tuple[dict[str, Any], str]:
    """What the child process measured, and on which kind of screen: the one there is, a virtual one, or in memory."""
    name, before, more = screen()
    env = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1", **dict(more)}
    command = [*before, sys.executable, "-m", "game.app.bench.picture", scene]
    place = PACKAGE.parent
    done = subprocess.run(command, env=env, cwd=place, capture_output=True, text=True, check=False, timeout=900)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()[-300:]}")
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told, name
