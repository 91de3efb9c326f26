"""The bulletin as papers pinned to a board, and the jobs held as strips with their stages ticked."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.games.fancards.faces.picture import picture
from game.app.games.fancards.faces.signs import KINDS, badge, coin
from game.app.games.fancards.panels.jobs import LARGE, Board, Held, Mine, Ticket, headed, rows, strips
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
        told, ink = _fitted(kit, one.lacks, room), "ink_red"
    else:
        told, ink = one.says, "ink_green"
        x = kit.icon(dst, (x, low), "check", 11 * min(1.6, kit.grow), ink, "ml").right + kit.u(4)
        room = right - kit.u(5) - x
    size = kit.fit_size(told, "sans", 13, room)
    kit.text(dst, (x, low), told, "sans", size, ink, "ml", fit=room)
    kit.rivet(dst, (r.right - kit.u(5), r.y + kit.u(5)), 2)
    if one.lit or one.picked:
        kit.ring(dst, r.inflate(kit.u(3), kit.u(3)), C["brass_hi" if one.picked else "brass"], 2, 5)


def _fitted(kit: Kit, lacks: tuple[str, ...], room: int) -> str:
    """As much of what is missing as has room, and a sign that there is more."""
    for n in range(len(lacks), 0, -1):
        said = ", ".join(lacks[:n]) + (", …" if n < len(lacks) else "")
        if kit.width(said, "sans", kit.fit_size(said, "sans", 13, room)) <= room:
            return said
    return lacks[0]


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
    boxes = strips(kit, r, len(shown.jobs))
    if not shown.jobs:
        room = r.w - kit.u(24)
        at = r.x + kit.u(12), r.y + kit.t(18) + kit.u(5)
        kit.para(dst, at, shown.empty, room, 13, "low", lead=1.2)
    for i, (one, box) in enumerate(zip(shown.jobs, boxes)):
        if i == len(boxes) - 1 and len(boxes) < len(shown.jobs):
            kit.box(dst, box, (34, 40, 58), 4)
            said = f"{shown.more} ({len(shown.jobs) - i})"
            kit.text(dst, box.center, said, "bold", kit.fit_size(said, "bold", 13, box.w), "mid", "mc", fit=box.w)
        else:
            strip(kit, dst, box, one)


def strip(kit: Kit, dst: Surface, r: Rect, one: Held) -> None:
    """A job held: its title with the stages at its right, and below, where there is room, where it leads next."""
    kit.parchment(dst, r, 4, 47 + len(one.title), border=False, drop=(1, 2))
    two = r.h >= kit.t(32)
    middle = r.y + r.h * (0.28 if two else 0.5)
    side = 13 * min(1.5, kit.grow)
    right = r.right - kit.u(5)
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
    x = r.x + kit.u(6)
    if one.epic:
        seal(kit, dst, (x + kit.u(side / 2), round(middle)), side)
        x += kit.u(side + 4)
    room = right - kit.u(3) - x
    size = kit.fit_size(one.title, "bold", 13, room)
    kit.text(dst, (x, middle), one.title, "bold", size, "ink", "ml", fit=room)
    if two:
        room = r.w - kit.u(12)
        size = kit.fit_size(one.says, "sans", 13, room)
        ink = "ink_green" if one.lit else "ink_mid"
        kit.text(dst, (r.x + kit.u(6), r.y + r.h * 0.74), one.says, "sans", size, ink, "ml", fit=room)
    if one.lit or one.picked:
        kit.ring(dst, r.inflate(kit.u(2), kit.u(2)), C["brass_hi" if one.picked else "brass"], 2, 5)
