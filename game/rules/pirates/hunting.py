"""Hunting who is wanted: alone on a discard pile, in a rival's crew, in the own one (R-PB-94 to R-PB-107, R-PB-133 to
R-PB-144)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.content.firefly.records import Job
from game.core.steps import Effect, Option, Step
from game.core.zones import move, zone_of
from game.rules.firefly.acting import act
from game.rules.firefly.board import supply_at
from game.rules.firefly.boxes import JobKind
from game.rules.firefly.crew.crew import disgruntle
from game.rules.firefly.jobs.attempt import AttemptOver
from game.rules.firefly.jobs.working import Work
from game.rules.firefly.perks import all_crew, leader_of
from game.rules.firefly.state import Firefly
from game.rules.firefly.zones import ships_at
from game.rules.pirates import news
from game.rules.pirates.boarding import BoardBy
from game.rules.pirates.bound import JumpChoice, holder, holds, stack
from game.rules.pirates.duel import AttackBy
from game.rules.pirates.havens import safe
from game.rules.pirates.listing import LIST, sought, sought_by
from game.rules.pirates.marks import PREY, RIVAL, own, prey_of, rival_of


def open_to(g: Firefly, seat: int) -> tuple[str, ...]:
    """The Bounties a seat may hunt for: those of the List (R-PB-92), and the Alerts it holds (R-PB-136, R-PB-144)."""
    own = holds(g, seat)
    alerts = [bounty for bounty in own if len(sought_by(g, bounty)) > 1] if own else ()
    return (*g.zones.get(LIST, ()), *alerts)


def prey_here(g: Firefly, seat: int, ships: Sequence[int]) -> Iterator[tuple[str, str, int]]:
    """Every Bounty with whom it seeks in this Sector, where those ships are, and the seat whose crew that is in; -1 for
    a lone target. Nobody is hunted on a ship that can't be boarded."""
    pile = g.zones.get(f"supply:{supply_at(g, g.ship[seat])}.discard", ())
    crews = {crew: other for other in ships for crew in all_crew(g, other)}
    copies = sought(g)
    for bounty in open_to(g, seat):
        for crew in copies[bounty]:
            other = crews.get(crew, -1)
            if crew in pile or other == seat or (other >= 0 and not safe(g, other)):
                yield bounty, crew, other


def hunt_options(g: Firefly, choice: Any) -> Iterator[Option]:
    """One Fugitive by one Work Action, in the same Sector (R-PB-94, R-PB-95); Jumping another's Bounty (R-PB-115)."""
    seat: int = choice.seat
    ships = ships_at(g, g.ship[seat])
    for bounty, crew, other in prey_here(g, seat, ships):
        hunts = (Betray(seat, bounty, crew),) if other == seat else (Hunt(seat, crew, other), Work(seat, bounty))
        yield Option(f"hunt:{bounty}:{crew}", hunts, f"card:{bounty}", f"card:{crew}")
    for other in ships if len(ships) > 1 else ():
        if other != seat and not own(g, other, "frozen") and not safe(g, other):
            for bounty in holds(g, other):
                jumps = (Hunt(seat, "", other), Work(seat, bounty))
                yield Option(f"jump:{bounty}", jumps, f"card:{bounty}", f"area:bound:{seat}")


@dataclass(frozen=True, slots=True)
class Hunt(Effect[Firefly]):
    """Whom a hunt or a Jump is aimed at: one of the Crew, of a rival or alone, or all that a rival has bound."""

    seat: int
    crew: str
    who: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if self.who >= 0:
            g.flags[RIVAL] = self.who + 1
        if self.crew:
            g.flags[f"{PREY}:{self.crew}"] = 1
        return ()


def _attempt(g: Firefly, seat: int, bounty: str) -> tuple[Step, ...]:
    """A rival's ship must be boarded first (R-PB-97, R-PB-116), a lone target not (R-PB-99)."""
    g.tell(news.Hunt(seat, rival_of(g), bounty, prey_of(g)))
    return (BoardBy(seat),) if RIVAL in g.flags else (AttackBy(seat),)


def _complete(g: Firefly, seat: int, bounty: str) -> tuple[Step, ...]:
    crew = prey_of(g)
    caught = (Bind(seat, bounty, crew),) if crew else (JumpChoice(seat, holder(g, bounty), bounty),)
    return (AttemptOver(seat), *caught)


def _immoral(g: Firefly, seat: int, job: Job) -> bool:
    """A hunt never is; collecting the reward may be (R-PB-90)."""
    return job.immoral and not g.work


KIND = JobKind(_attempt, _complete, _immoral)


@dataclass(frozen=True, slots=True)
class Betray(Effect[Firefly]):
    """One of the own Crew is bound without a roll, which all others but the Leader hold against their captain
    (R-PB-103, R-PB-104)."""

    seat: int
    bounty: str
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        act(g, "work")
        leader = leader_of(g, self.seat)
        others = [one for one in all_crew(g, self.seat) if one not in (leader, self.crew)]
        upset = [step for one in others for step in disgruntle(g, self.seat, one, "card")]
        return (Bind(self.seat, self.bounty, self.crew), *upset)


@dataclass(frozen=True, slots=True)
class Bind(Effect[Firefly]):
    """The Fugitive is bound, the Bounty with it; Gear stays with the ship, and a token is gone (R-PB-108, R-PB-135,
    R-PB-166, R-PB-167)."""

    seat: int
    bounty: str
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        zone = stack(self.seat, self.bounty)
        source, _, whose = zone_of(g, self.crew).partition(":")
        g.tell(news.Bound(self.seat, int(whose) if source == "crew" else -1, self.crew))
        if self.bounty in g.zones.get(LIST, ()):
            move(g, self.bounty, LIST, zone)
        move(g, self.crew, zone_of(g, self.crew), zone)
        g.disgruntled.pop(self.crew, None)
        for gear in [gear for gear, who in g.carrier.items() if who == self.crew]:
            del g.carrier[gear]
        return ()
