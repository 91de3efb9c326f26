"""What a battle adds up: who fights along, whose dice fall, totals, strength and Ammo."""

from __future__ import annotations

from game.rules.fistful.board import board_of
from game.rules.fistful.cards import skills
from game.rules.fistful.crew import extra_ammo, hero_side
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import number
from game.rules.fistful.zones import alert_cell


def helpers(g: Fistful, seat: int, token: str) -> tuple[int, ...]:
    """The other players who have line of sight to the enemy as well (R-FC-138, R-FC-141)."""
    board, cell = board_of(g.heist), alert_cell(g, token)
    if cell < 0 or not board.sees(g.at[seat], cell):
        return ()
    return tuple(s for s, at in g.at.items() if s != seat and at >= 0 and board.sees(at, cell))


def dice(g: Fistful, seat: int, helper: int) -> tuple[str, ...]:
    """The dice of this round: the hero's, the partner's, and those that Gear added (R-FC-129, R-FC-139)."""
    thrown = hero_side(g.hero[seat]).dice
    if helper >= 0:
        thrown += hero_side(g.hero[helper]).dice
    return thrown + ("d4",) * g.flags.get("fight.d4", 0) + ("d6",) * g.flags.get("fight.d6", 0)


def thrower(g: Fistful, seat: int, helper: int, left: int) -> int:
    """Whose die it is when `left` dice are still to fall: the partner's own are thrown after the hero's (R-FC-139)."""
    if helper < 0:
        return seat
    added = g.flags.get("fight.d4", 0) + g.flags.get("fight.d6", 0)
    return helper if added < left <= added + len(hero_side(g.hero[helper]).dice) else seat


def total(g: Fistful, seat: int, helper: int) -> int:
    """Dice, Gear, ammo and skills of this round together (R-FC-129, R-FC-134, R-FC-139)."""
    flags = g.flags
    sum_of = flags.get("fight.total", 0) + flags.get("fight.bonus", 0) + flags.get("weaken", 0)
    return sum_of + skills.battle_bonus(g, seat, helper)


def strength(g: Fistful, token: str) -> int:
    """The strength of an enemy: the number on its token (R-FC-103)."""
    return number(token)


def ammo_of(g: Fistful, seat: int) -> int:
    """All Ammo a seat can spend: its own and what Sidekick Jayne carries."""
    return g.ammo[seat] + extra_ammo(g, seat)
