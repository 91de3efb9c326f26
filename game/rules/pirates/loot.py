"""What a pirate takes: Goods out of a rival's Hold, Jobs out of a hand (R-PB-54, R-PB-66 to R-PB-81)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.firefly.records import GOODS
from game.core.rng import shuffled
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move, reveal
from game.rules.firefly.cards.saying import Said
from game.rules.firefly.set_up.dealing import HAND
from game.rules.firefly.ship.goods import dump_option, load, may_dump, room_for, unload
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import deck_of
from game.rules.firefly.zones import amount, discard
from game.rules.pirates import news
from game.rules.pirates.marks import STOLEN, rival_of
from game.rules.shared.state import adjust

LOOT = ("cargo", "contraband", "fuel", "part")
"""What counts as Goods (R-PB-66, R-PB-67)."""


def steal(g: Firefly, said: Said) -> Iterable[Step]:
    """A won Showdown lets the pirate take so many Goods, or Jobs out of the hand (R-PB-54)."""
    seat, other = said.seat, rival_of(g)
    if said.what == "steal:goods":
        return (RoomForLoot(seat, other, said.n),) if any(amount(g, other, good, "hold") for good in LOOT) else ()
    if g.settings["look"] == "blind":
        return BlindJobs(seat, other, said.n), HandDown(seat)
    for job in g.zones.get(f"hand:{other}", ()):
        reveal(g, job, 1 << seat)
    return LootJobs(seat, other, said.n), HandDown(seat)


@dataclass(frozen=True, slots=True)
class RoomForLoot(Choice[Firefly]):
    """Before anything is stolen the pirate may jettison own tokens, people at planets only (R-PB-70, R-PB-71)."""

    seat: int
    other: int
    most: int

    def options(self, g: Firefly) -> Iterable[Option]:
        yield Option("enough", (Loot(self.seat, self.other, self.most),))
        for good in GOODS:
            if may_dump(g, self.seat, good):
                option = dump_option(g, self.seat, good)
                yield option.before(self)


@dataclass(frozen=True, slots=True)
class Loot(Choice[Firefly]):
    """One of the Goods in the rival's Hold after the other, as many as the card allows and as find room, never from the
    Stash (R-PB-68, R-PB-69, R-PB-72 to R-PB-74, R-PB-77, R-PB-78)."""

    seat: int
    other: int
    most: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for good in LOOT:
            if self.most and amount(g, self.other, good, "hold") and room_for(g, self.seat, good):
                then = (StealGood(self.seat, self.other, good), Loot(self.seat, self.other, self.most - 1))
                yield Option(f"take:{good}", then, f"good:hold:{self.other}:{good}", f"area:hold:{self.seat}")
        yield Option("enough")


@dataclass(frozen=True, slots=True)
class StealGood(Effect[Firefly]):
    """One token changes ships."""

    seat: int
    other: int
    good: str

    def run(self, g: Firefly) -> Iterable[Step]:
        unload(g, self.other, self.good, 1, "hold", "stolen")
        load(g, self.seat, self.good, 1)
        adjust(g, STOLEN, 1)
        return ()


@dataclass(frozen=True, slots=True)
class LootJobs(Choice[Firefly]):
    """Inactive Jobs that the pirate has looked at and picks (R-PB-79, R-PB-81)."""

    seat: int
    other: int
    most: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for job in g.zones.get(f"hand:{self.other}", ()) if self.most else ():
            then = (StealJob(self.seat, self.other, job), LootJobs(self.seat, self.other, self.most - 1))
            yield Option(f"take:{job}", then, f"card:{job}", f"area:hand:{self.seat}")
        yield Option("enough")


@dataclass(frozen=True, slots=True)
class BlindJobs(Effect[Firefly]):
    """The pirate draws so many Jobs out of the rival's hand without a look."""

    seat: int
    other: int
    most: int

    def run(self, g: Firefly) -> Iterable[Step]:
        hand = g.zones.get(f"hand:{self.other}", ())
        return tuple(StealJob(self.seat, self.other, job) for job in shuffled(g, hand)[: self.most])


@dataclass(frozen=True, slots=True)
class StealJob(Effect[Firefly]):
    """A Job goes from hand to hand; who had it knows it still."""

    seat: int
    other: int
    job: str

    def run(self, g: Firefly) -> Iterable[Step]:
        move(g, self.job, f"hand:{self.other}", f"hand:{self.seat}")
        reveal(g, self.job, 1 << self.seat)
        adjust(g, STOLEN, 1)
        g.tell(news.Poached(self.seat, self.other))
        return ()


@dataclass(frozen=True, slots=True)
class HandDown(Effect[Firefly]):
    """Before the Work Action ends no more than three Jobs stay in hand (R-PB-79, R-PB-80)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        return (HandChoice(self.seat), self) if len(g.zones.get(f"hand:{self.seat}", ())) > HAND else ()


@dataclass(frozen=True, slots=True)
class HandChoice(Choice[Firefly]):
    """Which Job goes, own or stolen, on the pile of its own Contact (R-PB-80)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for job in g.zones.get(f"hand:{self.seat}", ()):
            yield Option(f"drop:{job}", (Discarded(self.seat, job),), f"card:{job}", f"deck:{deck_of(job)}.discard")


@dataclass(frozen=True, slots=True)
class Discarded(Effect[Firefly]):
    """A Job lies open on the pile of its Contact."""

    seat: int
    job: str

    def run(self, g: Firefly) -> Iterable[Step]:
        discard(g, self.job, f"hand:{self.seat}")
        return ()
