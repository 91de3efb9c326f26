"""The tables that a scenario may give, laid out: ships, goods, money, and the cards of `given_cards`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.content.firefly.records import GOODS
from game.core.rng import seeded
from game.rules.firefly.acting import ACTIONS
from game.rules.firefly.board import board, find
from game.rules.firefly.boxes import boxes
from game.rules.firefly.given import cards
from game.rules.firefly.state import Firefly
from game.rules.firefly.told import NUMBERS
from game.rules.shared.given import Lay, lay, lay_marks, names, per_seat, whole

MOST = 100_000
"""The highest number a table may be given."""
STARTS = ("s31", "s81", "s67", "s25")
"""Where the ships are if nothing else is said: in open space, far from each other and from those who hunt them. On
another map that has no such Sector they are in the first ones."""
MONEY, FUEL, PARTS = 3000, 6, 2
"""The starting supplies (R-FB-80)."""
STORY = "king-of-all-londinium"


def laid_out(seats: int, seed: int, settings: Mapping[str, str], given: Mapping[str, Any]) -> Firefly:
    """The tables alone: nothing is to be done yet."""
    g = Firefly(rng=seeded(seed), settings=dict(settings), round=1, draft=tuple(range(seats)))
    for seat, start in zip(range(seats), _starts(g)):
        g.ship[seat], g.money[seat], g.warrants[seat], g.goals[seat] = start, MONEY, 0, 0
        g.goods[f"hold:{seat}:fuel"], g.goods[f"hold:{seat}:part"] = FUEL, PARTS
    g.cruiser, g.cutter = board(g).cruiser, board(g).cutter
    cards.fill_decks(g)
    own = {name: lays for box in boxes(g) for name, lays in box.lays.items()}
    lay(g, {"ship": {}, "crew": {}, "drive": {}, "story": STORY, **given}, {**_LAY, **own})
    return g


def _starts(g: Firefly) -> list[int]:
    chart = board(g)
    rest = [number for number in chart.sectors if number not in (chart.cruiser, chart.cutter)]
    return list(dict.fromkeys([*(chart.where[key] for key in STARTS if key in chart.where), *rest]))


def _sector(g: Firefly, key: object) -> int:
    if not isinstance(key, str) or key not in board(g).where:
        raise ValueError(f'{key!r} is neither a planet nor a Sector such as "s31"')
    return find(g, key)


def _lay_at(g: Firefly, key: str, value: object) -> None:
    for seat, name in per_seat(g.ship, value):
        g.ship[seat] = _sector(g, name)


def _lay_hunter(g: Firefly, key: str, value: object) -> None:
    setattr(g, key, _sector(g, value))


def _lay_numbers(g: Firefly, key: str, value: object) -> None:
    for seat, number in per_seat(g.ship, value):
        getattr(g, key)[seat] = whole(number, 0, MOST, f"seat {seat}: must be")


def _lay_goods(g: Firefly, key: str, value: object) -> None:
    """What is in the Hold or the Stash; kinds that aren't named stay as they are."""
    for seat, goods in per_seat(g.ship, value):
        if not isinstance(goods, dict):
            raise ValueError("must be a table of goods for each seat, as in { 0 = { cargo = 2 } }")
        for good, number in goods.items():
            if good not in GOODS:
                raise ValueError(f"{good!r} is no kind of goods; they are {', '.join(GOODS)}")
            _put_goods(g, f"{key}:{seat}:{good}", number)


def _lay_good(g: Firefly, key: str, value: object) -> None:
    """Put a number of tokens of one kind into the Hold."""
    for seat, number in per_seat(g.ship, value):
        _put_goods(g, f"hold:{seat}:{key}", number)


def _put_goods(g: Firefly, place: str, number: object) -> None:
    g.goods.pop(place, None)
    if whole(number, 0, 100):
        g.goods[place] = whole(number, 0, 100)


def _lay_index(g: Firefly, key: str, value: object) -> None:
    low, high = (1, MOST) if key == "round" else (0, len(g.ship) - 1)
    setattr(g, key, whole(value, low, high))


def _lay_acted(g: Firefly, key: str, value: object) -> None:
    if not all(name in ACTIONS for name in names(value)):
        raise ValueError(f"must be a list of {', '.join(ACTIONS)}")
    g.acted = tuple(names(value))


def _lay_met(g: Firefly, key: str, value: object) -> None:
    for name in names(value):
        if name not in map(str, g.ship):
            raise ValueError(f"{name!r} is no seat")
        g.met[int(name)] = 1


_LAY: dict[str, Lay[Firefly]] = {
    **dict.fromkeys(("active", "first", "round"), _lay_index),
    "story": cards.lay_story,
    "crew": cards.lay_crews,
    "ship": cards.lay_ships,
    "drive": cards.lay_drives,
    "at": _lay_at,
    **dict.fromkeys(("cruiser", "cutter"), _lay_hunter),
    **dict.fromkeys(NUMBERS, _lay_numbers),
    **dict.fromkeys(GOODS, _lay_good),
    **dict.fromkeys(("hold", "stash"), _lay_goods),
    **dict.fromkeys(("team", "gear", "upgrades", "hand", "jobs", "considered"), cards.lay_piles),
    "carries": cards.lay_carried,
    "solid": cards.lay_solid,
    "disgruntled": cards.lay_disgruntled,
    "stage": cards.lay_stages,
    "removed": cards.lay_removed,
    "pile": cards.lay_discards,
    "deck": cards.lay_decks,
    "top": cards.lay_tops,
    "acted": _lay_acted,
    "met": _lay_met,
    "marks": lay_marks,
}
