"""Which choices of a heist are made on cards over the board, with which cards, and which answers stand below them."""

from __future__ import annotations

from typing import NamedTuple

from game.app.games.fistful.situation import Situation
from game.core.steps import Option

ON_CARDS: dict[str, tuple[str, ...]] = {
    "FullSlots": ("swap", "discard"),
    "Keep": ("keep",),
    "GiveUp": ("discard",),
    "SilverTongue": ("pass",),
}
"""The choices, with how their answers begin that are given with a card."""
HERO, ITEM = "hero:", "item:"
"""How the id of somebody begins, and the answer that only chooses what is handed on."""


class Offers(NamedTuple):
    """The cards of a choice in their order, each with the answer it gives; the answers that stand `below`; `handing`:
    the card or token that one of them is to be given, "" for none."""

    cards: tuple[tuple[str, str], ...]
    below: tuple[Option, ...]
    handing: str = ""


def offers(now: Situation, item: str = "") -> Offers | None:
    """What lies there now, None where the choice isn't made on cards, or not by who looks; `item` is to be handed on,
    which takes a second choice: to whom."""
    heads = ON_CARDS.get(now.kind)
    if heads is None or not now.mine or now.rehearsed:
        return None
    on_cards = now.find(*heads)
    if not on_cards:  # a replay offers nothing
        return None
    below = tuple(option for option in now.options if option not in on_cards)
    if now.kind != "SilverTongue":
        return Offers(tuple((option.key.partition(":")[2], option.key) for option in on_cards), below)
    if item:
        to = [option for option in on_cards if option.source == item]
        return Offers(tuple((option.target, option.key) for option in to), (), item)
    things = dict.fromkeys(option.source for option in on_cards)
    return Offers(tuple((one, f"{ITEM}{one}") for one in things), below)
