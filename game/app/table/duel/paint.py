"""The stage as a picture: lamp light over the backdrop, a crew at either end, the dice between them."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.table.duel.crews import DARK, crew, paint_side, seat_color
from game.app.table.duel.data import Duel, Row, Way
from game.app.table.duel.layout import Laid, dice_at, end_columns, end_wide, lay
from game.app.table.duel.rows import LEAST, LINE, halves, row_high, row_wide
from game.app.table.panels.dock import DIGITS, PADS
from game.app.table.panels.spot import Spot
from game.app.table.results.paint import RIBBONS
from game.app.table.spread.data import ANSWER
from game.app.ui.kit import Kit
from game.app.ui.theme import DARK_INK, FELT, C


def paint(kit: Kit, dst: Surface, board: Rect, duel: Duel, airborne: int = -1, struck: int = -1) -> None:
    """The stage over the board; `airborne`: the side whose dice are in the air, `struck`: whose figures reel."""
    at = lay(kit, board, duel)
    kit.shadow(dst, at.whole, 10, 12, (3, 9), 220)
    kit.put(dst, _backdrop(kit, at, duel), at.whole.topleft)
    _head(kit, dst, at, duel)
    for n, (side, half, facing) in enumerate(zip(duel.sides, at.halves, (1, -1))):
        if n != struck:
            crew(kit, dst, half.crew, side, facing)
        paint_side(kit, dst, half, side, facing, duel.end is None and duel.asked() is not None)
    if duel.throws and at.tray.h > kit.u(40):
        _tray(kit, dst, at, duel, airborne)
    _strip(kit, dst, at, duel)
    for i, (way, r) in enumerate(zip(at.shown, at.ways)):
        _way(kit, dst, r, way, i + 1, 0.0 if at.flat or at.wide >= 0 else at.size)
        if i == at.wide:
            cut, y = halves(kit, r.w, way.rows)[0], r.y + kit.t(LINE)
            _rows(kit, dst, Rect(r.x, y, r.w // 2, 0), way.rows[:cut], LEAST)
            _rows(kit, dst, Rect(r.x + r.w // 2, y, r.w // 2, 0), way.rows[cut:], LEAST)
    below = max((r.bottom for r in at.ways), default=at.foot.y) + kit.u(4)
    _rows(kit, dst, Rect(at.foot.x, below, at.foot.w, 0), at.notes, LEAST)
    if duel.end is not None:
        _lines(kit, dst, at, duel)
    kit.ring(dst, at.whole, C["brass"], 2, 10)


def spots(kit: Kit, board: Rect, duel: Duel) -> list[Spot]:
    """The ways that can be pressed, each named after the answer it gives."""
    at = lay(kit, board, duel)
    found = []
    for i, (way, r) in enumerate(zip(duel.ways, at.ways)):
        said = [way.title, *(" ".join(word for word in row[:2] if word) for row in way.rows)]
        keys = (DIGITS[i], PADS[i])
        found.append(Spot(r, f"{ANSWER}{way.key}", tip="\n".join(said), keys=keys, radius=7))
    return found


def _backdrop(kit: Kit, at: Laid, duel: Duel) -> Surface:
    """The scene behind the crews, dimmed where they stand, walnut below it."""
    high = at.strip.y + at.strip.h // 2 - at.whole.y

    def make() -> Surface:
        out = Surface(at.whole.size)
        out.blit(kit.walnut(at.whole.w, at.whole.h, 11), (0, 0))
        raw = kit.art.raw(duel.picture) if duel.picture else None
        if raw is not None:
            out.blit(kit.cover(raw.convert(), (at.whole.w, high)), (0, 0))
            kit.veil(out, Rect(0, 0, at.whole.w, high), DARK, 128)
        else:
            kit.veil(out, Rect(0, 0, at.whole.w, high), DARK, 150)
        kit.glow(out, (at.whole.w // 2, kit.u(20)), at.whole.w * 0.42 / kit.scale, (104, 74, 34), 0.7)
        kit.vignette(out, Rect(0, 0, at.whole.w, high), 0.8, (0.5, 0.36))
        return kit.cut(out, kit.u(10))

    return kit.memo(("stage", duel.picture, at.whole.size, high), make)


def _head(kit: Kit, dst: Surface, at: Laid, duel: Duel) -> None:
    r = at.head.inflate(-kit.u(8), -kit.u(6)).move(0, kit.u(3))
    kit.brass(dst, r, 6, rivets=True)
    room = r.w - kit.u(40)
    wide = kit.width(duel.title, "display", 19)
    about = bool(duel.about) and wide + kit.u(16) + kit.width(duel.about, "bold", 12) <= room
    if not about:
        size = kit.fit_size(duel.title, "display", 19, room)
        kit.text(dst, r.center, duel.title, "display", size, DARK_INK, "mc", press=(255, 240, 200), fit=room)
        return
    q = kit.text(dst, (r.x + kit.u(20), r.centery), duel.title, "display", 19, DARK_INK, "ml", press=(255, 240, 200))
    left = r.right - kit.u(20) - q.right - kit.u(16)
    size = kit.fit_size(duel.about, "bold", 15, left)
    kit.text(dst, (r.right - kit.u(20), r.centery), duel.about, "bold", size, DARK_INK, "mr", fit=left)


def _tray(kit: Kit, dst: Surface, at: Laid, duel: Duel, airborne: int) -> None:
    """Walnut and felt between them, a half for each; each total in the colour of its side."""
    r = at.tray
    kit.shadow(dst, r, 12, 6, (2, 5), 190)
    kit.wood(dst, r, 12)
    felt = r.inflate(-kit.u(12), -kit.u(12))
    kit.tray(dst, felt, FELT, 9, depth=8, seed=4)
    kit.ring(dst, r.inflate(-kit.u(3), -kit.u(3)), C["brass_lo"], 1.2, 11)
    kit.line(dst, [(r.centerx, felt.y + kit.u(6)), (r.centerx, felt.bottom - kit.u(6))], C["brass_lo"], 1.2, 200)
    for n, (side, half) in enumerate(zip(duel.sides, at.halves)):
        dice = side.dice if n != airborne else ()
        if not side.dice and side.total is None and n != airborne:
            box = Rect(0, 0, kit.u(30), kit.u(30))
            box.center = half.dice.center
            kit.dots_ring(dst, box, "mid")
            kit.icon(dst, box.center, "dice", 15, "mid")
        size, places = dice_at(kit, half.dice, len(dice))
        for (die, face), spot in zip(dice, places):
            pic = kit.sprite(f"{die}_{face}", h=size)
            if pic is not None:
                kit.drop(dst, spot, pic, None, alpha=0)
        if side.total is None or n == airborne:
            continue
        badge = Rect(
            0, 0, max(kit.t(44), kit.width(str(side.total), "display", 24) + kit.u(18)), half.total.h - kit.u(10)
        )
        badge.center = half.total.centerx, half.total.centery - kit.u(4)
        kit.box(dst, badge, (18, 16, 18), 8, 235)
        kit.ring(dst, badge, seat_color(kit, side.seat), 3 if side.won else 1.6, 8)
        size = kit.fit_size(str(side.total), "display", 26, badge.w - kit.u(6))
        kit.text(dst, badge.center, str(side.total), "display", size, "hi" if side.won is not False else "low", "mc")


def _strip(kit: Kit, dst: Surface, at: Laid, duel: Duel) -> None:
    """Who is asked, in colour and shape of the seat, or how it ended."""
    r, asked = at.strip.inflate(-kit.u(16), 0), duel.asked()
    if not r.h:
        return
    if duel.end is not None:
        kit.box(dst, r, RIBBONS[duel.end.mood], 6)
        kit.ring(dst, r, C["brass_hi"], 1.4, 6)
        size = kit.fit_size(duel.end.title, "display", 18, r.w - kit.u(30))
        kit.text(dst, r.center, duel.end.title, "display", size, (255, 248, 232), "mc", fit=r.w - kit.u(30))
        return
    seat = asked.seat if asked is not None else -1
    color = seat_color(kit, seat)
    kit.box(dst, r, color, 6)
    kit.ring(dst, r, (20, 14, 10), 1.4, 6)
    room = r.w - kit.t(52)
    size = kit.para_size(duel.asks, room, 16, 1, "bold")
    light = sum(color[:3]) > 330
    kit.text(dst, r.center, duel.asks, "bold", size, (20, 14, 10) if light else (255, 250, 238), "mc", fit=room)
    if seat >= 0:
        for x in (r.x + kit.t(16), r.right - kit.t(16)):
            kit.seat(dst, (x, r.centery), seat, 9 * kit.grow)


def _way(kit: Kit, dst: Surface, r: Rect, way: Way, number: int, size: float) -> None:
    """A slip of felt for a way: its key, its sign and name, the chance, what speaks for it in letters of `size`, 0 for
    none of that."""
    kit.tray(dst, r, C["panel"], 7, seed=3)
    kit.ring(dst, r, C["brass"], 1.6, 7)
    y = r.y + kit.t(15) if size else r.y + kit.t(LINE) // 2
    cap = kit.keycap(dst, (r.x + kit.u(9), y), str(number), 12, "ml")
    sign = cap.right + kit.t(13), y
    kit.disc(dst, sign, 9 * kit.grow, way.means.color, 255, (250, 226, 180), 0.7)
    kit.icon(dst, sign, way.means.icon, 11 * kit.grow, (255, 246, 228))
    left, right = round(sign[0] + kit.t(13)), r.right - kit.u(9)
    if not size and (way.chance or way.sub):
        if kit.width(f"{way.title} +99 {way.chance} {way.sub}", "bold", 15) < right - left - kit.u(50):
            right = kit.text(dst, (right, y), way.sub, "bold", 14, "mid", "mr").x - kit.u(7)
        if way.chance:
            right = kit.text(dst, (right, y), way.chance, "black", 17, "good", "mr").x - kit.u(12)
    if way.means.points is not None:
        right = kit.text(dst, (right, y), f"+{way.means.points}", "black", 16, "hi", "mr").x - kit.u(5)
    fit = kit.fit_size(way.title, "bold", 15, right - left)
    kit.text(dst, (left, y), way.title, "bold", fit, "hi", "ml", fit=right - left)
    if not size:
        return
    y = r.y + kit.t(28)
    if way.chance:
        q = kit.text(dst, (r.x + kit.u(10), y + kit.t(13)), way.chance, "black", 22, "good", "ml")
        room = r.right - kit.u(9) - q.right - kit.u(7)
        fit = kit.fit_size(way.sub, "bold", 14, room)
        kit.text(dst, (q.right + kit.u(7), y + kit.t(14)), way.sub, "bold", fit, "hi", "ml", fit=room)
        y += kit.t(28)
    _rows(kit, dst, Rect(r.x, y, r.w, 0), way.rows, size)


def _rows(kit: Kit, dst: Surface, r: Rect, rows: Sequence[Row], size: float) -> None:
    """What speaks for a way, a row below the other from the upper edge of `r`."""
    y = r.y
    for row in rows:
        kit.para(dst, (r.x + kit.u(10), y), row[0], row_wide(kit, r.w, row), size, "mid", lead=1.15)
        if row[1]:
            kit.text(dst, (r.right - kit.u(10), y + kit.t(9)), row[1], "black", 14, row[2] or "hi", "mr")
        y += row_high(kit, r.w, row, size)


def _lines(kit: Kit, dst: Surface, at: Laid, duel: Duel) -> None:
    """Who pays, on parchment, in columns."""
    end = duel.end
    if end is None or not end.lines:
        return
    kit.parchment(dst, at.foot, 7, 21)
    columns = end_columns(duel)
    wide = end_wide(kit, at.foot.w, columns)
    y = at.foot.y + kit.u(4)
    for i in range(0, len(end.lines), columns):
        high = 0
        for n, line in enumerate(end.lines[i : i + columns]):
            x = at.foot.x + n * (at.foot.w // columns) + kit.u(6)
            kit.icon(dst, (x + kit.t(8), y + kit.px(14) * 0.62), line.icon, 13 * kit.grow, line.ink)
            high = max(high, kit.para(dst, (x + kit.t(20), y), line.text, wide, 14, line.ink, lead=1.18) + kit.u(3))
        y += high
