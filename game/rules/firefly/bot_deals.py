"""What a bot does with Jobs: accepts and gives them up, sells, picks the team and the way to finish."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.load import firefly
from game.rules.firefly.bot_cards import option_worth
from game.rules.firefly.bot_choices import job_wish, numbered
from game.rules.firefly.deal import DealChoice
from game.rules.firefly.outlook import force
from game.rules.firefly.plans import promised
from game.rules.firefly.state import Firefly
from game.rules.firefly.trading import TradeAnswer
from game.rules.firefly.working import NoRoom, TeamChoice, WayChoice
from game.rules.firefly.zones import amount

WANTED = 300
"""What a Job must be worth to be accepted."""
FULL = 6
"""Fuel enough."""


def deal(g: Firefly, step: DealChoice, options: Sequence[str]) -> str:
    """Sell what no Job waits for, be rid of Warrants, take the best Jobs, and those in hand that are worse give way."""
    seat = step.seat
    if "clear" in options and g.warrants[seat] >= 1 and g.money[seat] >= 1500:
        return "clear"
    for good, _ in firefly().contacts[step.contact].prices:
        key = f"sell:{good}:{amount(g, seat, good) - promised(g, seat, good)}"
        if key in options:
            return key
    fuel = [key for key in numbered(options, "fuel:") if int(key[5:]) <= FULL - amount(g, seat, "fuel")]
    if fuel:
        return fuel[-1]
    offered = {job: job_wish(g, seat, job) for job in g.zones.get(f"considered:{seat}", ())} if step.left else {}
    best = max(offered, key=lambda job: (offered[job], job), default="")
    if best and offered[best] > WANTED:
        if f"accept:{best}" in options:
            return f"accept:{best}"
        worst = min(((job_wish(g, seat, key[5:]), key) for key in numbered(options, "drop:")), default=(0.0, ""))
        if worst[1] and worst[0] < offered[best] - WANTED:
            return worst[1]
    return "done"


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


def trade(g: Firefly, step: TradeAnswer, options: Sequence[str]) -> str:
    """Yes to a present, no to anything else."""
    return "agree" if not step.take and step.pay >= 0 else "refuse"
