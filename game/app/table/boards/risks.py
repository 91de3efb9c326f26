"""The danger map: how likely it is to be unhurt when a turn ends on each space, as colour, pattern and number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.app.table import overlays
from game.app.table.camera import Camera
from game.app.ui.base import MULT, RGBA_MULT
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color

Cell = tuple[int, int]


class Risk(NamedTuple):
    """A space: the chance to be unhurt in hundredths (-1: not known yet), whether the hero can get there now, and
    whether a chance of 100 is had for nothing: neither Ammo nor Gear may have to be spent."""

    cell: Cell
    unhurt: int
    near: bool
    free: bool = True


class Band(NamedTuple):
    """Chances from `least` on look like this: the fill, how strong, and how far the lines of the hatch lie apart (0:
    none), crossed or not. Darker and denser is worse, so that it reads without colours, too."""

    least: int
    fill: Color
    alpha: int
    gap: float
    crossed: bool = False


BANDS = (
    Band(100, (70, 190, 214), 96, 0),
    Band(100, (150, 206, 150), 108, 16),
    Band(90, (236, 214, 120), 120, 12),
    Band(75, (240, 164, 58), 142, 8),
    Band(50, (222, 92, 40), 164, 6),
    Band(0, (122, 12, 30), 200, 5, True),
)
"""From safe, and safe at a price, to deadly."""


def band(unhurt: int, free: bool = True) -> Band:
    """How a chance looks."""
    if unhurt == 100 and not free:
        return BANDS[1]
    return next(one for one in BANDS if unhurt >= one.least)


def fills(kit: Kit, dst: Surface, camera: Camera, risks: Iterable[Risk]) -> None:
    """The print in grey, so that no floor is taken for a danger; then each space in the look of its chance, those out
    of reach paler and without the dotted line."""
    risks = list(risks)
    grey = pygame.transform.grayscale(dst)
    grey.fill((196, 196, 204), special_flags=MULT)
    grey.set_alpha(215)
    dst.blit(grey, (0, 0))
    for risk in risks:
        if risk.unhurt < 0:
            continue
        b = camera.box(*risk.cell, inset=kit.u(1.2))
        dst.blit(_tile(kit, b.size, band(risk.unhurt, risk.free), risk.near), b)
    for risk in risks:
        if risk.near:
            overlays.dotted(kit, dst, camera.box(*risk.cell, inset=kit.u(2.2)))


def _tile(kit: Kit, size: tuple[int, int], look: Band, near: bool) -> Surface:
    """A space in one look, drawn once per size."""

    def make() -> Surface:
        s = Surface(size, pygame.SRCALPHA)
        s.fill((*look.fill, look.alpha if near else look.alpha // 2))
        if look.gap:
            dark = (30, 6, 10, 190 if near else 90)
            step, wide = max(4, kit.u(look.gap)), max(1, kit.u(1.3))
            for i in range(-size[1], size[0] + size[1], step):
                pygame.draw.line(s, dark, (i, size[1]), (i + size[1], 0), wide)
                if look.crossed:
                    pygame.draw.line(s, dark, (i, 0), (i + size[1], size[1]), wide)
        s.blit(kit.mask(size, kit.u(4)), (0, 0), special_flags=RGBA_MULT)
        return s

    return kit.memo(("risk", size, look, near), make)


def numbers(kit: Kit, dst: Surface, camera: Camera, risks: Iterable[Risk]) -> None:
    """The chance in per cent on each space that can be reached, where it is not certain; no number has no room."""
    high = kit.t(13)
    if high > camera.cell * 0.72:
        return
    for risk in risks:
        if 0 <= risk.unhurt < 100 and risk.near:
            b = camera.box(*risk.cell, inset=kit.u(2))
            said = str(risk.unhurt)
            r = Rect(0, 0, kit.width(said, "black", 12) + kit.u(6), high)
            r.midbottom = b.centerx, b.bottom
            kit.box(dst, r, (16, 10, 12), 4, 225)
            kit.text(dst, r.center, said, "black", 12, "hi", "mc")


def legend(kit: Kit, dst: Surface, window: Rect, words: Sequence[str]) -> None:
    """What the looks mean, in a strip of the board: a heading where it has room, then a word for each band."""
    head, *said = words
    side, gap = kit.t(16), kit.u(9)
    parts = [side + kit.u(5) + kit.width(word, "bold", 12) for word in said]
    wide = sum(parts) + gap * (len(parts) - 1)
    title = kit.width(head, "sans", 12) + 2 * gap
    room = window.w - 2 * gap
    while wide > room and gap > kit.u(3):
        gap -= kit.u(2)
        wide, room = sum(parts) + gap * (len(parts) - 1), window.w - 2 * gap
    if wide > room:
        return
    headed = wide + title <= room
    r = Rect(0, 0, wide + (title if headed else 0) + 2 * gap, side + kit.u(10))
    r.midright = window.right, window.centery
    kit.shadow(dst, r, 8, 3, (1, 3), 170)
    kit.box(dst, r, (20, 22, 30), 8, 242)
    kit.ring(dst, r, C["brass"], 1.2, 8)
    x = r.x + gap
    if headed:
        x = kit.text(dst, (x, r.centery), head, "sans", 12, "mid", "ml").right + 2 * gap
    for look, word, part in zip(BANDS, said, parts):
        box = Rect(x, r.centery - side // 2, side, side)
        kit.box(dst, box, (96, 88, 82), 4)
        dst.blit(_tile(kit, box.size, look, True), box)
        kit.text(dst, (box.right + kit.u(5), r.centery), word, "bold", 12, "hi", "ml")
        x += part + gap
