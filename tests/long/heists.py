"""Whole heists: how often is each won, by how many players, at each level, by which crew; is every card used?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

from game.ai import greedy, search
from game.ai.bot import Bot
from game.ai.match import play
from game.content.fistful import fistful
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import AnyChoice, Option
from game.rules.fistful.outlook.drafting import UNFIT, best_of
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.setup import PickHero, PickSidekick
from tests.long.result import Result

LEVELS = ("easy", "normal", "hard")
WON = (0.35, 0.65)
"""How often a table should win at the level "normal"."""
HALF = 0.5
"""How often a hero, a Sidekick, a pair should win at least, as a share of what the best does."""
ENOUGH, ENOUGH_OF_ONE = 1_000, 200
"""Games of one table, and of one hero, Sidekick or pair, after which the figures are judged."""
Found = tuple[str, str, str]
"""Which heist, which of its tables or crew, and what is counted there."""


def led(rules: Ruleset[Any], sight: State, choice: AnyChoice, options: Sequence[Option], seed: int) -> str:
    """The best bot as far as thousands of games can have it: it chooses the crew, and the greedy bot plays on."""
    bot: Bot = search.choose if isinstance(choice, (PickHero, PickSidekick)) else greedy.choose
    return bot(rules, sight, choice, options, seed)


def heists(size: int, seed: int) -> Result:
    """Play `size` games of each heist with each number of seats at each level."""
    result = Result("heists with the crew that the best bot chooses, played by greedy bots")
    found: Counter[Found] = Counter()
    for heist in fistful().heists:
        for seats in range(FISTFUL.seats[0], FISTFUL.seats[1] + 1):
            for level in LEVELS:
                for number in range(size):
                    _one(heist, (f"{seats} {level}",), (led,) * seats, seed + number, {"level": level}, found, result)
    result.notes = {"found": found}
    return result


def crews(size: int, seed: int) -> Result:
    """Play `size` games of each heist with every hero and Sidekick, beside the pair that suits them best."""
    result = Result("heists by every pair beside the one that the best bot chooses for it, greedy bots")
    found: Counter[Found] = Counter()
    for heist in fistful().heists:
        for hero, mate in permutations(fistful().crew, 2):
            beside = partner(heist, hero, mate)
            if not beside:
                continue
            pair = f"{hero}+{mate}"
            who = f"hero {hero}", f"sidekick {mate}", pair
            for number in range(size):
                _one(heist, who, (greedy.choose,) * 2, seed + number, {"heroes": f"{pair},{beside}"}, found, result)
    result.notes = {"found": found}
    return result


def partner(heist: str, hero: str, mate: str) -> str:
    """Who promises most beside a hero and a Sidekick, "" when with nobody they could do the objectives."""
    others = [pair for pair in permutations(fistful().crew, 2) if not {*pair} & {hero, mate}]
    worth = {pair: best_of(heist, (hero, pair[0]), (mate, pair[1])) for pair in others}
    best = max(others, key=lambda pair: worth[pair])
    return "+".join(best) if worth[best] > UNFIT else ""


def _one(
    heist: str,
    tables: tuple[str, ...],
    bots: tuple[Bot, ...],
    seed: int,
    settings: dict[str, str],
    found: Counter[Found],
    result: Result,
) -> None:
    """Play one game and count it for its tables."""
    g = FISTFUL.new(len(bots), seed, {"heist": heist, **settings})
    played = play(FISTFUL, g, bots, seed)
    result.tried += 1
    for card in played.used:
        found["", "used", card] += 1
    if played.failure or played.outcome is None:
        result.faults.append(f"{heist} {settings}, {len(bots)} seats, seed {seed}: {played.failure or 'not over'}")
    for table in tables:
        found[heist, table, "games"] += 1
        found[heist, table, "won"] += played.won


def _rates(result: Result) -> tuple[Counter[Found], dict[str, dict[str, float]]]:
    """What was counted, and of every heist how often each table won."""
    found: Any = result.notes.pop("found", Counter())
    rates: dict[str, dict[str, float]] = {}
    for heist, table, what in found:
        if what == "games":
            rates.setdefault(heist, {})[table] = found[heist, table, "won"] / found[heist, table, "games"]
    return found, rates


def judged(result: Result) -> None:
    """The win rates of every table; after ENOUGH games those out of their bounds or order are faults, and cards that
    nobody ever used."""
    found, rates = _rates(result)
    for heist, at in rates.items():
        result.notes[heist] = "; ".join(f"{table} {rate:.1%}" for table, rate in at.items())
        for seats in {table.partition(" ")[0] for table in at}:
            easy, normal, hard = (at[f"{seats} {level}"] for level in LEVELS)
            if found[heist, f"{seats} normal", "games"] < ENOUGH:
                continue
            if not WON[0] <= normal <= WON[1]:
                result.faults.append(f"{heist}, {seats} seats: {normal:.1%} won at the level normal")
            if not easy > normal > hard:
                result.faults.append(f"{heist}, {seats} seats: levels out of order, {easy:.1%} {normal:.1%} {hard:.1%}")
    never = [card for card in FISTFUL.cards() if not found["", "used", card]]
    result.notes["never used"] = ", ".join(never) or "none"
    if never and result.tried >= ENOUGH:
        result.faults.append(f"never used: {', '.join(never)}")


def judged_crews(result: Result) -> None:
    """How often the heroes, Sidekicks and pairs won, the best first; those with enough games that win less than HALF as
    often as the best of their kind are faults. Of pairs only the number that do is told."""
    found, rates = _rates(result)
    for heist, at in rates.items():
        for kind in ("hero", "sidekick", "pair"):
            ours = [name for name in at if (name.partition(" ")[0] if " " in name else "pair") == kind]
            order = sorted(ours, key=lambda name: -at[name])
            if kind != "pair":
                said = ", ".join(f"{name.partition(' ')[2]} {at[name]:.0%}" for name in order)
                result.notes[f"{heist}, {kind}"] = said
            enough = [name for name in order if found[heist, name, "games"] >= ENOUGH_OF_ONE]
            weak = [name for name in enough if at[name] < HALF * at[enough[0]]]
            if weak:
                result.faults.append(f"{heist}: below half of {enough[0]}: {', '.join(weak)}")
