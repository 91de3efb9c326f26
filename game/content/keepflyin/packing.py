"""Plain lists back to the records of *Keep Flyin'*, for the cache."""

from __future__ import annotations

from typing import Any

from game.content.common.records import Word
from game.content.keepflyin.records import Board, Counter, CounterKind, EventCard, Job, KeepFlyin, Location


def unpack(data: Any) -> KeepFlyin:
    """What `pack` made of the content of the game. An error of any kind says it is something else."""
    jobs, events, counters, boards = data
    return KeepFlyin(
        {key: Job(*row) for key, row in jobs.items()},
        {key: _event(row) for key, row in events.items()},
        {key: _kind(row) for key, row in counters.items()},
        {key: _board(row) for key, row in boards.items()},
    )


def _event(row: Any) -> EventCard:
    row[5], row[6], row[7] = tuple(row[5]), tuple(map(Word._make, row[6])), tuple(map(Word._make, row[7]))
    return EventCard(*row)


def _kind(row: Any) -> CounterKind:
    row[4] = tuple(Counter(*counter) for counter in row[4])
    return CounterKind(*row)


def _board(row: Any) -> Board:
    row[4], row[5] = tuple(row[4]), tuple(map(tuple, row[5]))
    row[8] = {key: _location(place) for key, place in row[8].items()}
    return Board(*row)


def _location(row: Any) -> Location:
    row[5] = tuple(row[5])
    return Location(*row)
