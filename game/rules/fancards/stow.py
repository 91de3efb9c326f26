"""The inventory of a ship: its limit, and what doesn't fit (R-CG-69 to R-CG-75)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fancards.records import Ship
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.fancards import news
from game.rules.fancards.faces import back_of, is_trait, ship_face
from game.rules.fancards.state import FanCards, items_on, on, stowed


def ship_of(g: FanCards, seat: int) -> Ship:
    """The ship a seat flies."""
    return ship_face(g.zones[f"ship:{seat}"][0])


def room(g: FanCards, seat: int) -> int:
    """How many items the inventory can still take (R-CG-70); carried ones don't count (R-CG-71)."""
    return ship_of(g, seat).inventory - len(stowed(g, seat))


def discard_item(g: FanCards, seat: int, item: str) -> None:
    """An item or trait leaves a crew: to the discards, a part of the broadcast lies where the ship is."""
    g.carrier.pop(item, None)
    move(g, item, f"items:{seat}", "event.discard" if back_of(item) == "event" else f"part:{g.spot[seat]}")
    g.tell(news.Dropped(seat, item))


def part_with(g: FanCards, seat: int, card: str, cell: str) -> tuple[Step, ...]:
    """What somebody carried who carries no more: traits are discarded, items go to the inventory (R-CG-48, R-CG-75) or,
    with looting, lie where it happened, on `cell` (R-CG-109)."""
    for item in items_on(g, card):
        del g.carrier[item]
        if is_trait(item):
            discard_item(g, seat, item)
        elif cell and on(g, "looting"):
            move(g, item, f"items:{seat}", f"loot:{cell}")
            g.tell(news.Loot(seat, item, cell))
    return (TrimInventory(seat),)


@dataclass(frozen=True, slots=True)
class TrimInventory(Effect[FanCards]):
    """The inventory holds no more than the ship's limit (R-CG-70)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        return (DropExcess(self.seat),) if room(g, self.seat) < 0 else ()


@dataclass(frozen=True, slots=True)
class DropExcess(Choice[FanCards]):
    """One item of the inventory is discarded, as there are too many (R-CG-70)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for item in stowed(g, self.seat):
            yield Option(f"drop:{item}", (Dropped(self.seat, item), TrimInventory(self.seat)), item, "event.discard")


@dataclass(frozen=True, slots=True)
class Dropped(Effect[FanCards]):
    """An item is discarded."""

    seat: int
    item: str

    def run(self, g: FanCards) -> Iterable[Step]:
        discard_item(g, self.seat, self.item)
        return ()
