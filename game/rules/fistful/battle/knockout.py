"""Knocked out: the Sidekick steps in (R-FC-143 to R-FC-153)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Step
from game.core.zones import move
from game.rules.fistful import news
from game.rules.fistful.battle.retreat import Retreat
from game.rules.fistful.board import board_of, heist_of
from game.rules.fistful.crew import hero_side
from game.rules.fistful.scoring import Finish
from game.rules.fistful.state import Fistful
from game.rules.fistful.zones import put

STEP_IN = 4
"""How far a Sidekick that steps in may fall back (R-FC-148)."""


@dataclass(frozen=True, slots=True)
class KnockedOut(Effect[Fistful]):
    """A hero falls: Gear is lost, the sack lies where it fell, the Sidekick steps in, the Timer advances."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        from game.rules.fistful.timer import AdvanceTimer  # the Timer can hurt, too

        seat, who = self.seat, g.hero[self.seat]
        g.tell(news.KnockedOut(seat, who))
        if seat == g.active:
            g.flags["halt"] = 1
        for card in g.zones.get(f"slots:{seat}", ()):
            g.flags.pop(f"used:{card}", None)
            move(g, card, f"slots:{seat}", "gear.discard")
        for token in g.zones.get(f"sack:{seat}", ()):
            put(g, token, f"sack:{seat}", board_of(g.heist).keys[g.at[seat]])
        if who in heist_of(g.heist).must_not_fall:
            g.flags[f"fallen:{who}"] = 1
            alone = any(who in star.crew for star in heist_of(g.heist).stars)
            return (Finish("lost", "R-FC-42" if alone else "R-FC-151"),)
        mate = g.sidekick[seat]
        g.sidekick[seat], g.uses[seat] = "", 0
        if not mate:
            return (Out(seat), AdvanceTimer(1))
        side = hero_side(mate)
        g.hero[seat], g.health[seat], g.ammo[seat] = mate, side.health, side.ammo
        g.tell(news.SteppedIn(seat, mate))
        return (Retreat(seat, mate, STEP_IN), AdvanceTimer(1))


@dataclass(frozen=True, slots=True)
class Out(Effect[Fistful]):
    """A player without crew is out until the heist ends; with all players out it is lost (R-FC-150, R-FC-152)."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        g.at[self.seat], g.health[self.seat], g.ammo[self.seat] = -1, 0, 0
        g.tell(news.Out(self.seat))
        return (Finish("lost", "R-FC-150"),) if all(cell < 0 for cell in g.at.values()) else ()
