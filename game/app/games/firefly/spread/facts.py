"""What the cards of a spread bring, as lines: Skill Points, traits, the hold of a ship, places and needs of a Job."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.app.games.firefly.cards.pages import goal_sum, good, keywords_on
from game.app.games.firefly.cards.ways import hoped
from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.app.games.firefly.spread.look import WORLD
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.app.table.spread.data import Fact
from game.content.firefly import firefly
from game.content.firefly.records import SKILLS, Crew, Drive, Gear, Job, Ship, Story
from game.rules.firefly.board import board
from game.rules.firefly.jobs.morals import immoral, legal
from game.rules.firefly.outlook.odds import band_chances, force
from game.rules.firefly.perks import carried_by, points
from game.rules.firefly.tokens import option_of

TEAMS = ("TeamChoice", "AloneChoice", "KillChoice")
"""The choices in which somebody counts with what they carry."""


def signs(now: Situation, item: str, record: object) -> tuple[tuple[str, int], ...]:
    """Skill Points: those a Job asks for, those of whoever goes with what they carry, or what is printed."""
    if now.kind in TEAMS or now.handing:
        numbers: Sequence[int] = [points(now.g, now.seat, item, name) for name in SKILLS]
    else:
        numbers = getattr(record, "skills", ()) or ()
    return tuple((name, n) for name, n in zip(SKILLS, numbers) if n)


def facts(now: Situation, words: Words, item: str, record: object) -> Iterator[Fact]:
    if isinstance(record, Crew):
        for name in record.professions:
            yield Fact("", words(f"firefly.profession.{name}"), ink="ink_mid")
        for name, icon in (("moral", "heart"), ("wanted", "target")):
            if getattr(record, name):
                yield Fact(icon, words(f"firefly.card.{name}"), ink="ink_mid")
        for gear in carried_by(now.g, item):
            yield Fact("gear", title(gear))
        if now.g.disgruntled.get(item):
            yield Fact("frown", words("firefly.card.angry"), ink="ink_red")
        if now.kind == "AloneChoice":
            yield _alone(now, words, item)
    elif isinstance(record, Ship):
        for name in ("hold", "stash", "crew", "upgrades"):
            yield Fact("", words(f"firefly.spread.{name}"), str(getattr(record, name)))
        yield from _drive(words, firefly().drives[record.drive])
    elif isinstance(record, Drive):
        yield from _drive(words, record)
    elif isinstance(record, Job):
        yield from _job(now, words, item, record)
    elif isinstance(record, Story):
        for i, goal in enumerate(record.goals, 1):
            yield Fact("", f"{i}. {goal.title}", goal_sum(words, goal))
    if isinstance(record, Gear) and (on := keywords_on(words, record)):
        yield Fact("hand", on, ink="ink_mid")


def _alone(now: Situation, words: Words, item: str) -> Fact:
    """How likely the test goes well that one of them takes alone."""
    choice: Any = now.choice
    option = option_of(choice.card, choice.option)
    assert option.test is not None
    skill, kosher, has = option.test.skill, option.test.kosher, force(now.g, now.seat)
    more = points(now.g, now.seat, item, skill, kosher) - has.skill(skill, kosher, True)
    well = hoped(option.bands)
    chance = sum(share for share, i in band_chances(has, option, more) if option.bands[i] in well)
    return Fact("dice", words("firefly.spread.well"), percent(chance), "ink_green" if chance >= 0.5 else "ink_red")


def _drive(words: Words, drive: Drive) -> Iterator[Fact]:
    yield Fact("", words("firefly.card.range"), str(drive.range))
    yield Fact("", words("firefly.spread.fuel"), str(drive.fuel))


def _job(now: Situation, words: Words, item: str, job: Job) -> Iterator[Fact]:
    planets, done = board(now.g).planets, now.g.stage.get(item, 0)
    for i, (stop, cards) in enumerate(zip(job.places, job.misbehave)):
        name = " / ".join(planets[place].name for place in stop)
        right, ink = str(cards) if cards else "", "ink_green" if i < done else "ink"
        yield Fact(f"{WORLD}{stop[0]}", name, right, ink, "bolt" if cards else "")
    load = ", ".join(good(words, do) for do in job.load)
    if load:
        yield Fact("import", load)
    needs = ", ".join(words(f"firefly.keyword.{word}") for word in job.keywords)
    if needs:
        yield Fact("hand", needs)


def law_of(now: Situation, words: Words, job: Job) -> Fact:
    """What law and morals say of a Job."""
    lawful = legal(now.g, now.seat, job)
    law = [words("firefly.card.legal" if lawful else "firefly.card.illegal")]
    if immoral(now.g, now.seat, job):
        law.append(words("firefly.card.immoral"))
    good_ = lawful and len(law) == 1
    return Fact("check" if good_ else "target", ", ".join(law), ink="ink_green" if good_ else "ink_red")
