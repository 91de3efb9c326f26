"""Crew against crew, or a roving squad against a crew: as in the 'Verse phase, one fight for each who attacks (R-CG-91,
R-CG-92, R-CG-107, R-CG-118)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.rules.fancards import news
from game.rules.fancards.crew import present
from game.rules.fancards.state import FanCards, cell_of, crew_at, seat_of
from game.rules.fancards.verse.fighters import lives
from game.rules.fancards.verse.fights import Fight, Reward
from game.rules.fancards.verse.responses import Assign


@dataclass(frozen=True, slots=True)
class Muster(Choice[FanCards]):
    """Who attacks with the first one: others of the crew on the same location, in the order in which they are named."""

    seat: int
    place: str
    attackers: tuple[str, ...]

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in present(g, self.seat, cell_of(g, self.place)):
            if card not in self.attackers:
                more = Muster(self.seat, self.place, (*self.attackers, card))
                yield Option(f"join:{card}", (more,), card, f"place:{self.place}")
        yield Option("go", (Onset(self.seat, self.place, self.attackers),))


@dataclass(frozen=True, slots=True)
class Onset(Effect[FanCards]):
    """The attackers are known; who is attacked assigns defenders, then it is fought out (R-CG-118)."""

    seat: int
    place: str
    attackers: tuple[str, ...]

    def run(self, g: FanCards) -> Iterable[Step]:
        for card in self.attackers:
            g.aim[card] = self.place
        g.tell(news.Attacked(self.seat, self.place, self.attackers))
        return (Assign(seat_of(self.place), self.attackers), Brawl(self.seat, self.attackers), BrawlOver(), Reward())


@dataclass(frozen=True, slots=True)
class Brawl(Effect[FanCards]):
    """The first attacker that is left fights those who meet it, one after the other; `begun`: it has fought already."""

    seat: int
    attackers: tuple[str, ...]
    begun: bool = False

    def run(self, g: FanCards) -> Iterable[Step]:
        if not self.attackers:
            return ()
        attacker, *others = self.attackers
        after = Brawl(self.seat, tuple(others))
        if not lives(g, attacker):
            return (after,)
        there = crew_at(g, g.aim[attacker])
        guards = [card for card in g.guard.get(attacker, ()) if card in there]
        if not there or not guards and self.begun:
            return (after,)
        if not guards and len(there) > 1:
            return (PickFoe(self.seat, self.attackers), after)
        first, *rest = guards or there
        g.guard[attacker] = tuple(rest)
        alone = not rest and not self.begun
        return (Fight(seat_of(g.aim[attacker]), first, attacker, alone), Brawl(self.seat, self.attackers, True))


@dataclass(frozen=True, slots=True)
class PickFoe(Choice[FanCards]):
    """Nobody meets an attacker: its side chooses whom it fights (R-CG-41, R-CG-118)."""

    seat: int
    attackers: tuple[str, ...]

    def options(self, g: FanCards) -> Iterable[Option]:
        attacker = self.attackers[0]
        place = g.aim[attacker]
        for card in crew_at(g, place):
            then = (Fight(seat_of(place), card, attacker, True),)
            yield Option(f"pick:{attacker}:{card}", then, attacker, card)


@dataclass(frozen=True, slots=True)
class BrawlOver(Effect[FanCards]):
    """Nothing of a fight between crews stays on the table."""

    def run(self, g: FanCards) -> Iterable[Step]:
        g.aim.clear()
        g.guard.clear()
        return ()
