"""Death and Medics (R-FB-594 to R-FB-616, R-FB-627)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Chance, Choice, Effect, Option, Step
from game.rules.firefly import news
from game.rules.firefly.boxes import losing
from game.rules.firefly.crew.crew import disgruntle
from game.rules.firefly.jobs.attempt import back_aboard
from game.rules.firefly.perks import all_crew, has_perk, has_profession, item_perks, leader_of, perks, team
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card
from game.rules.firefly.zones import REMOVED, discard, remove

MANY = 99
"""Kill everybody."""
SAVED = 5
"""From this on a Medic Check saves (R-FB-603, R-FB-604)."""


@dataclass(frozen=True, slots=True)
class Kill(Effect[Firefly]):
    """Kill so many of those who count: the owner picks them, everyone at most once (R-FB-594 to R-FB-600). Who must be
    the first one Killed is."""

    seat: int
    count: int

    def run(self, g: Firefly) -> Iterable[Step]:
        first = tuple(crew for crew in team(g, self.seat) if item_perks(crew, "dies_first"))[: self.count]
        return _pick(g, self.seat, first, self.count - len(first))


def _pick(g: Firefly, seat: int, chosen: tuple[str, ...], left: int) -> tuple[Step, ...]:
    others = tuple(crew for crew in team(g, seat) if crew not in chosen)
    if left and left < len(others):
        return (KillChoice(seat, chosen, left),)
    return (Killed(seat, (*chosen, *others) if left else chosen),)


@dataclass(frozen=True, slots=True)
class KillChoice(Choice[Firefly]):
    """Whom the next Kill is to hit; all are picked before anybody dies (R-FB-595, R-FB-613)."""

    seat: int
    chosen: tuple[str, ...]
    left: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for crew in team(g, self.seat):
            if crew not in self.chosen:
                then = (KillOne(self.seat, (*self.chosen, crew), self.left - 1),)
                yield Option(f"kill:{crew}", then, f"card:{crew}", f"deck:{REMOVED}")


@dataclass(frozen=True, slots=True)
class KillOne(Effect[Firefly]):
    """One more is picked; `left` are still to be."""

    seat: int
    chosen: tuple[str, ...]
    left: int

    def run(self, g: Firefly) -> Iterable[Step]:
        return _pick(g, self.seat, self.chosen, self.left)


@dataclass(frozen=True, slots=True)
class Killed(Effect[Firefly]):
    """Those picked are Killed at once: with a Medic there is a Medic Check for each of them, which a Medic who dies in
    it makes, too (R-FB-602, R-FB-606 to R-FB-613). The Leader comes last, who may dismiss the others.

    On a Job only a Medic on the Job counts, or any with the setting "ship" (R-FB-614).
    """

    seat: int
    chosen: tuple[str, ...]

    def run(self, g: Firefly) -> Iterable[Step]:
        seat = self.seat
        leader = leader_of(g, seat)
        order = sorted(self.chosen, key=lambda crew: crew == leader)
        bonus = sum(perk.n for perk in perks(g, seat, "medic_bonus"))
        again, helped = has_perk(g, seat, "medic_reroll"), medic(g, seat)
        ends = [MedicCheck(seat, crew, bonus, again) if helped else Dies(seat, crew) for crew in order]
        lost = (losing(g, seat, crew, "killed", (end,)) for crew, end in zip(order, ends))
        return [step for steps in lost for step in steps]


def medic(g: Firefly, seat: int) -> bool:
    """Whether a Medic is there to help (R-FB-609, R-FB-610, R-FB-614)."""
    if g.settings["medics"] == "ship":
        return any("medic" in crew_card(crew).professions for crew in all_crew(g, seat))
    return has_profession(g, seat, "medic")


@dataclass(frozen=True, slots=True)
class MedicCheck(Chance[Firefly]):
    """The die for somebody who is Killed; a Firefly is a plain 6 (R-FB-131). `again`: it may be thrown once more."""

    seat: int
    crew: str
    bonus: int
    again: bool

    def options(self, g: Firefly) -> Iterable[Option]:
        for face in range(1, 7):
            yield Option(f"d6:{face}", (Checked(self.seat, self.crew, self.bonus, self.again, face),))


@dataclass(frozen=True, slots=True)
class Checked(Effect[Firefly]):
    """High enough, and the Crew lives and goes back to the ship (R-FB-603 to R-FB-605, R-FB-611, R-FB-616)."""

    seat: int
    crew: str
    bonus: int
    again: bool
    face: int

    def run(self, g: Firefly) -> Iterable[Step]:
        g.tell(news.Rolled(self.seat, "medic", (self.face,)))
        if self.crew not in all_crew(g, self.seat):
            return ()
        if self.face + self.bonus >= SAVED:
            back_aboard(g, self.seat, self.crew)
            g.tell(news.Saved(self.seat, self.crew))
            return ()
        return (MedicAgain(self.seat, self.crew, self.bonus),) if self.again else (Dies(self.seat, self.crew),)


@dataclass(frozen=True, slots=True)
class MedicAgain(Choice[Firefly]):
    """A Med Bay: throw the failed Medic Check again, or let it be."""

    seat: int
    crew: str
    bonus: int

    def options(self, g: Firefly) -> Iterable[Option]:
        yield Option("reroll", (MedicCheck(self.seat, self.crew, self.bonus, False),), f"card:{self.crew}", "dice")
        yield Option("keep", (Dies(self.seat, self.crew),), f"card:{self.crew}", f"deck:{REMOVED}")


@dataclass(frozen=True, slots=True)
class Dies(Effect[Firefly]):
    """A Crew is removed from the game (R-FB-596, R-FB-597), its Gear stays (R-FB-340, R-FB-427); a Leader goes back to
    the ship with a Disgruntled token instead (R-FB-319 to R-FB-323)."""

    seat: int
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        if self.crew not in all_crew(g, self.seat):
            return ()
        if crew_card(self.crew).leader:
            steps = disgruntle(g, self.seat, self.crew, "killed")
            back_aboard(g, self.seat, self.crew)
            return steps
        g.tell(news.Killed(self.seat, self.crew))
        if item_perks(self.crew, "dies_discarded"):
            discard(g, self.crew)
        else:
            remove(g, self.crew)
        return ()
