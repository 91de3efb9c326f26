"""The Shiny Skills of the nine crew, both sides (R-FC-71 to R-FC-73, R-FC-183 to R-FC-188)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.fistful import crew, news
from game.rules.fistful.battle.fighting import Fighting
from game.rules.fistful.board import board_of
from game.rules.fistful.cards import tricks
from game.rules.fistful.cards.words import Look, Mark, Restore
from game.rules.fistful.search.supplies import Slots
from game.rules.fistful.state import Fistful, seats_from
from game.rules.fistful.zones import around

HEROES, MATES = ("inara", "simon"), ("simon", "river", "inara")
"""Those with a skill for their turn outside a battle, as heroes and as Sidekicks."""
CHARM = 2
"""How far Inara moves an enemy."""
DONE = Option("done")


@dataclass(frozen=True, slots=True)
class Skill(Effect[Fistful]):
    """A Shiny Skill is used; `once` marks it for this turn."""

    seat: int
    who: str
    once: bool
    then: tuple[Step, ...]

    def run(self, g: Fistful) -> Iterable[Step]:
        if self.once:
            g.flags[f"skill:{self.who}"] = 1
        g.tell(news.Skill(self.seat, self.who, self.who))
        return self.then


def fresh(g: Fistful, who: str) -> bool:
    """Whether a skill that works once a turn is still to be used."""
    return not g.flags.get(f"skill:{who}")


def uses(g: Fistful, seat: int, again: tuple[Step, ...]) -> Iterable[Option]:
    """The skills a seat can use on its turn outside a battle; `again` follows."""
    hero, mate = g.hero[seat], g.sidekick[seat]
    return _uses(g, seat, hero, mate, again) if hero in HEROES or mate in MATES else ()


def _uses(g: Fistful, seat: int, hero: str, mate: str, again: tuple[Step, ...]) -> Iterable[Option]:
    if hero == "inara" and fresh(g, "inara") and tricks.any_nudge(g, CHARM):
        yield _charm(seat, again)
    if hero == "simon" and fresh(g, "simon"):
        for patient in patients(g, seat):
            then = (Restore("heal", patient, 1),)
            yield Option(
                f"skill:simon:{patient}", (Skill(seat, "simon", True, then), *again), f"hero:{seat}", f"hero:{patient}"
            )
    if mate == "simon" and g.uses[seat] > 0 and g.health[seat] < crew.top_health(g, seat):
        yield _dose(seat, again)
    if mate == "river" and fresh(g, "river") and around(g, seat, 1):
        yield _sense(seat, again)
    if mate == "inara" and any_pass(g):
        yield _silver(seat, again)


@cache
def _charm(seat: int, again: tuple[Step, ...]) -> Option:
    """The option to move an enemy, made once, as those that follow."""
    return Option("skill:inara", (Skill(seat, "inara", True, (tricks.Nudge(seat, CHARM),)), *again), f"hero:{seat}")


@cache
def _dose(seat: int, again: tuple[Step, ...]) -> Option:
    return Option("skill:simon", (Skill(seat, "simon", False, (Dose(seat),)), *again), f"hero:{seat}")


@cache
def _sense(seat: int, again: tuple[Step, ...]) -> Option:
    return Option("skill:river", (Skill(seat, "river", True, (Look(seat, 1),)), *again), f"hero:{seat}")


@cache
def _silver(seat: int, again: tuple[Step, ...]) -> Option:
    return Option("skill:inara-pass", (Skill(seat, "inara", False, (SilverTongue(seat),)), *again), f"hero:{seat}")


def patients(g: Fistful, seat: int) -> list[int]:
    """Field Surgery: Simon and the heroes next to him who lack Health."""
    hurt = [s for s, cell in g.at.items() if cell >= 0 and g.health[s] < crew.top_health(g, s)]
    if not hurt:
        return hurt
    near = {g.at[seat], *board_of(g.heist).grid.neighbours(g.at[seat])}
    return [s for s in hurt if g.at[s] in near]


@dataclass(frozen=True, slots=True)
class Dose(Effect[Fistful]):
    """Doctor at Hand: a dose from Sidekick Simon's track restores 1 Health."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        if g.uses[self.seat] > 0:
            g.uses[self.seat] -= 1
            crew.heal(g, self.seat, 1)
        return ()


def passes(g: Fistful) -> Iterable[tuple[int, str, int]]:
    """Silver Tongue: giver, Gear card or token, and taker, for every player who has not passed anything this turn."""
    seats = seats_from(g, g.active)
    for giver in seats:
        if not g.flags.get(f"passed:{giver}"):
            for zone in (f"slots:{giver}", f"sack:{giver}"):
                for item in g.zones.get(zone, ()):
                    for taker in seats:
                        if taker != giver:
                            yield giver, item, taker


def any_pass(g: Fistful) -> bool:
    """Whether anything can be passed."""
    seats, zones, flags = [s for s, cell in g.at.items() if cell >= 0], g.zones, g.flags
    if len(seats) > 1:
        for giver in seats:
            if (f"slots:{giver}" in zones or f"sack:{giver}" in zones) and not flags.get(f"passed:{giver}"):
                return True
    return False


@dataclass(frozen=True, slots=True)
class SilverTongue(Choice[Fistful]):
    """Each player may pass 1 card or token to another; Inara's player need not be part of it (R-FC-183)."""

    seat: int

    def options(self, g: Fistful) -> Iterable[Option]:
        for giver, item, taker in passes(g):
            yield _pass(self.seat, giver, item, taker)
        yield DONE


@cache
def _pass(seat: int, giver: int, item: str, taker: int) -> Option:
    """The option to pass a card or token, made once."""
    return Option(f"pass:{item}:{taker}", (Passed(seat, giver, item, taker),), item, f"hero:{taker}")


@dataclass(frozen=True, slots=True)
class Passed(Effect[Fistful]):
    """A card or token changes hands."""

    seat: int
    giver: int
    item: str
    taker: int

    def run(self, g: Fistful) -> Iterable[Step]:
        for zone in ("slots", "sack"):
            if self.item in g.zones.get(f"{zone}:{self.giver}", ()):
                move(g, self.item, f"{zone}:{self.giver}", f"{zone}:{self.taker}")
                g.flags[f"passed:{self.giver}"] = 1
                g.tell(news.Passed(self.giver, self.item, self.taker))
        more = (SilverTongue(self.seat),) if any_pass(g) else ()
        return (Slots(self.taker), *more)


def steady_hands(g: Fistful, seat: int) -> bool:
    """Steady Hands: with Sidekick Wash the first movement roll of 1 in a turn is rolled again. Marks it as used."""
    if g.sidekick[seat] != "wash" or not fresh(g, "wash"):
        return False
    g.flags["skill:wash"] = 1
    g.tell(news.Skill(seat, "wash", "steady"))
    return True


def slips_away(g: Fistful, seat: int) -> bool:
    """Knows Every Duct: no battle is forced on Big Damn Hero Kaylee at the start of her turn."""
    return g.hero[seat] == "kaylee"


def battle_bonus(g: Fistful, seat: int, helper: int) -> int:
    """Captain of the Boat: Mal's total is 1 higher while he sees another hero."""
    for fighter in (seat, helper):
        if fighter >= 0 and g.hero[fighter] == "mal":
            board, here = board_of(g.heist), g.at[fighter]
            if here >= 0 and any(s != fighter and at >= 0 and board.sees(here, at) for s, at in g.at.items()):
                return 1
    return 0


def quickdraw(g: Fistful, seat: int, helper: int) -> bool:
    """Quickdraw: with Big Damn Hero Zoe in the fight a draw is a victory (R-FC-187)."""
    return g.hero[seat] == "zoe" or (helper >= 0 and g.hero[helper] == "zoe")


def ammo_worth(g: Fistful, seat: int, before: int, spent: int) -> int:
    """What Ammo adds: 1 each; with Sidekick Zoe the first of a battle adds 3 (Double Barrels, R-FC-184)."""
    return spent + 2 if spent and not before and g.sidekick[seat] == "zoe" else spent


def battle_uses(g: Fistful, step: Fighting, rolled: bool) -> Iterable[Option]:
    """The skills that can turn a battle round after the dice: Sidekick Mal's new roll, Sidekick Book's +1."""
    if not rolled:
        return
    for fighter in (step.seat, step.helper):
        if fighter < 0:
            continue
        if g.sidekick[fighter] == "mal" and fresh(g, "mal"):
            then: tuple[Step, ...] = (tricks.FightMark("fight.total", 0), step.roll(g))
            yield Option("skill:mal", (Skill(fighter, "mal", True, then),), f"hero:{fighter}")
        if g.sidekick[fighter] == "book" and fresh(g, "book"):
            then = (Mark("fight.bonus", 1), step.judge())
            yield Option("skill:book", (Skill(fighter, "book", True, then),), f"hero:{fighter}")
