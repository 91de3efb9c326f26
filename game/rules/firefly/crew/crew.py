"""The Crew: hired, dismissed, hired away, Disgruntled and cheered up (R-FB-298 to R-FB-331, R-FB-500 to R-FB-518)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.core.remembered import remembered
from game.core.steps import Effect, Option, Step
from game.core.zones import everyone, move, reveal, zone_of
from game.rules.firefly import news
from game.rules.firefly.acting import act
from game.rules.firefly.board import planets_at
from game.rules.firefly.perks import all_crew, has_perk, item_perks, leader_of, perks
from game.rules.firefly.ship.fittings import crew_room
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, deck_of
from game.rules.firefly.trade.banking import earn
from game.rules.firefly.zones import discard, remove, ships_at


def disgruntle(g: Firefly, seat: int, crew: str, why: str) -> tuple[Step, ...]:
    """Give one of the Crew a Disgruntled token, and what follows: a second one makes them leave (R-FB-501, R-FB-503),
    the Leader dismisses everybody (R-FB-324, R-FB-325). Some take it in the Leader's place. `why` is told: "unpaid",
    "immoral", "killed" or "wanted" for a Leader who stays instead, "card"."""
    if crew not in all_crew(g, seat):
        return ()
    if crew == leader_of(g, seat):
        crew = next((perk.item for perk in perks(g, seat, "takes_token")), crew)
    if crew in g.disgruntled:
        g.tell(news.Token(seat, crew, 2, why))
        return (FiresAll(seat),) if crew == leader_of(g, seat) else (JumpsShip(seat, crew),)
    g.disgruntled[crew] = 1
    g.tell(news.Token(seat, crew, 1, why))
    return ()


def soothe(g: Firefly, crew: str) -> None:
    """Take the Disgruntled token of one of the Crew away; nothing for who has none."""
    if g.disgruntled.pop(crew, None):
        g.tell(news.Token(next(seat for seat in g.ship if crew in all_crew(g, seat)), crew, 0))


def jump_ship(g: Firefly, seat: int, crew: str, why: str) -> None:
    """One of the Crew goes to the discard pile of its own Supply Deck, where anybody may hire it; its Gear stays
    (R-FB-308, R-FB-314, R-FB-505 to R-FB-508). `why` is told: "second", "leader", "dismissed", "card"."""
    discard(g, crew)
    g.tell(news.Left(seat, crew, why))


def price_of(crew: str) -> int:
    """What hiring one of the Crew costs, and the Cut (R-FB-301, R-FB-302)."""
    return crew_card(crew).cost


@dataclass(frozen=True, slots=True)
class JumpsShip(Effect[Firefly]):
    """A Disgruntled Crew got a second token and leaves at once, in the middle of a Job, too (R-FB-503, R-FB-504)."""

    seat: int
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        if self.crew in all_crew(g, self.seat):
            jump_ship(g, self.seat, self.crew, "second")
        return ()


@dataclass(frozen=True, slots=True)
class FiresAll(Effect[Firefly]):
    """A Leader's second token: all other Crew are discarded, and the Leader has none left (R-FB-324 to R-FB-330)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        leader = leader_of(g, self.seat)
        for crew in all_crew(g, self.seat):
            if crew != leader:
                jump_ship(g, self.seat, crew, "leader")
        soothe(g, leader)
        return ()


@dataclass(frozen=True, slots=True)
class Hire(Effect[Firefly]):
    """A Crew card joins, wherever it lies; whoever has a Deceptive one already loses it out of the game."""

    seat: int
    item: str

    def run(self, g: Firefly) -> Iterable[Step]:
        if item_perks(self.item, "deceptive"):
            for seat in g.ship:
                for other in all_crew(g, seat):
                    if other != self.item and item_perks(other, "deceptive"):
                        remove(g, other)
                        g.tell(news.Left(seat, other, "deceptive"))
        move(g, self.item, zone_of(g, self.item), f"crew:{self.seat}")
        reveal(g, self.item, everyone(len(g.ship)))
        g.tell(news.Hired(self.seat, self.item))
        return ()


def dismiss_options(g: Firefly, seat: int) -> Iterator[Option]:
    """At any planet Crew may be dismissed, the Leader never; it costs no Action (R-FB-307 to R-FB-312)."""
    if planets_at(g, g.ship[seat]):
        leader = leader_of(g, seat)
        for crew in g.zones[f"crew:{seat}"]:
            if crew != leader:
                yield dismiss_option(seat, crew)


@remembered
def dismiss_option(seat: int, crew: str) -> Option:
    """The option to dismiss one of the Crew, made once."""
    return Option(f"dismiss:{crew}", (Dismiss(seat, crew),), f"card:{crew}", f"deck:{deck_of(crew)}.discard")


@dataclass(frozen=True, slots=True)
class Dismiss(Effect[Firefly]):
    """One of the Crew is dismissed (R-FB-307, R-FB-308)."""

    seat: int
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        jump_ship(g, self.seat, self.crew, "dismissed")
        return ()


def offer_price(g: Firefly, seat: int, crew: str) -> int:
    """What A Better Offer costs: the printed price, but nothing for who hires without pay (R-FB-587, R-FB-588)."""
    return 0 if has_perk(g, seat, "free_hire") else price_of(crew)


def offer_options(g: Firefly, seat: int) -> Iterable[Option]:
    """A Better Offer: the Disgruntled Crew of other ships in this Sector may be hired away (R-FB-509 to R-FB-518)."""
    ships = ships_at(g, g.ship[seat]) if g.disgruntled else []
    if len(ships) < 2 or not crew_room(g, seat):
        return ()
    return _offer_options(g, seat, [other for other in ships if other != seat])


def _offer_options(g: Firefly, seat: int, beside: Sequence[int]) -> Iterator[Option]:
    for other in beside:
        for crew in g.zones[f"crew:{other}"]:
            held = crew in g.disgruntled and not crew_card(crew).leader
            if held and offer_price(g, seat, crew) <= g.money[seat]:
                yield Option(f"hire:{crew}", (BetterOffer(seat, other, crew),), f"card:{crew}", f"area:crew:{seat}")


@dataclass(frozen=True, slots=True)
class BetterOffer(Effect[Firefly]):
    """A Crew is hired away for its price to the bank, and is content (R-FB-509, R-FB-512, R-FB-587, R-FB-589); its Gear
    stays (R-FB-508)."""

    seat: int
    other: int
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        earn(g, self.seat, -offer_price(g, self.seat, self.crew), "hire")
        for gear in [gear for gear, holder in g.carrier.items() if holder == self.crew]:
            del g.carrier[gear]
        soothe(g, self.crew)
        g.tell(news.Left(self.other, self.crew, "offer"))
        return (Hire(self.seat, self.crew),)


def cheer_options(g: Firefly, seat: int) -> Iterable[Option]:
    """As an Action of its own somebody may cheer up another one of the Crew."""
    cheering = perks(g, seat, "cheer") if g.disgruntled else ()
    return _cheer_options(g, seat, [perk.item for perk in cheering]) if cheering else ()


def _cheer_options(g: Firefly, seat: int, boosters: Sequence[str]) -> Iterator[Option]:
    for crew in g.zones[f"crew:{seat}"]:
        by = next((item for item in boosters if item != crew), "")
        if crew in g.disgruntled and by:
            yield Option(f"cheer:{crew}", (Cheer(seat, crew),), f"card:{by}", f"card:{crew}")


@dataclass(frozen=True, slots=True)
class Cheer(Effect[Firefly]):
    """Somebody is Disgruntled no more."""

    seat: int
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        act(g, "cheer")
        soothe(g, self.crew)
        return ()
