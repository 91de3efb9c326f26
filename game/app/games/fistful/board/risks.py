"""The danger map: how likely it is to be unhurt when a turn ends on each space, as colour, pattern and number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.app.table.boards.camera import Camera
from game.app.table.boards.spaces import dotted
from game.app.ui.kit import Kit
from game.app.ui.kit.base import MULT, RGBA_MULT
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
PRICE = "ammo"
"""The sign of what has its price."""


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
            dotted(kit, dst, camera.box(*risk.cell, inset=kit.u(2.2)))


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
    """On each space that can be reached the chance in per cent where it is not certain, and a sign where that costs
    something; none has no room."""
    high = kit.t(13)
    if high > camera.cell * 0.72:
        return
    for risk in risks:
        if risk.unhurt < 0 or not risk.near or (risk.unhurt == 100 and risk.free):
            continue
        b = camera.box(*risk.cell, inset=kit.u(2))
        said = "" if risk.unhurt == 100 else str(risk.unhurt)
        r = Rect(0, 0, (kit.width(said, "black", 12) if said else kit.t(12)) + kit.u(6), high)
        r.midbottom = b.centerx, b.bottom
        kit.box(dst, r, (16, 10, 12), 4, 225)
        if said:
            kit.text(dst, r.center, said, "black", 12, "hi", "mc")
        else:
            kit.icon(dst, r.center, PRICE, 10 * kit.grow, "hi")


Part = tuple[Band | None, str, int]
"""A part of the legend: its look, None for the heading, its word, and how wide it is in px."""


def legend(kit: Kit, dst: Surface, window: Rect, words: Sequence[str], near: Sequence[Rect] = ()) -> None:
    """What the looks mean, in a slip in that corner of a part of the board where it hides least of `near`: a heading,
    then a word for each band, all in one line or in as many as they need below it."""
    gap, edge, side = kit.u(12), kit.u(9), kit.t(16)
    rows = _rows(kit, window.w - 2 * edge, gap, words)
    wide = max(sum(part[2] + gap for part in row) - gap for row in rows)
    line = side + kit.u(5)
    r = Rect(0, 0, min(window.w, wide + 2 * edge), line * len(rows) + kit.u(5))
    places = [r.move(x, y) for y in (window.bottom - r.h, window.y) for x in (window.right - r.w, window.x)]
    r = min(places, key=lambda place: len(place.collidelistall(list(near))))
    kit.shadow(dst, r, 8, 3, (1, 3), 170)
    kit.box(dst, r, (20, 22, 30), 8, 242)
    kit.ring(dst, r, C["brass"], 1.2, 8)
    for n, row in enumerate(rows):
        x, y = r.x + edge, r.y + kit.u(5) + line * n + side // 2
        for look, word, part in row:
            if look is None:
                kit.text(dst, (x, y), word, "sans", 12, "mid", "ml", fit=window.w - 2 * edge)
            else:
                box = Rect(x, y - side // 2, side, side)
                kit.box(dst, box, (96, 88, 82), 4)
                dst.blit(_tile(kit, box.size, look, True), box)
                if look is BANDS[1]:
                    kit.icon(dst, box.center, PRICE, 11 * kit.grow, "hi")
                kit.text(dst, (box.right + kit.u(5), y), word, "bold", 12, "hi", "ml", fit=r.right - edge - box.right)
            x += part + gap


def _rows(kit: Kit, room: int, gap: int, words: Sequence[str]) -> list[list[Part]]:
    """The legend set into lines."""
    head, *said = words
    first: Part = (None, head, kit.width(head, "sans", 12))
    rest: list[Part] = [
        (look, word, kit.t(16) + kit.u(5) + kit.width(word, "bold", 12)) for look, word in zip(BANDS, said)
    ]
    if sum(part[2] + gap for part in (first, *rest)) - gap <= room:
        return [[first, *rest]]
    rows: list[list[Part]] = [[first], []]
    for part in rest:
        if rows[-1] and sum(one[2] + gap for one in rows[-1]) + part[2] > room:
            rows.append([])
        rows[-1].append(part)
    return rows
