"""Dice that are thrown outside fights, told to all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Step
from game.rules.fancards import news
from game.rules.fancards.state import FanCards


@dataclass(frozen=True, slots=True)
class DieFell(Effect[FanCards]):
    """A die of a seat shows `eyes`; `what` it was thrown for: "ambush", "incite" or "mutiny"."""

    seat: int
    what: str
    eyes: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.tell(news.Rolled(self.seat, self.what, (self.eyes,)))
        return ()
