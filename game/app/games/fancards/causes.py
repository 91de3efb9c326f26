"""What a line of the log takes from the news beside it: what a flight, a job or a card brought and cost is told with
it, and a change by itself says what it comes from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from game.app.shell.words import Words
from game.core.news import News, seat_of
from game.rules.fancards import news as kinds

CHANGES = (kinds.Credits, kinds.Reputation)
BEFORE = (kinds.Played, kinds.Answered, kinds.Joined)
"""News of a card that was paid for right before."""
AFTER = (kinds.Moved, kinds.Completed, kinds.Quit, kinds.Sold)
"""News that what comes and goes follows."""
BETWEEN = (kinds.Stage, kinds.Part)
"""News that may stand between them."""

Told = tuple[int, News]
"""A piece of news after so many answers."""


class Line(NamedTuple):
    """News for one line; `gains`: what came of it, or was paid for it, by what it is; `why`: the news that a change by
    itself comes from."""

    after: int
    news: News
    gains: Mapping[str, int] = {}
    why: News | None = None


def gathered(told: Sequence[Told], earlier: Iterable[News] = ()) -> list[Line]:
    """News as lines, without those that another line tells. `earlier`: those of the turn before the first."""
    whole = [*((-1, one) for one in earlier), *told]
    begin, taken, groups = len(whole) - len(told), set[int](), dict[int, list[int]]()
    for heads in ((*AFTER, *BEFORE), CHANGES):
        for i in range(begin, len(whole)):
            if isinstance(whole[i][1], heads) and i not in taken:
                groups[i] = [j for j in _beside(whole, i) if j not in taken]
                taken.update(groups[i])
    found = []
    for i in range(begin, len(whole)):
        after, news = whole[i]
        if i in taken or _hushed(whole, i):
            continue
        change = isinstance(news, CHANGES)
        parts = [whole[j][1] for j in ((i, *groups[i]) if change else groups.get(i, ()))]
        found.append(Line(after, news, summed(parts), _cause(whole, i) if change else None))
    return found


def summed(changes: Iterable[News]) -> dict[str, int]:
    """Changes of credits and Reputation by what changes."""
    found: dict[str, int] = {}
    for change in changes:
        if isinstance(change, CHANGES):
            what = change.side if isinstance(change, kinds.Reputation) else "credits"
            found[what] = found.get(what, 0) + change.n
    return found


def in_words(words: Words, gains: Mapping[str, int]) -> str:
    """Changes in words: "2 credits, Alliance +1"."""
    return ", ".join(words(f"fancards.log.{what}", n=abs(n), change=f"{n:+d}") for what, n in gains.items() if n)


def _beside(whole: Sequence[Told], i: int) -> list[int]:
    """The changes that are told with a piece of news, by their places."""
    after, news = whole[i]
    steps = range(i - 1, -1, -1) if isinstance(news, BEFORE) else range(i + 1, len(whole))
    found: list[int] = []
    for j in steps:
        then, one = whole[j]
        if then != after or not isinstance(one, (*CHANGES, *(BETWEEN if isinstance(news, AFTER) else ()))):
            break
        if isinstance(one, CHANGES):
            if one.seat != seat_of(news):
                break
            found.append(j)
    return found


def _hushed(whole: Sequence[Told], i: int) -> bool:
    """Whether the news before or after say the same: who was played is aboard, and who was killed was hit."""
    after, news = whole[i]
    if isinstance(news, kinds.Joined):
        return i > 0 and _is(whole[i - 1], after, kinds.Played(*news))
    return isinstance(news, kinds.Hit) and any(_is(one, after, kinds.Killed(*news)) for one in whole[i + 1 : i + 2])


def _is(told: Told, after: int, news: News) -> bool:
    """Whether that was told after so many answers."""
    return told == (after, news) and type(told[1]) is type(news)


def _cause(whole: Sequence[Told], i: int) -> News | None:
    """What a change by itself comes from: wounds dealt before, a card that struck, the begin of a turn."""
    change = whole[i][1]
    gained = isinstance(change, CHANGES) and change.n > 0
    for _, news in reversed(whole[:i]):
        if isinstance(news, kinds.Hit if gained else (kinds.Strikes, kinds.Turn)) and (
            not gained or seat_of(news) == seat_of(change)
        ):
            return news
        if isinstance(news, kinds.Turn):
            break
    return None
