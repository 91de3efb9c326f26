"""The text form of scenario files: laid over a set-up the same way in every game, and what is written there alike."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, TypeVar

from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.zones import everyone, move
from game.rules.shared.state import Marked

S = TypeVar("S", bound=State)
Lay = Callable[[S, str, object], None]
"""Lays a table: called with the state, the name of the table and what is written there. ValueError says what was
expected."""


def untouched(g: S, given: Collection[str]) -> S:
    """A game whose set-up is still to come. ValueError when anything is given: there is nothing to lay it over."""
    if given:
        raise ValueError(f"given.{next(iter(given))}: nothing can be given when it starts with the set-up")
    return g


def lay(g: S, given: Mapping[str, object], tables: Mapping[str, Lay[S]]) -> None:
    """Lay the tables of a scenario, in the order of `tables`: later ones speak of what earlier ones laid."""
    for key in given:
        if key not in tables:
            raise ValueError(f"given.{key}: no such table; known are {', '.join(sorted(tables))}")
    for key, lay_table in tables.items():
        if key in given:
            try:
                lay_table(g, key, given[key])
            except ValueError as error:
                raise ValueError(f"given.{key}: {error}") from None


def sound(rules: Ruleset[S], g: S) -> S:
    """The state again. ValueError when what was laid can't be."""
    found = rules.faults(g)
    if found:
        raise ValueError(f"given: this can't be: {'; '.join(found)}")
    return g


def lay_marks(g: Marked, key: str, value: object) -> None:
    """Marks of the turn and the game."""
    if not isinstance(value, dict) or not all(type(number) is int for number in value.values()):
        raise ValueError("must be a table of whole numbers, as in { alarm = 1 }")
    g.flags.update(value)


def per_seat(seats: Collection[int], value: object) -> Iterator[tuple[int, Any]]:
    """What is written for each seat. ValueError for another seat than those."""
    if not isinstance(value, dict):
        raise ValueError("must be a table of seats, as in { 0 = 3 }")
    for key, entry in value.items():
        if key not in map(str, seats):
            raise ValueError(f"{key!r} is no seat; seats are {', '.join(map(str, seats))}")
        yield int(key), entry


def names(value: object) -> list[str]:
    """A list of names."""
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise ValueError('must be a list of names, as in ["medkit"]')
    return value


def whole(value: object, low: int, high: int, said: str = "must be") -> int:
    """A whole number from `low` to `high`."""
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"{said} a whole number from {low} to {high}")
    return value


def shorten(g: State, deck: str, left: object, target: str, seats: int) -> None:
    """Move all but `left` cards of a deck to `target`, face up."""
    cards = g.zones.get(deck, ())
    for card in cards[: len(cards) - whole(left, 0, len(cards))]:
        move(g, card, deck, target)
        g.seen[card] = everyone(seats)
