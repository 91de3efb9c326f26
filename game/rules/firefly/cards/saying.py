"""What a word of a card needs to know to happen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from game.core.steps import Step
from game.rules.firefly.state import Firefly


class Said(Protocol):
    """A word as it is read for a seat; the words and their values: `game.content.firefly.words`."""

    @property
    def seat(self) -> int: ...

    @property
    def card(self) -> str: ...

    @property
    def what(self) -> str: ...

    @property
    def n(self) -> int: ...

    @property
    def most(self) -> int: ...

    @property
    def chosen(self) -> str: ...


Says = Callable[[Firefly, Said], Iterable[Step]]
