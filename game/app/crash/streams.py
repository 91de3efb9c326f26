"""Standard streams for a program without a console, where they are None and every print would fail."""

from __future__ import annotations

import os
import sys


def give_streams() -> None:
    """Give each missing standard stream a place to go: nowhere."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8", errors="replace"))  # noqa: SIM115 - for ever
