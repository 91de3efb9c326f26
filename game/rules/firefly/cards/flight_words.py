"""The words of cards about goods, money, the ship and those who hunt it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.core.steps import Step
from game.rules.firefly.boxes import after
from game.rules.firefly.cards.saying import Said, Says
from game.rules.firefly.flight.contact import AllianceContact, ContactsDue
from game.rules.firefly.flight.evading import Evade
from game.rules.firefly.flight.hunters import MoveCruiser, MoveCutter
from game.rules.firefly.perks import carried_by, team
from game.rules.firefly.ship.fittings import LoseUpgrade, PickUpgrade, upgrades_on_piles
from game.rules.firefly.ship.goods import ANY, HIDDEN, PEOPLE, LoadUpTo, load, room_for, unload
from game.rules.firefly.state import Firefly
from game.rules.firefly.trade.banking import earn
from game.rules.firefly.trade.buying import MarketChoice
from game.rules.firefly.zones import amount

ELSEWHERE = ("right", "step", "free", "outlaw")
"""The ways of the Cruiser that don't lead to the ship of who moves it by a card."""


def _load(g: Firefly, said: Said) -> Iterable[Step]:
    load(g, said.seat, said.what, said.n)
    return ()


def _load_up_to(g: Firefly, said: Said) -> Iterable[Step]:
    return _choose(g, said, 0, said.n)


def _load_any(g: Firefly, said: Said) -> Iterable[Step]:
    return _choose(g, said, 1, ANY)


def _choose(g: Firefly, said: Said, least: int, most: int) -> tuple[Step, ...]:
    return (LoadUpTo(said.seat, said.what, least, most),) if room_for(g, said.seat, said.what) else ()


def _load_per_crew(g: Firefly, said: Said) -> Iterable[Step]:
    load(g, said.seat, said.what, len(team(g, said.seat)))
    return ()


def _load_per_idle(g: Firefly, said: Said) -> Iterable[Step]:
    load(g, said.seat, said.what, sum(not carried_by(g, crew) for crew in team(g, said.seat)))
    return ()


def _lose(g: Firefly, said: Said) -> Iterable[Step]:
    unload(g, said.seat, said.what, said.n)
    return ()


def _lose_all(g: Firefly, said: Said) -> Iterable[Step]:
    """Passengers and Fugitives die, in the Stash too, without a Medic Check (R-FB-238, R-FB-248, R-FB-615)."""
    for good in PEOPLE:
        unload(g, said.seat, good, amount(g, said.seat, good))
    return after(g, "people lost", said.seat, said.card)


def _seize(g: Firefly, said: Said) -> Iterable[Step]:
    """What the law wants and finds: not what is in the Stash (R-FB-32)."""
    for good in HIDDEN:
        unload(g, said.seat, good, amount(g, said.seat, good, said.what), said.what, "seized")
    return ()


def _take(g: Firefly, said: Said) -> Iterable[Step]:
    earn(g, said.seat, said.n, "card")
    return ()


def _lose_money(g: Firefly, said: Said) -> Iterable[Step]:
    earn(g, said.seat, -said.n, "card")
    return ()


def _cruiser(g: Firefly, said: Said) -> Iterable[Step]:
    """What brings the Cruiser to its player, here or to the place of a Goal, says itself what then happens to that ship
    (R-FB-224): Alliance Contact, which comes before that of others (R-FB-218), or an Evade."""
    if said.what == "here":
        return (MoveCruiser(said.seat, said.what),)
    return MoveCruiser(said.seat, said.what), ContactsDue(-1 if said.what in ELSEWHERE else said.seat)


def _cutter(g: Firefly, said: Said) -> Iterable[Step]:
    return (MoveCutter(said.seat, said.what),)


def _contact(g: Firefly, said: Said) -> Iterable[Step]:
    return AllianceContact(said.seat), ContactsDue(-1)


def _buy(g: Firefly, said: Said) -> Iterable[Step]:
    return (MarketChoice(said.seat, said.what, said.n, said.most),)


def _lose_upgrade(g: Firefly, said: Said) -> Iterable[Step]:
    return (LoseUpgrade(said.seat),) if g.zones.get(f"upgrade:{said.seat}") else ()


def _take_upgrade(g: Firefly, said: Said) -> Iterable[Step]:
    return (PickUpgrade(said.seat),) if upgrades_on_piles(g) else ()


def _evade(g: Firefly, said: Said) -> Iterable[Step]:
    return (Evade(said.seat),)


FLIGHT_WORDS: Mapping[str, Says] = {
    "load": _load,
    "load_up_to": _load_up_to,
    "load_any": _load_any,
    "load_per_crew": _load_per_crew,
    "load_per_idle": _load_per_idle,
    "lose": _lose,
    "lose_all": _lose_all,
    "seize": _seize,
    "spend": _lose,
    "take": _take,
    "pay": _lose_money,
    "lose_money": _lose_money,
    "cruiser": _cruiser,
    "cutter": _cutter,
    "contact": _contact,
    "buy": _buy,
    "lose_upgrade": _lose_upgrade,
    "take_upgrade": _take_upgrade,
    "evade": _evade,
}
