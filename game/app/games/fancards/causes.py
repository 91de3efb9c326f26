"""What a line of the log takes from the news beside it: what a flight, a job or a card brought and cost is told with
it, and a change by itself says what it comes from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from game.app.shell.words import Words
from game.core.state import News

CHANGES = ("credits", "reputation")
BEFORE = ("played", "answered", "joined")
"""News of a card that was paid for right before."""
AFTER = ("moved", "completed", "quit", "sold")
"""News that what comes and goes follows."""
BETWEEN = ("stage", "part")
"""News that may stand between them."""
NOTHING: News = ("",)

Told = tuple[int, News]
"""A piece of news after so many answers."""


class Line(NamedTuple):
    """News for one line; `gains`: what came of it, or was paid for it, by what it is; `why`: the news that a change by
    itself comes from."""

    after: int
    news: News
    gains: Mapping[str, int] = {}
    why: News = NOTHING


def gathered(told: Sequence[Told], earlier: Iterable[News] = ()) -> list[Line]:
    """News as lines, without those that another line tells. `earlier`: those of the turn before the first."""
    whole = [*((-1, one) for one in earlier), *told]
    begin, taken, groups = len(whole) - len(told), set[int](), dict[int, list[int]]()
    for heads in ((*AFTER, *BEFORE), CHANGES):
        for i in range(begin, len(whole)):
            if whole[i][1][0] in heads and i not in taken:
                groups[i] = [j for j in _beside(whole, i) if j not in taken]
                taken.update(groups[i])
    found = []
    for i in range(begin, len(whole)):
        after, news = whole[i]
        if i in taken or _hushed(whole, i):
            continue
        change = news[0] in CHANGES
        parts = [whole[j][1] for j in ((i, *groups[i]) if change else groups.get(i, ()))]
        found.append(Line(after, news, summed(parts), _cause(whole, i) if change else NOTHING))
    return found


def summed(changes: Iterable[News]) -> dict[str, int]:
    """Changes of credits and Reputation by what changes."""
    found: dict[str, int] = {}
    for change in changes:
        what = "credits" if change[0] == "credits" else str(change[2])
        found[what] = found.get(what, 0) + int(change[-1])
    return found


def in_words(words: Words, gains: Mapping[str, int]) -> str:
    """Changes in words: "2 credits, Alliance +1"."""
    return ", ".join(words(f"fancards.log.{what}", n=abs(n), change=f"{n:+d}") for what, n in gains.items() if n)


def _beside(whole: Sequence[Told], i: int) -> list[int]:
    """The changes that are told with a piece of news, by their places."""
    after, news = whole[i]
    steps = range(i - 1, -1, -1) if news[0] in BEFORE else range(i + 1, len(whole))
    found: list[int] = []
    for j in steps:
        then, one = whole[j]
        if then != after or one[0] not in (*CHANGES, *(BETWEEN if news[0] in AFTER else ())):
            break
        if one[0] in CHANGES and one[1] != news[1]:
            break
        if one[0] in CHANGES:
            found.append(j)
    return found


def _hushed(whole: Sequence[Told], i: int) -> bool:
    """Whether the news before or after say the same: who was played is aboard, and who was killed was hit."""
    after, news = whole[i]
    if news[0] == "joined":
        return i > 0 and whole[i - 1] == (after, ("played", *news[1:]))
    return news[0] == "hit" and whole[i + 1 : i + 2] == [(after, ("killed", *news[1:]))]


def _cause(whole: Sequence[Told], i: int) -> News:
    """What a change by itself comes from: wounds dealt before, a card that struck, the begin of a turn."""
    seat, gained = whole[i][1][1], int(whole[i][1][-1]) > 0
    for _, news in reversed(whole[:i]):
        if gained and news[0] == "hit" and news[1] == seat or not gained and news[0] in ("strikes", "turn"):
            return news
        if news[0] == "turn":
            break
    return NOTHING
