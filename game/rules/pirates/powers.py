"""What single cards of the box can do: call the Cruiser, rummage in a deck, slip away from Reavers, save somebody, draw
anew, haul in what floats about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from game.content.firefly.records import Band, Choosable, Do, Trial
from game.core.steps import Chance, Choice, Effect, Option, Step
from game.core.zones import everyone, move, reveal
from game.rules.firefly.acting import act, can_act
from game.rules.firefly.board import supply_at, zone_at
from game.rules.firefly.crew.killing import Dies
from game.rules.firefly.crew.testing import SkillTest
from game.rules.firefly.flight.contact import ContactsDue
from game.rules.firefly.flight.evading import Evade
from game.rules.firefly.flight.hunters import MoveCruiser
from game.rules.firefly.flight.nav import NavChoice
from game.rules.firefly.flight.reavers import CARD
from game.rules.firefly.jobs.misbehave import DrawMisbehave, MisbehaveChoice
from game.rules.firefly.perks import carried_by, item_perks
from game.rules.firefly.ship.goods import unload
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face
from game.rules.firefly.trade.banking import earn
from game.rules.firefly.zones import amount
from game.rules.pirates.marks import own

LIVES = 4
"""From this face on who wears the armour lives."""
TURNED = 3
"""How many cards of a Supply Deck come to light."""
SLIP_FUEL = 1
"""What slipping away from the Cutter costs."""
REDRAWN = "redrawn"
"""Mark of an attempt in which a Misbehave card was drawn anew."""
WINCH = "winch:tech"
TRIALS = {
    WINCH: Choosable(
        "Winch",
        "",
        test=Trial("tech"),
        bands=(Band(1, (), "keep-flying"), Band(8, (Do("take_upgrade"),), "keep-flying")),
    )
}
"""What may hang on the hook after a Salvage Op."""


def action_options(g: Firefly, choice: Any) -> Iterator[Option]:
    """The Cruiser is called by a Fly Action, in Alliance Space alone; a Supply Deck is searched by a Work Action."""
    seat: int = choice.seat
    here = g.ship[seat]
    if can_act(g, "fly") and zone_at(g, here) == "alliance" and here != g.cruiser and own(g, seat, "summons"):
        yield Option("summon", (CallCruiser(seat),), "cruiser", f"ship:{seat}")
    deck = f"supply:{supply_at(g, here)}"
    if can_act(g, "work") and deck in g.zones and own(g, seat, "rummages"):
        yield Option("rummage", (SearchDeck(seat, deck),), "", f"deck:{deck}")


def slip_options(g: Firefly, choice: Any) -> Iterator[Option]:
    """A ship with the right defences slips away from the Cutter for Fuel and ignores what its Nav Card or Reaver
    Contact asks."""
    assert isinstance(choice, NavChoice)
    seat = choice.seat
    if face(choice.card) == CARD and own(g, seat, "slip") and amount(g, seat, "fuel") >= SLIP_FUEL:
        yield Option("slip", (SlipAway(seat),), "", f"ship:{seat}")


@dataclass(frozen=True, slots=True)
class SlipAway(Effect[Firefly]):
    """The Fuel is spent, and the ship Evades."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        unload(g, self.seat, "fuel", SLIP_FUEL, why="spent")
        return (Evade(self.seat),)


@dataclass(frozen=True, slots=True)
class CallCruiser(Effect[Firefly]):
    """The Cruiser comes, and every Outlaw in the Sector meets it, the caller too."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        act(g, "fly")
        return MoveCruiser(self.seat, "here"), ContactsDue(-1)


@dataclass(frozen=True, slots=True)
class SearchDeck(Effect[Firefly]):
    """The top cards of a Supply Deck lie open on its discard pile."""

    seat: int
    deck: str

    def run(self, g: Firefly) -> Iterable[Step]:
        act(g, "work")
        for item in g.zones[self.deck][: -TURNED - 1 : -1]:
            move(g, item, self.deck, f"{self.deck}.discard")
            reveal(g, item, everyone(len(g.ship)))
        return ()


def losing(g: Firefly, seat: int, crew: str, why: str, then: tuple[Step, ...]) -> tuple[Step, ...]:
    """Who is lost may be saved: by the armour worn, when Killed, or by one who dies in their stead."""
    worn = any(do.what == "armour" for gear in carried_by(g, crew) for do in item_perks(gear, "own"))
    if worn and why == "killed":
        then = (ArmourDie(seat, crew, then),)
    friends = [perk.item for perk in own(g, seat, "stand-in") if perk.item != crew]
    return (StandIn(seat, friends[0], then),) if friends else then


@dataclass(frozen=True, slots=True)
class ArmourDie(Chance[Firefly]):
    """The die for who wears the armour and is Killed; `then` happens on a low one."""

    seat: int
    crew: str
    then: tuple[Step, ...]

    def options(self, g: Firefly) -> Iterable[Option]:
        for number in range(1, 7):
            yield Option(f"d6:{number}", () if number >= LIVES else self.then)


@dataclass(frozen=True, slots=True)
class StandIn(Choice[Firefly]):
    """Somebody may die so that another does not."""

    seat: int
    crew: str
    then: tuple[Step, ...]

    def options(self, g: Firefly) -> Iterable[Option]:
        yield Option("keep", self.then)
        yield Option("stand-in", (Dies(self.seat, self.crew),), f"card:{self.crew}", "deck:removed")


def redraw_options(g: Firefly, choice: Any) -> Iterator[Option]:
    """Once per Work Action a Misbehave card may be paid off and another one drawn."""
    assert isinstance(choice, MisbehaveChoice)
    for perk in own(g, choice.seat, "redraws")[:1]:
        if REDRAWN not in g.flags and g.money[choice.seat] >= perk.n:
            then = (Redraw(choice.seat, choice.work, perk.n),)
            yield Option("redraw", then, "money", f"card:{choice.card}")


@dataclass(frozen=True, slots=True)
class Redraw(Effect[Firefly]):
    """The price is paid, and the next card is drawn in place of the first."""

    seat: int
    work: str
    price: int

    def run(self, g: Firefly) -> Iterable[Step]:
        g.flags[REDRAWN] = 1
        earn(g, self.seat, -self.price, "card")
        return (DrawMisbehave(self.seat, self.work),)


def winched(g: Firefly, seat: int, about: object) -> tuple[Step, ...]:
    """After a Salvage Op a Tech Test may bring an Upgrade aboard."""
    return (SkillTest(seat, WINCH, 0),) if own(g, seat, "winch") else ()
