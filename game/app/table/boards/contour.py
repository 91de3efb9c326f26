"""The outer line of an area made of shapes: what can be reached, as one line instead of a sign in every part of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import pygame
from pygame import Mask, Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import Color

Point = tuple[float, float]
GRAIN = 2.0
"""The area is looked at in squares of so many units: its line is smoothed anyway, and gaps between parts close."""
STEP, NEAR = 3, 4
"""Every so many squares of the outline are a point of the line, each the mean of so many on both sides."""
DEEP: Color = (6, 14, 24)


def lines(window: Rect, shapes: Iterable[Sequence[Point]], scale: float) -> list[list[Point]]:
    """The outlines in px of the union of polygons, as far as they lie within a window: none along its edge.
    `scale`: px of a unit."""
    grain = GRAIN * scale
    sheet = Surface((int(window.w / grain) + 1, int(window.h / grain) + 1), pygame.SRCALPHA)
    for shape in shapes:
        pts = [((x - window.x) / grain, (y - window.y) / grain) for x, y in shape]
        pygame.draw.polygon(sheet, (255, 255, 255, 255), pts)
        pygame.draw.polygon(sheet, (255, 255, 255, 255), pts, 3)
    found: list[list[Point]] = []
    inner = sheet.get_rect().inflate(-6, -6)
    for part in pygame.mask.from_surface(sheet).connected_components(60):
        found += _open(_smooth(_outline(part)), inner)
    return [[(x * grain + window.x, y * grain + window.y) for x, y in line] for line in found if len(line) > 2]


def _outline(part: Mask) -> list[Point]:
    return [(float(x), float(y)) for x, y in part.outline(STEP)]


def _smooth(ring: list[Point]) -> list[Point]:
    """A closed line without steps."""
    n, wide = len(ring), 2 * NEAR + 1
    if n < wide:
        return ring
    return [
        (
            sum(ring[(i + k) % n][0] for k in range(-NEAR, NEAR + 1)) / wide,
            sum(ring[(i + k) % n][1] for k in range(-NEAR, NEAR + 1)) / wide,
        )
        for i in range(n)
    ]


def _open(ring: list[Point], inner: Rect) -> list[list[Point]]:
    """The stretches of a closed line that lie within a rect; the whole of it, closed, where all of it does."""
    if not ring:
        return []
    kept = [inner.collidepoint(point) for point in ring]
    if all(kept):
        return [[*ring, ring[0]]]
    first = kept.index(False)
    turned = [(ring[i % len(ring)], kept[i % len(ring)]) for i in range(first, first + len(ring))]
    return [[point for point, _ in part] for there, part in groupby(turned, key=lambda one: one[1]) if there]


def paint(kit: Kit, dst: Surface, found: Iterable[Sequence[Point]], color: Color) -> None:
    """The lines: one of light over a wide dark one."""
    for line in found:
        for wide, ink, alpha in ((7.0, color, 40), (4.0, DEEP, 150), (2.0, color, 255)):
            kit.line(dst, line, ink, wide, alpha)
