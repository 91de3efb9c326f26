"""The sky behind the star chart's glass, and wherever else one looks out: clouds and stars."""

from __future__ import annotations

from random import Random

from pygame import Surface

from game.app.ui.kit import Kit
from game.app.ui.kit.base import MULT

NIGHT = (10, 14, 26)
TINTS = ((255, 240, 214), (214, 228, 255), (186, 206, 255), (255, 214, 190))


def sky(kit: Kit, size: tuple[int, int]) -> Surface:
    """Clouds and stars, the same for one size; black where contrast is high."""
    img = Surface(size)
    img.fill(NIGHT if not kit.contrast else (0, 0, 0))
    if kit.contrast:
        return img
    raw = kit.art.raw("starfield")
    if raw is not None:
        img.blit(kit.cover(raw, size), (0, 0))
        img.fill((226, 226, 238), special_flags=MULT)
    rng = Random(11)
    for _ in range(int(size[0] * size[1] / (kit.scale * kit.scale) / 620)):
        bright = rng.random() ** 7
        spot = rng.uniform(0, size[0]), rng.uniform(0, size[1])
        power = 0.22 if bright < 0.1 else 0.45 if bright < 0.35 else 0.8 if bright < 0.75 else 1.0
        wide = 0.9 + (0.7 if power > 0.4 else 0) + (1.2 if power > 0.9 else 0)
        kit.glow(img, spot, wide, rng.choice(TINTS), power)
    return img
