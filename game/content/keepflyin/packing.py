"""Shelves back to the records of *Keep Flyin'*, for the cache."""

from __future__ import annotations

from typing import Any

from game.content.common.packing import Maker, each, rows_of, rows_on
from game.content.common.records import Word
from game.content.keepflyin.records import Board, Counter, CounterKind, EventCard, Job, KeepFlyin, Location


def unpack(data: Any) -> KeepFlyin:
    """What `shelved` made of the content of the game. An error of any kind says it is something else."""
    jobs, events, counters, boards = data
    return KeepFlyin(
        _JOBS.deck(jobs),
        _EVENTS.deck(events),
        _COUNTERS.deck(counters),
        {id: _board(row) for id, row in rows_on(boards).items()},
    )


_words = each(rows_of(Word))

_JOBS = Maker(Job, {})
_EVENTS = Maker(EventCard, {"do": _words, "otherwise": _words})
_COUNTERS = Maker(CounterKind, {"counters": Maker(Counter, {}).several})
_LOCATIONS = Maker(Location, {})


def _board(row: Any) -> Board:
    row[4], row[5] = tuple(row[4]), tuple(map(tuple, row[5]))
    row[8] = _LOCATIONS.deck(row[8]) if row[8] else {}
    return Board(*row)
