"""Reaver Contact at the start of a turn (R-FB-233 to R-FB-250, R-FB-253)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Step
from game.rules.firefly import news
from game.rules.firefly.flight.nav import NavChoice
from game.rules.firefly.state import Firefly

CARD = "reaver-cutter"
"""What is printed on the Nav Card with the same options (R-FB-252); the card itself may lie anywhere."""
GROUNDED = "grounded"
"""Mark of a turn without a Fly Action: no Action is used, but Reaver Contact has ended all flying (A-34)."""


@dataclass(frozen=True, slots=True)
class ReaverContact(Effect[Firefly]):
    """Who starts a turn with the Cutter, Outlaw or not (R-FB-234), chooses as on the card: lose the people aboard,
    Fight and Evade (R-FB-238 to R-FB-241), or with a Pilot and a Mechanic spend Fuel and Evade (R-FB-242 to R-FB-247).
    The turn then goes on with both Actions (R-FB-236), Fly among them unless the table plays otherwise (R-FB-237)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        g.tell(news.Reavers(self.seat))
        if g.settings["reavers"] == "stay":
            g.flags[GROUNDED] = 1
        return (NavChoice(self.seat, CARD),)
