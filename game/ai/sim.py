"""Many games by bots, in parallel processes: who wins, how long it takes, which cards nobody ever used.

A game depends on its own seed alone, so the result is the same however many processes share the work.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import active_children, get_context
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from game.ai.match import Played, play_game
from game.ai.record import Record
from game.rules.registry import ruleset

MOST_IN_ONE = 25
"""Games that a process plays before it reports."""


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
class Simulation:
    """The figures of many games. `wins` counts per seat, `won` games won by the whole table."""

    order: Order
    games: int
    seed: int
    cooperative: bool
    wins: list[int]
    won: int = 0
    unfinished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    lengths: list[int] = field(default_factory=list)
    ends: dict[str, int] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    unused: list[str] = field(default_factory=list)
    failures: list[dict[str, Any]] = field(default_factory=list)

    def count(self, seed: int, played: Played) -> None:
        """Add one game."""
        self.decisions += len(played.record)
        self.used |= played.used
        if played.failure:
            record = Record(self.order.game, self.order.seats, seed, dict(self.order.settings), played.record)
            self.failures.append({"seed": seed, "message": played.failure, "record": record.plain(),
                                  "command": self.order.command(seed)})
        elif played.outcome is None:
            self.unfinished += 1
        else:
            self.lengths.append(played.rounds)
            self.won += played.outcome.won
            self.ends[played.outcome.why] = self.ends.get(played.outcome.why, 0) + 1
            if not self.cooperative:
                for seat in played.outcome.winners:
                    self.wins[seat] += 1

    def plain(self) -> dict[str, Any]:
        """The figures as `verse sim --json` prints them."""
        lengths = sorted(self.lengths)
        middle = median(lengths) if lengths else None
        return {
            "game": self.order.game, "games": self.games, "seats": self.order.seats, "seed": self.seed,
            "bots": list(self.order.bots), "wins": [] if self.cooperative else self.wins, "won": self.won,
            "unfinished": self.unfinished, "failures": self.failures, "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "rounds": {"min": lengths[0] if lengths else None, "median": middle,
                       "max": lengths[-1] if lengths else None},
            "used": {"cards never used": self.unused},
        }


def simulate(
    order: Order, games: int, seed: int, jobs: int = 0, step: Callable[[int], None] = lambda count: None, mods: str = ""
) -> Simulation:
    """Play `games` games with the seeds from `seed` on; `jobs` processes, 0 for one per processor, which bring in what
    lies in the folder `mods` if it isn't "".

    `step` hears how many games were finished since it was called last.
    """
    rules = ruleset(order.game)
    told = Simulation(order, games, seed, rules.cooperative, [0] * order.seats)
    begin = perf_counter()
    found: dict[int, Played] = {}
    for part in _parts(order, range(seed, seed + games), jobs or os.cpu_count() or 1, mods):
        found |= part
        step(len(part))
    for number in sorted(found):
        told.count(number, found[number])
    told.unused = [card for card in rules.cards() if card not in told.used]
    told.seconds = perf_counter() - begin
    return told


def _parts(order: Order, seeds: Sequence[int], jobs: int, mods: str) -> Iterator[dict[int, Played]]:
    """The games in portions as they are finished."""
    size = max(1, min(MOST_IN_ONE, len(seeds) // (jobs * 4)))
    portions = [seeds[i : i + size] for i in range(0, len(seeds), size)]
    if jobs == 1 or len(seeds) < 8:
        for portion in portions:
            yield _portion(order, portion)
        return
    with ProcessPoolExecutor(min(jobs, len(portions)), get_context("spawn"), _begin, (mods,)) as pool:
        waiting = [pool.submit(_portion, order, portion) for portion in portions]
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


def _portion(order: Order, seeds: Sequence[int]) -> dict[int, Played]:
    """Some games one after the other; runs in a process of its own."""
    return {seed: play_game(order.game, order.seats, seed, order.bots, dict(order.settings)) for seed in seeds}
