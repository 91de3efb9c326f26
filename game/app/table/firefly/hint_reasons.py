"""Why a hint speaks for an answer: the place and the errand it leads to, what a card brings, an option's chance."""

from __future__ import annotations

from game.app.table.firefly.names import contact_name, title
from game.app.table.firefly.situation import FLIGHTS, Situation
from game.app.table.odds import percent
from game.app.words import Words
from game.content.firefly_records import SKILLS, Crew, Gear, Job
from game.content.load import firefly
from game.core.steps import Option
from game.rules.firefly.outlook import force, pass_chance
from game.rules.firefly.planner import prospect
from game.rules.firefly.plans import Errand, best_plan, errands
from game.rules.firefly.tokens import face, option_of
from game.rules.firefly.voyage import ON, flies_on


def reason(now: Situation, words: Words, option: Option, aims: tuple[str, ...]) -> str:
    """What speaks for an answer as a sentence: what is true of it at this table, else the weightiest aim; "" for
    neither."""
    head, _, tail = option.key.partition(":")
    said = ""
    if head in FLIGHTS:
        said = _flight(now, words)
    elif head == "option":
        said = _option(now, words, int(tail))
    elif head == "work" and tail:
        said = _work(now, words, tail)
    elif head in ("buy", "accept", "keep", "hire", "leader") and "#" in tail:
        said = _card(words, tail)
    return said or next((words(f"hint.firefly.{aim}") for aim in aims), "")


def _flight(now: Situation, words: Words) -> str:
    """Where the ship had best be next, and what for."""
    found = errands(now.g, now.seat)
    plan = best_plan(now.g, now.seat, found, away=False)
    if plan is None:
        return ""
    there = [one for one in found if one.place == plan.place]
    best = max(there, key=lambda one: one.worth)
    return words("firefly.hint.way", place=now.where(plan.place), deed=deed(words, best))


def deed(words: Words, errand: Errand) -> str:
    """What there is to do at a place, in words."""
    head, _, tail = errand.key.partition(":")
    if head == "deal":
        return words("firefly.hint.deal", name=contact_name(tail))
    if head == "work":
        return words("firefly.hint.work", job=title(tail))
    if head == "goal":
        return words("firefly.hint.goal", goal=title(errand.key))
    return words(f"firefly.hint.{head}") if words.has(f"firefly.hint.{head}") else ""


def _option(now: Situation, words: Words, n: int) -> str:
    item = now.shown_card()
    if not item or item.startswith("goal:"):
        return ""
    option = option_of(item, n)
    if option.test is None:
        return words("firefly.hint.sure") if option.end in (ON, "proceed", "complete") else ""
    chance = flies_on(now.g, now.seat, item) if now.kind == "NavChoice" else pass_chance(
        force(now.g, now.seat), option)
    return words("firefly.hint.chance", chance=percent(chance))


def _work(now: Situation, words: Words, item: str) -> str:
    job = now.job(item)
    if job is None:
        return ""
    return words("firefly.hint.pays", money=job.pay, chance=percent(prospect(now.g, now.seat, item).chance))


def _card(words: Words, item: str) -> str:
    record = firefly().faces[face(item)]
    if isinstance(record, Job):
        return words("firefly.hint.job", money=record.pay)
    if isinstance(record, (Crew, Gear)) and any(record.skills):
        n, name = max((getattr(record.skills, name), name) for name in SKILLS)
        return words("firefly.hint.skill", skill=words(f"firefly.skill.{name}"), n=n)
    return ""
