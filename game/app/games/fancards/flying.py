"""What flies over the table with news: coins and points to who earns them, cards from where they come to where they
go."""

from __future__ import annotations

from game.app.games.fancards.carried import COIN, Carry, Places, Where
from game.app.games.fancards.faces.says import kind_of
from game.app.play.readers import Readers
from game.rules.fancards import news as kinds

PLAYED = {"character": "crew", "item": "items", "weapon": "items"}
"""Where cards of the hand go that stay, by their kind."""
flies: Readers[Places, list[Carry]] = Readers()


def carry(thing: str, n: int, start: Where, goal: Where) -> list[Carry]:
    """Something flies over the table."""
    return [Carry(thing, n, start, goal)]


@flies
def _credits(at: Places, news: kinds.Credits) -> list[Carry]:
    seat, n = news.seat, news.n
    if n > 0:
        return carry(COIN, n, lambda: at.ship(seat), lambda: at.seat(seat))
    return carry(COIN, -n, lambda: at.seat(seat), at.edge)


@flies
def _reputation(at: Places, news: kinds.Reputation) -> list[Carry]:
    seat, n = news.seat, news.n
    if n > 0:
        return carry(news.side, n, lambda: at.ship(seat), lambda: at.seat(seat))
    return carry(news.side, -n, lambda: at.seat(seat), at.edge)


@flies
def _played(at: Places, news: kinds.Played) -> list[Carry]:
    seat, card = news.seat, news.card
    zone = PLAYED.get(kind_of(card), "")
    if zone:
        return carry(card, 1, lambda: at.card(card, seat), lambda: at.zone(f"{zone}:{seat}", seat))
    return carry(card, 1, lambda: at.card(card, seat), at.edge)


@flies
def _took(at: Places, news: kinds.Took) -> list[Carry]:
    seat = news.seat
    return carry(news.card, 1, lambda: at.card(news.card, seat), lambda: at.zone(f"jobs:{seat}", seat))


@flies
def _completed(at: Places, news: kinds.Completed) -> list[Carry]:
    return carry(news.card, 1, lambda: at.card(news.card, news.seat), lambda: at.seat(news.seat))


@flies
def _posted(at: Places, news: kinds.Posted) -> list[Carry]:
    return carry(news.card, 1, at.edge, at.board)


@flies
def _drew(at: Places, news: kinds.Drew) -> list[Carry]:
    return carry("", news.n, at.edge, lambda: at.zone(f"hand:{news.seat}", news.seat))


@flies
def _gone(at: Places, news: kinds.Discarded | kinds.Dropped | kinds.Quit | kinds.Disbanded) -> list[Carry]:
    return carry(news.card, 1, lambda: at.card(news.card, news.seat), at.edge)


@flies
def _attached(at: Places, news: kinds.Attached) -> list[Carry]:
    return carry(news.item, 1, lambda: at.card(news.item, news.seat), lambda: at.card(news.card, news.seat))


@flies
def _stowed(at: Places, news: kinds.Stowed) -> list[Carry]:
    seat = news.seat
    return carry(news.card, 1, lambda: at.card(news.card, seat), lambda: at.zone(f"items:{seat}", seat))


@flies
def _left(at: Places, news: kinds.Left) -> list[Carry]:
    return carry(news.card, 1, lambda: at.card(news.card, news.seat), lambda: at.cell(news.cell))


@flies
def _aboard(at: Places, news: kinds.Aboard | kinds.Joined | kinds.Returned) -> list[Carry]:
    seat = news.seat
    return carry(news.card, 1, lambda: at.card(news.card, seat), lambda: at.zone(f"crew:{seat}", seat))


@flies
def _looted(at: Places, news: kinds.Looted) -> list[Carry]:
    return carry(news.card, 1, lambda: at.cell(news.cell), lambda: at.zone(f"items:{news.seat}", news.seat))


@flies
def _laid(at: Places, news: kinds.Laid) -> list[Carry]:
    victim = int(news.place.partition(":")[0])
    return carry(news.card, 1, lambda: at.card(news.card, news.seat), lambda: at.ship(victim))
