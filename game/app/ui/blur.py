"""Soft edges: a wide blur is done on a smaller picture, where it costs a fraction and looks the same."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.app.ui.counters import smooth

FINE = 2  # px: a blur this narrow is done at full size


def blurred(img: Surface, radius: int) -> Surface:
    """The picture blurred by about `radius` px, of the same size; what is see-through must have the colour of the rest
    or be premultiplied."""
    share = radius // FINE
    w, h = img.get_size()
    if share < 2 or min(w, h) < 4 * share:
        return pygame.transform.gaussian_blur(img, max(1, radius))
    small = smooth(img, (-(-w // share), -(-h // share)))
    return smooth(pygame.transform.gaussian_blur(small, max(1, round(radius / share))), (w, h))
