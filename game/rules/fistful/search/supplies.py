"""Drawing Gear and the two slots for it (R-FC-27, R-FC-79 to R-FC-87, R-FC-153)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import draw, everyone, move, reveal
from game.rules.fistful import news
from game.rules.fistful.state import Fistful

SLOTS = 2


@dataclass(frozen=True, slots=True)
class DrawGear(Effect[Fistful]):
    """A player draws Gear, one card after the other, face up for all (R-FC-27, R-FC-101); too many must be seen to."""

    seat: int
    count: int

    def run(self, g: Fistful) -> Iterable[Step]:
        if self.count < 1 or g.at[self.seat] < 0:
            return ()
        card = draw(g, "gear", "gear.discard")
        if not card:
            return ()
        reveal(g, card, everyone(len(g.at)))
        move(g, card, "gear", f"slots:{self.seat}")
        g.tell(news.Drew(self.seat, card))
        return (Slots(self.seat), DrawGear(self.seat, self.count - 1))


@dataclass(frozen=True, slots=True)
class Slots(Effect[Fistful]):
    """A player with more than two Gear cards must use, swap or discard one at once (R-FC-79, R-FC-80)."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        return (FullSlots(self.seat),) if len(g.zones.get(f"slots:{self.seat}", ())) > SLOTS else ()


@dataclass(frozen=True, slots=True)
class FullSlots(Choice[Fistful]):
    """Use one of the cards, swap the new one for a held one, or discard the new one (R-FC-80, R-FC-81)."""

    seat: int

    def options(self, g: Fistful) -> Iterable[Option]:
        *held, new = g.zones.get(f"slots:{self.seat}", ("",))
        source = f"slots:{self.seat}"
        for card in held:
            yield Option(f"swap:{card}", (DiscardGear(self.seat, card), Slots(self.seat)), new, card)
        yield Option(f"discard:{new}", (DiscardGear(self.seat, new), Slots(self.seat)), new, "gear.discard", source)
        if self.seat == g.active:
            yield from g.above.uses(g, self.seat, "turn", (Slots(self.seat),))


@dataclass(frozen=True, slots=True)
class DiscardGear(Effect[Fistful]):
    """A Gear card goes to the discard pile (R-FC-85)."""

    seat: int
    card: str

    def run(self, g: Fistful) -> Iterable[Step]:
        if self.card in g.zones.get(f"slots:{self.seat}", ()):
            move(g, self.card, f"slots:{self.seat}", "gear.discard")
            g.flags.pop(f"used:{self.card}", None)
            g.tell(news.Discarded(self.seat, self.card))
        return ()


@dataclass(frozen=True, slots=True)
class DrawTwo(Effect[Fistful]):
    """Born Tinkerer: draw 2 Gear cards and keep one of them."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        drawn = []
        for _ in range(2):
            card = draw(g, "gear", "gear.discard")
            if card:
                reveal(g, card, everyone(len(g.at)))
                move(g, card, "gear", f"slots:{self.seat}")
                g.tell(news.Drew(self.seat, card))
                drawn.append(card)
        if len(drawn) == 2:
            g.tell(news.Skill(self.seat, "kaylee", "tinkerer"))
            return (Keep(self.seat, (drawn[0], drawn[1])), Slots(self.seat))
        return (Slots(self.seat),)


@dataclass(frozen=True, slots=True)
class Keep(Choice[Fistful]):
    """Which of two Gear cards to keep; the other is discarded."""

    seat: int
    cards: tuple[str, str]

    def options(self, g: Fistful) -> Iterable[Option]:
        for card, other in (self.cards, self.cards[::-1]):
            yield Option(f"keep:{card}", (DiscardGear(self.seat, other),), card, f"slots:{self.seat}")
