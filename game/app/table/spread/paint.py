"""A spread on the board that lies there out of focus: the question, the cards, and what can be pressed."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.app.table.panels.dock import CAPS, DIGITS, PADS
from game.app.table.panels.spot import Spot
from game.app.table.spread import face, small
from game.app.table.spread.data import ANSWER, LYING, Card, Spread
from game.app.table.spread.layout import Laid, lay
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.ui.widgets import Button, Widget

LIFT = 5.0
"""How much higher a card lies that is taken or pointed at, in units."""
EDGE = 26
"""What a card may cover around it with its shadow, in units."""


def paint(kit: Kit, dst: Surface, r: Rect, spread: Spread, cards: bool = True, veiled: bool = True) -> None:
    """All of it into the rect of the board; without `cards` what lies still while they move; `veiled`: what lies below
    is dimmed."""
    if veiled:
        kit.veil(dst, r, (5, 7, 12), 130)
    at = lay(kit, r, spread)
    _head(kit, dst, at.head, spread)
    if not cards:
        return
    for i in sorted(range(len(at.cards)), key=lambda i: spread.cards[i].id == spread.up):
        dst.blit(*placed(kit, at, spread, i))
    if at.large is not None:
        shown = pointed(spread)
        if shown is not None:
            face.paint(kit, dst, at.large, shown._replace(tick=""), "", spread.look)


def _head(kit: Kit, dst: Surface, head: Rect, spread: Spread) -> None:
    size = kit.fit_size(spread.title, "display", 21, head.w)
    halo = (6, 8, 14)
    kit.text(dst, (head.centerx, head.y + kit.t(14)), spread.title, "display", size, "hi", "mc", halo=halo, fit=head.w)
    if spread.sub:
        at = head.x, head.y + kit.t(27)
        kit.para(dst, at, spread.sub, head.w, 13, "mid", lead=1.15, align="c", most=2, press=(4, 6, 10))


def pointed(spread: Spread) -> Card | None:
    """The card that is shown large beside a shelf: what is pointed at, else what is proposed, else the first."""
    cards = [card for card in spread.cards if not card.gone]
    found = [card for card in cards if card.id == spread.up] or [card for card in cards if card.first or card.ticked]
    return next(iter(found or cards), None)


def numbered(spread: Spread, i: int) -> str:
    """The number on the key cap of a card, "" for none: a button below may have it for the same answer."""
    key = spread.cards[i].key
    return CAPS[i] if i < len(CAPS) and key and key not in {end.key for end in spread.ends} else ""


def placed(kit: Kit, at: Laid, spread: Spread, i: int) -> tuple[Surface, tuple[int, int]]:
    """A picture of a card with its shadow, made once, and where it lies."""
    card, box = spread.cards[i], at.cards[i]
    pad, number = kit.u(EDGE), numbered(spread, i)
    over = card.id == spread.up and bool(card.key)
    up = kit.u(LIFT) * (card.taken + over)
    titles = tuple(one.title for one in spread.cards if not one.gone)
    letters = kit.memo(("shelf", titles, box.size), lambda: small.setting(kit, box, titles))
    bare = card.id in spread.bare and at.large is not None
    look = spread.look._replace(picture=_none_yet) if bare else spread.look
    key = "spread", card, box.size, number, at.large is None, look, over, tuple(kit.looks), letters

    def make() -> Surface:
        out = Surface((box.w + 2 * pad, box.h + 2 * pad), pygame.SRCALPHA)
        place = Rect(pad, pad, box.w, box.h)
        if at.large is None:
            face.paint(kit, out, place, card, number, look)
        else:
            small.paint(kit, out, place, card, number, look, letters)
        if over:
            kit.ring(out, Rect(pad, pad, box.w, box.h), C["brass_hi"], 2, 9)
        return out

    return kit.memo(key, make), (box.x - pad, box.y - pad - up)


def reach(kit: Kit, r: Rect, spread: Spread, i: int) -> Rect:
    """All that a card covers with its shadow, in the rect of the board."""
    return lay(kit, r, spread).cards[i].inflate(2 * kit.u(EDGE), 2 * kit.u(EDGE))


def _none_yet(kit: Kit, dst: Surface, r: Rect, name: str, called: str) -> None:
    """The window of a card whose picture is still to come."""
    kit.box(dst, r, C["ink_line"], 5, 60)


def widgets(kit: Kit, r: Rect, spread: Spread, press: Callable[[str], object], kind: str = "card") -> list[Widget]:
    """What can be pressed: each card, named "big:<its answer>" ("lies:<card>" where it gives none), its tick, and the
    answers without a card, whose numbers follow those of the cards where these answer; `press` takes their keys.
    `kind`: how the inspector calls what a card is about."""
    at = lay(kit, r, spread)
    found: list[Widget] = []
    large = at.large is None
    for i, (card, box) in enumerate(zip(spread.cards, at.cards)):
        if card.gone:
            continue
        number = numbered(spread, i)
        keys = (DIGITS[i], PADS[i]) if number else ()
        name = f"{ANSWER}{card.key}" if card.key else f"{LYING}{card.id}"
        act = _does(press, card.key) if card.key else None
        why = card.why if not act else ""
        found.append(Spot(box, name, act, keys=keys, about=(kind, card.id), radius=9, why=why, line=False))
        if card.tick:
            spot = face.ticks(kit, box, number) if large else small.corner(kit, box)
            found.append(Spot(spot, f"press:{card.tick}", _does(press, card.tick), radius=4))
    shown = pointed(spread) if at.large is not None else None
    if shown is not None and at.large is not None and shown.key:
        found.append(
            Spot(at.large, f"large:{shown.key}", _does(press, shown.key), about=(kind, shown.id), focusable=False)
        )
    given = {card.key for card in spread.cards}
    looked = all(not (card.why or card.gone or numbered(spread, j)) for j, card in enumerate(spread.cards))
    for i, (end, box) in enumerate(zip(spread.ends, at.ends), 0 if looked else len(spread.cards)):
        cap, keys = (CAPS[i], (DIGITS[i], PADS[i])) if i < len(DIGITS) else ("", ())
        act = _does(press, end.key)
        name = f"end:{end.key}" if end.key in given else f"{ANSWER}{end.key}"
        found.append(Button(box, end.label, act, icon=end.icon, cap=cap, keys=keys, name=name))
    return found


def _does(press: Callable[[str], object], key: str) -> Callable[[], object]:
    return lambda: press(key)
