"""Battles: who is fought, dice, ammo, retreat, backup (R-FC-123 to R-FC-142)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from game.core.steps import Chance, Choice, Effect, Option, Step
from game.rules.fistful.beaten import Beaten, retreat_from
from game.rules.fistful.blows import Victory, clear_round
from game.rules.fistful.board import board_of
from game.rules.fistful.cards import gear as gear_cards
from game.rules.fistful.cards import skills
from game.rules.fistful.crew import extra_ammo, hero_side
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import number, special
from game.rules.fistful.zones import alert_cell
from game.rules.shared.state import adjust

SIDES = {"d4": (1, 2, 3, 4), "d6": (1, 2, 3, 4, 5, 6), "d8": (1, 2, 3, 4, 5, 6, 7, 8), "d10": tuple(range(10))}
"""The faces of each die; the ten-sider counts 0 to 9 (R-FC-185)."""


@dataclass(frozen=True, slots=True)
class Ready(Choice[Fistful]):
    """Before the dice of a battle round: roll, call for backup (R-FC-138), or use Gear (R-FC-82, R-FC-84)."""

    seat: int
    token: str
    helper: int

    def options(self, g: Fistful) -> Iterable[Option]:
        yield Option("fight", (BattleDice(self.seat, self.token, self.helper, dice(g, self.seat, self.helper)),))
        yield from self.more(g)

    def more(self, g: Fistful) -> Iterable[Option]:
        """All but rolling."""
        seat, token = self.seat, self.token
        if self.helper < 0:
            for other in helpers(g, seat, token):
                yield Option(f"backup:{other}", (Backup(seat, token, other),), f"hero:{seat}", f"hero:{other}")
        yield from gear_cards.battle_uses(g, self, rolled=False)
        yield from skills.battle_uses(g, self, rolled=False)


def helpers(g: Fistful, seat: int, token: str) -> tuple[int, ...]:
    """The other players who have line of sight to the enemy as well (R-FC-138, R-FC-141)."""
    board, cell = board_of(g.heist), alert_cell(g, token)
    if cell < 0 or not board.sees(g.at[seat], cell):
        return ()
    return tuple(s for s, at in g.at.items() if s != seat and at >= 0 and board.sees(at, cell))


@dataclass(frozen=True, slots=True)
class Backup(Effect[Fistful]):
    """Another player fights along for the rest of the battle; only two fight together (R-FC-139, R-FC-141)."""

    seat: int
    token: str
    helper: int

    def run(self, g: Fistful) -> Iterable[Step]:
        g.tell("backup", self.seat, self.helper)
        return (Ready(self.seat, self.token, self.helper),)


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


@dataclass(frozen=True, slots=True)
class BattleDice(Chance[Fistful]):
    """The battle dice, one after the other; a 1 does nothing to the Timer (R-FC-50)."""

    seat: int
    token: str
    helper: int
    todo: tuple[str, ...]

    def options(self, g: Fistful) -> Iterable[Option]:
        return battle_faces(self)


@lru_cache(maxsize=1024)
def battle_faces(step: BattleDice) -> tuple[Option, ...]:
    """The faces of the next battle die, made once while a battle goes on."""
    die = step.todo[0] if step.todo else "d6"
    return tuple(
        Option(f"{die}:{face}", (Fell(step.seat, step.token, step.helper, step.todo, face),))
        for face in SIDES.get(die, SIDES["d6"])
    )


@dataclass(frozen=True, slots=True)
class Fell(Effect[Fistful]):
    """A battle die shows its face; it adds to the total of the round."""

    seat: int
    token: str
    helper: int
    todo: tuple[str, ...]
    face: int

    def run(self, g: Fistful) -> Iterable[Step]:
        die = self.todo[0] if self.todo else "d6"
        g.tell("rolled", self.seat, "battle", self.face, die, thrower(g, self.seat, self.helper, len(self.todo)))
        adjust(g, "fight.total", self.face)
        rest = self.todo[1:]
        if rest:
            return (BattleDice(self.seat, self.token, self.helper, rest),)
        return (Judge(self.seat, self.token, self.helper),)


def total(g: Fistful, seat: int, helper: int) -> int:
    """Dice, Gear, ammo and skills of this round together (R-FC-129, R-FC-134, R-FC-139)."""
    flags = g.flags
    sum_of = flags.get("fight.total", 0) + flags.get("fight.bonus", 0) + flags.get("weaken", 0)
    return sum_of + skills.battle_bonus(g, seat, helper)


def strength(g: Fistful, token: str) -> int:
    """The strength of an enemy: the number on its token (R-FC-103)."""
    return number(token)


@dataclass(frozen=True, slots=True)
class Judge(Effect[Fistful]):
    """Higher wins, equal is a draw, lower is lost (R-FC-131 to R-FC-133); with Quickdraw a draw wins (R-FC-187)."""

    seat: int
    token: str
    helper: int

    def run(self, g: Fistful) -> Iterable[Step]:
        seat, token, helper = self.seat, self.token, self.helper
        reached, need = total(g, seat, helper), strength(g, token)
        if reached > need or (reached == need and skills.quickdraw(g, seat, helper)):
            g.tell("won_round", seat, reached, need)
            if reached == need:
                g.tell("skill", seat if g.hero[seat] == "zoe" else helper, "zoe", "quickdraw")
            return (Victory(seat, token),)
        choice = Round(seat, token, helper)
        g.tell("draw_round" if reached == need else "lost_round", seat, reached, need)
        first, *more = islice(choice.options(g), 2)
        return (choice,) if more else first.then


@dataclass(frozen=True, slots=True)
class Round(Choice[Fistful]):
    """A round that isn't won: a draw is rolled again, a defeat costs Health, Ammo or the field (R-FC-132, R-FC-133).

    From the Hands of Blue there is no retreat: who can't win gives way (R-FC-162, R-FC-163).
    """

    seat: int
    token: str
    helper: int

    def options(self, g: Fistful) -> Iterable[Option]:
        seat, token, helper = self.seat, self.token, self.helper
        short = strength(g, token) - total(g, seat, helper)
        if short > 0 and special(token) == "hunt":
            yield Option("yield", (Beaten(seat, token, helper),))
        elif short > 0:
            yield Option("health", (Beaten(seat, token, helper),))
            if helper < 0:
                yield Option("retreat", retreat_from(g, seat, token), f"hero:{seat}")
        else:
            yield Option("again", (Again(seat, token, helper),))
        if helper < 0:
            for spent in range(1, ammo_of(g, seat) + 1):
                gain = skills.ammo_worth(g, seat, g.flags.get("fight.spent", 0), spent)
                if gain >= short:
                    then = (SpendAmmo(seat, token, spent),)
                    yield Option(f"ammo:{spent}", then, f"hero:{seat}", note=f"total=+{gain}")
                if gain > short:
                    break
        yield from gear_cards.battle_uses(g, self, rolled=True)
        yield from skills.battle_uses(g, self, rolled=True)


def ammo_of(g: Fistful, seat: int) -> int:
    """All Ammo a seat can spend: its own and what Sidekick Jayne carries."""
    return g.ammo[seat] + extra_ammo(g, seat)


@dataclass(frozen=True, slots=True)
class SpendAmmo(Effect[Fistful]):
    """Each Ammo adds 1 unless a skill says otherwise; Jayne's extra Ammo goes first (R-FC-134, R-FC-136, R-FC-184)."""

    seat: int
    token: str
    spent: int

    def run(self, g: Fistful) -> Iterable[Step]:
        seat = self.seat
        spent = max(0, min(self.spent, ammo_of(g, seat)))
        gain = skills.ammo_worth(g, seat, g.flags.get("fight.spent", 0), spent)
        extra = min(spent, extra_ammo(g, seat))
        g.uses[seat] -= extra
        g.ammo[seat] -= spent - extra
        adjust(g, "fight.spent", spent)
        adjust(g, "fight.bonus", gain)
        g.tell("ammo", seat, -spent)
        return (Judge(seat, self.token, -1),)


@dataclass(frozen=True, slots=True)
class Again(Effect[Fistful]):
    """A new round against the same enemy (R-FC-132, R-FC-142)."""

    seat: int
    token: str
    helper: int

    def run(self, g: Fistful) -> Iterable[Step]:
        clear_round(g)
        if alert_cell(g, self.token) < 0 or g.at[self.seat] < 0:
            return ()
        helper = self.helper if g.at.get(self.helper, -1) >= 0 else -1
        ready = Ready(self.seat, self.token, helper)
        asked = next(iter(ready.more(g)), None) is not None
        return (ready if asked else BattleDice(self.seat, self.token, helper, dice(g, self.seat, helper)),)
