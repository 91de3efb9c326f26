"""The cards in the dock: what the choice is about, else the own Jobs; side by side, or fanned where there are many."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.table.boards.chart_places import marble
from game.app.table.boards.sectorplaces import picture
from game.app.table.firefly.names import card_kind, title
from game.app.table.firefly.rail_paint import badge, portrait
from game.app.table.firefly.situation import Situation
from game.app.ui.kit import Kit
from game.app.ui.theme import BANDS, C, tone
from game.app.words import Words
from game.content.firefly_records import SKILLS, Job
from game.content.load import firefly
from game.rules.firefly.board import board
from game.rules.firefly.perks import all_crew
from game.rules.firefly.tokens import face

WIDE, HIGH = 106.0, 148.0
TURNS = ("Actions", "FlightChoice", "TeamChoice", "NavChoice", "MisbehaveChoice", "EvadeChoice")
"""The choices in which the own Jobs lie in the dock."""


class DockCard(NamedTuple):
    """A card in the dock. `state`: plain, lit (it answers when it is pressed) or active (a Job under way);
    `trouble`: the Misbehave cards of a Job."""

    item: str
    kind: str
    band: str
    title: str
    skills: tuple[int, ...]
    stops: tuple[tuple[str, str, bool], ...]
    foot: str
    note: str
    state: str
    illegal: bool = False
    trouble: int = 0


def row(now: Situation, words: Words) -> tuple[DockCard, ...]:
    """The cards of this moment."""
    seat, found = now.seat, list[str]()
    mine = {*all_crew(now.g, seat)}
    named = [o.source[5:] for o in now.options if o.source.startswith("card:") and "#" in o.source]
    for item in [*now.held("considered", seat), *named, *now.held("gear", seat)]:
        if item not in found and item not in mine and item not in now.held("ship", seat):
            found.append(item)
    jobs = [*now.held("active", seat), *now.held("hand", seat)]
    if now.kind in TURNS or not found:
        fitted = {*now.held("upgrade", seat)}
        found = [*jobs, *(item for item in found if item not in jobs and item not in fitted)]
    known = [item for item in found if not item.startswith("?")]
    return tuple(_card(now, words, item) for item in known)


def _card(now: Situation, words: Words, item: str) -> DockCard:
    record = firefly().faces[face(item)]
    state = "lit" if answer(now, item) else "active" if item in now.held("active", now.seat) else "plain"
    kind = card_kind(item)
    stops: tuple[tuple[str, str, bool], ...] = ()
    foot, note, illegal = "", "", False
    if isinstance(record, Job):
        done = now.g.stage.get(item, 0)
        stops = tuple(
            (place[0], board(now.g).planets[place[0]].name, i < done) for i, place in enumerate(record.places)
        )
        foot, illegal = words("money", n=record.pay), not record.legal
    elif getattr(record, "cost", 0):
        foot = words("money", n=record.cost)  # type: ignore[union-attr]
    skills = tuple(getattr(record, "skills", ()) or ())
    if kind == "gear" and now.g.carrier.get(item):
        note = title(now.g.carrier[item])
    trouble = sum(record.misbehave) if isinstance(record, Job) else 0
    band = words(f"firefly.kind.{kind}")
    return DockCard(item, kind, band, record.title, skills, stops, foot, note, state, illegal, trouble)


def answer(now: Situation, item: str) -> str:
    """The only answer a card gives when it is pressed; "" where there is none or a choice of them, or in a turn, where
    a press looks at it."""
    found = now.of_card(item)
    if now.kind in ("Actions", "FlightChoice") or len(found) != 1:
        return ""
    return found[0].key


def rects(kit: Kit, r: Rect, count: int) -> list[Rect]:
    """Where the cards lie: beside each other, fanned where there are too many."""
    high = r.h - kit.u(12)
    wide = max(min(round(high * WIDE / HIGH), round(kit.u(WIDE) * max(1.0, kit.grow))), kit.t(72))
    room = r.w - kit.u(15) - wide
    step = min(wide + kit.u(13), room / max(1, count - 1))
    return [Rect(r.x + kit.u(8) + round(i * step), r.y + kit.u(6), wide, high) for i in range(count)]


def paint(kit: Kit, dst: Surface, r: Rect, cards: tuple[DockCard, ...], empty: str) -> None:
    """The tray and its cards."""
    kit.tray(dst, r, (30, 34, 40), 8, seed=12)
    if not cards:
        kit.para(dst, (r.x + kit.u(20), r.centery - kit.t(10)), empty, r.w - kit.u(40), 14, "low", align="c")
    old = dst.get_clip()
    dst.set_clip(r.inflate(kit.u(8), kit.u(8)).clip(old))
    for card, box in zip(cards, rects(kit, r, len(cards))):
        paint_card(kit, dst, box, card)
    dst.set_clip(old)


def paint_card(kit: Kit, dst: Surface, r: Rect, card: DockCard) -> None:
    """One card: band, title, values, stops or portrait, foot."""
    kit.parchment(dst, r, 7, 21 + len(card.title), border=False, drop=(2, 4))
    icon, color = BANDS[card.kind]
    band = Rect(r.x + kit.u(3), r.y + kit.u(3), r.w - kit.u(6), min(kit.t(19), r.h // 4))
    kit.box(dst, band, (tone(color, 1.22), color, tone(color, 0.82)), 4)
    kit.icon(dst, (band.x + kit.t(11), band.centery), icon, 11 * min(1.5, kit.grow), (252, 242, 220))
    kit.text(dst, (band.x + kit.t(20), band.centery), card.band, "bold", 12, (252, 244, 226), "ml",
             fit=band.w - kit.t(24))
    x, room, y = r.x + kit.u(8), r.w - kit.u(16), band.bottom + kit.u(3)
    lines = 2 if r.h > kit.t(80) else 1
    y += kit.para(dst, (x, y), card.title, room, 13, "ink", "serif", lead=1.12, most=lines) + kit.u(3)
    foot = r.bottom - kit.u(6) - kit.t(14)
    for planet, name, done in card.stops:
        if y + kit.t(18) > foot - kit.t(16):
            break
        marble(kit, dst, (x + kit.u(8), y + kit.t(9)), picture(kit, planet), 15)
        kit.text(dst, (x + kit.u(20), y + kit.t(9)), name, "bold", 12, "ink_green" if done else "ink", "ml",
                 fit=room - kit.u(20))
        y += kit.t(18)
    if firefly().crew.get(face(card.item)) and foot - kit.t(18) - y > kit.u(24):
        portrait(kit, dst, Rect(x, y, room, foot - kit.t(18) - y), card.item, card.title)
    at = x + kit.u(7)
    for name, n in zip(SKILLS, card.skills):
        if n and foot - kit.t(9) > y - kit.u(4):
            badge(kit, dst, (at, foot - kit.t(9)), name, 15, n)
            at += kit.u(19)
    for i in range(card.trouble):
        if r.right - kit.u(14) - i * kit.u(13) > at:
            kit.icon(dst, (r.right - kit.u(14) - i * kit.u(13), foot - kit.t(9)), "bolt", 12, "ink_red")
    if card.note and r.right - kit.u(8) - at > kit.u(18):
        kit.text(dst, (r.right - kit.u(8), foot - kit.t(9)), card.note, "bold", 12, "ink_mid", "mr",
                 fit=r.right - kit.u(8) - at)
    if card.foot:
        kit.text(dst, (x, foot + kit.t(7)), card.foot, "display", 15, "ink", "ml", fit=room)
    if card.illegal:
        seal = r.right - kit.u(15), foot + kit.t(5)
        kit.disc(dst, seal, 8.5, (150, 36, 28), 255, (92, 18, 12), 1)
        kit.icon(dst, seal, "skull", 9, (255, 232, 216))
    if card.state == "active":
        kit.ring(dst, r.inflate(kit.u(5), kit.u(5)), C["brass"], 2, 9)
    elif card.state == "lit":
        kit.dots_ring(dst, r)


