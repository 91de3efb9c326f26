"""A card of a growing map: its picture, its name, what it pays and asks, its kind as a line around it; or its back."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.app.table.boards.field.data import Place
from game.app.table.boards.field.names import FRAME, STRIP, lettered
from game.app.ui import cards
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color

Paint = Callable[[Kit, Surface, Rect, str], None]
"""How a game paints what a window shows, by its name."""
RULES: dict[str, tuple[Color, int]] = {"core": ((74, 124, 206), 2), "rim": ((196, 138, 44), 1)}
"""Colour and number of the lines around a card."""
EDGE = 10
"""Room for its shadow, in units."""
PILL, SIGN = 16.0, 12.0
"""How high signs are, and their numbers, in units."""
SMALL = 48
"""A lower card has its seal on its corner, off its name, in units."""
SEEN = 0.36
"""How much of a card's height is picture alone; a smaller card has no signs."""


def picture_of(kit: Kit, size: tuple[int, int], place: Place, paint: Paint, deck: str, lines: int = 2) -> Surface:
    """A card with its shadow, `EDGE` around it, made once; `lines`: in how many its name may be."""
    key = "field card", place._replace(cell=(0, 0)), size, paint, deck, lines

    def make() -> Surface:
        pad = kit.u(EDGE)
        out = Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
        r = Rect((pad, pad), size)
        if place.up:
            _face(kit, out, r, place, paint, lines)
        else:
            _back(kit, out, r, deck)
        return out

    return kit.memo(key, make)


def _face(kit: Kit, dst: Surface, r: Rect, place: Place, paint: Paint, lines: int) -> None:
    """The picture fills the card; name and signs stand on it, each on a dark ground of its own."""
    kit.shadow(dst, r, 6, 3, (1.5, 4), 190)
    kit.parchment(dst, r, 6, 7 + len(place.title), shade=False, border=False)
    frame = kit.u(FRAME)
    window = r.inflate(-2 * frame, -2 * frame)
    paint(kit, dst, window, place.picture)
    strip = plate(kit, r, place, lines)
    name = lettered(kit, r.size, place, lines)
    if strip is not None and name is not None:
        kit.box(dst, strip, ((14, 15, 24), (8, 9, 15)), 3, 214)
        for i, line in enumerate(name.lines):
            y = strip.y + strip.h * (2 * i + 1) // (2 * len(name.lines))
            kit.text(dst, (strip.centerx, y), line, "bold", name.size, "hi", "mc")
    signs = pill(kit, r, place)
    if signs is not None:
        _signs(kit, dst, signs, place)
    if place.rule:
        _rule(kit, dst, r, place.rule)
    if place.seal:
        size, inset = (8.0, 9.0) if r.h >= kit.u(SMALL) else (5.0, 3.0)
        at = r.right - kit.u(inset), r.y + kit.u(inset)
        kit.disc(dst, at, size, (150, 36, 28), 255, (92, 18, 12), 1)
        kit.icon(dst, at, place.seal, size * 1.12, (255, 236, 220))


def _rule(kit: Kit, dst: Surface, r: Rect, rule: str) -> None:
    color, lines = RULES[rule]
    kit.ring(dst, r, color, 2.2, 6)
    if lines > 1:
        inner = r.inflate(-2 * kit.u(3.6), -2 * kit.u(3.6))
        kit.ring(dst, inner, color, 1.2, 4)


def plate(kit: Kit, r: Rect, place: Place, lines: int) -> Rect | None:
    """Where the card at `r` says its name; None where that has no room."""
    name = lettered(kit, r.size, place, lines) if place.up else None
    inset = kit.u(FRAME)
    return name and Rect(r.x + inset, r.bottom - inset - name.high, r.w - 2 * inset, name.high)


def pill(kit: Kit, r: Rect, place: Place) -> Rect | None:
    """Where the card at `r` says what it pays and asks: at its upper left corner; None where that has no room."""
    inset = kit.u(FRAME)
    if not place.up or not place.signs or r.h * SEEN + kit.t(STRIP) + kit.t(PILL) > r.h - 2 * inset:
        return None
    at = r.x + inset + kit.u(2), r.y + inset + kit.u(2)
    return Rect(at, (sum(_wides(kit, place)) + kit.u(4) * (len(place.signs) + 1), kit.t(PILL)))


def _wides(kit: Kit, place: Place) -> list[int]:
    """How wide each sign is with its number."""
    return [kit.t(15) + (kit.width(str(n), "bold", SIGN) if n else 0) for _, _, n in place.signs]


def _signs(kit: Kit, dst: Surface, r: Rect, place: Place) -> None:
    """What the card pays and asks."""
    kit.box(dst, r, (8, 9, 15), 5, 205)
    x = r.x + kit.u(4)
    for (icon, ink, n), wide in zip(place.signs, _wides(kit, place)):
        kit.icon(dst, (x + kit.t(6), r.centery), icon, 11 * min(1.6, kit.grow), ink)
        if n:
            kit.text(dst, (x + kit.t(14), r.centery), str(n), "bold", SIGN, "hi", "ml")
        x += wide + kit.u(4)


def _back(kit: Kit, dst: Surface, r: Rect, deck: str) -> None:
    """A card face down, lying on its side."""
    upright = Surface((r.h, r.w), pygame.SRCALPHA)
    cards.back(kit, upright, upright.get_rect(), deck)
    kit.shadow(dst, r, 6, 3, (1.5, 4), 190)
    dst.blit(pygame.transform.rotate(upright, 90), r.topleft)


def lie(kit: Kit, dst: Surface, at: Rect, card: Surface, dim: int = 255, hidden: int = 0) -> None:
    """A finished picture of a card where the card itself lies at `at`; `dim`: how much of it is seen; `hidden`: so many
    px of it at the left are not, and the rest comes out of nothing."""
    pad = kit.u(EDGE)
    if dim < 255:
        card = card.copy()
        card.fill((255, 255, 255, dim), special_flags=pygame.BLEND_RGBA_MULT)
    if hidden:
        card.fill((0, 0, 0, 0), (0, 0, pad + hidden, card.get_height()))
        rest = max(1, at.w - hidden)
        for x in range(rest):
            part = pad + hidden + x, 0, 1, card.get_height()
            card.fill((255, 255, 255, 255 * x // rest), part, pygame.BLEND_RGBA_MULT)
    dst.blit(card, (at.x - pad, at.y - pad))


def socket(kit: Kit, dst: Surface, r: Rect, why: str, over: bool) -> None:
    """An empty place: a dotted outline where the card in hand may lie; else a faint one, with the reason where that has
    room."""
    if not why:
        kit.box(dst, r, (120, 190, 150), 6, 60 if over else 26)
        kit.dots_ring(dst, r)
        kit.icon(dst, r.center, "plus", min(18.0, r.h / kit.scale * 0.3), "good")
        return
    kit.box(dst, r, (6, 8, 14), 6, 130)
    kit.ring(dst, r, C["bad"] if over else C["line"], 1.2, 6, 190)
    room = r.w - kit.u(10)
    size = 12.0
    high = kit.para(None, (0, 0), why, room, size, lead=1.1, dry=True)
    widest = max((kit.width(word, "sans", size) for word in why.split()), default=0)
    if high <= r.h - kit.u(8) and widest <= room:
        kit.para(dst, (r.x + kit.u(5), r.centery - high // 2), why, room, size, "mid", lead=1.1, align="c")
    else:
        kit.icon(dst, r.center, "x", min(13.0, r.h / kit.scale * 0.3), "low")
