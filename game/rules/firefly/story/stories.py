"""Goals of the Story, Last Call, and the reckoning after it (R-FB-551 to R-FB-573)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.content.firefly.records import Do, Goal
from game.core.remembered import remembered
from game.core.steps import Effect, Option, Step
from game.rules.firefly import news
from game.rules.firefly.acting import act
from game.rules.firefly.boxes import word
from game.rules.firefly.jobs.attempt import AttemptOver
from game.rules.firefly.perks import solid, solids, working
from game.rules.firefly.state import Firefly
from game.rules.firefly.story.ending import StoryOver
from game.rules.firefly.tokens import job_card, story_card
from game.rules.firefly.trade.banking import earn
from game.rules.firefly.zones import story_says

CALL = "call"
"""Mark of Last Call: the seat that declared it, and 1."""


def goals_of(g: Firefly) -> tuple[Goal, ...]:
    """The Goals of the Story in force, in order."""
    return _goals(g.zones.get("story", ()))


@remembered
def _goals(stories: tuple[str, ...]) -> tuple[Goal, ...]:
    return tuple(goal for item in stories for goal in story_card(item).goals)


def goal_now(g: Firefly, seat: int) -> Goal | None:
    """The Goal a seat is at: they are done in order, each seat for itself (R-FB-554, R-FB-568); None after the last."""
    return _goal(g.zones.get("story", ()), g.goals[seat])


@remembered
def _goal(stories: tuple[str, ...], done: int) -> Goal | None:
    goals = _goals(stories)
    return goals[done] if done < len(goals) else None


def fulfilled(g: Firefly, seat: int, goal: Goal) -> bool:
    """Whether all holds that a Goal asks for (R-FB-552)."""
    return all(HAS[do.word](g, seat, do) for do in goal.has)


def pure_state(goal: Goal) -> bool:
    """Whether a Goal asks only that something holds: no place, no Misbehaving, no test (R-FB-556)."""
    return not (goal.places or goal.misbehave or goal.options)


def state_goals(g: Firefly) -> tuple[Step, ...]:
    """The Goal of the active seat if it only asks for what holds now: done on its own turn without an Action, unless
    the table wants a Work Action for it (R-FB-556)."""
    seat = g.active
    goal = _state_goal(g.zones.get("story", ()), g.goals[seat]) if g.settings["state_goals"] == "free" else None
    return (GoalDone(seat),) if goal is not None and fulfilled(g, seat, goal) else ()


@remembered
def _state_goal(stories: tuple[str, ...], done: int) -> Goal | None:
    """The Goal after so many, if it only asks for what holds now."""
    goal = _goal(stories, done)
    return goal if goal is not None and pure_state(goal) else None


HAS: dict[str, Callable[[Firefly, int, Do], bool]] = {
    "solid": lambda g, seat, do: solid(g, seat, do.what),
    "solids": lambda g, seat, do: len(solids(g, seat)) >= do.n,
    "money": lambda g, seat, do: g.money[seat] >= do.n,
    "goals": lambda g, seat, do: g.goals[seat] >= do.n,
    "passed": lambda g, seat, do: g.flags.get(f"passed:{seat}", 0) >= do.n,
    "own": lambda g, seat, do: bool(word(g, "has", do.what)(g, seat, do)),
}
"""What each word of a Goal's `has` asks."""


@dataclass(frozen=True, slots=True)
class GoalDone(Effect[Firefly]):
    """A Goal is completed: a Goal token, no Cut (R-FB-558, R-FB-561). The last one wins at once (R-FB-555, R-FB-571,
    R-FB-572), unless the Story lets its captain declare Last Call then."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        seat = self.seat
        return token(g, seat) or ((AttemptOver(seat),) if working(g, seat) else ())


def token(g: Firefly, seat: int) -> tuple[Step, ...]:
    """A seat takes the Goal token of the Goal it is at; the end of the game when that wins it."""
    goal = goal_now(g, seat)
    assert goal is not None
    ends = {goal.end} | {band.end for option in goal.options for band in option.bands}
    ends |= {option.end for option in goal.options}
    g.goals[seat] += 1
    g.tell(news.Goal(seat, g.goals[seat]))
    won = "win" in ends or (goal_now(g, seat) is None and not story_says(g, "last_call"))
    return (StoryOver((seat,), "story"),) if won else ()


def call_options(g: Firefly, seat: int) -> tuple[Option, ...]:
    """With all Goals done, some Stories let their captain declare Last Call as an Action."""
    may = story_says(g, "last_call") and CALL not in g.flags and goal_now(g, seat) is None
    return (Option("call", (LastCall(seat),)),) if may else ()


@dataclass(frozen=True, slots=True)
class LastCall(Effect[Firefly]):
    """Every other player has one more turn, then the money is counted."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        act(g, "call")
        g.flags[CALL] = self.seat + 1
        g.tell(news.LastCall(self.seat))
        return ()


@dataclass(frozen=True, slots=True)
class Reckoning(Effect[Firefly]):
    """After Last Call: unfinished Jobs are settled if the Story says so, as far as the money goes; the most money wins,
    and who ties wins together."""

    def run(self, g: Firefly) -> Iterable[Step]:
        if story_says(g, "settle_jobs"):
            for seat in g.ship:
                jobs = (*g.zones.get(f"active:{seat}", ()), *g.zones.get(f"hand:{seat}", ()))
                earn(g, seat, -sum(job_card(job).pay for job in jobs), "settle")
        most = max(g.money.values())
        return (StoryOver(tuple(seat for seat in g.ship if g.money[seat] == most), "last-call"),)
