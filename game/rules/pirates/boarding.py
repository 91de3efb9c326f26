"""Getting aboard a rival's ship: a Boarding Test by Tech or Negotiate (R-PB-19 to R-PB-25)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from game.content.firefly.records import Band, Choosable, Do, Trial
from game.core.steps import Choice, Option, Step
from game.rules.firefly.crew.killing import Kill
from game.rules.firefly.crew.testing import AfterRoll, SkillDie, SkillTest, Thrown
from game.rules.firefly.state import Firefly
from game.rules.pirates.marks import own, rival_of

ABOARD = 6
"""The total from which on the team is aboard (R-PB-21)."""
BANDS = (Band(1, (), "botched"), Band(ABOARD, (Do("own", "aboard"),), "keep-flying"))
TECH, TALK = "board:tech", "board:negotiate"
TRIALS = {
    TECH: Choosable("Board", "", test=Trial("tech", plus=(Do("own", "boards"),)), bands=BANDS),
    TALK: Choosable("Board", "", test=Trial("negotiate"), bands=BANDS),
}
"""The Boarding Tests. They can't be made Fight Tests and take no Bribes (R-PB-20, R-PB-24, R-PB-40)."""


@dataclass(frozen=True, slots=True)
class BoardBy(Choice[Firefly]):
    """How to get aboard: never by Fight (R-PB-20), and not by Tech where the rival's ship is shut."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        ship = f"ship:{rival_of(g)}"
        if not own(g, rival_of(g), "shut"):
            yield Option(TECH, (SkillTest(self.seat, TECH, 0),), "", ship)
        yield Option(TALK, (SkillTest(self.seat, TALK, 0),), "", ship)


def more_by_tech(g: Firefly, seat: int) -> int:
    """What grapplers and suits add to a Boarding Test by Tech, less what the rival's traps take."""
    traps = own(g, rival_of(g), "traps")
    return sum(perk.n for perk in own(g, seat, "board:tech")) - sum(perk.n for perk in traps)


def sprung(g: Firefly, seat: int, thrown: Thrown) -> tuple[Step, ...]:
    """A 1 on any die of a Boarding Test springs a trap, which Kills one of those who board."""
    boards = thrown.test.card in TRIALS
    return (Kill(seat, 1),) if boards and 1 in thrown.faces and own(g, rival_of(g), "traps") else ()


def boards_again(g: Firefly, choice: Any) -> Iterator[Option]:
    """Some ships may roll Boarding Tests by Tech again, once (R-PB-17)."""
    assert isinstance(choice, AfterRoll)
    thrown = choice.thrown
    if thrown.test.card == TECH and not thrown.rerolled and own(g, choice.seat, "reboards"):
        yield Option("reroll:board", (SkillDie(choice.seat, thrown.test, (), True),), "dice", "dice")
