"""The double-edged sword: others may incite a crew that serves the wrong side (R-CG-110 to R-CG-114)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fancards.records import Character
from game.core.steps import Chance, Choice, Effect, Option, Step
from game.rules.fancards import news
from game.rules.fancards.advanced.mutiny import Mutiny, mutinous
from game.rules.fancards.dice import DieFell
from game.rules.fancards.faces import face
from game.rules.fancards.reputation import ALLIANCE, CRIMINAL, HINGE, higher, standing
from game.rules.fancards.state import FanCards, crew_of, on, opponents

INCITED = 5
"""The eyes from which on a mutiny starts (R-CG-110)."""


def torn(g: FanCards, seat: int, card: str) -> bool:
    """Whether a crew member is asked for a standing that its captain's doesn't go with (R-CG-110, R-CG-113)."""
    printed = face(card)
    if not isinstance(printed, Character):
        return False
    needs = {ALLIANCE: printed.needs.alliance, CRIMINAL: printed.needs.criminal}
    for side, other in ((ALLIANCE, CRIMINAL), (CRIMINAL, ALLIANCE)):
        own = g.settings["edge_reading"] == "B"
        if needs[side] and (needs[side] >= standing(g, seat, side) if own else standing(g, seat, other) >= needs[side]):
            return True
    return False


def incitable(g: FanCards, seat: int, victim: int) -> bool:
    """Whether `seat` may roll for a mutiny in a victim's crew: once between two turns of the victim (R-CG-114)."""
    if f"until:edge:{seat}:{victim}" in g.flags or not mutinous(g, victim):
        return False
    if on(g, "edge_low") and higher(g, victim) > HINGE:
        return False
    return any(torn(g, victim, card) for card in crew_of(g, victim))


def edge_options(g: FanCards, seat: int) -> Iterable[Option]:
    """In the own 'Verse phase, free of infamy, before trouble is sent."""
    if on(g, "edge") and "laid" not in g.zones:
        for victim in opponents(g, seat):
            if incitable(g, seat, victim):
                yield Option(f"incite:{victim}", (Incite(seat, victim),), "die", f"captain:{victim}")


@dataclass(frozen=True, slots=True)
class Incite(Effect[FanCards]):
    """A die is rolled against a victim's crew (R-CG-110)."""

    seat: int
    victim: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.flags[f"until:edge:{self.seat}:{self.victim}"] = self.victim + 1
        g.tell(news.Incited(self.seat, self.victim))
        return (InciteDie(self.seat, self.victim),)


@dataclass(frozen=True, slots=True)
class InciteDie(Chance[FanCards]):
    """5 or 6 starts the mutiny (R-CG-110)."""

    seat: int
    victim: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for eyes in range(1, 7):
            start = (PickRingleader(self.seat, self.victim),) if eyes >= INCITED else ()
            yield Option(f"d6:{eyes}", (DieFell(self.seat, "incite", eyes), *start))


@dataclass(frozen=True, slots=True)
class PickRingleader(Choice[FanCards]):
    """The roller runs the mutineers, and names their leader (R-CG-103, R-CG-111)."""

    seat: int
    victim: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in mutinous(g, self.victim):
            then = (Mutiny(self.victim, card, self.seat, self.victim),)
            yield Option(f"mutiny:{card}", then, card, f"captain:{self.victim}")
