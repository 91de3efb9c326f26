"""The running attack in words and pictures for a stage: who faces whom, by what they fight, what is at stake."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.app.games.firefly.cards.tried import figures, gear, means
from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.duel.data import Means, Side
from game.content.firefly.records import Job
from game.rules.firefly.perks import leader_of, team
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import job_card
from game.rules.pirates.bound import captives
from game.rules.pirates.duel import WON, Duel
from game.rules.pirates.marks import prey_of, rival_of
from game.rules.pirates.odds import points_against, stake
from game.rules.pirates.piracy import PIRACY
from game.rules.pirates.sides import strength

ALL = 99
"""So many Goods are all that find room."""


class Dice(NamedTuple):
    """What both sides have thrown, and whether the totals are said; `won`: whether the attacker has won, None while it
    is open."""

    faces: tuple[int, ...] = ()
    back: tuple[int, ...] = ()
    won: bool | None = None


NOTHING = Dice()


def plain(icon: str, name: str) -> Means:
    """An answer that is no Skill."""
    return Means(icon, (96, 84, 62), name)


def running(g: Firefly) -> Duel | None:
    """The Showdown that waits until both are ready; None before its skills are chosen."""
    return next((step for step in reversed(g.stack) if isinstance(step, Duel)), None)


def fighters(now: Situation) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The Crew of both sides, who leads or is hunted in front."""
    g, prey = now.g, prey_of(now.g)
    seat, other = g.active, rival_of(g)
    mine = sorted(team(g, seat), key=lambda item: item != leader_of(g, seat))
    if other < 0:
        return tuple(mine), (prey,)
    return tuple(mine), tuple(sorted(now.crew(other), key=lambda item: item != prey))


def sides(
    now: Situation, words: Words, skill: str = "", reply: str = "", duel: Duel | None = None, dice: Dice = NOTHING
) -> tuple[Side, Side]:
    """Who attacks and who defends; `skill`, `reply`: what each has chosen, "" before that."""
    g, asked = now.g, now.decides
    seat, other = g.active, rival_of(g)
    mine, theirs = fighters(now)
    points = strength(g, seat, skill, duel.gift if duel else 0) if skill else 0
    against = points_against(g, reply, duel.regift if duel else 0) if reply else 0
    name = now.name(other) if other >= 0 else title(prey_of(g))
    role = "hunted" if other < 0 else "defends"
    return (
        Side(
            seat,
            now.name(seat),
            words("showdown.attacks"),
            figures(mine),
            means(words, skill, points) if skill else None,
            gear(g, mine),
            tuple(("d6", face) for face in dice.faces),
            sum(dice.faces) + points if dice.faces else None,
            asked == seat and dice.won is None,
            dice.won,
        ),
        Side(
            other,
            name,
            words(f"showdown.{role}"),
            figures(theirs),
            means(words, reply, against) if reply else None,
            gear(g, theirs),
            tuple(("d6", face) for face in dice.back),
            sum(dice.back) + against if dice.back else None,
            asked == other >= 0 and dice.won is None,
            None if dice.won is None else not dice.won,
        ),
    )


def at_risk(words: Words, card: str, over: bool = False) -> str:
    """What a lost Showdown costs the attacker; `over`: it has been lost."""
    risk = stake(card)
    found = [words("showdown.lost.kill", n=risk.kills)] if risk.kills else []
    found.append(words("showdown.lost.warrant" if risk.warrant else "showdown.lost.botched"))
    if risk.warrant and job_card(card).kind == PIRACY:
        found.append(words("showdown.lost.job"))
    return words("showdown.lost" if over else "showdown.if.lost", what=", ".join(found))


def steals(job: Job) -> str:
    """What a won Showdown over a Piracy Job takes: "goods", "jobs", or "" for neither."""
    whats = [do.what for band in job.options[0].bands if band.low == WON for do in band.do]
    return next((what.partition(":")[2] for what in whats if what in ("steal:goods", "steal:jobs")), "")


def at_stake(now: Situation, words: Words) -> str:
    """What the attacker takes from who defends if they win the Showdown (R-PB-54, R-PB-98, R-PB-115)."""
    g, prey = now.g, prey_of(now.g)
    job = job_card(g.work)
    if job.kind == PIRACY:
        what = prize(now, words, replace(job, pay=0))
    else:
        what = title(prey) if prey else ", ".join(map(title, captives(g, rival_of(g), g.work)))
    return words("showdown.stake", name=now.name(g.active), what=what)


def prize(now: Situation, words: Words, job: Job) -> str:
    """What a won Showdown brings."""
    for do in next(band for band in job.options[0].bands if band.low == WON).do:
        if do.what in ("steal:goods", "steal:jobs"):
            what = do.what.partition(":")[2]
            key = f"showdown.won.{what}" if do.n < ALL else f"showdown.won.{what}.all"
            per = words("showdown.won.pay", money=words("money", n=job.pay)) if job.pay else ""
            return words(key, n=do.n) + (f", {per}" if per else "")
    return words("showdown.won.bound", money=words("money", n=job.pay))
