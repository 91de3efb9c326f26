"""Fights: a die a side and combat; the loser takes a wound (R-CG-42 to R-CG-46, R-CG-54)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fancards.parts import Foe
from game.content.fancards.records import Part
from game.core.steps import Chance, Effect, Option, Step
from game.rules.fancards.crew import Wound, combat_of
from game.rules.fancards.faces import face, job_face
from game.rules.fancards.state import FanCards


def foe_of(foe: str) -> Foe:
    """The unit of a job or the keeper of a part that "foe:<card>:<number>" names; with "quit:" it is of its penalty."""
    word, card, number = foe.split(":")
    printed = face(card)
    if isinstance(printed, Part):
        return printed.keeper
    job = job_face(card)
    return (job.foes if word == "foe" else job.penalty.foes)[int(number)]


def foe_left(g: FanCards, foe: str) -> int:
    """The wounds a unit of a job can still take."""
    return foe_of(foe).health - g.wounds.get(foe, 0)


@dataclass(frozen=True, slots=True)
class Fight(Effect[FanCards]):
    """One fight of a crew card of a seat against a unit of a job (R-CG-42, R-CG-54)."""

    seat: int
    mine: str
    foe: str

    def run(self, g: FanCards) -> Iterable[Step]:
        return (FightRoll(self.seat, self.mine, self.foe),)


@dataclass(frozen=True, slots=True)
class FightRoll(Chance[FanCards]):
    """Both dice: the own one first."""

    seat: int
    mine: str
    foe: str

    def options(self, g: FanCards) -> Iterable[Option]:
        for own in range(1, 7):
            for other in range(1, 7):
                yield Option(f"d6:{own},{other}", (Fought(self.seat, self.mine, self.foe, own, other),))


@dataclass(frozen=True, slots=True)
class Fought(Effect[FanCards]):
    """The higher sum wins, the loser takes a wound; a tie does nothing (R-CG-43, R-CG-44)."""

    seat: int
    mine: str
    foe: str
    own: int
    other: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.tell("rolled", self.seat, "fight", (self.own, self.other))
        ahead = self.own + combat_of(g, self.mine) - self.other - foe_of(self.foe).combat
        if ahead > 0:
            g.wounds[self.foe] = g.wounds.get(self.foe, 0) + 1
            g.tell("hit", self.seat, self.foe)
        return (Wound(self.seat, self.mine),) if ahead < 0 else ()
