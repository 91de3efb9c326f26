"""The left rail as a picture: a tray with its sections."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.app.games.firefly.names import SIGNS, TOKENS, contact_name, doll
from game.app.games.firefly.panels import goods
from game.app.games.firefly.panels.rail import (
    Fitted,
    Person,
    Rail,
    big,
    fitted_rects,
    medal_rects,
    parts,
    slots,
    stash_part,
    tiles,
    wells,
)
from game.app.ui.hyphens import hyphened
from game.app.ui.kit import Kit
from game.app.ui.kit.base import PM, RGBA_MULT
from game.app.ui.theme import DARK_INK, C, Color
from game.content.firefly.records import SKILLS

BADGES: dict[str, Color] = {"fight": (196, 62, 44), "tech": (40, 108, 160), "negotiate": (190, 136, 30)}
TWO = 29.0
"""Units that a tile is high at least which has Skill Points below the name."""
CORNERS = {"fight": 4, "tech": 6, "negotiate": 0}


def badge(kit: Kit, dst: Surface, at: Sequence[float], skill: str, size: float, number: int = 0) -> None:
    """A Skill: red diamond, blue hexagon or ochre disc, with its sign or a number in it; `size` in units."""
    from math import cos, pi, sin

    r, n = size / 2, CORNERS[skill]
    if n:
        turn = -pi / 2
        k = kit.scale * r * (1.16 if n == 4 else 1.04)
        pts = [(at[0] + cos(turn + 2 * pi * i / n) * k, at[1] + sin(turn + 2 * pi * i / n) * k) for i in range(n)]
        kit.poly(dst, pts, BADGES[skill])
        kit.line(dst, pts, (250, 226, 180), 0.8, 150, closed=True)
    else:
        kit.disc(dst, at, r, BADGES[skill], 255, (250, 226, 180), 0.7)
    if number:
        kit.text(dst, at, str(number), "black", max(12 / kit.grow, size * 0.78 / kit.grow), (255, 246, 228), "mc")
    else:
        kit.icon(dst, at, SIGNS[skill], size * 0.58, (255, 246, 228))


def paint(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    """The tray with its sections."""
    kit.tray(dst, r, C["panel"], 8, seed=4)
    draw = {
        "plate": _plate,
        "skills": _skills,
        "crew": _crew,
        "hold": _hold,
        "stash": _stash,
        "drive": _drive,
        "solid": _solid,
    }
    for name, box in parts(kit, r, shown):
        if name in draw:
            draw[name](kit, dst, box, shown)
    for one, what in shown.more:
        for name, box in parts(kit, r, shown):
            if name == one.name:
                one.paint(kit, dst, box, what)


def _plate(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    kit.brass(dst, r, 5, rivets=True)
    size = kit.fit_size(shown.ship, "serif", 18, r.w - kit.u(60))
    kit.text(dst, r.center, shown.ship, "serif", size, DARK_INK, "mc", press=(255, 240, 200), fit=r.w - kit.u(60))
    kit.seat(dst, (r.x + kit.u(22), r.centery), shown.seat, 8)


def _skills(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    gap, sign = kit.u(4), big(kit, 17) / kit.scale
    words = [kit.width(shown.text(name), "sans", 12) + kit.u(44) for name in SKILLS]
    x = float(r.x)
    for name, value, share in zip(SKILLS, shown.skills, (word / sum(words) for word in words)):
        box = Rect(round(x), r.y, round((r.w - 2 * gap) * share), r.h)
        x += (r.w - 2 * gap) * share + gap
        kit.box(dst, box, (16, 20, 32), 6)
        kit.ring(dst, box, C["subtle"], 1, 6)
        badge(kit, dst, (box.x + big(kit, 14), box.centery), name, sign)
        q = kit.text(dst, (box.x + big(kit, 26), box.centery), str(value), "black", 20, "hi", "ml")
        if kit.width(shown.text(name), "sans", 12) <= box.right - kit.u(6) - q.right:
            kit.text(dst, (q.right + kit.u(4), box.centery), shown.text(name), "sans", 12, "mid", "ml")


def _crew(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    kit.label(dst, r.x, r.y + kit.t(13), shown.text("crew"), r.w, right=shown.text("bunks"))
    boxes = tiles(kit, r, shown)
    for i, box in enumerate(boxes):
        if i < len(shown.crew):
            tile(kit, dst, box, shown.crew[i])
        elif i < shown.bunks:
            kit.box(dst, box, (15, 19, 31), 6)
            kit.dots_ring(dst, box.inflate(-kit.u(7), -kit.u(7)), "subtle")
            kit.icon(dst, box.center, "bed", 14, "off")


def tile(kit: Kit, dst: Surface, r: Rect, one: Person) -> None:
    """One member of a crew: a line where the tile is low, else name, portrait and skills."""
    kit.shadow(dst, r, 6, 2.5, (0.5, 1.5), 140)
    kit.box(dst, r, ((58, 66, 92), (40, 47, 70), (30, 36, 56)) if one.team else ((34, 38, 50), (24, 28, 38)), 6)
    if r.h < kit.t(34):
        _line(kit, dst, r, one)
        return
    high = _name(kit, dst, r, one)
    tall = r.h - high - kit.u(5)
    wide = min(max(big(kit, 31), min(round(tall * 0.64), big(kit, 40))), round(r.w * 0.47))
    win = Rect(r.x + kit.u(3), r.y + high + kit.u(2), wide, min(tall, round(wide * 1.62)))
    if win.h > kit.u(12):
        portrait(kit, dst, win, one.item, one.name)
    free = Rect(win.right + kit.u(2), win.y, r.right - kit.u(3) - win.right - kit.u(2), r.bottom - kit.u(3) - win.y)
    badges = [(name, n) for name, n in zip(SKILLS, one.skills) if n]
    across = 2 if len(badges) > 2 and free.h > kit.u(44) else max(1, len(badges))
    size = min(big(kit, 14), free.w / 1.08 / across) / kit.scale
    for i, (name, n) in enumerate(badges):
        spot = free.x + kit.u(size * (0.56 + i % across * 1.06)), free.y + kit.u(size * (0.65 + i // across * 1.12))
        badge(kit, dst, spot, name, size, n)
    top = free.y + kit.u(size * (1.3 + (-(-len(badges) // across) - 1) * 1.12)) if badges else free.y
    signs = [
        ("star", "brass", one.leader),
        ("target", "bad", one.wanted),
        ("search", "warn", bool(one.marked)),
        ("heart", "good", one.moral),
        ("frown", "bad", one.angry),
        ("gun", "mid", bool(one.gear)),
        ("bed", "low", not one.team),
    ]
    lit = [(icon, color) for icon, color, on in signs if on]
    step = kit.u(13)
    for i, (icon, color) in enumerate(lit):  # from the lower edge up, as many rows as they need
        row, column = divmod(i, max(1, free.w // step))
        spot = free.x + step // 2 + column * step, free.bottom - kit.u(5) - row * step
        if spot[1] - kit.u(3) >= top:
            kit.icon(dst, spot, icon, 10, color)
    kit.ring(dst, r, C["brass"] if one.lit else C["brass_lo"], 2 if one.lit else 1, 6, 255 if one.lit else 170)


def _name(kit: Kit, dst: Surface, r: Rect, one: Person) -> int:
    """The name at the top of a tile, in two lines where it is too long for one; returns how high it is in px."""
    x, room, ink = r.x + kit.u(5), r.w - kit.u(9), "hi" if one.team else "low"
    size = kit.fit_size(one.name, "bold", 13, room)
    if kit.width(one.name, "bold", size) <= room:
        kit.text(dst, (x, r.y + kit.t(15) // 2 + kit.u(2)), one.name, "bold", size, ink, "ml", fit=room)
        return kit.t(15)
    said = hyphened(kit, one.name, room, "bold", size)
    return kit.para(dst, (x, r.y + kit.u(1)), said, room, size, ink, "bold", lead=1.06, most=2)


def _line(kit: Kit, dst: Surface, r: Rect, one: Person) -> None:
    """One of the Crew where there is no room for a portrait: Skill Points below the name, or at its right."""
    ink, x = "hi" if one.team else "low", r.x + kit.u(5)
    if r.h >= kit.t(TWO):
        high, room = kit.t(15), r.w - kit.u(9)
        size = kit.fit_size(one.name, "bold", 13, room)
        kit.text(dst, (x, r.y + high // 2 + kit.u(2)), one.name, "bold", size, ink, "ml", fit=room)
        size = min(float(big(kit, 14)), r.h - high - kit.u(3.0)) / kit.scale
        for i, (name, n) in enumerate((name, n) for name, n in zip(SKILLS, one.skills) if n):
            badge(kit, dst, (x + kit.u(size * (0.5 + 1.08 * i)), r.y + (r.h + high) // 2), name, size, n)
        kit.ring(dst, r, C["brass"] if one.lit else C["brass_lo"], 2 if one.lit else 1, 6, 255 if one.lit else 170)
        return
    at = r.right - kit.u(10)
    for name, n in reversed(list(zip(SKILLS, one.skills))):
        if n:
            badge(kit, dst, (at, r.centery), name, big(kit, 14) / kit.scale, n)
            at -= big(kit, 15)
    room = at - r.x - kit.u(4)
    size = kit.fit_size(one.name, "bold", 13, room)
    kit.text(dst, (x, r.centery), one.name, "bold", size, ink, "ml", fit=room)
    kit.ring(dst, r, C["brass"] if one.lit else C["brass_lo"], 2 if one.lit else 1, 6, 255 if one.lit else 170)


def portrait(kit: Kit, dst: Surface, win: Rect, item: str, name: str, zoom: float = 1.0) -> None:
    """Head and shoulders in a lamp-lit window; the initial of somebody who has no figure."""
    figure = doll(kit, item)
    kit.box(dst, win, ((122, 98, 70), (74, 58, 44), (44, 34, 28)), 4.5)
    if figure:
        img = Surface(win.size, pygame.SRCALPHA)
        img.blit(kit.bust(figure, (win.w / kit.scale, win.h / kit.scale), zoom), (0, 0), special_flags=PM)
        img.blit(kit.mask(win.size, kit.u(4.5)), (0, 0), special_flags=RGBA_MULT)
        kit.put(dst, img, win.topleft)
    else:
        kit.icon(dst, (win.centerx, win.centery + kit.u(5)), "users", min(22.0, win.w / kit.scale * 0.7), (60, 44, 32))
        kit.text(dst, (win.centerx, win.y + win.h * 0.3), name[:1], "serif", 14, (250, 232, 196), "mc")
    kit.sunken(dst, win, 4.5, 4, 130)


def token(kit: Kit, dst: Surface, at: Sequence[float], good: str, size: float) -> None:
    """A token of goods."""
    if good == "fuel":
        goods.drum(kit, dst, at, size * 1.06)
        return
    if good == "part":
        goods.wheel(kit, dst, at, size)
        return
    pic = kit.sprite(TOKENS[good], w=size, h=size)
    if pic is not None:
        kit.drop(dst, at, pic, None, alpha=0)


def _wells(kit: Kit, dst: Surface, r: Rect, shown: Rail, area: str) -> None:
    kit.label(dst, r.x, r.y + kit.t(13), shown.text(area), r.w, right=shown.text(f"{area}.free"))
    contents = wells(shown, area)
    for box, things in zip(slots(kit, r, len(contents)), contents):
        kit.box(dst, box, (11, 14, 24), 4)
        kit.sunken(dst, box, 4, 4, 160)
        kit.ring(dst, box, C["subtle"], 1, 4)
        size = box.w / kit.scale
        if len(things) == 1 and things[0] not in ("fuel", "part"):
            token(kit, dst, box.center, things[0], size * 0.8)
        else:
            for thing, share in zip(things, (0.32, 0.68)):
                token(kit, dst, (box.x + box.w * share, box.y + box.h * (share * 0.7 + 0.15)), thing, size * 0.6)


def _hold(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    _wells(kit, dst, r, shown, "hold")


def _stash(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    left, money = stash_part(kit, r)
    _wells(kit, dst, left, shown, "stash")
    kit.box(dst, money, (16, 20, 32), 6)
    kit.ring(dst, money, C["subtle"], 1, 6)
    kit.icon(dst, (money.x + kit.u(15), money.centery), "coins", 15, "brass")
    room = money.w - kit.u(34)
    size = kit.fit_size(shown.money, "black", 22, room)
    kit.text(dst, (money.right - kit.u(8), money.centery), shown.money, "black", size, "hi", "mr", fit=room)


def _drive(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    kit.label(dst, r.x, r.y + kit.t(13), shown.text("drive"), r.w)
    if not shown.fitted:
        top = round(kit.u(18) * max(1.0, kit.grow))
        kit.box(dst, Rect(r.x, r.y + top, r.w, r.h - top), (15, 19, 31), 5)
        kit.dots_ring(dst, Rect(r.x, r.y + top, r.w, r.h - top).inflate(-kit.u(6), -kit.u(6)), "subtle")
    for box, one in zip(fitted_rects(kit, r, shown), shown.fitted):
        _fit(kit, dst, box, one)


def _fit(kit: Kit, dst: Surface, box: Rect, one: Fitted) -> None:
    kit.box(dst, box, ((50, 44, 40), (36, 31, 29)), 5)
    kit.ring(dst, box, C["brass_lo"], 1, 5, 200)
    kit.icon(dst, (box.x + kit.u(12), box.centery), "bolt" if one.drive else "cog", 13, "brass")
    x, room = box.x + kit.u(23), box.w - kit.u(28)
    size = kit.fit_size(one.name, "bold", 13, room)
    if kit.width(one.name, "bold", size) > room:  # two lines, the note left out
        high = kit.para(None, (0, 0), one.name, room, size, voice="bold", lead=1.05, dry=True, most=2)
        kit.para(dst, (x, box.centery - high // 2), one.name, room, size, "hi", "bold", lead=1.05, most=2)
        return
    beside = bool(one.note) and kit.width(one.name, "bold", size) + kit.width(one.note, "sans", 12) + kit.u(12) <= room
    y = box.centery - (kit.t(6) if one.note and not beside else 0)
    kit.text(dst, (x, y), one.name, "bold", size, "hi", "ml", fit=room)
    if beside:
        kit.text(dst, (box.right - kit.u(8), y), one.note, "sans", 12, "mid", "mr")
    elif one.note:
        kit.text(dst, (x, box.centery + kit.t(7)), one.note, "sans", 12, "mid", "ml", fit=room)


def _solid(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    kit.label(dst, r.x, r.y + kit.t(13), shown.text("solid"), r.w, right=shown.text("law"))
    for box, (contact, on) in zip(medal_rects(kit, r, shown), shown.medals):
        medal(kit, dst, box.center, contact_name(contact)[0], on, big(kit, 11.5) / kit.scale)
    x, y = r.right - big(kit, 12), medal_rects(kit, r, shown)[0].centery
    size, step = big(kit, 8) / kit.scale, big(kit, 19)
    for i in range(max(1, shown.aims)):
        done = 0 <= shown.aims - 1 - i < shown.goals
        at = x - i * step, y
        if done:
            kit.disc(dst, at, size, (226, 180, 92), 255, (96, 66, 20), 1)
            kit.icon(dst, at, "star", size * 1.1, (60, 40, 10))
        else:
            kit.circle(dst, at, size, C["subtle"], 1.2, dash=3, gap=3)
            kit.icon(dst, at, "star", size, "off")
    if shown.warrants:
        at = x - max(1, shown.aims) * step - kit.u(10), y
        kit.disc(dst, at, size * 1.2, (120, 34, 24), 255, (224, 108, 86), 1)
        kit.text(dst, at, str(shown.warrants), "black", 14, (255, 236, 220), "mc")


def medal(kit: Kit, dst: Surface, at: Sequence[float], letter: str, on: bool, r: float = 11.5) -> None:
    """A Contact's medal: polished when Solid, an empty socket when not."""
    if on:
        kit.disc(dst, (at[0] + kit.u(0.8), at[1] + kit.u(1.8)), r, (0, 0, 0), 150)
        kit.disc(dst, at, r, (226, 180, 92), 255, (96, 66, 20), 1)
        kit.text(dst, at, letter, "serif", 14, (52, 34, 8), "mc", press=(255, 240, 200))
    else:
        kit.disc(dst, at, r, (12, 15, 25), 255, C["subtle"], 1)
        kit.text(dst, at, letter, "serif", 14, C["low"], "mc")
