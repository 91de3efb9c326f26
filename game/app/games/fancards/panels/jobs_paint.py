"""The bulletin as papers pinned to a board, and the jobs held as strips with their stages ticked."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.games.fancards.faces.picture import picture
from game.app.games.fancards.faces.signs import KINDS, SIDES, badge, coin, trade
from game.app.games.fancards.panels.jobs import (
    LARGE,
    Board,
    Held,
    Mine,
    Strip,
    Ticket,
    headed,
    rows,
    sign_size,
    strips,
    title_high,
    title_room,
)
from game.app.ui.kit import Kit
from game.app.ui.theme import C

GREY = (196, 186, 164)


def paint(kit: Kit, dst: Surface, r: Rect, shown: Board) -> None:
    """The board with its papers."""
    kit.shadow(dst, r, 8, 6, (2, 4), 150)
    kit.wood(dst, r, 8)
    kit.lip(dst, r, 8)
    if headed(kit):
        kit.label(dst, r.x + kit.u(11), r.y + kit.t(16), shown.head, r.w - kit.u(22), "mid", shown.shut, "bad")
    for i, (one, box) in enumerate(zip(shown.tickets, rows(kit, r, len(shown.tickets)))):
        ticket(kit, dst, box, one, i)


def ticket(kit: Kit, dst: Surface, r: Rect, one: Ticket, seed: int) -> None:
    """A paper: picture, title, what is missing or that it is free, and the reward."""
    kit.parchment(dst, r, 4, 31 + seed, border=False, drop=(1, 3))
    pad = kit.u(4)
    x = r.x + pad
    if kit.grow < LARGE:
        win = Rect(x, r.y + pad, min(round((r.h - 2 * pad) * 1.5), r.w // 4), r.h - 2 * pad)
        picture(kit, dst, win, one.picture, one.title)
        x = win.right + kit.u(6)
        if one.epic:
            seal(kit, dst, (win.x + kit.u(7), win.y + kit.u(7)), 17)
    elif one.epic:
        seal(kit, dst, (x + kit.u(11), r.y + r.h // 4), 19)
    room = r.right - pad - kit.u(2) - x
    up, low = r.y + r.h * 0.28, r.y + r.h * 0.74
    left = x + (kit.u(24) if one.epic and kit.grow >= LARGE else 0)
    size = kit.fit_size(one.title, "bold", 14, r.right - pad - left)
    kit.text(dst, (left, up), one.title, "bold", size, "ink", "ml", fit=r.right - pad - left)
    right = _reward(kit, dst, (r.right - pad - kit.u(2), low), one)
    room = right - kit.u(5) - x
    if one.lacks:
        said = ", ".join(one.lacks)
        if one.signs and kit.width(said, "sans", 13) > room:
            _short(kit, dst, (x, low), one.signs)
        else:
            kit.text(dst, (x, low), said, "sans", kit.fit_size(said, "sans", 13, room), "ink_red", "ml", fit=room)
    else:
        x = kit.icon(dst, (x, low), "check", 11 * min(1.6, kit.grow), "ink_green", "ml").right + kit.u(4)
        room = right - kit.u(5) - x
        size = kit.fit_size(one.says, "sans", 13, room)
        kit.text(dst, (x, low), one.says, "sans", size, "ink_green", "ml", fit=room)
    kit.rivet(dst, (r.right - kit.u(5), r.y + kit.u(5)), 2)
    if one.lit or one.picked:
        kit.ring(dst, r.inflate(kit.u(3), kit.u(3)), C["brass_hi" if one.picked else "brass"], 2, 5)


def _short(kit: Kit, dst: Surface, at: tuple[float, float], signs: tuple[tuple[str, str], ...]) -> None:
    """What is missing as signs, from the left: a side with how much of it there is, a trade that nobody has."""
    x, size = at[0], 14 * min(1.5, kit.grow)
    for name, said in signs:
        middle = x + kit.u(size / 2), at[1]
        if name in SIDES:
            badge(kit, dst, middle, name, size)
        else:
            trade(kit, dst, middle, name, size, "ink_red")
        x += kit.u(size + 3)
        if said:
            x = kit.text(dst, (x, at[1]), said, "bold", 13, "ink_red", "ml").right + kit.u(7)


def seal(kit: Kit, dst: Surface, at: tuple[int, int], size: float) -> None:
    """The wax seal of an Epic."""
    kit.disc(dst, (at[0] + kit.u(0.6), at[1] + kit.u(1)), size / 2, (0, 0, 0), 130)
    kit.disc(dst, at, size / 2, (226, 172, 66), 255, (98, 62, 12), 1)
    kit.icon(dst, at, "star", size * 0.62, (88, 44, 6))


def _reward(kit: Kit, dst: Surface, at: tuple[float, float], one: Ticket) -> int:
    """Credits and points, set from the right; returns their left edge, px."""
    x, size = at[0], 15 * min(1.5, kit.grow)
    for side, n in reversed(one.gains):
        badge(kit, dst, (x - kit.u(size / 2), at[1]), side, size, n)
        x -= kit.u(size + 2)
    if one.pay:
        left = kit.text(dst, (x - kit.u(2), at[1]), str(one.pay), "black", 14, "ink", "mr").x
        coin(kit, dst, (left - kit.u(size / 2 + 1), at[1]), size * 0.9)
        x = left - kit.u(size + 1)
    return round(x)


# ------------------------------------------------------------ jobs held


def paint_mine(kit: Kit, dst: Surface, r: Rect, shown: Mine) -> None:
    """The tray with a strip for each job held."""
    kit.tray(dst, r, C["panel"], 8, seed=7)
    kit.label(dst, r.x + kit.u(11), r.y + kit.t(16), shown.head, r.w - kit.u(22))
    if not shown.jobs:
        room = r.w - kit.u(24)
        at = r.x + kit.u(12), r.y + kit.t(18) + kit.u(5)
        kit.para(dst, at, shown.empty, room, 13, "low", lead=1.2)
    found, more = strips(kit, r, shown.jobs)
    for one, place in zip(shown.jobs, found):
        strip(kit, dst, place, one)
    if more is not None:
        kit.box(dst, more, (34, 40, 58), 4)
        said = f"{shown.more} ({len(shown.jobs) - len(found)})"
        kit.text(dst, more.center, said, "bold", kit.fit_size(said, "bold", 13, more.w), "mid", "mc", fit=more.w)


def strip(kit: Kit, dst: Surface, at: Strip, one: Held) -> None:
    """A job held: its title, its stages beside or below it, and where it leads next."""
    r, side, pad = at.box, sign_size(kit), kit.u(6)
    kit.parchment(dst, r, 4, 47 + len(one.title), border=False, drop=(1, 2))
    y, high = r.y + kit.u(2), title_high(kit, one, r.w)
    x = r.x + pad
    if one.epic:
        seal(kit, dst, (x + kit.u(side / 2), y + kit.t(15) // 2), side)
        x += kit.u(side + 4)
    if at.beside:
        kit.text(dst, (x, y + high // 2), one.title, "bold", 13, "ink", "ml")
        _legs(kit, dst, r.right - kit.u(5), y + high // 2, one)
    else:
        kit.para(dst, (x, y), one.title, title_room(kit, one, r.w), 13, "ink", "bold", lead=1.1)
    y += high
    if not at.beside:
        step = kit.u(side + 3)
        _legs(kit, dst, r.x + pad + step * len(one.legs), y + step // 2, one)
        y += step
    if at.says:
        ink = "ink_green" if one.lit else "ink_mid"
        kit.para(dst, (r.x + pad, y), one.says, r.w - 2 * pad, 13, ink, "sans", lead=1.1)
    if one.lit or one.picked:
        kit.ring(dst, r.inflate(kit.u(2), kit.u(2)), C["brass_hi" if one.picked else "brass"], 2, 5)


def _legs(kit: Kit, dst: Surface, right: int, middle: int, one: Held) -> None:
    """The stages of a job, set from the right."""
    side = sign_size(kit)
    for leg in reversed(one.legs):
        at = right - kit.u(side / 2), middle
        color = KINDS.get(leg.kind, GREY)
        if leg.done:
            kit.disc(dst, at, side / 2, (52, 112, 74), 255, (24, 62, 38), 1)
            kit.icon(dst, at, "check", side * 0.66, (250, 246, 230))
        else:
            kit.disc(dst, at, side / 2, (250, 242, 220), 255, color, 1.8)
            if leg.next:
                kit.disc(dst, at, side * 0.24, color)
        right -= kit.u(side + 3)
