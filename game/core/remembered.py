"""Results that are kept: as long as the content holds, forgotten when other decks are opened or another language is
spoken; or in a table of one's own (`OnDemand`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
C = TypeVar("C")
K = TypeVar("K")
V = TypeVar("V")
ENOUGH = 1 << 15
"""Results that are kept of what is asked about ever new things."""

SOME = 1 << 12
"""The same, of what takes more room."""

FEW = 1 << 9
"""The same, of what another game hardly asks again."""

_forgetting: list[Callable[[], None]] = []


def remembered(find: F, most: int | None = None) -> F:
    """A function of hashable arguments and of the content alone, asked once for the same. `most`: results that are
    kept, the latest used; None: all, which is quicker."""
    kept = lru_cache(maxsize=most)(find)
    _forgetting.append(kept.cache_clear)
    return cast(F, kept)


def listed_once(options: Callable[[C, Any], Iterable[T]]) -> Callable[[C, Any], tuple[T, ...]]:
    """The `options` of a step that hang on nothing but the step itself, such as the faces of a die: made once for equal
    steps. They are asked without a state."""

    def listed(step: C) -> tuple[T, ...]:
        return tuple(options(step, None))

    kept = remembered(listed, SOME)
    return lambda step, g: kept(step)


class OnDemand(dict[K, V]):
    """A table whose entries are made when they are first asked for, each from its key alone."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: K) -> V:
        made = self[key] = self.make(key)
        return made


def notes(kind: type[T]) -> dict[Any, T]:
    """A table for results of that type which hold as long as the content does."""
    found: dict[Any, T] = {}
    _forgetting.append(found.clear)
    return found


def forget() -> None:
    """Other content is open from now on."""
    for clear in _forgetting:
        clear()
