"""Rendered pictures from assets/art: people, tokens, dice, surfaces, icons."""

from pathlib import Path
from typing import Any, NamedTuple

import pygame
from pygame import Rect, Surface

from game.app.ui.cache import Cache
from game.app.ui.counters import smooth
from game.app.ui.kit.base import MEGABYTE, RGBA_MULT, Base, Part, Point
from game.app.ui.kit.light import Light
from game.app.ui.kit.shapes import Shapes
from game.app.ui.kit.turned import turned
from game.app.ui.theme import Ink, ink

KINDS = (".webp", ".png", ".jpg")
SHELVES = ("icons", "headings", "courses")
"""Folders whose pictures are called with their folder: others of that name lie elsewhere."""
RAW_LIMIT = 40 * MEGABYTE  # pictures at full size; the shrunk ones stay in the kit's cache


class Pic(NamedTuple):
    """A premultiplied picture, the rect of its solid part, and whether a shadow is baked in."""

    img: Surface
    box: Rect
    shadow: bool


class Art:
    """The pictures of one folder tree by file stem; what was asked for is noted (`used`, `missing`)."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.paths: dict[str, Path] = {}
        if folder is not None and folder.is_dir():
            for p in sorted(folder.rglob("*")):
                if p.suffix in KINDS:
                    key = f"{p.parent.name}/{p.stem}" if p.parent.name in SHELVES else p.stem
                    self.paths[key] = p
        self.used: set[str] = set()
        self.missing: set[str] = set()
        self._raw = Cache(RAW_LIMIT)
        self._solid: dict[str, Rect] = {}

    def find(self, name: str) -> Path | None:
        """The file of a picture, or None (then the name is noted as missing)."""
        hit = self.paths.get(name)
        (self.used if hit else self.missing).add(name)
        return hit

    def raw(self, name: str) -> Surface | None:
        """The picture as it is on disk, straight alpha; opaque ones without."""
        path = self.find(name)
        if path is None:
            return None
        try:
            kept: Surface = self._raw.get(name, lambda: loaded(path))
        except (pygame.error, OSError):  # a damaged file: the table stays usable without it
            self.missing.add(name)
            return None
        return kept

    def solid(self, name: str, img: Surface) -> Rect:
        """The rect of the solid part of a picture, measured once."""
        if name not in self._solid:
            self._solid[name] = solid_box(img)
        return self._solid[name]


def loaded(path: Path) -> Surface:
    """A picture file in the window's format."""
    img = pygame.image.load(str(path))
    return img.convert_alpha() if img.get_flags() & pygame.SRCALPHA else img.convert()


def solid_box(img: Surface) -> Rect:
    """The rect of the part with alpha above 170."""
    rects = pygame.mask.from_surface(img, 170).get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else img.get_rect()


class Sprites(Part):
    """Pictures at the size wanted, icons in the colour wanted."""

    def __init__(self, base: Base, art: Art, shapes: Shapes, light: Light) -> None:
        super().__init__(base)
        self.art, self.shapes, self.light = art, shapes, light

    def sprite(
        self, name: str, w: float | None = None, h: float | None = None, turn: float = 0.0, bare: bool = False
    ) -> Pic | None:
        """A rendered picture whose solid part fits w, h (units), or None when there is no such file.

        The solid part (alpha above 170) gives size and anchor, so things stand on their feet, not on the
        edge of their baked shadow.  bare: without the baked shadow, for things that turn or fly; a ship that was
        painted at all its headings isn't turned as a picture is."""
        if name not in self.art.paths:
            self.art.missing.add(name)
            return None
        return self.memo(("sprite", name, w, h, turn, bare), lambda: self._sprite(name, w, h, turn, bare))

    def _sprite(self, name: str, w: float | None, h: float | None, turn: float, bare: bool) -> Pic | None:
        flown = turned(self.art, name, h * self.scale, turn) if bare and h and not w else None
        if flown is not None:
            return Pic(flown, flown.get_rect(), False)
        raw = self.art.raw(name)
        if raw is None:
            return None
        img = raw.convert_alpha()
        box = self.art.solid(name, img)
        if bare:
            solid = pygame.mask.from_surface(img, 170)
            solid.erase(pygame.mask.from_threshold(img, (0, 0, 0), (7, 7, 7, 255)), (0, 0))
            img.blit(solid.to_surface(setcolor=(255,) * 4, unsetcolor=(0, 0, 0, 0)), (0, 0), special_flags=RGBA_MULT)
            img = img.subsurface(box).copy()
            box = img.get_rect()
        else:
            img.fill((0, 0, 0, 14), special_flags=pygame.BLEND_RGBA_SUB)  # the last faint veil has a visible edge
        img = img.premul_alpha()
        k = min((w * self.scale / box.w) if w else 9e9, (h * self.scale / box.h) if h else 9e9)
        k = 1.0 if k > 9e8 else k
        if turn:
            img = pygame.transform.rotozoom(img, turn, 1)
        out = smooth(img, (round(img.get_width() * k), round(img.get_height() * k)))
        if bare or turn:
            return Pic(out, out.get_rect(), False)
        return Pic(out, Rect(round(box.x * k), round(box.y * k), round(box.w * k), round(box.h * k)), True)

    def drop(
        self,
        dst: Surface,
        pos: Point,
        pic: Pic,
        key: Any = None,
        anchor: str = "center",
        blur: float = 2.4,
        drop: tuple[float, float] = (2, 3),
        alpha: int = 170,
        dim: int = 255,
    ) -> Rect:
        """Put a thing on the table by its solid part; one without a baked shadow gets one (named by `key`)."""
        p = getattr(pic.box, anchor)
        x, y = round(pos[0] - p[0]), round(pos[1] - p[1])
        if not pic.shadow and alpha and dim == 255:
            self.light.cast(dst, pic.img, (x, y), blur, drop, alpha, key)
        self.put(dst, pic.img, (x, y), dim)
        return Rect(x + pic.box.x, y + pic.box.y, pic.box.w, pic.box.h)

    # ------------------------------------------------------------ icons

    def icon_size(self, name: str, size: float) -> tuple[int, int]:
        """Width and height in px of an icon whose longer side is `size` units."""
        img = self._icon(name, size, (255, 255, 255))
        return img.get_size() if img else (self.u(size), self.u(size))

    def icon(
        self,
        dst: Surface,
        pos: Point,
        name: str,
        size: float = 14,
        color: Ink = "hi",
        anchor: str = "mc",
        press: Ink | None = None,
    ) -> Rect:
        """A sign in one colour, its longer side `size` units; "arrow@3" is the arrow turned by three eighths."""
        img = self._icon(name, size, ink(color))
        w, h = img.get_size() if img else (self.u(size), self.u(size))
        x = round(pos[0] - {"l": 0, "c": w / 2, "r": w}[anchor[1]])
        y = round(pos[1] - {"t": 0, "m": h / 2, "b": h}[anchor[0]])
        if img:
            if press:
                low = self._icon(name, size, ink(press))
                if low:
                    self.put(dst, low, (x, y + max(1, round(self.scale * 0.7))))
            self.put(dst, img, (x, y))
        return Rect(x, y, w, h)

    def _icon(self, name: str, size: float, color: tuple[int, ...]) -> Surface | None:
        sign_name, _, eighths = name.partition("@")
        key = f"icons/{sign_name}"
        if key not in self.art.paths:
            self.art.missing.add(key)
            return None

        def make() -> Surface:
            raw = self.art.raw(key)
            if raw is None:
                return Surface((1, 1), pygame.SRCALPHA)
            sign = raw.subsurface(raw.get_bounding_rect(8))
            if eighths:
                sign = pygame.transform.rotozoom(sign, -45 * int(eighths), 1)
                sign = sign.subsurface(sign.get_bounding_rect(8))
            k = size * self.scale / max(sign.get_size())
            img = sign.convert_alpha()
            img.fill((*color[:3], 255), special_flags=RGBA_MULT)
            return smooth(img.premul_alpha(), (round(img.get_width() * k), round(img.get_height() * k)))

        return self.memo(("icon", name, size, tuple(color)), make)

    def cover(self, img: Surface, size: tuple[int, int]) -> Surface:
        """Scale and crop so that the picture fills the size (px)."""
        k = max(size[0] / img.get_width(), size[1] / img.get_height())
        w, h = max(size[0], round(img.get_width() * k)), max(size[1], round(img.get_height() * k))
        return smooth(img, (w, h)).subsurface(((w - size[0]) // 2, (h - size[1]) // 2, *size)).copy()

    def window(self, size: tuple[int, int], r: float, paint: Any, key: Any = None) -> Surface:
        """A picture with rounded corners (r in units), `paint(surface)` fills it; premultiplied."""

        def make() -> Surface:
            s = Surface(size, pygame.SRCALPHA)
            paint(s)
            s.blit(self.shapes.mask(size, self.u(r)), (0, 0), special_flags=RGBA_MULT)
            return s

        return self.memo(("window", size, r, key), make) if key is not None else make()
