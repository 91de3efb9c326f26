"""The closed vocabulary of Gear and Events as steps (one word, one step)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.content.common.records import Word
from game.core.steps import Effect, Step
from game.core.zones import everyone, reveal
from game.rules.fistful import crew, news
from game.rules.fistful.battle.hunters import Summon
from game.rules.fistful.battle.hurt import Fall, LoseHealth
from game.rules.fistful.battle.spawning import Spawning
from game.rules.fistful.cards import hazards
from game.rules.fistful.search.supplies import DrawGear
from game.rules.fistful.state import Fistful, seats_from
from game.rules.fistful.timer import TimerStep
from game.rules.fistful.zones import around, nearest_down
from game.rules.shared.state import adjust


@dataclass(frozen=True, slots=True)
class Restore(Effect[Fistful]):
    """A seat's track goes up: "heal" Health, "load" Ammo, "refill" its Sidekick's track (R-FC-77, R-FC-82,
    R-FC-116)."""

    word: str
    seat: int
    amount: int

    def run(self, g: Fistful) -> Iterable[Step]:
        {"heal": crew.heal, "load": crew.load, "refill": crew.refill}[self.word](g, self.seat, self.amount)
        return ()


@dataclass(frozen=True, slots=True)
class Mark(Effect[Fistful]):
    """A mark goes up or down: "steps" (this move), "weaken" (battle totals of this turn), "calm" (Timer),
    "fight.bonus"."""

    flag: str
    amount: int

    def run(self, g: Fistful) -> Iterable[Step]:
        adjust(g, self.flag, self.amount)
        g.tell(news.Mark(self.flag, self.amount))
        return ()


@dataclass(frozen=True, slots=True)
class Look(Effect[Fistful]):
    """The table looks at face-down tokens without flipping them: all within `reach` spaces of the hero, walls don't
    matter.

    With `count` only so many, those nearest on foot.
    """

    seat: int
    reach: int
    count: int = 0

    def run(self, g: Fistful) -> Iterable[Step]:
        seat, count = self.seat, self.count
        for cell, token in nearest_down(g, seat, count, True) if count else around(g, seat, self.reach):
            reveal(g, token, everyone(len(g.at)))
            g.tell(news.Peeked(cell, token))
        return ()


def everybody(g: Fistful) -> tuple[int, ...]:
    """The seats that play, from the active one."""
    return seats_from(g, g.active)


def _hurt(seats: Iterable[int], amount: int) -> tuple[Step, ...]:
    return tuple(step for seat in seats for step in (LoseHealth(seat, amount), Fall(seat)))


Build = Callable[[Fistful, int], "tuple[Step, ...]"]
EVENT_STEPS: dict[str, Build] = {
    "draw_gear": lambda g, n: (DrawGear(g.active, n),),
    "each_gear": lambda g, n: tuple(DrawGear(seat, n) for seat in everybody(g)),
    "heal_all": lambda g, n: tuple(Restore("heal", seat, n) for seat in everybody(g)),
    "load_all": lambda g, n: tuple(Restore("load", seat, n) for seat in everybody(g)),
    "refill_all": lambda g, n: tuple(Restore("refill", seat, n) for seat in everybody(g)),
    "hurt": lambda g, n: _hurt((g.active,), n),
    "hurt_all": lambda g, n: _hurt(everybody(g), n),
    "lose_ammo": lambda g, n: (hazards.LoseAmmo(g.active, n),),
    "lose_ammo_all": lambda g, n: tuple(hazards.LoseAmmo(seat, n) for seat in everybody(g)),
    "steps": lambda g, n: (Mark("steps", n),),
    "timer": lambda g, n: (TimerStep(n),),
    "calm": lambda g, n: (Mark("calm", n),),
    "alert": lambda g, n: (hazards.Rouse(n),),
    "peek": lambda g, n: (Look(g.active, 0, n),),
    "lose_gear": lambda g, n: (hazards.LoseGear(g.active, n),),
    "find": lambda g, n: (hazards.Find(g.active, n),),
    "drop": lambda g, n: (hazards.DropSack(g.active),),
    "blast": lambda g, n: (hazards.BlowOut(n),),
    "hide": lambda g, n: (Mark("truce", 1),),
    "wander": lambda g, n: (hazards.Wander(n),),
    "weaken": lambda g, n: (Mark("weaken", n),),
    "hunt": lambda g, n: (Summon(),),
}


def event_steps(words: Iterable[Word]) -> tuple[Step, ...]:
    """The words of an Event or of a Heist card's alarm as steps, in order."""
    return tuple(EventWord(word.name, str(word.value)) for word in words)


@dataclass(frozen=True, slots=True)
class EventWord(Effect[Fistful]):
    """One word of an Event; whom it is about is decided when its turn comes."""

    word: str
    value: str

    def run(self, g: Fistful) -> Iterable[Step]:
        if self.word == "spawn":
            return (Spawning(self.value),)
        number = int(self.value) if self.value.lstrip("-").isdigit() else 1
        return EVENT_STEPS[self.word](g, number)
