"""What a line of the log takes from the news before it: where each counter lay, and the card that changes come from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.app.table.panels.spot import Subject
from game.core.state import News

OVER = ("turn", "moved", "evaded", "caught", "arrested", "released", "lost", "bonus")
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
            if news[0] == "shifted":
                self.spots[news[1]] = news[2]
            elif news[0] == "flipped":
                self.spots[news[2]] = news[1]

    def hear(self, news: News) -> None:
        """The next piece of news."""
        self._card(news)
        what, *rest = news
        self.again = what == "rolled" and rest[1] == "first" and rest[0] in self._first
        if what == "rolled" and rest[1] == "first":
            self._first.add(rest[0])
        if what == "shifted":
            self.spots[rest[0]] = rest[2]
        elif what in ("placed", "appeared", "echo"):
            self.spots[rest[-2]] = rest[-1]
        elif what == "flipped":
            self.spots[rest[1]] = rest[0]

    def _card(self, news: News) -> None:
        what, *rest = news
        if what in OVER:
            self.card = None
        elif what == "event":
            self.card = ("event", rest[1])
        elif what == "niska":
            self.card = ("job", rest[1])
        elif what == "paid":
            self.card = ("job", rest[2])
