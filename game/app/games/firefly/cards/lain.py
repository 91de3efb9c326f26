"""What keeps its place on the table while a turn lasts: nothing is sorted anew or moves up under a hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.games.firefly.situation import Situation


class Lain:
    """Remembers how cards and numbers lay; `whose`: who looks, in which turn, after which all is laid anew."""

    def __init__(self) -> None:
        self.whose = (-1, -1)
        self.places: dict[str, int] = {}
        self.most: dict[str, int] = {}

    def now(self, whose: tuple[int, int]) -> Lain:
        """What is remembered of this turn."""
        if whose != self.whose:
            self.whose, self.places, self.most = whose, {}, {}
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
    """How cards and numbers lay in this turn."""
    now.lain = (now.lain or Lain()).now((now.seat, now.g.turn))
    return now.lain
