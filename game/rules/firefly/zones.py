"""Queries about ships, goods and the law, and discarding (R-FB-22, R-FB-96, R-FB-97, R-FB-193 to R-FB-199)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from operator import mul

from game.content.firefly import firefly
from game.content.firefly.records import Do, Ship
from game.core.remembered import ENOUGH, remembered
from game.core.zones import everyone, move, reveal, zone_of
from game.rules.firefly.perks import all_crew, item_perks, serving_in, wanted
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import deck_of, face, story_card

AREAS = ("hold", "stash")
HALVES = {"cargo": 2, "contraband": 2, "passenger": 2, "fugitive": 2, "fuel": 1, "part": 1}
"""Half squares that a token takes (R-FB-35, R-FB-84)."""
NONE = (0,) * len(HALVES)
REMOVED = "removed"


def ship_card(g: Firefly, seat: int) -> Ship:
    """The Ship Card of a seat. KeyError before it has one."""
    return _ship(g.zones[f"ship:{seat}"][0])


@remembered
def _ship(item: str) -> Ship:
    return firefly().ships[face(item)]


def amount(g: Firefly, seat: int, good: str, area: str = "") -> int:
    """How many tokens of a kind are aboard, in one area or in both."""
    if area:
        return g.goods.get(f"{area}:{seat}:{good}", 0)
    return g.goods.get(f"hold:{seat}:{good}", 0) + g.goods.get(f"stash:{seat}:{good}", 0)


def lying(g: Firefly, seat: int, area: str) -> tuple[int, ...]:
    """How many tokens of each kind of goods are in an area, in the order of HALVES."""
    return tuple(map(g.goods.get, _marks(area, seat), NONE))


@cache
def _marks(area: str, seat: int) -> tuple[str, ...]:
    """The marks of each kind of goods in an area."""
    return tuple(f"{area}:{seat}:{good}" for good in HALVES)


def capacity(g: Firefly, seat: int, area: str) -> int:
    """The squares of the Hold or the Stash with what Upgrades add (R-FB-30, R-FB-342)."""
    return squares(g, seat)[AREAS.index(area)]


def squares(g: Firefly, seat: int) -> tuple[int, int]:
    """The squares of the Hold and of the Stash with what Upgrades add."""
    upgrades = g.zones.get(f"upgrade:{seat}", ())
    return _squares(g.zones[f"ship:{seat}"][0], upgrades, all_crew(g, seat) if upgrades else ())


@partial(remembered, most=ENOUGH)
def _squares(ship: str, upgrades: tuple[str, ...], crew: tuple[str, ...]) -> tuple[int, int]:
    serving = [item for item in upgrades if serving_in(crew, item)]
    hold, stash = (sum(do.n for item in serving for do in item_perks(item, f"{area}_room")) for area in AREAS)
    return _ship(ship).hold + hold, _ship(ship).stash + stash


def used(g: Firefly, seat: int, area: str) -> int:
    """The half squares taken in an area."""
    return taken(lying(g, seat, area)) if g.goods else 0


def taken(lies: Iterable[int]) -> int:
    """The half squares that tokens take, as many of each kind as `lying` tells."""
    return sum(map(mul, lies, HALVES.values()))


def free(g: Firefly, seat: int) -> int:
    """The half squares free in both areas together; tokens may be shifted to make use of them."""
    return 2 * sum(squares(g, seat)) - used(g, seat, "hold") - used(g, seat, "stash")


def outlaw(g: Firefly, seat: int) -> bool:
    """Whether a ship is an Outlaw Ship: Warrants, Contraband, Fugitives or Wanted Crew (R-FB-193 to R-FB-199)."""
    if g.warrants.get(seat) or amount(g, seat, "contraband") or amount(g, seat, "fugitive"):
        return True
    return bool(wanted(g, seat))


def story_says(g: Firefly, word: str) -> tuple[Do, ...]:
    """What the Story Card in force says of the set-up and the rules with a word (R-FB-78, R-FB-553)."""
    return said(g.zones.get("story", ()), word)


@remembered
def said(stories: tuple[str, ...], word: str) -> tuple[Do, ...]:
    """What some Story Cards say with a word."""
    return tuple(do for item in stories for do in story_card(item).setup if do.word == word)


def ships_at(g: Firefly, sector: int) -> list[int]:
    """The seats whose ships are in a Sector."""
    return [seat for seat, at in g.ship.items() if at == sector]


def discard(g: Firefly, item: str, source: str = "") -> None:
    """Put a card face up on the discard pile of its own deck (R-FB-22, R-FB-96); a card of the set-up has none and is
    removed (R-FB-352)."""
    deck = deck_of(item)
    if deck == "setup":
        remove(g, item, source)
        return
    move(g, item, source or zone_of(g, item), f"{deck}.discard")
    _bare(g, item)


def remove(g: Firefly, item: str, source: str = "") -> None:
    """Put a card out of the game (R-FB-97)."""
    move(g, item, source or zone_of(g, item), REMOVED)
    _bare(g, item)


def _bare(g: Firefly, item: str) -> None:
    """A card that left a seat is seen by all and has no tokens; its Gear stays with the ship (R-FB-314, R-FB-340)."""
    reveal(g, item, everyone(len(g.ship)))
    g.disgruntled.pop(item, None)
    g.stage.pop(item, None)
    g.carrier.pop(item, None)
    for gear in [gear for gear, holder in g.carrier.items() if holder == item]:
        del g.carrier[gear]
