"""What may be shifted and thrown away on one's own turn (R-FB-33, R-FB-34, R-FB-341, R-FB-346 to R-FB-349)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial

from game.content.firefly.records import GOODS
from game.core.remembered import ENOUGH, remembered
from game.core.steps import Effect, Option, Step
from game.rules.firefly import news
from game.rules.firefly.board import planets_at
from game.rules.firefly.ship.fittings import drop_upgrade_options
from game.rules.firefly.ship.goods import PEOPLE, may_shift, shift, throw_away
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import deck_of
from game.rules.firefly.zones import AREAS, HALVES, discard, lying, squares, taken

WAYS = (("stow", "hold", "stash"), ("unstow", "stash", "hold"))


def stowing_options(g: Firefly, seat: int) -> Iterator[Option]:
    """The options to shift goods between Hold and Stash, to dump them, to throw Gear and Ship Upgrades away; they are
    for one's own turn, while no card or contact is being resolved."""
    yield from goods_options(g, seat)
    for item in g.zones.get(f"gear:{seat}", ()):
        yield drop_gear_option(seat, item)
    yield from drop_upgrade_options(g, seat)


def goods_options(g: Firefly, seat: int) -> tuple[Option, ...]:
    """The options to shift goods between Hold and Stash and to dump them."""
    hold, stash = lying(g, seat, "hold"), lying(g, seat, "stash")
    if not any(hold) and not any(stash):
        return ()
    return _goods_options(seat, hold, stash, *squares(g, seat), bool(planets_at(g, g.ship[seat])))


@partial(remembered, most=ENOUGH)
def _goods_options(
    seat: int, hold: tuple[int, ...], stash: tuple[int, ...], hold_squares: int, stash_squares: int, landed: bool
) -> tuple[Option, ...]:
    """What can be done with what lies in both areas: found once for the same."""
    found: list[Option] = []
    lie = {"hold": hold, "stash": stash}
    rooms = {"hold": 2 * hold_squares - taken(hold), "stash": 2 * stash_squares - taken(stash)}
    for word, source, target in WAYS:
        for good, number in zip(HALVES, lie[source]):
            if number and may_shift(good, target, lie[target], rooms[target], rooms[source]):
                found.append(_shift_option(seat, good, word, source, target))
    where = {good: area for area in AREAS[::-1] for good, number in zip(HALVES, lie[area]) if number}
    found += [throw_away(seat, good, where[good]) for good in GOODS if good in where and (landed or good not in PEOPLE)]
    return tuple(found)


@cache
def _shift_option(seat: int, good: str, word: str, source: str, target: str) -> Option:
    """The option to shift a token, made once."""
    then = (Shift(seat, good, source),)
    return Option(f"{word}:{good}", then, f"good:{source}:{seat}:{good}", f"area:{target}:{seat}")


@remembered
def drop_gear_option(seat: int, item: str) -> Option:
    """The option to throw Gear away, made once."""
    return Option(f"drop:{item}", (DropGear(seat, item),), f"card:{item}", f"deck:{deck_of(item)}.discard")


@dataclass(frozen=True, slots=True)
class Shift(Effect[Firefly]):
    """A token moves between Hold and Stash (R-FB-33)."""

    seat: int
    good: str
    source: str

    def run(self, g: Firefly) -> Iterable[Step]:
        shift(g, self.seat, self.good, self.source)
        return ()


@dataclass(frozen=True, slots=True)
class DropGear(Effect[Firefly]):
    """Gear is thrown away, on to the pile of its Supply Deck (R-FB-341)."""

    seat: int
    item: str

    def run(self, g: Firefly) -> Iterable[Step]:
        discard(g, self.item, f"gear:{self.seat}")
        g.tell(news.Dropped(self.seat, self.item))
        return ()
