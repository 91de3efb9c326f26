"""A picture from the bytes of a PNG file."""

from __future__ import annotations

import pygame
from pygame import Surface


def surface_of(png: bytes | None) -> Surface | None:
    """A picture of a save, None when there is none or it can't be read."""
    import io

    if png is None:
        return None
    try:
        return pygame.image.load(io.BytesIO(png), "table.png").convert()
    except pygame.error:
        return None
