"""When a heist is won or lost, and how well it stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fistful.records import Star
from game.core.steps import Effect, Step
from game.rules.fistful import news
from game.rules.fistful.board import board_of, heist_of
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import kind, number, sort


def banked(g: Fistful) -> int:
    """The credits on the Heist card; what is still in a sack doesn't count (R-FC-75, R-FC-108)."""
    return sum(number(token) for token in g.zones.get("banked", ()) if sort(token) == "credits")


def carried(g: Fistful, seat: int) -> int:
    """The credits in a seat's Burlap Sack (R-FC-102)."""
    return sum(number(token) for token in g.zones.get(f"sack:{seat}", ()) if sort(token) == "credits")


def all_landed(g: Fistful) -> bool:
    """Whether every player who still plays stands on the Landing Zone (R-FC-44); false when nobody does."""
    landing = board_of(g.heist).landing_set
    playing = False
    for cell in g.at.values():
        if cell >= 0:
            playing = True
            if cell not in landing:
                return False
    return playing


def burden(g: Fistful, seat: int) -> int:
    """The steps that what a seat carries takes off its movement roll: some stars are heavy."""
    heavy = board_of(g.heist).heavy
    return sum(heavy.get(kind(token), 0) for token in g.zones.get(f"sack:{seat}", ())) if heavy else 0


def secured(g: Fistful, star: Star) -> int:
    """How many stars of a kind count: on the Heist card, or banked if they have to be carried home (R-FC-38)."""
    return sum(kind(token) == star.kind for token in g.zones.get("banked" if star.carried else "card", ()))


def objectives(g: Fistful) -> tuple[tuple[str, int, int], ...]:
    """The objectives of the heist as name, done and needed (R-FC-14, R-FC-40, R-FC-42, R-FC-43, R-FC-44)."""
    card = heist_of(g.heist)
    playing = sum(cell >= 0 for cell in g.at.values())
    landing = board_of(g.heist).landing_set
    fallen = sum(g.flags.get(f"fallen:{crew}", 0) for crew in card.must_not_fall)
    lines = [
        *[(star.kind, secured(g, star), star.needed) for star in card.stars],
        *[(visit.icon, g.flags.get(f"done:{visit.icon}", 0), 1) for visit in card.visits],
        ("safe", len(card.must_not_fall) - fallen, len(card.must_not_fall)),
        ("credits", banked(g), card.goal_credits),
        ("landed", sum(cell in landing for cell in g.at.values()), max(1, playing)),
    ]
    return tuple(line for line in lines if line[2])


def all_done(g: Fistful) -> bool:
    """Whether every objective of the Heist card is met (R-FC-14)."""
    card = board_of(g.heist).heist
    return (
        all_landed(g)
        and banked(g) >= card.goal_credits
        and all(secured(g, star) >= star.needed for star in card.stars)
        and all(g.flags.get(f"done:{visit.icon}") for visit in card.visits)
        and not any(g.flags.get(f"fallen:{crew}") for crew in card.must_not_fall)
    )


@dataclass(frozen=True, slots=True)
class Finish(Effect[Fistful]):
    """The heist ends, "won" or "lost"; a heist that is won leads to the next of the campaign, and nothing happens after
    the last or after one that is lost (R-FC-15 to R-FC-17)."""

    how: str
    why: str

    def run(self, g: Fistful) -> Iterable[Step]:
        following = g.above.onward(g) if self.how == "won" else ()
        if following:
            g.stack.clear()
            return following
        g.over, g.why = self.how, self.why
        g.stack.clear()
        g.tell(news.Over(self.how, self.why))
        return ()


@dataclass(frozen=True, slots=True)
class Reckon(Effect[Fistful]):
    """The heist is won at once when all objectives are met (R-FC-14)."""

    def run(self, g: Fistful) -> Iterable[Step]:
        return reckon(g)


def reckon(g: Fistful) -> tuple[Step, ...]:
    """The end of the heist if all objectives are met."""
    return (Finish("won", "R-FC-14"),) if all_done(g) else ()
