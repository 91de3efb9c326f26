"""How a slip with a result looks: parchment with a ribbon of what it means, the dice, what it brought and cost."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color

if TYPE_CHECKING:
    from game.app.table.results import Result

WIDE = 330.0
DIE = 40.0
PICTURE = 58.0
RIBBON = 7
INKS = {"good": "ink_green", "bad": "ink_red", "brass": "ink", "plain": "ink"}
RIBBONS: dict[str, Color] = {
    "good": (46, 112, 84),
    "bad": (160, 50, 32),
    "brass": (190, 138, 54),
    "plain": (84, 96, 124),
}
DICE_A_ROW = 4


def _wide(kit: Kit, result: Result, board: Rect) -> int:
    return min(kit.t(WIDE), board.w - kit.u(20))


def _art(kit: Kit, result: Result) -> int:
    """The width that dice or a picture take at the left, with their gap."""
    n = min(DICE_A_ROW, len(result.dice))
    if n:
        return n * kit.u(DIE + 4) + kit.u(8)
    return kit.u(PICTURE + 10) if result.picture and kit.art.find(result.picture) else 0


def _texts(kit: Kit, result: Result, wide: int) -> list[tuple[str, str, str, float, str, int]]:
    """Icon, words, voice, size, ink and height of every line."""
    room = wide - kit.u(30) - _art(kit, result)
    rows = [
        ("", result.head, "bold", 12.0, "ink_mid"),
        ("", result.title, "display", 19.0, INKS[result.mood]),
        *((line.icon, line.text, "sans", 14.0, line.ink) for line in result.lines),
    ]
    found = []
    for icon, text, voice, size, ink in rows:
        if text:
            left = kit.t(20) if icon else 0
            high = kit.para(None, (0, 0), text, room - left, size, ink, voice, lead=1.18, dry=True)
            found.append((icon, text, voice, size, ink, high))
    return found


def size(kit: Kit, result: Result, board: Rect) -> tuple[int, int]:
    """How large the slip is on a board."""
    wide = _wide(kit, result, board)
    texts = _texts(kit, result, wide)
    gap = kit.u(3)
    high = sum(one[-1] + gap for one in texts) + kit.u(22)
    rows = -(-len(result.dice) // DICE_A_ROW)
    art = rows * kit.u(DIE + 4) if result.dice else kit.u(PICTURE) if _art(kit, result) else 0
    return wide, min(max(high, art + kit.u(24)), board.h - kit.u(20))


def paint(kit: Kit, dst: Surface, r: Rect, result: Result, turned: float = 1.0) -> None:
    """The slip at its place; `turned`: how far its picture is turned up."""
    kit.shadow(dst, r, 8, 16, (4, 12), 225)
    kit.parchment(dst, r, 8, 21)
    kit.ring(dst, r.inflate(kit.u(4), kit.u(4)), C["brass"], 1.8, 9)
    ribbon = Rect(r.x + kit.u(4), r.y + kit.u(6), kit.u(RIBBON), r.h - kit.u(12))
    kit.box(dst, ribbon, RIBBONS[result.mood], 3)
    x, y = r.x + kit.u(18), r.y + kit.u(11)
    art = _art(kit, result)
    for i, (die, face) in enumerate(result.dice[: 2 * DICE_A_ROW]):
        pic = kit.sprite(f"{die}_{face}", h=DIE)
        if pic is not None:
            at = x + (i % DICE_A_ROW) * kit.u(DIE + 4) + kit.u(DIE / 2), y + kit.u(DIE / 2 + 2)
            kit.drop(dst, (at[0], at[1] + (i // DICE_A_ROW) * kit.u(DIE + 4)), pic, None)
    if not result.dice and art:
        pic = kit.sprite(result.picture if turned > 0.5 else result.back, w=PICTURE, h=PICTURE)
        at = x + kit.u(PICTURE / 2), y + kit.u(PICTURE / 2)
        if pic is not None and turned in (0, 1):
            kit.drop(dst, at, pic, None)
        elif pic is not None:
            wide = max(1, round(pic.img.get_width() * abs(math.cos(math.pi * turned))))
            thin = pygame.transform.smoothscale(pic.img, (wide, pic.img.get_height()))
            kit.put(dst, thin, thin.get_rect(center=at))
    x += art
    room = r.right - kit.u(12) - x
    for i, (icon, text, voice, size_, ink, high) in enumerate(_texts(kit, result, r.w)):
        if y + high > r.bottom - kit.u(4):
            break
        left = kit.t(20) if icon else 0
        if icon:
            kit.icon(dst, (x + kit.t(8), y + kit.px(14) * 0.62), icon, 13 * kit.grow, ink)
        if not i and result.seat >= 0:
            kit.seat(dst, (r.right - kit.u(18), y + high // 2 + kit.u(2)), result.seat, 8)
        kit.para(dst, (x + left, y), text, room - left, size_, ink, voice, lead=1.18)
        y += high + kit.u(3)
