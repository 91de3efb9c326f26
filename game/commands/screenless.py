"""Working without a screen and without a sound device."""

from __future__ import annotations

import os
import sys


def dummy_drivers() -> None:
    """Let pictures be drawn in memory only. To be called before pygame is imported."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"


def has_screen() -> bool:
    """Whether a window can be expected to open here; only systems with a display server can say no."""
    if os.environ.get("SDL_VIDEODRIVER"):
        return True
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
