"""What lies over the print of a heist board: reach, danger, path, sight lines, the hovered cell and its badge."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.app.table.boards.camera import Camera
from game.app.table.boards.lines import dashes, stroke
from game.app.table.boards.spaces import dotted, hatch
from game.app.ui.kit import Kit
from game.app.ui.theme import C

Cell = tuple[int, int]


class Ray(NamedTuple):
    """A line of sight from the hovered cell to an enemy: clear, or blocked where it meets a wall (cell units)."""

    to: Cell
    blocked: tuple[float, float] | None


class Reach(NamedTuple):
    """A cell the picked-up piece may go to: steps left there (-1: no number), how many enemies see it, what it does."""

    cell: Cell
    left: int
    seen_by: int
    kind: str = "move"


def fills(kit: Kit, dst: Surface, camera: Camera, cells: Iterable[Reach]) -> None:
    """State fills, then state lines: dotted = may go there, hatched with a solid line = a fight follows."""
    cells = list(cells)
    for reach in cells:
        b = camera.box(*reach.cell, inset=kit.u(1.6))
        if reach.kind == "target":
            kit.box(dst, b, C["warn"], 5, 70)
        elif reach.seen_by:
            kit.box(dst, b, C["bad"], 5, 84)
            dst.blit(hatch(kit, b.size), b)
        else:
            kit.box(dst, b, C["info"], 5, 92)
    for reach in cells:
        b = camera.box(*reach.cell, inset=kit.u(2.2))
        if reach.seen_by or reach.kind == "target":
            kit.ring(dst, b, (70, 10, 6) if reach.kind != "target" else (90, 62, 10), 2.8, 4)
            kit.ring(dst, b.inflate(-2, -2), (255, 132, 102) if reach.kind != "target" else C["warn"], 1.2, 4)
        else:
            dotted(kit, dst, b)


def steps(kit: Kit, dst: Surface, camera: Camera, cells: Iterable[Reach]) -> None:
    """Steps left, in the upper right corner of each cell: neither tokens nor their labels reach there."""
    for reach in cells:
        if reach.left >= 0:
            b = camera.box(*reach.cell, inset=kit.u(3))
            r = 6.4 * max(1.0, kit.grow)
            at = b.right - kit.u(r * 0.95), b.top + kit.u(r)
            kit.disc(dst, at, r, (14, 18, 30), 215)
            kit.text(dst, at, str(reach.left), "black", 12, "hi", "mc")


def path(kit: Kit, dst: Surface, camera: Camera, cells: Sequence[Cell]) -> None:
    """The walk to the hovered cell; a ride on a people mover is dotted."""
    run: list[tuple[float, float]] = []
    for i, (x, y) in enumerate(cells):
        here = camera.point(x + 0.5, y + 0.5)
        far = i and max(abs(x - cells[i - 1][0]), abs(y - cells[i - 1][1])) > 1
        if far:
            _walk(kit, dst, run)
            before = cells[i - 1]
            kit.dashes(dst, [camera.point(before[0] + 0.5, before[1] + 0.5), here], C["hi"], 2, 0.1, 6, 200)
            run = []
        run.append(here)
    _walk(kit, dst, run)


def _walk(kit: Kit, dst: Surface, pts: Sequence[tuple[float, float]]) -> None:
    for color, wide in (((10, 10, 16), 6.0), (C["hi"], 3.0)):
        for a, b in zip(pts, pts[1:]):
            stroke(kit, dst, a, b, color, wide)
        for at in pts if len(pts) > 1 else ():
            pygame.draw.aacircle(dst, color, at, max(1, kit.u(wide / 2)))


def rays(kit: Kit, dst: Surface, camera: Camera, start: Cell, lines: Iterable[Ray]) -> None:
    """Sight lines: solid yellow with glints where clear; dashes to an X on the wall, then dots, where not."""
    o = camera.point(start[0] + 0.5, start[1] + 0.5)
    marks = []
    for ray in lines:
        q = camera.point(ray.to[0] + 0.5, ray.to[1] + 0.5)
        if ray.blocked is None:
            stroke(kit, dst, o, q, (34, 22, 8), 5)
            stroke(kit, dst, o, q, C["warn"], 2.4)
            for i in range(1, 6):
                f = i / 6
                kit.glow(dst, (o[0] + (q[0] - o[0]) * f, o[1] + (q[1] - o[1]) * f), 10, (90, 62, 10), 0.9)
        else:
            x = camera.point(*ray.blocked)
            dashes(kit, dst, o, x, (34, 24, 12), 4.4, 6, 4)
            dashes(kit, dst, o, x, C["warn"], 2, 6, 4)
            dashes(kit, dst, x, q, (70, 58, 44), 1.6, 2, 5)
            marks.append(x)
    for x in marks:
        kit.disc(dst, x, 8, (28, 22, 18), 245, C["warn"], 1.4)
        kit.icon(dst, x, "x", 9, "warn")


def hovered(kit: Kit, dst: Surface, camera: Camera, cell: Cell, legal: bool = True) -> None:
    """The ring of the hovered cell: cream; thin and grey when nothing can be done there."""
    b = camera.box(*cell, inset=kit.scale * 0.4)
    if not legal:
        kit.ring(dst, b, (12, 9, 7), 2.6, 6, 150)
        kit.ring(dst, b.inflate(-kit.u(1.2), -kit.u(1.2)), C["low"], 1.2, 5, 200)
        return
    kit.glow(dst, b.center, 34, (90, 70, 30), 0.9)
    kit.ring(dst, b, (20, 12, 6), 3.4, 6)
    kit.ring(dst, b.inflate(-kit.u(1.4), -kit.u(1.4)), C["hi"], 2, 5)


def badge_rect(
    kit: Kit,
    camera: Camera,
    cell: Cell,
    lines: Sequence[str],
    avoid: Iterable[Cell] = (),
    over: Iterable[tuple[int, int, int, int]] = (),
) -> Rect:
    """Where the badge of a hovered cell goes: above it, else below or beside, so that it hides no enemy and lies under
    nothing that is `over` the board."""
    w = max(kit.width(s, "bold" if i == 0 else "sans", 12) for i, s in enumerate(lines)) + kit.t(32) + kit.u(10)
    w = min(w, camera.window.w - kit.u(8))
    h = kit.t(14) * len(lines) + kit.u(10)
    box, gap = camera.box(*cell), kit.u(12)
    foes = [camera.box(*at).inflate(0, box.h // 2) for at in avoid]
    papers = [Rect(one) for one in over]
    inside = camera.window.inflate(-kit.u(8), -kit.u(8))
    best, least = Rect(0, 0, w, h), 1 << 30
    for x, y in (
        (box.centerx - kit.u(30), box.y - kit.u(34) - h),
        (box.centerx - w + kit.u(30), box.y - kit.u(34) - h),
        (box.centerx - kit.u(30), box.bottom + gap),
        (box.x - gap - w, box.centery - h // 2),
        (box.right + gap, box.centery - h // 2),
    ):
        r = Rect(x, y, w, h).clamp(inside)
        hidden = sum(foe.clip(r).w * foe.clip(r).h for foe in foes) + 4 * box.clip(r).w * box.clip(r).h
        hidden += sum(9 * one.clip(r).w * one.clip(r).h for one in papers)
        if hidden < least:
            best, least = r, hidden
    return best


def badge(kit: Kit, dst: Surface, r: Rect, lines: Sequence[str], icon: str, danger: bool) -> None:
    """What ending on the hovered cell means, in one or two lines."""
    line = C["bad"] if danger else C["good"]
    kit.shadow(dst, r, 8, 3, (1, 3), 170)
    kit.box(dst, r, (30, 16, 14) if danger else (14, 24, 30), 8, 246)
    kit.ring(dst, r, line, 1.6, 8)
    kit.icon(dst, (r.x + kit.t(15), r.centery), icon, 14 * kit.grow, line)
    x, y = r.x + kit.t(29), r.y + kit.u(5) + kit.t(7)
    for i, s in enumerate(lines):
        kit.text(
            dst,
            (x, y + kit.t(14) * i),
            s,
            "bold" if i == 0 else "sans",
            12,
            "hi" if i == 0 else "mid",
            "ml",
            fit=r.right - x - kit.u(6),
        )
