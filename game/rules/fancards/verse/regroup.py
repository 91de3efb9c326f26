"""After the fights: challenges of survivors, rewards, and where the survivors go (R-CG-47, R-CG-52 to R-CG-58)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.fancards import news
from game.rules.fancards.crew import captain_cell
from game.rules.fancards.state import FanCards, cell_of, opponents, places_of
from game.rules.fancards.verse.fights import Fight, forget_encounter
from game.rules.fancards.verse.lanes import able, laid
from game.rules.fancards.work.jobs import may_command, spend_command

SQUAD = 5
"""The most units a squad holds (R-CG-58)."""
CHALLENGE = "challenge"


def ripostes(g: FanCards, seat: int) -> list[Step]:
    """Everybody but the attacker may challenge what has attacked it and still stands, in turn order (R-CG-47)."""
    return [Riposting(other) for other in opponents(g, seat)]


def riposte_options(g: FanCards, seat: int) -> Iterable[Option]:
    """A command point left from the own last turn buys a challenge of a survivor, where the captain is."""
    if not may_command(g, seat, CHALLENGE):
        return
    cell, places = captain_cell(g, seat), places_of(g, seat)
    for unit in laid(g):
        place = g.aim[unit]
        if place in places and cell_of(g, place) == cell:
            for card in able(g, place):
                then = (SpendCommand(seat, CHALLENGE), Fight(seat, card, unit), Riposting(seat))
                yield Option(f"challenge:{card}:{unit}", then, card, unit)


@dataclass(frozen=True, slots=True)
class SpendCommand(Effect[FanCards]):
    """A command point is spent (R-CG-79)."""

    seat: int
    action: str

    def run(self, g: FanCards) -> Iterable[Step]:
        spend_command(g, self.seat, self.action)
        return ()


@dataclass(frozen=True, slots=True)
class Riposting(Effect[FanCards]):
    """A seat is asked while it has points and there are survivors: all can see both."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        return (Riposte(self.seat),) if next(iter(riposte_options(g, self.seat)), None) else ()


@dataclass(frozen=True, slots=True)
class Riposte(Choice[FanCards]):
    """A survivor is challenged, one fight one against one, or let go (R-CG-47)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        yield from riposte_options(g, self.seat)
        yield Option("pass")


@dataclass(frozen=True, slots=True)
class Regroup(Effect[FanCards]):
    """Wounded survivors go to the squad and keep their tokens, the others to hand or squad (R-CG-55, R-CG-57,
    R-CG-116)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        found: list[Step] = []
        for unit in laid(g):
            wounds = g.wounds.get(unit, 0) - g.bonus.get(f"{unit}/health", 0)
            found.append(Home(self.seat, unit, "squad", wounds) if wounds > 0 else ComeHome(self.seat, unit))
        return (*found, TrimSquad(self.seat))


@dataclass(frozen=True, slots=True)
class ComeHome(Choice[FanCards]):
    """An unwounded survivor goes back to the hand or into the squad (R-CG-55)."""

    seat: int
    unit: str

    def options(self, g: FanCards) -> Iterable[Option]:
        for zone in ("hand", "squad"):
            then = (Home(self.seat, self.unit, zone, 0),)
            yield Option(f"{zone}:{self.unit}", then, self.unit, f"{zone}:{self.seat}")


@dataclass(frozen=True, slots=True)
class Home(Effect[FanCards]):
    """A unit is home, in the hand or the squad (`to`), with the wounds it keeps."""

    seat: int
    unit: str
    to: str
    wounds: int

    def run(self, g: FanCards) -> Iterable[Step]:
        forget_encounter(g, self.unit)
        if self.wounds:
            g.wounds[self.unit] = self.wounds
        move(g, self.unit, "laid", f"{self.to}:{self.seat}")
        g.tell(news.Home(self.seat, self.unit, self.to))
        return ()


@dataclass(frozen=True, slots=True)
class TrimSquad(Effect[FanCards]):
    """A squad holds five units at most (R-CG-58)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        return (Disband(self.seat),) if len(g.zones.get(f"squad:{self.seat}", ())) > SQUAD else ()


@dataclass(frozen=True, slots=True)
class Disband(Choice[FanCards]):
    """A unit of the squad is discarded, as there are too many; its owner chooses (R-CG-58)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for unit in g.zones[f"squad:{self.seat}"]:
            then = (Disbanded(self.seat, unit), TrimSquad(self.seat))
            yield Option(f"disband:{unit}", then, unit, "event.discard")


@dataclass(frozen=True, slots=True)
class Disbanded(Effect[FanCards]):
    """A unit of the squad is discarded."""

    seat: int
    unit: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.wounds.pop(self.unit, None)
        move(g, self.unit, f"squad:{self.seat}", "event.discard")
        g.tell(news.Disbanded(self.seat, self.unit))
        return ()
