"""Tokens on the squares of a ship: taken aboard, off it and from one area to the other (R-FB-29 to R-FB-35, R-FB-83 to
R-FB-86, R-FB-289)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from game.content.firefly.records import GOODS
from game.core.steps import Choice, Effect, Option, Step
from game.rules.firefly import news
from game.rules.firefly.board import planets_at
from game.rules.firefly.state import Firefly
from game.rules.firefly.zones import AREAS, HALVES, amount, capacity, free, lying, used

PEOPLE = ("passenger", "fugitive")
"""Who may be set down at a planet only (R-FB-34)."""
HIDDEN = ("contraband", "fugitive")
"""What goes into the Stash first."""
SPARED = ("fuel", "part", "cargo", "passenger", "fugitive", "contraband")
"""The order in which tokens make room in the Stash for others."""
ANY = 99
"""As many as one likes."""


def room_for(g: Firefly, seat: int, good: str) -> int:
    """How many tokens of a kind still fit; half tokens are shifted to make whole squares (R-FB-29,
    R-FB-30, R-FB-86, R-FB-289)."""
    return max(0, free(g, seat)) // HALVES[good]


def load(g: Firefly, seat: int, good: str, n: int) -> int:
    """Take tokens aboard, as many as fit; how many that were. What the law may not see goes into the Stash first."""
    taken = min(n, room_for(g, seat, good))
    for _ in range(taken):
        for area in _order(good):
            if _room(g, seat, area) >= HALVES[good]:
                break
        else:
            area = _whole_square(g, seat)
        _put(g, seat, area, good, 1)
    if taken:
        g.tell(news.Goods(seat, good, taken, ""))
    return taken


def unload(g: Firefly, seat: int, good: str, n: int, area: str = "", why: str = "") -> int:
    """Take tokens off a ship, from one area or first from the Hold; how many that were, never more than there are.
    `why` is told: "spent", "delivered", "seized", "sold", "traded", "stolen", "dumped"; "" for tokens that are lost."""
    gone = 0
    for place in (area,) if area else AREAS:
        here = min(n - gone, amount(g, seat, good, place))
        _put(g, seat, place, good, -here)
        gone += here
    if gone:
        g.tell(news.Goods(seat, good, -gone, area, why))
    return gone


def shift(g: Firefly, seat: int, good: str, source: str) -> None:
    """Move a token out of one area into the other, which has room or gives it for others (R-FB-33)."""
    target = AREAS[1 - AREAS.index(source)]
    _put(g, seat, source, good, -1)
    for other in _displaced(good, target, lying(g, seat, target), _room(g, seat, target)):
        _put(g, seat, target, other, -1)
        _put(g, seat, source, other, 1)
    _put(g, seat, target, good, 1)
    g.tell(news.Goods(seat, good, 0, target))


def may_shift(good: str, target: str, there: Sequence[int], room: int, back: int) -> bool:
    """Whether a token can come into an area: there is room (in half squares), or others of those that lie there (as
    `lying` tells) can take its place, where `back` half squares are free."""
    if room >= HALVES[good]:
        return True
    moved = sum(HALVES[other] for other in _displaced(good, target, there, room))
    return room + moved >= HALVES[good] and moved <= HALVES[good] + back


def may_dump(g: Firefly, seat: int, good: str) -> bool:
    """Whether tokens of a kind may be thrown away here; people are set down at planets only (R-FB-34)."""
    return bool(amount(g, seat, good)) and (good not in PEOPLE or bool(planets_at(g, g.ship[seat])))


def dump_option(g: Firefly, seat: int, good: str) -> Option:
    """The option to throw one token of a kind away."""
    return throw_away(seat, good, next(area for area in AREAS if amount(g, seat, good, area)))


@cache
def throw_away(seat: int, good: str, area: str) -> Option:
    """The option to throw a token of an area away, made once."""
    return Option(f"dump:{good}", (Dump(seat, good),), f"good:{area}:{seat}:{good}", "space")


def _order(good: str) -> tuple[str, ...]:
    return AREAS[::-1] if good in HIDDEN else AREAS


def _room(g: Firefly, seat: int, area: str) -> int:
    """The half squares free in an area."""
    return 2 * capacity(g, seat, area) - used(g, seat, area)


def _whole_square(g: Firefly, seat: int) -> str:
    """Shift a half token so that both half squares that are free lie in one area; which one that is."""
    area, other = AREAS if _half(g, seat, "hold") else AREAS[::-1]
    half = _half(g, seat, area)
    _put(g, seat, area, half, -1)
    _put(g, seat, other, half, 1)
    return area


def _half(g: Firefly, seat: int, area: str) -> str:
    return next((good for good in GOODS if HALVES[good] == 1 and amount(g, seat, good, area)), "")


def _displaced(good: str, area: str, there: Sequence[int], room: int) -> list[str]:
    """The tokens of those that lie in an area that make room for another one; none when there is room, all others when
    even that is too little."""
    lie = dict(zip(HALVES, there))
    found: list[str] = []
    for other in SPARED if area == "stash" else SPARED[::-1]:
        for _ in range(lie[other] if other != good else 0):
            if room >= HALVES[good]:
                return found
            found.append(other)
            room += HALVES[other]
    return found


def _put(g: Firefly, seat: int, area: str, good: str, change: int) -> None:
    """Change a number of tokens; none is no key."""
    key = f"{area}:{seat}:{good}"
    number = g.goods.get(key, 0) + change
    if number:
        g.goods[key] = number
    else:
        g.goods.pop(key, None)


@dataclass(frozen=True, slots=True)
class LoadUpTo(Choice[Firefly]):
    """How many tokens are taken aboard, from `least` to `most`, as far as they fit."""

    seat: int
    good: str
    least: int
    most: int

    def options(self, g: Firefly) -> Iterable[Option]:
        room = room_for(g, self.seat, self.good)
        for n in range(min(self.least, room), min(self.most, room) + 1):
            then = (Load(self.seat, self.good, n),)
            yield Option(f"load:{self.good}:{n}", then, f"good:{self.good}", f"area:hold:{self.seat}")


@dataclass(frozen=True, slots=True)
class Load(Effect[Firefly]):
    """Tokens come aboard."""

    seat: int
    good: str
    n: int

    def run(self, g: Firefly) -> Iterable[Step]:
        load(g, self.seat, self.good, self.n)
        return ()


@dataclass(frozen=True, slots=True)
class Dump(Effect[Firefly]):
    """One token is thrown away or set down (R-FB-34)."""

    seat: int
    good: str

    def run(self, g: Firefly) -> Iterable[Step]:
        unload(g, self.seat, self.good, 1, why="dumped")
        return ()


@dataclass(frozen=True, slots=True)
class Overflow(Effect[Firefly]):
    """Squares are gone: tokens are shifted into the other area, and what fits nowhere must be dumped (R-FB-349)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if free(g, self.seat) < 0:
            return (OverflowChoice(self.seat), self)
        for area, other in (AREAS, AREAS[::-1]):
            while _room(g, self.seat, area) < 0:
                good = _half(g, self.seat, area) or next(_aboard(g, self.seat, area))
                _put(g, self.seat, area, good, -1)
                _put(g, self.seat, other, good, 1)
        return ()


def _aboard(g: Firefly, seat: int, area: str) -> Iterator[str]:
    return (good for good in GOODS if amount(g, seat, good, area))


@dataclass(frozen=True, slots=True)
class OverflowChoice(Choice[Firefly]):
    """What is dumped for want of room; people only at a planet or when nothing else is left (R-FB-34, R-FB-349)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        aboard = [good for good in GOODS if amount(g, self.seat, good)]
        loose = [good for good in aboard if may_dump(g, self.seat, good)]
        for good in loose or aboard:
            yield dump_option(g, self.seat, good)
