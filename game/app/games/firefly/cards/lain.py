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

    @property
    def places(self) -> dict[str, int]:
        """When each card came to who looks."""
        return self.known.setdefault(self.whose[0], {})

    def now(self, whose: tuple[int, int]) -> Lain:
        """What is remembered of this turn."""
        if whose != self.whose:
            self.whose, self.most = whose, {}
        return self

    def order(self, found: Iterable[str]) -> list[str]:
        """In the order in which they came, what is new last."""
        cards = list(found)
        for item in cards:
            self.places.setdefault(item, len(self.places))
        return sorted(cards, key=lambda item: self.places[item])

    def room(self, name: str, many: int) -> int:
        """How many of a name there were at most."""
        self.most[name] = max(many, self.most.get(name, 0))
        return self.most[name]


def lies(now: Situation) -> Lain:
    """How cards and numbers lay, for who looks now."""
    now.lain = (now.lain or Lain()).now((now.seat, now.g.turn))
    return now.lain
