"""A trade on cards: what one captain may give or ask for, and what an offer is about for who answers it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.games.firefly.panels.asked import terms
from game.app.games.firefly.sayings import thing
from game.app.games.firefly.situation import Situation
from game.app.games.firefly.spread.look import GOOD
from game.app.shell.words import Words
from game.app.table.spread.data import Card, End, Fact
from game.app.ui.theme import BANDS
from game.core.steps import Option
from game.rules.firefly.trade.trading import things
from game.rules.firefly.zones import amount

TRADES = ("Trade", "TradeAnswer")
"""The choices of a trade: it is put together, and answered."""
SIDE = "side:"
"""What shows the other side of a trade."""


def lying(now: Situation) -> tuple[tuple[str, Option | None], ...]:
    """The things of one side of a trade, each with the answer that lays it down; of an offer all that changes hands."""
    choice: Any = now.choice
    if now.kind == "TradeAnswer":
        return tuple((one, None) for one in dict.fromkeys((*choice.give, *choice.take)))
    answers = {o.key.partition(":")[2]: o for o in now.find("take" if now.asking else "give")}
    whose = choice.other if now.asking else choice.seat
    return tuple((one, answers.get(one)) for one in dict.fromkeys(things(now.g, whose)))


def below(now: Situation) -> tuple[Option, ...]:
    """Money on this side, the offer, and what calls it off."""
    return (*now.find("ask" if now.asking else "pay"), *now.find("offer", "cancel"))


def head(now: Situation, words: Words) -> tuple[str, str]:
    """What is asked, and what was laid down so far."""
    choice: Any = now.choice
    told = ". ".join(text for _, text in terms(now, words))
    if now.kind == "TradeAnswer":
        return words("firefly.page.TradeAnswer", name=now.name(choice.by)), told
    return words(f"firefly.trade.{'ask' if now.asking else 'give'}", name=now.name(choice.other)), told


def other_side(now: Situation, words: Words) -> tuple[End, ...]:
    """The button that shows what the other one has, or what is one's own."""
    if now.kind != "Trade":
        return ()
    choice: Any = now.choice
    icon, way = ("export", "own") if now.asking else ("import", "other")
    return (End(SIDE, words(f"firefly.trade.{way}", name=now.name(choice.other)), icon),)


def laid(now: Situation, item: str) -> int:
    """How often a thing was laid down on the side that is seen."""
    if now.kind != "Trade":
        return 0
    choice: Any = now.choice
    side: Sequence[str] = choice.take if now.asking else choice.give
    return side.count(item)


def note(now: Situation, words: Words, item: str) -> Fact | None:
    """Who gets a thing that is offered."""
    if now.kind != "TradeAnswer":
        return None
    got = item in getattr(now.choice, "give", ())
    return Fact("import" if got else "export", words(f"firefly.trade.{'got' if got else 'gone'}"), ink="ink_mid")


def goods(now: Situation, words: Words, item: str, option: Option | None) -> Card:
    """A kind of goods as a card: how many there are, and how many were laid down."""
    choice: Any = now.choice
    good, many = item[len(GOOD) :], laid(now, item)
    if now.kind == "TradeAnswer":
        count = (*choice.give, *choice.take).count(item)
        facts: tuple[Fact, ...] = (Fact("", words("firefly.trade.many"), str(count)),)
    else:
        there = amount(now.g, choice.other if now.asking else choice.seat, good)
        facts = (Fact("", words("firefly.trade.there"), str(there)), Fact("", words("firefly.trade.many"), str(many)))
    icon, color = BANDS["shipping"]
    band = icon, color, words("firefly.trade.goods")
    key = option.key if option is not None else ""
    why = "" if key or many or now.kind == "TradeAnswer" else words("table.refused")
    title = thing(words, item)
    return Card(
        item, key, band, title, "", (), facts, "", why, False, many > 0, picture=item, note=note(now, words, item)
    )


def is_good(item: str) -> bool:
    """Whether a card of a spread stands for goods."""
    return item.startswith(GOOD)
