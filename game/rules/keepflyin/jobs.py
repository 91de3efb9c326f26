"""Jobs, the hold, and drawing from the Job deck (R-KF-96 to R-KF-108, R-KF-165 to R-KF-175)."""

from __future__ import annotations

from functools import cache

from game.content.keepflyin import keepflyin
from game.content.keepflyin.records import Job
from game.core.zones import draw, everyone, move, reveal
from game.rules.keepflyin import news
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import is_job
from game.rules.keepflyin.zones import chart

CARGO = 2
"""The spaces of every hold (R-KF-51)."""
NISKA = 2
"""Notoriety for taking a job from Niska, and by how much he multiplies its pay (R-KF-168, R-KF-169)."""


def job_of(card: str) -> Job:
    """What a Job card says. KeyError when it is none."""
    return keepflyin().job_cards[card]


def hold(g: KeepFlyin, seat: int) -> tuple[str, ...]:
    """The cards in a hold."""
    return g.zones.get(_hold(seat), ())


@cache
def _hold(seat: int) -> str:
    return f"hold:{seat}"


def jobs_held(g: KeepFlyin, seat: int) -> list[str]:
    """The Job cards in a hold."""
    return [card for card in hold(g, seat) if is_job(card)]


def salvage_held(g: KeepFlyin, seat: int) -> list[str]:
    """The Event cards kept in a hold (R-KF-94)."""
    return [card for card in hold(g, seat) if not is_job(card)]


def space_of(card: str) -> int:
    """The spaces a card takes; a kept Event card takes one (R-KF-181)."""
    return job_of(card).space if is_job(card) else 1


def room(g: KeepFlyin, seat: int) -> int:
    """The free spaces of a hold (R-KF-100)."""
    return CARGO - sum(space_of(card) for card in hold(g, seat))


def locked(g: KeepFlyin, card: str) -> bool:
    """Whether a card is a job of Niska's, which can't be dumped (R-KF-165, R-KF-171)."""
    return f"niska:{card}" in g.flags


def loose(g: KeepFlyin, seat: int) -> list[str]:
    """The cards in a hold that may be dumped."""
    return [card for card in hold(g, seat) if not locked(g, card)]


def room_at_most(g: KeepFlyin, seat: int) -> int:
    """The spaces of a hold when all is dumped that may be."""
    return room(g, seat) + sum(space_of(card) for card in loose(g, seat))


def destination(g: KeepFlyin, card: str) -> int:
    """The node a job is bound for."""
    return chart(g).board.locations[job_of(card).destination].at


def illegal_held(g: KeepFlyin, seat: int) -> int:
    """The illegal jobs in a hold (R-KF-67, R-KF-105)."""
    return sum(job_of(card).illegal for card in jobs_held(g, seat))


def passengers_held(g: KeepFlyin, seat: int) -> int:
    """The Passenger jobs in a hold (R-KF-69)."""
    return sum(job_of(card).kind == "passenger" for card in jobs_held(g, seat))


def draw_job(g: KeepFlyin, seat: int, node: int) -> str:
    """Draw Job cards until one can be done, now in the zone "drawn" and known to all; "" when there is none.

    Passed over and discarded are those bound for `node` (R-KF-97, R-KF-166) and those that the hold can't take even
    when all is dumped (R-KF-172, R-KF-175).
    """
    found = ""
    while not found:
        card = draw(g, "job", "job.discard")
        if not card:
            break
        reveal(g, card, everyone(len(g.fate)))
        g.tell(news.Drew(seat, card))
        if destination(g, card) == node or space_of(card) > room_at_most(g, seat):
            move(g, card, "job", "passed")
            g.tell(news.PassedOver(seat, card))
        else:
            move(g, card, "job", "drawn")
            found = card
    for card in g.zones.get("passed", ()):
        move(g, card, "passed", "job.discard")
    return found
