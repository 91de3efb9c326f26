"""What is fitted to a ship: Ship Upgrades and the Drive Core, and the Crew there is room for (R-FB-20, R-FB-36 to
R-FB-39, R-FB-342 to R-FB-356)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.content.firefly.records import SUPPLIES
from game.core.remembered import remembered
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import everyone, move, reveal, zone_of
from game.rules.firefly import news
from game.rules.firefly.perks import all_crew, leader_of, perks
from game.rules.firefly.ship.goods import Overflow
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import deck_of, drive_card, kind
from game.rules.firefly.zones import discard, ship_card


def crew_limit(g: Firefly, seat: int) -> int:
    """How many Crew a ship has room for, the Leader included (R-FB-38)."""
    return ship_card(g, seat).crew + sum(perk.n for perk in perks(g, seat, "crew_room"))


def crew_room(g: Firefly, seat: int) -> int:
    """How many more Crew a ship has room for (R-FB-303)."""
    return max(0, crew_limit(g, seat) - len(all_crew(g, seat)))


def upgrade_slots(g: Firefly, seat: int) -> int:
    """The slots of a ship for Ship Upgrades (R-FB-37)."""
    return ship_card(g, seat).upgrades


def free_slots(g: Firefly, seat: int) -> int:
    """The slots that are open (R-FB-343)."""
    return max(0, upgrade_slots(g, seat) - len(g.zones.get(f"upgrade:{seat}", ())))


def fit_upgrade(g: Firefly, seat: int, item: str) -> None:
    """Fit a Ship Upgrade, wherever it lies (R-FB-345). ValueError without an open slot (R-FB-344)."""
    if not free_slots(g, seat):
        raise ValueError(f"no open slot for {item}")
    _fit(g, item, f"upgrade:{seat}")


def takes_drive(g: Firefly, seat: int, item: str) -> bool:
    """Whether a Drive Core fits a ship: some fit one ship only, and that ship takes no other (R-FB-355)."""
    own = (drive_card(core).only for core in g.zones.get(f"drive:{seat}", ()))
    return drive_card(item).only in ("", ship_card(g, seat).id) and not any(own)


def fit_drive(g: Firefly, seat: int, item: str) -> None:
    """Fit a Drive Core; the old one is discarded, a starting core put away (R-FB-36, R-FB-350 to R-FB-353)."""
    for old in g.zones.get(f"drive:{seat}", ()):
        discard(g, old, f"drive:{seat}")
    _fit(g, item, f"drive:{seat}")


def _fit(g: Firefly, item: str, zone: str) -> None:
    move(g, item, zone_of(g, item), zone)
    reveal(g, item, everyone(len(g.ship)))


def drop_upgrade_options(g: Firefly, seat: int) -> Iterator[Option]:
    """The options to discard a Ship Upgrade, which may be done at any time (R-FB-346, R-FB-347)."""
    for item in g.zones.get(f"upgrade:{seat}", ()):
        yield drop_upgrade_option(seat, item)


@remembered
def drop_upgrade_option(seat: int, item: str) -> Option:
    """The option to discard a Ship Upgrade, made once."""
    return Option(f"drop:{item}", (DropUpgrade(seat, item),), f"card:{item}", f"deck:{deck_of(item)}.discard")


@dataclass(frozen=True, slots=True)
class DropUpgrade(Effect[Firefly]):
    """A Ship Upgrade is discarded; nothing is paid back (R-FB-347, R-FB-348), what it gave room for must fit."""

    seat: int
    item: str

    def run(self, g: Firefly) -> Iterable[Step]:
        discard(g, self.item, f"upgrade:{self.seat}")
        g.tell(news.Dropped(self.seat, self.item))
        return (Fits(self.seat),)


@dataclass(frozen=True, slots=True)
class Fits(Effect[Firefly]):
    """After room is gone: who and what has none leaves (R-FB-303, R-FB-349)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if len(all_crew(g, self.seat)) > crew_limit(g, self.seat):
            return (TooMany(self.seat), self)
        return (Overflow(self.seat),)


@dataclass(frozen=True, slots=True)
class TooMany(Choice[Firefly]):
    """One of the Crew leaves because there is no bunk any more; the Leader never does (R-FB-311)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for crew in all_crew(g, self.seat):
            if crew != leader_of(g, self.seat):
                then = (Leaves(self.seat, crew),)
                yield Option(f"dismiss:{crew}", then, f"card:{crew}", f"deck:{deck_of(crew)}.discard")


@dataclass(frozen=True, slots=True)
class Leaves(Effect[Firefly]):
    """One of the Crew goes to the discard pile of its Supply Deck (R-FB-308)."""

    seat: int
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        discard(g, self.crew)
        g.tell(news.Left(self.seat, self.crew, "room"))
        return ()


@dataclass(frozen=True, slots=True)
class LoseUpgrade(Choice[Firefly]):
    """Which Ship Upgrade a card destroys; the ship has one."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        return drop_upgrade_options(g, self.seat)


@dataclass(frozen=True, slots=True)
class PickUpgrade(Choice[Firefly]):
    """A Ship Upgrade out of any discard pile; without an open slot one may be discarded first (R-FB-344, R-FB-346)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        found = upgrades_on_piles(g)
        if found and free_slots(g, self.seat):
            for item in found:
                then = (TakeUpgrade(self.seat, item),)
                yield Option(f"pick:{item}", then, f"card:{item}", f"area:upgrade:{self.seat}")
        elif found:
            for option in drop_upgrade_options(g, self.seat):
                yield option.before(self)
        yield Option("skip")


def upgrades_on_piles(g: Firefly) -> list[str]:
    """The Ship Upgrades on the discard piles of all Supply Decks."""
    piles = (g.zones.get(f"supply:{name}.discard", ()) for name in SUPPLIES)
    return [item for pile in piles for item in pile if kind(item) == "upgrade"]


@dataclass(frozen=True, slots=True)
class TakeUpgrade(Effect[Firefly]):
    """A Ship Upgrade is fitted without being paid for."""

    seat: int
    item: str

    def run(self, g: Firefly) -> Iterable[Step]:
        fit_upgrade(g, self.seat, self.item)
        g.tell(news.Fitted(self.seat, self.item))
        return ()
