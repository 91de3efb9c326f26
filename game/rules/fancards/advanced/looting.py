"""Looting: what the dead carried lies where they fell (R-CG-109)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Option, Step
from game.core.zones import move
from game.rules.fancards import news
from game.rules.fancards.crew import present
from game.rules.fancards.items import bears
from game.rules.fancards.state import FanCards, crew_at, on
from game.rules.fancards.stow import room
from game.rules.fancards.work.jobs import may_command, spend_command
from game.rules.fancards.work.missions import cells_of

LOOT = "loot"


def loot_options(g: FanCards, seat: int) -> Iterable[Option]:
    """Any crew picks up an item where it is, for a command point: into the inventory of its ship there, or somebody
    takes it up (R-CG-109)."""
    return _loot_options(g, seat) if on(g, "looting") and may_command(g, seat, LOOT) else ()


def _loot_options(g: FanCards, seat: int) -> Iterable[Option]:
    for cell in cells_of(g, seat):
        for item in g.zones.get(f"loot:{cell}", ()):
            if g.spot[seat] == cell and crew_at(g, str(seat)) and room(g, seat) > 0:
                yield Option(f"loot:{item}", (PickUp(seat, item, cell, ""),), item, f"items:{seat}")
            for card in present(g, seat, cell):
                if bears(g, card, item):
                    yield Option(f"loot:{item}:{card}", (PickUp(seat, item, cell, card),), item, card)


@dataclass(frozen=True, slots=True)
class PickUp(Effect[FanCards]):
    """An item of the dead has a new owner; `card`: who carries it, "" for the inventory."""

    seat: int
    item: str
    cell: str
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        spend_command(g, self.seat, LOOT)
        move(g, self.item, f"loot:{self.cell}", f"items:{self.seat}")
        if self.card:
            g.carrier[self.item] = self.card
        g.tell(news.Looted(self.seat, self.item, self.cell))
        return ()
