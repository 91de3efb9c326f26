"""What options, Aces and Jobs ask for, and Gear that serves once (R-FB-454 to R-FB-458).

Professions and Keywords do nothing by themselves: they count where a card names them (R-FB-617 to R-FB-620, R-FB-623 to
R-FB-626, R-FB-628 to R-FB-634).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.content.firefly.records import Do
from game.core.steps import Effect, Step
from game.rules.firefly import news
from game.rules.firefly.board import zone_at
from game.rules.firefly.boxes import word
from game.rules.firefly.jobs.attempt import on_job
from game.rules.firefly.perks import carried, has_keyword, has_profession, once_for, solid, team
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, face, gear_card
from game.rules.firefly.zones import discard, outlaw


def holds(g: Firefly, seat: int, do: Do) -> bool:
    """Whether a need is met without discarding anything for it."""
    return HOLDS[do.word](g, seat, do)


def has_need(g: Firefly, seat: int, do: Do) -> bool:
    """Whether a need is met, or can be by discarding Gear that counts as a Keyword once."""
    return holds(g, seat, do) or (do.word == "keyword" and bool(once_for(g, seat, do.what)))


def used_up(g: Firefly, seat: int, needs: Iterable[Do]) -> tuple[Step, ...]:
    """The steps that discard the Gear which meets those needs only that way, one for each."""
    words = [do.what for do in needs if do.word == "keyword" and not holds(g, seat, do)]
    return tuple(UseUp(seat, once_for(g, seat, word)[0]) for word in words if once_for(g, seat, word))


@dataclass(frozen=True, slots=True)
class UseUp(Effect[Firefly]):
    """Gear is used up: it goes to its own discard pile."""

    seat: int
    gear: str

    def run(self, g: Firefly) -> Iterable[Step]:
        discard(g, self.gear)
        g.tell(news.UsedUp(self.seat, self.gear))
        return ()


def _firearm_fight(g: Firefly, seat: int, do: Do) -> bool:
    guns = [gear_card(gear) for gear in carried(g, seat) if "firearm" in gear_card(gear).keywords]
    return sum(gun.skills.fight for gun in guns) >= do.n


def _outlaw_afoot(g: Firefly, seat: int, do: Do) -> bool:
    return any(zone_at(g, g.ship[other]) == "alliance" and outlaw(g, other) for other in g.ship)


HOLDS: dict[str, Callable[[Firefly, int, Do], bool]] = {
    "keyword": lambda g, seat, do: has_keyword(g, seat, do.what),
    "profession": lambda g, seat, do: has_profession(g, seat, do.what),
    "group": lambda g, seat, do: any(crew_card(crew).group == do.what for crew in team(g, seat)),
    "crew": lambda g, seat, do: any(face(crew) == do.what for crew in team(g, seat)),
    "gear": lambda g, seat, do: any(face(gear) == do.what for gear in carried(g, seat)),
    "solid": lambda g, seat, do: solid(g, seat, do.what),
    "team": lambda g, seat, do: len(team(g, seat)) >= do.n,
    "firearm_fight": _firearm_fight,
    "content": lambda g, seat, do: not any(crew in g.disgruntled for crew in team(g, seat)),
    "on_job": lambda g, seat, do: on_job(g, seat),
    "outlaw_afoot": _outlaw_afoot,
    "own": lambda g, seat, do: bool(word(g, "needs", do.what)(g, seat, do)),
}
"""What each word of `needs`, `free_with` and `ace` asks."""
