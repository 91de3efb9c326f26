"""A sheet of felt over the map with things to take and a place to put them: how it is laid out and painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.firefly.panels.rail_paint import token
from game.app.table.duel.crews import seat_color
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit
from game.app.ui.theme import DARK_INK, C
from game.app.ui.widgets import Widget


class Pile(NamedTuple):
    """Tokens of one kind: how many, the answer that takes one (else ""), what is lifted to drag one, and in words."""

    good: str
    n: int
    name: str
    key: str = ""
    source: str = ""


class Tray(NamedTuple):
    """A hold with its piles: whose, what it is called, a line below; `area`: what is dropped there goes there."""

    seat: int
    title: str
    piles: tuple[Pile, ...]
    foot: str = ""
    area: str = ""


class Press(NamedTuple):
    """An answer as a line: the key on the board, its words, what stands at its end."""

    key: str
    text: str
    note: str = ""
    number: int = 0


class Sheet(NamedTuple):
    """All of it. `asks`: what is asked of `seat`, with the count."""

    title: str
    about: str
    seat: int
    asks: str
    trays: tuple[Tray, ...]
    presses: tuple[Press, ...]


class Laid(NamedTuple):
    """Where everything lies, in px."""

    whole: Rect
    head: Rect
    strip: Rect
    trays: tuple[Rect, ...]
    piles: tuple[tuple[Rect, ...], ...]
    presses: tuple[Rect, ...]


def lay(kit: Kit, board: Rect, sheet: Sheet) -> Laid:
    """The answers at the lower edge, the trays side by side above them."""
    whole = board.inflate(-2 * kit.u(8), -2 * kit.u(8))
    head = Rect(whole.x + kit.u(4), whole.y + kit.u(3), whole.w - kit.u(8), kit.t(28))
    strip = Rect(whole.x + kit.u(8), head.bottom + kit.u(5), whole.w - kit.u(16), kit.t(28))
    gap, line = kit.u(8), kit.t(30)
    high = len(sheet.presses) * (line + kit.u(4))
    y = whole.bottom - kit.u(8) - high
    inner = whole.w - 2 * kit.u(10)
    presses = tuple(
        Rect(whole.x + kit.u(10), y + i * (line + kit.u(4)), inner, line) for i in range(len(sheet.presses))
    )
    n = max(1, len(sheet.trays))
    wide = (inner - gap * (n - 1)) // n
    top = strip.bottom + kit.u(6)
    trays = tuple(
        Rect(whole.x + kit.u(10) + i * (wide + gap), top, wide, y - kit.u(6) - top) for i in range(len(sheet.trays))
    )
    return Laid(whole, head, strip, trays, tuple(_piles(kit, r, t) for r, t in zip(trays, sheet.trays)), presses)


def _piles(kit: Kit, r: Rect, tray: Tray) -> tuple[Rect, ...]:
    room = Rect(r.x + kit.u(8), r.y + kit.t(30), r.w - kit.u(16), r.h - kit.t(30) - kit.u(8))
    room.h -= kit.t(22) if tray.foot else 0
    across = max(1, min(3, room.w // kit.t(92)))
    rows = max(1, -(-len(tray.piles) // across))
    wide, high = room.w // across, min(room.h // rows, kit.u(64) + kit.t(22))
    return tuple(
        Rect(room.x + i % across * wide, room.y + i // across * high, wide - kit.u(6), high - kit.u(5))
        for i in range(len(tray.piles))
    )


def paint(kit: Kit, dst: Surface, board: Rect, sheet: Sheet) -> None:
    """The sheet over a board that lies there out of focus."""
    at = lay(kit, board, sheet)
    kit.shadow(dst, at.whole, 10, 12, (3, 9), 220)
    kit.wood(dst, at.whole, 10)
    kit.brass(dst, at.head, 6, rivets=True)
    room = at.head.w - kit.u(40)
    about = kit.width(sheet.title, "display", 19) + kit.width(sheet.about, "bold", 14) + kit.u(20) <= room
    x = at.head.x + kit.u(20)
    kit.text(dst, (x, at.head.centery), sheet.title, "display", 19, DARK_INK, "ml", press=(255, 240, 200), fit=room)
    if about:
        kit.text(dst, (at.head.right - kit.u(20), at.head.centery), sheet.about, "bold", 14, DARK_INK, "mr")
    color = seat_color(kit, sheet.seat)
    kit.box(dst, at.strip, color, 6)
    kit.ring(dst, at.strip, (20, 14, 10), 1.4, 6)
    ink = (20, 14, 10) if sum(color[:3]) > 330 else (255, 250, 238)
    room = at.strip.w - kit.t(52)
    size = kit.para_size(sheet.asks, room, 16, 1, "bold")
    kit.text(dst, at.strip.center, sheet.asks, "bold", size, ink, "mc", fit=room)
    for x in (at.strip.x + kit.t(16), at.strip.right - kit.t(16)):
        kit.seat(dst, (x, at.strip.centery), sheet.seat, 9 * kit.grow)
    for tray, r, boxes in zip(sheet.trays, at.trays, at.piles):
        _tray(kit, dst, r, tray, boxes)
    for one, r in zip(sheet.presses, at.presses):
        _press(kit, dst, r, one)
    kit.ring(dst, at.whole, C["brass"], 2, 10)


def _tray(kit: Kit, dst: Surface, r: Rect, tray: Tray, boxes: Sequence[Rect]) -> None:
    kit.tray(dst, r, C["panel"], 8, seed=4)
    kit.ring(dst, r, seat_color(kit, tray.seat), 1.6, 8)
    kit.seat(dst, (r.x + kit.t(16), r.y + kit.t(16)), tray.seat, 8 * kit.grow)
    room = r.w - kit.t(40)
    size = kit.fit_size(tray.title, "serif", 16, room)
    kit.text(dst, (r.x + kit.t(30), r.y + kit.t(16)), tray.title, "serif", size, "hi", "ml", fit=room)
    for pile, box in zip(tray.piles, boxes):
        on = bool(pile.key)
        kit.box(dst, box, (44, 38, 30) if on else (20, 24, 36), 6)
        kit.ring(dst, box, C["brass"] if on else C["subtle"], 1.4, 6)
        low = kit.t(20)
        side = min(box.h - low - kit.u(6), box.w // 2)
        if side > kit.u(12):
            token(kit, dst, (box.x + box.w * 0.36, box.y + kit.u(4) + side / 2), pile.good, side / kit.scale * 0.92)
            kit.text(dst, (box.x + box.w * 0.62, box.y + kit.u(4) + side / 2), f"×{pile.n}", "black", 18, "hi", "ml")
        label = pile.name if side > kit.u(12) else f"{pile.n} {pile.name}"
        size = kit.fit_size(label, "bold", 14, box.w - kit.u(8))
        at = box.centerx, box.bottom - low // 2 - kit.u(1)
        kit.text(dst, at, label, "bold", size, "hi" if on else "low", "mc", fit=box.w - kit.u(8))
    if tray.foot:
        at = r.x + kit.u(10), r.bottom - kit.t(13)
        size = kit.fit_size(tray.foot, "sans", 14, r.w - kit.u(20))
        kit.text(dst, at, tray.foot, "sans", size, "mid", "ml", fit=r.w - kit.u(20))


def _press(kit: Kit, dst: Surface, r: Rect, one: Press) -> None:
    kit.box(dst, r, ((78, 62, 36), (58, 45, 26)), 6)
    kit.ring(dst, r, C["brass"], 1.6, 6)
    x = kit.keycap(dst, (r.x + kit.u(9), r.centery), str(one.number), 12, "ml").right + kit.u(9)
    right = r.right - kit.u(10)
    if one.note and kit.width(one.text, "bold", 15) + kit.width(one.note, "sans", 14) + kit.u(12) <= right - x:
        right = kit.text(dst, (right, r.centery), one.note, "sans", 14, "mid", "mr").x - kit.u(8)
    size = kit.fit_size(one.text, "bold", 15, right - x)
    kit.text(dst, (x, r.centery), one.text, "bold", size, "hi", "ml", fit=right - x)


def spots(kit: Kit, board: Rect, sheet: Sheet) -> list[Widget]:
    """What can be pressed, dragged or dropped on."""
    at = lay(kit, board, sheet)
    found: list[Widget] = []
    for tray, r, boxes in zip(sheet.trays, at.trays, at.piles):
        if tray.area:
            found.append(Spot(r, f"well:{tray.area}:sheet", focusable=False, line=False))
        for pile, box in zip(tray.piles, boxes):
            if pile.key:
                about = ("lift", pile.source) if pile.source else None
                found.append(Spot(box, f"big:{pile.key}", tip=pile.name, about=about, radius=6))
    found += [Spot(r, f"big:{one.key}", radius=6) for one, r in zip(sheet.presses, at.presses)]
    return found
