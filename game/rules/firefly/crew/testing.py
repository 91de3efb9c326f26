"""Skill Tests: who takes them, what is added before the dice and after them (R-FB-104 to R-FB-131)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.core.steps import Chance, Choice, Effect, Option, Step
from game.rules.firefly import news
from game.rules.firefly.boxes import after, is_trial, offers, word
from game.rules.firefly.cards.gifted import GiftDie, gifted_crew
from game.rules.firefly.cards.needs import UseUp
from game.rules.firefly.crew.deciding import best_of, decided, trial_of
from game.rules.firefly.crew.throwing import rolls_on, worth
from game.rules.firefly.jobs.attempt import AS_FIGHT, Botched, on_job
from game.rules.firefly.perks import Perk, carried_by, has_keyword, item_perks, once_for, perks, team, working
from game.rules.firefly.state import Firefly
from game.rules.firefly.trade.banking import earn

BRIBE = 100
"""What one more on the total costs, in $ (R-FB-122)."""


@dataclass(frozen=True, slots=True)
class SkillTest(Effect[Firefly]):
    """A Skill Test of an option begins; without anybody on the Job it is Botched (R-FB-479)."""

    seat: int
    card: str
    option: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if working(g, self.seat) and not team(g, self.seat):
            return (Botched(self.seat),)
        if trial_of(self.card, self.option).alone:
            return (AloneChoice(self.seat, self.card, self.option),)
        return (Gifts(self.seat, self.card, self.option, ""),)


@dataclass(frozen=True, slots=True)
class AloneChoice(Choice[Firefly]):
    """Who takes the test alone."""

    seat: int
    card: str
    option: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for crew in team(g, self.seat):
            yield Option(f"one:{crew}", (Gifts(self.seat, self.card, self.option, crew),), f"card:{crew}", "dice")


@dataclass(frozen=True, slots=True)
class Gifts(Effect[Firefly]):
    """After the option is chosen and before the test: the die of somebody gifted who takes part."""

    seat: int
    card: str
    option: int
    chosen: str

    def run(self, g: Firefly) -> Iterable[Step]:
        seat, trial = self.seat, trial_of(self.card, self.option)
        first = Before(seat, self.card, self.option, self.chosen, trial.skill)
        gifted = gifted_crew(g, seat, self.chosen)
        if not gifted:
            return (first,)
        return (GiftDie(seat, gifted, tuple(replace(first, gift=face) for face in range(1, 7))),)


@dataclass(frozen=True, slots=True)
class Before(Effect[Firefly]):
    """Before the die: asks only when there is something to be had. `skill`: what is tested, `gift`: the face of the
    gifted die, `more`: what Bribes and Gear used up have added so far."""

    seat: int
    card: str
    option: int
    chosen: str
    skill: str
    gift: int = 0
    more: int = 0

    def run(self, g: Firefly) -> Iterable[Step]:
        if working(g, self.seat) and not team(g, self.seat):
            return (Botched(self.seat),)
        ask = Prepare(self.seat, self)
        return (ask if len(list(ask.options(g))) > 1 else SkillDie(self.seat, self, (), False),)

    @property
    def kosher(self) -> bool:
        """Whether Gear counts for nothing (R-FB-117)."""
        return trial_of(self.card, self.option).kosher and self.skill == "fight"

    def points(self, g: Firefly) -> int:
        """What is added to the dice: Skill Points, the gift, Bribes, Gear used up, and what the test itself says
        (R-FB-105, R-FB-106, R-FB-113, R-FB-117, R-FB-118, R-FB-125)."""
        found = self.more + worth(g, self.seat, self.skill, self.kosher, self.chosen, self.gift)
        for do in trial_of(self.card, self.option).plus:
            if do.word == "warrants":
                found += do.n * g.warrants[self.seat]
            elif do.word == "own":
                found += word(g, "plus", do.what)(g, self.seat)
            elif has_keyword(g, self.seat, do.what):
                found += do.n
        return found


@dataclass(frozen=True, slots=True)
class Prepare(Choice[Firefly]):
    """What may be done before the die is rolled: Bribes where the test allows them (R-FB-120 to R-FB-126), a Fight in
    place of a Negotiate Test, Gear used up for a Keyword that the test rewards."""

    seat: int
    test: Before

    def options(self, g: Firefly) -> Iterable[Option]:
        test, trial = self.test, trial_of(self.test.card, self.test.option)
        yield Option("roll", (SkillDie(self.seat, test, (), False),), "", "dice")
        for n in range(1, g.money[self.seat] // BRIBE + 1) if trial.bribes else ():
            then = (Bribe(self.seat, n), SkillDie(self.seat, replace(test, more=test.more + n), (), False))
            yield Option(f"bribe:{n}", then, "money", "dice")
        free = on_job(g, self.seat) and AS_FIGHT not in g.flags and not is_trial(test.card)
        if test.skill == "negotiate" and free:
            for perk in helpers(g, self.seat, test.chosen, "as_fight")[:1]:
                fight = (AsFight(self.seat), SkillDie(self.seat, replace(test, skill="fight"), (), False))
                yield Option("as-fight", fight, f"card:{perk.item}", "dice")
        for do in trial.plus if not test.more else ():
            if do.word == "keyword" and not has_keyword(g, self.seat, do.what):
                for gear in once_for(g, self.seat, do.what):
                    used = (UseUp(self.seat, gear), replace(test, more=do.n))
                    yield Option(f"discard:{gear}", used, f"card:{gear}", "dice")


@dataclass(frozen=True, slots=True)
class Bribe(Effect[Firefly]):
    """Bribes go to the bank, whatever comes of them (R-FB-122, R-FB-126)."""

    seat: int
    n: int

    def run(self, g: Firefly) -> Iterable[Step]:
        earn(g, self.seat, -BRIBE * self.n, "bribe")
        return ()


@dataclass(frozen=True, slots=True)
class AsFight(Effect[Firefly]):
    """Once per Job a Negotiate Test is a Fight Test; there are no Bribes in it."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        g.flags[AS_FIGHT] = 1
        return ()


@dataclass(frozen=True, slots=True)
class SkillDie(Chance[Firefly]):
    """One die of a test; `faces`: those thrown before, `rerolled`: whether the dice were thrown again."""

    seat: int
    test: Before
    faces: tuple[int, ...]
    rerolled: bool

    def options(self, g: Firefly) -> Iterable[Option]:
        for face in range(1, 7):
            yield Option(f"d6:{face}", (Thrown(self.seat, self.test, (*self.faces, face), self.rerolled),))


@dataclass(frozen=True, slots=True)
class Thrown(Effect[Firefly]):
    """The dice so far: a Firefly gives a Bonus Roll (R-FB-127 to R-FB-130), some throw a 1 again, then the total may be
    improved as long as it isn't in the highest band."""

    seat: int
    test: Before
    faces: tuple[int, ...]
    rerolled: bool

    def run(self, g: Firefly) -> Iterable[Step]:
        test = self.test
        if rolls_on(g, self.seat, test.skill, self.faces):
            return (SkillDie(self.seat, test, self.faces, self.rerolled),)
        g.tell(news.Rolled(self.seat, test.skill, self.faces))
        if self.faces[-1] == 1 and self._rolls_ones_again(g):
            return (SkillDie(self.seat, test, self.faces[:-1], self.rerolled),)
        ask, lies = AfterRoll(self.seat, self), after(g, "thrown", self.seat, self)
        best = not lies and self.total(g) >= best_of(test.card, test.option)
        if best or len(list(ask.options(g))) == 1:
            return (*lies, Result(self.seat, self))
        return (*lies, ask)

    def _rolls_ones_again(self, g: Firefly) -> bool:
        """Whether a 1 is thrown again while Misbehaving: the card doesn't say "may"."""
        misbehaving = working(g, self.seat) and self.test.card in g.zones.get("drawn", ())
        return misbehaving and bool(helpers(g, self.seat, self.test.chosen, "reroll_ones"))

    def total(self, g: Firefly) -> int:
        """The dice and all that is added to them (R-FB-105)."""
        return sum(self.faces) + self.test.points(g)


@dataclass(frozen=True, slots=True)
class AfterRoll(Choice[Firefly]):
    """What may be done when the dice lie: throw them again, once, or use Gear up."""

    seat: int
    thrown: Thrown

    def options(self, g: Firefly) -> Iterable[Option]:
        thrown, test = self.thrown, self.thrown.test
        yield Option("keep", (Result(self.seat, thrown),), "dice")
        again = helpers(g, self.seat, test.chosen, "reroll")
        if not thrown.rerolled and any(perk.what == test.skill for perk in again):
            yield Option("reroll", (SkillDie(self.seat, test, (), True),), "dice", "dice")
        for perk in helpers(g, self.seat, test.chosen, "discard_for"):
            free = not test.kosher or item_perks(g.carrier[perk.item], "kosher_gear")
            if perk.what == test.skill and free:
                more = replace(thrown, test=replace(test, more=test.more + perk.n))
                yield Option(f"discard:{perk.item}", (UseUp(self.seat, perk.item), more), f"card:{perk.item}", "dice")
        yield from offers(g, self)


def helpers(g: Firefly, seat: int, chosen: str, word: str) -> list[Perk]:
    """The perks that can help in a test: those of the team, or only of the one who takes it alone."""
    return [perk for perk in perks(g, seat, word) if not chosen or perk.item in (chosen, *carried_by(g, chosen))]


@dataclass(frozen=True, slots=True)
class Result(Effect[Firefly]):
    """The dice lie, and the total decides (R-FB-107 to R-FB-112)."""

    seat: int
    thrown: Thrown

    def run(self, g: Firefly) -> Iterable[Step]:
        test, total = self.thrown.test, self.thrown.total(g)
        g.tell(news.Test(self.seat, test.skill, total))
        return decided(g, self.seat, test.card, test.option, total, test.chosen)
