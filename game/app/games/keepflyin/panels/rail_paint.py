"""The left rail as a picture: a tray with its sections."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.games.keepflyin.chart.words import INK as ZONE_INK
from game.app.games.keepflyin.panels.counters import face
from game.app.games.keepflyin.panels.rail import KINDS, MARKS, Rail, parts
from game.app.table.boards import showcase as worlds
from game.app.ui.box import COURSE
from game.app.ui.kit import Kit
from game.app.ui.theme import DARK_INK, SEATS, C, tone
from game.content.keepflyin.records import ZONES
from game.rules.keepflyin.state import FLYING
from game.rules.keepflyin.tokens import sort


def paint(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    """The tray with its sections."""
    kit.tray(dst, r, C["panel"], 8, seed=4)
    draw = {
        "plate": _plate,
        "case": _case,
        "platinum": _platinum,
        "notoriety": _notoriety,
        "down": _down,
        "enemy": _foe,
    }
    for name, box in parts(kit, r, shown):
        draw[name](kit, dst, box, shown)


def _plate(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    kit.brass(dst, r, 5, rivets=True)
    text = shown.text("plate")
    size = kit.fit_size(text, "serif", 18, r.w - kit.u(30))
    kit.text(dst, r.center, text, "serif", size, DARK_INK, "mc", press=(255, 240, 200), fit=r.w - kit.u(24))


def _case(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    worlds.sky(kit, dst, r, 6)
    look = SEATS[kit.looks[shown.seat]]
    at = r.x + round(r.w * 0.27), r.centery
    kit.glow(dst, at, 74, tone(look.color, 0.24), 1)
    size = min(92.0, (r.h - kit.u(12)) / kit.scale)
    helm = shown.helm[1]
    if helm:
        face(kit, dst, at, sort(helm), size * 0.9)
    else:
        worlds.ship(kit, dst, at, shown.seat, size, turn=COURSE)
    kit.sunken(dst, r, 6, 8, 180)
    kit.ring(dst, r, C["brass_lo"], 1, 6)
    rows: tuple[tuple[str, str, str], ...] = (
        ("run", "move", shown.moves),
        ("gear", "cargo", shown.cargo),
        ("home", "home", shown.home),
    )
    if helm:
        rows = (("skull", "steers", shown.text("helm")), rows[0])
    elif shown.fate != FLYING:
        rows = (("skull", "fate", ""), *(rows[1:] if not shown.lost else ()))
    step = r.h / max(2, len(rows))
    x = r.x + round(r.w * 0.53)
    for i, (icon, key, value) in enumerate(rows):
        y = r.y + step * (i + 0.5)
        kit.icon(dst, (x, y), icon, 13 * min(1.4, kit.grow), "brass")
        left = x + kit.t(15)
        room = r.right - left - kit.u(6)
        if value:
            kit.text(dst, (left, y - kit.t(8)), shown.text(key), "sans", 12, "mid", "ml", fit=room)
            size = kit.fit_size(value, "black", 16, room)
            kit.text(dst, (left, y + kit.t(7)), value, "black", size, "hi", "ml", fit=room)
        else:
            text = shown.text(key)
            size = kit.fit_size(text, "bold", 14, 1.7 * room)
            high = kit.para(None, (0, 0), text, room, size, "bad", "bold", lead=1.15, dry=True, most=2)
            kit.para(dst, (left, round(y) - high // 2), text, room, size, "bad", "bold", lead=1.15, most=2)


def _platinum(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    kit.label(dst, r.x, r.y + kit.t(14), shown.text("platinum"), r.w, right=shown.text("goal"))
    y = r.y + kit.t(42)
    a = kit.text(dst, (r.x, y), shown.text("money"), "black", 24, "hi", "bl")
    kit.text(
        dst, (r.right, y - kit.u(1)), shown.text("to go"), "sans", 14, "mid", "br", fit=r.right - a.right - kit.u(8)
    )
    bar = Rect(r.x, y + kit.u(7), r.w, kit.u(12))
    kit.box(dst, bar, (10, 13, 22), 6)
    kit.sunken(dst, bar, 6, 3, 160)
    share = max(0.0, min(1.0, shown.platinum / shown.goal))
    full = Rect(bar.x + kit.u(1.5), bar.y + kit.u(1.5), int((bar.w - kit.u(3)) * share), bar.h - kit.u(3))
    if full.w > kit.u(3):
        kit.box(dst, full, C["brass"] if kit.contrast else ((250, 226, 160), (222, 172, 80), (176, 122, 44)), 4)
    if kit.contrast:
        kit.ring(dst, bar, C["brass"], 1, 6)
    for i in range(1, 5):
        kit.veil(
            dst, Rect(bar.x + bar.w * i // 5, bar.y + kit.u(2), max(1, kit.u(1)), bar.h - kit.u(4)), (20, 16, 10), 140
        )


def _notoriety(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    kit.label(dst, r.x, r.y + kit.t(14), shown.text("notoriety"), r.w, right=shown.text("fine"))
    y = r.y + kit.t(16) + (r.h - kit.t(16)) / 2
    n = max(MARKS, shown.nr)
    step = min(r.w / n, float(kit.u(31)))
    size = min(11.5, step / kit.scale * 0.42)
    for i in range(n):
        at = r.x + step * (i + 0.5), y
        if i >= shown.nr:
            kit.circle(dst, at, size, C["subtle"], 1.2, dash=3, gap=3)
            continue
        pic = kit.sprite("notoriety", w=size * 2.1, h=size * 2.1)
        if pic is not None:
            kit.drop(dst, at, pic, None, alpha=0)


def _down(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    kit.label(dst, r.x, r.y + kit.t(14), shown.text("down"), r.w, right=shown.text("count"))
    head = kit.t(24)
    note = kit.para(None, (0, 0), shown.text("exact"), r.w, 12, "low", lead=1.2, dry=True)
    rows = r.h - kit.t(20) - head - note - kit.u(4)
    high = max(kit.t(17), rows // 3 - kit.u(3))
    y = r.y + kit.t(18)
    left = r.x + round(r.w * 0.38)
    step = (r.right - left) / 4
    for j, kind in enumerate(KINDS):
        face(kit, dst, (left + step * (j + 0.5), y + head * 0.55), kind, 21)
    y += head
    for zone, values in zip(ZONES, shown.down):
        row = Rect(r.x, y, r.w, high)
        kit.box(dst, row, (16, 20, 32), 5)
        kit.ring(dst, row, C["subtle"], 1, 5)
        kit.text(
            dst,
            (row.x + kit.u(9), row.centery),
            shown.text(zone),
            "bold",
            14,
            ZONE_INK[zone],
            "ml",
            fit=left - row.x - kit.u(12),
        )
        for j, n in enumerate(values):
            kit.text(
                dst,
                (left + step * (j + 0.5), row.centery),
                str(n),
                "black" if n else "sans",
                16 if n else 14,
                "hi" if n else "off",
                "mc",
            )
        y += high + kit.u(3)
    kit.para(dst, (r.x, y + kit.u(1)), shown.text("exact"), r.w, 12, "low", lead=1.2)


def _foe(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    foe = shown.enemy
    assert foe is not None
    kit.label(dst, r.x, r.y + kit.t(14), shown.text("nearest"), r.w, right=shown.text("far"))
    box = Rect(r.x, r.y + kit.t(20), r.w, r.h - kit.t(20))
    near, ink = foe.hunts or bool(foe.chance), "bad" if foe.threat else "mid"
    kit.box(dst, box, ((52, 34, 36), (38, 26, 30)) if foe.threat else ((34, 40, 56), (24, 29, 42)), 6)
    kit.ring(dst, box, C["bad"] if foe.threat else C["subtle"], 1.2, 6)
    face(kit, dst, (box.x + kit.u(29), box.centery), sort(foe.face), 42)
    x = box.x + kit.u(57)
    value = foe.chance
    right = (
        kit.text(dst, (box.right - kit.u(9), box.y + box.h * 0.34), value, "black", 16, ink, "mr").x
        if value
        else box.right
    )
    room = right - x - kit.u(8)
    name = shown.text("enemy")
    kit.text(dst, (x, box.y + box.h * 0.34), name, "bold", kit.fit_size(name, "bold", 14, room), "hi", "ml", fit=room)
    low = box.y + box.h * 0.70
    q = (
        kit.text(dst, (box.right - kit.u(9), low), shown.text("deed"), "sans", 12, "bad" if foe.hunts else "mid", "mr")
        if near
        else Rect(box.right, 0, 0, 0)
    )
    kit.text(dst, (x, low), shown.text("pace"), "sans", 12, "mid", "ml", fit=q.x - x - kit.u(6))
