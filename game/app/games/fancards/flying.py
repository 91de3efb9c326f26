"""What flies over the table with news: coins and points to who earns them, cards from where they come to where they
go."""

from __future__ import annotations

from game.app.games.fancards.carried import COIN, Carry, Places, Where
from game.app.games.fancards.faces.says import kind_of
from game.app.play.readers import Readers

PLAYED = {"character": "crew", "item": "items", "weapon": "items"}
"""Where cards of the hand go that stay, by their kind."""
flies: Readers[list[Carry]] = Readers()


def carry(thing: str, n: int, start: Where, goal: Where) -> list[Carry]:
    """Something flies over the table."""
    return [Carry(thing, n, start, goal)]


@flies("credits")
def _credits(at: Places, seat: int, n: int) -> list[Carry]:
    if n > 0:
        return carry(COIN, n, lambda: at.ship(seat), lambda: at.seat(seat))
    return carry(COIN, -n, lambda: at.seat(seat), at.edge)


@flies("reputation")
def _reputation(at: Places, seat: int, side: str, n: int) -> list[Carry]:
    if n > 0:
        return carry(side, n, lambda: at.ship(seat), lambda: at.seat(seat))
    return carry(side, -n, lambda: at.seat(seat), at.edge)


@flies("played")
def _played(at: Places, seat: int, card: str) -> list[Carry]:
    zone = PLAYED.get(kind_of(card), "")
    if zone:
        return carry(card, 1, lambda: at.card(card, seat), lambda: at.zone(f"{zone}:{seat}", seat))
    return carry(card, 1, lambda: at.card(card, seat), at.edge)


@flies("took")
def _took(at: Places, seat: int, job: str) -> list[Carry]:
    return carry(job, 1, lambda: at.card(job, seat), lambda: at.zone(f"jobs:{seat}", seat))


@flies("completed")
def _completed(at: Places, seat: int, job: str) -> list[Carry]:
    return carry(job, 1, lambda: at.card(job, seat), lambda: at.seat(seat))


@flies("posted")
def _posted(at: Places, job: str) -> list[Carry]:
    return carry(job, 1, at.edge, at.board)


@flies("drew")
def _drew(at: Places, seat: int, n: int) -> list[Carry]:
    return carry("", n, at.edge, lambda: at.zone(f"hand:{seat}", seat))


@flies("discarded", "dropped", "quit", "disbanded")
def _gone(at: Places, seat: int, card: str) -> list[Carry]:
    return carry(card, 1, lambda: at.card(card, seat), at.edge)


@flies("attached")
def _attached(at: Places, seat: int, item: str, who: str) -> list[Carry]:
    return carry(item, 1, lambda: at.card(item, seat), lambda: at.card(who, seat))


@flies("stowed")
def _stowed(at: Places, seat: int, item: str) -> list[Carry]:
    return carry(item, 1, lambda: at.card(item, seat), lambda: at.zone(f"items:{seat}", seat))


@flies("left")
def _left(at: Places, seat: int, card: str, cell: str) -> list[Carry]:
    return carry(card, 1, lambda: at.card(card, seat), lambda: at.cell(cell))


@flies("aboard", "joined", "returned")
def _aboard(at: Places, seat: int, card: str) -> list[Carry]:
    return carry(card, 1, lambda: at.card(card, seat), lambda: at.zone(f"crew:{seat}", seat))


@flies("looted")
def _looted(at: Places, seat: int, item: str, cell: str) -> list[Carry]:
    return carry(item, 1, lambda: at.cell(cell), lambda: at.zone(f"items:{seat}", seat))


@flies("laid")
def _laid(at: Places, seat: int, card: str, place: str, *_more: object) -> list[Carry]:
    victim = int(place.partition(":")[0])
    return carry(card, 1, lambda: at.card(card, seat), lambda: at.ship(victim))
