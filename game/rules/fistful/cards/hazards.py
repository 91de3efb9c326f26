"""What Events do to the board and to those on it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.rules.fistful import news
from game.rules.fistful.battle.blows import defeat
from game.rules.fistful.battle.hunters import Grasp
from game.rules.fistful.board import Board, board_of, steps_to
from game.rules.fistful.crew import extra_ammo
from game.rules.fistful.search.supplies import DiscardGear
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import kind, number
from game.rules.fistful.zones import alert, flip, free, nearest_down, put


@dataclass(frozen=True, slots=True)
class LoseAmmo(Effect[Fistful]):
    """A seat loses Ammo, what Sidekick Jayne carries first."""

    seat: int
    amount: int

    def run(self, g: Fistful) -> Iterable[Step]:
        extra = min(self.amount, extra_ammo(g, self.seat))
        own = min(self.amount - extra, g.ammo[self.seat])
        g.uses[self.seat] -= extra
        g.ammo[self.seat] -= own
        if extra + own:
            g.tell(news.Ammo(self.seat, -extra - own))
        return ()


@dataclass(frozen=True, slots=True)
class Rouse(Effect[Fistful]):
    """The face-down tokens nearest to the active hero are flipped; enemies among them are alert (R-FC-123,
    R-FC-124)."""

    count: int

    def run(self, g: Fistful) -> Iterable[Step]:
        for cell, token in nearest_down(g, g.active, self.count, False):
            flip(g, token, cell)
        return ()


@dataclass(frozen=True, slots=True)
class LoseGear(Effect[Fistful]):
    """A seat discards Gear of its choice."""

    seat: int
    count: int

    def run(self, g: Fistful) -> Iterable[Step]:
        held = g.zones.get(f"slots:{self.seat}", ())
        if self.count < 1 or not held:
            return ()
        if len(held) <= self.count:
            return tuple(DiscardGear(self.seat, card) for card in held)
        return (GiveUp(self.seat), LoseGear(self.seat, self.count - 1))


@dataclass(frozen=True, slots=True)
class GiveUp(Choice[Fistful]):
    """Which Gear card to discard."""

    seat: int

    def options(self, g: Fistful) -> Iterable[Option]:
        for card in g.zones.get(f"slots:{self.seat}", ()):
            yield Option(f"discard:{card}", (DiscardGear(self.seat, card),), card, "gear.discard")


@dataclass(frozen=True, slots=True)
class Find(Effect[Fistful]):
    """A seat finds credits: a token from the box for its sack, if one is left."""

    seat: int
    worth: int

    def run(self, g: Fistful) -> Iterable[Step]:
        name = f"credits-{self.worth}"
        token = next((t for t in g.zones.get("box", ()) if kind(t) == name), "")
        if token and g.at[self.seat] >= 0:
            put(g, token, "box", f"sack:{self.seat}")
            g.tell(news.Took(self.seat, token, f"sack:{self.seat}"))
        return ()


@dataclass(frozen=True, slots=True)
class DropSack(Effect[Fistful]):
    """What a seat has collected falls face up to its space; on the Landing Zone nothing happens."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        board, here, sack = board_of(g.heist), g.at[self.seat], f"sack:{self.seat}"
        if here >= 0 and here not in board.landing_set:
            for token in g.zones.get(sack, ()):
                put(g, token, sack, board.keys[here])
                g.tell(news.Dropped(self.seat, token, here))
        return ()


@dataclass(frozen=True, slots=True)
class BlowOut(Effect[Fistful]):
    """The alert enemy nearest to the active hero is defeated, of those not stronger than `most`."""

    most: int

    def run(self, g: Fistful) -> Iterable[Step]:
        board = board_of(g.heist)
        here = g.at[g.active]
        weak = [(token, cell) for token, cell in alert(g, board) if number(token) <= self.most]
        if weak and here >= 0:
            far = steps_to(board, (here,))
            defeat(g, g.active, min(weak, key=lambda entry: (far[entry[1]], entry[1], entry[0]))[0])
        return ()


@dataclass(frozen=True, slots=True)
class Wander(Effect[Fistful]):
    """Every alert enemy walks up to `steps` spaces towards the nearest hero, never on to the Landing Zone or a taken
    space."""

    steps: int

    def run(self, g: Fistful) -> Iterable[Step]:
        board = board_of(g.heist)
        heroes = tuple(cell for cell in g.at.values() if cell >= 0 and cell not in board.landing_set)
        if heroes:
            far = steps_to(board, heroes)
            for token, cell in sorted(alert(g, board), key=lambda entry: (far[entry[1]], entry[1], entry[0])):
                there = stalk(g, board, far, cell, self.steps)
                if there != cell:
                    put(g, token, board.keys[cell], board.keys[there])
                    g.tell(news.Jumped(token, cell, there))
        return (Grasp(),) if board.heist.hunters else ()


def stalk(g: Fistful, board: Board, far: tuple[int, ...], cell: int, steps: int) -> int:
    """Where an enemy gets in so many steps that each bring it nearer."""
    land = board.grid.landings(frozenset())
    for _ in range(steps):
        nearer = [to for to in land[cell] if far[to] < far[cell] and to not in board.landing_set and free(g, to)]
        if not nearer:
            break
        cell = min(nearer, key=lambda to: (far[to], to))
    return cell
