"""Gear and who carries it (R-FB-332 to R-FB-341)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from game.core.remembered import remembered
from game.core.steps import Effect, Option, Step
from game.rules.firefly import news
from game.rules.firefly.perks import all_crew, carried_by, item_perks
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, gear_card


def room_for(g: Firefly, crew: str) -> int:
    """How many more Gear one of the Crew can carry; below 0 is too much (R-FB-332)."""
    slots = max([1, *[do.n for do in item_perks(crew, "gear_slots")]])
    return slots - sum([not item_perks(gear, "no_slot") for gear in carried_by(g, crew)])


def may_carry(g: Firefly, seat: int, gear: str, crew: str) -> bool:
    """Whether one of the Crew may be handed that Gear: there is room, and no card speaks against it."""
    return _suits(gear, crew) and (bool(item_perks(gear, "no_slot")) or room_for(g, crew) > 0)


@remembered
def _suits(gear: str, crew: str) -> bool:
    """Whether no card speaks against Gear in the hand of one of the Crew."""
    card = crew_card(crew)
    if item_perks(crew, "no_gear"):
        return False
    if any(not getattr(card.skills, do.what) for do in item_perks(gear, "carrier")):
        return False
    return not any(do.what in gear_card(gear).keywords for do in item_perks(crew, "may_not_carry"))


def equip_options(g: Firefly, seat: int) -> Iterator[Option]:
    """Gear may go from hand to hand at any time but during a Work attempt (R-FB-177, R-FB-424 to R-FB-426)."""
    for gear in g.zones.get(f"gear:{seat}", ()):
        for crew in all_crew(g, seat):
            if g.carrier.get(gear) != crew and may_carry(g, seat, gear, crew):
                yield _equip_option(seat, gear, crew)
        if gear in g.carrier:
            yield _unequip_option(seat, gear)


@cache
def _equip_option(seat: int, gear: str, crew: str) -> Option:
    """The option to hand Gear to one of the Crew, made once."""
    return Option(f"equip:{gear}:{crew}", (Equip(seat, gear, crew),), f"card:{gear}", f"card:{crew}")


@cache
def _unequip_option(seat: int, gear: str) -> Option:
    """The option to set Gear aside, made once."""
    return Option(f"unequip:{gear}", (Equip(seat, gear, ""),), f"card:{gear}", f"area:gear:{seat}")


@dataclass(frozen=True, slots=True)
class Equip(Effect[Firefly]):
    """Gear is handed to one of the Crew, or set aside on the ship: `crew` is "" then (R-FB-334)."""

    seat: int
    gear: str
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        if self.crew:
            g.carrier[self.gear] = self.crew
        else:
            del g.carrier[self.gear]
        g.tell(news.Equipped(self.seat, self.gear, self.crew))
        return ()
