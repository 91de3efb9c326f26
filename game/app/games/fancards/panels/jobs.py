"""The bulletin with what each of its jobs lacks, and the jobs held with their stages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Rect

from game.app.games.fancards.faces import says
from game.app.games.fancards.names import plain
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit
from game.content.fancards.parts import PLACES
from game.rules.fancards.crew import captain_cell
from game.rules.fancards.faces import is_epic, job_face, place_face
from game.rules.fancards.reputation import higher
from game.rules.fancards.state import SETUP, FanCards
from game.rules.fancards.work.jobs import barred, brings, fits, full, held, lacking, legs, on_map

LARGE = 1.45
"""Letters so large that papers go without head and pictures."""


class Ticket(NamedTuple):
    """A job of the bulletin. `lacks`: what is missing, in words; `signs`: the same where words have no room, each a
    side with how much of it there is, or a trade; `says`: what it says else; `pay`: credits of its reward, `gains`: its
    points by side; `lit`: it can be taken now."""

    card: str
    title: str
    picture: str
    epic: bool
    lacks: tuple[str, ...]
    says: str
    pay: int
    gains: tuple[tuple[str, int], ...]
    lit: bool = False
    picked: bool = False
    signs: tuple[tuple[str, str], ...] = ()


class Leg(NamedTuple):
    """A stage of a job held: the kind of world, whether it is done, and whether it is the next."""

    kind: str
    done: bool
    next: bool


class Held(NamedTuple):
    """A job held: its stages, where it leads next or what is missing there, whether it can be finished now."""

    card: str
    title: str
    epic: bool
    legs: tuple[Leg, ...]
    says: str
    lit: bool
    picked: bool


class Board(NamedTuple):
    """The bulletin; `shut`: what keeps who looks from all of it, "" for nothing."""

    head: str
    shut: str
    tickets: tuple[Ticket, ...]


class Mine(NamedTuple):
    """The jobs held; `empty`: what is said where there are none; `more`: how more than fit are called."""

    head: str
    jobs: tuple[Held, ...]
    empty: str
    more: str = ""


# ------------------------------------------------------------ what is missing


def missing(g: FanCards, words: Words, seat: int, job: str) -> list[str]:
    """What a seat lacks to take a job, in words, command points not counted; [] for nothing."""
    found = [
        words(f"fancards.lacks.{name}", **({"have": have, "n": n} if n else {}))
        for name, have, n in short(g, seat, job)
    ]
    return found or shut(g, words, seat)


def short(g: FanCards, seat: int, job: str) -> list[tuple[str, int, int]]:
    """The same by name: a side with what there is of it and what is asked, a trade with 0 and 0."""
    printed = job_face(job)
    have = {"alliance": g.alliance[seat], "criminal": g.criminal[seat], "either": higher(g, seat)}
    sides = [(side, have[side], n) for side, n in says.asked(printed.needs) if have[side] < n]
    return sides + [(trade, 0, 0) for trade in lacking(g, seat, printed, captain_cell(g, seat))]


def shut(g: FanCards, words: Words, seat: int) -> list[str]:
    """What keeps a seat from any job whatever, in words: rumours, or as many jobs as the table allows."""
    found = [words("fancards.lacks.rumour")] if barred(g, seat) else []
    return [*found, words("fancards.lacks.full")] if full(g, seat) else found


def ahead(g: FanCards, words: Words, seat: int, job: str) -> list[str]:
    """What a held job still lacks to be finished at its last place, in words."""
    printed, cell = job_face(job), g.spot[seat]
    found = [words(f"fancards.lacks.{trade}") for trade in lacking(g, seat, printed, cell)]
    if printed.brings and not brings(g, seat, printed.brings, cell):
        found.append(words(f"fancards.lacks.{printed.brings}"))
    return found


def bulletin(now: Situation, words: Words) -> Board:
    """The open jobs as who looks stands to them."""
    cards = [card for card in now.zone("bulletin") if now.known(card)]
    closed = ", ".join(shut(now.g, words, now.seat)) if now.g.phase != SETUP else ""
    return Board(words("fancards.bulletin"), closed, tuple(_ticket(now, words, card) for card in cards))


def _ticket(now: Situation, words: Words, card: str) -> Ticket:
    printed, seat = job_face(card), now.seat
    lacks = missing(now.g, words, seat, card) if now.g.phase != SETUP else []
    gain = printed.reward
    gains = (("alliance", gain.alliance), ("criminal", gain.criminal), ("open", gain.open))
    return Ticket(
        card,
        plain(card),
        printed.picture,
        is_epic(card),
        tuple(lacks),
        words("fancards.bulletin.free") if now.g.phase != SETUP else says.terms(words, printed.needs),
        gain.credits,
        tuple(one for one in gains if one[1]),
        any(option.source == card for option in now.options),
        card == now.picked,
        tuple((name, f"{have}/{n}" if n else "") for name, have, n in short(now.g, seat, card)) if lacks else (),
    )


# ------------------------------------------------------------ jobs held


def mine(now: Situation, words: Words, of: int | None = None) -> Mine:
    """The jobs of who looks, or of another: all of them lie open."""
    seat = now.seat if of is None else of
    found = tuple(job(now, words, seat, card) for card in held(now.g, seat))
    own = seat == now.seat
    head = words("fancards.mine") if own else words("fancards.tab.jobs")
    empty = words("fancards.mine.none") if own else words("fancards.nothing")
    return Mine(head, found, empty, words("fancards.mine.more"))


def job(now: Situation, words: Words, seat: int, card: str) -> Held:
    """A job held by a seat."""
    g = now.g
    done = len(g.stages.get(card, ()))
    steps = tuple(Leg(_kind(leg.place), i < done, i == done) for i, leg in enumerate(legs(card)))
    lit = any(option.key == f"finish:{card}" for option in now.options)
    return Held(card, plain(card), is_epic(card), steps, _next(g, words, seat, card), lit, card == now.picked)


def _kind(place: str) -> str:
    """The kind of world a stage leads to."""
    return place if place in (*PLACES, "any") else _printed_kind(place)


def _printed_kind(place: str) -> str:
    return place_face(f"{place}#1").kind


def _next(g: FanCards, words: Words, seat: int, card: str) -> str:
    """Where a held job leads next, and what is missing there."""
    leg = legs(card)[len(g.stages.get(card, ()))]
    last = len(g.stages.get(card, ())) == len(legs(card)) - 1
    at = fits(g, card, g.spot[seat]) if g.spot.get(seat) in g.cells else False
    if f"tried:{card}" in g.flags:
        return words("fancards.next.tried")
    lacks = ahead(g, words, seat, card) if last else []
    if at and last:
        return ", ".join(lacks) or words("fancards.next.here")
    named = leg.place not in (*PLACES, "any")
    if named and not on_map(g, leg.place) and not leg.otherwise:
        return words("fancards.next.uncharted", place=says.stage(words, leg))
    return ", ".join([words("fancards.next", place=says.stage(words, leg)), *lacks])


# ------------------------------------------------------------ places


def rows(kit: Kit, r: Rect, count: int) -> list[Rect]:
    """The tickets below the head of the bulletin."""
    pad, gap = kit.u(7), kit.u(4)
    top = kit.t(18) + kit.u(4) if headed(kit) else pad
    high = (r.h - top - pad - gap * (max(count, 4) - 1)) / max(count, 4)
    return [Rect(r.x + pad, round(r.y + top + i * (high + gap)), r.w - 2 * pad, round(high)) for i in range(count)]


def headed(kit: Kit) -> bool:
    """Whether the bulletin has a head; with large letters its tab says what it is."""
    return kit.grow < LARGE


class Strip(NamedTuple):
    """Where a job held lies, and the lines of its strip: `legs` beside the title or in a line of their own, `says`
    below or not at all."""

    box: Rect
    beside: bool
    says: bool


def strips(kit: Kit, r: Rect, jobs: Sequence[Held]) -> tuple[list[Strip], Rect | None]:
    """The jobs held below their head, each as high as its words need, without where they lead next where there is no
    room for that; and the place of the way to all of them where not all fit."""
    pad, top, gap = kit.u(7), kit.t(18) + kit.u(4), kit.u(3)
    x, wide, room = r.x + pad, r.w - 2 * pad, r.h - top - kit.u(5)
    for told in (True, False):
        highs = [_high(kit, one, wide, told) for one in jobs]
        if sum(highs) + gap * (len(jobs) - 1) <= room:
            break
    line, found, y = kit.t(19), list[Strip](), r.y + top
    whole = sum(highs) + gap * (len(jobs) - 1) <= room
    for one, high in zip(jobs, highs):
        if not whole and y + high + gap + line > r.y + top + room:
            return found, Rect(x, y, wide, min(line, r.bottom - kit.u(3) - y))
        found.append(Strip(Rect(x, y, wide, high), beside(kit, one, wide), told))
        y += high + gap
    return found, None


SIGN = 13.0
"""Units of the sign of a stage."""


def sign_size(kit: Kit) -> float:
    """The size of the signs of a strip, in units."""
    return SIGN * min(1.5, kit.grow)


def legs_wide(kit: Kit, one: Held) -> int:
    """How wide the stages are, with the seal of an Epic."""
    return kit.u(sign_size(kit) + 3) * len(one.legs) + kit.u(8)


def title_room(kit: Kit, one: Held, wide: int) -> int:
    """How wide a title may be in a line of its own."""
    return wide - kit.u(12) - (kit.u(sign_size(kit) + 4) if one.epic else 0)


def beside(kit: Kit, one: Held, wide: int) -> bool:
    """Whether the stages have room beside the title."""
    return kit.width(one.title, "bold", 13) <= title_room(kit, one, wide) - legs_wide(kit, one)


def title_high(kit: Kit, one: Held, wide: int) -> int:
    """How high a title is."""
    if beside(kit, one, wide):
        return kit.t(15)
    return kit.para(None, (0, 0), one.title, title_room(kit, one, wide), 13, "ink", "bold", lead=1.1, dry=True)


def says_high(kit: Kit, one: Held, wide: int) -> int:
    """How high it is where it leads next."""
    return kit.para(None, (0, 0), one.says, wide - kit.u(12), 13, lead=1.1, dry=True)


def _high(kit: Kit, one: Held, wide: int, told: bool) -> int:
    """How high a strip is with all that it says."""
    own = 0 if beside(kit, one, wide) else kit.u(sign_size(kit) + 3)
    return kit.u(4) + title_high(kit, one, wide) + own + (says_high(kit, one, wide) if told else 0)


def spots(kit: Kit, r: Rect, shown: Board) -> Iterator[Spot]:
    """Each ticket is a card to look at, to take and to drag."""
    for one, box in zip(shown.tickets, rows(kit, r, len(shown.tickets))):
        said = f"**{one.title}**\n{', '.join(one.lacks) or one.says}"
        yield Spot(box, f"card:{one.card}", about=("card", one.card), tip=said, radius=5)


def mine_spots(kit: Kit, r: Rect, shown: Mine, seat: int) -> Iterator[Spot]:
    """The tray takes jobs; each strip is a card, the last leads to all where not all fit."""
    yield Spot(r, f"zone:jobs:{seat}", focusable=False, line=False)
    found, more = strips(kit, r, shown.jobs)
    for one, at in zip(shown.jobs, found):
        yield Spot(at.box, f"card:{one.card}", about=("card", one.card), tip=f"**{one.title}**\n{one.says}", radius=5)
    if more is not None:
        yield Spot(more, "jobs:more", about=("jobs", seat), tip=shown.more, radius=5)
