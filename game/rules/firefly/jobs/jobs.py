"""Jobs in hand and Active: where they are worked, what they need (R-FB-386 to R-FB-413, R-FB-416 to R-FB-445)."""

from __future__ import annotations

from game.content.firefly import firefly
from game.content.firefly.records import SKILLS, Do, Job
from game.core.remembered import remembered
from game.rules.firefly.board import board_of
from game.rules.firefly.boxes import job_kind
from game.rules.firefly.cards.needs import has_need
from game.rules.firefly.cards.resolving import choosable
from game.rules.firefly.perks import all_crew, carried_by, item_perks, keywords, perks, skill
from game.rules.firefly.state import Firefly
from game.rules.firefly.story.stories import fulfilled, goal_now, pure_state
from game.rules.firefly.tokens import gear_card, job_card
from game.rules.firefly.zones import HALVES, amount, free, ship_card


def next_stage(g: Firefly, job: str) -> int:
    """The stage of a Job that comes next: 0 is the pick-up, or the only one (R-FB-407)."""
    return g.stage.get(job, 0)


def completes(g: Firefly, job: str) -> bool:
    """Whether the stage that comes next is the one that completes a Job."""
    return next_stage(g, job) == len(job_card(job).places) - 1


def places_of(g: Firefly, work: str) -> tuple[str, ...]:
    """The planets where a Job's next stage, or a Goal, may be worked (R-FB-416, R-FB-557); none for a Goal without."""
    return firefly().goals[work[5:]].places if work.startswith("goal:") else job_card(work).places[next_stage(g, work)]


def at_place(g: Firefly, seat: int, places: tuple[str, ...]) -> bool:
    """Whether a ship is in the Sector of one of those planets (R-FB-417)."""
    return g.ship[seat] in _sectors(g.settings["board"], places)


@remembered
def _sectors(on: str, places: tuple[str, ...]) -> frozenset[int]:
    """The Sectors of some planets on that map. KeyError when it lacks one."""
    return frozenset(map(board_of(on).where.__getitem__, places))


def heavy(g: Firefly, seat: int) -> int:
    """How much more Fuel a Full Burn costs for the Jobs that are Active."""
    active = g.zones.get(f"active:{seat}")
    return sum(job_card(job).heavy for job in active) if active else 0


def loads_fit(g: Firefly, seat: int, job: Job) -> bool:
    """Whether what the pick-up puts aboard fits, one at least where any number may be taken (R-FB-441)."""
    return sum(HALVES[do.what] * (do.n or 1) for do in job.load) <= free(g, seat)


def loads_aboard(g: Firefly, seat: int, job: Job) -> bool:
    """Whether what is to be delivered is aboard, wherever it came from (R-FB-443 to R-FB-445)."""
    return all(amount(g, seat, do.what) >= (do.n or 1) for do in job.load)


def workable(g: Firefly, seat: int) -> list[str]:
    """The Jobs whose next stage could be worked here: place and load fit, and who is not Active may become it
    (R-FB-416, R-FB-420, R-FB-441 to R-FB-445)."""
    active = g.zones.get(f"active:{seat}", ())
    room = len(active) < ship_card(g, seat).active
    found = []
    for job in (*active, *(g.zones.get(f"hand:{seat}", ()) if room else ())):
        card = job_card(job)
        if job_kind(g, card) or not at_place(g, seat, places_of(g, job)):
            continue
        delivers = len(card.places) > 1 and completes(g, job)
        ready = loads_aboard(g, seat, card) if delivers else loads_fit(g, seat, card) or len(card.places) == 1
        if ready and _within_reach(g, seat, card):
            found.append(job)
    return found


def _within_reach(g: Firefly, seat: int, card: Job) -> bool:
    """Whether the Needs of a Job could be met with everybody and all Gear: else nobody need try (R-FB-434)."""
    owned = g.zones.get(f"gear:{seat}", ())
    words = {word for word, _ in keywords(g, seat)} | {word for gear in owned for word in gear_card(gear).keywords}
    spent = (*owned, *g.zones.get(f"upgrade:{seat}", ()))
    words |= {do.what for item in spent for do in item_perks(item, "discard_as")}
    if not words.issuperset(card.keywords):
        return False
    for name in SKILLS:
        spare = sum(getattr(gear_card(gear).skills, name) for gear in owned if gear not in g.carrier)
        more = sum(do.n for crew in all_crew(g, seat) for do in item_perks(crew, "with") if name in do.what)
        if skill(g, seat, name) + spare + more < getattr(card.skills, name):
            return False
    return True


def job_needs(job: Job) -> tuple[Do, ...]:
    """The Keywords a Job Needs, as words."""
    return tuple(Do("keyword", word) for word in job.keywords)


def needs_met(g: Firefly, seat: int, work: str) -> bool:
    """Whether the team meets all Needs of a Job, Gear it carries counted (R-FB-408, R-FB-432 to R-FB-437), or all holds
    that a Goal asks for."""
    if work.startswith("goal:"):
        return fulfilled(g, seat, firefly().goals[work[5:]])
    job = job_card(work)
    enough = all(skill(g, seat, name) >= getattr(job.skills, name) for name in SKILLS)
    return enough and all(has_need(g, seat, do) for do in job_needs(job))


def goal_here(g: Firefly, seat: int) -> str:
    """The Goal that a Work Action may work here, as "goal:<story>/1", or "" (R-FB-554, R-FB-556, R-FB-557)."""
    goal = goal_now(g, seat)
    if goal is None or (pure_state(goal) and g.settings["state_goals"] == "free"):
        return ""
    if goal.places and not at_place(g, seat, goal.places):
        return ""
    work, ways = f"goal:{goal.id}", range(len(goal.options))
    open_ = goal.misbehave or not ways or any(choosable(g, seat, work, n) for n in ways)
    return work if open_ and fulfilled(g, seat, goal) else ""


def printed_cards(g: Firefly, work: str) -> int:
    """How many Misbehave cards stand on the next stage of a Job or on a Goal; none on what has no stages."""
    if work.startswith("goal:"):
        return firefly().goals[work[5:]].misbehave
    stages = job_card(work).misbehave
    return stages[next_stage(g, work)] if stages else 0


def cards_to_pass(g: Firefly, seat: int, work: str) -> int:
    """The Misbehave cards of a Job's next stage or of a Goal (R-FB-403 to R-FB-405, R-FB-449); with some Gear on a Job
    it is fewer, but one at least."""
    if work.startswith("goal:"):
        return firefly().goals[work[5:]].misbehave
    printed = printed_cards(g, work)
    fewer = 0
    for perk in perks(g, seat, "fewer_cards"):
        gear = [gear_card(item) for item in carried_by(g, perk.item)]
        fewer += perk.n if any(perk.what in card.keywords for card in gear) else 0
    return max(min(printed, 1), printed - fewer)
