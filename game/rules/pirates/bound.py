"""Fugitives who are bound: jumped, rescued, delivered, lost to Reavers (R-PB-108 to R-PB-132, R-PB-137 to R-PB-139)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.core.remembered import SOME, remembered
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move, sink
from game.rules.firefly import news as firefly_news
from game.rules.firefly.acting import act
from game.rules.firefly.board import target
from game.rules.firefly.crew.crew import Hire, dismiss_options
from game.rules.firefly.jobs.jobs import at_place
from game.rules.firefly.jobs.payday import Cuts
from game.rules.firefly.ship.fittings import crew_room
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import job_card
from game.rules.firefly.trade.banking import earn
from game.rules.firefly.zones import discard, remove
from game.rules.pirates import news
from game.rules.pirates.deeds import delivered
from game.rules.pirates.listing import BOUNTY
from game.rules.pirates.marks import own

BOUND = "bound"


def stack(seat: int, bounty: str) -> str:
    """The zone of a Bounty that a seat holds, with the Fugitives it was claimed for behind it."""
    return f"{BOUND}:{seat}:{bounty}"


def holds(g: Firefly, seat: int) -> list[str]:
    """The Bounties a seat holds, each on a stack of its own: no Jobs in hand, no Active ones (R-PB-93, R-PB-109)."""
    return list(_held(tuple(g.zones), f"{BOUND}:{seat}:"))


@partial(remembered, most=SOME)
def _held(zones: tuple[str, ...], head: str) -> tuple[str, ...]:
    """The Bounties in zones that begin like that."""
    return tuple([zone[len(head) :] for zone in zones if zone.startswith(head)])


def holder(g: Firefly, bounty: str) -> int:
    """The seat that holds a Bounty; -1 for nobody."""
    return next((seat for seat in g.ship if bounty in holds(g, seat)), -1)


def captives(g: Firefly, seat: int, bounty: str) -> tuple[str, ...]:
    """The Fugitives on such a stack: no Crew in any way (R-PB-110 to R-PB-114)."""
    return tuple(item for item in g.zones.get(stack(seat, bounty), ()) if item != bounty)


@dataclass(frozen=True, slots=True)
class JumpChoice(Choice[Firefly]):
    """A won Jump: the whole stack changes hands, or its Fugitives go free (R-PB-119, R-PB-121, R-PB-139)."""

    seat: int
    other: int
    bounty: str

    def options(self, g: Firefly) -> Iterable[Option]:
        card = f"card:{self.bounty}"
        yield Option("jump", (TakeStack(self.seat, self.other, self.bounty),), card, f"area:bound:{self.seat}")
        yield Option("rescue", (Rescue(self.seat, self.other, self.bounty),), card, f"area:crew:{self.seat}")


@dataclass(frozen=True, slots=True)
class TakeStack(Effect[Firefly]):
    """The Bounty and all who are bound go to the Jumper."""

    seat: int
    other: int
    bounty: str

    def run(self, g: Firefly) -> Iterable[Step]:
        g.tell(news.Jumped(self.seat, self.other, self.bounty))
        for item in (self.bounty, *captives(g, self.other, self.bounty)):
            move(g, item, stack(self.other, self.bounty), stack(self.seat, self.bounty))
        return ()


@dataclass(frozen=True, slots=True)
class Rescue(Effect[Firefly]):
    """The Bounty goes under its deck, its Fugitives are free (R-PB-122 to R-PB-124)."""

    seat: int
    other: int
    bounty: str

    def run(self, g: Firefly) -> Iterable[Step]:
        freed = captives(g, self.other, self.bounty)
        zone = stack(self.other, self.bounty)
        for crew in freed:
            g.tell(news.Freed(self.seat, self.other, crew))
            move(g, crew, zone, "drawn")
        sink(g, self.bounty, zone, BOUNTY)
        for crew in freed:
            discard(g, crew, "drawn")
        return (FreedChoice(self.seat, freed),)


@dataclass(frozen=True, slots=True)
class FreedChoice(Choice[Firefly]):
    """Who of those that were freed joins the crew, at no cost, where there is room or somebody makes it; others stay on
    the piles of their Supply Decks (R-PB-122, R-PB-124)."""

    seat: int
    freed: tuple[str, ...]

    def options(self, g: Firefly) -> Iterable[Option]:
        room = crew_room(g, self.seat)
        for crew in self.freed if room else ():
            left = tuple(one for one in self.freed if one != crew)
            then = (Hire(self.seat, crew), FreedChoice(self.seat, left))
            yield Option(f"hire:{crew}", then, f"card:{crew}", f"area:crew:{self.seat}")
        yield Option("done")
        for option in dismiss_options(g, self.seat) if self.freed and not room else ():
            yield option.before(self)


def delivery_options(g: Firefly, choice: Any) -> Iterator[Option]:
    """A Work Action at the drop-off, which may be the Cruiser, wherever it is (R-PB-125, R-PB-126, R-PB-128)."""
    seat: int = choice.seat
    for bounty in holds(g, seat):
        places = job_card(bounty).places
        if at_place(g, seat, places[0]) if places else g.ship[seat] == g.cruiser:
            yield Option(f"deliver:{bounty}", (TurnIn(seat, bounty),), f"card:{bounty}", target(g, g.ship[seat]))


@dataclass(frozen=True, slots=True)
class TurnIn(Effect[Firefly]):
    """The reward, for each who is delivered, and what Lawmen get besides; Fugitives and card leave the game, the crew
    want their Cut and may mind (R-PB-90, R-PB-127, R-PB-129, R-PB-137, R-PB-157 to R-PB-159)."""

    seat: int
    bounty: str

    def run(self, g: Firefly) -> Iterable[Step]:
        seat, bounty = self.seat, self.bounty
        act(g, "work")
        brought = captives(g, seat, bounty)
        times = 1 if g.settings["law_bonus"] == "once" else len(brought)
        bonus = sum(perk.n for perk in own(g, seat, "lawman"))
        g.tell(firefly_news.Done(seat, bounty))
        for item in (*brought, bounty):
            remove(g, item, stack(seat, bounty))
        earn(g, seat, job_card(bounty).pay * len(brought), "pay")
        earn(g, seat, bonus * times, "bonus")
        return (*delivered(g, seat), Cuts(seat, bounty))


def lost_to_reavers(g: Firefly, seat: int, card: str) -> tuple[Step, ...]:
    """Reavers who take the people aboard take those who are bound, too (R-PB-131)."""
    for bounty in holds(g, seat):
        for crew in captives(g, seat, bounty):
            g.tell(news.Reaved(seat, crew))
            remove(g, crew, stack(seat, bounty))
        remove(g, bounty, stack(seat, bounty))
    return ()
