"""Cards: one letterpress language for every deck.  `s` is the size factor: 1 = 106 x 148 u in the dock, 2 = sheet."""

from __future__ import annotations

from typing import Any

import pygame
from pygame import Rect, Surface

from game.app.ui.counters import smooth
from game.app.ui.kit import Kit
from game.app.ui.kit.base import Point
from game.app.ui.theme import BANDS, C, tone

PAPER_INK = (252, 244, 226)


def card(
    k: Kit,
    dst: Surface,
    rect: Any,
    band: str,
    left: str,
    right: str = "",
    s: float = 1.0,
    seed: int = 5,
    state: str = "normal",
) -> Rect:
    """Paper, coloured head band with icon and kind, thin rules; state: normal, legal, hover, selected, forbidden.

    Returns the rect inside the rules, below the band."""
    rect = Rect(rect).move(0, -k.u(6) if state == "hover" else 0)
    k.parchment(dst, rect, 7 if s < 1.5 else 9, seed, border=False, drop=(4, 12) if state == "hover" else (2, 4))
    icon, col = BANDS[band]
    m = k.u(3.2 * min(s, 1.5))
    ts = 12 * s**0.36
    h = max(k.u(19 * s**0.62), k.t(ts * 1.36))
    head = Rect(rect.x + m, rect.y + m, rect.w - 2 * m, h)
    k.box(dst, head, (tone(col, 1.22), col, tone(col, 0.82)), 4)
    pad = k.u(7 * s**0.4)
    sign = k.icon_size(icon, ts * 0.95 * k.grow)[0] + k.u(5)
    room = head.w - 2 * pad - sign
    if right:
        most = max(room * 0.5, room - k.width(left, "bold", ts) - k.u(10))
        size = k.fit_size(right, "bold", ts, most)
        r = k.text(dst, (head.right - pad, head.centery), right, "bold", size, PAPER_INK, "mr", fit=most)
        room = r.x - head.x - pad - sign - k.u(5)
    size = k.fit_size(left, "bold", ts, room)
    if k.width(left, "bold", size) > room:  # a long word: the colour of the band says the same as its icon
        room, sign = room + sign, 0
    else:
        k.icon(dst, (head.x + pad, head.centery), icon, ts * 0.95 * k.grow, PAPER_INK, "ml")
    k.text(dst, (head.x + pad + sign, head.centery), left, "bold", size, PAPER_INK, "ml", fit=room)
    k.ring(dst, Rect(rect.x + m, rect.y + m, rect.w - 2 * m, rect.h - 2 * m), C["ink_line"], 0.8, 4, 150)
    pad = k.u(4 * s**0.7)
    return Rect(rect.x + m + pad, head.bottom, rect.w - 2 * (m + pad), rect.bottom - m - head.bottom)


def card_state(k: Kit, dst: Surface, rect: Any, state: str) -> None:
    """What a state adds over the finished card: a shape for each, so that colour never speaks alone."""
    rect = Rect(rect).move(0, -k.u(6) if state == "hover" else 0)
    if state == "legal":
        k.dots_ring(dst, rect)
    elif state in ("hover", "selected"):
        k.ring(dst, rect.inflate(2 * k.u(3), 2 * k.u(3)), C["brass"], 2 if state == "hover" else 3, 9)
        if state == "selected":
            k.notch(dst, rect.inflate(2 * k.u(2), 2 * k.u(2)))
    elif state == "forbidden":
        img = k.memo(("dim", rect.size), lambda: _dim(k, rect.size))
        k.put(dst, img, rect.topleft)


def _dim(k: Kit, size: tuple[int, int]) -> Surface:
    s = Surface(size)
    s.fill((24, 20, 18))
    return k.cut(s, k.u(7), 150)


def ban(k: Kit, dst: Surface, pos: Point, size: float = 15) -> None:
    """A bar in a ring: forbidden."""
    k.disc(dst, pos, size * 0.72, (38, 16, 12), 235, C["bad"], 1.6)
    d = k.u(size * 0.42)
    k.line(dst, [(pos[0] - d, pos[1] + d), (pos[0] + d, pos[1] - d)], C["bad"], 2)


def window(k: Kit, dst: Surface, rect: Any, warm: bool = True, r: float = 5) -> Rect:
    """A card's picture window: lamp-lit gradient behind what stands in it."""
    box = Rect(rect)
    cols = ((128, 102, 72), (78, 60, 44), (46, 36, 28)) if warm else ((70, 82, 104), (46, 56, 76), (30, 37, 52))
    k.box(dst, box, cols, r)
    return box


def figure(k: Kit, dst: Surface, rect: Any, name: str, whole: bool = False, dim: bool = False) -> None:
    """A doll in a window: head and shoulders (or the whole figure), cut by the lower edge, inner shadow on top."""
    rect = Rect(rect)
    w, h = rect.w / k.scale, rect.h / k.scale

    def make() -> Surface:
        img = Surface(rect.size, pygame.SRCALPHA)
        k.glow(img, (rect.w * 0.5, rect.h * 0.42), max(w, h) * 0.6, (60, 44, 22), 0.8)
        img.fill((0, 0, 0, 0))
        if whole:
            pic = k.doll(name, h * 0.90)
            k.drop(img, (rect.w / 2, rect.h - k.u(3)), pic, None, "midbottom", alpha=0)
        else:
            k.put(img, k.bust(name, (w, h), min(1.0, w / h * 1.04), 4), (0, 0))
        return k.cut_pm(img, k.u(5))

    k.put(dst, k.memo(("figure", rect.size, name, whole), make), rect.topleft)
    k.sunken(dst, rect, 5, 4, 120)
    if dim:
        k.box(dst, rect, (24, 20, 18), 5, 150)


def back(k: Kit, dst: Surface, rect: Any, deck: str = "gear", tilt: float = 0) -> None:
    """The back of a deck's card, lying askew if wanted."""
    rect = Rect(rect)

    def make() -> Surface:
        raw = k.art.raw(f"card_back_{deck}")
        out = Surface(rect.size, pygame.SRCALPHA)
        if raw is None:
            return out
        face = smooth(raw.subsurface(raw.get_bounding_rect(200)).convert_alpha(), rect.size)
        k.put(out, k.cut(face, k.u(6)), (0, 0))
        return out

    img = k.memo(("back", deck, rect.size), make)
    if not tilt:
        k.shadow(dst, rect, 7, 5, (2, 4), 165)
        k.put(dst, img, rect.topleft)
        return
    turned = k.memo(("backtilt", deck, rect.size, tilt), lambda: pygame.transform.rotozoom(img, tilt, 1))
    pos = rect.centerx - turned.get_width() // 2, rect.centery - turned.get_height() // 2
    k.cast(dst, turned, pos, 4, (2, 4), 150, ("backtilt", deck, rect.size, tilt))
    k.put(dst, turned, pos)
