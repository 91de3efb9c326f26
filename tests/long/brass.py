"""A seat that presses nothing but the brass button, beside bots of the lowest level: is it ever worse off than one of
them in its place, and does a press do harm?"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

from game.ai.levels import BOTS, LEVELS
from game.core.engine import RulesError
from game.core.ruleset import Ruleset
from game.core.session import Session
from tests.long.hand import Hand, Think, chosen, game, hands, in_hand
from tests.long.result import Result
from tests.long.tables import EVERY, Tables

ENOUGH = 20
"""Games of a table after which a difference is judged."""
SIGMAS = 2.5
"""By how many standard errors the seat must be worse before it counts."""
SHOWN = 12
Found = tuple[str, str]


def brass(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """Play `size` games of each game, the numbers of seats in turn. One seat does what the brass button does at each
    moment, each seat of a deal in turn, beside one game of that deal by bots alone; while the button waits for
    something that is chosen elsewhere, it takes what the bot in its place would take."""
    result = Result("the brass button pressed at every moment, beside a level-1 bot in the same place")
    found: Counter[Found] = Counter()
    for rules, counts in in_hand(tables):
        alone: dict[tuple[int, int], Session[Any]] = {}
        for number in range(size):
            turn, at = divmod(number, len(counts))
            deal, seat = divmod(turn, counts[at])
            _pair(rules, counts[at], seed + deal * len(counts) + at, seat, found, result, alone)
    result.notes = {"found": found}
    return result


def _pair(
    rules: Ruleset[Any],
    seats: int,
    seed: int,
    seat: int,
    found: Counter[Found],
    result: Result,
    alone: dict[tuple[int, int], Session[Any]],
) -> None:
    """One game by the button beside one without it; what both came to is counted under its table. `alone`: the last
    games without it by their seats and seeds, played once for all seats."""
    hand = hands()[rules.id]
    table = f"{rules.id} {seats}"
    names = [f"Seat {one + 1}" for one in range(seats)]
    bots = [BOTS[LEVELS[1]]] * seats
    settings = chosen(rules.id, seed)

    def press(session: Session[Any], think: Think) -> str:
        if session.choice is None or session.choice.seat != seat:
            return think()
        now = hand.look(session, names, (seat,))
        option = hand.lead(now)
        found[table, "pressed" if option else "elsewhere"] += 1
        if option is None:
            return think()
        harm = hand.harms(now, option)
        if harm and hand.asks(now, option):
            found[table, "asked first"] += 1
        elif harm:
            found[table, f"harm {harm}: {now.kind} {option.key.partition(':')[0]}"] += 1
            if len(result.faults) < SHOWN:
                at = f"seed {seed}, seat {seat}, answer {len(session.record)}"
                result.faults.append(f"{table}, {at}: {harm}, {now.kind} {option.key}")
        return option.key

    try:
        if (seats, seed) not in alone:
            for old in [key for key in alone if key[0] == seats]:
                del alone[old]
            alone[seats, seed] = game(rules, seats, seed, settings, bots)
        ends = game(rules, seats, seed, settings, bots, press), alone[seats, seed]
    except RulesError as error:
        result.faults.append(f"{table}, seed {seed}, seat {seat}: {error}")
        return
    result.tried += 1
    won, got = zip(*(_came_to(hand, rules, one.state, seat) for one in ends))
    for where in (table, f"{rules.id} all"):
        found[where, "games"] += 1
        for what, (mine, theirs) in (("wins", won), ("earned", got)):
            found.update({(where, what): mine, (where, f"{what} bot"): theirs})
            found.update({(where, f"{what} diff"): mine - theirs, (where, f"{what} square"): (mine - theirs) ** 2})


def _came_to(hand: Hand, rules: Ruleset[Any], g: Any, seat: int) -> tuple[float, float]:
    """Whether a seat has won, in part where it shares the victory, and what it has earned."""
    outcome = rules.outcome(g)
    won = 0.0
    if outcome is not None:
        won = float(outcome.won) if rules.cooperative else (seat in outcome.winners) / max(1, len(outcome.winners))
    return won, hand.earned(g, seat)


def judged(result: Result) -> None:
    """Say of every table what was found; a seat that is worse off than chance explains is a fault."""
    found: Any = result.notes.pop("found", Counter())
    for table in sorted({where for where, what in found if what == "games"}):
        games = found[table, "games"]
        said = f"{games} games"
        for what, unit in (("wins", "%"), ("earned", "")):
            times = 100 if unit else 1
            mine, theirs = (times * found[table, name] / games for name in (what, f"{what} bot"))
            mean = found[table, f"{what} diff"] / games
            spread = sqrt(max(0.0, found[table, f"{what} square"] / games - mean**2) / games)
            bound = SIGMAS * spread
            said += f"; {what} {mine:,.0f}{unit} (bot {theirs:,.0f}{unit}, chance {times * bound:,.0f}{unit})"
            if games >= ENOUGH and mean < -bound:
                result.faults.append(f"{table}: {what} {mine:,.1f}{unit}, a level-1 bot {theirs:,.1f}{unit}")
        pressed, elsewhere = found[table, "pressed"], found[table, "elsewhere"]
        if pressed + elsewhere:
            said += f"; button on {pressed / (pressed + elsewhere):.0%}, asked first {found[table, 'asked first']}"
        harms = [f"{what} {n}" for (where, what), n in sorted(found.items()) if where == table and what[:5] == "harm "]
        result.notes[table] = said + "".join(f"; {one}" for one in harms)
