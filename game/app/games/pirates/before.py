"""What an attack comes to before anybody sets out: target, chances, what is won and what is risked, who will mind."""

from __future__ import annotations

from game.app.games.firefly.cards.ways import grudges
from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.app.games.pirates.facing import at_risk, prize
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.rules.firefly.cards.foretelling import moral, upset
from game.rules.firefly.jobs.morals import immoral as is_immoral
from game.rules.firefly.perks import all_crew, leader_of
from game.rules.firefly.tokens import job_card
from game.rules.pirates import odds
from game.rules.pirates.marks import prey_of, rival_of


def rows(now: Situation, words: Words) -> tuple[tuple[str, str, str], ...]:
    """What speaks for setting out: each part with its chance, what is won, what is risked, who will mind."""
    g, seat = now.g, now.seat
    card, other, prey = g.work, rival_of(g), prey_of(g)
    found = []
    if other >= 0:
        ways = odds.ways_aboard(g, seat, card, other)
        best = max(ways, key=lambda way: ways[way].chance)
        by = words("before.board", skill=words(f"firefly.skill.{best}"))
        found.append((by, percent(ways[best].chance), ""))
    clash = odds.chosen(odds.clashes(g, seat, card, other, prey))
    by = words("before.win", skill=words(f"firefly.skill.{clash.attack}"))
    found.append((by, percent(clash.best), ""))
    found.append((words("showdown.if.won", what=prize(now, words, job_card(card))), "", ""))
    found.append((at_risk(words, card), "", ""))
    minding = upset(g, seat, moral(g, seat)) if is_immoral(g, seat, job_card(card)) else []
    said = grudges(words, minding)
    return (*found, *(((words("firefly.warn.immoral", who="; ".join(said)), "", ""),) if said else ()))


def chance(now: Situation) -> str:
    """The chance of all of it."""
    g = now.g
    return percent(odds.attack_chance(g, now.seat, g.work, rival_of(g), prey_of(g)))


def minds(now: Situation, words: Words, crew: str, short: bool = False) -> str:
    """Who holds it against their captain if one of the own Crew is betrayed; "" for anybody else (R-PB-104). `short`:
    how many, where there is no room for names."""
    own = all_crew(now.g, now.seat)
    if crew not in own:
        return ""
    names = [title(one) for one in own if one not in (crew, leader_of(now.g, now.seat))]
    if short and len(names) > 1:
        return words("before.mind.many", n=len(names))
    return words("before.mind", names=", ".join(names)) if names else words("before.mind.nobody")
