"""Crew: what they can do, wounds and death, captains (R-CG-42 to R-CG-51, R-CG-77, R-CG-78, R-CG-119)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from game.content.fancards.parts import TRADES
from game.content.fancards.records import Crew, Item, Trait, Unit
from game.core.remembered import ENOUGH, remembered
from game.core.steps import Chance, Effect, Option, Step
from game.core.zones import move
from game.rules.fancards import news
from game.rules.fancards.captains import Succession
from game.rules.fancards.faces import crew_face, face, is_character, is_trait, perk, weapon
from game.rules.fancards.state import FanCards, cell_of, crew_at, items_on, place_of, teams_of, zone_of_place
from game.rules.fancards.stow import part_with

FINE = 4
"""The price in credits from which on a weapon is a fine one."""


def combat_of(g: FanCards, card: str, alone: bool = False) -> int:
    """The combat rating of a crew member with what it carries; `alone`: it defends against an attacker alone."""
    total = crew_face(card).combat + g.bonus.get(f"{card}/combat", 0)
    carried = [item for item in items_on(g, card) if counts(g, card, item)]
    armed = [item for item in carried if weapon(item)]
    for item in carried:
        printed = face(item)
        if perk(item, "sole_weapon") and len(armed) > 1:
            continue
        if isinstance(printed, Item | Trait):
            total += printed.combat
        if alone:
            total += perk(item, "alone")
        if any(fine(other) for other in armed):
            total += perk(item, "fine_weapon")
    return total


def adjust_bonus(g: FanCards, mark: str, change: int) -> None:
    """Add to what a card has more until the end of the 'Verse phase; 0 is no mark."""
    value = g.bonus.get(mark, 0) + change
    if value:
        g.bonus[mark] = value
    else:
        g.bonus.pop(mark, None)


def counts(g: FanCards, card: str, item: str) -> bool:
    """Whether what somebody carries is of use in a fight: an item not while its carrier is numb, a weapon not without
    ammunition."""
    return f"{item}/off" not in g.bonus and (is_trait(item) or not numb(g, card))


def fine(item: str) -> bool:
    """Whether a card is a weapon, or another item, of some price."""
    printed = face(item)
    return isinstance(printed, Item) and printed.price.credits >= FINE


def health_of(g: FanCards, card: str) -> int:
    """The health of a crew member or unit, wounds not counted."""
    printed = face(card)
    if not isinstance(printed, Crew | Unit):
        raise TypeError(f"{card} has no health")
    traits = [face(item) for item in items_on(g, card)]
    more = sum(trait.health for trait in traits if isinstance(trait, Trait))
    return printed.health + more + g.bonus.get(f"{card}/health", 0)


def left_of(g: FanCards, card: str) -> int:
    """The wounds a crew member or unit can still take."""
    return health_of(g, card) - g.wounds.get(card, 0)


def carry_of(g: FanCards, card: str) -> int:
    """How many items a crew member may carry; its traits don't count (R-CG-72)."""
    more = [face(item) for item in items_on(g, card)]
    return crew_face(card).carry + sum(item.carry for item in more if isinstance(item, Item | Trait))


def trades_of(g: FanCards, card: str) -> frozenset[str]:
    """The trades of a crew member, with what it carries."""
    found = taught(card)
    for item in items_on(g, card):
        found |= taught(item)
    chosen = g.flags.get(f"trade:{card}", 0)
    return found | {TRADES[chosen - 1]} if chosen else found


@remembered
def taught(card: str) -> frozenset[str]:
    """The trades that are printed on a card of the crew, an item or a trait."""
    return frozenset(getattr(face(card), "trades", ()))


def numb(g: FanCards, card: str) -> bool:
    """Whether somebody neither takes up nor uses items in this round."""
    return f"round:numb:{card}" in g.flags


def aboard_with(g: FanCards, seat: int, word: str) -> int:
    """The sum of a word of perks over the crew aboard a ship."""
    aboard = g.zones.get(f"crew:{seat}")
    return _perks_of(aboard, word) if aboard else 0


@partial(remembered, most=ENOUGH)
def _perks_of(cards: tuple[str, ...], word: str) -> int:
    """The sum of a word of perks over some cards, found once for the same."""
    return sum(perk(card, word) for card in cards)


def present(g: FanCards, seat: int, cell: str) -> list[str]:
    """The crew of a seat on a cell, aboard its ship there and in an Away Team there (R-CG-88)."""
    zones = g.zones
    found = [*zones.get(f"crew:{seat}", ())] if g.spot[seat] == cell else []
    for team in teams_of(g, seat):
        if g.teams[team] == cell:
            found += zones.get(f"away:{team}", ())
    return found


def trades_at(g: FanCards, seat: int, cell: str) -> frozenset[str]:
    """The trades of the crew of a seat on a cell."""
    found = frozenset[str]()
    for card in present(g, seat, cell):
        found |= trades_of(g, card)
    return found


def captain_cell(g: FanCards, seat: int) -> str:
    """Where the captain of a seat is, "" without one: there command points are spent (R-CG-79)."""
    captain, zones = g.captain[seat], g.zones
    if captain and captain in zones.get(f"crew:{seat}", ()):
        return g.spot[seat]
    for team in teams_of(g, seat) if captain else ():
        if captain in zones.get(f"away:{team}", ()):
            return g.teams[team]
    return ""


def leave_place(g: FanCards, seat: int, card: str, zone: str) -> None:
    """A crew card leaves where it stands; an Away Team nobody is left of is gone."""
    place = place_of(g, seat, card)
    move(g, card, zone_of_place(place), zone)
    if place in g.teams and not crew_at(g, place):
        del g.teams[place]


@dataclass(frozen=True, slots=True)
class Wound(Effect[FanCards]):
    """A crew member takes wounds, unless it is in cover, or what it wears stops the first of the round."""

    seat: int
    card: str
    wounds: int = 1

    def run(self, g: FanCards) -> Iterable[Step]:
        if not place_of(g, self.seat, self.card):
            return ()
        spared = min(self.wounds, g.bonus.get(f"{self.card}/ward", 0))
        if spared:
            adjust_bonus(g, f"{self.card}/ward", -spared)
            g.tell(news.Warded(self.seat, self.card))
            return (Wound(self.seat, self.card, self.wounds - spared),) if self.wounds > spared else ()
        for item in items_on(g, self.card):
            if perk(item, "armour") and f"round:armour:{item}" not in g.flags and not numb(g, self.card):
                return (ArmourRoll(self.seat, self.card, self.wounds, item),)
        return (Wounded(self.seat, self.card, self.wounds),)


@dataclass(frozen=True, slots=True)
class ArmourRoll(Chance[FanCards]):
    """The die of what a crew member wears."""

    seat: int
    card: str
    wounds: int
    item: str

    def options(self, g: FanCards) -> Iterable[Option]:
        for eyes in range(1, 7):
            yield Option(f"d6:{eyes}", (ArmourFell(self.seat, self.card, self.wounds, self.item, eyes),))


@dataclass(frozen=True, slots=True)
class ArmourFell(Effect[FanCards]):
    """High enough, and there is no wound."""

    seat: int
    card: str
    wounds: int
    item: str
    eyes: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.flags[f"round:armour:{self.item}"] = 1
        g.tell(news.Rolled(self.seat, "armour", (self.eyes,)))
        left = self.wounds - (self.eyes >= perk(self.item, "armour"))
        return (Wounded(self.seat, self.card, left),) if left else ()


@dataclass(frozen=True, slots=True)
class Wounded(Effect[FanCards]):
    """Wound tokens stay until a card removes them (R-CG-119); with as many as its health a character dies
    (R-CG-45)."""

    seat: int
    card: str
    wounds: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.wounds[self.card] = g.wounds.get(self.card, 0) + self.wounds
        g.tell(news.Wounded(self.seat, self.card, self.wounds))
        return (CrewDies(self.seat, self.card),) if left_of(g, self.card) <= 0 else ()


@dataclass(frozen=True, slots=True)
class CrewDies(Effect[FanCards]):
    """The card is discarded, what it carried goes to the crew's inventory or is lost, and a dead captain has a
    successor (R-CG-48, R-CG-51)."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.tell(news.Died(self.seat, self.card))
        cell = cell_of(g, place_of(g, self.seat, self.card))
        trim = part_with(g, self.seat, self.card, cell)
        g.wounds.pop(self.card, None)
        for mark in ("trade", "round:numb"):
            g.flags.pop(f"{mark}:{self.card}", None)
        leave_place(g, self.seat, self.card, "event.discard" if is_character(self.card) else "dead")
        return (Succession(self.seat), *trim)
