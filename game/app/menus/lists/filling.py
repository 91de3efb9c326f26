"""A list that is read in pieces between frames: what is known stands in its order, and the rest comes in."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Generic, TypeVar

T = TypeVar("T")
AT_ONCE, A_FRAME = 100, 20
"""How many are read when a list is opened, more than any tray holds, and how many in a frame after that."""


class Filling(Generic[T]):
    """`items` as far as they are read, sorted by `order`, those that are equal as they came."""

    def __init__(self, source: Iterator[T], order: Callable[[T], Any]) -> None:
        self.source, self.order = source, order
        self.items: list[T] = []
        self.whole = False

    def more(self, most: int | None = None) -> int:
        """Read so many of those that are missing, None: all; how many there were."""
        came = [*islice(self.source, most)]
        for one in came:
            self.items.insert(bisect_right(self.items, self.order(one), key=self.order), one)
        self.whole = most is None or len(came) < most
        return len(came)
