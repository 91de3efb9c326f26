"""Hazards: encounters that are no persons and strike without a fight (R-CG-32, R-CG-33)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fancards.records import Hazard
from game.core.steps import Choice, Effect, Option, Step
from game.rules.fancards import news
from game.rules.fancards.crew import Wound
from game.rules.fancards.faces import face, kind
from game.rules.fancards.reputation import earn
from game.rules.fancards.state import FanCards, crew_at, stowed
from game.rules.fancards.stow import discard_item
from game.rules.shared.state import adjust

FINE = 3
"""What an inspection costs who has nothing to hand over, in credits."""
WANTED = ("illegal-cargo", "black-market-weapons")
"""What an inspection takes."""


def hazard_steps(g: FanCards, seat: int, card: str) -> list[Step]:
    """What a hazard of `seat` does to whose infamy paid for it, or to all; its words in their order."""
    printed, victim = face(card), g.payer[card]
    assert isinstance(printed, Hazard)
    found: list[Step] = [Strikes(seat, victim, word, int(value)) for word, value in printed.do]
    return [*found, Inspection(victim)] if printed.power else found


@dataclass(frozen=True, slots=True)
class Strikes(Effect[FanCards]):
    """One word of a hazard."""

    seat: int
    victim: int
    word: str
    value: int

    def run(self, g: FanCards) -> Iterable[Step]:
        seat, victim, value = self.seat, self.victim, self.value
        if self.word == "lose_moves":
            adjust(g, f"next:moves:{victim}", value)
        elif self.word == "wound":
            return (FallIll(victim, value),) if crew_at(g, str(victim)) else ()
        elif self.word == "pay":
            earn(g, victim, -value)
        elif self.word == "no_jobs":
            g.flags[f"next:no_jobs:{victim}"] = 1
        elif self.word == "steal":
            return [Thief(seat, victim)] * value
        elif self.word == "no_charting":
            g.flags["until:no_charting"] = seat + 1
        else:  # "close_place"
            return [ClosePlace(seat)] * value
        return ()


@dataclass(frozen=True, slots=True)
class FallIll(Choice[FanCards]):
    """One aboard gets the wounds, as its owner chooses."""

    seat: int
    wounds: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in crew_at(g, str(self.seat)):
            yield Option(f"wound:{card}", (Wound(self.seat, card, self.wounds),), "wound", card)


@dataclass(frozen=True, slots=True)
class Thief(Effect[FanCards]):
    """An item of the inventory is discarded, if there is one."""

    seat: int
    victim: int

    def run(self, g: FanCards) -> Iterable[Step]:
        return (Steal(self.seat, self.victim),) if stowed(g, self.victim) else ()


@dataclass(frozen=True, slots=True)
class Steal(Choice[FanCards]):
    """Which item of the inventory is lost, as the attacker chooses."""

    seat: int
    victim: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for item in stowed(g, self.victim):
            yield Option(f"steal:{item}", (Lost(self.victim, item),), item, "event.discard")


@dataclass(frozen=True, slots=True)
class Lost(Effect[FanCards]):
    """An item is discarded."""

    seat: int
    item: str

    def run(self, g: FanCards) -> Iterable[Step]:
        discard_item(g, self.seat, self.item)
        return ()


@dataclass(frozen=True, slots=True)
class ClosePlace(Choice[FanCards]):
    """Which location nobody enters until the attacker's next turn."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for cell in sorted(g.cells):
            yield Option(f"close:{cell}", (Closed(self.seat, cell),), "ban", f"cell:{cell}")


@dataclass(frozen=True, slots=True)
class Closed(Effect[FanCards]):
    """A location is closed."""

    seat: int
    cell: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.flags[f"until:closed:{self.cell}"] = self.seat + 1
        g.tell(news.Closed(self.seat, self.cell))
        return ()


@dataclass(frozen=True, slots=True)
class Inspection(Choice[FanCards]):
    """Something the Alliance looks for is handed over, or credits are paid, as far as there are some."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        found = [item for item in g.zones.get(f"items:{self.seat}", ()) if kind(item) in WANTED]
        for item in found:
            yield Option(f"discard:{item}", (Lost(self.seat, item),), item, "event.discard")
        if g.credits[self.seat] >= FINE or not found:
            yield Option("pay", (Fined(self.seat),), f"credits:{self.seat}", "bank")


@dataclass(frozen=True, slots=True)
class Fined(Effect[FanCards]):
    """Credits are paid, as far as there are some."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        earn(g, self.seat, -FINE)
        return ()
