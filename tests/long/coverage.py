"""Does everything occur? Games between bots of the lower levels, such that do anything and such that do what is rare;
what there is and what never came up is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from game.ai.bot import Bot
from game.ai.levels import BOTS
from game.core.engine import RulesError, advance, legal, settle
from game.core.rng import mix, seeded
from game.core.ruleset import Ruleset
from game.core.views import view
from tests.contract.playing import Boxed
from tests.long.census import Census
from tests.long.census_firefly import FireflyCensus
from tests.long.census_pirates import PiratesCensus
from tests.long.curious import Curious
from tests.long.result import Result
from tests.long.tables import BOX, EVERY, Tables
from tests.told import lines

CENSUS: dict[str, type[Census]] = {"firefly": FireflyCensus, BOX: PiratesCensus}
MOST = 12_000
"""Answers in one game."""
LISTED = 20
"""From so many games of a ruleset on all that never occurred is listed."""
ENOUGH = 1_000
"""From so many on it is a fault."""
CHECKED = 10
"""Every so many answers the state is looked at for what must not be."""
GAMES = "games"


def coverage(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """Play `size` games of every ruleset, Firefly with its box being one, the numbers of seats taking turns, the bots
    by chance."""
    result = Result("what occurs in games between bots")
    found: Counter[tuple[str, str]] = Counter()
    bots = {**BOTS, "curious": Curious()}
    for rules, counts in tables.walked():
        name = named(rules)
        for i in range(size):
            census = CENSUS.get(name, Census)(rules)
            turn, place = divmod(seed + i, len(counts))
            seats = counts[place]
            one_game(rules, seats, seed + i, census.settings(seats, turn), census, bots, result)
            found[name, GAMES] += 1
            found.update((name, what) for what in census.found)
    result.notes = {"found": found}
    return result


def named(rules: Ruleset[Any]) -> str:
    """How the games of a ruleset are counted: by its id, or by the box."""
    return BOX if isinstance(rules, Boxed) else rules.id


def one_game(
    rules: Ruleset[Any],
    seats: int,
    seed: int,
    settings: dict[str, str],
    census: Census,
    bots: Mapping[str, Bot],
    result: Result,
) -> None:
    """One game, heard by a census."""
    mixed = Random(seed)
    players = [bots[mixed.choice(census.players)] for _ in range(seats)]
    g = rules.new(seats, seed, settings)
    g.news = []
    luck = seeded(seed)
    wrong: list[str] = []
    try:
        with census.watching():
            choice = advance(g)
        for number in range(MOST):
            if choice is None:
                break
            with census.watching():
                options = legal(g)
            census.asked(g, choice)
            luck = mix(luck + number)
            key = options[0].key
            if len(options) > 1:
                key = players[choice.seat](rules, view(rules, g, choice.seat), choice, options, luck >> 1)
            census.answered(g, choice, key)
            with census.watching():
                settle(g, next(option for option in options if option.key == key))
                choice = advance(g)
            if number % CHECKED == 0:
                wrong += rules.faults(g)
            for line in lines(g.news):
                census.heard(g, line)
            g.news.clear()
        result.tried += 1
    except RulesError as error:
        wrong.append(str(error))
    result.faults += [f"{rules.id}, {seats} seats, seed {seed}, {settings}: {one}" for one in wrong]


def judged(result: Result) -> None:
    """Say of every game what there is, how much of it occurred and what never did; after ENOUGH games that is a fault
    unless it is explained."""
    found: Any = result.notes.pop("found", Counter())
    for rules, _ in EVERY.walked():
        game = named(rules)
        games = found[game, GAMES]
        if not games:
            continue
        census = CENSUS.get(game, Census)(rules)
        expected = census.expected()
        never = sorted(name for name in expected if not found[game, name])
        open_ = [name for name in never if name not in census.explained]
        said = f"{games} games, {len(expected) - len(never)} of {len(expected)} things occurred"
        if len(open_) < len(never):
            said += f", {len(never) - len(open_)} are explained"
        if open_ and games >= LISTED:
            said += f"; never {', '.join(open_)}"
        result.notes[game] = said
        if open_ and games >= ENOUGH:
            result.faults.append(f"{game}: {len(open_)} things never occurred in {games} games")
