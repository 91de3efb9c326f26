"""Whole games between equal bots: does every seat win its share, does every game end, does every card come up?"""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.ai.match import play_game
from game.core.news import News
from game.core.ruleset import Ruleset
from game.rules.keepflyin.news import Caught
from tests.long.result import Result
from tests.long.tables import EVERY, Tables

BOT = "greedy"
MOST_FOR_ONE = 1.35
"""How much more than its fair share a seat may win."""
ROUNDS = (25, 60)
ENDLESS = 0.02
CAUGHT = (0.10, 0.60)
"""How many captains an enemy should catch at least once."""
ENOUGH = 1_000
"""Games with one number of seats after which the figures are judged."""
Found = tuple[str, str, Any]
"""A table or game, what is counted there, and of which value: a seat, a reason, a length, a card."""


def balance(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """Play `size` games of every competitive game with every number of seats, all seats by the same bot."""
    result = Result(f"games between equal {BOT} bots")
    found: Counter[Found] = Counter()
    for rules, counts in tables.all():
        for seats in () if rules.cooperative else counts:
            for number in range(size):
                _one(rules, seats, seed + number, found, result)
    result.notes = {"found": found}
    return result


def _one(rules: Ruleset[Any], seats: int, seed: int, found: Counter[Found], result: Result) -> None:
    """Play one game and count what happens in it, under its table."""
    caught: set[int] = set()

    def hear(line: News) -> None:
        if isinstance(line, Caught):
            caught.add(line.seat)

    played = play_game(rules.id, seats, seed, (BOT,), hear=hear)
    table = f"{rules.id} {seats}"
    result.tried += 1
    found[table, "games", ""] += 1
    found[table, "caught", ""] += len(caught)
    found.update((rules.id, "used", card) for card in played.used)
    if played.failure:
        result.faults.append(f"{table}, seed {seed}: {played.failure}")
    elif played.outcome is None:
        found[table, "endless", ""] += 1
    else:
        found[table, "why", played.outcome.why] += 1
        found[table, "rounds", played.rounds] += 1
        found.update((table, "wins", seat) for seat in played.outcome.winners)


def judged(result: Result) -> None:
    """Say of every table what was found; after ENOUGH games what is out of bounds is a fault."""
    found: Any = result.notes.pop("found", Counter())
    for rules, counts in EVERY.all():
        played = [seats for seats in counts if found[f"{rules.id} {seats}", "games", ""]]
        for seats in played:
            _table(f"{rules.id} {seats}", seats, found, result)
        never = [card for card in rules.cards() if not found[rules.id, "used", card]]
        if never and any(found[f"{rules.id} {seats}", "games", ""] >= ENOUGH for seats in played):
            result.faults.append(f"{rules.id}: never used {', '.join(never)}")


def _table(table: str, seats: int, found: Counter[Found], result: Result) -> None:
    """Judge the games of one number of seats."""
    games = found[table, "games", ""]
    wins = [found[table, "wins", seat] for seat in range(seats)]
    lengths = sorted(_of(table, "rounds", found).elements()) or [0]
    middle = lengths[len(lengths) // 2]
    best = max(wins) * seats / max(1, sum(wins))
    endless, caught = found[table, "endless", ""] / games, found[table, "caught", ""] / (games * seats)
    result.notes[table] = (
        f"{games} games; wins {wins}, best seat {best:.2f} of its share; rounds {lengths[0]} to {lengths[-1]}, "
        f"median {middle}; endless {endless:.2%}; captains caught {caught:.1%}; ends {dict(_of(table, 'why', found))}"
    )
    if games < ENOUGH:
        return
    for wrong, said in (
        (best > MOST_FOR_ONE, f"a seat wins {best:.2f} of its share"),
        (not ROUNDS[0] <= middle <= ROUNDS[1], f"median of {middle} rounds"),
        (endless >= ENDLESS, f"{endless:.2%} never end"),
        (not CAUGHT[0] <= caught <= CAUGHT[1], f"{caught:.1%} of the captains are caught"),
    ):
        if wrong:
            result.faults.append(f"{table}: {said}")


def _of(table: str, what: str, found: Counter[Found]) -> Counter[Any]:
    """What was counted of one thing at a table, by value."""
    return Counter({value: count for (where, of, value), count in found.items() if (where, of) == (table, what)})
