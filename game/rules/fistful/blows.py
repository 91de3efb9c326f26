"""How a battle round ends for the enemy: defeated, or off to the next player (R-FC-131, R-FC-155)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.load import fistful
from game.content.records import Enemy
from game.core.remembered import remembered
from game.core.steps import Effect, Step
from game.rules.fistful.board import board_of
from game.rules.fistful.state import Fistful, seats_from
from game.rules.fistful.tokens import kind
from game.rules.fistful.zones import alert_cell, put


@remembered
def enemy(token: str) -> Enemy:
    """The kind of enemy a token is. KeyError when it is none."""
    return fistful().enemies[kind(token).rpartition("-")[0]]


@dataclass(frozen=True, slots=True)
class Victory(Effect[Fistful]):
    """The enemy is removed from the board and joins the defeated that may spawn; the turn ends (R-FC-131)."""

    seat: int
    token: str

    def run(self, g: Fistful) -> Iterable[Step]:
        defeat(g, self.seat, self.token)
        return ()


def defeat(g: Fistful, seat: int, token: str) -> None:
    """Move an alert enemy from the board to the defeated."""
    cell = alert_cell(g, token)
    if cell >= 0:
        put(g, token, board_of(g.heist).keys[cell], "defeated")
        g.tell("defeated", seat, token)


@dataclass(frozen=True, slots=True)
class Special(Effect[Fistful]):
    """A Scalper that beat a player moves at once beneath the next one, who must fight it (R-FC-155, R-FC-190,
    R-FC-191)."""

    seat: int
    token: str

    def run(self, g: Fistful) -> Iterable[Step]:
        cell, target = alert_cell(g, self.token), jump_target(g, self.seat)
        if cell < 0 or target < 0:
            return ()
        keys, there = board_of(g.heist).keys, g.at[target]
        put(g, self.token, keys[cell], keys[there])
        g.tell("jumped", self.token, cell, there)
        return ()


def jump_target(g: Fistful, seat: int) -> int:
    """The next player in turn order who isn't on the Landing Zone, -1 if there is none (R-FC-191)."""
    landing = board_of(g.heist).landing_set
    return next((s for s in seats_from(g, seat) if s != seat and g.at[s] not in landing), -1)
