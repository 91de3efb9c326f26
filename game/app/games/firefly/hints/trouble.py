"""What is known of Misbehave cards before the first is turned up: the chance to pass them, and what they test."""

from __future__ import annotations

from typing import Any

from game.app.games.firefly.panels.asked import cards_on
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.app.table.percent import percent
from game.content.firefly import firefly
from game.content.firefly.records import SKILLS
from game.rules.firefly.outlook.odds import force, misbehave_chance
from game.rules.firefly.tokens import face, in_play

DECK = "misbehave"


def ahead(now: Situation) -> int:
    """The Misbehave cards before a team that is about to set out, 0 for none or another choice."""
    if now.kind != "TeamChoice":
        return 0
    choice: Any = now.choice
    goal = firefly().goals[choice.work[5:]] if choice.work.startswith("goal:") else None
    return goal.misbehave if goal else cards_on(now, choice.work)


def passing(now: Situation) -> str:
    """The chance that the team as it stands passes all of them, in percent."""
    return percent(misbehave_chance(force(now.g, now.seat)) ** ahead(now))


def rows(now: Situation, words: Words) -> list[b.Block]:
    """How many cards there are, and the chance to pass them."""
    cards = ahead(now)
    if not cards:
        return []
    chance = words("firefly.team.passes", chance=passing(now))
    return [b.Row("bolt", words("firefly.card.misbehave", n=cards), chance, "ink_red")]


def tests(now: Situation, words: Words) -> str:
    """How many cards of the deck test each Skill; "" where no card is ahead."""
    if not ahead(now):
        return ""
    deck = in_play(now.g.settings)[DECK]
    found = [_tested(item) for item in deck]
    told = {name: sum(name in one for one in found) for name in SKILLS}
    said = ", ".join(f"{words(f'firefly.skill.{name}')} {n}" for name, n in told.items())
    return words("firefly.team.tests", n=len(deck), tests=said)


def _tested(item: str) -> set[str]:
    """The Skills that the ways of a card test."""
    card = firefly().misbehave[face(item)]
    return {option.test.skill for option in card.options if option.test is not None}
