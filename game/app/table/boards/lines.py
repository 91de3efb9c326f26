"""Lines over a board: whole and dashed."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import Color


def stroke(kit: Kit, dst: Surface, a: Sequence[float], b: Sequence[float], color: Color, wide: float) -> None:
    """A straight line across the board, drawn at once: a cached picture of it would be as large as its box."""
    pygame.draw.aaline(dst, color, a, b, max(1, kit.u(wide)))


def dashes(
    kit: Kit, dst: Surface, a: Sequence[float], b: Sequence[float], color: Color, wide: float, dash: float, gap: float
) -> None:
    """A dashed line; lengths in units."""
    long = math.hypot(b[0] - a[0], b[1] - a[1])
    step, on = (dash + gap) * kit.scale, dash * kit.scale
    at = 0.0
    while at < long:
        p, q = at / long, min(1.0, (at + on) / long)
        start, end = [(a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f) for f in (p, q)]
        stroke(kit, dst, start, end, color, wide)
        at += step
