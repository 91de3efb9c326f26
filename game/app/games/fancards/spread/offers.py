"""Which choices are made on cards that lie over the map, and which answers stand below them."""

from __future__ import annotations

from typing import NamedTuple

from game.app.games.fancards.dock.lead import lead
from game.app.games.fancards.names import title
from game.app.games.fancards.situation import Situation
from game.core.steps import Option

ON_CARDS = (
    "ChooseShip",
    "PickCrew",
    "TakeIn",
    "NameCaptain",
    "PickSeen",
    "LookedAt",
    "AskFavor",
    "Fence",
    "DropExcess",
    "Steal",
    "Inspection",
    "PayUpkeep",
    "SellOffer",
    "ComeHome",
    "Disband",
    "HealOne",
    "FallIll",
    "KeepOrSink",
    "PickRingleader",
    "PickJoiner",
    "DiscardOne",
    "DiscardDown",
)
"""The choices that are made on large cards, or on a shelf of small ones."""


class Offers(NamedTuple):
    """The cards of a choice, each with the answer it gives, None for one that is only shown; the answers that stand
    `below`."""

    cards: tuple[tuple[str, Option | None], ...]
    below: tuple[Option, ...]


def card_in(option: Option) -> str:
    """The card an answer is given with, "" for none."""
    named = [part for part in option.key.split(":")[1:] if title(part)]
    return named[0] if named else ""


def offers(now: Situation) -> Offers | None:
    """What lies there now, None where the choice isn't made on cards, or not by who looks. The location that was looked
    at lies there for whoever looked: for all others it is a back."""
    if now.kind not in ON_CARDS or not now.mine or now.veiled:
        return None
    cards: dict[str, Option | None] = {}
    below = []
    for option in now.options:
        card = card_in(option)
        if card and card not in cards:
            cards[card] = option
        else:
            below.append(option)
    shown = [option.source for option in below if title(option.source)]
    shown += now.zone("location")[-1:] if now.kind == "KeepOrSink" else now.zone("drawn")
    for card in shown:
        if title(card) and card not in cards:
            cards[card] = lead(now) if len({*shown}) == 1 else None
    return Offers(tuple(cards.items()), tuple(below)) if cards else None
