"""Trading with others in the same Sector (R-FB-574 to R-FB-586)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.firefly import news
from game.rules.firefly.perks import all_crew
from game.rules.firefly.ship.fittings import crew_limit, upgrade_slots
from game.rules.firefly.ship.goods import load, unload
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, kind
from game.rules.firefly.trade.banking import earn
from game.rules.firefly.zones import AREAS, amount, capacity, used
from game.rules.shared.state import adjust

TRADED = ("cargo", "contraband", "fuel", "part")
"""The goods that may be traded (R-FB-578); people may not (R-FB-579)."""
SUMS = (100, 1000)
"""The steps in which money is laid on the table, in $."""
MOST = 12
"""How many cards and tokens each side may lay down in one trade."""
OFFERS = 3
"""How many offers two ships may make each other in a turn."""


def trade_options(g: Firefly) -> Iterable[Option]:
    """Every two ships in one Sector may trade, whoever's turn it is (R-FB-576, R-FB-577, R-FB-583), until they have
    made enough offers for this turn; the active one of them speaks first."""
    return _trade_options(g) if len(set(g.ship.values())) < len(g.ship) else ()


def _trade_options(g: Firefly) -> Iterator[Option]:
    ship = g.ship
    for one in ship:
        for other in ship:
            if one < other and ship[one] == ship[other] and g.flags.get(f"traded:{one}:{other}", 0) < OFFERS:
                yield _trade_option(one, other, other == g.active)


@cache
def _trade_option(one: int, other: int, turned: bool) -> Option:
    """The option that two ships trade, made once; `turned`: the second of them speaks first."""
    first, second = (other, one) if turned else (one, other)
    return Option(f"trade:{one}:{other}", (Trade(first, second, (), (), 0),), f"ship:{one}", f"ship:{other}")


def things(g: Firefly, seat: int) -> tuple[str, ...]:
    """What a seat may trade: Gear, Upgrades, Crew but its Leader, and goods, "good:cargo" once for each token
    (R-FB-578, R-FB-579)."""
    crew = tuple(item for item in all_crew(g, seat) if not crew_card(item).leader)
    cards = (*g.zones.get(f"gear:{seat}", ()), *g.zones.get(f"upgrade:{seat}", ()), *crew)
    return (*cards, *(f"good:{good}" for good in TRADED for _ in range(amount(g, seat, good))))


def _left(g: Firefly, seat: int, taken: tuple[str, ...]) -> list[str]:
    """What a seat may still lay down, each kind of goods once."""
    left = list(things(g, seat))
    for thing in taken:
        left.remove(thing)
    return list(dict.fromkeys(left)) if len(taken) < MOST else []


@dataclass(frozen=True, slots=True)
class Trade(Choice[Firefly]):
    """A trade is put together: what is given and taken, and the money on top (below 0: asked for); on any terms
    (R-FB-580) that both can keep (R-FB-582)."""

    seat: int
    other: int
    give: tuple[str, ...]
    take: tuple[str, ...]
    pay: int

    def options(self, g: Firefly) -> Iterable[Option]:
        seat, other = self.seat, self.other
        for thing in _left(g, seat, self.give):
            more = Trade(seat, other, (*self.give, thing), self.take, self.pay)
            yield Option(f"give:{thing}", (more,), _source(thing), f"ship:{other}")
        for thing in _left(g, other, self.take):
            more = Trade(seat, other, self.give, (*self.take, thing), self.pay)
            yield Option(f"take:{thing}", (more,), _source(thing), f"ship:{seat}")
        for change in SUMS:
            up, down = self.pay + change, self.pay - change
            if up <= g.money[seat]:
                then = (Trade(seat, other, self.give, self.take, up),)
                yield Option(f"pay:{change}", then, "money", f"ship:{other}")
            if -down <= g.money[other]:
                then = (Trade(seat, other, self.give, self.take, down),)
                yield Option(f"ask:{change}", then, "money", f"ship:{seat}")
        if (self.give or self.take) and can_keep(g, seat, other, self.give, self.take, self.pay):
            yield Option("offer", (Offered(seat, other), TradeAnswer(other, seat, self.give, self.take, self.pay)))
        yield Option("cancel")


def _source(thing: str) -> str:
    return thing if thing.startswith("good:") else f"card:{thing}"


@dataclass(frozen=True, slots=True)
class Offered(Effect[Firefly]):
    """These two have made one more offer this turn."""

    seat: int
    other: int

    def run(self, g: Firefly) -> Iterable[Step]:
        one, two = sorted((self.seat, self.other))
        adjust(g, f"traded:{one}:{two}", 1)
        return ()


@dataclass(frozen=True, slots=True)
class TradeAnswer(Choice[Firefly]):
    """The other one agrees, or nothing changes hands (R-FB-581). `give`, `take` and `pay` are those of `by`."""

    seat: int
    by: int
    give: tuple[str, ...]
    take: tuple[str, ...]
    pay: int

    def options(self, g: Firefly) -> Iterable[Option]:
        yield Option("agree", (Traded(self.by, self.seat, self.give, self.take, self.pay),), "", f"ship:{self.by}")
        yield Option("refuse")


@dataclass(frozen=True, slots=True)
class Traded(Effect[Firefly]):
    """All changes hands at once, no Action used (R-FB-575, R-FB-580)."""

    seat: int
    other: int
    give: tuple[str, ...]
    take: tuple[str, ...]
    pay: int

    def run(self, g: Firefly) -> Iterable[Step]:
        g.tell(news.Traded(self.seat, self.other))
        swap(g, self.seat, self.other, self.give, self.take, self.pay)
        return ()


def can_keep(g: Firefly, seat: int, other: int, give: tuple[str, ...], take: tuple[str, ...], pay: int) -> bool:
    """Whether a trade keeps within bunks, squares, slots and purses (R-FB-582): tried out on a copy."""
    twin = g.copy()
    return swap(twin, seat, other, give, take, pay) and all(_within(twin, who) for who in (seat, other))


def swap(g: Firefly, seat: int, other: int, give: tuple[str, ...], take: tuple[str, ...], pay: int) -> bool:
    """Let everything change hands; whether all of it found room. Crew keep their tokens (R-FB-586), Gear stays with the
    ship."""
    left = _leaves(g, seat, give) and _leaves(g, other, take)
    arrived = left and _arrives(g, other, seat, give) and _arrives(g, seat, other, take)
    return arrived and earn(g, seat, -pay, "trade") == -pay and earn(g, other, pay, "trade") == pay


def _leaves(g: Firefly, seat: int, given: tuple[str, ...]) -> bool:
    return all(unload(g, seat, thing[5:], 1, why="traded") == 1 for thing in given if thing.startswith("good:"))


def _arrives(g: Firefly, seat: int, source: int, given: tuple[str, ...]) -> bool:
    """Cards first: an Upgrade may bring the room for the goods."""
    for card in [thing for thing in given if not thing.startswith("good:")]:
        zone = kind(card)
        move(g, card, f"{zone}:{source}", f"{zone}:{seat}")
        for gear in [gear for gear, holder in g.carrier.items() if card in (gear, holder)]:
            del g.carrier[gear]
    return all(load(g, seat, thing[5:], 1) == 1 for thing in given if thing.startswith("good:"))


def _within(g: Firefly, seat: int) -> bool:
    crew = len(all_crew(g, seat)) <= crew_limit(g, seat)
    slots = len(g.zones.get(f"upgrade:{seat}", ())) <= upgrade_slots(g, seat)
    return crew and slots and all(used(g, seat, area) <= 2 * capacity(g, seat, area) for area in AREAS)
