"""What keeps its place on the table: nothing is sorted anew or moves up under a hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.games.firefly.situation import Situation


class Lain:
    """Remembers how cards and numbers lay; `whose`: who looks, in which turn. Cards keep their order all game, each
    captain's; numbers are counted anew every turn."""

    def __init__(self) -> None:
        self.whose = (-1, -1)
        self.known: dict[int, dict[str, int]] = {}
        self.most: dict[str, int] = {}
        self.rows: dict[tuple[str, ...], list[str]] = {}

    @property
    def places(self) -> dict[str, int]:
        """When each card came to who looks."""
        return self.known.setdefault(self.whose[0], {})

    def now(self, whose: tuple[int, int]) -> Lain:
        """What is remembered of this turn."""
        if whose != self.whose:
            self.whose, self.most, self.rows = whose, {}, {}
        return self

    def order(self, found: Iterable[str]) -> list[str]:
        """In the order in which they came, what is new last."""
        cards = list(found)
        for item in cards:
            self.places.setdefault(item, len(self.places))
        return sorted(cards, key=lambda item: self.places[item])

    def row(self, choice: tuple[str, ...], found: Iterable[str]) -> list[str]:
        """The cards of one choice as they were laid first, what is new last: one that has gone leaves its place
        empty."""
        cards = self.rows.setdefault(choice, [])
        cards += [item for item in found if item not in cards]
        return list(cards)

    def room(self, name: str, many: int) -> int:
        """How many of a name there were at most."""
        self.most[name] = max(many, self.most.get(name, 0))
        return self.most[name]


def lies(now: Situation) -> Lain:
    """How cards and numbers lay, for who looks now."""
    now.lain = (now.lain or Lain()).now((now.seat, now.g.turn))
    return now.lain
