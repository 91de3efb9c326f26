"""What those who know about salvage get out of every Salvage Op, whatever its result."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.firefly.records import Choosable
from game.core.steps import Effect, Step
from game.rules.firefly.boxes import after
from game.rules.firefly.perks import perks
from game.rules.firefly.ship.goods import load
from game.rules.firefly.state import Firefly
from game.rules.firefly.trade.banking import earn


def salvage(seat: int, option: Choosable) -> tuple[Step, ...]:
    """The step that follows the result of an option, if that is a Salvage Op."""
    return (SalvageShare(seat),) if "salvage" in option.tags else ()


@dataclass(frozen=True, slots=True)
class SalvageShare(Effect[Firefly]):
    """Every such card of the ship adds money or goods, as many as fit."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        for perk in perks(g, self.seat, "salvage"):
            if perk.what == "money":
                earn(g, self.seat, perk.n, "salvage")
            else:
                load(g, self.seat, perk.what, perk.n)
        return after(g, "salvaged", self.seat, None)
