"""The rail of seats: the own name plate with large dials, below it those of the rivals in turn order."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from game.app.games.fancards.names import title
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit
from game.content.fancards import fancards
from game.rules.fancards.reputation import higher
from game.rules.fancards.state import SETUP, opponents

GAP = 5
"""Units between two plates."""
OWN, RIVAL = 146, 104
"""How high the own plate and a rival's are at the most, in units."""
LEAST = 122
"""How high the own plate is at least where letters leave it that."""
GOAL = 3
"""Epics that win."""


class Seat(NamedTuple):
    """A captain as all know them. `left` of `pool` infamy; `epics`: the titles of those completed; `turn`: it is at
    it; `own`: who looks; `says`: its lines in words, by what they are about."""

    seat: int
    name: str
    ship: str
    credits: int
    cards: int
    alliance: int
    criminal: int
    left: int
    pool: int
    epics: tuple[str, ...]
    turn: bool
    own: bool
    says: tuple[tuple[str, str], ...] = ()

    def say(self, key: str) -> str:
        """A sentence of the plate."""
        return dict(self.says)[key]


class Seats(NamedTuple):
    """All plates, the own first."""

    plates: tuple[Seat, ...]


def rail(now: Situation, words: Words) -> Seats:
    """The plates of this moment."""
    running = now.choice is not None
    return Seats(tuple(seat(now, words, one, running) for one in (now.seat, *opponents(now.g, now.seat))))


def seat(now: Situation, words: Words, one: int, running: bool = True) -> Seat:
    """A captain as all know them."""
    g = now.g
    ship = next(iter(g.zones.get(f"ship:{one}", ())), "")
    epics = tuple(fancards().epics[name].title for name in g.epics.get(one, ()))
    cards = len(g.zones.get(f"hand:{one}", ()))
    full, left = higher(g, one), g.pool.get(one, 0)
    active = now.asked if g.phase == SETUP else g.active
    says = (
        ("alliance", words("fancards.side.alliance")),
        ("criminal", words("fancards.side.criminal")),
        ("infamy", words("fancards.seat.infamy", n=left, of=max(full, left))),
        ("epics", words("fancards.seat.epics", n=len(epics))),
        ("credits", words("fancards.credits", n=g.credits[one])),
        ("cards", words("fancards.seat.cards", n=cards)),
    )
    return Seat(
        one,
        now.name(one),
        title(ship),
        g.credits[one],
        cards,
        g.alliance[one],
        g.criminal[one],
        left,
        max(full, left),
        epics,
        running and one == active,
        one == now.seat,
        says,
    )


def plates(kit: Kit, r: Rect, count: int) -> list[Rect]:
    """The rects of the plates from the top; the own takes what the rivals leave, up to its measure."""
    grow, gap = max(1.0, kit.grow), kit.u(GAP)
    rivals = max(1, count - 1)
    own = min(kit.u(OWN + 40 * (grow - 1)), max(kit.u(LEAST), r.h - rivals * (kit.t(52) + gap)))
    own = min(own, r.h - rivals * (kit.t(40) + gap))
    own = max(own, (r.h - rivals * gap) // count)
    each = min(kit.u(RIVAL + 40 * (grow - 1)), (r.h - own - rivals * gap) // rivals)
    found = [Rect(r.x, r.y, r.w, own)]
    for i in range(count - 1):
        found.append(Rect(r.x, r.y + own + gap + i * (each + gap), r.w, each))
    return found


def spots(kit: Kit, r: Rect, shown: Seats, words: Words) -> list[Spot]:
    """Each plate leads to the page of its captain."""
    return [
        Spot(box, f"seat:{one.seat}", tip=tip(words, one), about=("ship", one.seat), radius=8)
        for one, box in zip(shown.plates, plates(kit, r, len(shown.plates)))
    ]


def tip(words: Words, one: Seat) -> str:
    """All of a plate in words."""
    lines = [f"**{one.name}**" + (f", {one.ship}" if one.ship else "")]
    lines.append(words("fancards.seat.tip.reputation", alliance=one.alliance, criminal=one.criminal))
    lines.append(words("fancards.seat.tip.infamy", n=one.left, of=one.pool))
    lines.append(f"{one.say('credits')}, {one.say('cards')}")
    lines.append(", ".join(one.epics) or words("fancards.seat.epics", n=0))
    return "\n".join(lines)
