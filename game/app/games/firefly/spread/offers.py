"""Which choices are made on cards that lie over the map, with which cards, and which answers stand below them."""

from __future__ import annotations

from typing import NamedTuple

from game.app.games.firefly.cards.lain import lies
from game.app.games.firefly.dock.proposal import by_itself
from game.app.games.firefly.situation import Situation
from game.core.steps import Option
from game.rules.firefly.tokens import kind

ON_CARDS: dict[str, tuple[str, ...]] = {
    "PickLeader": ("leader",),
    "PickShip": ("ship",),
    "StoryChoice": ("story",),
    "StartingCrewChoice": ("hire",),
    "KeepJobs": ("give", "keep"),
    "TeamChoice": ("send", "stay"),
    "Consider": ("pick",),
    "BuyChoice": ("buy",),
    "DealChoice": ("accept",),
    "PickUpgrade": ("pick",),
    "TooMany": ("dismiss",),
}
"""The choices, with how their answers begin that are given with a card."""
BELOW = ("draw", "done", "cancel", "go", "skip")
"""Answers without a card that end such a choice, or bring more cards."""
OFFERED = {"BuyChoice": "", "DealChoice": "hand"}
"""Where Considered cards lie there that can't be had now, with where they would go ("": by the kind of card)."""


class Offers(NamedTuple):
    """The cards of a choice in their order, each with the answer it gives, None for one that can't be chosen; what has
    `left` the same choice, whose places stay empty; the answers that stand `below`."""

    cards: tuple[tuple[str, Option | None], ...]
    left: frozenset[str]
    below: tuple[Option, ...]

    @property
    def answers(self) -> frozenset[str]:
        """The keys of all answers that are given here."""
        return frozenset(o.key for o in (*(one for _, one in self.cards), *self.below) if o is not None)


def offers(now: Situation) -> Offers | None:
    """What lies there now, None where the choice isn't made on cards, or not by who looks."""
    heads = ON_CARDS.get(now.kind, ())
    if not heads or not now.mine or now.veiled or by_itself(now) is not None:
        return None
    answers = {o.source[5:]: o for o in now.options if o.key.partition(":")[0] in heads and o.source[:5] == "card:"}
    lying = list(answers)
    if now.kind == "TeamChoice":
        lying = list(now.crew(now.seat))
    elif now.kind in OFFERED:
        lying += [item for item in now.held("considered", now.seat) if item not in answers]
    if not lying:
        return None
    held = lies(now).row((now.kind, *_about(now)), lying)
    below = tuple(o for o in now.options if o.key in BELOW)
    return Offers(tuple((item, answers.get(item)) for item in held), frozenset(held) - set(lying), below)


def _about(now: Situation) -> tuple[str, ...]:
    """What makes one choice of a kind another than the one before."""
    return tuple(str(getattr(now.choice, name, "")) for name in ("seat", "work", "deck", "contact"))


def goes_to(now: Situation, item: str) -> str:
    """Where an offered card would be put, as rules name the place."""
    return f"area:{OFFERED.get(now.kind) or kind(item)}:{now.seat}"
