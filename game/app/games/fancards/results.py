"""What of news stays in sight until it was read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from game.app.games.fancards.fight.told import stays
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.app.table.results.gather import Mark
from game.app.table.results.results import Result
from game.core.state import News

MARKS: Mapping[str, Mark] = {}


def results(
    now: Situation,
    words: Words,
    say: Callable[[Sequence[tuple[int, News]]], list[Entry]],
    news: Sequence[News],
    people: Collection[int],
) -> list[Result]:
    """The results of an answer."""
    return stays(now, words, news, people)
