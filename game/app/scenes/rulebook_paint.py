"""The open booklet on the table: linen cover, two leaves, the fold between them."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.app.ui.base import MULT
from game.app.ui.kit import Kit
from game.app.ui.theme import C, tone

LINEN = (92, 44, 34)


def booklet(k: Kit, dst: Surface, left: Rect, right: Rect) -> None:
    """Cover, edges of the leaves below, both pages and the shade of the fold."""
    both = left.union(right)
    rim = k.u(9)
    cover = both.inflate(2 * rim, 2 * rim)
    k.shadow(dst, cover, 9, 18, (5, 14), 230)
    dst.blit(_cover(k, cover.size), cover.topleft)
    for i in range(4, 0, -1):
        edge = both.inflate(2 * k.u(i * 1.3), k.u(i * 0.8))
        k.box(dst, edge, tone((226, 208, 170), 1 - 0.05 * i), 3)
        k.ring(dst, edge, (150, 122, 78), 0.6, 3, 150)
    for page, seed in ((left, 12), (right, 17)):
        dst.blit(k.paper(page.w, page.h, seed), page.topleft)
    k.sunken(dst, both, 3, 18, 84, (126, 82, 30))
    _fold(k, dst, left, right)


def _cover(k: Kit, size: tuple[int, int]) -> Surface:
    s = Surface(size)
    s.fill(LINEN)
    s.blit(k.linen(*size), (0, 0), special_flags=MULT)
    k.box_ring(s, s.get_rect(), (tone(LINEN, 1.5), LINEN, tone(LINEN, 0.5)), 1.2, 8)
    return s


def _fold(k: Kit, dst: Surface, left: Rect, right: Rect) -> None:
    """Both pages curve down to the fold: dark in the middle, a soft light beside it."""
    w = k.u(64)
    x = right.x
    for r, flip in ((Rect(x - w, left.y, w, left.h), True), (Rect(x, right.y, w, right.h), False)):
        line = Surface((w, 1))
        for i in range(w):
            dark = (1 - i / w) ** 2.6 * (0.5 if flip else 0.42)
            line.set_at((w - 1 - i if flip else i, 0), tuple(round(255 * (1 - dark * f)) for f in (1, 1.03, 1.09)))
        dst.blit(pygame.transform.scale(line.convert(24), r.size), r.topleft, special_flags=MULT)
    k.veil(dst, Rect(x - max(1, k.u(0.6)), left.y, max(1, k.u(1.2)), left.h), (60, 38, 18), 150)


def head(k: Kit, dst: Surface, area: Rect, title: str, note: str = "") -> None:
    """The title over a page with a double rule below."""
    room = area.w
    if note:
        room = k.text(dst, (area.right, area.bottom - k.u(9)), note, "sans", 12, "ink_mid", "br").x - area.x - k.u(12)
    size = k.fit_size(title, "display", 22, room)
    k.text(dst, (area.x, area.bottom - k.u(9)), title, "display", size, "ink", "bl", fit=room)
    k.rule(dst, area.x, area.bottom - k.u(3.5), area.w, "ink", 170)
    k.rule(dst, area.x, area.bottom - k.u(1), area.w, "ink_line", 170)


def slider(k: Kit, dst: Surface, area: Rect, share: float, at: float) -> None:
    """How much of a list is in sight and where: a thin brass bar at its right edge."""
    if share >= 1:
        return
    rod = Rect(area.right - k.u(3), area.y, max(2, k.u(3)), area.h)
    k.box(dst, rod, C["ink_line"], 1.5, 70)
    tall = max(k.u(18), round(rod.h * share))
    k.box(dst, Rect(rod.x, rod.y + round((rod.h - tall) * at), rod.w, tall), C["brass_lo"], 1.5)
