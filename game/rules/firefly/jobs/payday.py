"""Jobs completed: the Pay, bonuses, Cuts, reputation and morals (R-FB-399 to R-FB-401, R-FB-480 to R-FB-499)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.content.firefly.records import Job
from game.core.steps import Choice, Effect, Option, Step
from game.rules.firefly import news
from game.rules.firefly.board import target
from game.rules.firefly.boxes import after, job_kind
from game.rules.firefly.cards.happening import follow
from game.rules.firefly.crew.crew import disgruntle, price_of
from game.rules.firefly.jobs.attempt import HALF_PAY, PAY_MORE, AttemptOver, half_pay
from game.rules.firefly.jobs.morals import immoral, legal
from game.rules.firefly.jobs.reputation import make_solid
from game.rules.firefly.perks import Perk, all_crew, has_profession, perks, working
from game.rules.firefly.ship.goods import load, unload
from game.rules.firefly.state import Firefly
from game.rules.firefly.story.stories import GoalDone
from game.rules.firefly.tokens import crew_card, job_card
from game.rules.firefly.trade.banking import earn
from game.rules.firefly.zones import amount, story_says


@dataclass(frozen=True, slots=True)
class Complete(Effect[Firefly]):
    """The Job or Goal that is worked is completed; where each token counts, how many are delivered is asked."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if not working(g, self.seat):
            return ()
        if g.work.startswith("goal:"):
            return (GoalDone(self.seat),)
        kind = job_kind(g, job_card(g.work))
        if kind:
            return kind.complete(g, self.seat, g.work)
        if job_card(g.work).per:
            return (DeliverChoice(self.seat, g.work),)
        return (PayJob(self.seat, g.work, 1),)


@dataclass(frozen=True, slots=True)
class DeliverChoice(Choice[Firefly]):
    """How many Passengers or Fugitives get off here, each of them paid for (R-FB-412)."""

    seat: int
    job: str

    def options(self, g: Firefly) -> Iterable[Option]:
        good = job_card(self.job).per
        for n in range(max(1, amount(g, self.seat, good)), 0, -1):
            then = (PayJob(self.seat, self.job, n),)
            yield Option(f"deliver:{n}", then, f"good:hold:{self.seat}:{good}", target(g, g.ship[self.seat]))


def kinds_of(g: Firefly, seat: int, job: Job) -> tuple[str, ...]:
    """The names by which cards reward such a Job (R-FB-389)."""
    bad = ("immoral",) if immoral(g, seat, job) else ()
    return (job.kind, *bad, *(("illegal",) if not legal(g, seat, job) else ()))


def pay_of(g: Firefly, seat: int, item: str, count: int) -> int:
    """The Pay of a Job for that many delivered tokens (R-FB-411, R-FB-412), as cards have changed it: half of it in
    whole $100, rounded down (R-FB-642); what the Story adds is not halved."""
    job = job_card(item)
    pay = max(0, job.pay * (count if job.per else 1) + g.flags.get(PAY_MORE, 0))
    if HALF_PAY in g.flags or half_pay(item) in g.flags:
        pay = pay // 200 * 100
    return pay + (0 if legal(g, seat, job) else sum(do.n for do in story_says(g, "illegal_bonus")))


def earns_bonus(g: Firefly, seat: int, job: Job) -> bool:
    """Whether somebody who does the Job has the Profession of its bonus; with the setting "ship" whoever is in the Crew
    (R-FB-410, R-FB-483 to R-FB-485)."""
    profession = job.bonus[0]
    if g.settings["bonus_crew"] == "ship":
        return any(profession in crew_card(crew).professions for crew in all_crew(g, seat))
    return has_profession(g, seat, profession)


@dataclass(frozen=True, slots=True)
class PayJob(Effect[Firefly]):
    """What was loaded is delivered (R-FB-442), then all money comes in before any goes out (R-FB-480, R-FB-498): Pay,
    one bonus (R-FB-484) and what cards add; Cuts, reputation and morals follow when everybody is back aboard."""

    seat: int
    job: str
    count: int

    def run(self, g: Firefly) -> Iterable[Step]:
        seat, job = self.seat, job_card(self.job)
        g.tell(news.Done(seat, self.job))
        for do in job.load:
            unload(g, seat, do.what, do.n or self.count, why="delivered")
        earn(g, seat, pay_of(g, seat, self.job, self.count), "pay")
        g.flags.pop(half_pay(self.job), None)
        if job.bonus[0] and earns_bonus(g, seat, job):
            earn(g, seat, job.bonus[1], "bonus")
            load(g, seat, "part", job.bonus[2])
        for perk in perks(g, seat, "pay_bonus"):
            if perk.what in kinds_of(g, seat, job):
                earn(g, seat, perk.n, "bonus")
        for perk in perks(g, seat, "haul"):
            self._haul(g, perk)
        shares = [do for do in job.reward if do.word.startswith("load")]
        rest = [do for do in job.reward if do not in shares]
        over = (*follow(seat, self.job, shares), AttemptOver(seat), *follow(seat, self.job, rest))
        return (*after(g, "done", seat, self.job), *over, Cuts(seat, self.job))

    def _haul(self, g: Firefly, perk: Perk) -> None:
        kind, good = perk.what.split()
        if kind == job_card(self.job).kind:
            load(g, self.seat, good, perk.n)


@dataclass(frozen=True, slots=True)
class Cuts(Effect[Firefly]):
    """Every Crew is due a Cut, on the Job or aboard (R-FB-486, R-FB-487); the Leader takes none (R-FB-317, R-FB-497),
    and who costs nothing asks for nothing."""

    seat: int
    job: str

    def run(self, g: Firefly) -> Iterable[Step]:
        due = tuple(crew for crew in all_crew(g, self.seat) if price_of(crew))
        return _next_cut(CutChoice(self.seat, self.job, due, ()))


def _next_cut(ask: CutChoice) -> tuple[Step, ...]:
    if ask.due:
        return (ask,)
    return Reputed(ask.seat, ask.job), Morals(ask.seat, ask.job, ask.unpaid)


@dataclass(frozen=True, slots=True)
class CutChoice(Choice[Firefly]):
    """Who of those still `due` is paid in full, and who isn't (R-FB-490, R-FB-493, R-FB-494)."""

    seat: int
    job: str
    due: tuple[str, ...]
    unpaid: tuple[str, ...]

    def options(self, g: Firefly) -> Iterable[Option]:
        if sum(map(price_of, self.due)) <= g.money[self.seat]:
            done = replace(self, due=())
            yield Option("pay", (PayCut(self.seat, self.due), *_next_cut(done)), "money", f"area:crew:{self.seat}")
        for crew in self.due:
            left = replace(self, due=tuple(other for other in self.due if other != crew))
            if price_of(crew) <= g.money[self.seat]:
                yield Option(f"pay:{crew}", (PayCut(self.seat, (crew,)), *_next_cut(left)), "money", f"card:{crew}")
            grudge = replace(left, unpaid=(*self.unpaid, crew))
            yield Option(f"unpaid:{crew}", (Unpaid(self.seat, crew), *_next_cut(grudge)), f"card:{crew}")


@dataclass(frozen=True, slots=True)
class PayCut(Effect[Firefly]):
    """Cuts go to the bank (R-FB-488), the same whatever the Job paid (R-FB-489)."""

    seat: int
    crew: tuple[str, ...]

    def run(self, g: Firefly) -> Iterable[Step]:
        earn(g, self.seat, -sum(map(price_of, self.crew)), "cut")
        return ()


@dataclass(frozen=True, slots=True)
class Unpaid(Effect[Firefly]):
    """Who isn't paid is Disgruntled at once, or jumps ship (R-FB-491, R-FB-492)."""

    seat: int
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        return disgruntle(g, self.seat, self.crew, "unpaid")


@dataclass(frozen=True, slots=True)
class Reputed(Effect[Firefly]):
    """The Job's Contact thinks well of the captain now (R-FB-481, R-FB-519, R-FB-539)."""

    seat: int
    job: str

    def run(self, g: Firefly) -> Iterable[Step]:
        make_solid(g, self.seat, self.job)
        return ()


@dataclass(frozen=True, slots=True)
class Morals(Effect[Firefly]):
    """An Immoral Job leaves all Moral Crew Disgruntled, the Leader too, wherever they were (R-FB-331, R-FB-399 to
    R-FB-401); the `unpaid` get a second token, or none with the setting "one" (R-FB-499)."""

    seat: int
    job: str
    unpaid: tuple[str, ...]

    def run(self, g: Firefly) -> Iterable[Step]:
        if not immoral(g, self.seat, job_card(self.job)):
            return ()
        spared = self.unpaid if g.settings["unpaid"] == "one" else ()
        moral = [crew for crew in all_crew(g, self.seat) if crew_card(crew).moral and crew not in spared]
        return tuple(step for crew in moral for step in disgruntle(g, self.seat, crew, "immoral"))
