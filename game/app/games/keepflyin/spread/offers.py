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
}
"""The choices, with how their answers begin that are given with a card; an offer that needs no room is no choice of
cards."""
DUMP = "dump"
"""How the answers begin that throw a card out of the hold, and how the table waits for one."""
BELOW = ("refuse", "done", "pay")
"""Answers without a card."""


class Offers(NamedTuple):
    """The cards of a choice in their order, each with the answer it gives; the answers that stand `below`."""

    cards: tuple[tuple[str, Option], ...]
    below: tuple[Option, ...]

    @property
    def answers(self) -> frozenset[str]:
        """The keys of all answers that are given here."""
        return frozenset(o.key for o in (*(one for _, one in self.cards), *self.below))


def offers(now: Situation) -> Offers | None:
    """What lies there now, None where the choice isn't made on cards, or not by who looks."""
    if now.choice is None or not now.mine or now.veiled:
        return None
    heads = (DUMP,) if now.dumping else ON_CARDS.get(now.kind, ())
    named = [(o.key.partition(":")[2], o) for o in now.find(*heads) if ":" in o.key] if heads else []
    below = () if now.dumping else tuple(o for o in now.options if o.key in BELOW)
    return Offers(tuple(named), below) if named else None
