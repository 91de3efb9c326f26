"""River Tam's gift: a die before each Skill Test says what she adds, or that she goes back to the ship."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Chance, Effect, Option, Step
from game.rules.firefly import news
from game.rules.firefly.jobs.attempt import back_aboard
from game.rules.firefly.perks import perks, working
from game.rules.firefly.state import Firefly

OVERWHELMED = 2
"""Up to this face she goes back to the ship."""
GIVES = {3: ("fight", 2), 4: ("tech", 2), 5: ("negotiate", 2), 6: ("", 3)}
"""By face: the Skill she adds to and how much; "" is the Skill of the test, whichever it is."""


def gifted_crew(g: Firefly, seat: int, chosen: str) -> str:
    """Who has the gift and takes part in the test, alone or with all others; "" for nobody."""
    found = (perk.item for perk in perks(g, seat, "gifted"))
    return next((item for item in found if chosen in ("", item)), "")


def gift_of(g: Firefly, seat: int, face: int, skill: str) -> int:
    """What that face of her die adds to a test of that Skill, with what others add to the gift; 0 for no die."""
    wanted, points = GIVES.get(face, ("", 0))
    if not points or wanted not in ("", skill):
        return 0
    return points + sum(perk.n for perk in perks(g, seat, "gifted_bonus"))


@dataclass(frozen=True, slots=True)
class GiftDie(Chance[Firefly]):
    """Her die; `then` is the test that follows, which learns the face."""

    seat: int
    crew: str
    then: tuple[Step, ...]

    def options(self, g: Firefly) -> Iterable[Option]:
        for face, step in enumerate(self.then, 1):
            yield Option(f"d6:{face}", (Gift(self.seat, self.crew, face), step))


@dataclass(frozen=True, slots=True)
class Gift(Effect[Firefly]):
    """What the die says is known; on 1 or 2 she goes back to the ship and is out of a Work attempt."""

    seat: int
    crew: str
    face: int

    def run(self, g: Firefly) -> Iterable[Step]:
        g.tell(news.Rolled(self.seat, "gift", (self.face,)))
        if self.face <= OVERWHELMED and working(g, self.seat):
            back_aboard(g, self.seat, self.crew)
        return ()
