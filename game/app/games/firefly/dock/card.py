"""A card at the size of the dock: band, title, stops, picture or words, values, money and seals; or its back."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.firefly.map.places import picture
from game.app.games.firefly.names import scene, thing_art
from game.app.games.firefly.panels.rail_paint import badge, portrait
from game.app.table.boards.marbles import RINGED, marble
from game.app.ui.hyphens import hyphened
from game.app.ui.kit import Kit
from game.app.ui.plates import plate
from game.app.ui.theme import BANDS, C, Color, tone
from game.content.firefly import firefly
from game.content.firefly.records import SKILLS
from game.rules.firefly.tokens import face

BACK = "back"
SMALL = 10.0
"""How small the name on a low card may be, in units of letters that are large."""
STOP = 20.0
"""How wide a world may be beside its name, rings and all."""
SCENE = 26.0
"""How much room is left for the scene of a Job at least, in units."""
SEALS: dict[str, tuple[str, Color, Color]] = {
    "legal": ("check", (44, 104, 66), (24, 62, 38)),
    "illegal": ("skull", (150, 36, 28), (92, 18, 12)),
    "immoral": ("heart", (112, 36, 96), (66, 18, 56)),
}
"""Wax seals: sign, wax, rim."""


class DockCard(NamedTuple):
    """A card in the dock. `state`: plain, lit (it answers when it is pressed) or active (a Job under
    way); `trouble`: the Misbehave cards of a Job; `seat`: whose ship it would be; `kind` "back": it lies face
    down."""

    item: str
    kind: str
    band: str = ""
    title: str = ""
    skills: tuple[int, ...] = ()
    stops: tuple[tuple[str, str, bool], ...] = ()
    foot: str = ""
    note: str = ""
    state: str = "plain"
    seals: tuple[str, ...] = ()
    trouble: int = 0
    says: str = ""
    seat: int = -1


def paint_card(kit: Kit, dst: Surface, r: Rect, card: DockCard) -> None:
    """One card."""
    if card.kind == BACK:
        back(kit, dst, r)
        return
    kit.parchment(dst, r, 7, 21 + len(card.title), border=False, drop=(2, 4))
    if is_low(kit, r):
        _low(kit, dst, r, card)
        _state(kit, dst, r, card)
        return
    band = _band(kit, dst, r, card)
    x, room, y = r.x + kit.u(8), r.w - kit.u(16), band.bottom + kit.u(3)
    size = 13.0
    while size > 12 and any(kit.width(word, "serif", size) > room for word in card.title.split()):
        size -= 0.5
    says = hyphened(kit, card.title, room, "serif", size)
    lead = 1.12
    if kit.para(None, (0, 0), says, room, size, voice="serif", lead=1.0, dry=True) > 3 * kit.px(size) + 1:
        size, lead = 12.0, 1.0  # a title of four lines
    y += kit.para(dst, (x, y), says, room, size, "ink", "serif", lead=lead, most=4) + kit.u(3)
    foot = r.bottom - kit.u(6) - kit.t(14)
    value = foot - kit.t(9)  # the line of Skills
    valued = any(card.skills) or card.trouble or card.note
    apart = noted_apart(kit, card, room)
    end = (value - kit.t(9) if valued else foot - kit.t(2)) - (kit.t(15) if apart else 0)
    for planet, name, done in card.stops:
        if y + kit.t(18) > end + kit.u(2):
            break
        look, color = picture(kit, planet), "ink_green" if done else "ink"
        out = kit.u(5) if kit.width(name, "bold", 12) > room - kit.u(20) else 0  # a long name goes to the edges
        at = x + kit.u(20) - kit.u(6) * (out > 0)
        marble(kit, dst, (x + kit.u(8) - out, y + kit.t(9)), look, min(15.0, STOP / RINGED.get(look, 1.0)))
        kit.text(dst, (at, y + kit.t(9)), name, "bold", 12, color, "ml", fit=x + room + out - at)
        y += kit.t(18)
    if not card.stops:
        _middle(kit, dst, Rect(x, y, room, end - y), card)
    elif end - y >= kit.u(SCENE) and (shown := scene(kit, card.item)):
        plate(kit, dst, Rect(x, y + kit.u(1), room, end - y - kit.u(4)), shown)
    if apart:
        kit.text(dst, (x, end + kit.t(8)), card.note, "bold", 12, "ink_mid", "ml", fit=room)
        card = card._replace(note="")
    _values(kit, dst, Rect(x, round(value - kit.t(9)), room, kit.t(18)), card)
    _foot(kit, dst, Rect(x, foot, room, kit.t(14)), card)
    _state(kit, dst, r, card)


def noted_apart(kit: Kit, card: DockCard, room: int) -> bool:
    """Whether who carries it has a line of its own, because the name is too long to stand beside the Skill Points."""
    left = kit.u(7) + kit.u(19) * sum(n > 0 for n in card.skills)
    return any(card.skills) and kit.width(card.note, "bold", 12) > room - left


def is_low(kit: Kit, r: Rect) -> bool:
    """Whether a card is so low that only its name and what it pays have room."""
    return r.h < kit.t(96)


def _low(kit: Kit, dst: Surface, r: Rect, card: DockCard) -> None:
    """A card where letters are large: sign, seals and money in its band, the name in as many lines as it needs, and
    what is left for its values."""
    icon, color = BANDS[card.kind]
    band = Rect(r.x + kit.u(3), r.y + kit.u(3), r.w - kit.u(6), min(kit.t(17), r.h // 3))
    kit.box(dst, band, (tone(color, 1.22), color, tone(color, 0.82)), 4)
    x = band.right - kit.u(6)
    if card.foot:
        x = kit.text(dst, (x, band.centery), card.foot, "bold", 12, (252, 244, 226), "mr").x - kit.u(12)
    _seals(kit, dst, (x, band.centery), card)
    room, left = r.w - kit.u(10), r.x + kit.u(6)
    words, y = f"**{card.title}**", band.bottom + kit.u(1)
    free = r.bottom - kit.u(3) - y
    size, high = 12.5, free + 1
    while high > free and size > SMALL:
        size -= 0.5
        high = kit.para(None, (0, 0), words, room, size, "ink", lead=1.0, dry=True, most=3)
    spare = free - high
    kit.para(dst, (left, y), words, room, size, "ink", lead=1.0, most=3)
    if card.stops and spare >= kit.t(15):
        _bound(kit, dst, Rect(left, y + high, room, min(spare, kit.t(18))), card)
    elif card.stops:  # only the worlds have room, in place of the sign that says what the colour says
        n, sealed = band.h - kit.u(2), x - kit.u(18) * len(card.seals)
        ahead = [one for one in card.stops if not one[2]] or card.stops
        for i, (planet, _, _) in enumerate(ahead[:2]):
            at = band.x + kit.u(6) + n // 2 + i * (n + kit.u(2)), band.centery
            if i and at[0] + n // 2 > sealed:
                break
            marble(kit, dst, at, picture(kit, planet), n / kit.scale * 0.86)
    if not card.stops or spare >= kit.t(15):
        at = band.x + kit.t(10), band.centery
        kit.icon(dst, at, icon, 11 * min(1.5, kit.grow), (252, 242, 220))
    if not card.stops and spare >= kit.t(16):
        _values(kit, dst, Rect(left, y + high, room, kit.t(16)), card)


def _bound(kit: Kit, dst: Surface, r: Rect, card: DockCard) -> None:
    """Where it leads next, in one line; a second world beside it where that has room."""
    ahead = [one for one in card.stops if not one[2]] or list(card.stops)
    n, x = r.h, r.x
    for planet, name, _ in ahead[:2]:
        room = r.right - x - n - kit.u(4)
        if x > r.x and kit.width(name, "bold", 12) > room:
            break
        look = picture(kit, planet)
        marble(kit, dst, (x + n // 2, r.centery), look, n / kit.scale * 0.8 / RINGED.get(look, 1.0))
        q = kit.text(dst, (x + n + kit.u(3), r.centery), name, "bold", 12, "ink", "ml", fit=room)
        x = q.right + kit.u(10)


def _state(kit: Kit, dst: Surface, r: Rect, card: DockCard) -> None:
    if card.state == "active":
        kit.ring(dst, r.inflate(kit.u(5), kit.u(5)), C["brass"], 2, 9)
    elif card.state == "lit":
        kit.dots_ring(dst, r)


def _band(kit: Kit, dst: Surface, r: Rect, card: DockCard) -> Rect:
    icon, color = BANDS[card.kind]
    band = Rect(r.x + kit.u(3), r.y + kit.u(3), r.w - kit.u(6), min(kit.t(19), r.h // 3))
    kit.box(dst, band, (tone(color, 1.22), color, tone(color, 0.82)), 4)
    x, room = band.x + kit.t(20), band.w - kit.t(24)
    size = kit.fit_size(card.band, "bold", 12, room)
    if kit.width(card.band, "bold", size) <= room:
        kit.icon(dst, (band.x + kit.t(11), band.centery), icon, 11 * min(1.5, kit.grow), (252, 242, 220))
    else:  # a long word: the colour of the band says the same as its sign
        x, room = band.x + kit.u(4), band.w - kit.u(8)
        size = kit.fit_size(card.band, "bold", 12, room)
    kit.text(dst, (x, band.centery), card.band, "bold", size, (252, 244, 226), "ml", fit=room)
    return band


def _middle(kit: Kit, dst: Surface, r: Rect, card: DockCard) -> None:
    """Who it is, what it looks like, or what it says; as there is room."""
    if r.h < kit.u(24):
        return
    if firefly().crew.get(face(card.item)):
        portrait(kit, dst, r, card.item, card.title)
        return
    art = thing_art(kit, card.item) or (f"ship_{kit.looks[card.seat]}" if card.seat >= 0 else "")
    if art:
        kit.box(dst, r, ((128, 102, 72), (78, 60, 44), (46, 36, 28)), 4.5)
        kit.glow(dst, r.center, r.h * 0.6 / kit.scale, (86, 62, 26), 0.8)
        pic = kit.sprite(art, w=(r.w - kit.u(8)) / kit.scale, h=(r.h - kit.u(6)) / kit.scale)
        if pic is not None:
            kit.drop(dst, r.center, pic, None, alpha=0)
        kit.ring(dst, r, C["ink_line"], 1, 4.5)
        return
    lines = int(r.h // (kit.px(12) * 1.18))
    if card.says and lines:
        kit.para(dst, r.topleft, card.says, r.w, 12, "ink_mid", lead=1.18, most=lines)


def _values(kit: Kit, dst: Surface, r: Rect, card: DockCard) -> None:
    """Skill Points at the left, Misbehave cards or who carries it at the right."""
    at = r.x + kit.u(7)
    for name, n in zip(SKILLS, card.skills):
        if n:
            badge(kit, dst, (at, r.centery), name, 15, n)
            at += kit.u(19)
    right = r.right - kit.u(6)
    if card.trouble * kit.u(13) <= right + kit.u(6) - at:
        for i in range(card.trouble):
            kit.icon(dst, (right - i * kit.u(13), r.centery), "bolt", 12, "ink_red")
    elif card.trouble:  # one for all of them, with their number
        q = kit.text(dst, (r.right, r.centery), str(card.trouble), "bold", 12, "ink_red", "mr")
        kit.icon(dst, (q.x - kit.u(6), r.centery), "bolt", 12, "ink_red")
    if card.note and r.right - at > kit.u(18):
        kit.text(dst, (r.right, r.centery), card.note, "bold", 12, "ink_mid", "mr", fit=r.right - at)


def _foot(kit: Kit, dst: Surface, r: Rect, card: DockCard) -> None:
    if card.foot:
        kit.text(dst, (r.x, r.centery), card.foot, "display", 15, "ink", "ml", fit=r.w)
    _seals(kit, dst, (r.right - kit.u(7), r.centery - kit.u(2)), card)


def _seals(kit: Kit, dst: Surface, at: tuple[int, int], card: DockCard) -> None:
    """The wax seals from the right."""
    for i, name in enumerate(card.seals):
        sign, wax, rim = SEALS[name]
        spot = at[0] - i * kit.u(18), at[1]
        kit.disc(dst, spot, 8.5, wax, 255, rim, 1)
        kit.icon(dst, spot, sign, 9, (255, 236, 220))


def back(kit: Kit, dst: Surface, r: Rect) -> None:
    """A card that lies face down; the back gives no hint of what it is."""
    pic = kit.sprite("card_back_gear", w=r.w / kit.scale, h=r.h / kit.scale)
    kit.shadow(dst, r, 7, 3, (2, 4), 150)
    if pic is None:
        kit.box(dst, r, ((70, 44, 28), (44, 27, 18)), 7)
    else:
        kit.drop(dst, r.center, pic, None, alpha=0)
