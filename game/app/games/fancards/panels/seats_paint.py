"""The rail of seats as a picture: felt trays with brass name plates, dials, flames and sockets."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.games.fancards.faces.signs import Dial, badge, coin, dial, flame, flames, socket
from game.app.games.fancards.panels.seats import GOAL, Seat, Seats, plates
from game.app.ui.kit import Kit
from game.app.ui.theme import DARK_INK, C

FELT = (22, 28, 43)
WIDEST = 38.0
"""The radius of a dial at the most, in units."""


def paint(kit: Kit, dst: Surface, r: Rect, shown: Seats) -> None:
    """All plates."""
    for one, box in zip(shown.plates, plates(kit, r, len(shown.plates))):
        plate(kit, dst, box, one)


def plate(kit: Kit, dst: Surface, r: Rect, one: Seat) -> None:
    """A captain's tray; whose turn it is has it lit."""
    kit.tray(dst, r, FELT, 8, seed=4 + one.seat)
    if one.turn:
        kit.ring(dst, r.inflate(kit.u(2), kit.u(2)), C["brass_hi"], 2, 9)
    head = kit.t(22) if one.own else kit.t(19)
    _head(kit, dst, Rect(r.x + kit.u(5), r.y + kit.u(4), r.w - kit.u(10), head), one)
    body = Rect(r.x + kit.u(8), r.y + head + kit.u(7), r.w - kit.u(16), r.h - head - kit.u(12))
    if body.h >= kit.u(52) + kit.t(14):
        _tall(kit, dst, body, one)
    else:
        _low(kit, dst, body, one)


def _head(kit: Kit, dst: Surface, r: Rect, one: Seat) -> None:
    """The name plate: brass for who looks, else engraved; credits and the cards in hand at its right."""
    if one.own:
        kit.brass(dst, r, 5, rivets=False)
    x = kit.u(24)
    kit.face(dst, (r.x + kit.u(12), r.centery), one.seat, 9.5, 7.5)
    ink = DARK_INK if one.own else C["hi"]
    right = _purse(kit, dst, r, one)
    room = right - r.x - x - kit.u(6)
    size = kit.fit_size(one.name, "serif", 16 if one.own else 15, room)
    press = (255, 240, 200) if one.own else None
    kit.text(dst, (r.x + x, r.centery), one.name, "serif", size, ink, "ml", press=press, fit=room)


def _purse(kit: Kit, dst: Surface, r: Rect, one: Seat) -> int:
    """Credits and the number of cards in hand; returns the left edge, px."""
    ink = DARK_INK if one.own else C["hi"]
    sign = DARK_INK if one.own else C["mid"]
    x = kit.text(dst, (r.right - kit.u(7), r.centery), str(one.cards), "black", 14, ink, "mr").x - kit.u(3)
    x = kit.icon(dst, (x, r.centery), "copy", 11 * min(1.5, kit.grow), sign, "mr").x - kit.u(9)
    x = kit.text(dst, (x, r.centery), str(one.credits), "black", 14, ink, "mr").x - kit.u(3)
    side = kit.u(13 * min(1.5, kit.grow))
    coin(kit, dst, (x - side / 2, r.centery), side / kit.scale)
    return x - side


def _tall(kit: Kit, dst: Surface, r: Rect, one: Seat) -> None:
    """Two large dials with their words, sockets at the right, flames along the foot."""
    line = kit.t(15)
    foot = Rect(r.x, r.bottom - kit.u(18), r.w, kit.u(18))
    top = Rect(r.x, r.y, r.w, foot.y - r.y - kit.u(2))
    names = one.say("alliance"), one.say("criminal")
    radius = min((top.h - line) / 2 / kit.scale, WIDEST)
    room = kit.u(radius * 2 + 8)
    size = min(kit.fit_size(name, "sans", 13, room) for name in names)
    named = all(kit.width(name, "sans", size) <= room for name in names)
    if not named:
        radius = min((top.h - kit.u(5)) / 2 / kit.scale, WIDEST)
    step = kit.u(radius * 2 + 12)
    a, c = _dials(one)
    for i, (one_dial, name) in enumerate(zip((a, c), names)):
        at = r.x + kit.u(radius + 2) + i * step, top.y + kit.u(radius)
        dial(kit, dst, at, radius, one_dial)
        if named:
            x = max(at[0], r.x + kit.width(name, "sans", size) // 2)
            kit.text(dst, (x, top.y + kit.u(radius * 2) + line // 2), name, "sans", size, "mid", "mc")
    right = Rect(r.x + 2 * step, top.y, r.right - r.x - 2 * step, top.h)
    _sockets(kit, dst, right, one, min(24.0, right.w / kit.scale / GOAL - 3))
    if one.pool:
        flames(kit, dst, foot, one.left, one.pool)
    else:
        flame(kit, dst, (foot.x + kit.u(8), foot.centery), 14, False)
        kit.text(
            dst, (foot.x + kit.u(20), foot.centery), one.say("infamy"), "sans", 13, "low", "ml", fit=r.w - kit.u(22)
        )


def _dials(one: Seat) -> tuple[Dial, Dial]:
    high = max(one.alliance, one.criminal)
    a = Dial("alliance", one.alliance, bool(high) and one.alliance == high)
    return a, Dial("criminal", one.criminal, bool(high) and one.criminal == high)


def _sockets(kit: Kit, dst: Surface, r: Rect, one: Seat, size: float) -> None:
    """The three sockets with their words below, where those have room."""
    word = one.say("epics")
    tall = kit.width(word, "sans", 12) <= r.w and r.h >= kit.u(size) + kit.t(17)
    step = kit.u(size + 3)
    x = r.right - step * GOAL + step / 2 + kit.u(1.5)
    y = r.y + kit.u(size / 2 + 2) if tall else r.centery
    if tall:
        y = r.centery - kit.t(9)
        middle = min(r.right - step * GOAL / 2, r.right - kit.width(word, "sans", 12) / 2)
        kit.text(dst, (middle, y + kit.u(size / 2) + kit.t(11)), word, "sans", 12, "mid", "mc")
    for i in range(GOAL):
        socket(kit, dst, (x + i * step, y), size, i < len(one.epics))


def _low(kit: Kit, dst: Surface, r: Rect, one: Seat) -> None:
    """One line: dials, or badges where it is too low for them, flames in the middle, sockets at the right."""
    radius = min(r.h / 2 / kit.scale, 27.0)
    dials = radius >= 10.5 and kit.u(radius) * 1.05 >= kit.px(12)
    size = min(r.h / kit.scale, 19.0 * min(1.6, kit.grow))
    x = r.x
    for one_dial in _dials(one):
        if dials:
            dial(kit, dst, (x + kit.u(radius), r.centery), radius, one_dial)
            x += kit.u(2 * radius + 4)
        else:
            badge(kit, dst, (x + kit.u(size / 2 + 1), r.centery), one_dial.side, size, one_dial.points)
            x += kit.u(size + 5)
    star = min(18.0, r.h / kit.scale * 0.8)
    stars = Rect(r.right - kit.u((star + 3) * GOAL), r.y, kit.u((star + 3) * GOAL), r.h)
    _sockets(kit, dst, stars, one, star)
    fire = Rect(x + kit.u(4), 0, stars.x - x - kit.u(10), min(kit.u(17), r.h))
    fire.centery = r.centery
    if one.pool and fire.w > kit.u(10):
        flames(kit, dst, fire, one.left, one.pool)
