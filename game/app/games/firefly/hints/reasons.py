"""Why a hint speaks for an answer: the trip it is part of, what a card brings and to which Job, an option's chance."""

from __future__ import annotations

from collections.abc import Callable

from game.app.games.firefly import boxes
from game.app.games.firefly.hints.opening import leader, opening
from game.app.games.firefly.hints.pays import paid, tested
from game.app.games.firefly.names import contact_name, title
from game.app.games.firefly.sayings import spared_leader
from game.app.games.firefly.situation import FLIGHTS, Situation
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.content.firefly import firefly
from game.content.firefly.records import SKILLS, Crew, Drive, Gear, Job, Upgrade
from game.core.steps import Option
from game.rules.firefly.bots.buys import buyer_of, gain
from game.rules.firefly.bots.errands import LOW_FUEL, Errand
from game.rules.firefly.bots.plans import AHEAD, Plan, best_plan
from game.rules.firefly.bots.turn import open_errands
from game.rules.firefly.outlook.odds import force, pass_chance
from game.rules.firefly.outlook.planner import helps, lacks, prospect, sellers
from game.rules.firefly.outlook.scoring import whole_force
from game.rules.firefly.outlook.voyage import ON, option_flies_on
from game.rules.firefly.story.stories import goal_now
from game.rules.firefly.tokens import face, option_of
from game.rules.firefly.zones import amount

CARDS = ("buy", "accept", "keep", "hire", "leader", "pick")
PLAIN = (
    "stop",
    "pay",
    "end",
    "go",
    "done",
    "unpaid",
    "keep",
    "reroll",
    "roll",
    "evade",
    "equip",
    "call",
    "load",
    "deliver",
    "fuel",
    "part",
    "sell",
    "cheer",
    "drop",
    "stay",
    "cancel",
    "draw",
    "discard",
    "cruiser",
    "cutter",
    "stow",
    "dump",
    "unstow",
    "option",
    "ace",
    "ignore",
)
"""Answers that have a reason in general, where there is none in particular."""


def reason(now: Situation, words: Words, option: Option, aims: tuple[str, ...] = ()) -> str:
    """What speaks for an answer as a sentence: what is true of it at this table, else the weightiest aim, else what
    such an answer is good for; "" for neither."""
    head, _, tail = option.key.partition(":")
    said = ""
    if now.g.turn == 0:
        said = opening(now, words, option)
    if said:
        return said
    own: Callable[..., str] | None = boxes.found("reasons", head)
    if own is not None and (said := own(now, words, option)):
        return said
    if head in FLIGHTS:
        said = _flight(now, words)
    elif head == "option":
        said = _option(now, words, int(tail))
    elif head == "kill":
        said = spared_leader(now, words, tail)
    elif head in ("work", "goal"):
        said = _work(now, words, option.key)
    elif head == "deal":
        said = words("firefly.hint.deals", name=contact_name(tail))
    elif head in CARDS and ("#" in tail or head == "leader"):
        said = card(now, words, tail)
    elif option.key in ("buy", "leave", "makework"):
        said = words(f"firefly.hint.why.{option.key}")
    if not said and aims:
        said = words(f"hint.firefly.{aims[0]}")
    if not said and head in PLAIN and words.has(f"firefly.hint.why.{head}"):
        said = words(f"firefly.hint.why.{head}")
    return said


def plan_of(now: Situation) -> Plan | None:
    """The trip that a captain plans from here, None where nothing is flown or done."""
    if now.g.turn == 0 or not now.g.ship.get(now.seat):
        return None
    return best_plan(now.g, now.seat, open_errands(now.g, now.seat), AHEAD)


def _flight(now: Situation, words: Words) -> str:
    """Where the ship had best be next, and what for."""
    plan = plan_of(now)
    if plan is None or plan.errand.place == now.g.ship[now.seat]:
        return ""
    return words("firefly.hint.way", place=now.where(plan.errand.place, words), deed=deed(now, words, plan.errand))


def deed(now: Situation, words: Words, errand: Errand) -> str:
    """What there is to do at a place, in words."""
    head, _, tail = errand.key.partition(":")
    own: Callable[..., str] | None = boxes.found("deeds", head)
    if own is not None and (said := own(now, words, errand.key)):
        return said
    if head == "deal":
        return words("firefly.hint.deal", name=contact_name(tail))
    if head == "work":
        return _job(now, words, tail, errand.after >= 0 or bool(now.g.stage.get(tail, 0)))
    if head == "goal":
        n = now.g.goals.get(now.seat, 0) + 1
        return words("firefly.hint.goal", n=n, goal=title(errand.key))
    if head == "buy":
        return _wanted(now, words, errand.place) or _sold(now, words, errand.place)
    return words(f"firefly.hint.{head}") if words.has(f"firefly.hint.{head}") else ""


def _wanted(now: Situation, words: Words, place: int) -> str:
    """What is sold at a place that a Job lacks, "" for nothing of the kind."""
    decks = {f"supply:{planet.supply}" for planet in now.place(place).planets if planet.supply}
    has = whole_force(now.g, now.seat)
    for job in (*now.held("active", now.seat), *now.held("hand", now.seat)):
        for missing in lacks(now.g, now.seat, job, has) if now.job(job) else ():
            if missing.kind in ("skill", "keyword") and any(one.deck in decks for one in sellers(now.g, missing)):
                what = words(f"firefly.{missing.kind}.{missing.what}")
                return words("firefly.hint.buy.for", what=what, job=title(job))
    return ""


def _sold(now: Situation, words: Words, place: int) -> str:
    """What a place is flown to for where no Job lacks what it sells: the best that lies open there, Fuel that is short,
    else what the deck may have for the next Goal."""
    g, seat, has = now.g, now.seat, whole_force(now.g, now.seat)
    buyer = buyer_of(g, seat, has)
    decks = [f"supply:{planet.supply}" for planet in now.place(place).planets if planet.supply]
    lying = [item for deck in decks for item in g.zones.get(f"{deck}.discard", ())]
    best = max(lying, key=lambda item: (gain(buyer, item), item), default="")
    if best and gain(buyer, best) > 0:
        return words("firefly.hint.buy.open", card=title(best))
    if amount(g, seat, "fuel") < LOW_FUEL:
        return words("firefly.hint.buy.fuel")
    goal = goal_now(g, seat)
    return words("firefly.hint.buy.goal", n=g.goals[seat] + 1) if goal else words("firefly.hint.buy")


def _job(now: Situation, words: Words, item: str, later: bool) -> str:
    """What is done for a Job: it is begun, or its second stage that pays."""
    job = now.job(item)
    if job is None:
        return title(item)
    key = "once" if len(job.places) < 2 else "pays" if later else "begin"
    return words(f"firefly.hint.job.{key}", job=title(item), money=paid(words, prospect(now.g, now.seat, item)))


def _option(now: Situation, words: Words, n: int) -> str:
    item = now.shown_card()
    if not item or item.startswith("goal:"):
        return ""
    option = option_of(item, n)
    if option.test is None:
        return words("firefly.hint.sure") if option.end in (ON, "proceed", "complete") else ""
    sails = now.kind == "NavChoice"
    chance = option_flies_on(now.g, now.seat, option) if sails else pass_chance(force(now.g, now.seat), option)
    return words("firefly.hint.chance", chance=percent(chance))


def _work(now: Situation, words: Words, key: str) -> str:
    """What a Job or a Goal brings."""
    head, _, item = key.partition(":")
    if head == "goal":
        return words("firefly.hint.fits", n=now.g.goals.get(now.seat, 0) + 1, goal=title(key))
    job = now.job(item)
    if job is None:
        return ""
    found = prospect(now.g, now.seat, item)
    chance, money, more = percent(found.whole), paid(words, found), tested(words, found)
    if len(job.places) > 1 and not now.g.stage.get(item, 0):
        to = " / ".join(firefly().map.planets[place].name for place in job.places[-1])
        said = words("firefly.hint.carries", job=job.title, place=to, money=money, chance=chance)
    else:
        said = words("firefly.hint.pays", money=money, chance=chance)
    return f"{said} {more}".strip()


def card(now: Situation, words: Words, item: str) -> str:
    """What a card is good for: the Job or Goal that lacks what it brings, what it pays, its Skill Points."""
    record = firefly().faces[face(item)]
    if isinstance(record, Job):
        return words("firefly.hint.job", money=words("money", n=record.pay))
    if isinstance(record, Crew) and record.leader:
        return leader(now, words, record)
    if isinstance(record, (Crew, Gear)):
        has = whole_force(now.g, now.seat)
        for job in (*now.held("active", now.seat), *now.held("hand", now.seat)):
            for missing in lacks(now.g, now.seat, job, has) if now.job(job) else ():
                if missing.kind in ("skill", "keyword") and helps(item, missing):
                    kind = "skill" if missing.kind == "skill" else "keyword"
                    what = words(f"firefly.{kind}.{missing.what}")
                    return words("firefly.hint.lacks", what=what, job=title(job))
        goal = goal_now(now.g, now.seat)
        wanted = {option.test.skill for option in goal.options if option.test} if goal else set()
        skills = [(getattr(record.skills, name), name) for name in SKILLS if getattr(record.skills, name)]
        for n, name in sorted(skills, reverse=True):
            if goal and name in wanted:
                skill = words(f"firefly.skill.{name}")
                return words("firefly.hint.aims", skill=skill, points=n, n=now.g.goals[now.seat] + 1)
        if skills:
            n, name = max(skills)
            return words("firefly.hint.skill", skill=words(f"firefly.skill.{name}"), n=n)
    return record.text if isinstance(record, (Gear, Upgrade, Drive)) else ""
