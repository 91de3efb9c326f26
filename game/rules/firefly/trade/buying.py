"""The Buy Action: Supply Cards, Fuel and Parts, or Shore Leave (R-FB-267 to R-FB-297, R-FB-301, R-FB-342 to
R-FB-354)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, partial

from game.core.remembered import SOME, remembered
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import everyone, move, reveal, zone_of
from game.rules.firefly import news
from game.rules.firefly.acting import act
from game.rules.firefly.board import supply_at
from game.rules.firefly.crew.crew import Hire, dismiss_options, soothe
from game.rules.firefly.flight.contact import ContactsDue
from game.rules.firefly.perks import all_crew, has_perk, perks
from game.rules.firefly.ship.fittings import (
    crew_room,
    drop_upgrade_options,
    fit_drive,
    fit_upgrade,
    free_slots,
    takes_drive,
)
from game.rules.firefly.ship.goods import load, room_for
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, drive_card, gear_card, kind, upgrade_card
from game.rules.firefly.trade.banking import earn
from game.rules.firefly.trade.consider import CONSIDERED, Consider, PutBack

FUEL_PRICE, PART_PRICE = 100, 300
"""R-FB-285, R-FB-286."""
STORES = (("fuel", FUEL_PRICE), ("part", PART_PRICE))
CARDS = 2
"""The Considered cards that may be bought (R-FB-271)."""
LEAVE = 100
"""Shore Leave, a head (R-FB-293)."""


def buy_options(g: Firefly, seat: int) -> tuple[Option, ...]:
    """The Buy Action and Shore Leave, where there is a Supply sign (R-FB-138, R-FB-268, R-FB-291)."""
    supply = supply_at(g, g.ship[seat])
    if not supply:
        return ()
    buy = _buy_option(seat, supply)
    return (buy, _leave_option(seat, supply)) if g.money[seat] >= leave_cost(g, seat) else (buy,)


@cache
def _buy_option(seat: int, supply: str) -> Option:
    """The option to buy, made once."""
    return Option("buy", (Buy(seat),), "", f"deck:supply:{supply}")


@cache
def _leave_option(seat: int, supply: str) -> Option:
    """The option of Shore Leave, made once."""
    return Option("leave", (ShoreLeave(seat),), "", f"deck:supply:{supply}")


def leave_cost(g: Firefly, seat: int) -> int:
    """What Shore Leave costs: for every Crew, the Leader too, with a token or not (R-FB-293, R-FB-294)."""
    return LEAVE * len(all_crew(g, seat))


def price(g: Firefly, seat: int, item: str) -> int:
    """What a Supply Card costs a seat: what is printed on it (R-FB-279, R-FB-301), less what its own cards allow."""
    what = kind(item)
    if what == "crew":
        return 0 if has_perk(g, seat, "free_hire") else crew_card(item).cost
    cheap = {perk.what for perk in perks(g, seat, "half_price")}
    if what == "gear":
        gear = gear_card(item)
        return gear.cost // 2 if cheap.intersection(gear.keywords) else gear.cost
    cost = drive_card(item).cost if what == "drive" else upgrade_card(item).cost
    return cost // 2 if what in cheap else cost


def has_room(g: Firefly, seat: int, item: str) -> bool:
    """Whether there is a bunk for a Crew (R-FB-303) or a slot for an Upgrade (R-FB-343); Gear and Drive Cores need none
    (R-FB-336, R-FB-353), but not every core fits every ship (R-FB-355)."""
    what = kind(item)
    if what == "crew":
        return crew_room(g, seat) > 0
    if what == "drive":
        return takes_drive(g, seat, item)
    return what != "upgrade" or free_slots(g, seat) > 0


@dataclass(frozen=True, slots=True)
class Buy(Effect[Firefly]):
    """A Buy Action with the Supply Deck of the planet (R-FB-267 to R-FB-269); to look is enough (R-FB-272)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        act(g, "buy")
        many = max((perk.n for perk in perks(g, self.seat, "buy_cards")), default=CARDS)
        deck = f"supply:{supply_at(g, g.ship[self.seat])}"
        return (Consider(self.seat, deck, CONSIDERED), BuyChoice(self.seat, many), PutBack(self.seat))


@dataclass(frozen=True, slots=True)
class BuyChoice(Choice[Firefly]):
    """Up to `left` of the Considered cards, and any number of Fuel and Parts, as money and room allow (R-FB-271,
    R-FB-280, R-FB-287 to R-FB-290). Room for a card may be made: Upgrades can be discarded (R-FB-346), Crew
    dismissed."""

    seat: int
    left: int

    def options(self, g: Firefly) -> Iterable[Option]:
        seat, money = self.seat, g.money[self.seat]
        wanted = [item for item in g.zones.get(f"considered:{seat}", ()) if self.left and price(g, seat, item) <= money]
        for item in wanted:
            if has_room(g, seat, item):
                then = (BoughtCard(seat, item), BuyChoice(seat, self.left - 1))
                yield Option(f"buy:{item}", then, f"card:{item}", _area(seat, item))
        for good, cost in STORES:
            yield from lots(g, seat, good, cost, 0, self)
        yield Option("done")
        cramped = {kind(item) for item in wanted if not has_room(g, seat, item)}
        if "upgrade" in cramped:
            yield from (option.before(self) for option in drop_upgrade_options(g, seat))
        if "crew" in cramped:
            yield from (option.before(self) for option in dismiss_options(g, seat))


def _area(seat: int, item: str) -> str:
    return f"area:{kind(item)}:{seat}"


def lots(g: Firefly, seat: int, good: str, cost: int, most: int, *then: Step) -> tuple[Option, ...]:
    """The options to buy tokens at so much each: any number that can be paid and fits (R-FB-289, R-FB-290), `most` of
    them if that isn't 0. `then`: what follows."""
    many = min(room_for(g, seat, good), g.money[seat] // cost)
    return _lots(seat, good, cost, min(many, most) if most else many, then)


@partial(remembered, most=SOME)
def _lots(seat: int, good: str, cost: int, many: int, then: tuple[Step, ...]) -> tuple[Option, ...]:
    """The same for so many of them at most, made once."""
    source, target = f"deck:{good}", f"area:hold:{seat}"
    return tuple(
        Option(f"{good}:{n}", (BoughtGoods(seat, good, n, cost), *then), source, target) for n in range(1, many + 1)
    )


@dataclass(frozen=True, slots=True)
class BoughtGoods(Effect[Firefly]):
    """Tokens are paid for and come aboard (R-FB-285, R-FB-286)."""

    seat: int
    good: str
    n: int
    cost: int

    def run(self, g: Firefly) -> Iterable[Step]:
        earn(g, self.seat, -self.cost * self.n, "bought")
        load(g, self.seat, self.good, self.n)
        return ()


@dataclass(frozen=True, slots=True)
class BoughtCard(Effect[Firefly]):
    """A Considered card is paid for and taken into use: Crew come aboard, which the Cruiser may find (R-FB-201),
    Upgrades and Drive Cores are fitted (R-FB-279, R-FB-345, R-FB-351)."""

    seat: int
    item: str

    def run(self, g: Firefly) -> Iterable[Step]:
        seat, item = self.seat, self.item
        earn(g, seat, -price(g, seat, item), "bought")
        reveal(g, item, everyone(len(g.ship)))
        g.tell(news.Bought(seat, item))
        what = kind(item)
        if what == "crew":
            return (Hire(seat, item), ContactsDue(-1))
        if what == "upgrade":
            fit_upgrade(g, seat, item)
        elif what == "drive":
            fit_drive(g, seat, item)
        else:
            move(g, item, zone_of(g, item), f"gear:{seat}")
        return ()


@dataclass(frozen=True, slots=True)
class ShoreLeave(Effect[Firefly]):
    """Shore Leave instead of all shopping: all Disgruntled tokens go (R-FB-292, R-FB-295 to R-FB-297)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        act(g, "buy")
        earn(g, self.seat, -leave_cost(g, self.seat), "leave")
        for crew in all_crew(g, self.seat):
            soothe(g, crew)
        return ()


@dataclass(frozen=True, slots=True)
class MarketChoice(Choice[Firefly]):
    """A card lets a seat buy tokens at so much each, `most` of them or, with 0, any number."""

    seat: int
    good: str
    price: int
    most: int

    def options(self, g: Firefly) -> Iterable[Option]:
        yield from lots(g, self.seat, self.good, self.price, self.most)
        yield Option("done")
