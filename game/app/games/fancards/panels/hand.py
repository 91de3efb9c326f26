"""The hand, face down until it is looked at, and the squad on red felt, open to all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.fancards.faces.small import Small, cost, paint, small, titling
from game.app.games.fancards.panels.front import lit_things
from game.app.games.fancards.situation import Situation
from game.app.games.fancards.spread.offers import offers
from game.app.shell.words import Words
from game.app.table.panels.spot import Spot
from game.app.ui import cards
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.rules.fancards.faces import face

RED = (74, 24, 26)
MOST = 5
"""Units of a squad at the most."""
BROAD, LOW = 0.74, 1.7
"""How wide a card is for its height, and where it is low, so that its title has room in its band."""


class Row(NamedTuple):
    """Cards side by side, and `backs` more that lie face down; `says` where there are none."""

    cards: tuple[Small, ...]
    backs: int
    head: str
    says: str


def hand(now: Situation, words: Words, covered: bool) -> Row:
    """The hand of who looks, with the location that is to be laid; `covered`: it hasn't been looked at."""
    laid = offers(now)
    over = {card for card, _ in laid.cards} if laid is not None else set()
    zone = [card for card in now.hand(now.seat) if card not in over]
    lit = lit_things(now)
    known = [card for card in zone if now.known(card) and not covered]
    found = tuple(small(card, 0, card in lit, card == now.picked, _dear(now, card)) for card in known)
    if now.kind == "PlaceLocation" and now.mine and now.drawn():
        found = (small(now.drawn(), 0, True, now.drawn() == now.picked), *found)
    return Row(
        found,
        len(zone) - len(known),
        "",
        words("fancards.hand.over" if over & {*now.hand(now.seat)} else "fancards.hand.none"),
    )


def _dear(now: Situation, card: str) -> bool:
    """Whether the credits of who looks are too few for a card."""
    return any(name == "coin" and n > now.g.credits[now.seat] for name, n in cost(face(card)))


def squad(now: Situation, words: Words, of: int | None = None) -> Row:
    """The squad of who looks, or of another: it lies open."""
    seat = now.seat if of is None else of
    lit = lit_things(now)
    zone = now.zone(f"squad:{seat}")
    found = tuple(small(card, now.g.wounds.get(card, 0), card in lit, card == now.picked) for card in zone)
    return Row(found, 0, words("fancards.squad", n=len(found), of=MOST), words("fancards.squad.none"))


def boxes(kit: Kit, r: Rect, count: int, head: bool = False) -> list[Rect]:
    """The places of so many cards; below a head line where there is one."""
    pad = kit.u(8)
    top = r.y + (kit.t(HEAD) if head else pad)
    high = r.bottom - pad - top
    wide = min(round(high * (BROAD if high > kit.t(84) else LOW)), (r.w - pad) // max(1, count) - pad)
    left = r.x + pad
    if not head:
        left = r.centerx - (count * (wide + pad) - pad) // 2
    return [Rect(left + i * (wide + pad), top, wide, high) for i in range(count)]


def paint_hand(kit: Kit, dst: Surface, r: Rect, shown: Row) -> None:
    """The tray of the hand."""
    kit.tray(dst, r, C["panel"], 8, seed=6)
    places = boxes(kit, r, len(shown.cards) + shown.backs)
    titles = titling(kit, places[0], shown.cards) if places else None
    for one, box in zip(shown.cards, places):
        paint(kit, dst, box, one, titles)
    for box in places[len(shown.cards) :]:
        cards.back(kit, dst, box, "event")
    if not places:
        kit.para(dst, (r.x + kit.u(12), r.centery - kit.t(9)), shown.says, r.w - kit.u(24), 14, "low", align="c")


HEAD = 23.0
"""How high the head line of the squad is, with the rim above it."""


def paint_squad(kit: Kit, dst: Surface, r: Rect, shown: Row) -> None:
    """The tray of the squad, red felt."""
    kit.tray(dst, r, RED, 8, seed=13)
    head = roomy(kit, r)
    if head:
        kit.label(dst, r.x + kit.u(14), r.y + kit.t(17), shown.head, r.w - kit.u(28), color="mid")
    places = boxes(kit, r, len(shown.cards), head)
    titles = titling(kit, places[0], shown.cards) if places else None
    for one, box in zip(shown.cards, places):
        paint(kit, dst, box, one, titles)
    if not shown.cards:
        top = r.y + (kit.t(HEAD) if head else kit.u(6))
        room = r.w - kit.u(20)
        said, high = shown.says, _tall(kit, shown.says, room)
        if high > r.bottom - top:
            said, high = shown.head, _tall(kit, shown.head, room)
        if high > r.bottom - top:
            return
        at = r.x + kit.u(10), top + max(0, (r.bottom - top - high) // 2)
        kit.para(dst, at, said, room, 13, "mid", lead=1.2, align="c")


def _tall(kit: Kit, said: str, room: int) -> int:
    return kit.para(None, (0, 0), said, room, 13, "mid", lead=1.2, dry=True)


def roomy(kit: Kit, r: Rect) -> bool:
    """Whether the squad has a head line."""
    return r.h >= kit.t(HEAD) + kit.u(96)


def hand_spots(kit: Kit, r: Rect, shown: Row, seat: int) -> Iterator[Spot]:
    """The cards that lie open, and the tray, which takes cards back."""
    yield Spot(r, f"zone:hand:{seat}", focusable=False, line=False)
    for one, box in zip(shown.cards, boxes(kit, r, len(shown.cards) + shown.backs)):
        yield Spot(box, f"card:{one.card}", about=("card", one.card), tip=f"**{one.title}**", radius=7)


def squad_spots(kit: Kit, r: Rect, shown: Row, seat: int) -> Iterator[Spot]:
    """The units, and the tray, which takes units."""
    yield Spot(r, f"zone:squad:{seat}", focusable=False, line=False, tip="" if shown.cards else shown.says)
    for one, box in zip(shown.cards, boxes(kit, r, len(shown.cards), roomy(kit, r))):
        yield Spot(box, f"card:{one.card}", about=("card", one.card), tip=f"**{one.title}**", radius=7)
