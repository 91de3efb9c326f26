"""The crew rail: one card per seat with hero, sidekick, tracks, sack, Gear and Retreat number."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.app.games.fistful.panels.gear_icons import gear_icon
from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.kit.base import PM, RGBA_MULT
from game.app.ui.theme import BANDS, C


class Seated(NamedTuple):
    """All that a crew card shows; hashable, so that it is painted again only when it changes."""

    seat: int
    person: str
    who: str
    name: str
    side: str
    side_name: str
    health: tuple[int, int]
    ammo: tuple[int, int]
    uses: tuple[int, int]
    sack: int
    gear: tuple[tuple[str, str, str], ...]
    retreat: int
    active: bool
    asked: bool
    bot: int
    purse: str


def seated(now: Situation, seat: int, words: Words, bot: int) -> Seated:
    """The card of a seat, its money in `words`; `bot`: the level of the bot that leads it, 0 for a person."""
    g, crew, side = now.g, now.crew(seat), now.sidekick(seat)
    gear = []
    for card in now.slots(seat):
        record = now.gear(card)
        gear.append((card, record.kind if record else "equipment", gear_icon(record)))
    return Seated(
        seat,
        now.name(seat),
        crew.doll if crew else "",
        crew.name if crew else "",
        side.doll if side else "",
        side.name if side else "",
        (g.health.get(seat, 0), crew.hero.health if crew else 0),
        (g.ammo.get(seat, 0), crew.hero.ammo if crew else 0),
        (g.uses.get(seat, 0), side.sidekick.track if side else 0),
        now.sack(seat),
        tuple(gear),
        crew.hero.retreat if crew else 0,
        seat == now.seat and now.choice is not None,
        seat in now.helpers,
        bot,
        words("money", n=now.sack(seat)),
    )


def paint(kit: Kit, dst: Surface, r: Rect, at: Seated, compact: bool) -> None:
    """One card; the active one has a brass ring and a notch."""
    kit.shadow(dst, r, 8, 3, (1, 2), 150)
    kit.box(dst, r, ((54, 62, 88), (38, 45, 67), (29, 35, 54)), 8)
    if compact:
        _compact(kit, dst, r, at)
    else:
        _full(kit, dst, r, at)
    kit.ring(dst, r, C["brass"] if at.active else C["brass_lo"], 3 if at.active else 1, 8, 255 if at.active else 160)
    if at.active:
        kit.notch(dst, r)


def window(kit: Kit, dst: Surface, win: Rect, who: str, foot: bool = False) -> None:
    """The hero's head and shoulders in a lamp-lit window; `foot`: its lower part is covered by the Sidekick's plate."""
    kit.box(dst, win, ((128, 102, 72), (78, 60, 44), (46, 36, 28)), 6)
    if who:
        size = win.w / kit.scale, win.h / kit.scale
        a = Surface(win.size, pygame.SRCALPHA)
        bust = kit.bust(who, (size[0], min(size[1], size[0] * 1.14) if foot else size[1]), 0.92 if foot else 0.80, 5)
        a.blit(bust, (0, 0), special_flags=PM)
        a.blit(kit.mask(win.size, kit.u(6)), (0, 0), special_flags=RGBA_MULT)
        kit.put(dst, a, win.topleft)


def _full(kit: Kit, dst: Surface, r: Rect, at: Seated) -> None:
    win = Rect(r.x + kit.u(5), r.y + kit.u(5), kit.u(66), r.h - kit.u(10))
    window(kit, dst, win, at.who, True)
    foot = Rect(win.x, win.bottom - kit.u(36), win.w, kit.u(36))
    kit.box(dst, foot, (18, 22, 34), 6, 225)
    if at.side:
        small = Surface((kit.u(28), kit.u(32)), pygame.SRCALPHA)
        small.blit(kit.bust(at.side, (28, 32), 1.02, 2), (0, 0), special_flags=PM)
        kit.put(dst, small, (foot.x + kit.u(1), foot.y + kit.u(3)))
        if kit.width(at.side_name, "sans", 12) <= foot.w - kit.u(31):
            y = foot.centery - (kit.u(7) if at.uses[1] else 0)
            kit.text(dst, (foot.x + kit.u(30), y), at.side_name, "sans", 12, "mid", "ml")
        if at.uses[1]:
            _pips(kit, dst, foot.x + kit.u(32), foot.centery + kit.u(9), at.uses, foot.w - kit.u(36))
    kit.sunken(dst, win, 6, 4, 130)
    x = win.right + kit.u(9)
    kit.seat(dst, (r.right - kit.u(14), r.y + kit.u(15)), at.seat, 9)
    room = (bot_mark(kit, r).x if at.bot else r.right - kit.u(28)) - x
    q = kit.text(dst, (x, r.y + kit.u(21)), at.name or at.person, "serif", 16, "hi", "bl", fit=room)
    right = r.right - kit.u(28)
    if at.bot:
        right = bot_mark(kit, r).x - kit.u(4)
        kit.icon(dst, bot_mark(kit, r).center, "bot", 14, "mid")
    if at.person and q.right + kit.u(8) + kit.width(at.person, "sans", 12) < right:
        kit.text(dst, (right, r.y + kit.u(21)), at.person, "sans", 12, "low", "br")
    y = r.y + kit.u(37)
    for (have, top), pic in ((at.health, "heart"), (at.ammo, "ammo")):
        _track(kit, dst, x, y, have, top, pic, r.right - kit.u(26) - x)
        kit.text(dst, (r.right - kit.u(9), y), str(have), "black", 14, "hi" if have else "low", "mr")
        y += kit.u(20)
    y = r.bottom - kit.u(20)
    coin = kit.sprite("coin", w=19, h=19)
    if coin:
        kit.drop(dst, (x + kit.u(9), y - kit.u(1)), coin, None, alpha=0, dim=255 if at.sack else 150)
    kit.text(dst, (x + kit.u(21), y), at.purse, "black", 14, "hi" if at.sack else "low", "ml")
    for i, b in enumerate(slot_rects(kit, r, False)):
        _slot(kit, dst, b, *(at.gear[i][1:] if i < len(at.gear) else ("", "")))
    kit.icon(dst, (r.right - kit.u(25), y), "leave", 12, "mid")
    kit.text(dst, (r.right - kit.u(9), y), str(at.retreat), "black", 14, "hi", "mr")


def _pips(kit: Kit, dst: Surface, x: int, y: int, uses: tuple[int, int], room: int) -> None:
    """The Sidekick's own track as small rings, full ones in brass."""
    gap = min(kit.u(9), room // max(1, uses[1]))
    for i in range(uses[1]):
        kit.disc(
            dst,
            (x + gap * i + kit.u(2), y),
            3.4,
            C["brass"] if i < uses[0] else (24, 30, 46),
            ring=C["brass_lo"],
            ring_w=1,
        )


def _track(kit: Kit, dst: Surface, x: int, y: int, have: int, top: int, pic: str, room: int) -> None:
    """Hearts or rounds in a row; empty ones are rings."""
    gap = min(kit.u(17), room // max(1, top))
    for i in range(top):
        at = x + kit.u(7) + gap * i, y
        if i < have:
            sprite = kit.sprite(pic, w=15, h=16)
            if sprite:
                kit.drop(dst, at, sprite, None, alpha=0)
            else:
                kit.icon(dst, at, pic, 13, "bad" if pic == "heart" else "brass")
        else:
            kit.circle(dst, at, 5.2, C["subtle"], 1.2)


def _slot(kit: Kit, dst: Surface, b: Rect, kind: str, icon: str) -> None:
    """A Gear slot: a small card, or a dashed place."""
    if kind:
        kit.box(dst, b.move(kit.u(1), kit.u(2)), (0, 0, 0), 3, 120)
        kit.box(dst, b, (238, 226, 198), 3)
        kit.box(dst, Rect(b.x + kit.u(2), b.y + kit.u(2), b.w - kit.u(4), kit.u(7)), BANDS[kind][1], 1.5)
        kit.icon(dst, (b.centerx, b.y + b.h * 0.64), icon, 12, "ink")
        return
    q = kit.u(3)
    pts = [
        (b.x + q, b.y),
        (b.right - q, b.y),
        (b.right, b.y + q),
        (b.right, b.bottom - q),
        (b.right - q, b.bottom),
        (b.x + q, b.bottom),
        (b.x, b.bottom - q),
        (b.x, b.y + q),
    ]
    kit.dashes(dst, pts, C["line"], 1, 3, 3, 150, closed=True)


def _compact(kit: Kit, dst: Surface, r: Rect, at: Seated) -> None:
    """Bust and the three numbers that decide: Health, Ammo, sack; Sidekick and Retreat where there is room."""
    win = compact_window(kit, r)
    lines = 3 if win.h >= kit.t(16) * 3 else 2
    window(kit, dst, win, at.who)
    kit.sunken(dst, win, 6, 4, 130)
    kit.seat(dst, (win.x + kit.u(9), win.bottom - kit.u(9)), at.seat, 8)
    if at.bot:
        mark = small_bot(kit, r)
        kit.box(dst, mark, (12, 16, 26), 4, 210)
        kit.icon(dst, mark.center, "bot", 13, "hi")
    slots = slot_rects(kit, r, True)
    for i, b in enumerate(slots):
        _slot(kit, dst, b, *(at.gear[i][1:] if i < len(at.gear) else ("", "")))
    last = last_line(kit, r, win)
    if last:
        y = r.bottom - kit.u(5) - last // 2
        x = kit.text(dst, (r.right - kit.u(7), y), str(at.retreat), "black", 12, "hi", "mr").x - kit.t(10)
        kit.icon(dst, (x, y), "leave", 11 * kit.grow, "mid")
        if at.side_name and kit.width(at.side_name, "sans", 12) <= x - kit.t(8) - win.x - kit.u(2):
            kit.text(dst, (win.x + kit.u(2), y), at.side_name, "sans", 12, "mid", "ml")
    name_room = r.bottom - kit.u(5) - win.bottom - last
    if name_room >= kit.t(16):
        right = slots[0].x if slots else r.right
        size = 14.0
        while size > 11 and kit.width(at.name, "serif", size) > right - win.x - kit.u(4):
            size -= 1
        if size > 11:
            kit.text(dst, (win.x + kit.u(2), win.bottom + name_room // 2), at.name, "serif", size, "hi", "ml")
    step = win.h // lines
    y = win.y + step // 2
    values = ((at.health[0], "heart"), (at.ammo[0], "ammo"), (at.sack, "coin"))[:lines]
    for value, pic in values:
        sprite = kit.sprite(pic, w=14 * min(1.3, kit.grow), h=15 * min(1.3, kit.grow))
        words = at.purse if pic == "coin" else str(value)
        if pic == "coin":
            if kit.width(words, "black", 12) <= r.right - win.right - kit.u(9):
                kit.text(dst, (r.right - kit.u(7), y), words, "black", 12, "hi" if value else "low", "mr")
        else:
            if sprite:
                kit.drop(dst, (win.right + kit.u(11), y), sprite, None, alpha=0)
            kit.text(dst, (r.right - kit.u(7), y), words, "black", 14, "hi" if value else "low", "mr")
        y += step


def bot_mark(kit: Kit, r: Rect) -> Rect:
    """Where a card says that a bot leads this seat."""
    return Rect(r.right - kit.u(46), r.y + kit.u(6), kit.u(18), kit.u(18))


def small_bot(kit: Kit, r: Rect) -> Rect:
    """The same on a compact card: in the upper corner of the bust's window."""
    win = compact_window(kit, r)
    return Rect(win.x + kit.u(1), win.y + kit.u(1), kit.u(17), kit.u(17))


def compact_window(kit: Kit, r: Rect) -> Rect:
    """The bust's window of a compact card."""
    wide = min(r.w - kit.u(14) - kit.t(30), kit.u(74))
    tall = min(r.h - kit.u(10), max(round(wide * 1.14), kit.t(16) * 3))
    return Rect(r.x + kit.u(5), r.y + kit.u(5), wide, tall)


def last_line(kit: Kit, r: Rect, win: Rect) -> int:
    """The height of the line for Sidekick and Retreat under the name of a compact card, 0 where it has no room."""
    above = r.bottom - kit.u(5) - win.bottom - kit.t(16)
    return kit.t(16) if above >= kit.u(26) and above >= kit.t(16) else 0


def slot_rects(kit: Kit, r: Rect, compact: bool) -> list[Rect]:
    """Where the two Gear slots of a card are; in the compact layout only where there is room."""
    if compact:
        win = compact_window(kit, r)
        room = r.bottom - kit.u(5) - win.bottom - last_line(kit, r, win)
        if room < kit.u(26) or r.w < kit.u(78) + kit.t(24):
            return []
        y = win.bottom + room // 2 - kit.u(11)
        return [Rect(r.right - kit.u(5) - kit.u(21) * (2 - i), y, kit.u(18), kit.u(23)) for i in range(2)]
    x, y = r.x + kit.u(80), r.bottom - kit.u(20)
    return [Rect(x + kit.u(62 + i * 25), y - kit.u(14), kit.u(22), kit.u(28)) for i in range(2)]
