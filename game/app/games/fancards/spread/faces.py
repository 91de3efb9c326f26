"""The cards of a spread as they are read."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.games.fancards.names import picture as picture_of
from game.app.games.fancards.names import title
from game.app.games.fancards.sayings import saying
from game.app.games.fancards.situation import Situation
from game.app.games.fancards.spread.offers import Offers
from game.app.shell.words import Words
from game.app.table.spread.data import Card, End, Look, Spread
from game.app.ui.kit import Kit
from game.app.ui.plates import is_plate, plate
from game.app.ui.theme import BANDS, C
from game.rules.fancards.faces import face


def spread(now: Situation, words: Words, found: Offers) -> Spread:
    """All that lies there."""
    key = f"fancards.page.{now.kind}"
    cards = tuple(_card(words, card, option.key if option else "") for card, option in found.cards)
    ends = []
    for option in found.below:
        said = saying(now, words, option)
        ends.append(End(option.key, said.action, said.icon))
    return Spread(words(key), words(f"{key}.how") if words.has(f"{key}.how") else "", cards, tuple(ends), LOOK)


def _card(words: Words, card: str, key: str) -> Card:
    icon, color = BANDS["crew"]
    return Card(card, key, (icon, color, title(card)), title(card), says=face(card).text, picture=picture_of(card))


def picture(kit: Kit, dst: Surface, r: Rect, name: str, called: str) -> None:
    """The window of a card."""
    if is_plate(kit, name):
        plate(kit, dst, r, name)
        return
    kit.box(dst, r, ((128, 102, 72), (78, 60, 44), (46, 36, 28)), 5)
    pic = kit.sprite(name, w=(r.w - kit.u(16)) / kit.scale, h=(r.h - kit.u(10)) / kit.scale)
    if pic is not None:
        kit.drop(dst, r.center, pic, None, alpha=0)
    kit.ring(dst, r, C["ink_line"], 1, 5)


def sign(kit: Kit, dst: Surface, at: Sequence[float], name: str, size: float, n: int) -> None:
    """A plain sign."""
    kit.icon(dst, at, name, size * 0.8, "ink_mid")


LOOK = Look(picture, sign)
