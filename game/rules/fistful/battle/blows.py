"""How a battle round ends for the enemy: defeated, turned over, off to the next player, or on the hero's space
(R-FC-131, R-FC-155 to R-FC-161)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Step
from game.rules.fistful import news
from game.rules.fistful.board import board_of
from game.rules.fistful.state import Fistful, seats_from
from game.rules.fistful.tokens import special
from game.rules.fistful.zones import alert_cell, put


def clear_round(g: Fistful) -> None:
    """Forget the dice and bonuses of a battle round."""
    for flag in ("fight.total", "fight.bonus", "fight.d4", "fight.d6"):
        g.flags.pop(flag, None)


@dataclass(frozen=True, slots=True)
class Victory(Effect[Fistful]):
    """The enemy is removed from the board and joins the defeated that may spawn; the turn ends (R-FC-131).

    The Hands of Blue are turned over by the first victory and go with the second (R-FC-159, R-FC-161).
    """

    seat: int
    token: str

    def run(self, g: Fistful) -> Iterable[Step]:
        if special(self.token) == "hunt" and not g.flags.get(f"turned:{self.token}") and alert_cell(g, self.token) >= 0:
            g.flags[f"turned:{self.token}"] = 1
            g.tell(news.Turned(self.seat, self.token))
        else:
            defeat(g, self.seat, self.token)
        return ()


def defeat(g: Fistful, seat: int, token: str) -> None:
    """Move an alert enemy from the board to the defeated; the victor collects what it had captured (R-FC-158)."""
    cell = alert_cell(g, token)
    if cell >= 0:
        g.flags.pop(f"turned:{token}", None)
        put(g, token, board_of(g.heist).keys[cell], "defeated")
        g.tell(news.Defeated(seat, token))
        for item in g.zones.get(f"held:{token}", ()):
            put(g, item, f"held:{token}", f"sack:{seat}")
            g.tell(news.Took(seat, item, f"sack:{seat}"))


@dataclass(frozen=True, slots=True)
class Special(Effect[Fistful]):
    """The Special Attack on a player who lost a round (R-FC-169).

    A Scalper moves at once beneath the next player, who must fight it (R-FC-155, R-FC-190, R-FC-191). A Marshal moves
    to the player's space and captures the collected tokens, not on the Landing Zone (R-FC-157, R-FC-173, R-FC-192).
    """

    seat: int
    token: str

    def run(self, g: Fistful) -> Iterable[Step]:
        seize = special(self.token) == "seize"
        cell, target = alert_cell(g, self.token), self.seat if seize else jump_target(g, self.seat)
        board = board_of(g.heist)
        if cell < 0 or target < 0 or g.at[target] < 0 or g.at[target] in board.landing_set:
            return ()
        there = g.at[target]
        if there != cell:
            put(g, self.token, board.keys[cell], board.keys[there])
            g.tell(news.Jumped(self.token, cell, there))
        if seize:
            sack = g.zones.get(f"sack:{target}", ())
            for item in sack:
                put(g, item, f"sack:{target}", f"held:{self.token}")
            if sack:
                g.tell(news.Seized(target, self.token, len(sack)))
        return ()


def jump_target(g: Fistful, seat: int) -> int:
    """The next player in turn order who isn't on the Landing Zone, -1 if there is none (R-FC-191)."""
    landing = board_of(g.heist).landing_set
    return next((s for s in seats_from(g, seat) if s != seat and g.at[s] not in landing), -1)
