"""What the brass button proposes: a flight that was ordered goes on, else what a careful captain would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.games.firefly.sayings import name_of
from game.app.games.firefly.situation import FLIGHTS, GROUPS, Situation
from game.core.steps import Option
from game.rules.firefly import bots
from game.rules.firefly.acting import actions_left
from game.rules.firefly.bots.cards import option_worth
from game.rules.firefly.bots.deals import wishes
from game.rules.firefly.bots.plans import AHEAD, NEAR
from game.rules.firefly.bots.turn import trip
from game.rules.firefly.bots.ways import ways_from
from game.rules.firefly.flight.flying import BURN, range_of
from game.rules.firefly.jobs.jobs import cards_to_pass, completes
from game.rules.firefly.outlook.voyage import ON, option_flies_on
from game.rules.firefly.tokens import job_card, option_of
from game.rules.firefly.trade.deal import ACCEPTED

NEVER = ("trade", "offer", "call")
"""What nobody should be talked into: bargains with others, the last round."""
FLYING = ("Actions", "FlightChoice")
"""The choices in which one flies."""
PARTED = "dismiss"
"""Nobody is parted with but to make room for somebody who was looked for and is better."""
SURE = 0.999
INSTEAD = ("deal", "buy", "makework")
"""What is done before a turn ends with an Action unused: it costs nothing to look, and odd jobs are paid."""
FEW = 3
"""How many Jobs keep a captain busy."""
PLAIN: dict[str, tuple[str, ...]] = {"Trade": ("offer", "cancel"), "CutChoice": ("pay",)}
"""Where the plainest way on comes before what a captain would think of."""


def lead(now: Situation) -> Option | None:
    """The option of the primary button, None while nobody who looks is asked: what a hint speaks for that is read."""
    if now.choice is None or not now.options:
        return None
    if advised := now.key(now.advised):
        return advised
    keys = tuple(option.key for option in now.options)
    known = now.g, now.shown_card(), keys, tuple(now.plan), now.bound, now.off
    if now.proposed is None or now.proposed[0][0] is not now.g or now.proposed[0][1:] != known[1:]:
        now.proposed = known, _proposal(now, keys)
    return now.key(now.proposed[1])


def _proposal(now: Situation, keys: Sequence[str]) -> str:
    if len(keys) == 1:
        return keys[0]
    for head in PLAIN.get(now.kind, ()):
        if now.find(head):
            return now.find(head)[0].key
    ordered = _ordered(now, keys)
    if ordered:
        return ordered
    meant = [key for key in keys if name_of(key) not in now.off]
    wise = [key for key in meant if key.partition(":")[0] not in NEVER] or meant or list(keys)
    found = _wise(now, wise) or ()
    if len(found) != 1:
        found = [one for one in found or wise if one.partition(":")[0] != PARTED] or wise
    key = found[0]
    if now.off and len(found) != 1 and "done" in wise:
        key = "done"  # what was unticked is given up, not something else instead
    if key == "end" and actions_left(now.g):
        return _more(now, wise) or _instead(now) or key
    if key == "done":
        return _something(now) or key
    return key


def _wise(now: Situation, keys: Sequence[str]) -> Sequence[str]:
    """What a captain would do. Where to go next is seen with what comes after it: what can be done right here is done
    before a ship flies to what is worth more."""
    if now.kind not in FLYING:
        return now.session.rules.guide(now.g, keys)
    found = bots.answer(now.g, keys, NEAR)
    return (found,) if found else keys


def _ordered(now: Situation, keys: Sequence[str]) -> str:
    """How a flight to a place that was ordered goes on; "" where none was, or nothing of it is asked."""
    if not (now.plan or now.bound):
        return ""
    if now.kind == "FlightChoice":
        option = now.cells.get(now.plan[0]) if now.plan else None
        return option.key if option else "stop" if now.bound == now.g.ship[now.seat] else ""
    if now.kind != "NavChoice" or not now.plan:
        return ""
    if "ignore" in keys:
        return "ignore"
    card = now.shown_card()
    numbers = [int(key[7:]) for key in keys if key.startswith("option:")]
    sure = [n for n in numbers if option_flies_on(now.g, now.seat, option_of(card, n)) >= SURE]
    best = max(sure, key=lambda n: option_worth(now.g, now.seat, card, n), default=-1)
    return f"option:{best}" if best >= 0 else ""


def _more(now: Situation, keys: Sequence[str]) -> str:
    """What a captain would do with an Action who plans several stops ahead; "" for nothing."""
    key = now.session.rules.foresee(now.g, keys)
    return key if key != "end" else ""


def _instead(now: Situation) -> str:
    """What can be done before the turn ends with an Action unused; "" for nothing."""
    jobs = len(now.held("hand", now.seat)) + len(now.held("active", now.seat))
    order = INSTEAD if jobs < FEW else (*INSTEAD[1:], INSTEAD[0])
    return next((found[0].key for head in order if (found := now.find(head))), "")


def _something(now: Situation) -> str:
    """What can be taken before a Deal ends with nothing; "" where that is all there is."""
    choice: Any = now.choice
    if now.kind == "Consider" and not now.held("considered", now.seat):
        found = now.find("draw", "pick")  # to look costs nothing
        return found[0].key if found else ""
    if now.kind == "DealChoice" and choice.left == ACCEPTED and now.find("accept"):
        jobs = [option.key[7:] for option in now.find("accept") if option.key not in now.off]
        hopes = wishes(now.g, now.seat, jobs)
        return f"accept:{max(jobs, key=lambda job: (hopes[job], job))}" if jobs else ""
    return ""


def only_way(now: Situation) -> Option | None:
    """The answer that is given by itself once it could be read: the only one, that of a Nav Card that asks nothing,
    whatever could be done beside it, or that all set out where nothing can befall who goes. The end of a turn is for
    the captain to say."""
    if now.kind == "Actions":
        return None
    if len(now.options) == 1:
        return now.options[0]
    if now.kind == "TeamChoice":
        return now.key("go") if not now.find("send") and alike(now.g, now.choice) else None
    if now.kind != "NavChoice":
        return None
    found = now.find("option", "ignore")
    if len(found) != 1 or found[0].key == "ignore":
        return found[0] if len(found) == 1 else None  # what doesn't trouble a ship is passed by
    option = option_of(now.shown_card(), int(found[0].key[7:]))
    return found[0] if option.test is None and option.end == ON else None


def alike(g: Any, choice: Any) -> bool:
    """Whether it makes no difference who goes on a Job: no Misbehave cards are to be passed and no Gear is used up, and
    what completes it, if this does, is Moral and leaves no test or way to choose."""
    if choice.work.startswith("goal:"):
        return False
    job = job_card(choice.work)
    if job.keywords or not job.places or cards_to_pass(g, choice.seat, choice.work):
        return False
    return not (completes(g, choice.work) and (job.immoral or job.options))


def by_itself(now: Situation) -> Option | None:
    """The answer that is given by itself here; no button offers it."""
    return only_way(now) if now.auto and now.mine else None


def asks(now: Situation, option: Option) -> str:
    """What is asked before the primary button does something one may regret: "end" while an Action could still be
    taken, "done" with nothing of a Deal; "" where it just does it."""
    choice: Any = now.choice
    if now.kind == "Actions" and option.key == "end" and actions_left(now.g):
        return "end" if any(now.group(name) for name in GROUPS) else ""
    left = getattr(choice, "left", 0)
    deals = now.kind == "DealChoice" and option.key == "done" and left == ACCEPTED
    return "done" if deals and now.held("considered", now.seat) else ""


def course_of(now: Situation, option: Option) -> tuple[int, tuple[int, ...]]:
    """The place that a flight which is proposed leads to, and the Sectors it enters on the way there, as many as it
    can; (0, ()) for another answer."""
    first = now.to(option)
    head = option.key.partition(":")[0]
    if first is None or head not in FLIGHTS:
        return 0, ()
    plan = trip(now.g, now.seat, [one.key for one in now.options], AHEAD if now.advised == option.key else NEAR)
    if plan is None or plan.first != first:
        return first, (first,)
    goal, way = plan.errand.place, [first]
    many = now.g.legs if now.kind == "FlightChoice" else range_of(now.g, now.seat) if head == BURN else 1
    while way[-1] != goal and len(way) < many:
        further = ways_from(now.g, now.seat, way[-1]).get(goal)
        if further is None or further[1] == now.g.cutter:
            break
        way.append(further[1])
    return goal, tuple(way)
