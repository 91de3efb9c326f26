"""Which choices are made on cards that lie over the chart, with which cards, and which answers stand below them."""

from __future__ import annotations

from typing import NamedTuple

from game.app.games.keepflyin.situation import Situation
from game.core.steps import Option

ON_CARDS: dict[str, tuple[str, ...]] = {
    "TakeJob": ("drop",),
    "DropForJob": ("drop",),
    "LoseJob": ("lose",),
    "LeaveAboard": ("leave",),
    "PayMore": ("pay",),
    "BoardHulk": ("take",),
}
"""The choices, with how their answers begin that are given with a card."""
ABOUT = ("TakeJob", "EventOffer", "SalvageOffer")
"""The choices about the one card that was drawn: all their answers stand below it, but where room must be made."""
DUMP = "dump"
"""How the answers begin that throw a card out of the hold, and how the table waits for one."""
BELOW = ("refuse", "done", "pay", "draw", "pass")
"""Answers without a card."""


class Offers(NamedTuple):
    """The cards of a choice in their order, each with the answer it gives, None for one that is only looked at; the
    answers that stand `below`."""

    cards: tuple[tuple[str, Option | None], ...]
    below: tuple[Option, ...]

    @property
    def about(self) -> bool:
        """Whether its answers stand below a card that was drawn."""
        return all(option is None for _, option in self.cards)

    @property
    def answers(self) -> frozenset[str]:
        """The keys of all answers that are given here."""
        return frozenset(o.key for o in (*(one for _, one in self.cards), *self.below) if o is not None)


def offers(now: Situation) -> Offers | None:
    """What lies there now, None where the choice isn't made on cards, or not by who looks."""
    if now.choice is None or not now.mine or now.veiled:
        return None
    heads = (DUMP,) if now.dumping else ON_CARDS.get(now.kind, ())
    on_cards = [o for o in now.find(*heads) if ":" in o.key] if heads else []
    named = [(o.key.partition(":")[2], o) for o in on_cards]
    drawn = now.drawn() if now.kind in ABOUT else ""
    if drawn and not named and not now.dumping:
        return Offers(((drawn, None),), tuple(now.options))
    below = (
        () if now.dumping else tuple(o for o in now.options if o.key.partition(":")[0] in BELOW and o not in on_cards)
    )
    return Offers(tuple(named), below) if named else None
