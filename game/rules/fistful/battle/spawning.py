"""Enemies that come back on the Spawn Zones (R-FC-53, R-FC-62 to R-FC-66, R-FC-175, R-FC-186, R-FC-202)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Step
from game.rules.fistful import news
from game.rules.fistful.battle.hunters import Grasp
from game.rules.fistful.board import Board, board_of, steps_to
from game.rules.fistful.crew import hero_of
from game.rules.fistful.state import Fistful
from game.rules.fistful.zones import fill, taken


@dataclass(frozen=True, slots=True)
class Spawning(Effect[Fistful]):
    """Spawn Zones bring enemies, face up: "all", the "nearest" free one to the active hero, or those of one area.

    First the defeated that fit the printed strength, then the extras (R-FC-65); with Book as a Big Damn Hero on the
    board what no defeated enemy fits stays empty (Keeper of the Door, R-FC-186).
    """

    where: str

    def run(self, g: Fistful) -> Iterable[Step]:
        board = board_of(g.heist)
        open_zones = []
        for cell, strength in chosen(g, board, self.where):
            if not fill(g, board, cell, strength, "defeated"):
                open_zones.append((cell, strength))
        book = hero_of(g, "book")
        if book >= 0:
            if open_zones:
                g.tell(news.Skill(book, "book", "held"))
            return _grasp(board)
        for cell, strength in open_zones:
            fill(g, board, cell, strength, "extras")
        return _grasp(board)


def _grasp(board: Board) -> tuple[Step, ...]:
    """The Hands of Blue may have come back beside somebody."""
    return (Grasp(),) if board.heist.hunters else ()


def chosen(g: Fistful, board: Board, where: str) -> list[tuple[int, int]]:
    """The Spawn Zones meant, without those that hold an enemy already (R-FC-66)."""
    empty = [zone for zone in board.spawns if not taken(g, board, zone[0])]
    if where == "all":
        return empty
    if where == "nearest":
        here = g.at.get(g.active, -1)
        if here < 0:
            return empty[:1]
        far = steps_to(board, (here,))
        return sorted(empty, key=lambda zone: (far[zone[0]], zone[0]))[:1]
    return [zone for zone in empty if board.area[zone[0]] == where]
