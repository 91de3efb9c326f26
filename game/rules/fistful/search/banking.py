"""Banking on the Landing Zone (R-FC-61, R-FC-107 to R-FC-109)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Step
from game.rules.fistful import news
from game.rules.fistful.scoring import Reckon, carried
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import kind, sort
from game.rules.fistful.zones import put


@dataclass(frozen=True, slots=True)
class Bank(Effect[Fistful]):
    """On the Landing Zone everything in the sack is banked and the turn is over."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        if self.seat == g.active:
            g.flags["halt"] = 1
        sack, total = f"sack:{self.seat}", carried(g, self.seat)
        for token in g.zones.get(sack, ()):
            put(g, token, sack, "banked")
            if sort(token) == "star":
                g.tell(news.Objective(kind(token)))
        if total:
            g.tell(news.Banked(self.seat, total))
        return (Reckon(),)
