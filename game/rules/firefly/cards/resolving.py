"""Options of Nav, Misbehave and Job cards and of Goals: which may be chosen, and what they do (R-FB-172 to R-FB-176,
R-FB-454 to R-FB-456)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.firefly.records import Do
from game.core.steps import Effect, Option, Step
from game.rules.firefly import news
from game.rules.firefly.cards.endings import Ends
from game.rules.firefly.cards.foretelling import costs, spared
from game.rules.firefly.cards.happening import follow
from game.rules.firefly.cards.needs import has_need, used_up
from game.rules.firefly.crew.testing import SkillTest
from game.rules.firefly.ship.goods import unload
from game.rules.firefly.ship.salvaging import salvage
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import option_of
from game.rules.firefly.trade.banking import earn
from game.rules.firefly.zones import amount

__all__ = ["Resolve", "choosable", "has_need", "offered", "spared"]


def payable(g: Firefly, seat: int, do: Do) -> bool:
    """Whether a fixed cost can be paid in full."""
    return (amount(g, seat, do.what) if do.word == "spend" else g.money[seat]) >= do.n


def choosable(g: Firefly, seat: int, card: str, n: int) -> bool:
    """Whether an option may be chosen: its needs are met and its costs can be paid (R-FB-175, R-FB-455, R-FB-456)."""
    option = option_of(card, n)
    if not all(has_need(g, seat, do) for do in option.needs):
        return False
    return spared(g, seat, option) or all(payable(g, seat, do) for do in option.cost)


def offered(g: Firefly, seat: int, card: str, count: int, target: str) -> list[Option]:
    """The options of a card that may be chosen; the first one when none may (R-FB-175, R-FB-176)."""
    numbers = [n for n in range(count) if choosable(g, seat, card, n)] or [0]
    return [Option(f"option:{n}", (Resolve(seat, card, n),), "", target) for n in numbers]


@dataclass(frozen=True, slots=True)
class Resolve(Effect[Firefly]):
    """An option is carried out: costs, what it does, then its test or its end. One that could not be chosen takes what
    there is (R-FB-176)."""

    seat: int
    card: str
    option: int

    def run(self, g: Firefly) -> Iterable[Step]:
        seat, card, option = self.seat, self.card, option_of(self.card, self.option)
        g.tell(news.Option(seat, card, self.option))
        first = used_up(g, seat, option.needs)
        does = follow(seat, card, option.do)
        if spared(g, seat, option):
            return (*first, *does, *salvage(seat, option), Ends(seat, card, option.end))
        for do in costs(g, seat, option):
            if do.word == "spend":
                unload(g, seat, do.what, do.n, why="spent")
            else:
                earn(g, seat, -do.n, "cost")
        if option.test:
            return (*first, *does, SkillTest(seat, card, self.option))
        return (*first, *does, *salvage(seat, option), Ends(seat, card, option.end))
