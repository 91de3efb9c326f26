"""How a bot fights."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.reactions import React
from game.rules.fistful.battle.encounter import Target
from game.rules.fistful.battle.rounds import Ready, Round
from game.rules.fistful.battle.sums import ammo_of, strength, total
from game.rules.fistful.board import heist_of
from game.rules.fistful.bots.taste import Taste
from game.rules.fistful.cards.gear import card_of
from game.rules.fistful.outlook.face_down import win_chance
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import number
from game.rules.fistful.zones import threats


def target(g: Fistful, step: Target, options: Sequence[str], taste: Taste) -> str:
    """The weakest enemy."""
    return min(options, key=lambda key: number(key[7:]))


def words_of(key: str) -> dict[str, int | str | bool]:
    """The words of the Gear card in an option's key, none for other options."""
    if not key.startswith("use:"):
        return {}
    return {word.name: word.value for word in card_of(key[4:].partition(":")[0]).do}


def ready(g: Fistful, step: Ready, options: Sequence[str], taste: Taste) -> str:
    """Blow up what is strong, call for backup where it helps and hurts nobody too much, else roll."""
    need, seat = strength(g, step.token), step.seat
    precious = heist_of(g.heist).must_not_fall
    for key in options:
        words = words_of(key)
        if "blast" in words and need >= 4:
            return key
        if ("heal" in words or "heal_other" in words) and g.health[seat] <= 2 and not key.endswith(":refill"):
            return key
    alone = win_chance(g, seat, need, ammo=2)
    best, pick = alone + 0.25, "fight"
    for key in options:
        if key.startswith("backup:"):
            other = int(key[7:])
            together = win_chance(g, seat, need, other)
            risk = 0.3 if g.health[other] <= 2 or g.health[seat] <= 1 else 0.0
            if g.hero[other] in precious and g.health[other] <= 3:
                risk += 0.5
            if together - risk > best:
                best, pick = together - risk, key
    return pick


def answer(g: Fistful, step: Round, options: Sequence[str], taste: Taste) -> str:
    """The cheapest way to win the round; without one, fight on or fall back by the odds."""
    seat, need = step.seat, strength(g, step.token)
    short = need - total(g, seat, step.helper)
    precious = g.hero[seat] in heist_of(g.heist).must_not_fall
    dire = g.health[seat] <= 2
    if "skill:book" in options and short == 0:
        return "skill:book"
    if "skill:mal" in options and short >= 0:
        return "skill:mal"
    shots = [key for key in options if key.startswith("ammo:")]
    if shots:
        last = int(shots[-1][5:])
        if last <= 2 or dire or last < ammo_of(g, seat):
            return shots[-1]
    gear = _gear(g, options, short, dire)
    if gear:
        return gear
    if "again" in options:
        return "again"
    chance = win_chance(g, seat, need, step.helper, ammo=2)
    if "yield" in options:
        return shots[-1] if shots else "yield"
    if "retreat" not in options:
        return "health"
    flare = next((key for key in options if "escape" in words_of(key)), "")
    if g.health[seat] <= 1:
        return flare or "health"
    nerve = taste.nerve if g.health[seat] >= 4 else 0.45 if g.health[seat] == 3 else 0.65
    if precious:
        nerve += 0.3 if flare else 0.15  # an escape that costs no Health is what a Signal Flare is carried for
    if chance >= nerve:
        return "health"
    return flare or "retreat"


def _gear(g: Fistful, options: Sequence[str], short: int, dire: bool) -> str:
    """Arms that win the round now or may, and supplies in need; the smallest that is enough."""
    best, spare = "", 99
    for key in options:
        words = words_of(key)
        bonus = int(words.get("roll_bonus", 0))
        if bonus > short and bonus - short < spare:
            best, spare = key, bonus - short
        elif not best and "extra_die" in words and int(words["extra_die"]) > short:
            best, spare = key, 50
        elif not best and short > 0 and ("reroll" in words or "blast" in words):
            best, spare = key, 60
        elif not best and 0 < bonus <= short < 2 * bonus and dire:
            best, spare = key, 70
    if best:
        return best
    heals = [key for key in options if words_of(key).keys() & {"heal", "heal_other"} and not key.endswith(":refill")]
    return heals[0] if dire and heals else ""


def react(g: Fistful, step: React, options: Sequence[str]) -> str:
    """Stop the Timer, take the vest when it counts, avoid what is too strong."""
    first = options[0]
    if step.word == "timer":
        return first
    if step.word == "hurt":
        return first if g.health[step.seat] <= 3 else "pass"
    weakest = min((number(token) for token in threats(g, step.seat)), default=0)
    return first if win_chance(g, step.seat, weakest, ammo=2) < 0.6 or g.health[step.seat] <= 2 else "pass"
