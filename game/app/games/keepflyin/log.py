"""The log of a game: news as lines with links."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.app.games.keepflyin.causes import Causes
from game.app.games.keepflyin.situation import Situation
from game.app.games.keepflyin.telling import Telling, entry
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.core.news import News
from game.rules.keepflyin import news as kinds
from game.rules.keepflyin.state import seats_from


def entries(
    now: Situation,
    words: Words,
    told: Sequence[tuple[int, News]],
    faces: Mapping[int, str],
    last: int,
    earlier: Iterable[News] = (),
) -> list[Entry]:
    """The lines for news, each with the number of answers up to it; `faces`: the counters all have seen, by number;
    `last`: the round after all of this; `earlier`: the news of the turn before the first of these."""
    known, found, order = dict(faces), list[Entry](), seats_from(now.g, now.g.first)
    for _, news in reversed(told):  # what nobody knew yet has no name before it was turned up
        if isinstance(news, (kinds.Flipped, kinds.Appeared)):
            known.pop(news.number, None)
    before: News | None = None
    whole = [news for _, news in told]
    causes = Causes(now.g.spot, whole, earlier)
    for (after, news), turn in zip(told, rounds(whole, order, last)):
        if isinstance(news, kinds.Flipped) and not news.face.startswith("?"):
            known[news.number] = news.face
        elif isinstance(news, kinds.Appeared):
            known[news.number] = faces.get(news.number, "")
        causes.hear(news)
        line = entry(Telling(now, words, news, after, known, before, turn, causes), news)
        if line is not None:
            found.append(line._replace(kind=type(news)))
        if isinstance(news, kinds.TurnedDown):  # from now on it is one of those that are mixed with each other
            known.pop(news.number, None)
        if not isinstance(news, kinds.Platinum):
            before = news
    return found


def rounds(told: Sequence[News], order: Sequence[int], last: int) -> list[int]:
    """The round of each piece of news that is a turn, `last` at the end: one begins where the turn comes to whoever
    plays first in `order`, or who is next behind."""
    found, later = list[int](), -1
    for news in reversed(told):
        if isinstance(news, kinds.Turn):
            at = order.index(news.seat)
            if 0 <= later <= at:
                last -= 1
            later = at
        found.append(last)
    return found[::-1]
