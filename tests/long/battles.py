"""Battles by the machine against the chances that were told for them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from fractions import Fraction
from math import sqrt
from random import Random

from game.content.fistful import fistful
from game.core.chances import Chances
from game.core.engine import advance, settle
from game.core.rng import seeded
from game.core.steps import Option
from game.core.views import view
from game.rules.fistful.board import heist_of
from game.rules.fistful.crew import top_ammo, top_health
from game.rules.fistful.outlook.chances import Fight, mark
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import inventory, kind, special
from game.rules.fistful.zones import alert_cell
from tests.long.result import Result
from tests.rules.fistful.table import table

FOES = ("brute-2", "brute-3", "brute-4", "brute-5", "brute-6", "scalper-7", "trooper-7", "marshal-8", "hands-9")
GROUNDS = {"derelict": ("5,4", "5,5", "5,8"), "paradiso": ("3,1", "4,1", "7,1"), "intensive": ("1,0", "1,1", "3,4")}
"""Where seat 0, seat 1 and the enemy stand in a heist, in sight of each other."""
PER_CASE = 2_000
"""Battles by which one chance is judged."""
SURE = 5.0
"""By how many standard deviations what came out may differ from what was told: one case in millions does."""


def battles(size: int, seed: int, foes: Sequence[str] = FOES) -> Result:
    """Fight `size` battles against some of `foes`: each case has other fighters, Gear, Ammo, Health and means; every
    other one counts victories without a wound, the rest victories in the end."""
    result = Result("battles rolled by the machine, against exact chances")
    worst, cases = 0.0, 0
    while result.tried < size:
        many = min(PER_CASE, size - result.tried)
        told, won, name = case(Random(f"{seed}:{cases}"), cases % 2 == 0, many, foes)
        away = abs(won - many * float(told)) / sqrt(max(0.25, many * float(told) * (1 - float(told))))
        if (told in (0, 1) and won != many * told) or away > SURE:
            result.faults.append(f"seed {seed}, case {cases}: {name}: told {float(told):.4f}, won {won} of {many}")
        worst, cases = max(worst, away), cases + 1
        result.tried += many
    result.notes = {"cases": cases, "slowest to agree": round(worst, 2)}
    return result


def case(luck: Random, unhurt: bool, many: int, foes: Sequence[str] = FOES) -> tuple[Fraction, int, str]:
    """A chance that is told, how often it came out so, and what it was about."""
    g, token = laid_out(luck, foes)
    told = Fight(view(FISTFUL, g, 0), 0, token)
    means = luck.choice(told.all_means())
    chance = told.chance(means) if unhurt else told.in_the_end(means)
    true = Fight(g, 0, token)
    chances = true.unhurt if unhurt else true.won
    keys: dict[Hashable, str] = {}
    begun = true.begun(means)
    won = sum(_won(begun.copy(), token, chances, keys, unhurt, luck.getrandbits(60)) for _ in range(many))
    return chance, won, f"{g.hero} {g.sidekick} {token} {means} {'unhurt' if unhurt else 'end'}"


def laid_out(luck: Random, foes: Sequence[str]) -> tuple[Fistful, str]:
    """Seat 0 before an enemy, seat 1 perhaps in sight of it, with whatever crew and Gear."""
    foe = luck.choice(foes)
    heist = next(id for id in GROUNDS if any(foe in lot for lot in map(kinds, inventory(id, "normal").values())))
    card = heist_of(heist)
    groups = [star.crew for star in card.stars if not {*star.crew} & {*card.must_have}]
    needed = (*card.must_have, *(luck.choice(group) for group in groups))
    crew = luck.sample(sorted(who for who in fistful().crew if who not in needed), 4)
    for place, who in zip(luck.sample(range(4), len(needed)), needed):  # without them there is no heist
        crew[place] = who
    gear = luck.sample([card.id for card in fistful().gear.values() if {"battle", "hurt"} & set(card.when)], 4)
    here, beside, yonder = GROUNDS[heist]
    there = {0: here} | ({1: beside} if luck.random() < 0.5 else {})
    slots = {0: gear[: luck.randint(0, 2)], 1: gear[2 : 2 + luck.randint(0, 2)]}
    heroes, laid = f"{crew[0]}+{crew[1]},{crew[2]}+{crew[3]}", {yonder: f"{foe} up"}
    t = table(heroes, settings={"heist": heist}, at=there, tokens=laid, slots=slots)
    for seat in (0, 1):
        t.g.health[seat] = luck.randint(1, top_health(t.g, seat))
        t.g.ammo[seat] = luck.randint(0, top_ammo(t.g, seat))
    token = next(token for token in t.g.up if token.startswith(foe))
    if special(token) == "hunt" and luck.random() < 0.5:
        t.g.flags[f"turned:{token}"] = 1
    return t.g, token


def kinds(lot: Sequence[str]) -> set[str]:
    """The kinds of some tokens."""
    return set(map(kind, lot))


def _won(g: Fistful, token: str, chances: Chances[Fistful], keys: dict[Hashable, str], unhurt: bool, seed: int) -> bool:
    """Fight one battle with the best answers; the Hands of Blue are turned over by the first victory (R-FC-161)."""
    start, heroes, turned = dict(g.health), dict(g.hero), f"turned:{token}"
    twice = bool(g.flags.get(turned))
    g.rng = seeded(seed)
    while (choice := advance(g)) is not None:
        if g.hero != heroes or (unhurt and any(g.health[s] < start[s] for s in start)):
            return False
        where = mark(g)
        if where not in keys:
            keys[where] = chances.best(g)
        option: Option = next(o for o in choice.options(g) if o.key == keys[where])
        settle(g, option)
    hurt = any(g.health[s] < start[s] for s in start)
    beaten = alert_cell(g, token) < 0 or bool(g.flags.get(turned)) > twice
    return beaten and g.hero == heroes and not g.over and not (unhurt and hurt)
