"""Results that are kept as long as the content holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.remembered import forget, listed_once

asked: list[int] = []


class Die:
    """Something with outcomes that hang on its sides alone."""

    def __init__(self, sides: int) -> None:
        self.sides = sides

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Die) and other.sides == self.sides

    def __hash__(self) -> int:
        return hash(self.sides)

    @listed_once
    def options(self, g: Any) -> Iterator[int]:
        assert g is None
        asked.append(self.sides)
        yield from range(1, self.sides + 1)


def test_equal_steps_list_their_options_once_and_without_the_state() -> None:
    forget()
    asked.clear()
    assert Die(6).options("a state") == (1, 2, 3, 4, 5, 6)
    assert Die(6).options("another state") is Die(6).options("a state")
    assert Die(4).options("a state") == (1, 2, 3, 4)
    assert asked == [6, 4]


def test_what_was_listed_is_forgotten_with_the_content() -> None:
    forget()
    asked.clear()
    Die(6).options("a state")
    forget()
    Die(6).options("a state")
    assert asked == [6, 6]
