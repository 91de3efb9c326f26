"""The own front as a picture: the ship with its pips, crew cards with what they carry tucked under, the inventory."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.games.fancards.faces.picture import picture
from game.app.games.fancards.faces.signs import drop, pips, trade
from game.app.games.fancards.panels.front import Front, Person, Thing, is_strip, parts, tucked
from game.app.ui.hyphens import hyphened
from game.app.ui.kit import Kit
from game.app.ui.theme import DARK_INK, SEATS, C, tone

FELT = (24, 38, 40)
WELL = (14, 20, 22)
ONE_LINE = 11.5
"""A name in letters smaller than this stands in two lines instead."""


def paint(kit: Kit, dst: Surface, r: Rect, shown: Front) -> None:
    """The felt with all that lies on it."""
    kit.tray(dst, r, FELT, 8, seed=9)
    if shown.guest:
        kit.ring(dst, r, SEATS[kit.looks[shown.seat]].color, 2.5, 8)
    at = parts(kit, r, shown)
    strip = is_strip(kit, r)
    if shown.ship:
        _ship(kit, dst, at.ship, shown, strip)
    if not shown.people:
        room, said = at.hold.x - at.ship.right - kit.u(24), shown.say("none")
        size = kit.para_size(said, room, 14, 1)
        high = kit.para(None, (0, 0), said, room, size, dry=True)
        kit.para(dst, (at.ship.right + kit.u(12), r.centery - high // 2), said, room, size, "mid", align="c")
    for one, box in zip(shown.people, at.people):
        (_head if strip else _card)(kit, dst, box, one, shown.command)
    if not strip and shown.hold:
        y = at.hold.y + kit.t(8)
        x = kit.icon(dst, (at.hold.x + kit.u(1), y), "import", 12 * min(1.5, kit.grow), "mid", "ml").right + kit.u(4)
        kit.text(dst, (x, y), shown.say("free"), "black", 14, "hi", "ml")
    for i, slot in enumerate(at.slots):
        if i < len(shown.things):
            tile(kit, dst, slot, shown.things[i])
        else:
            kit.box(dst, slot, WELL, 4)
            kit.sunken(dst, slot, 4, 4, 160)
            kit.ring(dst, slot, C["subtle"], 1, 4)


def _ship(kit: Kit, dst: Surface, r: Rect, shown: Front, strip: bool) -> None:
    """The ship card: name plate, picture, movement pips; in a strip picture and pips alone."""
    size = min(15.0, r.w / kit.scale / 9)
    if strip:
        picture(kit, dst, r, shown.picture, shown.title)
        box = Rect(r.x + kit.u(3), r.bottom - kit.u(size + 7), kit.u((size + 3) * shown.moves[1] + 5), kit.u(size + 5))
        kit.box(dst, box, (12, 14, 20), 6, 190)
        pips(kit, dst, (box.x + kit.u(3), box.centery), *shown.moves, "rocket", size)
        return
    kit.parchment(dst, r, 6, 17, border=False, drop=(2, 3))
    pad = kit.u(4)
    head = Rect(r.x + pad, r.y + pad, r.w - 2 * pad, kit.t(19))
    said = shown.say("whose") if shown.guest else shown.title
    kit.box(dst, head, ((62, 104, 152), (44, 78, 120), (34, 62, 98)), 4)
    name = kit.fit_size(said, "serif", 14, head.w - kit.u(10))
    kit.text(dst, head.center, said, "serif", name, (252, 244, 226), "mc", fit=head.w - kit.u(8))
    line = kit.t(19)
    foot = r.bottom - pad - 2 * line
    win = Rect(head.x, head.bottom + kit.u(3), head.w, foot - head.bottom - kit.u(6))
    if win.h >= kit.u(18):
        picture(kit, dst, win, shown.picture, shown.title)
    both = ("moves", shown.moves, "rocket"), ("command", shown.command, "star")
    rooms = [r.w - 2 * pad - kit.u((14 + 3) * max(points)) - kit.u(6) for _, points, _ in both]
    size = min(kit.fit_size(shown.say(word), "sans", 13, room) for (word, _, _), room in zip(both, rooms))
    told = all(kit.width(shown.say(word), "sans", size) <= room for (word, _, _), room in zip(both, rooms))
    for i, (word, points, icon) in enumerate(both):
        y = foot + line * i + line // 2
        if told:  # both, or pips alone
            kit.text(dst, (r.x + pad + kit.u(2), y), shown.say(word), "sans", size, "ink", "ml")
        pips(kit, dst, (r.right - pad - kit.u((14 + 3) * max(points)), y), *points, icon, 14)


def _card(kit: Kit, dst: Surface, r: Rect, one: Person, command: tuple[int, int]) -> None:
    """Somebody: name (of a captain on brass), picture with trades, combat and health, what they carry below."""
    boxes = tucked(kit, r, one)
    side = boxes[0].h if boxes else kit.u(10)
    for i, box in enumerate(boxes):
        if i < len(one.things):
            tile(kit, dst, box, one.things[i])
        else:
            kit.box(dst, box, WELL, 3)
            kit.ring(dst, box, C["subtle"], 1, 3)
    body = Rect(r.x, r.y, r.w, r.h - round(side * 0.84))
    kit.parchment(dst, body, 6, 60 + len(one.title), border=False, drop=(2, 4))
    pad = kit.u(3)
    star = kit.u(13) if one.captain else 0
    room = body.w - 2 * pad - star - kit.u(6)
    size, said, lines = named(kit, one.title, room)
    head = Rect(body.x + pad, body.y + pad, body.w - 2 * pad, kit.t(3) + round(kit.px(size) * 1.08 * max(1, lines)))
    if one.captain:
        kit.brass(dst, head, 4, shade=False)
        kit.icon(dst, (head.x + kit.u(8), head.centery), "star", 11, DARK_INK)
    at = head.x + kit.u(3) + star, head.y + kit.t(1)
    kit.para(dst, at, said, room, size, DARK_INK if one.captain else "ink", "bold", lead=1.08, most=2)
    foot = body.bottom - pad - kit.t(17)
    win = Rect(head.x, head.bottom + kit.u(1), head.w, foot - head.bottom - kit.u(2))
    picture(kit, dst, win, one.picture, one.title)
    size = min(17.0, win.h / kit.scale / 2.2)
    for i, name in enumerate(one.trades):
        at = win.x + kit.u(size / 2 + 2), win.bottom - kit.u(size / 2 + 2) - i * kit.u(size + 2)
        trade(kit, dst, at, name, size)
    if one.captain and command[1]:
        dot = min(10.0, win.w / kit.scale / (command[1] + 2.4) - 3)
        wide = kit.u((dot + 3) * command[1])
        at = win.right - wide - kit.u(1), win.y + kit.u(dot / 2 + 3)
        kit.box(dst, Rect(at[0] - kit.u(3), win.y + kit.u(1), wide + kit.u(4), kit.u(dot + 4)), (12, 14, 20), 5, 200)
        pips(kit, dst, at, *command, "star", dot)
    y = foot + kit.t(17) // 2
    x = kit.icon(dst, (head.x + kit.u(2), y), "fight", 13 * min(1.4, kit.grow), "ink_red", "ml").right + kit.u(3)
    x = kit.text(dst, (x, y), str(one.combat), "black", 16, "ink", "ml").right + kit.u(3)
    _drops(kit, dst, head.right - kit.u(1), y, one, head.right - kit.u(1) - x)
    if one.away:
        plate = Rect(win.x, win.centery - kit.t(8), win.w, kit.t(16))
        kit.box(dst, plate, (12, 14, 20), 3, 200)
        room = plate.w - kit.u(4)
        kit.text(dst, plate.center, one.away, "bold", kit.fit_size(one.away, "bold", 12, room), "hi", "mc", fit=room)
    _state(kit, dst, body, one.lit, one.picked)


def named(kit: Kit, name: str, room: int) -> tuple[float, str, int]:
    """The size of a name, how it is broken, and in how many lines it stands: one or two; of a longer one the last
    word alone, and nothing of one that has no room at all."""
    size = kit.fit_size(name, "bold", 13, room)
    if kit.width(name, "bold", size) <= room and size >= ONE_LINE:
        return size, name, 1
    size = kit.para_size(name, room, 13, 2, "bold")
    said = hyphened(kit, name, room, "bold", size)
    if kit.para(None, (0, 0), said, room, size, "ink", "bold", lead=1.08, dry=True) > kit.px(size) * 1.08 * 2.2:
        said = name.split()[-1]
    if any(kit.width(word, "bold", size) > room for word in said.split()):
        return size, "", 0
    return size, said, 1 if " " not in said and "\n" not in said else 2


def _drops(kit: Kit, dst: Surface, right: float, y: int, one: Person, room: float) -> None:
    """Health as drops from the right: wounds are red."""
    high = min(13.0 * min(1.4, kit.grow), room / kit.scale / max(1, one.health) / 0.8)
    for i in range(one.health):
        at = right - kit.u(high * 0.38) - (one.health - 1 - i) * kit.u(high * 0.8), y
        drop(kit, dst, at, high, i < one.wounds)


def _head(kit: Kit, dst: Surface, r: Rect, one: Person, command: tuple[int, int]) -> None:
    """Somebody where there is room for a head: picture, combat, health, how many things."""
    wide = min(r.h, round(r.w * 0.56))
    win = Rect(r.x, r.y, wide, r.h)
    kit.box(dst, r, (44, 56, 58), 5)
    picture(kit, dst, win, one.picture, one.title)
    if one.captain:
        at = win.x + kit.u(9), win.y + kit.u(9)
        kit.disc(dst, at, 7.5, (226, 180, 92), 255, (96, 66, 20), 1)
        kit.icon(dst, at, "star", 9, DARK_INK)
    x, room = win.right + kit.u(3), r.right - win.right - kit.u(6)
    kit.text(dst, (x, r.y + r.h * 0.26), str(one.combat), "black", min(16.0, 16 * 1.5 / kit.grow), "hi", "ml")
    if one.things:
        said = f"+{len(one.things)}"
        if kit.width(said, "bold", 12) + kit.width(str(one.combat), "black", 16) + kit.u(6) <= room:
            kit.text(dst, (r.right - kit.u(3), r.y + r.h * 0.26), said, "bold", 12, "brass", "mr")
    high = min(14.0, room / kit.scale / max(1, one.health) / 0.8)
    for i in range(one.health):
        drop(kit, dst, (x + kit.u(high * 0.4) + i * kit.u(high * 0.8), r.y + r.h * 0.72), high, i < one.wounds)
    _state(kit, dst, r, one.lit, one.picked)


def tile(kit: Kit, dst: Surface, r: Rect, one: Thing) -> None:
    """A thing as a small picture; a trait on violet."""
    face = ((122, 84, 116), (84, 52, 84)) if one.trait else ((236, 222, 190), (206, 186, 146))
    kit.shadow(dst, r, 3, 2, (1, 2), 130)
    kit.box(dst, r, face, 4)
    pic = kit.art.paths.get(one.picture)
    inner = r.inflate(-kit.u(4), -kit.u(4))
    if pic is not None and pic.parent.name == "scenes":
        raw = kit.art.raw(one.picture)
        if raw is not None:
            img = kit.memo(("tile", one.picture, inner.size), lambda: kit.cut(kit.cover(raw, inner.size), kit.u(3)))
            kit.put(dst, img, inner.topleft)
    else:
        found = kit.sprite(one.picture, w=inner.w / kit.scale, h=inner.h / kit.scale)
        if found is not None:
            kit.drop(dst, inner.center, found, ("tile", one.picture), blur=1.4, drop=(1, 1))
    kit.ring(dst, r, tone(face[1], 0.6), 1, 4)
    _state(kit, dst, r, one.lit, one.picked)


def _state(kit: Kit, dst: Surface, r: Rect, lit: bool, picked: bool) -> None:
    if picked:
        kit.ring(dst, r.inflate(kit.u(4), kit.u(4)), C["brass_hi"], 2.6, 7)
        kit.notch(dst, r)
    elif lit:
        kit.ring(dst, r.inflate(kit.u(2), kit.u(2)), C["brass"], 1.8, 7)
