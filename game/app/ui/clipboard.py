"""Words to and from the system's clipboard; where there is none nothing is kept."""

from __future__ import annotations

from contextlib import suppress

import pygame

from game.app.ui.faces import drawable

LONGEST = 20_000
"""Letters that are looked at of what somebody else copied."""


def copy(text: str) -> None:
    """Keep words for pasting."""
    with suppress(pygame.error):
        pygame.scrap.put_text(drawable(text))


def pasted() -> str:
    """What was copied last, on one line, "" for nothing."""
    with suppress(pygame.error):
        return " ".join(pygame.scrap.get_text()[:LONGEST].split())
    return ""
