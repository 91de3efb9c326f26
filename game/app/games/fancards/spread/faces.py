"""The cards of a spread as they are read."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.app.games.fancards.faces import says
from game.app.games.fancards.faces.facts import facts, numbers
from game.app.games.fancards.faces.picture import is_scene, picture
from game.app.games.fancards.faces.signs import SIDES, badge
from game.app.games.fancards.names import picture as picture_of
from game.app.games.fancards.names import plain
from game.app.games.fancards.panels.jobs import missing
from game.app.games.fancards.sayings import asked, saying
from game.app.games.fancards.situation import Situation
from game.app.games.fancards.spread.offers import Offers
from game.app.shell.words import Words
from game.app.table.spread.data import Card, End, Fact, Look, Spread
from game.app.ui.kit import Kit
from game.content.fancards.parts import Price
from game.rules.fancards.faces import face

ELSEWHERE = ("coins", "trash")
"""The signs of lines that stand at the foot of a large card, or are left to the inspector: what quitting costs."""
RULES = ("perks", "power", "do")
"""What a card has whose words are a rule: they come before its picture."""


def spread(now: Situation, words: Words, found: Offers) -> Spread:
    """All that lies there."""
    key = f"fancards.page.{now.kind}"
    cards = tuple(card_of(now, words, card, option.key if option else "") for card, option in found.cards)
    ends = []
    for option in found.below:
        said = saying(now, words, option)
        ends.append(End(option.key, said.action, said.icon))
    return Spread(asked(now, words), words(f"{key}.how") if words.has(f"{key}.how") else "", cards, tuple(ends), LOOK)


def card_of(now: Situation, words: Words, card: str, key: str) -> Card:
    """A card as a large face, with the answer it gives."""
    printed = face(card)
    lines = [Fact(sign, word[:1].upper() + word[1:], str(n)) for sign, n, word in numbers(now, words, card)]
    lines += [one for one in facts(now, words, card) if one.sign not in ELSEWHERE]
    price = says.price(words, getattr(printed, "price", Price()))
    reward = getattr(printed, "reward", None)
    note = Fact("coins", says.gain(words, reward)) if reward is not None else None
    short = missing(now.g, words, now.seat, card) if reward is not None and not key else []
    return Card(
        card,
        key,
        says.band(words, card),
        plain(card),
        price,
        facts=tuple(lines),
        says=printed.text,
        why=", ".join(short),
        picture=picture_of(card),
        note=note,
        flavour=not any(getattr(printed, name, ()) for name in RULES),
        scene=is_scene(printed),
    )


def sign(kit: Kit, dst: Surface, at: Sequence[float], name: str, size: float, n: int) -> None:
    """A plain sign, or a side's badge with its number."""
    if name in SIDES:
        badge(kit, dst, (at[0], at[1]), name, size, n or "")
    else:
        kit.icon(dst, at, name, size * 0.8, "ink_mid")


LOOK = Look(picture, sign)
