"""The lanes of a stage as a picture, and what of it can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.app.table.duel.crews import seat_color
from game.app.table.fray.data import Fighter, Fray, Lane
from game.app.table.fray.layout import Laid, LaneAt, lay
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit
from game.app.ui.plates import is_plate
from game.app.ui.theme import DARK_INK, C, Color

ZONE = "zone:"
"""What the name of a lane begins with that is no card, before what rules call it."""
DARK: Color = (8, 8, 14)
BLOOD: Color = (176, 46, 38)
FLAME: Color = (240, 140, 44)
BODY: Color = (30, 27, 32)


def paint(kit: Kit, dst: Surface, board: Rect, fray: Fray) -> None:
    """The stage over the board."""
    at = lay(kit, board, fray)
    kit.shadow(dst, at.whole, 10, 12, (3, 9), 220)
    kit.put(dst, _backdrop(kit, at, fray), at.whole.topleft)
    _head(kit, dst, at.head, fray)
    for lane, place in zip(fray.lanes, at.lanes):
        _lane(kit, dst, place, lane)
    for one, r in zip(fray.bench, at.bench):
        _chip(kit, dst, r, one)
    if fray.asks:
        _strip(kit, dst, at.strip, fray)
    kit.ring(dst, at.whole, C["brass"], 2, 10)


def spots(kit: Kit, board: Rect, fray: Fray, press: Callable[[str], object]) -> list[Spot]:
    """Lanes and everybody on the bench; pressed, each gives `press` what rules call it."""
    at = lay(kit, board, fray)
    found = []
    for lane, place in zip(fray.lanes, at.lanes):
        card = lane.fighter is not None and "#" in lane.target and ":" not in lane.target
        about = ("card", lane.target) if card else ("lane", lane.target)
        tip = "\n".join([lane.fighter.name if lane.fighter else lane.name, *(words for words, _ in lane.says)])
        name = f"{ZONE}{lane.target}"
        found.append(Spot(place.whole, name, partial(press, lane.target), tip=tip, about=about, radius=8))
    for one, r in zip(fray.bench, at.bench):
        tip = "\n".join(word for word in (one.name, one.note) if word)
        found.append(Spot(r, f"bench:{one.id}", partial(press, one.id), tip=tip, about=("card", one.id), radius=7))
    return found


def _backdrop(kit: Kit, at: Laid, fray: Fray) -> Surface:
    def make() -> Surface:
        out = Surface(at.whole.size)
        out.blit(kit.walnut(at.whole.w, at.whole.h, 11), (0, 0))
        raw = kit.art.raw(fray.picture) if fray.picture else None
        if raw is not None:
            out.blit(kit.cover(raw.convert(), at.whole.size), (0, 0))
        kit.veil(out, out.get_rect(), DARK, 150)
        kit.glow(out, (at.whole.w // 2, kit.u(20)), at.whole.w * 0.42 / kit.scale, (104, 74, 34), 0.7)
        kit.vignette(out, out.get_rect(), 0.8, (0.5, 0.36))
        return kit.cut(out, kit.u(10))

    return kit.memo(("fray", fray.picture, at.whole.size), make)


def _head(kit: Kit, dst: Surface, head: Rect, fray: Fray) -> None:
    """The title, and the parts of the fight with the one that runs."""
    r = head.inflate(-kit.u(8), -kit.u(6)).move(0, kit.u(3))
    kit.brass(dst, r, 6, rivets=True)
    left, right = r.x + kit.u(18), r.right - kit.u(18)
    gap = kit.u(12)
    wide = sum(kit.width(step, "bold", 13) + gap for step in fray.steps)
    title = kit.width(fray.title, "display", 18)
    steps = fray.steps if title + gap + wide <= right - left else fray.steps[fray.at : fray.at + 1]
    x = right
    for step in reversed(steps):
        runs = step == fray.steps[fray.at]
        x = kit.text(dst, (x, r.centery), step, "bold", 13, DARK_INK if runs else (104, 76, 40), "mr").x
        if runs:
            y = r.bottom - kit.u(4)
            kit.line(dst, [(x, y), (x + kit.width(step, "bold", 13), y)], DARK_INK, 2)
        x -= gap
    size = kit.fit_size(fray.title, "display", 18, x - left)
    kit.text(dst, (left, r.centery), fray.title, "display", size, DARK_INK, "ml", press=(255, 240, 200), fit=x - left)


def _strip(kit: Kit, dst: Surface, r: Rect, fray: Fray) -> None:
    """Who is asked what, in colour and shape of the seat."""
    r = r.inflate(-kit.u(16), 0)
    color = seat_color(kit, fray.seat)
    kit.box(dst, r, color, 6)
    kit.ring(dst, r, (20, 14, 10), 1.4, 6)
    room = r.w - kit.t(52)
    ink = (20, 14, 10) if sum(color[:3]) > 330 else (255, 250, 238)
    size = kit.fit_size(fray.asks, "bold", 15, room)
    kit.text(dst, r.center, fray.asks, "bold", size, ink, "mc", fit=room)
    if fray.seat >= 0:
        for x in (r.x + kit.t(14), r.right - kit.t(14)):
            kit.seat(dst, (x, r.centery), fray.seat, 8 * kit.grow)


def _edge(kit: Kit, dst: Surface, r: Rect, state: str, radius: float = 7) -> None:
    """What can be chosen has a bright edge; what takes no part lies in the dark."""
    if state == "picked":
        kit.ring(dst, r, C["brass_hi"], 2.6, radius)
    elif state == "lit":
        kit.ring(dst, r, C["good"], 1.8, radius)
    else:
        kit.ring(dst, r, C["brass_lo"], 1.2, radius)
    if state == "dim":
        kit.box(dst, r, DARK, radius, 125)


def _lane(kit: Kit, dst: Surface, at: LaneAt, lane: Lane) -> None:
    kit.box(dst, at.whole, BODY, 8, 215)
    if lane.name and at.plate.h:
        _plate(kit, dst, at.plate, lane)
    one = lane.fighter
    if one is not None:
        if at.window.h:
            _picture(kit, dst, at.window, one.picture, one.name)
        mid = at.foot.y + kit.t(10)
        coin = kit.t(20) if lane.order and not at.window.h else 0
        room = at.foot.w - coin
        size = kit.fit_size(one.name, "serif", 15, room)
        kit.text(dst, (at.foot.x + coin + room // 2, mid), one.name, "serif", size, "hi", "mc", fit=room)
        _numbers(kit, dst, (at.foot.x, at.foot.y + kit.t(28)), at.foot.w, one)
    if lane.order:
        spot = (at.window if at.window.h else at.whole).move(kit.u(2), kit.u(2)).topleft
        center = spot[0] + kit.t(10), spot[1] + kit.t(10)
        kit.disc(dst, center, 10 * kit.grow, C["brass"], 255, DARK, 1)
        kit.text(dst, center, str(lane.order), "black", 13, DARK_INK, "mc")
    for i, r in enumerate(at.guards):
        left = len(lane.guards) - i
        if i == len(at.guards) - 1 and left > 1:
            kit.text(dst, r.center, f"+{left}", "black", 15, "hi", "mc", halo=DARK)
        else:
            _chip(kit, dst, r, lane.guards[i])
    y = at.says.y + kit.t(8)
    for words, ink in lane.says[: at.says.h // kit.t(17)]:
        size = kit.fit_size(words, "bold", 13, at.says.w)
        kit.text(dst, (at.says.centerx, y), words, "bold", size, ink, "mc", fit=at.says.w)
        y += kit.t(17)
    _edge(kit, dst, at.whole, lane.state, 8)


def _plate(kit: Kit, dst: Surface, r: Rect, lane: Lane) -> None:
    """Whose it is, and what can still be spent on it."""
    color = seat_color(kit, lane.seat)
    kit.box(dst, r, tuple(int(v * 0.34) for v in color), 6, 240)
    kit.ring(dst, r, color, 1.4, 6)
    left, right = r.x + kit.u(6), r.right - kit.u(6)
    if lane.seat >= 0:
        kit.seat(dst, (left + kit.t(7), r.centery), lane.seat, 7 * kit.grow)
        left += kit.t(17)
    if lane.fuel:
        right = kit.text(dst, (right, r.centery), f"{lane.fuel[0]}/{lane.fuel[1]}", "black", 14, FLAME, "mr").x
        right -= kit.t(14)
        flame(kit, dst, (right + kit.t(6), r.centery), 11 * kit.grow)
    size = kit.fit_size(lane.name, "bold", 14, right - left)
    kit.text(dst, (left, r.centery), lane.name, "bold", size, "hi", "ml", fit=right - left)


def flame(kit: Kit, dst: Surface, at: tuple[float, float], high: float) -> None:
    """A small flame: what is spent to trouble somebody."""
    h = kit.u(high) / 2
    x, y = at
    shape = ((0, -1.0), (0.55, -0.15), (0.5, 0.55), (0, 1.0), (-0.5, 0.55), (-0.6, 0.0), (-0.2, -0.25))
    kit.poly(dst, [(x + dx * h, y + dy * h) for dx, dy in shape], FLAME)


def _picture(kit: Kit, dst: Surface, r: Rect, name: str, called: str) -> None:
    raw = kit.art.raw(name) if name else None
    if raw is not None and is_plate(kit, name):
        high = min(raw.get_height(), max(1, round(raw.get_width() * r.h / r.w)))
        part = raw.subsurface((0, (raw.get_height() - high) // 3, raw.get_width(), high))
        kit.put(
            dst, kit.memo(("fray-plate", name, r.size), lambda: kit.cut(kit.cover(part, r.size), kit.u(5))), r.topleft
        )
    else:
        kit.box(dst, r, ((96, 78, 58), (52, 42, 34)), 5)
        pic = kit.sprite(name, w=r.w / kit.scale, h=r.h / kit.scale) if name else None
        if pic is not None:
            kit.drop(dst, r.midbottom, pic, None, "midbottom", alpha=0)
        else:
            kit.text(dst, r.center, called[:1], "serif", 15, "hi", "mc")
    kit.ring(dst, r, C["ink_line"], 1, 5)


def _numbers(kit: Kit, dst: Surface, at: tuple[float, float], wide: int, one: Fighter, left: bool = False) -> None:
    """Combat, health and price in a row, in the middle of `wide` or from its `left` edge on."""
    size = 13 * min(1.6, kit.grow)
    parts = kit.t(17) + kit.width(one.combat, "black", 14) + kit.t(5) if one.combat else 0
    price = kit.t(13) + kit.width(one.price, "black", 14) if one.price else 0
    drop = min(kit.t(11), (wide - parts - price) // max(1, one.whole))
    x = at[0] if left else at[0] + (wide - parts - drop * one.whole - price) / 2
    if one.combat:
        kit.icon(dst, (x + kit.t(7), at[1]), "fight", size, "hi")
        kit.text(dst, (x + kit.t(15), at[1]), one.combat, "black", 14, "hi", "ml")
        x += parts
    for i in range(one.whole):
        kit.disc(dst, (x + drop / 2, at[1]), 4.2 * kit.grow, BLOOD if i < one.left else (60, 52, 50), 255, DARK, 0.8)
        x += drop
    if one.price:
        flame(kit, dst, (x + kit.t(7), at[1]), 12 * kit.grow)
        kit.text(dst, (x + kit.t(13), at[1]), one.price, "black", 14, FLAME, "ml")


def _chip(kit: Kit, dst: Surface, r: Rect, one: Fighter) -> None:
    """Somebody with a small picture, the name above numbers and a chance."""
    kit.box(dst, r, ((66, 54, 44), (46, 38, 32)), 7, 245)
    window = Rect(r.x + kit.u(2), r.y + kit.u(2), r.h - kit.u(4), r.h - kit.u(4))
    _picture(kit, dst, window, one.picture, one.name)
    left, room = window.right + kit.u(5), r.right - window.right - kit.u(10)
    if r.h < kit.t(30):
        room = kit.text(dst, (left + room, r.centery), one.combat, "black", 14, "hi", "mr").x - kit.u(3) - left
        size = kit.fit_size(one.name, "bold", 14, room)
        kit.text(dst, (left, r.centery), one.name, "bold", size, "hi", "ml", fit=room)
        _edge(kit, dst, r, one.state)
        return
    high, low = r.y + r.h * 0.29, r.y + r.h * 0.73
    size = kit.fit_size(one.name, "bold", 14, room)
    kit.text(dst, (left, high), one.name, "bold", size, "hi", "ml", fit=room)
    if one.note:
        size = kit.fit_size(one.note, "bold", 13, room * 0.62)
        room = kit.text(dst, (left + room, low), one.note, "bold", size, one.ink, "mr", fit=room).x - left - kit.u(3)
    _numbers(kit, dst, (left, low), max(kit.u(20), round(room)), one, True)
    _edge(kit, dst, r, one.state)
