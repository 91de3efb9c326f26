"""Whether a window can be opened at all."""

from __future__ import annotations

import pygame

from game.app.shell.window import begin


def no_screen() -> str:
    """Why no window can be opened here, "" when one can."""
    try:
        begin()
    except pygame.error as error:
        return str(error)
    return ""
