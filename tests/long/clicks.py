"""How many clicks a turn takes: bots play, and what one of them answered is counted as a person would click it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.ai.levels import BOTS, LEVELS
from game.core.engine import RulesError
from game.core.ruleset import Ruleset
from game.core.session import Session
from tests.long.hand import Hand, Think, chosen, game, hands, in_hand
from tests.long.result import Result
from tests.long.tables import EVERY, Tables

Found = tuple[str, str, int]
LEVEL = 2


def clicks(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """Play `size` games of each game with the numbers of seats in turn and count the clicks of the first seat."""
    result = Result("clicks a turn of one person, where the others are bots")
    found: Counter[Found] = Counter()
    for rules, counts in in_hand(tables):
        for number in range(size):
            try:
                _one(rules, hands()[rules.id], counts[number % len(counts)], seed + number, found)
            except RulesError as error:
                result.faults.append(f"{rules.id}, seed {seed + number}: {error}")
            result.tried += 1
    result.notes = {"found": found}
    return result


def _one(rules: Ruleset[Any], hand: Hand, seats: int, seed: int, found: Counter[Found]) -> None:
    """One game: the clicks of every turn of the first seat, and by what they were."""
    names = [f"Seat {one + 1}" for one in range(seats)]
    turns: Counter[int] = Counter()

    def count(session: Session[Any], think: Think) -> str:
        key = think()
        if session.choice is not None and session.choice.seat == 0:
            g, option = session.state, session.option(key)
            now = hand.look(session, names, (0,))
            n = hand.clicks(now, option)
            found[rules.id, f"{now.kind} {key.partition(':')[0]}", n] += 1
            if g.turn and g.active == 0:
                turns[g.turn] += n
            elif g.turn:
                found[rules.id, "", 0] += n
        return key

    game(rules, seats, seed, chosen(rules.id, seed), [BOTS[LEVELS[LEVEL]]] * seats, count)
    found.update((rules.id, "turn", n) for n in turns.values())


def judged(result: Result) -> None:
    """Say the median and what nine of ten turns stay within; a median above what the game may take is a fault."""
    found: Any = result.notes.pop("found", Counter())
    for name, hand in hands().items():
        turns = sorted(
            Counter({n: many for (of, what, n), many in found.items() if (of, what) == (name, "turn")}).elements()
        )
        if not turns:
            continue
        middle, nine = turns[len(turns) // 2], turns[len(turns) * 9 // 10]
        spent: Counter[str] = Counter()
        for (of, what, n), many in found.items():
            if of == name and what not in ("", "turn"):
                spent[what] += n * many
        most = ", ".join(f"{what} {n / len(turns):.2f}" for what, n in spent.most_common(8))
        out = found[name, "", 0] / len(turns)
        result.notes[name] = (
            f"{len(turns)} turns; median {middle}, 90 % {nine}, out of turn {out:.2f} a turn; a turn: {most}"
        )
        if middle > hand.most:
            result.faults.append(f"{name}: {middle} clicks a turn, not {hand.most:g}")
