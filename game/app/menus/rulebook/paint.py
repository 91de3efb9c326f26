"""The open booklet on the table: linen cover, two leaves, the fold between them."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from game.app.ui.counters import smooth
from game.app.ui.kit import Kit
from game.app.ui.kit.base import MULT
from game.app.ui.theme import C, tone

LINEN = (92, 44, 34)
PAPER = 100_000  # most pixels of paper that are made one by one


def booklet(k: Kit, dst: Surface, left: Rect, right: Rect) -> None:
    """Cover, edges of the leaves below, both pages and the shade of the fold."""
    both = left.union(right)
    rim = k.u(9)
    cover = both.inflate(2 * rim, 2 * rim)
    _shadow(k, dst, cover)
    _cover(k, dst, cover, rim)
    for i in range(4, 0, -1):
        edge = both.inflate(2 * k.u(i * 1.3), k.u(i * 0.8))
        dst.fill(tone((226, 208, 170), 1 - 0.05 * i), edge)
        pygame.draw.rect(dst, (150, 122, 78), edge, 1)
    for page, seed in ((left, 12), (right, 17)):
        dst.blit(_paper(k, page.w, page.h, seed), page.topleft)
    _worn(k, dst, both)
    _fold(k, dst, left, right)


def _paper(k: Kit, w: int, h: int, seed: int) -> Surface:
    """Old paper; a large page is made smaller and stretched, its clouds have no fine lines."""
    part = max(1, math.ceil(math.sqrt(w * h / PAPER)))
    made = k.paper(-(-w // part), -(-h // part), seed)
    return made if part == 1 else smooth(made, (w, h))


def _shadow(k: Kit, dst: Surface, r: Rect) -> None:
    """A wide soft shadow: drawn very small, since nothing in it is sharp."""
    pad, q = k.u(44), max(1, k.u(8))
    small = Surface(((r.w + 2 * pad) // q, (r.h + 2 * pad) // q), pygame.SRCALPHA)
    small.fill((0, 0, 0, 225), small.get_rect().inflate(-2 * (pad // q), -2 * (pad // q)))
    small = pygame.transform.gaussian_blur(small, 2)
    dst.blit(smooth(small, (r.w + 2 * pad, r.h + 2 * pad)), (r.x - pad + k.u(5), r.y - pad + k.u(13)))


def _cover(k: Kit, dst: Surface, r: Rect, rim: int) -> None:
    """The linen boards, of which only a rim is seen: light edge above, dark edge below."""
    edge = max(1, k.u(1.4))
    sides = (
        (Rect(r.x, r.y, r.w, rim), Rect(r.x, r.y, r.w, edge), 1.5),
        (Rect(r.x, r.y, rim, r.h), Rect(r.x, r.y, edge, r.h), 1.3),
        (Rect(r.x, r.bottom - rim, r.w, rim), Rect(r.x, r.bottom - edge, r.w, edge), 0.5),
        (Rect(r.right - rim, r.y, rim, r.h), Rect(r.right - edge, r.y, edge, r.h), 0.6),
    )
    for part, _, _ in sides:
        dst.fill(LINEN, part)
        dst.blit(k.linen(*part.size), part.topleft, special_flags=MULT)
    for _, line, light in sides:
        dst.fill(tone(LINEN, light), line)


def _shade(k: Kit, dst: Surface, r: Rect, side: str, depth: float, power: float) -> None:
    """Darkness that fades from one side of a rect, multiplied in."""
    n = max(2, r.w if side in "lr" else r.h)
    line = Surface((n, 1) if side in "lr" else (1, n))
    for i in range(n):
        dark = (1 - i / n) ** power * depth
        color = tuple(max(0, round(255 * (1 - dark * f))) for f in (1, 1.06, 1.16))
        at = i if side in "lt" else n - 1 - i
        line.set_at((at, 0) if side in "lr" else (0, at), color)
    dst.blit(pygame.transform.scale(line.convert(24), r.size), r.topleft, special_flags=MULT)


def _worn(k: Kit, dst: Surface, r: Rect) -> None:
    """The outer edges of the leaves are darker."""
    w = k.u(20)
    for side, part in (
        ("l", Rect(r.x, r.y, w, r.h)),
        ("r", Rect(r.right - w, r.y, w, r.h)),
        ("t", Rect(r.x, r.y, r.w, w)),
        ("b", Rect(r.x, r.bottom - w, r.w, w)),
    ):
        _shade(k, dst, part, side, 0.26, 2.2)


def _fold(k: Kit, dst: Surface, left: Rect, right: Rect) -> None:
    """Both pages curve down to the fold."""
    w = k.u(64)
    x = right.x
    _shade(k, dst, Rect(x - w, left.y, w, left.h), "r", 0.5, 2.6)
    _shade(k, dst, Rect(x, right.y, w, right.h), "l", 0.42, 2.6)
    k.veil(dst, Rect(x - max(1, k.u(0.6)), left.y, max(1, k.u(1.2)), left.h), (60, 38, 18), 150)


def head(k: Kit, dst: Surface, area: Rect, title: str, note: str = "") -> None:
    """The title over a page with a double rule below."""
    if not dst.get_clip().colliderect(area):
        return
    room, low = area.w, area.bottom - k.u(4) - k.t(6)
    if note and k.width(title, "display", 22) + k.u(16) + k.width(note, "sans", 12) <= room:
        room = k.text(dst, (area.right, low), note, "sans", 12, "ink_mid", "br").x - area.x - k.u(12)
    size = k.fit_size(title, "display", 22, room)
    k.text(dst, (area.x, low), title, "display", size, "ink", "bl", fit=room)
    k.rule(dst, area.x, area.bottom - k.u(3.5), area.w, "ink", 170)
    k.rule(dst, area.x, area.bottom - k.u(1), area.w, "ink_line", 170)


def tailpiece(k: Kit, dst: Surface, area: Rect) -> None:
    """A printer's ornament in what is left of the last page of a chapter."""
    if area.h < k.u(60):
        return
    x, y = area.centerx, area.y + min(area.h // 2, k.u(44))
    n = k.u(4)
    k.poly(dst, [(x, y - n), (x + n, y), (x, y + n), (x - n, y)], C["ink_line"])
    for side in (-1, 1):
        k.rule(dst, x + side * k.u(12) - (k.u(70) if side < 0 else 0), y, k.u(70), "ink_line", 200)
        k.disc(dst, (x + side * k.u(90), y), 1.6, C["ink_line"])


def slider(k: Kit, dst: Surface, area: Rect, share: float, at: float) -> None:
    """How much of a list is in sight and where: a thin brass bar at its right edge."""
    if share >= 1:
        return
    rod = Rect(area.right - k.u(3), area.y, max(2, k.u(3)), area.h)
    k.box(dst, rod, C["ink_line"], 1.5, 70)
    tall = max(k.u(18), round(rod.h * share))
    k.box(dst, Rect(rod.x, rod.y + round((rod.h - tall) * at), rod.w, tall), C["brass_lo"], 1.5)
