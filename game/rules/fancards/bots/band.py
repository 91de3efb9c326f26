"""What the crew of a captain can do, and what it is asked for: found out once for a decision."""

from __future__ import annotations

from functools import cache, cached_property, partial

from game.content.fancards.parts import TRADES
from game.core.remembered import remembered
from game.rules.fancards.crew import carry_of, combat_of, left_of, trades_of
from game.rules.fancards.faces import cards_of, is_epic, job_face, mods_of
from game.rules.fancards.items import load_of
from game.rules.fancards.state import FanCards, crew_at, crew_of
from game.rules.fancards.work.jobs import held

HELD, POSTED, AROUND = 1.5, 0.5, 0.45
"""What a trade is worth that a held Epic, an open one and all others ask for."""


class Band:
    """The crew of a seat. `aboard`: who is on the ship; `combat`: how well somebody fights."""

    def __init__(self, g: FanCards, seat: int) -> None:
        self.g, self.seat = g, seat
        self.aboard = crew_at(g, str(seat))
        self.combat = cache(partial(combat_of, g))

    @cached_property
    def known(self) -> frozenset[str]:
        """The trades of all."""
        return frozenset[str]().union(*[trades_of(self.g, card) for card in crew_of(self.g, self.seat)])

    @cached_property
    def asked(self) -> dict[str, float]:
        """What each trade is worth to the seat, by the Epics and jobs that ask for it."""
        g = self.g
        found = dict(around(g.settings["mods"]))
        for share, jobs in ((HELD, held(g, self.seat)), (POSTED, g.zones.get("bulletin", ()))):
            for job in jobs:
                for trade in job_face(job).trades:
                    found[trade] += share if is_epic(job) else share * 0.3
        return found

    @cached_property
    def fighters(self) -> list[tuple[int, int]]:
        """The combat of the two best aboard, with the wounds that each can take."""
        return sorted([(self.combat(card), left_of(self.g, card)) for card in self.aboard], reverse=True)[:2]

    @cached_property
    def free(self) -> list[str]:
        """Who aboard can carry one item more."""
        return [card for card in self.aboard if load_of(self.g, card) < carry_of(self.g, card)]


@remembered
def epics(mods: str) -> tuple[str, ...]:
    """The Epics of a game with those mods."""
    return tuple(job for job in cards_of("job", mods_of(mods)) if is_epic(job))


@remembered
def around(mods: str) -> dict[str, float]:
    """What each trade is worth by the Epics there are."""
    asked = [trade for job in epics(mods) for trade in job_face(job).trades]
    return {trade: AROUND * asked.count(trade) * 16 / max(1, len(epics(mods))) / 3 for trade in TRADES}
