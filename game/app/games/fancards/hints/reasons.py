"""Why a hint speaks for an answer: the job it is part of, whom it troubles and how likely, what it brings."""

from __future__ import annotations

from collections.abc import Callable

from game.app.games.fancards.fight import chances
from game.app.games.fancards.hints.opening import opening
from game.app.games.fancards.names import called, title
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.core.steps import Option
from game.rules.fancards.bots.sense import Ways, tasks, worth
from game.rules.fancards.faces import is_epic, is_unit, job_face, place_face
from game.rules.fancards.reset import full_moves
from game.rules.fancards.scoring import done
from game.rules.fancards.state import SETUP, seat_of
from game.rules.fancards.verse.fighters import of_job
from game.rules.fancards.verse.odds import lane, odds
from game.rules.fancards.work.jobs import fits, held

PLAIN = (
    "done",
    "ready",
    "let",
    "fight",
    "fight_all",
    "pass",
    "hand",
    "squad",
    "discard",
    "attach",
    "play",
    "look",
    "charter",
    "heal",
    "answer",
    "nasty",
    "break_off",
    "sell",
    "alliance",
    "criminal",
    "pay",
    "recruit",
    "enough",
)
"""Answers that have a reason in general, where there is none in particular."""


def reason(now: Situation, words: Words, option: Option, aims: tuple[str, ...] = ()) -> str:
    """What speaks for an answer as a sentence: what is true of it at this table, else what such an answer is good for,
    else the weightiest aim; "" for none of them."""
    head = option.key.partition(":")[0]
    said = opening(now, words, option) if now.g.phase == SETUP else ""
    own = OWN.get(head)
    said = said or (own(now, words, option) if own is not None else "")
    key = f"fancards.hint.why.{now.kind}.{head}"
    for name in (key, f"fancards.hint.why.{head}"):
        if not said and head in PLAIN and words.has(name):
            said = words(name)
    return said or (words(f"fancards.hint.aim.{aims[0]}") if aims else "")


def _moved(now: Situation, words: Words, option: Option) -> str:
    """The job whose next place it is, else what the location pays, else the job it comes nearer to."""
    g, cell = now.g, option.target.partition(":")[2]
    if cell not in g.cells:
        return ""
    due = [job for job in held(g, now.seat) if fits(g, job, cell)]
    if due:
        best = max(due, key=worth)
        return words("fancards.hint.due", job=title(best), place=now.where(cell))
    gain = place_face(g.cells[cell]).gain
    points = gain.alliance + gain.criminal + gain.open
    if points:
        return words("fancards.hint.points", n=points, place=now.where(cell))
    if gain.credits:
        return words("fancards.hint.credits", n=gain.credits, place=now.where(cell))
    ways, moves = Ways(g, now.seat), full_moves(g, now.seat)
    held_ones = tasks(g, now.seat, ways)
    aim = max(held_ones, key=lambda task: task.promise(ways, cell, 0, moves), default=None)
    return words("fancards.hint.way", job=title(aim.job)) if aim else ""


def _job(now: Situation, words: Words, option: Option) -> str:
    """What a job brings."""
    job = option.source if option.source.partition("#")[1] else ""
    if not title(job):
        return ""
    gain = job_face(job).reward
    points = gain.alliance + gain.criminal + gain.open
    if is_epic(job):
        return words("fancards.hint.epic", n=done(now.g, now.seat) + (option.key.startswith("finish")))
    return words("fancards.hint.job", credits=gain.credits, n=points)


def _laid(now: Situation, words: Words, option: Option) -> str:
    """Whom it troubles, how near they are to winning, and the chance of a wound."""
    card, place = option.source, option.target.partition(":")[2]
    victim = seat_of(place)
    harm = chances.of_harm(now.g, words, card, place) if is_unit(card) else ""
    near = words("fancards.hint.near", name=now.name(victim), n=done(now.g, victim))
    return f"{near} {words('fancards.hint.harm', harm=harm)}" if harm else near


def _guard(now: Situation, words: Words, option: Option) -> str:
    """What comes of it when somebody meets an attacker."""
    g, card, unit = now.g, option.source, option.target
    said = lane(g, unit, (*g.guard.get(unit, ()), card))
    return words("fancards.hint.guard", card=called(unit), falls=percent(said.killed), hurt=percent(said.wounded[-1]))


def _fight(now: Situation, words: Words, option: Option) -> str:
    """The chance to win a fight of a job, or a challenge."""
    two = bool(title(option.source)) and not option.target.startswith("place:")
    if not two or now.kind == "Clash" or not _fights(option.target):
        return ""
    return words("fancards.hint.wins", chance=percent(odds(now.g, option.source, option.target).win))


def _fights(name: str) -> bool:
    return of_job(name) or "#" in name and ":" not in name and is_unit(name)


OWN: dict[str, Callable[[Situation, Words, Option], str]] = {
    "move": _moved,
    "take": _job,
    "finish": _job,
    "lay": _laid,
    "guard": _guard,
    "fight": _fight,
    "challenge": _fight,
}
"""By the word of an answer what is true of it at this table."""
