"""The Resolve step: encounters one after the other in the order in which they were laid (R-CG-36, R-CG-38 to
R-CG-46)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.fancards import news
from game.rules.fancards.cards.hazards import hazard_steps
from game.rules.fancards.cards.nasty import nasty_options
from game.rules.fancards.faces import is_unit
from game.rules.fancards.state import FanCards, seat_of
from game.rules.fancards.verse.fights import Fight, forget_encounter
from game.rules.fancards.verse.lanes import opening, pending, victims
from game.rules.fancards.verse.responses import Answering

HURRY = "all_fights"
"""The mark of a turn whose attacker wants to see all fights without being asked before each."""


@dataclass(frozen=True, slots=True)
class ResolveNext(Effect[FanCards]):
    """The next encounter: a hazard strikes, a unit fights (R-CG-38)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        left = pending(g)
        if not left:
            g.flags.pop(HURRY, None)
            return ()
        card = left[0]
        if not is_unit(card):
            return (HazardStrikes(self.seat, card), self)
        guards, choice = opening(g, card)
        if not guards and not choice:  # nobody to fight, or all have fought (R-CG-116)
            g.bonus[f"{card}/done"] = 1
            return (self,)
        if guards and not choice and HURRY in g.flags:
            return (Meet(self.seat, card, tuple(guards)), self)
        return (Clash(self.seat, card),)


@dataclass(frozen=True, slots=True)
class HazardStrikes(Effect[FanCards]):
    """A hazard strikes and is discarded."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        steps = hazard_steps(g, self.seat, self.card)
        g.tell(news.Strikes(self.seat, self.card, g.payer[self.card]))
        move(g, self.card, "laid", "event.discard")
        forget_encounter(g, self.card)
        return steps


@dataclass(frozen=True, slots=True)
class Clash(Choice[FanCards]):
    """Before each fight the attacker may play nasty instants (R-CG-35), and says whom a unit fights that nobody meets,
    or that chooses for itself (R-CG-41)."""

    seat: int
    unit: str

    def options(self, g: FanCards) -> Iterable[Option]:
        guards, choice = opening(g, self.unit)
        again = ResolveNext(self.seat)
        if guards and not (choice and guards[0] not in choice):
            meet = Meet(self.seat, self.unit, tuple(guards))
            yield Option("fight", (meet, again), self.unit, guards[0])
            yield Option("fight_all", (Hurry(), meet, again), self.unit)
        for card in choice:
            if not guards or card != guards[0]:
                rest = tuple(guards) if len(guards) > 1 or guards and guards[0] not in choice else ()
                picked = Meet(self.seat, self.unit, (card, *rest))
                yield Option(f"pick:{self.unit}:{card}", (picked, again), self.unit, card)
        for victim in victims(g, self.seat):
            for option in nasty_options(g, self.seat, victim):
                yield option.before(Answering(victim), again)


@dataclass(frozen=True, slots=True)
class Hurry(Effect[FanCards]):
    """All further fights run without a question between them."""

    def run(self, g: FanCards) -> Iterable[Step]:
        g.flags[HURRY] = 1
        return ()


@dataclass(frozen=True, slots=True)
class Meet(Effect[FanCards]):
    """A unit fights the first of those who meet it; the others of the gang come after, while it stands (R-CG-40,
    R-CG-115)."""

    seat: int
    unit: str
    guards: tuple[str, ...]

    def run(self, g: FanCards) -> Iterable[Step]:
        first, *rest = self.guards
        if f"{self.unit}/trap" in g.bonus:
            rest = [card for card in rest if f"{card}/door" in g.bonus]
        alone = not rest and f"{self.unit}/fought" not in g.bonus
        g.guard[self.unit] = tuple(rest)
        g.bonus[f"{self.unit}/fought"] = 1
        return (Fight(seat_of(g.aim[self.unit]), first, self.unit, alone),)
