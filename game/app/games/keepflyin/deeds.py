"""What a captain of Keep Flyin' draws, takes and loses, as results with the face of the card for all who look on."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.keepflyin.dock.tickets import Ticket, ticket_at, ticket_of
from game.app.games.keepflyin.sayings import title
from game.app.games.keepflyin.situation import Situation
from game.app.shell.words import Words
from game.app.table.results.gather import Gather, plain
from game.app.table.results.results import GLANCE
from game.app.ui.kit import Kit
from game.core.news import News
from game.rules.keepflyin import news as kinds

DEEDS = (
    kinds.Drew,
    kinds.Job,
    kinds.Refused,
    kinds.PassedOver,
    kinds.Dumped,
    kinds.Salvaged,
    kinds.Sold,
    kinds.LeftAboard,
)
"""News of a seat and a card that it gets, or has no more."""
WIDE, HIGH = 208.0, 64.0


class TicketFace(NamedTuple):
    """A card of Keep Flyin' on a slip."""

    ticket: Ticket

    def size(self, kit: Kit, board: Rect) -> tuple[int, int]:
        return min(kit.t(WIDE), board.w - kit.u(60)), kit.t(HIGH)

    def paint(self, kit: Kit, dst: Surface, r: Rect) -> None:
        ticket_at(kit, dst, r, self.ticket)


def card_face(now: Situation, words: Words, card: str) -> TicketFace | None:
    """The face of a Job card or of salvage, None for one that somebody who looks does not know."""
    if not title(card) or card.startswith("?"):
        return None
    return TicketFace(ticket_of(now, words, card)._replace(card=card.rpartition("#")[0]))


def deed(found: Gather, words: Words, now: Situation, news: News) -> bool:
    """News of a card as a result of its own, which takes the place of what was told of the card before; says whether
    they are told with that."""
    if not isinstance(news, DEEDS):
        return False
    seat, card = news.seat, news.card
    shown = card_face(now, words, card)
    if shown is None or (seat in found.people and len(found.people) < 2):
        return False
    if found.open and not isinstance(news, kinds.Drew):
        found.show(shown)
        return False
    said = found.say([news])
    if said:
        found.begin(seat, now.name(seat), plain(said[-1].text), weight=GLANCE)
        found.show(shown, f"card:{seat}" if isinstance(news, (kinds.Drew, kinds.Job, kinds.Refused)) else "")
        found.shut()
        found.close()
    return bool(said)
