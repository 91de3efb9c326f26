"""What a captain gets, takes and loses of cards, as results with the face of the card for all who look on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.firefly.dock.card import BACK, DockCard, paint_card
from game.app.games.firefly.dock.row import card_of
from game.app.games.firefly.log import tail
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.results.gather import Gather, plain
from game.app.table.results.results import GLANCE
from game.app.ui.kit import Kit
from game.content.firefly import firefly
from game.core.news import News, word_of
from game.rules.firefly import news as kinds
from game.rules.firefly.tokens import face, kind

DEEDS = (
    kinds.Considered,
    kinds.Job,
    kinds.Active,
    kinds.Bought,
    kinds.Hired,
    kinds.Fitted,
    kinds.Left,
    kinds.Killed,
    kinds.Seized,
    kinds.Dropped,
    kinds.Botched,
    kinds.Forfeited,
    kinds.Goods,
)
"""News of a seat and what it gets or loses."""
LOSSES = (kinds.Killed, kinds.Left, kinds.Seized, kinds.Botched, kinds.Forfeited)
DRAWS = (kinds.Considered, kinds.Job)
"""Those that come one after the other: the next takes the place of the one before."""
WIDE, HIGH, LOW = 106.0, 136.0, 62.0
BACK_WIDE, BACK_HIGH = 64.0, 88.0


class CardFace(NamedTuple):
    """A card of *Firefly* on a slip; where there is little room, its name and values alone."""

    card: DockCard

    def size(self, kit: Kit, board: Rect) -> tuple[int, int]:
        if self.card.kind == BACK:
            return kit.t(BACK_WIDE), kit.t(BACK_HIGH)
        low = kit.t(HIGH) > board.h * 0.6
        return kit.t(WIDE), kit.t(LOW if low else HIGH)

    def paint(self, kit: Kit, dst: Surface, r: Rect) -> None:
        paint_card(kit, dst, r, self.card)


def card_face(now: Situation, words: Words, item: str) -> CardFace | None:
    """The face of a card, its back where somebody who looks does not know it; None for what is no card."""
    known = item and item[0] != "?"
    if known and face(item) not in firefly().faces:
        return None
    card = card_of(now, words, item if known else "?")
    return CardFace(card._replace(item=face(item) if known else "", state="plain", note=""))


def looked_on(seat: int, people: Collection[int]) -> bool:
    """Whether somebody at this screen looks on while that seat does something."""
    return seat not in people or len(people) > 1


def deed(found: Gather, words: Words, now: Situation, news: Sequence[News], at: int) -> bool:
    """News at a place of those of an answer as a result of its own, or as the card of the one that is open; says
    whether they are told with that."""
    one = news[at]
    if not isinstance(one, DEEDS) or not now.g.turn or not looked_on(one.seat, found.people):
        return False
    if isinstance(one, kinds.Goods):
        return _supplies(found, words, news[at - 1] if at else None, one, now)
    seat, item = one.seat, one.card
    if isinstance(one, kinds.Bought) and kind(item) == "crew":
        return True  # they are hired, which is told, too
    shown = card_face(now, words, item)
    told = [*now.happened(), *news[: at + 1]] if isinstance(one, DRAWS) else news[: at + 1]
    said = found.say(tail(told))
    if found.open and not isinstance(one, DRAWS):
        found.show(shown)
        return False
    if not said or shown is None:
        return False
    head = shown.card.band or now.name(seat)
    run = f"{word_of(one)}:{seat}" if isinstance(one, DRAWS) else ""
    mood = "bad" if isinstance(one, LOSSES) else "plain"
    found.begin(seat, head, plain(said[-1].text), mood, weight=GLANCE)
    found.show(shown, run)
    found.shut()
    return True


def _supplies(found: Gather, words: Words, before: News | None, one: kinds.Goods, now: Situation) -> bool:
    """Tokens that are paid for: what was spent and what came of it."""
    if not isinstance(before, kinds.Money) or before.why != "bought":
        return False
    spent, got = found.line(before, "plain"), found.line(one, "plain")
    if spent is None or got is None:
        return False
    found.begin(one.seat, now.name(one.seat), spent.text, lines=[got], weight=GLANCE)
    return True
