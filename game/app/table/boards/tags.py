"""The tag of what is pointed at on a board: what it is, a note, the moves to it on a coin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import DARK_INK, C, Color

DEEP: Color = (8, 10, 16)
NEAR = 150  # units that a tag may stand farther off so that it lies over no name


def coin(kit: Kit, dst: Surface, at: Sequence[float], number: int) -> None:
    """A step's number on a brass coin."""
    r = 8.6 * max(1.0, kit.grow)
    kit.disc(dst, (at[0] + kit.u(0.6), at[1] + kit.u(1.4)), r, (0, 0, 0), 150)
    kit.disc(dst, at, r, (238, 196, 110), ring=(92, 62, 18), ring_w=1)
    kit.disc(dst, (at[0] - kit.u(0.6), at[1] - kit.u(0.8)), r - 2.4, (250, 220, 150))
    kit.text(dst, at, str(number), "black", 13, DARK_INK, "mc")


def tag_box(
    kit: Kit,
    window: Rect,
    at: Sequence[float],
    off: float,
    words: str,
    note: str,
    number: int,
    lines: Sequence[str] = (),
    below: bool = False,
    over: Sequence[Rect] = (),
    names: Sequence[Rect] = (),
) -> Rect:
    """Where a tag goes, `off` px above the middle of what it is about, or below it where there is no room above, or
    where that is better and there is room; beside what lies `over` the board, and off all `names` where that is not
    far."""
    h = kit.t(20)
    w = kit.width(words, "bold", 14) + kit.u(18) + (kit.t(20) if number >= 0 else 0)
    w += kit.width(note, "sans", 14) + kit.u(5) if note else 0
    w = max([w, *(kit.width(line, "sans", 14) + kit.u(20) for line in lines)])
    h += kit.t(17) * len(lines) + (kit.u(3) if lines else 0)
    x, y = at
    inside = window.inflate(-kit.u(8), -kit.u(8))
    r = Rect(round(x) - w // 2, round(y - off) - h, w, h)
    if r.y < inside.y or below and y + off + h <= inside.bottom:
        r.y = round(y + off)
    r = r.clamp(inside)
    about = r.inflate(2 * kit.t(NEAR), 2 * kit.t(NEAR))
    spot = Rect(0, 0, round(1.6 * off), round(1.6 * off))
    spot.center = round(x), round(y)
    walls = [*over, spot, *(one for one in names if one.colliderect(about))]
    clear = beside(r, inside, walls, kit.u(3))
    return clear if clear.collidelist(walls) < 0 and about.contains(clear) else beside(r, inside, over, kit.u(5))


def beside(r: Rect, inside: Rect, over: Sequence[Rect], gap: int) -> Rect:
    """A tag in px as near to its place as it lies under nothing; where nothing is free it stays."""
    across = [0, *(x for one in over for x in (one.right + gap - r.x, one.x - gap - r.right))]
    along = [0, *(y for one in over for y in (one.bottom + gap - r.y, one.y - gap - r.bottom))]
    free = (r.move(x, y) for x in across for y in along)
    found = [one for one in free if inside.contains(one) and one.collidelist(over) < 0]
    return min(found, key=lambda one: abs(one.x - r.x) + abs(one.y - r.y), default=r)


def tag(
    kit: Kit, dst: Surface, r: Rect, words: str, note: str, number: int, danger: bool, lines: Sequence[str] = ()
) -> None:
    """What a hovered hex is, with the number of moves on a coin and one note; other lines below."""
    line = C["bad"] if danger else C["brass"]
    kit.shadow(dst, r, 10, 3, (1, 3), 170)
    kit.box(dst, r, ((30, 20, 24), (22, 14, 18)) if danger else ((24, 30, 46), (15, 20, 33)), 10, 248)
    kit.ring(dst, r, line, 1.4, 10)
    x, y = r.x + kit.u(9), r.centery if not lines else r.y + kit.t(10) + kit.u(1)
    if number >= 0:
        coin(kit, dst, (r.x + kit.t(11), y), number)
        x = r.x + kit.t(11) + kit.t(13)
    x = kit.text(dst, (x, y), words, "bold", 14, "hi", "ml").right
    if note:
        kit.text(dst, (x + kit.u(5), y), note, "sans", 14, "good", "ml")
    for one in lines:
        y += kit.t(17)
        kit.text(dst, (r.x + kit.u(10), y), one, "sans", 14, "mid", "ml", fit=r.w - kit.u(16))


class Tag(NamedTuple):
    """What the hovered space is: a name, one note, the moves to it (-1 for none), whether it means trouble, and what
    else is to be known of it, a line each."""

    words: str
    note: str = ""
    number: int = -1
    danger: bool = False
    lines: tuple[str, ...] = ()
