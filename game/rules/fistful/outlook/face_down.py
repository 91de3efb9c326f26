"""What can be told in advance from common knowledge: what face-down tokens may be, how fights would go."""

from __future__ import annotations

from collections import Counter
from functools import cache

from game.rules.fistful.battle.sums import ammo_of
from game.rules.fistful.board import board_of
from game.rules.fistful.cards import skills
from game.rules.fistful.crew import hero_side
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import back, inventory, kind
from game.rules.shared.dice import SIDES


def face_down(g: Fistful) -> dict[str, Counter[str]]:
    """Per back, the kinds of tokens that still lie face down and nobody has looked at, with their counts."""
    lots, seen = inventory(g.heist, g.settings["level"]), g.seen
    return {area: Counter([kind(t) for t in lots[area] if t not in seen]) for area in ("crew", "engine")}


@cache
def sums(dice: tuple[str, ...]) -> tuple[tuple[int, float], ...]:
    """Every total of these dice with its chance."""
    chances = {0: 1.0}
    for die in dice:
        faces = SIDES[die]
        after: dict[int, float] = {}
        for total, chance in chances.items():
            for face in faces:
                after[total + face] = after.get(total + face, 0.0) + chance / len(faces)
        chances = after
    return tuple(sorted(chances.items()))


def win_chance(g: Fistful, seat: int, strength: int, helper: int = -1, ammo: int = 0) -> float:
    """The chance that one battle round is won with at most so much Ammo; draws are rolled again (R-FC-132,
    R-FC-187)."""
    dice = hero_side(g.hero[seat]).dice + (hero_side(g.hero[helper]).dice if helper >= 0 else ())
    bonus = skills.battle_bonus(g, seat, helper) + g.flags.get("weaken", 0)
    if helper < 0 and ammo:
        bonus += skills.ammo_worth(g, seat, g.flags.get("fight.spent", 0), min(ammo, ammo_of(g, seat)))
    return _won(dice, strength - bonus, skills.quickdraw(g, seat, helper))


@cache
def _won(dice: tuple[str, ...], need: int, draw_wins: bool) -> float:
    """The chance that dice come to more than needed before they come to less."""
    won = drawn = 0.0
    for total, chance in sums(dice):
        if total > need or (draw_wins and total == need):
            won += chance
        elif total == need:
            drawn += chance
    return won / (1 - drawn) if drawn < 1 else 0.0


def fight_cost(g: Fistful, seat: int, strength: int) -> float:
    """The Health a fight alone is likely to cost, with up to 2 Ammo on each round."""
    chance = max(0.08, win_chance(g, seat, strength, ammo=2))
    return min(4.0, (1 - chance) / chance)


def weakest_in_sight(g: Fistful, cell: int, foes: list[tuple[int, int]]) -> int:
    """The strength of the weakest of `foes` (strength, cell) that sees a cell, 0 if none does or it is a landing
    cell."""
    board = board_of(g.heist)
    if cell in board.landing_set or not foes:
        return 0
    row = board.sight.row(cell)
    return min([strength for strength, there in foes if row[there] or there == cell], default=0)


def token_back(item: str) -> str:
    """The back of a token as a view shows it."""
    return item[1:] if item[0] == "?" else back(item)
