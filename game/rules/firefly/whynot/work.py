"""Why a Job or a Goal can't be worked, and what can't be done while it is."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.steps import Option
from game.rules.firefly.board import planets_at
from game.rules.firefly.crew.crew import price_of
from game.rules.firefly.crew.killing import KillChoice
from game.rules.firefly.jobs.jobs import at_place, completes, loads_aboard, loads_fit, next_stage, places_of
from game.rules.firefly.jobs.morals import goes_along
from game.rules.firefly.jobs.payday import CutChoice
from game.rules.firefly.jobs.working import TeamChoice
from game.rules.firefly.perks import leader_of
from game.rules.firefly.state import Firefly
from game.rules.firefly.story.stories import CALL, fulfilled, goal_now
from game.rules.firefly.tokens import job_card, kind
from game.rules.firefly.whynot.asking import Asked, Found, explained
from game.rules.firefly.whynot.flight import none_left
from game.rules.firefly.whynot.gear import equip
from game.rules.firefly.zones import ship_card, story_says
from game.rules.shared.whynot import Explain


def work(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """A Job whose next stage can't be worked here and now (R-FB-416, R-FB-420, R-FB-434, R-FB-441 to R-FB-444)."""
    job = what.item
    if job and kind(job) == "story":
        return goal(g, seat, what, options)
    if not job or kind(job) != "job":
        return ("R-FB-416", "no_job")
    hand, active = g.zones.get(f"hand:{seat}", ()), g.zones.get(f"active:{seat}", ())
    if job not in (*hand, *active):
        return ("R-FB-416", "no_job")
    spent = _spent(g)
    if spent:
        return spent
    card = job_card(job)
    if not at_place(g, seat, places_of(g, job)):
        first = card.places[0]
        if next_stage(g, job) and not loads_aboard(g, seat, card) and at_place(g, seat, first):
            return ("R-FB-444", "loaded_once")
        return ("R-FB-416", "other_place")
    if job in hand and len(active) >= ship_card(g, seat).active:
        return ("R-FB-420", "active_full")
    if len(card.places) > 1 and completes(g, job) and not loads_aboard(g, seat, card):
        return ("R-FB-443", "load_missing")
    if len(card.places) > 1 and not completes(g, job) and not loads_fit(g, seat, card):
        return ("R-FB-441", "load_too_large")
    return ("R-FB-434", "needs_unmet")


def _spent(g: Firefly) -> Found:
    if "work" in g.acted:
        return ("R-FB-136", "same_action")
    return none_left(g)


def goal(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """A Goal that can't be worked (R-FB-552, R-FB-554, R-FB-556, R-FB-557)."""
    if "work" in g.acted:
        return ("R-FB-556", "same_action")
    if none_left(g):
        return none_left(g)
    now = goal_now(g, seat)
    if now is None or (what.rest and "/" in what.rest and what.rest != now.id):
        return ("R-FB-554", "goals_in_order")
    if now.places and not at_place(g, seat, now.places):
        return ("R-FB-557", "other_place")
    return ("R-FB-552", "goal_asks_more") if not fulfilled(g, seat, now) else ("R-FB-556", "goal_by_itself")


def call(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """Last Call: only in some Stories (R-FB-553), once, with all Goals done (R-FB-554), by an Action of its own
    (R-FB-133)."""
    if not story_says(g, "last_call"):
        return ("R-FB-553", "no_last_call")
    if CALL in g.flags:
        return ("R-FB-553", "called_before", "end")
    return ("R-FB-554", "goals_left") if goal_now(g, seat) else none_left(g)


def make_work(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """Make-Work (R-FB-139, R-FB-545, R-FB-547, R-FB-548)."""
    if "work" in g.acted:
        return ("R-FB-547", "same_action")
    if none_left(g):
        return none_left(g)
    return ("R-FB-545", "work_planet") if not planets_at(g, g.ship[seat]) else ("R-FB-548", "work_here")


def _team(g: Firefly, step: TeamChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Before the team sets out (R-FB-423 to R-FB-426, R-FB-434)."""
    if what.verb == "equip":
        return equip(g, step.seat, what, options)
    if what.verb == "go":
        empty = not g.zones.get(f"team:{step.seat}")
        return ("R-FB-423", "nobody_goes") if empty else ("R-FB-434", "needs_unmet", "cancel")
    if what.verb == "send" and what.item:
        job = "" if step.work.startswith("goal:") else step.work
        if job and not goes_along(g, step.seat, job_card(job), what.item):
            return ("R-FB-423", "stays_aboard")
    return None


def _kill(g: Firefly, step: KillChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Who is hit, and that nobody slips away (R-FB-310, R-FB-599)."""
    if what.verb == "dismiss":
        return ("R-FB-310", "no_escape")
    if what.verb == "kill":
        return ("R-FB-600", "hit_once") if what.item in step.chosen else ("R-FB-599", "only_on_job")
    return None


def _cut(g: Firefly, step: CutChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Cuts that can't be paid (R-FB-493, R-FB-497)."""
    if what.verb in ("pay", "unpaid"):
        if what.item and what.item == leader_of(g, step.seat):
            return ("R-FB-497", "leader_no_cut")
        dear = not what.item or price_of(what.item) > g.money[step.seat]
        return ("R-FB-493", "no_money", options[-1].key) if dear else ("R-FB-494", "cut_in_full")
    return None


EXPLAIN: tuple[Explain, ...] = (
    (TeamChoice, explained(_team)),
    (KillChoice, explained(_kill)),
    (CutChoice, explained(_cut)),
)
