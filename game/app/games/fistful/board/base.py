"""What a miniature stands on and stands out by: its plate, its shade on the floor, its rim of light, its shield.

Sizes in units, places in px."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.kit.marks import outline
from game.app.ui.theme import SEATS, C, Color, tone

FLAT = 0.76
"""A plate on the floor as the camera sees it: so much lower than wide."""
RIM = (255, 240, 212)
"""The lamp behind a figure."""
HOSTILE: Color = (150, 34, 24)


def seat_plate(kit: Kit, dst: Surface, pos: Sequence[float], seat: int, radius: float, lit: bool) -> None:
    """Enamel in the seat's colour and shape under its hero; `lit`: whose turn it is stands on a brass rim."""
    look = SEATS[kit.looks[seat] if seat < len(kit.looks) else seat]
    _plate(kit, dst, pos, look.shape, look.color, radius, C["brass_hi"] if lit else tone(look.color, 0.4, 150))


def hostile_plate(kit: Kit, dst: Surface, pos: Sequence[float], radius: float) -> None:
    """Red enamel, round, under an enemy."""
    _plate(kit, dst, pos, "circle", HOSTILE, radius, (236, 104, 80))


def _plate(kit: Kit, dst: Surface, pos: Sequence[float], shape: str, color: Color, radius: float, rim: Color) -> None:
    """A plate lying on the floor: shade, dark edge, rim, enamel that is darker in the middle."""
    r = radius * kit.scale
    wide = int(r * 2.9) + 8
    c = wide / 2
    high = int(wide * FLAT)

    def draw(g: Surface, k: int) -> None:
        for rad, shade in (
            (r * 1.10, (0, 0, 0, 120)),
            (r, (18, 12, 8, 255)),
            (r * 0.92, (*rim, 255)),
            (r * 0.84, (*color, 255)),
            (r * 0.50, (*tone(color, 0.66), 255)),
        ):
            pygame.draw.polygon(g, shade, [(x * k, y * FLAT * k) for x, y in outline(shape, c, rad)])

    key = "base", shape, color, round(r, 1), rim
    kit.put(dst, kit.shape((wide, high), draw, key), (round(pos[0] - c), round(pos[1] - high / 2)))


def rim(kit: Kit, dst: Surface, pos: Sequence[float], name: str, h: float) -> None:
    """The edge of light round a figure that stands at `pos`, as `kit.stand` places it: drawn before the figure."""
    pic = kit.doll(name, h)

    def edge() -> Surface:
        n = max(1, kit.u(0.9))
        mask = pygame.mask.from_surface(pic.img, 150)
        pale = mask.to_surface(setcolor=(*RIM, 255), unsetcolor=(0, 0, 0, 0)).convert_alpha()
        out = Surface((pale.get_width() + 2 * n, pale.get_height() + 2 * n), pygame.SRCALPHA)
        for at in ((0, n), (n, 0), (2 * n, 0), (2 * n, n), (n, n)):
            out.blit(pale, at)
        out.fill((125,) * 4, special_flags=pygame.BLEND_RGBA_MULT)  # opaque or clear until now: premultiplied by this
        return out

    img = kit.memo(("rim", name, round(h, 2)), edge)
    n = max(1, kit.u(0.9))
    x, y = pic.box.midbottom
    kit.put(dst, img, (round(pos[0] - x) - n, round(pos[1] + kit.u(h * 0.10) - y) - n))


def shield(kit: Kit, dst: Surface, pos: Sequence[float], strength: int, h: float, letter: str = "") -> Rect:
    """An enemy's strength on a red shield, with the `letter` that tells it from its twins."""
    said = f"{strength}{letter}"
    half = max(kit.grow * 8.6, h * 0.165)
    size = max(12.0, half * 1.42 / kit.grow)
    wide = max(kit.u(half * 2), kit.width(said, "black", size) + kit.u(8))
    high = kit.u(half * 2.3)

    def draw(g: Surface, k: int) -> None:
        for inset, color in ((0, (18, 8, 6)), (kit.u(1), (246, 130, 100)), (kit.u(2.4), (128, 24, 18))):
            x, y, a, b = inset, inset, wide - inset, high - inset
            points = [(x, y), (a, y), (a, y + (b - y) * 0.52), ((x + a) / 2, b), (x, y + (b - y) * 0.52)]
            pygame.draw.polygon(g, (*color, 255), [(px * k, py * k) for px, py in points])

    r = Rect(round(pos[0] - wide / 2), round(pos[1] - high * 0.44), wide, high)
    kit.put(dst, kit.shape(r.size, draw, ("shield", r.size)), r.topleft)
    kit.text(dst, (r.centerx, r.y + high * 0.42), said, "black", size, "hi", "mc")
    return r
