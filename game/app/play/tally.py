"""What each seat did in a game, counted from the news of the whole of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from game.app.play.readers import Readers
from game.core.codec import digest
from game.core.engine import RulesError
from game.core.news import News, seat_of
from game.core.session import NotLegal, Session
from game.save.format.seed import dealt_anew, seeded

D = TypeVar("D")


def tally(counts: Readers[D, None], fresh: Callable[[], D], news: Iterable[News], seats: int) -> list[D]:
    """What each seat did, by the table of a game for what is counted; `fresh`: a seat that did nothing yet."""
    deeds = [fresh() for _ in range(seats)]
    for one in news:
        if 0 <= seat_of(one) < seats:
            counts.read(deeds[seat_of(one)], one, None)
    return deeds


def whole_news(session: Session[Any], settings: Mapping[str, str], seats: int) -> list[News]:
    """All that happened, told again from the seed; what the session itself saw where there is no seed.

    A game that was continued has seen only its last sitting, and answers that were taken back are still in its
    news: playing the record again gives exactly what counted."""
    return told(session, settings, seats).news


class Told(NamedTuple):
    """The news of a game, whether they are all of it, and how many answers were given up to each of them."""

    news: list[News]
    whole: bool
    after: tuple[int, ...] = ()


def told(session: Session[Any], settings: Mapping[str, str], seats: int) -> Told:
    """All that happened: told again from the seed where that ends where the game stands, else what was seen here."""
    again = _again(session, settings, seats)
    if again is not None and digest(again[0].state) == digest(session.state):
        return Told(list(again[0].news), True, tuple(again[1]))
    given = len(session.record)
    return Told(list(session.news), len(session.past) >= given, (given,) * len(session.news))


def _again(session: Session[Any], settings: Mapping[str, str], seats: int) -> tuple[Session[Any], list[int]] | None:
    """The game played once more from its seed, and the answers up to each of its news.

    None where there is no seed, or where it goes another way today."""
    found = seeded(settings)
    if found is None:
        return None
    again, fresh = Session(session.rules, session.rules.new(seats, *found)), dealt_anew(settings)
    after = [0] * len(again.news)
    try:
        for done, key in enumerate(session.record, 1):
            for seed in fresh.get(done - 1, ()):
                again.redeal(seed)
            after += [done] * len(again.answer(key))
        for seed in fresh.get(len(session.record), ()):
            again.redeal(seed)
    except (NotLegal, RulesError):
        return None
    return again, after
