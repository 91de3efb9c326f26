"""What lies over the print of the sector map: reach, blocked ground, the route, the hovered Sector."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Surface

from game.app.games.firefly.map.shapes import Shapes, inset, rounded, spline
from game.app.table.boards import contour
from game.app.table.boards.tags import coin
from game.app.ui.kit import Kit
from game.app.ui.kit.base import RGBA_MULT
from game.app.ui.theme import C, Color

DEEP: Color = (8, 8, 14)
NAVS: Mapping[str, tuple[Color, str]] = {"alliance": ((36, 74, 150), "star"), "border": ((160, 108, 24), "cog")}
"""The Nav Card of each kind of space: its colour and its sign."""


class Goal(NamedTuple):
    """A Sector that may be chosen. `cost`: Sectors to it, -1 for no number; `kind`: move, later (only further along the
    way) or place (something else goes there)."""

    node: int
    cost: int = -1
    kind: str = "move"


FILLS: Mapping[str, tuple[Color, int, Color]] = {
    "move": (C["info"], 84, C["good"]),
    "later": (C["info"], 40, C["good"]),
    "place": (C["info"], 84, C["good"]),
}


ANYWHERE: tuple[Color, int, Color] = (C["info"], 34, C["good"])
"""How Sectors look when nearly all of them may be chosen: the print stays what it is."""
DOTTED = 40
"""At most this many Sectors have a dotted line: more of them are most of the map, and the tint tells enough."""


def shape(kit: Kit, shapes: Shapes, number: int, off: float) -> list[tuple[float, float]]:
    """The outline of a Sector so many units within its border."""
    return rounded(inset(shapes.outline(number), off * kit.scale), 5 * kit.scale)


def fills(kit: Kit, dst: Surface, shapes: Shapes, goals: Iterable[Goal]) -> None:
    """The Sectors that may be chosen: tinted, with dotted lines where that is now and not half the map; one line
    around all where some are further along the way."""
    seen = [one for one in goals if shapes.box(one.node).colliderect(shapes.camera.window)]
    tint = Surface(dst.get_size(), pygame.SRCALPHA)
    most = len(seen) > DOTTED and all(one.kind == "place" for one in seen)
    for one in seen:
        color, alpha, _ = ANYWHERE if most else FILLS[one.kind]
        pygame.draw.polygon(tint, (*color, alpha), shape(kit, shapes, one.node, 2.4))
    dst.blit(tint, (0, 0))
    dotted = [one for one in seen if one.kind != "later"]
    for one in dotted if len(dotted) <= DOTTED else ():
        kit.dashes(dst, shape(kit, shapes, one.node, 3.2), FILLS[one.kind][2], 1.8, 0.1, 4.6, closed=True)
    if len(dotted) < len(seen):
        pulled = [inset(shapes.outline(one.node), 1.5 * kit.scale) for one in seen]
        contour.paint(kit, dst, contour.lines(shapes.camera.window, pulled, kit.scale), C["good"])


def due(kit: Kit, dst: Surface, shapes: Shapes, number: int) -> None:
    """Where one's own Job leads: a line of brass along the border of the Sector."""
    if shapes.box(number).colliderect(shapes.camera.window):
        kit.line(dst, shape(kit, shapes, number, 5.4), C["brass"], 2.2, 235, closed=True)


def blocked(kit: Kit, dst: Surface, shapes: Shapes, numbers: Iterable[int]) -> None:
    """Ground that nobody may enter: hatched, with a red line."""
    for number in numbers:
        box = shapes.box(number).clip(shapes.camera.window.inflate(60, 60))
        if not box:
            continue
        pts = shape(kit, shapes, number, 3.0)
        local = [(x - box.x, y - box.y) for x, y in pts]
        kit.put(dst, kit.shape(box.size, partial(_hatch, kit.scale, local), None, 2), box.topleft, 110)
        kit.line(dst, pts, C["bad"], 1.8, 220, closed=True)


def _hatch(scale: float, pts: Sequence[tuple[float, float]], s: Surface, k: int) -> None:
    """Lines at 45 degrees within an outline."""
    w, h = s.get_size()
    step = scale * 7 * k
    for i in range(int((w + h) / step) + 1):
        x = round(i * step)
        pygame.draw.line(s, (*C["bad"], 255), (x, 0), (x - h, h), max(1, round(scale * 1.4 * k)))
    mask = Surface(s.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255,) * 4, [(x * k, y * k) for x, y in pts])
    s.blit(mask, (0, 0), special_flags=RGBA_MULT)


def hovered(kit: Kit, dst: Surface, shapes: Shapes, number: int, legal: bool) -> None:
    """The line of the hovered Sector: cream; thin and grey when nothing can be done there."""
    pts = shape(kit, shapes, number, 3.0)
    if legal:
        kit.poly(dst, pts, C["brass"], 46)
    kit.line(dst, pts, DEEP, 4.2 if legal else 2.8, 190, closed=True)
    kit.line(dst, pts, C["hi"] if legal else C["low"], 2.2 if legal else 1.2, 255 if legal else 210, closed=True)


def way(
    kit: Kit,
    dst: Surface,
    points: Sequence[tuple[float, float]],
    navs: Sequence[str],
    covered: pygame.Rect | None = None,
    ships: Sequence[pygame.Rect] = (),
) -> None:
    """A flight: a cream line over a dark one, a coin at each Sector but the first, and the Nav Card drawn there; none
    lies under what is `covered`, nor behind `ships`, where the line has room beside them."""
    if len(points) < 2:
        return
    line = spline(points)
    for wide, color, alpha in ((5.6, DEEP, 150), (3.0, C["hi"], 255)):
        kit.line(dst, line, color, wide, alpha)
    for number, at in enumerate((bare(kit, line, point, ships) for point in points[1:]), 1):
        if covered is not None and covered.collidepoint(at):
            continue
        if number <= len(navs) and navs[number - 1]:
            tab(kit, dst, at, navs[number - 1])
        coin(kit, dst, at, number)


def bare(
    kit: Kit, line: Sequence[tuple[float, float]], at: tuple[float, float], ships: Sequence[pygame.Rect]
) -> tuple[float, float]:
    """The place on a line nearest to a Sector's middle where no ship hides a coin; the middle itself where there is
    none near."""
    n = kit.u(9)
    near = [p for p in (at, *line) if math.dist(p, at) < kit.u(40)]
    for x, y in sorted(near, key=lambda p: math.dist(p, at)):
        if pygame.Rect(round(x) - n, round(y) - n, 3 * n, 2 * n).collidelist(ships) < 0:
            return x, y
    return at


def tab(kit: Kit, dst: Surface, at: Sequence[float], zone: str) -> None:
    """A small Nav Card behind a coin."""
    color, sign = NAVS[zone]
    r = pygame.Rect(round(at[0] + kit.u(3)), round(at[1] - kit.u(9.5)), kit.u(15), kit.u(19))
    kit.shadow(dst, r, 2, 1.5, (1, 1.5), 160)
    kit.box(dst, r, (240, 228, 200), 2)
    kit.box(dst, r.inflate(-kit.u(2), -kit.u(2)), (tuple(min(255, round(v * 1.3)) for v in color), color), 1.5)
    kit.icon(dst, (r.right - kit.u(4.4), r.centery), sign, 6, (250, 240, 216))
