"""Random play with every law checked after every decision.

A fault names game, seats and seed; the answers lie in a replay that `verse replay` plays again.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from game.core import codec
from game.core.engine import RulesError, advance, legal, settle
from game.core.ruleset import Ruleset
from game.core.session import Session
from game.core.state import State
from game.rules.registry import RULESETS
from game.save.replays import SUFFIX, played_here, write
from tests.contract.playing import observed, other_world
from tests.long.result import Result
from tests.long.tables import EVERY, Tables, house

LONGEST = 20_000
"""Random captains at a full table take several thousand decisions; a game still on after so many has no end."""
WHOLE = 5


class Walk:
    """Random games in turn, with every number of seats the tables allow; a Walk knows where it is for the message of a
    fault."""

    def __init__(self, size: int, seed: int, result: Result, tables: Tables) -> None:
        self.size, self.seed, self.result = size, seed, result
        self.luck = Random(seed)
        self.tables = tables.walked()
        self.rules: Ruleset[Any] = RULESETS[0]
        self.seats = 0
        self.settings: dict[str, str] = {}
        self.record: list[str] = []
        self.games = 0

    def begin(self) -> State:
        """The next game; its number of seats and its ruleset take turns, its settings are by chance."""
        self.seed += 1
        self.rules, counts = self.tables[self.games % len(self.tables)]
        self.seats = counts[self.games // len(self.tables) % len(counts)]
        self.games += 1
        self.record = []
        self.settings = house(self.rules, Random(self.seed))
        g: State = self.rules.new(self.seats, self.seed, self.settings)
        advance(g)
        return g

    def fault(self, what: str) -> None:
        """Write a fault down with all that is needed to see it again."""
        path = Path("out") / "long" / f"{self.rules.id}-{self.seats}-{self.seed}-{len(self.record)}{SUFFIX}"
        if len(self.result.faults) < 100:
            names = [f"Seat {seat + 1}" for seat in range(self.seats)]
            write(played_here(self.rules.id, self.rules.title, names, self.seed, self.settings, self.record), path)
        game = f"game {self.rules.id}, seats {self.seats}, seed {self.seed}, {self.settings or 'plain'}"
        self.result.faults.append(f"{what} | {game}, {len(self.record)} answers | verse replay {path}")


def invariants(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """Play `size` decisions at random; after each the state has no faults, options are pure and differ by key."""
    result = Result("random decisions with all invariants")
    walk = Walk(size, seed, result, tables)
    ended: Counter[str] = Counter()
    played: Counter[str] = Counter()
    while result.tried < size:
        g = walk.begin()
        while g.stack and len(walk.record) < LONGEST and result.tried < size:
            before = g.copy()
            options = legal(g)
            if legal(g) != options or g != before:
                walk.fault("listing the options changed the game")
            keys = [o.key for o in options]
            if not keys or len(set(keys)) < len(keys):
                walk.fault(f"options {keys}")
                break
            option = walk.luck.choice(options)
            walk.record.append(option.key)
            result.tried += 1
            played[walk.settings.get("heist", walk.rules.id)] += 1
            try:
                settle(g, option)
                advance(g)
            except RulesError as error:
                walk.fault(f"{error}")
                break
            for wrong in walk.rules.faults(g):
                walk.fault(wrong)
        else:
            outcome = walk.rules.outcome(g)
            if not g.stack and outcome is None:
                walk.fault("the game stopped without an outcome")
            elif len(walk.record) >= LONGEST:
                walk.fault(f"not over after {LONGEST} decisions")
            if outcome is not None:
                ended[outcome.why] += 1
    told = {f"decisions in {what}": count for what, count in played.items()}
    result.notes = {"games": walk.games, **ended, **told}
    return result


def saved_and_loaded(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """After each of `size` random decisions the state is dumped, loaded strictly and equal in hash and value."""
    result = Result("saved, loaded and equal after every decision")
    walk = Walk(size, seed, result, tables)
    while result.tried < size:
        g = walk.begin()
        while g.stack and len(walk.record) < LONGEST and result.tried < size:
            twin = codec.load(type(g), codec.dump(g))
            result.tried += 1
            if twin != g or codec.digest(twin) != codec.digest(g):
                walk.fault("loading gave another game")
            g = twin
            option = walk.luck.choice(legal(g))
            walk.record.append(option.key)
            settle(g, option)
            advance(g)
    result.notes = {"games": walk.games}
    return result


def prefixes(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """For `size` games: whichever decision a game is saved at, loading and going on ends in the identical state.

    Each save is loaded and its next answer must lead to the next save; some of every game are played on to the end.
    """
    result = Result("games whose every prefix continues to the identical end")
    walk = Walk(size, seed, result, tables)
    saved = 0
    while result.tried < size:
        g = walk.begin()
        kept, prints = [codec.dump(g)], [codec.digest(g)]
        while g.stack and len(walk.record) < LONGEST:
            option = walk.luck.choice(legal(g))
            walk.record.append(option.key)
            settle(g, option)
            advance(g)
            kept.append(codec.dump(g))
            prints.append(codec.digest(g))
        whole = {0, *(walk.luck.randrange(len(kept)) for _ in range(WHOLE))}
        for at, data in enumerate(kept[:-1]):
            twin = codec.load(type(g), data)
            until = len(walk.record) if at in whole else at + 1
            for key in walk.record[at:until]:
                settle(twin, next(o for o in legal(twin) if o.key == key))
                advance(twin)
            if codec.digest(twin) != prints[until]:
                walk.fault(f"saved before answer {at + 1}, the game goes on differently")
        result.tried += 1
        saved += len(kept)
    result.notes = {"saves": saved}
    return result


def undo(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """Undo is allowed exactly when no luck was used and no face was seen; undo and redo give the same states again."""
    result = Result("undo allowed exactly when no luck and no knowledge")
    walk = Walk(size, seed, result, tables)
    taken_back = 0
    while result.tried < size:
        session = Session(walk.rules, walk.begin())
        while not session.over and len(walk.record) < LONGEST and result.tried < size:
            before = session.state.copy()
            key = walk.luck.choice(session.options).key
            walk.record.append(key)
            session.answer(key)
            result.tried += 1
            after = session.state.copy()
            grown = any(mask & ~before.seen.get(item, 0) for item, mask in after.seen.items())
            free = before.rng == after.rng and not grown
            if session.undo() != free:
                walk.fault("undo was " + ("refused" if free else "allowed"))
                break
            if free:
                taken_back += 1
                if session.state != before:
                    walk.fault("undo gave another state")
                if not session.redo() or session.state != after:
                    walk.fault("redo gave another state")
    result.notes = {"games": walk.games, "taken back": taken_back}
    return result


def secrecy(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """At each of `size` positions every seat observes the same when all it does not know is dealt anew."""
    result = Result("two worlds a seat can't tell apart: view, options, hints, refusals, standing")
    walk = Walk(size, seed, result, tables)
    while result.tried < size:
        g = walk.begin()
        while g.stack and len(walk.record) < LONGEST and result.tried < size:
            seat = walk.luck.randrange(walk.seats)
            twin = other_world(walk.rules, g, seat, walk.luck.getrandbits(40))
            result.tried += 1
            if observed(walk.rules, g, seat) != observed(walk.rules, twin, seat):
                walk.fault(f"seat {seat} can tell two worlds apart")
                break
            option = walk.luck.choice(legal(g))
            walk.record.append(option.key)
            settle(g, option)
            advance(g)
    result.notes = {"games": walk.games}
    return result
