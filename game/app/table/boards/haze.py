"""A breath of gas around a sun: two hues in soft clouds, thinner the farther out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import pygame
from pygame import Surface

from game.app.table.boards.scaled import cut, part_of, place
from game.app.ui.counters import smooth
from game.app.ui.kit.base import ADD, MULT
from game.app.ui.kit.light import FALLOFF, SOFT
from game.app.ui.kit.textures import grey
from game.app.ui.theme import Color

SIDE = 192  # px of the picture that is stretched over a system
OCTAVES = ((4, 120), (8, 88), (17, 56), (35, 30), (70, 16))
"""Grains along a side, and how much they count."""
THIN = 112
"""What is less dense than that is clear."""


def haze(dst: Surface, at: Sequence[float], radius: float, hues: tuple[Color, Color], seed: int) -> None:
    """Clouds of `radius` px around a place, added to what is there."""
    raw = gas(hues, seed)
    factor, corner = 2 * radius / SIDE, (at[0] - radius, at[1] - radius)
    part = part_of(raw, dst.get_clip(), factor, corner)
    if part.w and part.h:
        dst.blit(cut(raw, part, factor), place(part, factor, corner), special_flags=ADD)


@lru_cache(maxsize=16)
def gas(hues: tuple[Color, Color], seed: int) -> Surface:
    """The picture of a haze, black where it is clear."""
    rng = Random(seed)
    img = Surface((SIDE, SIDE))
    for hue in hues:
        cloud = clouds(rng)
        cloud.fill(hue, special_flags=MULT)
        img.blit(cloud, (0, 0), special_flags=ADD)
    near = smooth(grey(FALLOFF, SOFT, SOFT), (SIDE, SIDE))
    near.blit(near, (0, 0), special_flags=ADD)
    img.blit(near, (0, 0), special_flags=MULT)
    return img


def clouds(rng: Random) -> Surface:
    """Grey clouds with holes: noise of several sizes, the thin of it gone, the rest stretched."""
    img = Surface((SIDE, SIDE))
    for grains, share in OCTAVES:
        wide = smooth(grey(rng.randbytes(grains * grains), grains, grains), (SIDE, SIDE))
        wide.fill((share, share, share), special_flags=MULT)
        img.blit(wide, (0, 0), special_flags=ADD)
    img.fill((THIN, THIN, THIN), special_flags=pygame.BLEND_SUB)
    img.blit(img.copy(), (0, 0), special_flags=ADD)
    return img
