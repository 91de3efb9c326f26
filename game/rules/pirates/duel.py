"""A Showdown: two crews, a skill each, a throw each, the higher total wins (R-PB-26 to R-PB-41)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.content.firefly.records import SKILLS
from game.core.steps import Chance, Choice, Effect, Option, Step
from game.rules.firefly import news as firefly_news
from game.rules.firefly.cards.gifted import GiftDie, gifted_crew
from game.rules.firefly.crew.crew import disgruntle
from game.rules.firefly.crew.deciding import decided
from game.rules.firefly.crew.gear import equip_options
from game.rules.firefly.jobs.attempt import Botched
from game.rules.firefly.jobs.reputation import Warrant
from game.rules.firefly.perks import leader_of, team, working
from game.rules.firefly.ship.stowing import stowing_options
from game.rules.firefly.state import Firefly, right_of
from game.rules.firefly.tokens import job_card
from game.rules.pirates import news
from game.rules.pirates.marks import lone, own, prey_of, rival_of
from game.rules.pirates.sides import alone, best_skill, gifted_target, goes_on, may_deal, strength, throws_again

LOST, WON = 1, 2
"""The bands of a card that tell what a lost and what a won Showdown brings the attacker (R-PB-34, R-PB-35)."""
SWAPS = ("stow", "unstow", "equip", "unequip")
"""What may be done while getting ready."""


def aboard(g: Firefly, seat: int) -> tuple[Step, ...]:
    """The team is aboard the rival's ship (R-PB-22), if anybody of it is left."""
    return (AttackBy(seat),) if team(g, seat) else (Botched(seat),)


@dataclass(frozen=True, slots=True)
class AttackBy(Choice[Firefly]):
    """The attacker chooses a skill first (R-PB-27, R-PB-28)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        other = rival_of(g)
        for name in SKILLS:
            if lone(g):
                duel = Duel(self.seat, right_of(g, self.seat), name, best_skill(g))
                yield Option(f"attack:{name}", (duel,), "", f"card:{prey_of(g)}")
            else:
                yield Option(f"attack:{name}", (DefendBy(other, name),), "", f"ship:{other}")


@dataclass(frozen=True, slots=True)
class DefendBy(Choice[Firefly]):
    """The defender chooses one knowing it, the same or another (R-PB-29, R-PB-30); then both may deal out their Gear,
    and who is raided may shift goods before the dice (R-PB-37, R-PB-38, R-PB-75, R-PB-76). On a hunt the Gear of the
    attacker stays where it is (R-PB-39, R-PB-91)."""

    seat: int
    skill: str

    def options(self, g: Firefly) -> Iterable[Option]:
        for name in SKILLS:
            duel = Duel(g.active, self.seat, self.skill, name)
            raid = job_card(g.work).kind == "piracy"
            mine, theirs = may_deal(g)
            ready = (*((ReadyUp(g.active, False),) if mine else ()), *((ReadyUp(self.seat, raid),) if theirs else ()))
            first = (Scared(g.active, self.seat), Scared(self.seat, g.active))
            yield Option(f"defend:{name}", (*ready, *first, duel), "", f"ship:{g.active}")


@dataclass(frozen=True, slots=True)
class ReadyUp(Effect[Firefly]):
    """A seat gets ready for the dice; it is asked only when there is something to do. `stows`: goods may be shifted."""

    seat: int
    stows: bool

    def run(self, g: Firefly) -> Iterable[Step]:
        ask = GetReady(self.seat, self.stows)
        return (ask,) if len(list(ask.options(g))) > 1 else ()


@dataclass(frozen=True, slots=True)
class GetReady(Choice[Firefly]):
    """Gear changes hands within the crew, goods go into the Stash or out of it (R-PB-37, R-PB-75)."""

    seat: int
    stows: bool

    def options(self, g: Firefly) -> Iterable[Option]:
        yield Option("ready")
        shifts = stowing_options(g, self.seat) if self.stows else ()
        for option in (*equip_options(g, self.seat), *shifts):
            if option.key.partition(":")[0] in SWAPS:
                yield option.before(self)


@dataclass(frozen=True, slots=True)
class Scared(Effect[Firefly]):
    """A gun that frightens the rival's Leader before the dice (Sash's Hand Cannon)."""

    seat: int
    other: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if not own(g, self.seat, "scares"):
            return ()
        return disgruntle(g, self.other, leader_of(g, self.other), "card")


@dataclass(frozen=True, slots=True)
class Duel(Effect[Firefly]):
    """The throws: the gifted of both sides, the dice of both, then who may throw again, each once, in this order: the
    attacker, the defender, the attacker makes the defender, the defender the attacker. `seat` attacks `other` by
    `skill`, who answers by `reply`; `asked`: how far that has come."""

    seat: int
    other: int
    skill: str
    reply: str
    gift: int = 0
    regift: int = 0
    faces: tuple[int, ...] = ()
    back: tuple[int, ...] = ()
    asked: int = -2

    def run(self, g: Firefly) -> Iterable[Step]:
        if not working(g, self.seat):
            return ()
        if not team(g, self.seat):
            return (Botched(self.seat),)
        if self.asked < 0:
            return self._gifts(g)
        if not self.faces:
            return (DuelDie(self.seat, self, ()),)
        if not self.back:
            return (DuelDie(self.other, self, ()),)
        if self.asked < len(ORDER):
            seat, word = (self.other if self.asked % 2 else self.seat), ORDER[self.asked]
            ask = ThrowAgain(seat, self)
            able = throws_again(g, seat, word, self.reply if self.asked % 2 else self.skill)
            able = able and not (lone(g) and self.asked % 2)
            return (ask,) if able else (replace(self, asked=self.asked + 1),)
        return self._over(g)

    def _gifts(self, g: Firefly) -> tuple[Step, ...]:
        first = self.asked == -2
        seat = self.seat if first else self.other
        after = replace(self, asked=self.asked + 1)
        gifted = gifted_crew(g, seat, "")
        if lone(g) and not first:
            gifted = gifted_target(g)
        if not gifted:
            return (after,)
        faces = range(1, 7)
        then = [replace(after, gift=face) if first else replace(after, regift=face) for face in faces]
        return (GiftDie(seat, gifted, tuple(then)),)

    def totals(self, g: Firefly) -> tuple[int, int]:
        """What the attacker has and what the defender has (R-PB-31)."""
        attack = sum(self.faces) + strength(g, self.seat, self.skill, self.gift)
        if lone(g):
            return attack, sum(self.back) + alone(g, self.reply, self.regift)
        return attack, sum(self.back) + strength(g, self.other, self.reply, self.regift)

    def _over(self, g: Firefly) -> tuple[Step, ...]:
        """The higher total wins, the defender a tie (R-PB-32); the card says what comes of it (R-PB-34)."""
        attack, defence = self.totals(g)
        against = -1 if lone(g) else self.other
        g.tell(news.Showdown(self.seat, against, prey_of(g), self.skill, attack, self.reply, defence))
        won = attack > defence
        loser, winner = (self.other, self.seat) if won else (self.seat, self.other)
        grudge = (Warrant(winner),) if own(g, loser, "grudge") and not lone(g) else ()
        return (*decided(g, self.seat, g.work, 0, WON if won else LOST, ""), *grudge)


ORDER = ("again", "again", "forces", "forces")
"""What lets somebody have dice thrown again, the attacker and the defender by turns."""


@dataclass(frozen=True, slots=True)
class DuelDie(Chance[Firefly]):
    """One die of one side; `faces`: those it has thrown before."""

    seat: int
    duel: Duel
    faces: tuple[int, ...]

    def options(self, g: Firefly) -> Iterable[Option]:
        for face in range(1, 7):
            yield Option(f"d6:{face}", (DuelThrown(self.seat, self.duel, (*self.faces, face)),))


@dataclass(frozen=True, slots=True)
class DuelThrown(Effect[Firefly]):
    """The dice of one side so far."""

    seat: int
    duel: Duel
    faces: tuple[int, ...]

    def run(self, g: Firefly) -> Iterable[Step]:
        duel = self.duel
        name = duel.reply if duel.faces else duel.skill
        if goes_on(g, self.seat, name, self.faces, lone(g) and bool(duel.faces)):
            return (DuelDie(self.seat, duel, self.faces),)
        if duel.faces and lone(g):
            g.tell(news.Fought(self.seat, prey_of(g), name, self.faces))
        else:
            g.tell(firefly_news.Rolled(self.seat, name, self.faces))
        return (replace(duel, back=self.faces) if duel.faces else replace(duel, faces=self.faces),)


@dataclass(frozen=True, slots=True)
class ThrowAgain(Choice[Firefly]):
    """Have a throw of a Showdown made again, or let it be; the new one stands."""

    seat: int
    duel: Duel

    def options(self, g: Firefly) -> Iterable[Option]:
        after = replace(self.duel, asked=self.duel.asked + 1)
        mine = ORDER[self.duel.asked] == "again"
        attacks = (self.seat == self.duel.seat) == mine
        yield Option("reroll", (replace(after, faces=()) if attacks else replace(after, back=()),), "dice", "dice")
        yield Option("keep", (after,), "dice")
