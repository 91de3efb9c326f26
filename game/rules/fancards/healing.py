"""Taking off wound tokens: only cards do it (R-CG-119)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.rules.fancards import news
from game.rules.fancards.crew import present
from game.rules.fancards.state import FanCards


def hurt_at(g: FanCards, seat: int, cell: str) -> list[str]:
    """The crew of a seat on a cell who have wounds."""
    return [card for card in present(g, seat, cell) if g.wounds.get(card)]


@dataclass(frozen=True, slots=True)
class Heal(Effect[FanCards]):
    """So many wound tokens are taken off a seat's crew on a cell, one by one, as its owner likes; none where nobody is
    hurt."""

    seat: int
    cell: str
    wounds: int

    def run(self, g: FanCards) -> Iterable[Step]:
        hurt = hurt_at(g, self.seat, self.cell)
        if not self.wounds or not hurt:
            return ()
        if len(hurt) == 1:
            return (Healed(self.seat, hurt[0]), Heal(self.seat, self.cell, self.wounds - 1))
        return (HealOne(self.seat, self.cell, self.wounds),)


@dataclass(frozen=True, slots=True)
class HealOne(Choice[FanCards]):
    """Whose wound token is taken off."""

    seat: int
    cell: str
    wounds: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in hurt_at(g, self.seat, self.cell):
            then = (Healed(self.seat, card), Heal(self.seat, self.cell, self.wounds - 1))
            yield Option(f"heal:{card}", then, "wound", card)


@dataclass(frozen=True, slots=True)
class Healed(Effect[FanCards]):
    """One wound token is taken off."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        left = g.wounds[self.card] - 1
        if left:
            g.wounds[self.card] = left
        else:
            del g.wounds[self.card]
        g.tell(news.Healed(self.seat, self.card))
        return ()
