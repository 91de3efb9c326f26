"""Beside a card over the map: the dice tray, and a slip of felt for each option with all that speaks for its odds."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.games.firefly.cards.ways import CardView, Way
from game.app.games.firefly.panels.rail_paint import badge
from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.theme import FELT, C

TRAY, LEAST = 150.0, 58.0  # units the tray is high, and at least: where there is less room it goes
DIE = 46.0
GAP = 8.0


def lay(kit: Kit, room: Rect, view: CardView) -> tuple[Rect, tuple[Rect, ...], bool]:
    """Tray and slips below each other in the middle of the room; there is no tray where nothing is rolled or there is
    too little room, then the letters of the slips are small."""
    gap = kit.u(GAP)
    small, wanted = False, _wanted(kit, room, view, False)
    if wanted > room.h:
        small, wanted = True, _wanted(kit, room, view, True)
    high = min(kit.u(TRAY), room.h - wanted)
    if high < kit.u(LEAST) or not any(way.faces for way in view.ways):
        high = 0
    spare = max(0, room.h - wanted - high)
    top = room.y + spare // 2
    tray = Rect(room.x, top, room.w, high)
    top += high + gap if high else 0
    each = (room.bottom - top - gap * (len(view.ways) - 1)) // max(1, len(view.ways))
    fits = wanted + (high and gap) <= room.h
    slips = []
    for way in view.ways:
        tall = way_high(kit, room.w, way, small)
        slips.append(Rect(room.x, top, room.w, tall if fits else min(tall, each)))
        top = slips[-1].bottom + gap
    return tray, tuple(slips), small


def _wanted(kit: Kit, room: Rect, view: CardView, small: bool) -> int:
    return sum(way_high(kit, room.w, way, small) for way in view.ways) + kit.u(GAP) * len(view.ways)


def way_high(kit: Kit, wide: int, way: Way, small: bool) -> int:
    """How high the slip of one way is, px."""
    rows = sum(_row_high(kit, wide, row, small) for row in way.rows)
    return kit.t(30 if small else 36) + (kit.u(31) if way.faces else 0) + rows + kit.u(8)


def _row_high(kit: Kit, wide: int, row: tuple[str, str, str], small: bool) -> int:
    size = 12 if small else 14
    high = kit.para(None, (0, 0), row[0], _row_wide(kit, wide, row), size, dry=True, lead=1.15, most=3)
    return max(kit.t(16 if small else 19), high + kit.u(2))


def _row_wide(kit: Kit, wide: int, row: tuple[str, str, str]) -> int:
    value = kit.width(row[1], "black", 14) + kit.u(10) if row[1] else 0
    return wide - kit.u(24) - value


# ------------------------------------------------------------ painting


def tray(kit: Kit, dst: Surface, r: Rect, view: CardView, words: Words, empty: bool = False) -> None:
    """The octagon of walnut and felt; the dice lie in it, or one that waits and a place for what a 6 brings; `empty`:
    they are in the air."""
    n = kit.u(16)
    outer = _octagon(r, n)
    kit.shadow(dst, r, 12, 6, (2, 6), 190)
    kit.poly(dst, outer, (66, 42, 26))
    kit.line(dst, outer, C["brass_lo"], 1.4, closed=True)
    inner = _octagon(r.inflate(-kit.u(14), -kit.u(14)), n - kit.u(4))
    kit.poly(dst, inner, FELT)
    kit.line(dst, inner, C["brass"], 1.2, 200, closed=True)
    if empty:
        return
    for (x, y), face in zip(places(kit, r, max(1, len(view.rolled))), view.rolled or (6,)):
        die(kit, dst, (x, y), face, 255 if view.rolled else 150)
    if not view.rolled:
        at = r.centerx + kit.u(46), r.centery - (kit.t(8) if r.h > kit.u(90) else 0)
        box = Rect(0, 0, kit.u(DIE - 10), kit.u(DIE - 10))
        box.center = at
        kit.dots_ring(dst, box, "mid")
        kit.icon(dst, at, "plus", 13, "mid")
        if r.h > kit.u(90):
            says = words("firefly.big.bonus")
            kit.text(dst, (at[0], box.bottom + kit.t(12)), says, "sans", 12, "mid", "mc", fit=r.w // 2 - kit.u(20))


def places(kit: Kit, r: Rect, many: int) -> list[tuple[int, int]]:
    """Where dice lie in the tray."""
    step = kit.u(DIE + 12)
    if many == 1:
        return [(r.centerx - (kit.u(46) if r.w > kit.u(200) else kit.u(30)), r.centery)]
    return [(r.centerx - step * (many - 1) // 2 + step * i, r.centery) for i in range(many)]


def die(kit: Kit, dst: Surface, at: Sequence[float], face: int, alpha: int = 255) -> None:
    """A die that lies still."""
    pic = kit.sprite(f"d6_{face}", h=DIE)
    if pic is not None:
        kit.put(dst, pic.img, (round(at[0] - pic.img.get_width() / 2), round(at[1] - pic.img.get_height() / 2)), alpha)


def _octagon(r: Rect, n: int) -> list[tuple[float, float]]:
    return [
        (r.x + n, r.y),
        (r.right - n, r.y),
        (r.right, r.y + n),
        (r.right, r.bottom - n),
        (r.right - n, r.bottom),
        (r.x + n, r.bottom),
        (r.x, r.bottom - n),
        (r.x, r.y + n),
    ]


def slip(kit: Kit, dst: Surface, r: Rect, way: Way, small: bool, rolled: Sequence[int]) -> None:
    """An option's odds: the chance, the faces of the die (the one `rolled` is lit), what the sum is made of and what
    follows."""
    on = bool(way.key) or way.chosen
    kit.tray(dst, r, C["panel"], 7, seed=3)
    kit.ring(dst, r, C["brass"] if on else C["subtle"], 2.4 if way.chosen else 1.4, 7)
    x, y = r.x + kit.u(12), r.y + kit.t(16 if small else 20)
    ink = ("good" if way.good else "warn") if on else "low"
    sure = not way.faces and bool(way.sub)  # then what happens is said before that
    first, then = (way.sub[:1].upper() + way.sub[1:], way.head) if sure else (way.head, way.sub)
    most = r.w - kit.u(24) - kit.width(then, "bold", 14) - kit.u(10)
    size: float = 18 if small else 24
    size = kit.fit_size(first, "black", size, most) if sure else size
    q = kit.text(dst, (x, y), first, "black", size, ink, "ml")
    room = r.right - q.right - kit.u(18) - (kit.u(30) if way.skill else 0)
    size = kit.fit_size(then, "bold", 14, room)
    kit.text(dst, (q.right + kit.u(8), y + kit.u(2)), then, "bold", size, "hi" if on else "low", "ml", fit=room)
    if way.skill:
        badge(kit, dst, (r.right - kit.u(20), y), way.skill, 20)
    y = r.y + kit.t(30 if small else 36)
    old = dst.get_clip()
    dst.set_clip(r.clip(old))
    if way.faces:
        side = kit.u(25)
        for face, state in way.faces:
            box = Rect(x, y, side, side)
            kit.die(dst, box, face, state)
            if face in rolled and way.chosen:
                kit.ring(dst, box.inflate(kit.u(5), kit.u(5)), C["brass"], 2.4, 6)
            x += side + kit.u(5)
        room = r.right - x - kit.u(12)
        size = kit.fit_size(way.need, "bold", 14, room)
        kit.text(dst, (x + kit.u(6), y + side // 2), way.need, "bold", size, "hi", "ml", fit=room)
        y += kit.u(31)
    for row in way.rows:
        text, value, color = row
        wide = _row_wide(kit, r.w, row)
        ink = "low" if not on else "mid" if value else color  # what has no value is no label, but said itself
        kit.para(dst, (r.x + kit.u(12), y), text, wide, 12 if small else 14, ink, lead=1.15, most=3)
        if value:
            at = r.right - kit.u(12), y + round(kit.px(12 if small else 14) * 0.58)
            kit.text(dst, at, value, "black", 14, color if on else "low", "mr")
        y += _row_high(kit, r.w, row, small)
    dst.set_clip(old)
