"""A side of a duel as a picture: its name plate, its figures, what they carry, what they fight by."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.table.duel.data import Figure, Means, Side
from game.app.table.duel.layout import Half
from game.app.ui.kit import Kit
from game.app.ui.plates import is_plate, plate
from game.app.ui.theme import SEATS, C, Color

MOST = 5
"""So many figures stand there; the others are counted."""
BROAD = {1: 1.15, 2: 0.9}
"""How tall a figure is at most beside the room of its side, where few stand there."""
LANDSCAPE = 1.3
"""How wide the window of a scene is beside its height."""
DARK: Color = (8, 8, 14)


def seat_color(kit: Kit, seat: int) -> Color:
    """The colour of a seat as it is played."""
    if seat < 0:
        return (120, 112, 98)
    return SEATS[kit.looks[seat] if seat < len(kit.looks) else seat].color


def paint_side(kit: Kit, dst: Surface, at: Half, side: Side, facing: int, waits: bool) -> None:
    """A side at its end of the stage, but for its figures. `facing`: 1 at the left, -1 at the right; `waits`: one of
    both is asked."""
    dim = waits and not side.asked
    for i, thing in enumerate(side.gear if at.gear.h else ()):
        step = at.gear.h + kit.u(3)
        x = at.gear.x + i * step if facing > 0 else at.gear.right - at.gear.h - i * step
        if at.gear.x <= x and x + at.gear.h <= at.gear.right:
            _thing(kit, dst, Rect(x, at.gear.y, at.gear.h, at.gear.h), thing)
    color = seat_color(kit, side.seat)
    kit.box(dst, at.plate, tuple(int(v * 0.30) for v in color), 7, 240)
    kit.ring(dst, at.plate, color if not dim else C["subtle"], 2.6 if side.asked else 1.4, 7)
    x = at.plate.x + kit.t(16)
    if side.seat >= 0:
        kit.seat(dst, (x, at.plate.centery), side.seat, 9 * kit.grow)
    x += kit.t(14)
    room = at.plate.right - kit.u(8) - x
    said = kit.width(side.role, "bold", 12) + kit.u(10)
    role = bool(side.role) and kit.width(side.name, "serif", 14) + said <= room
    size = kit.fit_size(side.name, "serif", 17, room - (said if role else 0))
    kit.text(dst, (x, at.plate.centery), side.name, "serif", size, "hi", "ml", fit=room - (said if role else 0))
    if role:
        kit.text(dst, (at.plate.right - kit.u(8), at.plate.centery), side.role, "bold", 12, "mid", "mr")
    if side.means is not None:
        _means(kit, dst, at.means, side.means)
    elif role is False and side.role:
        kit.text(dst, at.means.center, side.role, "bold", 12, "mid", "mc", halo=DARK, fit=at.means.w)


def _thing(kit: Kit, dst: Surface, r: Rect, thing: Figure) -> None:
    kit.box(dst, r, (24, 22, 28), 5, 220)
    kit.ring(dst, r, C["brass_lo"], 1, 5)
    pic = kit.sprite(thing.picture, w=r.w / kit.scale * 0.8, h=r.h / kit.scale * 0.8) if thing.picture else None
    if pic is not None:
        kit.drop(dst, r.center, pic, None, alpha=0)
    else:
        kit.text(dst, r.center, thing.name[:1], "serif", 14, "mid", "mc")


def crew(kit: Kit, dst: Surface, r: Rect, side: Side, facing: int) -> None:
    """The figures side by side, the first nearest to the other side, in front of all; one with a scene of its own has
    that."""
    shown = side.figures[:MOST]
    if not shown or r.h < kit.u(36):
        return
    left = len(side.figures) - len(shown)
    if left > 0:
        at = (r.x + kit.u(2) if facing > 0 else r.right - kit.u(2)), r.centery
        q = kit.text(dst, at, f"+{left}", "black", 15, "hi", "ml" if facing > 0 else "mr", halo=DARK)
        r = Rect(q.right, r.y, r.right - q.right, r.h) if facing > 0 else Rect(r.x, r.y, q.x - r.x, r.h)
    if is_plate(kit, shown[0].picture):
        wide = min(r.w, round((r.h - kit.u(6)) * LANDSCAPE))
        window = Rect(0, 0, wide, round(wide / LANDSCAPE))
        window.center = r.center
        plate(kit, dst, window, shown[0].picture)
        kit.ring(dst, window, C["brass"], 1.6, 5)
        return
    high = r.h / kit.scale
    tall = min(high * 0.98, r.w / kit.scale * BROAD.get(len(shown), 0.72))
    step = min(tall * 0.44, (r.w / kit.scale - tall * 0.6) / max(1, len(shown) - 1)) if len(shown) > 1 else 0.0
    floor = r.bottom - kit.u(2)
    first = (r.right if facing > 0 else r.x) - facing * kit.u(tall * 0.34)
    kit.glow(dst, (first - facing * kit.u(step), floor), tall * 0.7, (84, 60, 30), 0.6)
    for i, one in reversed(list(enumerate(shown))):
        size = tall * (1.0 if not i else 0.88 - 0.03 * i)
        x = first - facing * kit.u(step * i)
        _figure(kit, dst, (x, floor - kit.u(2) * i), one, size)


def _figure(kit: Kit, dst: Surface, at: Sequence[float], one: Figure, tall: float) -> None:
    pic = kit.sprite(one.picture, h=tall) if one.picture else None
    if pic is not None:
        kit.drop(dst, (at[0], at[1] + kit.u(tall * 0.04)), pic, None, "midbottom", alpha=0)
        return
    kit.disc(dst, (at[0], at[1] - kit.u(tall * 0.62)), tall * 0.17, (92, 74, 58), 255, C["brass_lo"], 1)
    body = Rect(0, 0, kit.u(tall * 0.36), kit.u(tall * 0.46))
    body.midbottom = round(at[0]), round(at[1])
    kit.box(dst, body, ((92, 74, 58), (58, 46, 38)), tall * 0.1)
    kit.text(dst, (at[0], at[1] - kit.u(tall * 0.62)), one.name[:1], "serif", 15, "hi", "mc")


def _means(kit: Kit, dst: Surface, r: Rect, means: Means) -> None:
    """The sign, its name and what it adds."""
    kit.box(dst, r, DARK, 7, 215)
    kit.ring(dst, r, means.color, 1.6, 7)
    kit.disc(dst, (r.x + kit.t(16), r.centery), 10 * kit.grow, means.color, 255, (250, 226, 180), 0.8)
    kit.icon(dst, (r.x + kit.t(16), r.centery), means.icon, 12 * kit.grow, (255, 246, 228))
    points = "" if means.points is None else f"{means.points:+d}"
    right = r.right - kit.u(10)
    if points:
        right = kit.text(dst, (right, r.centery), points, "black", 19, "hi", "mr").x - kit.u(6)
    left = r.x + kit.t(31)
    size = kit.fit_size(means.name, "bold", 15, right - left)
    kit.text(dst, (left, r.centery), means.name, "bold", size, "hi", "ml", fit=right - left)
