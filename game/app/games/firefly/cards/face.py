"""A Nav, Misbehave or Job card large over the map, with a slip of odds for each of its options and the dice tray."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.firefly.cards import slips as cardslips
from game.app.games.firefly.cards.flown import own_ship
from game.app.games.firefly.cards.goers import goers
from game.app.games.firefly.cards.ways import CardView, Way
from game.app.games.firefly.map.places import picture
from game.app.games.firefly.names import trouble
from game.app.games.firefly.panels.rail_paint import portrait
from game.app.shell.words import Words
from game.app.table.boards.marbles import marble
from game.app.table.panels.spot import Spot
from game.app.ui.box import COURSE
from game.app.ui.kit import Kit
from game.app.ui.plates import plate
from game.app.ui.theme import BANDS, C, Color, tone

MOST = 5
"""Lines of an option at the most."""
LEAST = 96.0
"""How high the picture stays above a line for the mood, units."""
SHAPE, BESIDE = 2.5, 84.0
"""How much wider than high a whole picture is, and how high, in units, one beside its card is at least."""
SIZES = (14.0, 13.0, 12.0)
"""How large the words of the options are: as large as all of them have room."""


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
    small: bool = False
    size: float = 14
    mood: str = ""


def lay(kit: Kit, board: Rect, view: CardView) -> Laid:
    """All places, with the line for the mood where everything else stays as it is and the picture large enough."""
    plain = _lay(kit, board, view, "")
    if not view.flavour or view.text:
        return plain
    full = _lay(kit, board, view, view.flavour)
    kept = [r.size for r in full.options] == [r.size for r in plain.options] and full.size == plain.size
    return full if kept and full.window.h >= min(plain.window.h, kit.u(LEAST)) else plain


def _lay(kit: Kit, board: Rect, view: CardView, mood: str) -> Laid:
    """All places; the picture goes first where there is little room, then the slips share what is there."""
    said = view.text or mood
    pad = kit.u(12)
    high = board.h - 2 * pad
    wide = min(round(board.w * 0.46), round(kit.u(360) * max(1.0, min(kit.grow, 1.4))))
    card = Rect(board.x + pad, board.y + pad, wide, high)
    band = Rect(card.x + kit.u(4), card.y + kit.u(4), card.w - kit.u(8), kit.t(29))
    inner = card.w - kit.u(24)
    head = kit.t(30) + (kit.para(None, (0, 0), said, inner, 14, "ink", "serif.it", dry=True) if said else 0)
    ace = kit.t(32) if view.ace else 0
    least = band.h + kit.u(12) + head + kit.u(10)
    for size in SIZES:
        heights = [_option_high(kit, inner, way, size) for way in view.ways]
        low = sum(heights) + kit.u(7) * len(heights) + (ace + kit.u(7) if ace else 0)
        if least + low <= high:
            break
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
    tray, slips, small = cardslips.lay(kit, Rect(left, board.y + pad, board.right - pad - left, high), view)
    if not tray.h:
        slips = _beside(kit, options, slips, board)
    if not window.h:
        window = _over(kit, Rect(left, card.y, board.right - pad - left, high), (*((tray,) if tray.h else ()), *slips))
    return Laid(card, band, window, words, tuple(options), ace_box, tray, slips, small, size, mood)


def _over(kit: Kit, room: Rect, rest: Sequence[Rect]) -> Rect:
    """A picture that has no room on its card: on a mat over what lies beside the card, if there is enough of it."""
    mat, gap = kit.u(4), kit.u(12)
    high = min((one.y for one in rest), default=room.bottom) - gap - room.y
    high = min(high - 2 * mat, round(room.w / SHAPE))
    if high < kit.u(BESIDE):
        return Rect(room.x, room.y, room.w, 0)
    return Rect(room.x + mat, room.y + mat, room.w - 2 * mat, high)


def _beside(kit: Kit, options: list[Rect], slips: tuple[Rect, ...], board: Rect) -> tuple[Rect, ...]:
    """Each slip at the height of its option, where they have room there."""
    found: list[Rect] = []
    for option, slip in zip(options, slips):
        box = slip.copy()
        box.centery = option.centery
        if box.bottom > board.bottom - kit.u(8) or (found and box.y < found[-1].bottom + kit.u(6)):
            return slips
        found.append(box)
    return tuple(found)


def _option_high(kit: Kit, wide: int, way: Way, size: float) -> int:
    room = wide - kit.u(24) - kit.t(20)
    return kit.t(27) + kit.para(None, (0, 0), way.text, room, size, "ink", dry=True, lead=1.2, most=MOST) + kit.u(8)


# ------------------------------------------------------------ painting


def paint(kit: Kit, dst: Surface, board: Rect, view: CardView, words: Words) -> None:
    """The card on the map that lies there out of focus."""
    kit.veil(dst, board, (5, 7, 12), 120)
    lie(kit, dst, board, view, words)


def lie(kit: Kit, dst: Surface, board: Rect, view: CardView, words: Words, airborne: bool = False) -> None:
    """The card, the tray and the slips; `airborne`: the dice are not in the tray yet."""
    at = lay(kit, board, view)
    _card(kit, dst, at, view, words)
    if at.tray.h:
        cardslips.tray(kit, dst, at.tray, view, words, airborne)
    for way, option, slip in zip(view.ways, at.options, at.slips):
        start, end = (
            (option.right + kit.u(2), option.centery),
            (slip.x, min(max(option.centery, slip.y + kit.u(12)), slip.bottom - kit.u(12))),
        )
        color = C["brass"] if way.key or way.chosen else C["subtle"]
        kit.line(dst, [start, end], color, 1.6)
        for pin in (start, end):
            kit.disc(dst, pin, 3, color)
        cardslips.slip(kit, dst, slip, way, at.small, view.rolled[:1])


def _card(kit: Kit, dst: Surface, at: Laid, view: CardView, words: Words) -> None:
    kit.parchment(dst, at.card, 9, 17, border=False, drop=(4, 12))
    icon, color = BANDS[view.kind]
    kit.box(dst, at.band, (tone(color, 1.22), color, tone(color, 0.82)), 4)
    kit.icon(dst, (at.band.x + kit.t(17), at.band.centery), icon, 15 * min(1.4, kit.grow), (252, 242, 220))
    right, room = at.band.right, at.band.w - kit.t(42)
    if view.right:
        kind = kit.width(view.band, "bold", 15) + kit.u(12)
        most = room - kind if kit.width(view.right, "bold", 14) <= room - kind else room  # the sign says the kind, too
        size = kit.fit_size(view.right, "bold", 14, most)
        right = kit.text(
            dst, (at.band.right - kit.u(10), at.band.centery), view.right, "bold", size, (252, 244, 226), "mr", fit=most
        ).x
    left = right - at.band.x - kit.t(40)
    size = kit.fit_size(view.band, "bold", 15, left)
    if size >= 12 and kit.width(view.band, "bold", size) <= left:
        kit.text(dst, (at.band.x + kit.t(32), at.band.centery), view.band, "bold", size, (252, 244, 226), "ml")
    if at.window.h:
        if not at.card.contains(at.window):
            kit.parchment(dst, at.window.inflate(kit.u(8), kit.u(8)), 7, 17, border=False, drop=(3, 9))
        window(kit, dst, at.window, view)
    size = kit.fit_size(view.title, "display", 20, at.words.w)
    kit.text(dst, (at.words.x, at.words.y + kit.t(22)), view.title, "display", size, "ink", "bl", fit=at.words.w)
    if said := view.text or at.mood:
        kit.para(dst, (at.words.x, at.words.y + kit.t(28)), said, at.words.w, 14, "ink_mid", "serif.it")
    if view.ace:
        kit.box(dst, at.ace, ((222, 238, 214), (200, 224, 196)), 6)
        kit.ring(dst, at.ace, (60, 110, 76), 1.4, 6)
        kit.icon(dst, (at.ace.x + kit.u(16), at.ace.centery), "star", 13, "ink_green")
        kit.text(
            dst,
            (at.ace.x + kit.u(30), at.ace.centery),
            words(f"firefly.act.{view.ace}"),
            "bold",
            14,
            "ink_green",
            "ml",
            fit=at.ace.w - kit.u(40),
        )
    number = 0
    for way, box in zip(view.ways, at.options):
        number += 1 if way.key else 0
        _option(kit, dst, box, way, number, at.size)


def window(kit: Kit, dst: Surface, r: Rect, view: CardView) -> None:
    """The picture: the scene, the figure, the planet of a Job, a ship among stars, or the sign of the card's kind."""
    if view.scene:
        plate(kit, dst, r, view.scene)
        own_ship(kit, dst, r, view.scene, kit.looks[view.seat], view.model)
        goers(kit, dst, r, view.scene, view.goers)
        return
    if view.picture:
        portrait(kit, dst, r, view.item, view.title)
        return
    old = dst.get_clip()
    kit.box(dst, r, ((34, 40, 66), (20, 24, 44), (12, 14, 28)), 5)
    dst.set_clip(r.clip(old))
    color = BANDS[view.kind][1]
    sky = kit.art.raw("starfield") if view.planet or view.kind in ("alliance", "border") else None
    if sky is not None:
        dst.blit(kit.memo(("nav sky", r.size), lambda: kit.cover(sky, r.size)), r.topleft)
    kit.glow(dst, (r.x + r.w * 0.7, r.y + r.h * 0.4), r.h / kit.scale, color, 0.9)
    stem = f"nav_{view.kind}"
    if view.planet:
        marble(kit, dst, r.center, picture(kit, view.planet), r.h * 0.62 / kit.scale)
    elif view.kind in ("alliance", "border"):
        marble(kit, dst, (r.right - r.h * 0.35, r.bottom - r.h * 0.1), picture(kit, stem), r.h * 0.8 / kit.scale)
        model = "reaver" if "reaver" in view.item else f"ship_{kit.looks[view.seat]}"
        burn = r.x + r.w * 0.36 - r.h * 0.16, r.centery + r.h * 0.26
        kit.glow(dst, burn, r.h * 0.22 / kit.scale, (190, 92, 24), 0.9)
        pic = kit.sprite(model, h=r.h * 0.66 / kit.scale, turn=COURSE, bare=True)
        if pic is not None:
            kit.drop(dst, (r.x + r.w * 0.36, r.centery), pic, ("nav", view.kind))
    else:
        _things(kit, dst, r, trouble(view.item) or (BANDS[view.kind][0],), color)
    dst.set_clip(old)
    kit.sunken(dst, r, 5, 6, 150)
    kit.ring(dst, r, C["ink_line"], 1, 5)


def _things(kit: Kit, dst: Surface, r: Rect, names: tuple[str, ...], color: Color) -> None:
    """Things side by side in the light of a lamp; the sign of the card's kind where it has none."""
    kit.glow(dst, (r.centerx, r.bottom), r.w * 0.4 / kit.scale, (86, 62, 26), 0.8)
    step = min(r.w // (len(names) + 1), round(r.h * 1.5))
    for i, name in enumerate(names):
        at = r.centerx + round((i - (len(names) - 1) / 2) * step), r.centery + kit.u(3)
        pic = kit.sprite(name, h=r.h * 0.78 / kit.scale, w=step * 0.94 / kit.scale)
        if pic is not None:
            kit.drop(dst, at, pic, None, alpha=0)
        else:
            kit.icon(dst, at, name, r.h * 0.5 / kit.scale, tone(color, 1.5))


def _option(kit: Kit, dst: Surface, r: Rect, way: Way, number: int, small: float) -> None:
    on = bool(way.key) or way.chosen
    kit.box(dst, r, (255, 246, 224) if way.chosen else (246, 236, 212) if on else (214, 200, 172), 6)
    kit.ring(dst, r, C["brass"] if way.chosen else C["ink_line"], 3 if way.chosen else 1, 6)
    if way.key:
        kit.keycap(dst, (r.x + kit.u(9), r.y + kit.t(16)), str(number), 12, "ml", on="paper")
    elif not way.chosen:
        kit.icon(dst, (r.x + kit.u(18), r.y + kit.t(16)), "x", 11, "ink_mid")
    x = r.x + (kit.u(12) if way.chosen and not way.key else kit.u(16) + kit.t(20))
    room = r.right - kit.u(8) - x
    tags = ", ".join(way.tags)
    if tags:
        q = kit.text(dst, (r.right - kit.u(9), r.y + kit.t(16)), tags, "bold", 12, "ink_mid", "mr", fit=room * 0.4)
        room = q.x - kit.u(8) - x
    size = kit.fit_size(way.title, "serif", 16, room)
    kit.text(dst, (x, r.y + kit.t(16)), way.title, "serif", size, "ink" if on else "ink_mid", "ml", fit=room)
    lines = max(1, (r.h - kit.t(30)) // max(1, round(kit.px(small) * 1.2)))
    room = r.right - kit.u(8) - x
    kit.para(dst, (x, r.y + kit.t(28)), way.text, room, small, "ink_mid", lead=1.2, most=min(MOST, lines))


def spots(kit: Kit, board: Rect, view: CardView) -> list[Spot]:
    """The options that can be pressed, each with the slip of its odds, and the Ace."""
    at = lay(kit, board, view)
    ways = [(way, box, slip) for way, box, slip in zip(view.ways, at.options, at.slips) if way.key]
    found = [Spot(slip, f"slip:{way.key}", focusable=False, radius=6) for way, _, slip in ways]
    found += [Spot(box, f"big:{way.key}", tip=way.text, radius=6) for way, box, _ in ways]
    if view.ace:
        found.append(Spot(at.ace, f"big:{view.ace}", radius=6))
    return found
