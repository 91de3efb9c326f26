"""The screen that is measured on: the one there is, a virtual one, or none but memory."""

from __future__ import annotations

import os
import shutil
from typing import NamedTuple

VIRTUAL = ("xvfb-run", "-a", "-s", "-screen 0 3840x2160x24")


class Screen(NamedTuple):
    """`name`: what the report calls it; `before`: words that go before a command; `env`: variables it needs."""

    name: str
    before: tuple[str, ...] = ()
    env: tuple[tuple[str, str], ...] = ()


def screen() -> Screen:
    """The best there is."""
    if os.environ.get("DISPLAY") or os.environ.get("SDL_VIDEODRIVER"):
        return Screen(os.environ.get("SDL_VIDEODRIVER", "window"))
    if shutil.which(VIRTUAL[0]):
        return Screen("virtual screen", VIRTUAL)
    return Screen("in memory", env=(("SDL_VIDEODRIVER", "dummy"),))
