"""What a bot does with Jobs: accepts and gives them up, sells, picks the team and the way to finish."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.firefly import firefly
from game.rules.firefly.bots.cards import option_worth, promised
from game.rules.firefly.bots.choices import numbered
from game.rules.firefly.bots.errands import WANTED, clearing, held, more, newly, stuck
from game.rules.firefly.bots.jobs import outfit_of, wish
from game.rules.firefly.jobs.working import NoRoom, TeamChoice, WayChoice
from game.rules.firefly.outlook.odds import force
from game.rules.firefly.outlook.scoring import dearness, whole_force
from game.rules.firefly.state import Firefly
from game.rules.firefly.trade.deal import HAND, DealChoice
from game.rules.firefly.zones import amount

FULL = 6
"""Fuel enough."""


def deal(g: Firefly, step: DealChoice, options: Sequence[str]) -> str:
    """Sell what no Job waits for, be rid of Warrants, take the best Jobs, and those in hand that are worse give way."""
    seat = step.seat
    if "clear" in options and clearing(g, seat, step.contact, dearness(g, seat, whole_force(g, seat))) > 0:
        return "clear"
    for good, _ in firefly().contacts[step.contact].prices:
        key = f"sell:{good}:{amount(g, seat, good) - promised(g, seat, good)}"
        if key in options:
            return key
    fuel = [key for key in numbered(options, "fuel:") if int(key[5:]) <= FULL - amount(g, seat, "fuel")]
    if fuel:
        return fuel[-1]
    jobs = g.zones.get(f"considered:{seat}", ()) if step.left else ()
    return take(g, seat, jobs)


def wishes(g: Firefly, seat: int, jobs: Sequence[str]) -> dict[str, float]:
    """What Jobs would add to those that are held."""
    new = newly(g, seat, outfit_of(g, seat, whole_force(g, seat)))
    return {job: wish(job, new, g.ship[seat]) for job in jobs}


def take(g: Firefly, seat: int, jobs: Sequence[str]) -> str:
    """The best of the Considered Jobs, if it adds enough to those that are held; the worst in hand gives way."""
    outfit, at = outfit_of(g, seat, whole_force(g, seat)), g.ship[seat]
    new = newly(g, seat, outfit)
    offered = {job: wish(job, new, at) for job in jobs}
    best = max(offered, key=lambda job: (offered[job], job), default="")
    active, hand = held(g, seat, outfit, at)
    if not best or stuck(g, seat) or more(active, list(hand.values()), (offered[best],)) <= WANTED:
        return "done"
    worst = min(hand, key=lambda job: (hand[job], job), default="")
    return f"drop:{worst}" if len(hand) >= HAND else f"accept:{best}"


def team(g: Firefly, step: TeamChoice, options: Sequence[str]) -> str:
    """Everybody goes who may."""
    return "go" if "go" in options else next(iter(numbered(options, "send:")), "cancel")


def way(g: Firefly, step: WayChoice, options: Sequence[str]) -> str:
    """The way to finish that is worth most."""
    has = force(g, step.seat)
    return max(options, key=lambda key: option_worth(g, step.seat, step.work, int(key[7:]), has))


def no_room(g: Firefly, step: NoRoom, options: Sequence[str]) -> str:
    """Fuel goes first, as far as there is plenty; else the attempt is given up."""
    plenty = "dump:fuel" in options and amount(g, step.seat, "fuel") > 3
    return "dump:fuel" if plenty else "cancel"
