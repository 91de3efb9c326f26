"""Whether somebody is here to look on: without company everything comes to rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.shell.app import App

LONELY_MS = 60_000.0
"""So long after the last key or move of the mouse nobody is."""


def breathes(app: App) -> bool:
    """Whether lights may breathe."""
    return not app.still and app.focused and app.alone < LONELY_MS
