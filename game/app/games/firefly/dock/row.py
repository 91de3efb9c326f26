"""The cards in the dock: what the choice is about, else one's own Jobs; side by side, a number of them at a time."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.games.firefly.cards.lain import lies
from game.app.games.firefly.dock.card import BACK, DockCard, is_low, paint_card
from game.app.games.firefly.names import card_kind, title
from game.app.games.firefly.situation import PARTINGS, Situation
from game.app.games.firefly.spread.offers import offers
from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.content.firefly import firefly
from game.content.firefly.records import Job
from game.rules.firefly.board import board
from game.rules.firefly.jobs.morals import immoral, legal
from game.rules.firefly.perks import all_crew
from game.rules.firefly.tokens import face
from game.rules.firefly.trade.deal import HAND
from game.rules.firefly.zones import ship_card

WIDE, HIGH = 106.0, 148.0
LEAST = 1.02
"""How far apart cards lie at least, by their width: none hides a word of another."""
TURNS = (
    "Actions",
    "FlightChoice",
    "TeamChoice",
    "NavChoice",
    "MisbehaveChoice",
    "EvadeChoice",
    "CruiserChoice",
    "CutterChoice",
)
"""The choices in which one's own Jobs lie in the dock."""
SHOPS = ("Consider", "BuyChoice")
"""Where cards are for sale at what is printed on them, or may be soon."""
LOOKED_AT = (*SHOPS, "DealChoice")
"""Where cards that are only Considered may lie beside one's own."""


def row(now: Situation, words: Words) -> tuple[DockCard, ...]:
    """The cards of this moment."""
    seat, found = now.seat, list[str]()
    mine = {*all_crew(now.g, seat)}
    named = [o.source[5:] for o in now.options if o.source.startswith("card:") and "#" in o.source]
    considered = now.held("considered", seat) if now.mine else ()  # what was given back is nobody's any more
    for item in [*considered, *named, *now.held("gear", seat)]:
        if item[0] != "?" and item not in found and item not in mine and item not in now.held("ship", seat):
            found.append(item)
    jobs = [*now.held("active", seat), *now.held("hand", seat)]
    laid = offers(now)
    if laid is not None:  # what is chosen from lies over the map; here is what it would serve
        over = {item for item, _ in laid.cards} - laid.left
        jobs, found = ([item for item in cards if item not in over] for cards in (jobs, found))
        found = [] if laid.aside else found
    if now.kind in TURNS or not found or laid is not None or not now.mine:
        fitted = {*now.held("upgrade", seat)}
        rest = [item for item in found if item not in jobs and item not in fitted]
        found = [*lies(now).order(jobs), *lies(now).order(rest)]
    else:
        found = lies(now).order(found)
    return tuple(card_of(now, words, item) for item in found)


def free(now: Situation) -> int:
    """How many more Jobs one may have, active and in hand; a hand of them while there is no ship yet."""
    if not now.held("ship", now.seat):
        return HAND
    if now.kind not in TURNS or offers(now) is not None:
        return 0
    active, hand = (len(now.held(area, now.seat)) for area in ("active", "hand"))
    return max(0, ship_card(now.g, now.seat).active - active) + max(0, HAND - hand)


def card_of(now: Situation, words: Words, item: str) -> DockCard:
    """A card as it lies in the dock."""
    if item.startswith("?"):
        return DockCard(item, BACK)
    record = firefly().faces[face(item)]
    state = "lit" if answer(now, item) else "active" if item in now.held("active", now.seat) else "plain"
    kind = card_kind(item)
    stops: tuple[tuple[str, str, bool], ...] = ()
    foot, note = "", ""
    seals: tuple[str, ...] = ()
    if isinstance(record, Job):
        done = now.g.stage.get(item, 0)
        stops = tuple(
            (place[0], board(now.g).planets[place[0]].name, i < done) for i, place in enumerate(record.places)
        )
        foot = words("money", n=record.pay) if record.pay else ""
        law = "legal" if legal(now.g, now.seat, record) else "illegal"
        seals = (law, *(("immoral",) if immoral(now.g, now.seat, record) else ()))
    elif cost := getattr(record, "cost", 0):
        foot = words("money", n=cost)
    skills = tuple(getattr(record, "skills", ()) or ())
    if kind == "gear" and now.g.carrier.get(item):
        note = title(now.g.carrier[item])
    if kind == "gear" and now.kind in SHOPS and item in now.held("gear", now.seat):
        foot = words("firefly.card.yours")  # it is not for sale
    trouble = sum(record.misbehave) if isinstance(record, Job) else 0
    if item in now.held("considered", now.seat) and now.kind in LOOKED_AT:
        foot, seals = words("firefly.card.considered"), ()  # it is nobody's yet
    band = words(f"firefly.kind.{kind}")
    says = record.text or "; ".join(option.title for option in getattr(record, "options", ()))
    seat = now.seat if kind == "ship" else -1
    return DockCard(item, kind, band, record.title, skills, stops, foot, note, state, seals, trouble, says, seat)


def answer(now: Situation, item: str) -> str:
    """The only answer a card gives when it is pressed; "" where there is none or a choice of them, or in a turn, where
    a press looks at it. Where it need not be, nothing is given up so: that takes a row or the way to the pile."""
    found = now.of_card(item)
    partings = now.find(*PARTINGS)
    parts = found[:1] and found[0] in partings and len(partings) < len(now.options)
    if now.kind in ("Actions", "FlightChoice") or len(found) != 1 or parts:
        return ""
    return found[0].key


def width(kit: Kit, r: Rect) -> int:
    """How wide a card is in the tray."""
    high = r.h - kit.u(12)
    if is_low(kit, Rect(0, 0, 1, high)):  # two cards, as wide as there is room
        return max(kit.t(84), min(kit.t(120), (r.w - kit.u(15) - pager(kit, r).w) // 2 - kit.u(6)))
    return max(min(round(high * WIDE / HIGH), round(kit.u(WIDE) * max(1.0, kit.grow))), kit.t(84))


def leaves(kit: Kit, r: Rect, cards: tuple[DockCard, ...]) -> list[tuple[DockCard, ...]]:
    """The cards as they lie in the tray together: all of them, or a number at a time."""
    wide = width(kit, r)
    if 1 + (r.w - kit.u(15) - wide) // round(wide * LEAST) >= len(cards):
        return [cards]
    per = max(1, (r.w - kit.u(15) - pager(kit, r).w) // (wide + kit.u(6)))
    return [cards[i : i + per] for i in range(0, len(cards), per)]


def pager(kit: Kit, r: Rect) -> Rect:
    """The button that turns to the next cards, at the right end of the tray."""
    side = kit.t(34)
    return Rect(r.right - side - kit.u(6), r.centery - side // 2, side, side)


def rects(kit: Kit, r: Rect, count: int) -> list[Rect]:
    """Where the cards lie: beside each other, closer where there are many."""
    wide = width(kit, r)
    room = r.w - kit.u(15) - wide
    step = min(wide + kit.u(13), room / max(1, count - 1))
    return [Rect(r.x + kit.u(8) + round(i * step), r.y + kit.u(6), wide, r.h - kit.u(12)) for i in range(count)]


def sockets(kit: Kit, r: Rect, count: int, more: int) -> list[Rect]:
    """Where so many more cards would lie beside those that do, as far as they have room beside each other."""
    if is_low(kit, Rect(0, 0, 1, r.h - kit.u(12))):
        return []
    across = 1 + (r.w - kit.u(15) - width(kit, r)) // (width(kit, r) + kit.u(13))
    return rects(kit, r, min(across, count + more))[count:] if across > count else []


def paint(kit: Kit, dst: Surface, r: Rect, cards: tuple[DockCard, ...], turns: bool, empty: str, more: int = 0) -> None:
    """The tray and the cards in it, and the places of `more` Jobs; `turns`: there are more cards, and the pager takes
    its room."""
    kit.tray(dst, r, (30, 34, 40), 8, seed=12)
    if not cards:
        high = kit.para(None, (0, 0), empty, r.w - kit.u(40), 14, dry=True)
        kit.para(dst, (r.x + kit.u(20), r.centery - high // 2), empty, r.w - kit.u(40), 14, "low", align="c")
    old = dst.get_clip()
    dst.set_clip(r.inflate(kit.u(8), kit.u(8)).clip(old))
    for card, box in zip(cards, rects(kit, narrowed(kit, r, turns), len(cards))):
        paint_card(kit, dst, box, card)
    for box in sockets(kit, r, len(cards), more) if not turns and (cards or not empty) else ():
        kit.box(dst, box, (0, 0, 0), 7, 64)
        kit.dots_ring(dst, box.inflate(-kit.u(10), -kit.u(10)), "line")
        kit.icon(dst, box.center, "log", 20, "line")
    dst.set_clip(old)


def narrowed(kit: Kit, r: Rect, turns: bool) -> Rect:
    """The part of the tray that cards may take."""
    return Rect(r.x, r.y, r.w - (pager(kit, r).w + kit.u(8) if turns else 0), r.h)
