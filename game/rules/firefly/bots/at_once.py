"""What is asked about a table several times before anything happens there is worked out once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields
from functools import wraps
from operator import attrgetter
from typing import Any, TypeVar

from game.core.remembered import notes
from game.rules.firefly.state import Firefly

T = TypeVar("T")
_ASIDE = ("news", "rng", "seen", "stack")
_TABLES = [one.name for one in fields(Firefly) if one.default_factory is not MISSING and one.name not in _ASIDE]
_tables = attrgetter(*_TABLES)
_plain = attrgetter(*(one.name for one in fields(Firefly) if one.name not in (*_TABLES, *_ASIDE)))


def at_once(find: Callable[[Firefly, int], T]) -> Callable[[Firefly, int], T]:
    """What `find` tells of a seat at a table, kept until it is asked about another. It may hang on all that is there,
    but not on luck or on who has seen what."""
    last: dict[Any, Any] = notes(object)

    @wraps(find)
    def found(g: Firefly, seat: int) -> T:
        like = seat, *g.stack, _plain(g), *[tuple(table.items()) for table in _tables(g)]
        if like not in last:
            told = find(g, seat)
            last.clear()
            last[like] = told
        answer: T = last[like]
        return answer

    return found
