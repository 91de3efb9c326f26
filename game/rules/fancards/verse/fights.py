"""One fight: dice and combat on both sides, the loser takes a wound (R-CG-42 to R-CG-46, R-CG-52 to R-CG-54)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Chance, Die, Effect, Option, Step
from game.core.zones import move
from game.rules.fancards import news
from game.rules.fancards.crew import Wound, numb
from game.rules.fancards.dice import DieFell
from game.rules.fancards.faces import perk, power, unit_face
from game.rules.fancards.reputation import earn
from game.rules.fancards.state import FanCards, place_of
from game.rules.fancards.verse.fighters import (
    dice_of,
    gifted,
    health_left,
    is_crew,
    lives,
    of_job,
    owner_of,
    rating,
    rethrows_of,
    unit_zone,
)
from game.rules.shared.state import adjust

STUNG = 4
"""The eyes from which on an ambush wounds."""


@dataclass(frozen=True, slots=True)
class Fight(Effect[FanCards]):
    """One fight of the crew card `mine` of a seat against a unit, a unit of a job ("foe:<job>:<number>") or another
    crew card; none when one of them can't fight any more. `alone`: it defends, and nobody with it."""

    seat: int
    mine: str
    foe: str
    alone: bool = False

    def run(self, g: FanCards) -> Iterable[Step]:
        if not (lives(g, self.mine) and lives(g, self.foe)):
            return ()
        if g.bonus.pop(f"{self.mine}/ambush", 0):
            return (AmbushDie(self.seat, self.mine, self.foe), self)
        gifts = [GiftedDie(self.seat, card) for card in (self.mine, self.foe) if gifted(card)]
        return (*gifts, Bout(self.seat, self.mine, self.foe, self.alone))


@dataclass(frozen=True, slots=True)
class AmbushDie(Chance[FanCards]):
    """A character that lay in ambush starts: 4 to 6 wounds before the dice."""

    seat: int
    mine: str
    foe: str

    def options(self, g: FanCards) -> Iterable[Option]:
        for eyes in range(1, 7):
            sting = (Hit(self.seat, self.mine, self.foe),) if eyes >= STUNG else ()
            yield Option(f"d6:{eyes}", (DieFell(self.seat, "ambush", eyes), *sting))


@dataclass(frozen=True, slots=True)
class GiftedDie(Chance[FanCards]):
    """The die before a fight of a gifted character: 1 and it doesn't fight, 6 and its combat is 6."""

    seat: int
    card: str

    def options(self, g: FanCards) -> Iterable[Option]:
        for eyes in range(1, 7):
            yield Option(f"d6:{eyes}", (Gifted(self.seat, self.card, eyes),))


@dataclass(frozen=True, slots=True)
class Gifted(Effect[FanCards]):
    """A gifted character's day is known for one fight."""

    seat: int
    card: str
    eyes: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.tell(news.Rolled(self.seat, "gifted", (self.eyes,)))
        g.bonus[f"{self.card}/gift"] = self.eyes
        return ()


@dataclass(frozen=True, slots=True)
class Bout(Effect[FanCards]):
    """The dice of a fight, the own ones first; `own` and `other`: what has been thrown so far."""

    seat: int
    mine: str
    foe: str
    alone: bool
    own: tuple[int, ...] = ()
    other: tuple[int, ...] = ()

    def run(self, g: FanCards) -> Iterable[Step]:
        if g.bonus.get(f"{self.mine}/gift") == 1 or g.bonus.get(f"{self.foe}/gift") == 1:
            g.tell(news.NoFight(self.seat, self.mine, self.foe))
            self.forget(g)
            return ()
        for card, faces, other in ((self.mine, self.own, False), (self.foe, self.other, True)):
            if not faces or len(kept(g, card, faces)) < dice_of(g, card):
                return (BoutDie(self, other),)
        return self.over(g)

    def over(self, g: FanCards) -> tuple[Step, ...]:
        """The higher sum wins, a tie inflicts no wound (R-CG-43, R-CG-44)."""
        sums = [
            sum(kept(g, card, faces)) + rating(g, card, alone, g.bonus.get(f"{card}/gift", 0))
            for card, faces, alone in ((self.mine, self.own, self.alone), (self.foe, self.other, False))
        ]
        g.tell(news.Fought(self.seat, self.mine, self.foe, self.own, self.other, sums[0], sums[1]))
        self.forget(g)
        if sums[0] == sums[1]:
            return ()
        won = sums[0] > sums[1]
        return (Hit(self.seat, self.mine, self.foe) if won else Hit(self.seat, self.foe, self.mine),)

    def forget(self, g: FanCards) -> None:
        """What was for one fight is over."""
        for card in (self.mine, self.foe):
            for word in ("gift", "dice", "roll"):
                g.bonus.pop(f"{card}/{word}", None)


def kept(g: FanCards, card: str, faces: tuple[int, ...]) -> list[int]:
    """The dice that count of those a fighter has thrown: ones that it throws again don't."""
    again, found = rethrows_of(g, card) if 1 in faces else 0, []
    for face in faces:
        if face == 1 and again:
            again -= 1
        else:
            found.append(face)
    return found


@dataclass(frozen=True, slots=True)
class BoutDie(Chance[FanCards]):
    """One die of a fight (R-CG-42); `other`: of the other side."""

    bout: Bout
    other: bool

    def options(self, g: FanCards) -> Iterable[Option]:
        return Die(self.fell)

    def fell(self, eyes: int) -> tuple[Step, ...]:
        """The fight with one die more."""
        bout = self.bout
        own, other = (bout.own, (*bout.other, eyes)) if self.other else ((*bout.own, eyes), bout.other)
        return (Bout(bout.seat, bout.mine, bout.foe, bout.alone, own, other),)


@dataclass(frozen=True, slots=True)
class Hit(Effect[FanCards]):
    """The loser of a fight takes a wound (R-CG-43). A wound of a unit pays whoever inflicted it (R-CG-52)."""

    seat: int
    winner: str
    loser: str

    def run(self, g: FanCards) -> Iterable[Step]:
        if not lives(g, self.loser):
            return ()
        if is_crew(self.loser):
            return self.crew(g)
        seat = owner_of(g, self.winner)
        if not of_job(self.loser):
            adjust(g, f"reward:{seat}", perk(self.winner, "wound_pay") or 1)
        hurt_unit(g, seat, self.loser)
        return ()

    def crew(self, g: FanCards) -> tuple[Step, ...]:
        """Somebody of a crew is hit."""
        seat, before = owner_of(g, self.loser), g.wounds.get(self.loser, 0)
        wounds = 2 if g.bonus.pop(f"{self.winner}/twice", 0) else 1
        striker = owner_of(g, self.winner)
        if "battle" in g.flags and striker >= 0:
            adjust(g, f"hits:{striker}", 1)
        tortures = not of_job(self.winner) and power(self.winner) == "torture"
        after = (Numb(seat, self.loser, before),) if tortures else ()
        return (Wound(seat, self.loser, wounds), *after)


@dataclass(frozen=True, slots=True)
class Numb(Effect[FanCards]):
    """Who was wounded by a torturer neither takes up nor uses items till the end of the round."""

    seat: int
    card: str
    before: int

    def run(self, g: FanCards) -> Iterable[Step]:
        hurt = g.wounds.get(self.card, 0) > self.before
        if hurt and place_of(g, self.seat, self.card) and not numb(g, self.card):
            g.flags[f"round:numb:{self.card}"] = 1
            g.tell(news.Numb(self.seat, self.card))
        return ()


def hurt_unit(g: FanCards, seat: int, unit: str) -> None:
    """A unit takes a wound from a seat; at health 0 it dies (R-CG-45, R-CG-57), and the infamy noted on it comes with
    the reward (R-CG-53)."""
    g.wounds[unit] = g.wounds.get(unit, 0) + 1
    g.tell(news.Hit(seat, unit))
    if of_job(unit) or health_left(g, unit) > 0:
        return
    bounty = 0 if f"{unit}/raised" in g.bonus else unit_face(unit).bounty
    if bounty:
        adjust(g, f"bounty:{seat}", bounty)
    g.tell(news.Killed(seat, unit))
    move(g, unit, unit_zone(g, unit), "event.discard")
    forget_encounter(g, unit)


def forget_encounter(g: FanCards, card: str) -> None:
    """Nothing is marked on an encounter any more that is no longer laid."""
    for table in (g.aim, g.payer, g.guard, g.wounds):
        table.pop(card, None)
    for mark in [mark for mark in g.bonus if mark.partition("/")[0] == card]:
        del g.bonus[mark]


@dataclass(frozen=True, slots=True)
class Reward(Effect[FanCards]):
    """Credits for the wounds that crews inflicted on units, and the infamy noted on the dead (R-CG-52, R-CG-53)."""

    def run(self, g: FanCards) -> Iterable[Step]:
        for seat in g.credits:
            earn(g, seat, g.flags.pop(f"reward:{seat}", 0))
            bounty = g.flags.pop(f"bounty:{seat}", 0)
            if bounty and g.settings["bounty"] == "pool":
                g.pool[seat] += bounty
                g.tell(news.Bounty(seat, bounty))
            elif bounty and g.settings["bounty"] == "credits":
                earn(g, seat, bounty)
        return ()
