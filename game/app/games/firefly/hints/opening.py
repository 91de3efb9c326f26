"""Why a hint speaks for a first choice, before anybody has a turn: Leader, ship, place, Story, Jobs that are kept."""

from __future__ import annotations

from game.app.games.firefly.names import contact_name, deck_name
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.content.firefly import firefly
from game.content.firefly.records import SKILLS, Crew
from game.core.steps import Option
from game.rules.firefly.board import find, homes_at, near, supply_at
from game.rules.firefly.bots.choices import start_wish
from game.rules.firefly.outlook.planner import lacks
from game.rules.firefly.outlook.scoring import whole_force
from game.rules.firefly.set_up.dealing import HAND
from game.rules.firefly.tokens import face, job_card

FIRST = "king-of-all-londinium"
"""The Story that is good for a first game (R-FB-79)."""
ALIKE = 1.0
"""Jobs that promise so little more than each other, in $, are as good as each other."""


def opening(now: Situation, words: Words, option: Option) -> str:
    """What is true of an answer before the first turn, or that it makes no difference; "" for other choices."""
    head, _, tail = option.key.partition(":")
    if head == "leader":
        return leader(now, words, firefly().crew[tail])
    if head == "ship":
        return _ship(now, words, tail)
    if head == "story":
        return words("firefly.hint.story.first" if face(tail) == FIRST else "firefly.hint.story.same")
    if head == "place":
        return _place(now, words, find(now.g, tail))
    if head == "give":
        return _given(now, words, tail)
    if now.kind == "KeepJobs" and head == "done":
        return words("firefly.hint.kept", n=min(HAND, len(now.held("hand", now.seat))))
    return ""


def leader(now: Situation, words: Words, record: Crew) -> str:
    """Which Goal of the Story tests what a Leader is good at; else whether another has more of it."""
    story = firefly().stories.get(now.story())
    skills = sorted(((getattr(record.skills, name), name) for name in SKILLS), reverse=True)
    for n, goal in enumerate(story.goals if story else (), 1):
        tested = {option.test.skill for option in goal.options if option.test}
        best = next((name for points, name in skills if points and name in tested), "")
        if best:
            return words("firefly.hint.leader", skill=words(f"firefly.skill.{best}"), n=n, goal=goal.title)
    points, name = skills[0]
    others = [firefly().crew[option.key[7:]] for option in now.find("leader")]
    most = all(getattr(other.skills, name) <= points for other in others)
    key = "firefly.hint.leader.most" if points and most else "firefly.hint.leader.text"
    return words(key, skill=words(f"firefly.skill.{name}"), n=points, text=record.text)


def _ship(now: Situation, words: Words, name: str) -> str:
    """What a ship has more of than another on offer, or that all are alike."""
    ships = [firefly().ships[option.key[5:]] for option in now.find("ship")]
    own, drives = firefly().ships[name], firefly().drives
    for what in ("hold", "stash", "crew", "upgrades"):
        if getattr(own, what) > min(getattr(ship, what) for ship in ships):
            return words(f"firefly.hint.ship.{what}", n=getattr(own, what))
    core = drives[own.drive]
    if core.range > min(drives[ship.drive].range for ship in ships):
        return words("firefly.hint.ship.drive", n=core.range, drive=core.title)
    return words("firefly.hint.ship.same", drive=core.title, n=core.range)


def _place(now: Situation, words: Words, at: int) -> str:
    """What there is to do where a ship starts, and whether the Reavers are far."""
    g = now.g
    deck = deck_name(words, f"supply:{supply}") if (supply := supply_at(g, at)) else ""
    who = ", ".join(contact_name(contact) for contact in homes_at(g, at))
    if not deck and not who:
        return ""
    said = words(f"firefly.hint.place.{'both' if deck and who else 'deck' if deck else 'contact'}", deck=deck, who=who)
    far = at != g.cutter and g.cutter not in near(g, at)
    return f"{said} {words('firefly.hint.place.far')}" if far else said


def _given(now: Situation, words: Words, item: str) -> str:
    """Why a Job is the one to give up: what it pays and lacks, or that another would do as well."""
    hopes = {job: start_wish(now.g, now.seat, job) for job in now.held("hand", now.seat)}
    if sum(hope - hopes[item] < ALIKE for hope in hopes.values()) > 1:
        return words("firefly.hint.give.same")
    missing = [
        one for one in lacks(now.g, now.seat, item, whole_force(now.g, now.seat)) if one.kind in ("skill", "keyword")
    ]
    pay, cards = words("money", n=job_card(item).pay), sum(job_card(item).misbehave)
    if cards > 1:
        return words("firefly.hint.give.misbehave", n=cards, money=pay)
    if not missing:
        return words("firefly.hint.give", money=pay)
    what = ", ".join(words(f"firefly.{one.kind}.{one.what}") for one in missing)
    return words("firefly.hint.give.lacks", money=pay, what=what)
