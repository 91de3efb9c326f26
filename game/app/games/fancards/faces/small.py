"""A card as it lies on the table: band of its kind with the price, picture, title, numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.fancards.faces.picture import picture
from game.app.games.fancards.faces.says import BANDS, asked, kind_of_face
from game.app.games.fancards.faces.signs import SIDES, badge, coin, drop, flame
from game.app.ui.hyphens import hyphened
from game.app.ui.kit import Kit
from game.app.ui.kit.base import Point
from game.app.ui.theme import C, Color, tone
from game.content.fancards.parts import Terms
from game.content.fancards.records import Crew, Face, Hazard, Instant, Item, Job, Location, Ship, Trait, Unit
from game.rules.fancards.faces import face

Signs = tuple[tuple[str, int], ...]


class Small(NamedTuple):
    """A card. `cost`: what it costs, `asks`: the Reputation it asks for, `stats`: its numbers, each by its sign;
    `wounds` of a unit; `lit`: an answer is given with it; `dear`: it can't be paid now."""

    card: str
    kind: str
    title: str
    picture: str
    cost: Signs = ()
    asks: Signs = ()
    stats: Signs = ()
    wounds: int = 0
    lit: bool = False
    picked: bool = False
    dear: bool = False


def cost(found: object) -> Signs:
    """What a card costs to be played, by sign: "coin", a side, "flame"."""
    if isinstance(found, Unit | Hazard) or isinstance(found, Instant) and found.nasty:
        return (("flame", found.infamy),)
    paid = getattr(found, "price", None)
    if paid is None:
        return ()
    signs = (("coin", paid.credits), ("alliance", paid.alliance), ("criminal", paid.criminal))
    return tuple(one for one in signs if one[1])


def stats(found: object) -> Signs:
    """The numbers of a card, by sign."""
    signs: tuple[tuple[str, int], ...] = ()
    if isinstance(found, Crew | Unit):
        signs = (("fight", found.combat), ("drop", found.health))
    elif isinstance(found, Item):
        signs = (("fight", found.combat), ("hand", found.carry))
    elif isinstance(found, Trait):
        signs = (("fight", found.combat), ("drop", found.health), ("hand", found.carry))
    elif isinstance(found, Ship):
        signs = (("rocket", found.movement), ("import", found.inventory), ("users", found.crew))
    elif isinstance(found, Location):
        gain = found.gain
        signs = (("coin", gain.credits), ("alliance", gain.alliance), ("criminal", gain.criminal), ("open", gain.open))
    elif isinstance(found, Job):
        gain = found.reward
        signs = (("coin", gain.credits), ("alliance", gain.alliance), ("criminal", gain.criminal), ("open", gain.open))
    return tuple(one for one in signs if one[1])


def small(card: str, wounds: int = 0, lit: bool = False, picked: bool = False, dear: bool = False) -> Small:
    """A card that is known."""
    return printed(card, face(card))._replace(wounds=wounds, lit=lit, picked=picked, dear=dear)


def printed(card: str, found: Face) -> Small:
    """A card by what is printed on it."""
    needs = asked(getattr(found, "needs", Terms()))
    return Small(card, kind_of_face(found), found.title, found.picture, cost(found), needs, stats(found))


def sign(kit: Kit, dst: Surface, at: Point, name: str, size: float, n: int, ink: Color | str) -> int:
    """A sign with its number, from the middle of its left edge; returns its right edge, px. Sides have the number
    within their badge."""
    middle = at[0] + kit.u(size / 2), at[1]
    if name in SIDES:
        badge(kit, dst, middle, name, size + 2, n)
        return round(at[0] + kit.u(size + 4))
    if name == "coin":
        coin(kit, dst, middle, size)
    elif name == "flame":
        flame(kit, dst, middle, size * 1.15)
    elif name == "drop":
        drop(kit, dst, middle, size)
    else:
        kit.icon(dst, middle, name, size * 0.92, ink)
    return kit.text(dst, (at[0] + kit.u(size + 3), at[1]), str(n), "black", 14, ink, "ml").right


def wide(kit: Kit, name: str, size: float, n: int) -> int:
    """How wide `sign` is, px."""
    return kit.u(size + 4) if name in SIDES else kit.u(size + 3) + kit.width(str(n), "black", 14)


class Titling(NamedTuple):
    """How the titles of a row are set: the size of their letters, and where they stand: "below" the picture, in the
    "band", or "" where one of them has no room there; then picture and inspector tell them."""

    size: float
    where: str


def titling(kit: Kit, box: Rect, row: Sequence[Small]) -> Titling:
    """The setting of the titles of cards in a row, each as large as `box`: one for all."""
    size = min((max(12.0, kit.para_size(one.title, _inner(kit, box), 14, 2, "serif")) for one in row), default=14.0)
    if all(_titled(kit, one.title, _inner(kit, box), _room(kit, box, one), size)[0] for one in row):
        return Titling(size, "below")
    rooms = [(one.title, right - left) for one in row for left, right in [_band(kit, box, one)]]
    size = min((kit.fit_size(title, "bold", 13, room) for title, room in rooms), default=13.0)
    return Titling(size, "band" if all(kit.width(title, "bold", size) <= room for title, room in rooms) else "")


def _letters(kit: Kit) -> float:
    """The size of the signs of a card, in units."""
    return 13 * min(1.45, max(1.0, kit.grow))


def _inner(kit: Kit, r: Rect) -> int:
    return r.w - 2 * kit.u(3)


def _head(kit: Kit, r: Rect) -> Rect:
    """The band of a card."""
    pad = kit.u(3)
    return Rect(r.x + pad, r.y + pad, r.w - 2 * pad, max(kit.u(_letters(kit) + 5), kit.t(16)))


def _body(kit: Kit, r: Rect) -> Rect:
    """What lies below the band."""
    head = _head(kit, r)
    top = head.bottom + kit.u(2)
    return Rect(head.x, top, head.w, r.bottom - kit.u(3) - top)


def _foot(kit: Kit, r: Rect, one: Small) -> int:
    """How high the numbers at the foot are where they have a place of their own."""
    return kit.u(_letters(kit) + 4) if (one.stats or one.asks) and _body(kit, r).h > kit.u(58) else 0


def _room(kit: Kit, r: Rect, one: Small) -> int:
    """How high picture and title are."""
    return _body(kit, r).h - _foot(kit, r, one)


def _band(kit: Kit, r: Rect, one: Small) -> tuple[int, int]:
    """From where to where a title may stand in the band, between the sign of its kind and its price."""
    head, size = _head(kit, r), _letters(kit)
    right = head.right - kit.u(4) - sum(wide(kit, name, size, n) + kit.u(4) for name, n in one.cost)
    left = head.x + kit.u(4)
    if right - left >= kit.u(size * 0.9):
        left += kit.icon_size(BANDS[one.kind][0], size * 0.9)[0] + kit.u(4)
    return left, right


def paint(kit: Kit, dst: Surface, r: Rect, one: Small, titles: Titling | None = None) -> None:
    """The card at its place; `titles`: how those of its row are set, None for a card that lies alone."""
    titles = titles or titling(kit, r, (one,))
    kit.parchment(dst, r, 6, 80 + len(one.title), border=False, drop=(2, 4))
    size, head, body, foot = _letters(kit), _head(kit, r), _body(kit, r), _foot(kit, r, one)
    icon, color = BANDS[one.kind]
    kit.box(dst, head, (tone(color, 1.22), color, tone(color, 0.82)), 4)
    ink: Color = (255, 176, 160) if one.dear else (252, 244, 226)
    x = head.right - kit.u(4)
    for name, n in reversed(one.cost):
        x -= wide(kit, name, size, n)
        sign(kit, dst, (x, head.centery), name, size, n, ink)
        x -= kit.u(4)
    left = head.x + kit.u(4)
    if x - left >= kit.u(size * 0.9):
        left = kit.icon(dst, (left, head.centery), icon, size * 0.9, (252, 244, 226), "ml").right + kit.u(4)
    said, high = "", 0
    if titles.where == "below":
        said, high = _titled(kit, one.title, body.w, body.h - foot, titles.size)
    win = Rect(body.x, body.y, body.w, body.h - foot - (high + kit.u(2) if said else 0))
    picture(kit, dst, win, one.picture, one.title)
    if titles.where == "band":
        kit.text(dst, (left, head.centery), one.title, "bold", titles.size, (252, 244, 226), "ml")
    if said:
        kit.para(dst, (body.x, win.bottom + kit.u(1)), said, body.w, titles.size, "ink", "serif", lead=1.06, align="c")
    y = body.bottom - (foot or kit.u(size + 4)) // 2
    x = body.x + kit.u(1)
    if not foot and (one.stats or one.asks):
        kit.box(dst, Rect(body.x, body.bottom - kit.u(size + 4), body.w, kit.u(size + 4)), (240, 228, 200), 3, 215)
    right = body.right
    for side, n in reversed(one.asks):
        right -= kit.u(size + 4)
        badge(kit, dst, (right + kit.u(size / 2 + 1), y), side, size + 2, n)
    for name, n in one.stats:
        if x + wide(kit, name, size, n) > right:
            break
        if name == "drop" and kit.u(size * 0.8) * n <= right - x:
            for i in range(n):
                drop(kit, dst, (x + kit.u(size * 0.45), y), size, i < one.wounds or one.kind == "trait")
                x += kit.u(size * 0.8)
            x += kit.u(4)
        else:
            x = sign(kit, dst, (x, y), name, size, n, "ink") + kit.u(6)
    state(kit, dst, r, one)


def state(kit: Kit, dst: Surface, r: Rect, one: Small) -> None:
    """What a card is to who looks."""
    if one.picked:
        kit.ring(dst, r.inflate(kit.u(5), kit.u(5)), C["brass_hi"], 2.8, 9)
        kit.notch(dst, r)
    elif one.lit:
        kit.ring(dst, r.inflate(kit.u(3), kit.u(3)), C["brass"], 2, 8)


def _titled(kit: Kit, name: str, room: int, high: int, size: float) -> tuple[str, int]:
    """The title as it is set in letters of a size, and its height in px; "" where it has no room below a picture."""
    said = hyphened(kit, name, room, "serif", size)
    tall = kit.para(None, (0, 0), said, room, size, "ink", "serif", lead=1.06, dry=True)
    longest = max((kit.width(word, "serif", size) for word in said.split()), default=0)
    lines = round(tall / (kit.px(size) * 1.06))
    if longest > room or lines > 3 or high - tall < kit.u(34):
        return "", 0
    return said, tall
