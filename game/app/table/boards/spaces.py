"""What marks a space of a board beside its colour: the hatch of danger, the dotted line of what is legal."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.kit.base import RGBA_MULT


def hatch(kit: Kit, size: tuple[int, int]) -> Surface:
    """The 45-degree hatch of danger, rounded like its cell."""

    def make() -> Surface:
        s = Surface(size, pygame.SRCALPHA)
        for i in range(-size[1], size[0], max(3, kit.u(7))):
            for shift, color in ((0, (112, 20, 12, 190)), (kit.u(1.6), (255, 176, 146, 120))):
                pygame.draw.line(s, color, (i + shift, size[1]), (i + shift + size[1], 0), max(1, kit.u(1.2)))
        s.blit(kit.mask(size, kit.u(5)), (0, 0), special_flags=RGBA_MULT)
        return s

    return kit.memo(("hatch", size), make)


def corners(b: Rect) -> list[tuple[int, int]]:
    """The corners of a rect, in order."""
    return [b.topleft, b.topright, b.bottomright, b.bottomleft]


def dotted(kit: Kit, dst: Surface, b: Rect) -> None:
    """The dotted line of a legal cell, dark under light, drawn once per size."""

    def make() -> Surface:
        pad = kit.u(3)
        s = Surface((b.w + 2 * pad, b.h + 2 * pad), pygame.SRCALPHA)
        pts = corners(Rect(pad, pad, b.w - 1, b.h - 1))
        kit.dashes(s, pts, (12, 40, 84), 2.4, 0.1, 4.6, closed=True)
        kit.dashes(s, pts, (226, 244, 255), 1.4, 0.1, 4.6, closed=True)
        return s

    kit.put(dst, kit.memo(("dotted", b.size), make), (b.x - kit.u(3), b.y - kit.u(3)))
