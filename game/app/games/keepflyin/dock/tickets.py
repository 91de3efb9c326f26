"""The hold as tickets in the dock: jobs, salvage, the card being decided about, the discard pile at the end."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.keepflyin.chart.places import world
from game.app.games.keepflyin.panels.blocks import BANDS, sign
from game.app.games.keepflyin.sayings import title
from game.app.games.keepflyin.situation import Situation
from game.app.games.keepflyin.spread.offers import offers
from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.theme import C, tone
from game.content.keepflyin.records import Location
from game.rules.keepflyin.payday import pay_of

WIDE, HIGH = 226.0, 64.0


class Ticket(NamedTuple):
    """A card as a ticket: its band, title, note, pay and Notoriety; `state`: plain, lit (it answers when it is pressed)
    or new (it is being decided about); `brief`: the note where there is little room."""

    card: str
    kind: str
    title: str
    note: str
    pay: str
    nr: str
    bad: bool
    place: Location | None
    state: str = "plain"
    niska: bool = False
    brief: str = ""


def tickets(now: Situation, words: Words, lit: frozenset[str]) -> tuple[Ticket, ...]:
    """The card that who looks decides about, then what is in the hold and does not lie over the chart; `lit`: cards
    that answer when they are pressed."""
    laid = offers(now)
    over = {card for card, _ in laid.cards} if laid is not None else set()
    drawn = now.drawn() if now.asked == now.seat else ""
    cards = [card for card in (*([drawn] if drawn else []), *now.hold(now.seat)) if card not in over]
    return tuple(
        ticket_of(now, words, card, "new" if card == drawn else "lit" if card in lit else "plain") for card in cards
    )


def ticket_of(now: Situation, words: Words, card: str, state: str = "plain") -> Ticket:
    """A Job or an Event as a ticket; an Event is salvage unless it is new."""
    job = now.job(card)
    if job is None:
        kind = "event" if state == "new" else "salvage"
        return Ticket(card, kind, title(card), words(f"hex.ticket.{kind}"), "", "", False, None, state)
    place = now.chart.board.locations[job.destination]
    nr = words("hex.ticket.nr", change=f"{job.notoriety:+d}" if job.notoriety else "0")
    return Ticket(
        card,
        job.kind,
        job.title,
        words("hex.ticket.to", place=place.name, n=job.space),
        words("money", n=pay_of(now.g, card)),
        nr,
        job.illegal,
        place,
        state,
        now.niska(card),
        words("hex.ticket.bound", place=place.name),
    )


def pile(kit: Kit, r: Rect) -> Rect:
    """The discard pile at the right end of the dock."""
    side = min(r.h - kit.u(20), kit.u(64))
    return Rect(r.right - kit.u(11) - side, r.centery - side // 2, side, side)


def rects(kit: Kit, r: Rect, count: int) -> list[Rect]:
    """Where the tickets lie: as wide as they are drawn, narrower when there are many."""
    left, right = r.x + kit.u(11), pile(kit, r).x - kit.u(10)
    gap = kit.u(10)
    wide = min(round(kit.u(WIDE) * max(1.0, min(1.5, kit.grow))), (right - left - (count - 1) * gap) // max(1, count))
    high = min(r.h - kit.u(20), round(kit.u(HIGH) * max(1.0, kit.grow)))
    return [Rect(left + i * (wide + gap), r.centery - high // 2, wide, high) for i in range(count)]


def paint(kit: Kit, dst: Surface, r: Rect, row: tuple[Ticket, ...], rest: str, dumps: bool, word: str) -> None:
    """The tray, the tickets, how full the hold is, and the pile; `dumps`: something may be put there."""
    kit.tray(dst, r, (30, 34, 40), 8, seed=12)
    boxes = rects(kit, r, len(row))
    for ticket, box in zip(row, boxes):
        ticket_at(kit, dst, box, ticket)
    heap = pile(kit, r)
    left = (boxes[-1].right + kit.u(10)) if boxes else r.x + kit.u(11)
    free = Rect(left, r.centery - heap.h // 2, heap.x - kit.u(10) - left, heap.h)
    if free.w > kit.u(60):
        n = kit.u(6)
        pts = [
            (free.x + n, free.y),
            (free.right - n, free.y),
            (free.right, free.y + n),
            (free.right, free.bottom - n),
            (free.right - n, free.bottom),
            (free.x + n, free.bottom),
            (free.x, free.bottom - n),
            (free.x, free.y + n),
        ]
        kit.dashes(dst, pts, C["line"], 1.2, 5, 4, 130, closed=True)
        room = free.w - kit.u(12)
        for size in (14, 12):  # where neither fits the rail tells it
            high = kit.para(None, (0, 0), rest, room, size, dry=True, lead=1.15)
            if high <= free.h and max(kit.width(part, "sans", size) for part in rest.split()) <= room:
                at = free.x + kit.u(6), free.centery - high // 2
                kit.para(dst, at, rest, room, size, "low", lead=1.15, align="c")
                break
    kit.box(dst, heap, (18, 20, 26), 6)
    kit.sunken(dst, heap, 6, 4, 150)
    kit.ring(dst, heap, C["brass" if dumps else "subtle"], 1.2, 6)
    named = kit.width(word, "sans", 12) <= heap.w - kit.u(4)
    sign = heap.centerx, heap.y + heap.h * (0.38 if named else 0.5)
    kit.icon(dst, sign, "trash", 18 * min(1.3, kit.grow), "brass" if dumps else "off")
    if named:
        kit.text(dst, (heap.centerx, heap.y + heap.h * 0.78), word, "sans", 12, "mid" if dumps else "low", "mc")


def ticket_at(kit: Kit, dst: Surface, r: Rect, ticket: Ticket) -> None:
    """One ticket."""
    kit.parchment(dst, r, 6, 31 + len(ticket.title), border=False, drop=(1, 3))
    _, color = BANDS[ticket.kind]
    band = Rect(r.x + kit.u(3), r.y + kit.u(3), kit.u(24), r.h - kit.u(6))
    kit.box(dst, band, (tone(color, 1.2), color), 4)
    sign(kit, dst, band.center, ticket.kind, 13)
    x = band.right + kit.u(8)
    if ticket.place is not None and r.w > kit.u(150):
        world(kit, dst, (x + kit.u(14), r.centery), ticket.place, 28)
        x += kit.u(34)
    room = r.right - kit.u(8) - x
    third = r.h / 3
    size = kit.fit_size(ticket.title, "serif", 14, room)
    kit.text(dst, (x, r.y + third * 0.62), ticket.title, "serif", size, "ink", "ml", fit=room)
    fits = not ticket.brief or kit.width(ticket.note, "sans", kit.fit_size(ticket.note, "sans", 12, room)) <= room
    note = ticket.note if fits else ticket.brief
    small = kit.fit_size(note, "sans", 12, room)
    kit.text(dst, (x, r.y + third * 1.55), note, "sans", small, "ink_mid", "ml", fit=room)
    low = r.y + third * 2.42
    q = kit.text(dst, (x, low), ticket.pay, "black", 14, "ink", "ml") if ticket.pay else Rect(x, 0, 0, 0)
    if ticket.nr and q.right + kit.u(8) + kit.width(ticket.nr, "bold", 12) <= r.right - kit.u(7):
        kit.text(dst, (r.right - kit.u(8), low), ticket.nr, "bold", 12, "ink_red" if ticket.bad else "ink_green", "mr")
    if ticket.niska:
        kit.icon(dst, (r.right - kit.u(11), r.y + kit.u(11)), "skull", 12, "ink_red")
    if ticket.state != "plain":
        kit.ring(dst, r.inflate(kit.u(5), kit.u(5)), C["brass"], 3, 8)
        if ticket.state == "new":
            kit.notch(dst, r.inflate(kit.u(4), kit.u(4)))
