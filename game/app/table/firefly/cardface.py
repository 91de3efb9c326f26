"""A Nav, Misbehave or Job card large over the map, with a slip of odds for each of its options and the dice tray."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.table.boards.chart_places import marble
from game.app.table.boards.sectorplaces import picture
from game.app.table.firefly.rail_paint import badge, portrait
from game.app.table.firefly.ways import CardView, Way
from game.app.table.spot import Spot
from game.app.ui.blur import blurred
from game.app.ui.kit import Kit
from game.app.ui.theme import BANDS, FELT, C, tone
from game.app.words import Words


class Laid(NamedTuple):
    """Where the parts of a card over the map are."""

    card: Rect
    band: Rect
    window: Rect
    words: Rect
    options: tuple[Rect, ...]
    ace: Rect
    tray: Rect
    slips: tuple[Rect, ...]


def lay(kit: Kit, board: Rect, view: CardView) -> Laid:
    """All places; the picture goes first where there is little room, then the slips share what is there."""
    pad = kit.u(12)
    high = board.h - 2 * pad
    wide = min(round(board.w * 0.46), round(kit.u(360) * max(1.0, min(kit.grow, 1.4))))
    card = Rect(board.x + pad, board.y + pad, wide, high)
    band = Rect(card.x + kit.u(4), card.y + kit.u(4), card.w - kit.u(8), kit.t(29))
    inner = card.w - kit.u(24)
    head = kit.t(30) + (kit.para(None, (0, 0), view.text, inner, 14, "ink", "serif.it", dry=True) if view.text else 0)
    heights = [_option_high(kit, inner, way) for way in view.ways]
    ace = kit.t(32) if view.ace else 0
    low = sum(heights) + kit.u(7) * len(heights) + (ace + kit.u(7) if ace else 0)
    over_ = card.h - (band.h + kit.u(8) + kit.u(126) + head + kit.u(8) + low + kit.u(14))
    if over_ > 0:  # no higher than it must be, in the middle of the map
        card.h -= over_
        card.y += over_ // 2
        band.y += over_ // 2
    room = card.bottom - kit.u(10) - band.bottom - head - low
    window = Rect(band.x, band.bottom + kit.u(4), band.w, max(0, min(kit.u(122), room - kit.u(14))))
    if window.h < kit.u(34):
        window.h = 0
    words = Rect(card.x + kit.u(12), window.bottom + kit.u(4), inner, head)
    y = min(words.bottom + kit.u(4), card.bottom - kit.u(10) - low)
    over = sum(heights) + ace - (card.bottom - y - kit.u(10))
    options = []
    ace_box = Rect(words.x, y, inner, ace)
    y += ace + kit.u(7) if ace else 0
    for tall in heights:
        tall = max(kit.t(30), tall - max(0, over) // max(1, len(heights)))
        options.append(Rect(words.x, y, inner, tall))
        y += tall + kit.u(7)
    left = card.right + kit.u(14)
    right = Rect(left, board.y + pad, board.right - pad - left, high)
    dice = min(kit.u(104), right.h // 4)
    tray = Rect(right.x, right.y, right.w, dice)
    top = tray.bottom + kit.u(8)
    each = (right.bottom - top - kit.u(8) * (len(view.ways) - 1)) // max(1, len(view.ways))
    slips = []
    spare = right.bottom - top - sum(min(each, _slip_high(kit, right.w, way)) + kit.u(8) for way in view.ways)
    if spare > 0:
        tray.y += spare // 2
        top += spare // 2
    for way in view.ways:
        tall = min(each, _slip_high(kit, right.w, way))
        slips.append(Rect(right.x, top, right.w, tall))
        top += tall + kit.u(8)
    return Laid(card, band, window, words, tuple(options), ace_box, tray, tuple(slips))


def _option_high(kit: Kit, wide: int, way: Way) -> int:
    room = wide - kit.u(44)
    return kit.t(27) + kit.para(None, (0, 0), way.text, room, 14, "ink", dry=True, lead=1.2, most=3) + kit.u(8)


def _slip_high(kit: Kit, wide: int, way: Way) -> int:
    rows = sum(_row_high(kit, wide, row) for row in way.rows)
    return kit.t(34) + (kit.u(34) if way.faces else 0) + rows + kit.u(14)


def _row_high(kit: Kit, wide: int, row: tuple[str, str, str]) -> int:
    return max(kit.t(19), kit.para(None, (0, 0), row[0], wide - kit.u(80), 14, dry=True, lead=1.15, most=2) + kit.u(2))


# ------------------------------------------------------------ painting


def paint(kit: Kit, dst: Surface, board: Rect, view: CardView, words: Words) -> None:
    """The map goes out of focus, the card lies on it."""
    under = dst.subsurface(board)
    under.blit(blurred(under.copy(), kit.u(5)), (0, 0))
    kit.veil(dst, board, (5, 7, 12), 120)
    at = lay(kit, board, view)
    _card(kit, dst, at, view, words)
    _tray(kit, dst, at.tray, view, words)
    for way, option, slip in zip(view.ways, at.options, at.slips):
        start, end = (option.right + kit.u(2), option.centery), (slip.x, min(max(option.centery, slip.y + kit.u(12)),
                                                                          slip.bottom - kit.u(12)))
        color = C["brass"] if way.key or way.chosen else C["subtle"]
        kit.line(dst, [start, end], color, 1.6)
        for pin in (start, end):
            kit.disc(dst, pin, 3, color)
        _slip(kit, dst, slip, way)


def _card(kit: Kit, dst: Surface, at: Laid, view: CardView, words: Words) -> None:
    kit.parchment(dst, at.card, 9, 17, border=False, drop=(4, 12))
    icon, color = BANDS[view.kind]
    kit.box(dst, at.band, (tone(color, 1.22), color, tone(color, 0.82)), 4)
    kit.icon(dst, (at.band.x + kit.t(17), at.band.centery), icon, 15 * min(1.4, kit.grow), (252, 242, 220))
    right = at.band.right
    if view.right:
        right = kit.text(dst, (at.band.right - kit.u(10), at.band.centery), view.right, "bold", 14, (252, 244, 226),
                         "mr", fit=at.band.w * 0.55).x
    kit.text(dst, (at.band.x + kit.t(32), at.band.centery), view.band, "bold", 15, (252, 244, 226), "ml",
             fit=right - at.band.x - kit.t(40))
    if at.window.h:
        _window(kit, dst, at.window, view)
    size = kit.fit_size(view.title, "display", 20, at.words.w)
    kit.text(dst, (at.words.x, at.words.y + kit.t(22)), view.title, "display", size, "ink", "bl", fit=at.words.w)
    if view.text:
        kit.para(dst, (at.words.x, at.words.y + kit.t(28)), view.text, at.words.w, 14, "ink_mid", "serif.it")
    if view.ace:
        kit.box(dst, at.ace, ((222, 238, 214), (200, 224, 196)), 6)
        kit.ring(dst, at.ace, (60, 110, 76), 1.4, 6)
        kit.icon(dst, (at.ace.x + kit.u(16), at.ace.centery), "star", 13, "ink_green")
        kit.text(dst, (at.ace.x + kit.u(30), at.ace.centery), words(f"firefly.act.{view.ace}"), "bold", 14, "ink_green",
                 "ml", fit=at.ace.w - kit.u(40))
    number = 0
    for way, box in zip(view.ways, at.options):
        number += 1 if way.key else 0
        _option(kit, dst, box, way, number)


def _window(kit: Kit, dst: Surface, r: Rect, view: CardView) -> None:
    """The picture: the figure, the planet of a Job, a ship among stars, or the sign of the card's kind."""
    if view.picture:
        portrait(kit, dst, r, view.item, view.title)
        return
    old = dst.get_clip()
    kit.box(dst, r, ((34, 40, 66), (20, 24, 44), (12, 14, 28)), 5)
    dst.set_clip(r.clip(old))
    color = BANDS[view.kind][1]
    kit.glow(dst, (r.x + r.w * 0.7, r.y + r.h * 0.4), r.h / kit.scale, color, 0.9)
    stem = f"nav_{view.kind}"
    if view.planet:
        marble(kit, dst, r.center, picture(kit, view.planet), r.h * 0.62 / kit.scale)
    elif view.kind in ("alliance", "border"):
        marble(kit, dst, (r.right - r.h * 0.35, r.bottom - r.h * 0.1), picture(kit, stem), r.h * 0.8 / kit.scale)
        model = "reaver" if "reaver" in view.item else "ship_0"
        pic = kit.sprite(model, h=r.h * 0.6 / kit.scale, turn=30, bare=True)
        if pic is not None:
            kit.drop(dst, (r.x + r.w * 0.36, r.centery), pic, ("nav", view.kind))
    else:
        kit.icon(dst, r.center, BANDS[view.kind][0], r.h * 0.5 / kit.scale, tone(color, 1.5))
    dst.set_clip(old)
    kit.sunken(dst, r, 5, 6, 150)
    kit.ring(dst, r, C["ink_line"], 1, 5)


def _option(kit: Kit, dst: Surface, r: Rect, way: Way, number: int) -> None:
    on = bool(way.key) or way.chosen
    kit.box(dst, r, (255, 246, 224) if way.chosen else (246, 236, 212) if on else (214, 200, 172), 6)
    kit.ring(dst, r, C["brass"] if way.chosen else C["ink_line"], 3 if way.chosen else 1, 6)
    if way.key:
        kit.keycap(dst, (r.x + kit.u(9), r.y + kit.t(16)), str(number), 12, "ml", on="paper")
    elif not way.chosen:
        kit.icon(dst, (r.x + kit.u(18), r.y + kit.t(16)), "x", 11, "ink_mid")
    x = r.x + kit.u(16) + kit.t(20)
    room = r.right - kit.u(8) - x
    tags = ", ".join(way.tags)
    if tags:
        q = kit.text(dst, (r.right - kit.u(9), r.y + kit.t(16)), tags, "bold", 12, "ink_mid", "mr", fit=room * 0.4)
        room = q.x - kit.u(8) - x
    size = kit.fit_size(way.title, "serif", 16, room)
    kit.text(dst, (x, r.y + kit.t(16)), way.title, "serif", size, "ink" if on else "ink_mid", "ml", fit=room)
    lines = max(1, (r.h - kit.t(30)) // max(1, round(kit.px(14) * 1.2)))
    kit.para(dst, (x, r.y + kit.t(28)), way.text, r.right - kit.u(8) - x, 14, "ink_mid", lead=1.2, most=min(3, lines))


def _tray(kit: Kit, dst: Surface, r: Rect, view: CardView, words: Words) -> None:
    """The octagon of walnut and felt; the dice lie in it, or one that waits."""
    n = kit.u(16)
    outer = _octagon(r, n)
    kit.shadow(dst, r, 12, 6, (2, 6), 190)
    kit.poly(dst, outer, (66, 42, 26))
    kit.line(dst, outer, C["brass_lo"], 1.4, closed=True)
    inner = _octagon(r.inflate(-kit.u(14), -kit.u(14)), n - kit.u(4))
    kit.poly(dst, inner, FELT)
    kit.line(dst, inner, C["brass"], 1.2, 200, closed=True)
    side = min(kit.u(46), r.h - kit.u(34))
    dice = view.rolled or (0,)
    wide = len(dice) * side + (len(dice) - 1) * kit.u(10)
    tested = any(way.faces for way in view.ways)
    for i, face in enumerate(dice):
        box = Rect(r.centerx - wide // 2 + i * (side + kit.u(10)), r.centery - side // 2, side, side)
        if face:
            kit.die(dst, box, face)
        elif tested:
            kit.dots_ring(dst, box.inflate(-kit.u(6), -kit.u(6)), "mid")
            kit.icon(dst, box.center, "dice", 20, "mid")
        else:
            kit.text(dst, r.center, words("firefly.big.nodice"), "sans", 14, "mid", "mc", fit=r.w - kit.u(50))


def _octagon(r: Rect, n: int) -> list[tuple[float, float]]:
    return [(r.x + n, r.y), (r.right - n, r.y), (r.right, r.y + n), (r.right, r.bottom - n), (r.right - n, r.bottom),
            (r.x + n, r.bottom), (r.x, r.bottom - n), (r.x, r.y + n)]


def _slip(kit: Kit, dst: Surface, r: Rect, way: Way) -> None:
    on = bool(way.key) or way.chosen
    kit.tray(dst, r, C["panel"], 7, seed=3)
    kit.ring(dst, r, C["brass"] if on else C["subtle"], 1.4, 7)
    x, y = r.x + kit.u(12), r.y + kit.t(21)
    ink = ("good" if way.good else "warn") if on else "low"
    q = kit.text(dst, (x, y), way.head, "black", 24, ink, "ml")
    kit.text(dst, (q.right + kit.u(8), y + kit.u(2)), way.sub, "bold", 14, "hi" if on else "low", "ml",
             fit=r.right - q.right - kit.u(40))
    if way.skill:
        badge(kit, dst, (r.right - kit.u(20), y), way.skill, 20)
    y = r.y + kit.t(38)
    old = dst.get_clip()
    dst.set_clip(r.clip(old))
    if way.faces:
        side = kit.u(25)
        for face, state in way.faces:
            kit.die(dst, Rect(x, y, side, side), face, state)
            x += side + kit.u(5)
        kit.text(dst, (x + kit.u(6), y + side // 2), way.need, "bold", 14, "hi", "ml", fit=r.right - x - kit.u(12))
        y += kit.u(32)
    rows = list(way.rows)
    while len(rows) > 1 and y + sum(_row_high(kit, r.w, row) for row in rows) > r.bottom - kit.u(4):
        rows.pop(0 if way.faces and rows[0] is way.rows[0] else -1)  # the sum before what comes of it
    for row in rows:
        text, value, color = row
        room = r.w - kit.u(80)
        kit.para(dst, (r.x + kit.u(12), y), text, room, 14, "mid" if on else "low", lead=1.15, most=2)
        if value:
            kit.text(dst, (r.right - kit.u(12), y + kit.t(9)), value, "black", 14, color if on else "low", "mr")
        y += _row_high(kit, r.w, row)
    dst.set_clip(old)


def spots(kit: Kit, board: Rect, view: CardView) -> list[Spot]:
    """The options that can be pressed, and the Ace."""
    at = lay(kit, board, view)
    ways = zip(view.ways, at.options)
    found = [Spot(box, f"press:{way.key}", tip=way.text, radius=6) for way, box in ways if way.key]
    if view.ace:
        found.append(Spot(at.ace, f"press:{view.ace}", radius=6))
    return found


