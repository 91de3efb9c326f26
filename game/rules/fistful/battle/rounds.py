"""Battles: who is fought, dice, ammo, retreat, backup (R-FC-123 to R-FC-142)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from game.core.remembered import FEW
from game.core.steps import Chance, Effect, Option, Step
from game.rules.fistful import news
from game.rules.fistful.battle.blows import Special, Victory, clear_round
from game.rules.fistful.battle.fighting import Fighting
from game.rules.fistful.battle.hunters import Closer
from game.rules.fistful.battle.hurt import Fall, LoseHealth
from game.rules.fistful.battle.retreat import Retreat
from game.rules.fistful.battle.sums import ammo_of, dice, helpers, strength, thrower, total
from game.rules.fistful.battle.withdraw import retreat_from
from game.rules.fistful.board import board_of
from game.rules.fistful.cards import gear as gear_cards
from game.rules.fistful.cards import skills
from game.rules.fistful.crew import extra_ammo
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import enemy, special
from game.rules.fistful.zones import alert_cell
from game.rules.shared.dice import SIDES
from game.rules.shared.state import adjust


class Battling(Fighting):
    """How a round goes on from either of its choices."""

    __slots__ = ()

    def roll(self, g: Fistful) -> Step:
        return BattleDice(self.seat, self.token, self.helper, dice(g, self.seat, self.helper))

    def roll_one(self, die: str) -> Step:
        return BattleDice(self.seat, self.token, self.helper, (die,))

    def judge(self) -> Step:
        return Judge(self.seat, self.token, self.helper)


@dataclass(frozen=True, slots=True)
class Ready(Battling):
    """Before the dice of a battle round: roll, call for backup (R-FC-138), or use Gear (R-FC-82, R-FC-84)."""

    seat: int
    token: str
    helper: int

    def options(self, g: Fistful) -> Iterable[Option]:
        yield Option("fight", (self.roll(g),))
        yield from self.more(g)

    def more(self, g: Fistful) -> Iterable[Option]:
        """All but rolling."""
        seat, token = self.seat, self.token
        if self.helper < 0:
            for other in helpers(g, seat, token):
                yield Option(f"backup:{other}", (Backup(seat, token, other),), f"hero:{seat}", f"hero:{other}")
        yield from gear_cards.battle_uses(g, self, rolled=False)
        yield from skills.battle_uses(g, self, rolled=False)


@dataclass(frozen=True, slots=True)
class Backup(Effect[Fistful]):
    """Another player fights along for the rest of the battle; only two fight together (R-FC-139, R-FC-141)."""

    seat: int
    token: str
    helper: int

    def run(self, g: Fistful) -> Iterable[Step]:
        g.tell(news.Backup(self.seat, self.helper))
        return (Ready(self.seat, self.token, self.helper),)


@dataclass(frozen=True, slots=True)
class BattleDice(Chance[Fistful]):
    """The battle dice, one after the other; a 1 does nothing to the Timer (R-FC-50)."""

    seat: int
    token: str
    helper: int
    todo: tuple[str, ...]

    def options(self, g: Fistful) -> Iterable[Option]:
        return battle_faces(self.seat, self.token, self.helper, self.todo)


@lru_cache(maxsize=FEW)
def battle_faces(seat: int, token: str, helper: int, todo: tuple[str, ...]) -> tuple[Option, ...]:
    """The faces of the next battle die, made once."""
    die = todo[0] if todo else "d6"
    return tuple(
        Option(f"{die}:{face}", (Fell(seat, token, helper, todo, face),)) for face in SIDES.get(die, SIDES["d6"])
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
        g.tell(news.Rolled(self.seat, "battle", self.face, die, thrower(g, self.seat, self.helper, len(self.todo))))
        adjust(g, "fight.total", self.face)
        rest = self.todo[1:]
        if rest:
            return (BattleDice(self.seat, self.token, self.helper, rest),)
        return judged(g, self.seat, self.token, self.helper)


@dataclass(frozen=True, slots=True)
class Judge(Effect[Fistful]):
    """Higher wins, equal is a draw, lower is lost (R-FC-131 to R-FC-133); with Quickdraw a draw wins (R-FC-187)."""

    seat: int
    token: str
    helper: int

    def run(self, g: Fistful) -> Iterable[Step]:
        return judged(g, self.seat, self.token, self.helper)


def judged(g: Fistful, seat: int, token: str, helper: int) -> tuple[Step, ...]:
    """What follows from the dice of a round and what was added to them."""
    reached, need = total(g, seat, helper), strength(g, token)
    if reached > need or (reached == need and skills.quickdraw(g, seat, helper)):
        g.tell(news.WonRound(seat, reached, need))
        if reached == need:
            g.tell(news.Skill(seat if g.hero[seat] == "zoe" else helper, "zoe", "quickdraw"))
        return (Victory(seat, token),)
    choice = Round(seat, token, helper)
    told = news.DrawRound if reached == need else news.LostRound
    g.tell(told(seat, reached, need))
    if helper < 0 and reached < need and special(token) != "hunt":  # to retreat is always a way
        return (choice,)
    first, *more = islice(choice.options(g), 2)
    return (choice,) if more else first.then


@dataclass(frozen=True, slots=True)
class Round(Battling):
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
        g.tell(news.Ammo(seat, -spent))
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
        return (ready if asked else ready.roll(g),)


DRIVEN = 4
"""How far a Marshal's victim falls back (R-FC-157)."""


@dataclass(frozen=True, slots=True)
class Beaten(Effect[Fistful]):
    """A lost round: Health, then Special Attacks, then who has none left falls (R-FC-133, R-FC-140, R-FC-193).

    In backup both lose Health and suffer the Special Attack, the current player first. Then the dice roll again, unless
    the enemy has left (R-FC-190), has taken the field (R-FC-192) or a fighter has fallen. The Hands of Blue cost no
    Health, come a space closer, and the turn is over (R-FC-162).
    """

    seat: int
    token: str
    helper: int

    def run(self, g: Fistful) -> Iterable[Step]:
        attack = special(self.token)
        if attack == "hunt":
            clear_round(g)
            return (Closer(self.seat, self.token),)
        losers = (self.seat,) if self.helper < 0 else (self.seat, self.helper)
        mate = g.hero[self.helper] if self.helper >= 0 else ""
        if attack == "seize":
            clear_round(g)
            landing = board_of(g.heist).landing_set
            after: tuple[Step, ...] = tuple(Retreat(s, g.hero[s], DRIVEN) for s in losers if g.at[s] not in landing)
        else:
            after = (Rematch(self.seat, self.token, self.helper, g.hero[self.seat], mate, alert_cell(g, self.token)),)
        return (
            *[LoseHealth(s, enemy(self.token).damage) for s in losers],
            *[Special(s, self.token) for s in losers if attack in ("leap", "seize")],
            *[Fall(s) for s in losers],
            *after,
        )


@dataclass(frozen=True, slots=True)
class Rematch(Effect[Fistful]):
    """The battle goes on if hero and enemy are still where they were; a fallen helper drops out (R-FC-130)."""

    seat: int
    token: str
    helper: int
    who: str
    mate: str
    cell: int

    def run(self, g: Fistful) -> Iterable[Step]:
        if g.hero[self.seat] != self.who or g.at[self.seat] < 0 or alert_cell(g, self.token) != self.cell:
            clear_round(g)
            return ()
        same = self.helper >= 0 and g.hero[self.helper] == self.mate and g.at[self.helper] >= 0
        return (Again(self.seat, self.token, self.helper if same else -1),)
