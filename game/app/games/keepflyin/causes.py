"""What a line of the log takes from the news before it: where each counter lay, and the card that changes come from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.app.table.panels.spot import Subject
from game.core.news import News
from game.rules.keepflyin import news as kinds

OVER = (kinds.Turn, kinds.Moved, kinds.Evaded, kinds.Caught, kinds.Arrested, kinds.Released, kinds.Lost, kinds.Bonus)
"""News after which changes come from no card any more."""


class Causes:
    """Goes along with the news. `spots`: where the counters lie before or after all of it; `earlier`: the news of this
    turn before the first."""

    def __init__(self, spots: Mapping[int, int], told: Sequence[News], earlier: Iterable[News] = ()) -> None:
        self.spots = dict(spots)
        self.card: Subject | None = None
        self.again = False  # who goes first is rolled for again, after a tie
        self._first = set[int]()
        for news in earlier:
            self._card(news)
        for news in reversed(told):
            if isinstance(news, kinds.Shifted):
                self.spots[news.number] = news.start
            elif isinstance(news, kinds.Flipped):
                self.spots[news.number] = news.node

    def hear(self, news: News) -> None:
        """The next piece of news."""
        self._card(news)
        first = news.seat if isinstance(news, kinds.Rolled) and news.what == "first" else -1
        self.again = first in self._first
        if first >= 0:
            self._first.add(first)
        if isinstance(news, (kinds.Shifted, kinds.Placed, kinds.Appeared, kinds.Echo, kinds.Flipped)):
            self.spots[news.number] = news.node

    def _card(self, news: News) -> None:
        if isinstance(news, OVER):
            self.card = None
        elif isinstance(news, kinds.Event):
            self.card = ("event", news.card)
        elif isinstance(news, (kinds.Niska, kinds.Paid)):
            self.card = ("job", news.card)
