"""The Timer and what its colours do (R-FC-48 to R-FC-57)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fistful import fistful
from game.core.reactions import Offer
from game.core.steps import Effect, Step
from game.core.zones import draw, everyone, move, reveal
from game.rules.fistful import news
from game.rules.fistful.battle.spawning import Spawning
from game.rules.fistful.board import heist_of
from game.rules.fistful.scoring import Finish, all_done
from game.rules.fistful.state import Fistful, seats_from
from game.rules.fistful.tokens import kind
from game.rules.shared.state import adjust


def track(g: Fistful) -> tuple[str, ...]:
    """The colours of the Timer at the level, for the number of players and who led at the start, green first, black
    last."""
    card = heist_of(g.heist)
    level = card.levels.get(g.settings.get("level", "normal"))
    return level.track(len(g.at), g.flags.get("longer", 0)) if level else card.timer


@dataclass(frozen=True, slots=True)
class AdvanceTimer(Effect[Fistful]):
    """The Timer advances; cards may stop the whole advance first (R-FC-180)."""

    steps: int

    def run(self, g: Fistful) -> Iterable[Step]:
        return (Offer("timer", (self.steps,), seats_from(g, g.active), (TimerStep(self.steps),)),)


@dataclass(frozen=True, slots=True)
class TimerStep(Effect[Fistful]):
    """The gray token moves down, one position after the other, and each colour entered is resolved (R-FC-51,
    R-FC-56)."""

    steps: int

    def run(self, g: Fistful) -> Iterable[Step]:
        if self.steps < 1:
            return ()
        rest = (TimerStep(self.steps - 1),)
        if g.flags.get("calm", 0) > 0:
            adjust(g, "calm", -1)
            g.tell(news.Calm(g.flags.get("calm", 0)))
            return rest
        colours = track(g)
        g.timer = min(g.timer + 1, len(colours) - 1)
        colour = colours[g.timer]
        g.tell(news.Timer(g.timer, colour))
        if colour == "gray":
            return (DrawEvent(), *rest)
        if colour == "red":
            return (Spawning("all"), *rest)
        if colour == "yellow":
            return (Alarm(), *rest)
        if colour == "black":
            return (Finish("won", "R-FC-14") if all_done(g) else Finish("lost", "R-FC-35"),)
        return rest


@dataclass(frozen=True, slots=True)
class Alarm(Effect[Fistful]):
    """The alarm is triggered: the alarm rules of the Heist card are active from now on (R-FC-54, R-FC-120).

    Where it moves the Timer, that can be stopped (R-FC-180).
    """

    def run(self, g: Fistful) -> Iterable[Step]:
        if g.flags.get("alarm"):
            return ()
        g.flags["alarm"] = 1
        g.tell(news.Alarm())
        return tuple(
            AdvanceTimer(int(word.value)) if word.name == "timer" else g.above.words((word,))[0]
            for word in heist_of(g.heist).alarm
        )


@dataclass(frozen=True, slots=True)
class DrawEvent(Effect[Fistful]):
    """The top Event is played at once and discarded (R-FC-52, R-FC-57)."""

    def run(self, g: Fistful) -> Iterable[Step]:
        card = draw(g, "event", "event.discard")
        if not card:
            return ()
        reveal(g, card, everyone(len(g.at)))
        move(g, card, "event", "event.discard")
        g.tell(news.Event(card))
        return g.above.words(fistful().events[kind(card)].do)


def progress(g: Fistful) -> float:
    """How far the Timer has run, from 0 to 1."""
    return g.timer / max(1, len(track(g)) - 1)
