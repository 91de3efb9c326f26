"""Textures without pictures: value noise through palettes gives felt, paper and brushed brass."""

import math
import random
from collections.abc import Sequence

import pygame
from pygame import Surface

from game.app.ui.counters import smooth
from game.app.ui.kit.base import MULT, Base, Part
from game.app.ui.kit.sprites import Sprites
from game.app.ui.theme import C, Color

Octave = tuple[float, ...]
GREYS = [(v, v, v) for v in range(256)]


def grey(values: bytes, w: int, h: int) -> Surface:
    """A picture of w by h grey values."""
    img = pygame.image.frombytes(values, (w, h), "P")
    img.set_palette(GREYS)
    return img.convert(24)


def noise(w: int, h: int, cx: float, cy: float, seed: int) -> Surface:
    """Value noise as a grey surface; cells of cx by cy px.  Its generator is its own, never the game's."""
    nx, ny = math.ceil(w / cx) + 2, math.ceil(h / cy) + 2
    s = smooth(grey(random.Random(seed).randbytes(nx * ny), nx, ny), (int(nx * cx), int(ny * cy)))
    return s.subsurface((int(cx / 2), int(cy / 2), w, h)).copy()


def clouds(w: int, h: int, octaves: Sequence[Octave], seed: int) -> Surface:
    """Sum of noises: (cx, cy, weight 0..1) each, blended over the last."""
    out = noise(w, h, octaves[0][0], octaves[0][1], seed)
    for i, (cx, cy, k) in enumerate(octaves[1:]):
        n = noise(w, h, cx, cy, seed + i + 1)
        n.set_alpha(int(255 * k))
        out.blit(n, (0, 0))
    return out


def ramp(img: Surface, stops: Sequence[tuple[float, Color]]) -> Surface:
    """Grey values to colours through a palette: (0..1, colour) each."""
    pal = []
    for i in range(256):
        t = i / 255
        for (a, ca), (b, cb) in zip(stops, stops[1:]):
            if t <= b:
                k = (t - a) / (b - a) if b > a else 0
                pal.append(tuple(int(x + (y - x) * k) for x, y in zip(ca, cb)))
                break
        else:
            pal.append(tuple(stops[-1][1]))
    p = pygame.image.frombytes(pygame.image.tobytes(img, "RGB")[::3], img.get_size(), "P")
    p.set_palette(pal)
    return p.convert(24)


TILE = 512  # noise is made once in a tile and repeated: a 4K felt costs no more than a small one


class Textures(Part):
    """Surfaces of the five materials, at any size in px."""

    def __init__(self, base: Base, sprites: Sprites) -> None:
        super().__init__(base)
        self.sprites = sprites

    def tiled(self, w: int, h: int, tile: Surface) -> Surface:
        """An opaque surface filled with a tile, mirrored so that no seam shows."""
        out = Surface((w, h))
        tw, th = tile.get_size()
        for j, y in enumerate(range(0, h, th)):
            for i, x in enumerate(range(0, w, tw)):
                flip = (bool(i % 2), bool(j % 2))
                out.blit(pygame.transform.flip(tile, *flip) if any(flip) else tile, (x, y))
        return out

    def walnut(self, w: int, h: int, seed: int = 7, tone: float = 1.0) -> Surface:
        """Walnut boards: the rendered table for big surfaces, a piece of it for small ones."""

        def make() -> Surface:
            raw = self.sprites.art.raw("table_walnut")
            if raw is None:
                img = Surface((w, h))
                img.fill(C["walnut"])
            elif w >= self.u(600) and h >= self.u(340):
                img = self.sprites.cover(raw, (w, h))
            else:
                rnd = random.Random(seed)
                k = 1.5 / self.scale
                pw, ph = min(raw.get_width(), max(8, round(w * k))), min(raw.get_height(), max(4, round(h * k)))
                x, y = rnd.randint(0, raw.get_width() - pw), rnd.randint(0, raw.get_height() - ph)
                img = smooth(raw.subsurface((x, y, pw, ph)).convert(24), (w, h))
            if tone != 1:
                v = min(255, int(255 * tone))
                img.fill((v, v, v), special_flags=MULT)
            return img

        return self.passing((w, h), ("walnut", w, h, seed, tone), make)

    def felt(self, w: int, h: int, color: Color = C["panel"], seed: int = 3) -> Surface:
        """Felt: one-pixel noise over slow clouds."""

        def tile() -> Surface:
            n = clouds(TILE, TILE, [(2, 2, 1), (1, 1, 0.5), (60, 60, 0.22)], seed)
            lo, hi = (tuple(max(0, min(255, int(c * k))) for c in color) for k in (0.80, 1.16))
            return ramp(n, [(0, lo), (0.5, color), (1, hi)])

        return self.tiled(w, h, self.memo(("felt", tuple(color), seed), tile))

    def paper(self, w: int, h: int, seed: int = 5, color: Color = C["parch"]) -> Surface:
        """Old paper: clouds of four sizes in warm tones."""

        def make() -> Surface:
            s = self.scale
            n = clouds(w, h, [(90 * s, 70 * s, 1), (26 * s, 22 * s, 0.42), (3 * s, 3 * s, 0.20), (1, 1, 0.14)], seed)
            lo = tuple(int(c * k) for c, k in zip(color, (0.885, 0.862, 0.82)))
            hi = tuple(min(255, int(c * 1.025)) for c in color)
            return ramp(n, [(0.1, lo), (0.5, color), (0.9, hi), (1, hi)])

        return self.memo(("paper", w, h, seed, tuple(color)), make)

    def brushed(self, w: int, h: int) -> Surface:
        """Brushed metal, to be multiplied in."""

        def tile() -> Surface:
            n = clouds(TILE, 160, [(60 * self.scale, max(1.0, self.scale), 1), (9, 1, 0.4)], 21)
            return ramp(n, [(0, (222, 218, 210)), (1, (255, 255, 255))])

        return self.tiled(w, h, self.memo(("brushed",), tile))

    def linen(self, w: int, h: int) -> Surface:
        """Book linen, to be multiplied in."""

        def tile() -> Surface:
            n = clouds(TILE, TILE, [(3, 1, 1), (1, 3, 0.5), (40, 40, 0.3)], 77)
            return ramp(n, [(0, (214, 214, 214)), (1, (255, 255, 255))])

        return self.tiled(w, h, self.memo(("linen",), tile))
