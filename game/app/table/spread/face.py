"""A card of a spread: band, picture, title, signs, what it brings, what it says, its price on a brass tag."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.table.spread import facts
from game.app.table.spread.data import Card, Fact, Look
from game.app.table.spread.facts import Lines
from game.app.table.spread.layout import SCENE
from game.app.ui.hyphens import hyphened
from game.app.ui.kit import Kit
from game.app.ui.theme import C, tone

SIZES = (14.0, 13.0, 12.0)
"""How large the words of a card are: as large as its picture leaves room."""
LARGE = (17.0, 16.0, 15.0)
"""How large they may be below a scene, which can't be higher than all of it is seen."""
AIRY = 7
"""How much further apart facts may lie below a scene, in units."""
PICTURE, PLACARD = 58.0, 108.0
"""How high the picture is at least, and up to where larger words come before it, in units."""
BROAD = 0.92
"""A card this wide for its height has its picture at the left."""
PORTRAIT = 0.34
"""How much of such a card the picture has at least where words can be broken."""
HEADS = 46.0
"""How much of a scene a title that lies on it leaves at least, in units, before other words are left out."""
STRIP = 30.0
"""How high a scene is at least, in units; where it would be lower the card is set as others are."""
MANY, LINES = 12, 3
"""Lines of words and of a title at the most."""
TITLE = 12.5
"""How small a title may be, in units of letters."""
CAPTION = (20, 14, 11)
"""Behind a title that lies on a scene."""
CLOSE = 1.06
"""From one line of facts to the next at the least, in letters."""


class Set(NamedTuple):
    """How a card is set: its window, the column of title, signs and facts, and its words, which are as large as the
    facts; the size and words of the title; how the facts are set, the height of the signs; lines of words; and how much
    of the scene the title lies over, 0 where it stands below."""

    window: Rect
    column: Rect
    says: Rect
    head: float
    title: str
    lines: Lines
    signs: int
    most: int
    over: int


def paint(kit: Kit, dst: Surface, r: Rect, card: Card, number: str, look: Look) -> None:
    """A large card; `number`: on its key cap, "" for none."""
    if card.gone:
        socket(kit, dst, r)
        return
    kit.parchment(dst, r, 9, 11 + len(card.title), border=False, drop=(3, 8))
    band = Rect(r.x + kit.u(4), r.y + kit.u(4), r.w - kit.u(8), kit.t(21) + kit.u(3))
    _band(kit, dst, band, card, number)
    at = fitted(kit, Rect(r.x, band.bottom, r.w, r.bottom - band.bottom), card)
    if at.window.h > 0:
        look.picture(kit, dst, at.window, card.picture, card.title)
    x, y, room = at.column.x, at.column.y, at.column.w
    if at.over:
        _caption(kit, dst, at)
    else:
        y += kit.para(dst, (x, y), at.title, room, at.head, "ink", "serif", lead=1.08, align=at.lines.align, most=LINES)
        y += kit.u(3)
    if card.signs:
        step = kit.t(26)
        left: float = x + kit.t(11)
        middle = y + at.signs / 2
        if not at.signs:  # on the scene
            left = at.window.right - kit.t(15) - step * (len(card.signs) - 1)
            middle = at.window.y + kit.t(14) if at.over else at.window.bottom - kit.t(14)
        elif at.lines.align == "c":
            left = x + room / 2 - step * (len(card.signs) - 1) / 2
        for i, (name, n) in enumerate(card.signs):
            look.sign(kit, dst, (left + i * step, middle), name, 19 * min(1.6, kit.grow), n)
        y += at.signs
    column = Rect(x, y, room, at.column.bottom - y)
    facts.paint(kit, dst, column, facts.shown(kit, card.facts, column, at.lines), at.lines, look)
    ink, words = ("ink_red", card.why) if card.why else ("ink_mid", card.says)
    if words and at.most:
        kit.para(
            dst, at.says.topleft, words, at.says.w, at.lines.size, ink, lead=1.16, align=at.lines.align, most=at.most
        )
    right = r.x + kit.u(10)
    if card.price:
        right = tag(kit, dst, (r.x + kit.u(8), r.bottom - kit.u(7)), card.price).right + kit.u(8)
    if card.note is not None:
        edge = Rect(right, r.bottom - foot_high(kit), r.right - kit.u(10) - right, foot_high(kit))
        _note(kit, dst, edge, card.note)
    state(kit, dst, r, card)


def told(kit: Kit, size: tuple[int, int], card: Card) -> bool:
    """Whether a large card of that size, in px, has room for all its words and facts, and for a picture."""
    top = kit.u(4) + kit.t(21) + kit.u(3)
    at = fitted(kit, Rect(0, top, size[0], size[1] - top), card)
    words = card.why or card.says
    high = kit.para(None, (0, 0), words, at.says.w, at.lines.size, lead=1.16, dry=True, most=MANY) if words else 0
    head = kit.para(None, (0, 0), at.title, at.column.w, at.head, "ink", "serif", lead=1.08, dry=True, most=LINES)
    column = Rect(at.column.x, 0, at.column.w, at.column.h - (0 if at.over else head + kit.u(3)) - at.signs)
    whole = facts.shown(kit, card.facts, column, at.lines) == card.facts
    return whole and high <= at.says.h and at.window.h > 0


def fitted(kit: Kit, below: Rect, card: Card) -> Set:
    """How a card is set below its band: its words smaller, then fewer, before the picture is lower than it may be."""
    body, window, column, broad, lies = _rooms(kit, below, card)
    words, signs = card.why or card.says, kit.t(25) if card.signs and not card.scene else 0
    most, whole = MANY, round(window.w / SCENE) if card.scene else 0
    for size in (*LARGE, *SIZES) if card.scene else SIZES:
        head, named = _title(kit, card.title, column.w, max(0.0, size - SIZES[0]), lies)
        title = kit.u(3) + kit.para(
            None, (0, 0), named, column.w, head, "ink", "serif", lead=1.08, dry=True, most=LINES
        )
        across = 1 if broad or not facts.narrow(kit, card.facts, column.w, size) else 2
        row = round(kit.px(size) * 1.34) + kit.u(2)
        over = (0 if lies else title) + signs
        high = over + facts.high_of(kit, card.facts, column.w, size, row, across)
        says = kit.para(None, (0, 0), words, body.w, size, lead=1.16, dry=True, most=MANY) if words else 0
        least = kit.u(PLACARD if size > SIZES[-1] else PICTURE)
        if lies or size in LARGE:
            least = whole if size in LARGE else max(kit.u(PICTURE), title + kit.u(HEADS))
        spare = body.h - says - kit.u(5) - (max(high + kit.u(3), least) if broad else high + kit.u(5) + least)
        if spare >= 0:
            kept = least if lies else 0
            break
    else:
        line = kit.px(size) * 1.16
        if not lies:
            least = kit.t(30) if card.facts or card.signs else kit.u(PICTURE)
        rule = bool(card.why) or not card.flavour
        low = (
            over + facts.high_of(kit, card.facts, column.w, size, round(kit.px(size) * CLOSE), across) if rule else high
        )
        room = body.h - kit.u(5) - (max(low + kit.u(3), least) if broad else low + kit.u(5) + least)
        kept = least if lies or not broad else 0
        if not card.flavour and not broad and says > room:
            room += least  # a rule comes before the picture
            kept = least if lies else 0
        most = max(1 if card.why else 0, int(room // line))
        if card.flavour and not card.why and most * line < says:
            most = 0
        says = min(says, round(most * line))
    down = -(-len(card.facts) // across)
    while high + kit.u(9) + kept > body.h - says and down and row > round(kit.px(size) * CLOSE):
        row -= 1  # closer together, before words are cut, the last line lies below the edge or heads are hidden
        high = over + facts.high_of(kit, card.facts, column.w, size, row, across)
    if broad:
        window.h = body.h - says - kit.u(6)
        column.h = min(high, body.y + window.h - column.y)
        place = Rect(body.x, window.bottom + kit.u(5), body.w, says)
    else:
        window.h = body.h - says - high - kit.u(10)
        if card.scene and window.h < (title + kit.u(HEADS) // 3 if lies else kit.u(STRIP)):
            return fitted(kit, below, card._replace(scene=False))
        if window.h < kit.t(24):
            window.h = 0
        spare = max(0, window.h - whole) if card.scene else 0
        window.h -= spare
        if down:
            airy = min(kit.u(AIRY), spare // (2 * down))
            row, high, spare = row + airy, high + airy * down, spare - airy * down
        column.y = body.y + max(0, window.h) + kit.u(5)
        column.h = min(high, body.bottom - says - column.y)
        place = Rect(body.x, column.bottom + spare // 6, body.w, says)
    lines = Lines(size, across, row, "l" if broad else "c")
    return Set(window, column, place, head, named, lines, signs, most, title if lies else 0)


def _rooms(kit: Kit, below: Rect, card: Card) -> tuple[Rect, Rect, Rect, bool, bool]:
    """All of a card below its band within its edges, where picture and words begin and how wide they are, whether the
    picture is at the left, and whether the title lies on it."""
    pad = kit.u(10)
    foot = foot_high(kit) if card.price or card.note is not None else kit.u(7)
    body = Rect(below.x + pad, below.y + kit.u(4), below.w - 2 * pad, below.h - foot - kit.u(4))
    window = Rect(below.x + kit.u(6), body.y, below.w - kit.u(12), 0)
    column = Rect(body)
    most = max((facts.wide_of(kit, one, SIZES[-1]) for one in card.facts), default=0)
    side = Rect(window.x, window.y, min(round(body.w * 0.42), body.right - most - kit.u(8) - window.x), 0)
    if not any(one.right for one in card.facts):  # their words find room in two lines
        side.w = max(side.w, round(body.w * PORTRAIT))
    beside = Rect(side.right + kit.u(8), body.y + kit.u(3), body.right - side.right - kit.u(8), 0)
    low = below.w >= below.h * BROAD
    broad, lies = low and not card.scene and side.w >= body.w * 0.28, low and card.scene
    return (body, side, beside, broad, lies) if broad else (body, window, column, broad, lies)


def _caption(kit: Kit, dst: Surface, at: Set) -> None:
    """The title on the foot of the scene, where that is dark."""
    room, high = at.column.w, at.over + kit.u(5)
    strip = Rect(at.window.x, at.window.bottom - high, at.window.w, high)
    kit.box(dst, strip, CAPTION, 5, 200)
    spot = at.column.x, strip.y + kit.u(3)
    kit.para(dst, spot, at.title, room, at.head, "hi", "serif", lead=1.08, align="c", most=LINES)


def foot_high(kit: Kit) -> int:
    """How high the edge is in which price and note stand."""
    return kit.t(19) + kit.u(11)


def _note(kit: Kit, dst: Surface, r: Rect, note: Fact) -> None:
    """What stands beside the price, at the right edge; its sign alone where it is too long."""
    middle = r.bottom - kit.u(7) - (kit.t(19) + kit.u(3)) // 2
    size = kit.fit_size(note.text, "bold", 13, r.w - kit.t(20))
    x = r.right
    if kit.width(note.text, "bold", size) <= r.w - kit.t(20):
        x = kit.text(dst, (x, middle), note.text, "bold", size, note.ink, "mr").x - kit.t(3)
    kit.icon(dst, (x - kit.t(8), middle), note.sign, 13 * min(1.6, kit.grow), note.ink)


def _title(kit: Kit, title: str, room: int, more: float, lies: bool) -> tuple[float, str]:
    """The size of the letters of a title, `more` than usual, and the title with a hyphen where a word is too long; one
    that `lies` on a scene is smaller before it has two lines."""
    size = kit.para_size(title, room, 17 + more, 1, "serif") if lies else 0.0
    if size <= TITLE:
        size = max(TITLE, kit.para_size(title, room, 14 if lies else 17 + more, 2, "serif"))
    return size, hyphened(kit, title, room, "serif", size)


def _band(kit: Kit, dst: Surface, band: Rect, card: Card, number: str) -> None:
    icon, color, kind = card.band
    kit.box(dst, band, (tone(color, 1.22), color, tone(color, 0.82)), 5)
    right = band.right - kit.u(6)
    if number:
        right = kit.keycap(dst, (right, band.centery), number, 12, "mr").x - kit.u(6)
    if card.tick:
        box = tick(kit, band, number)
        ticked(kit, dst, box, card.ticked)
        right = box.x - kit.u(6)
    room = right - band.x - kit.t(21)
    size = kit.fit_size(kind, "bold", 13, room)
    kit.icon(dst, (band.x + kit.t(12), band.centery), icon, 12 * min(1.5, kit.grow), (252, 242, 220))
    if kit.width(kind, "bold", size) <= room:
        kit.text(dst, (band.x + kit.t(21), band.centery), kind, "bold", size, (252, 244, 226), "ml")


def tick(kit: Kit, band: Rect, number: str) -> Rect:
    """Where the tick of a card lies in its band: beside its key cap."""
    side = kit.t(18)
    cap = max(kit.t(18), kit.width(number, "bold", 12) + kit.u(9)) + kit.u(6) if number else 0
    return Rect(band.right - kit.u(6) - cap - side, band.centery - side // 2, side, side)


def ticks(kit: Kit, r: Rect, number: str) -> Rect:
    """Where the tick lies on a large card."""
    return tick(kit, Rect(r.x + kit.u(4), r.y + kit.u(4), r.w - kit.u(8), kit.t(21) + kit.u(3)), number)


def ticked(kit: Kit, dst: Surface, box: Rect, on: bool) -> None:
    """A tick, or its empty box."""
    kit.box(dst, box, (250, 240, 214) if on else (0, 0, 0), 4, 255 if on else 90)
    kit.ring(dst, box, (252, 242, 220), 1.4, 4)
    if on:
        kit.icon(dst, box.center, "check", 13 * min(1.6, kit.grow), "ink_green")


def tag(kit: Kit, dst: Surface, at: tuple[int, int], price: str) -> Rect:
    """A brass tag with the price; `at`: its lower left corner."""
    high = kit.t(19) + kit.u(3)
    box = Rect(at[0], at[1] - high, kit.width(price, "bold", 14) + kit.u(20), high)
    kit.brass(dst, box, 5)
    kit.text(dst, box.center, price, "bold", 14, "ink", "mc")
    return box


def socket(kit: Kit, dst: Surface, r: Rect) -> None:
    """The empty place of a card that has left."""
    kit.box(dst, r, (0, 0, 0), 9, 70)
    kit.dots_ring(dst, r, "line")


def state(kit: Kit, dst: Surface, r: Rect, card: Card) -> None:
    """What the card is to who chooses."""
    if card.why:
        kit.veil(dst, r.inflate(-kit.u(2), -kit.u(2)), (22, 18, 16), 60)
    if card.first or card.taken or card.ticked:
        kit.ring(dst, r.inflate(kit.u(4), kit.u(4)), C["brass_hi" if card.taken else "brass"], 2.4, 10)
    if card.taken:
        at = r.right - kit.u(5), r.y + kit.u(4)
        kit.disc(dst, at, 11, (44, 104, 66), 255, C["brass_hi"], 1.4)
        kit.icon(dst, at, "check", 12, (255, 246, 228))
