"""What may be shifted and thrown away on one's own turn (R-FB-33, R-FB-34, R-FB-341, R-FB-346 to R-FB-349)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from game.content.firefly.records import GOODS
from game.core.remembered import remembered
from game.core.steps import Effect, Option, Step
from game.rules.firefly.ship.fittings import drop_upgrade_options
from game.rules.firefly.ship.goods import dump_option, may_dump, may_shift, shift
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import deck_of
from game.rules.firefly.zones import AREAS, aboard, discard

NOWHERE: dict[str, list[str]] = dict.fromkeys(AREAS, [])
WAYS = (("stow", "hold", "stash"), ("unstow", "stash", "hold"))


def stowing_options(g: Firefly, seat: int) -> Iterator[Option]:
    """The options to shift goods between Hold and Stash, to dump them, to throw Gear and Ship Upgrades away; they are
    for one's own turn, while no card or contact is being resolved."""
    there = {area: aboard(g, seat, area) for area in AREAS} if g.goods else NOWHERE
    for word, source, target in WAYS:
        for good in there[source]:
            if may_shift(g, seat, good, source):
                yield _shift_option(seat, good, word, source, target)
    for good in GOODS:
        if (good in there["hold"] or good in there["stash"]) and may_dump(g, seat, good):
            yield dump_option(g, seat, good)
    for item in g.zones.get(f"gear:{seat}", ()):
        yield _drop_option(seat, item)
    yield from drop_upgrade_options(g, seat)


@cache
def _shift_option(seat: int, good: str, word: str, source: str, target: str) -> Option:
    """The option to shift a token, made once."""
    then = (Shift(seat, good, source),)
    return Option(f"{word}:{good}", then, f"good:{source}:{seat}:{good}", f"area:{target}:{seat}")


@remembered
def _drop_option(seat: int, item: str) -> Option:
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
        g.tell("dropped", self.seat, self.item)
        return ()
