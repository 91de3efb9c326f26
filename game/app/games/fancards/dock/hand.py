"""The hand in the dock."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.fancards.names import picture, title
from game.app.games.fancards.situation import Situation
from game.app.ui import cards
from game.app.ui.kit import Kit
from game.app.ui.plates import is_plate, plate
from game.app.ui.theme import C


class HandCard(NamedTuple):
    """A card of the hand; `lit`: it answers the choice; `picked`: it is picked up; `item` "": it lies face down."""

    item: str
    title: str = ""
    lit: bool = False
    picked: bool = False


def row(now: Situation, covered: bool) -> tuple[HandCard, ...]:
    """The cards of who looks."""
    found = []
    for card in now.hand(now.seat):
        known = title(card) if not covered else ""
        lit = any(option.source == card for option in now.options)
        found.append(HandCard(card if known else "", known, lit, card == now.picked))
    return tuple(found)


def rects(kit: Kit, r: Rect, count: int) -> list[Rect]:
    """Side by side."""
    pad = kit.u(8)
    high = r.h - 2 * pad
    wide = min(round(high * 0.74), (r.w - pad * (count + 1)) // max(1, count))
    return [Rect(r.x + pad + i * (wide + pad), r.y + pad, wide, high) for i in range(count)]


def paint(kit: Kit, dst: Surface, r: Rect, hand: tuple[HandCard, ...]) -> None:
    """The tray with the cards."""
    kit.tray(dst, r, C["panel"], 8, seed=6)
    for card, box in zip(hand, rects(kit, r, len(hand))):
        if not card.item:
            cards.back(kit, dst, box)
            continue
        kit.parchment(dst, box, 7, 21 + len(card.title), border=False, drop=(2, 4))
        name = picture(card.item)
        window = Rect(box.x + kit.u(5), box.y + kit.u(5), box.w - kit.u(10), box.h - kit.t(40))
        if is_plate(kit, name):
            plate(kit, dst, window, name)
        else:
            pic = kit.sprite(name, w=window.w / kit.scale, h=window.h / kit.scale)
            if pic is not None:
                kit.drop(dst, window.center, pic, None, alpha=0)
        at = window.x, window.bottom + kit.u(2)
        kit.para(dst, at, card.title, window.w, 12, "ink", "serif", lead=1.05, align="c", most=2)
        if card.picked:
            kit.ring(dst, box.inflate(kit.u(4), kit.u(4)), C["brass_hi"], 2, 8)
        elif card.lit:
            kit.dots_ring(dst, box)
