"""Many games by bots: who wins, how long it takes, which cards nobody ever used.

A game depends on its own seed alone, so the result is the same however many processes or machines share the work.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import active_children, get_context
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from game.ai.collector import looking_seldom
from game.ai.match import Played, play_game
from game.ai.record import Record
from game.rules.registry import ruleset

MOST_IN_ONE = 25
"""Games that are played before they are reported."""


class Order(NamedTuple):
    """What is played by whom: `bots` has one name per seat, `settings` those that differ from the default."""

    game: str
    seats: int
    bots: tuple[str, ...]
    settings: tuple[tuple[str, str], ...] = ()

    def command(self, seed: int) -> str:
        """The command that plays one game again."""
        chosen = "".join(f" --set {name}={value}" for name, value in self.settings)
        bots = ",".join(self.bots)
        return f"verse sim {self.game} --games 1 --seats {self.seats} --seed {seed} --bots {bots}{chosen}"


@dataclass
class Tally:
    """What some games add up to, in plain values. `wins` counts per seat, `won` games won by the whole table."""

    games: int = 0
    wins: dict[int, int] = field(default_factory=dict)
    won: int = 0
    unfinished: int = 0
    decisions: int = 0
    lengths: list[int] = field(default_factory=list)
    ends: dict[str, int] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    failures: list[dict[str, Any]] = field(default_factory=list)

    def count(self, order: Order, seed: int, played: Played) -> None:
        """Add one game."""
        self.games += 1
        self.decisions += len(played.record)
        self.used |= played.used
        if played.failure:
            record = Record(order.game, order.seats, seed, dict(order.settings), played.record)
            self.failures.append(
                {"seed": seed, "message": played.failure, "record": record.plain(), "command": order.command(seed)}
            )
        elif played.outcome is None:
            self.unfinished += 1
        else:
            self.lengths.append(played.rounds)
            self.won += played.outcome.won
            _add(self.ends, {played.outcome.why: 1})
            _add(self.wins, dict.fromkeys(played.outcome.winners, 1))

    def add(self, other: Tally) -> None:
        """Add other games."""
        self.games += other.games
        _add(self.wins, other.wins)
        self.won += other.won
        self.unfinished += other.unfinished
        self.decisions += other.decisions
        self.lengths += other.lengths
        _add(self.ends, other.ends)
        self.used |= other.used
        self.failures += other.failures


@dataclass(frozen=True)
class Simulation:
    """The figures of many games, seeds `seed` and following; `unused`: cards that nobody used."""

    order: Order
    seed: int
    cooperative: bool
    tally: Tally
    unused: tuple[str, ...]
    seconds: float

    def plain(self) -> dict[str, Any]:
        """The figures as `verse sim --json` prints them; the order in which games were finished leaves no trace."""
        order, tally = self.order, self.tally
        lengths = sorted(tally.lengths)
        wins = [] if self.cooperative else [tally.wins.get(seat, 0) for seat in range(order.seats)]
        return {
            "game": order.game,
            "games": tally.games,
            "seats": order.seats,
            "seed": self.seed,
            "bots": list(order.bots),
            "wins": wins,
            "won": tally.won,
            "unfinished": tally.unfinished,
            "failures": sorted(tally.failures, key=lambda failure: failure["seed"]),
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 3),
            "rounds": {
                "min": lengths[0] if lengths else None,
                "median": median(lengths) if lengths else None,
                "max": lengths[-1] if lengths else None,
            },
            "used": {"cards never used": list(self.unused)},
        }


Engine = Callable[[Order, range], Iterator[Tally]]
"""What plays the games of an order with those seeds, each once, and gives them in portions as they are finished."""


def simulate(
    order: Order, games: int, seed: int, engine: Engine | None = None, step: Callable[[int], None] = lambda count: None
) -> Simulation:
    """Play `games` games with the seeds from `seed` on; without an engine one after the other, here.

    `step` hears how many games were finished since it was called last.
    """
    rules = ruleset(order.game)
    begin = perf_counter()
    tally = Tally()
    for part in (engine or in_processes(1))(order, range(seed, seed + games)):
        tally.add(part)
        step(part.games)
    unused = tuple(card for card in rules.cards() if card not in tally.used)
    return Simulation(order, seed, rules.cooperative, tally, unused, perf_counter() - begin)


def portion(order: Order, seeds: Sequence[int]) -> Tally:
    """Some games one after the other."""
    told = Tally()
    with looking_seldom():
        for seed in seeds:
            told.count(order, seed, play_game(order.game, order.seats, seed, order.bots, dict(order.settings)))
    return told


def portions(seeds: range, hands: int) -> list[range]:
    """The seeds in portions for so many that share the work: each gets several, so that nobody waits for the last."""
    size = max(1, min(MOST_IN_ONE, len(seeds) // (hands * 4)))
    return [seeds[i : i + size] for i in range(0, len(seeds), size)]


def in_processes(jobs: int = 0, mods: str = "") -> Engine:
    """Processes on this machine, 0 for one per processor, which bring in what lies in the folder `mods` if it isn't
    ""."""
    return partial(_in_processes, jobs or os.cpu_count() or 1, mods)


def _in_processes(jobs: int, mods: str, order: Order, seeds: range) -> Iterator[Tally]:
    parts = portions(seeds, jobs)
    if jobs == 1 or len(seeds) < 8:
        for part in parts:
            yield portion(order, part)
        return
    with ProcessPoolExecutor(min(jobs, len(parts)), get_context("spawn"), _begin, (mods,)) as pool:
        waiting = [pool.submit(portion, order, part) for part in parts]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                process.terminate()
            raise


def _begin(mods: str) -> None:
    """A process of the pool leaves Ctrl+C to the one that started it, and knows the same mods."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if mods:
        from game.content.load import open_content

        open_content(Path(mods))


def _add(counts: dict[Any, int], more: dict[Any, int]) -> None:
    for what, count in more.items():
        counts[what] = counts.get(what, 0) + count
