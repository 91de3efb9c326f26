"""How a slip with a result looks: parchment with a ribbon of what it means, the dice, what it brought and cost."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color

if TYPE_CHECKING:
    from game.app.table.results.results import Result

WIDE, CARD_WIDE = 330.0, 280.0
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
MARK_ROOM = 24
"""Units at the end of the first line for the mark of a seat."""


def _wide(kit: Kit, result: Result, board: Rect) -> int:
    return min(kit.t(WIDE if result.dice or result.card is None else CARD_WIDE), board.w - kit.u(20))


def inner(kit: Kit, board: Rect) -> int:
    """How wide a card is that fills a slip from edge to edge."""
    return min(kit.t(CARD_WIDE), board.w - kit.u(20)) - kit.u(30)


def _art(kit: Kit, result: Result, board: Rect) -> tuple[int, int]:
    """The width that dice, a picture or a card take at the left, with their gap, and how high they are."""
    n = min(DICE_A_ROW, len(result.dice))
    wide = n * kit.u(DIE + 4) + kit.u(8) if n else 0
    high = -(-len(result.dice) // DICE_A_ROW) * kit.u(DIE + 4)
    if not n and result.picture and kit.art.find(result.picture):
        wide, high = kit.u(PICTURE + 10), kit.u(PICTURE)
    if result.card is not None and not above(kit, result, board):
        card = result.card.size(kit, board)
        wide, high = max(wide, card[0] + kit.u(12)), _below_dice(kit, result) + card[1]
    return wide, high


def _below_dice(kit: Kit, result: Result) -> int:
    """How far below the dice a card lies: they stand on their front edge."""
    rows = -(-len(result.dice) // DICE_A_ROW)
    return rows * kit.u(DIE + 4) + (kit.u(10) if rows else 0)


def above(kit: Kit, result: Result, board: Rect) -> int:
    """How high a card is that is so wide that it lies above the words, with its gap; 0 for any other."""
    card = result.card.size(kit, board) if result.card is not None else (0, 0)
    return card[1] + kit.u(8) if card[0] > _wide(kit, result, board) * 0.6 else 0


def fitted(kit: Kit, result: Result, board: Rect) -> Result:
    """The result as it has room on a board: without its card where words would be lost beside or below it."""
    if result.card is None or result.stage is not None:
        return result
    return result if _high(kit, result, board) <= _most(kit, board) else result._replace(card=None)


def _most(kit: Kit, board: Rect) -> int:
    """How high a slip on a board may be."""
    return board.h - kit.u(20)


def _high(kit: Kit, result: Result, board: Rect) -> int:
    """How high a slip is with all that it says."""
    art, tall = _art(kit, result, board)
    texts = _texts(kit, result, _wide(kit, result, board) - kit.u(30) - art)
    high = sum(one[-1] + kit.u(3) for one in texts) + kit.u(22)
    return max(high, tall + kit.u(24)) + above(kit, result, board)


def _texts(kit: Kit, result: Result, room: int) -> list[tuple[str, str, str, float, str, int]]:
    """Icon, words, voice, size, ink and height of every line, in so much width."""
    rows = [
        ("", result.head, "bold", 12.0, "ink_mid"),
        ("", result.title, "display", 19.0, INKS[result.mood]),
        *((line.icon, line.text, "sans", 14.0, line.ink) for line in result.lines),
    ]
    found = []
    for icon, text, voice, size, ink in rows:
        if text:
            left = kit.t(20) if icon else kit.u(MARK_ROOM) if text is result.head and result.seat >= 0 else 0
            high = kit.para(None, (0, 0), text, room - left, size, ink, voice, lead=1.18, dry=True)
            found.append((icon, text, voice, size, ink, high))
    return found


def size(kit: Kit, result: Result, board: Rect) -> tuple[int, int]:
    """How large the slip is on a board."""
    if result.stage is not None:
        return result.stage.size(kit, board)
    result = fitted(kit, result, board)
    return _wide(kit, result, board), min(_high(kit, result, board), _most(kit, board))


def paint(kit: Kit, dst: Surface, r: Rect, result: Result, board: Rect, turned: float = 1.0) -> None:
    """The slip at its place; `turned`: how far its picture is turned up."""
    if result.stage is not None:
        result.stage.paint(kit, dst, r, result.lines)
        return
    result = fitted(kit, result, board)
    kit.shadow(dst, r, 8, 16, (4, 12), 225)
    kit.parchment(dst, r, 8, 21)
    kit.ring(dst, r.inflate(kit.u(4), kit.u(4)), C["brass"], 1.8, 9)
    ribbon = Rect(r.x + kit.u(4), r.y + kit.u(6), kit.u(RIBBON), r.h - kit.u(12))
    kit.box(dst, ribbon, RIBBONS[result.mood], 3)
    x, y = r.x + kit.u(18), r.y + kit.u(11)
    art, _ = _art(kit, result, board)
    card = result.card
    if card is not None and (over := above(kit, result, board)):
        card.paint(kit, dst, Rect((x, y), card.size(kit, board)))
        y += over
    elif card is not None:
        card.paint(kit, dst, Rect((x, y + _below_dice(kit, result)), card.size(kit, board)))
    for i, (die, face) in enumerate(result.dice[: 2 * DICE_A_ROW]):
        pic = kit.sprite(f"{die}_{face}", h=DIE)
        if pic is not None:
            at = x + (i % DICE_A_ROW) * kit.u(DIE + 4) + kit.u(DIE / 2), y + kit.u(DIE / 2 + 2)
            kit.drop(dst, (at[0], at[1] + (i // DICE_A_ROW) * kit.u(DIE + 4)), pic, None)
    if not result.dice and card is None and art:
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
    for i, (icon, text, voice, size_, ink, high) in enumerate(_texts(kit, result, r.w - kit.u(30) - art)):
        if y + high > r.bottom - kit.u(4):
            break
        left = kit.t(20) if icon else 0
        if icon:
            kit.icon(dst, (x + kit.t(8), y + kit.px(14) * 0.62), icon, 13 * kit.grow, ink)
        if not i and result.seat >= 0:
            kit.seat(dst, (r.right - kit.u(18), y + high // 2 + kit.u(2)), result.seat, 8)
        mark = 0 if i or result.seat < 0 or not result.head else kit.u(MARK_ROOM)
        kit.para(dst, (x + left, y), text, room - left - mark, size_, ink, voice, lead=1.18)
        y += high + kit.u(3)
