"""What lies behind a chart: a sky that moves with it, and stars far beyond, which move less when it is pushed about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import pygame
from pygame import Rect, Surface

from game.app.table.boards.sky import TINTS
from game.app.ui.kit import Kit
from game.app.ui.kit.base import ADD

FAR = 0.45
"""How far the far stars move, as a share of how far the chart does."""
MANY = 120
SIZES = ((1.1, 0.5), (1.1, 0.8), (1.6, 0.8), (2.1, 1.0))
"""Radius in units and power of each kind of star, the most frequent first."""
Point = tuple[float, float]


@lru_cache(maxsize=2)
def strewn(many: int = MANY) -> tuple[tuple[float, float, int, int], ...]:
    """Where the far stars lie, in shares of the glass; what kind each is of, and of which tint."""
    rng = Random(41)
    return tuple(
        (rng.random(), rng.random(), min(3, int(rng.random() ** 2 * 4)), rng.randrange(len(TINTS))) for _ in range(many)
    )


def stars(kit: Kit, dst: Surface, glass: Rect, off: Point, walls: Sequence[Rect] = (), share: float = FAR) -> None:
    """The far stars on a glass, moved by a `share` of the px that the chart is `off` its middle; none before a wall."""
    pictures = [[_star(kit, size, power, tint) for tint in TINTS] for size, power in SIZES]
    shown = []
    for x, y, kind, tint in strewn():
        img = pictures[kind][tint]
        left = glass.x + int((x * glass.w + share * off[0]) % glass.w)
        top = glass.y + int((y * glass.h + share * off[1]) % glass.h)
        if Rect((left, top), img.get_size()).collidelist(walls) < 0:
            shown.append((img, (left, top)))
    dst.fblits(shown, ADD)


def _star(kit: Kit, size: float, power: float, tint: tuple[int, int, int]) -> Surface:
    def make() -> Surface:
        px = max(4, kit.u(size))
        img = Surface((2 * px, 2 * px))
        kit.glow(img, (px, px), size, tint, power)
        return img

    return kit.memo(("far star", size, power, tint), make)


def lay(dst: Surface, sky: Surface, off: Point) -> None:
    """A sky as large as the glass that lies `off` px aside; beyond its edges it is mirrored, so that none is seen."""
    w, h = sky.get_size()
    if not (off[0] or off[1]):
        dst.blit(sky, (0, 0))
        return
    x, y = round(off[0]), round(off[1])
    for i in (-x // w, -x // w + 1):
        for j in (-y // h, -y // h + 1):
            tile = pygame.transform.flip(sky, bool(i % 2), bool(j % 2)) if i % 2 or j % 2 else sky
            dst.blit(tile, (x + i * w, y + j * h))
