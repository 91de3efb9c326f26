"""What happened since a seat last had the table, as far as that seat may know it."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from game.core.ruleset import Ruleset
from game.core.state import News, State

S = TypeVar("S", bound=State)
MOST = 8                         # lines of a recap; the rest is in the log
MUCH = 7                         # so many lines are much
WEIGHTY = ("event", "spawned", "alarm", "defeated", "hurt", "knocked_out", "out", "timer")
DULL = ("turn",)


class Told(NamedTuple):
    """The news of one answer: the number of answers up to it, who gave it, what came of it."""

    after: int
    seat: int
    news: tuple[News, ...]


class Line(NamedTuple):
    """A line of a recap: whose mark stands before it (-1 for none) and its words."""

    seat: int
    text: str


class Chronicle:
    """The news of a running game by answer, for recaps; answers that were taken back are forgotten."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def heard(self, after: int, seat: int, news: Sequence[News]) -> None:
        """Seat `seat` gave the answer that makes `after` answers in all."""
        self.undone(after - 1)
        self.told.append(Told(after, seat, tuple(news)))

    def undone(self, after: int) -> None:
        """Only so many answers stand."""
        while self.told and self.told[-1].after > after:
            self.told.pop()

    def since(self, seat: int) -> list[News]:
        """All that was told after the last answer of that seat: nothing before it has had the table once."""
        return [news for told in self._after(seat) for news in told.news]

    def others(self, seat: int) -> set[int]:
        """Who had the table after the last answer of that seat."""
        return {told.seat for told in self._after(seat)}

    def _after(self, seat: int) -> list[Told]:
        last = next((i for i in range(len(self.told) - 1, -1, -1) if self.told[i].seat == seat), None)
        return [] if last is None else self.told[last + 1:]


def known(rules: Ruleset[S], g: S, news: Sequence[News], seat: int) -> list[News]:
    """News as that seat may hear them: a card or token whose face it does not know is named by its back."""
    bit, pieces = 1 << seat, set(rules.pieces(g))

    def veiled(word: Any) -> Any:
        if isinstance(word, str) and word in pieces and not g.seen.get(word, 0) & bit:
            return "?" + rules.back(word)
        return word

    return [tuple(veiled(word) for word in one) for one in news]


def much(news: Sequence[News]) -> bool:
    """Whether enough happened to speak of it unasked."""
    told = [one for one in news if one[0] not in DULL]
    return len(told) >= MUCH or sum(one[0] in WEIGHTY for one in told) >= 2


def lines(news: Sequence[News], say: Callable[[News], Line | None]) -> list[Line]:
    """The news as sentences, newest last; `say` gives None for what is not worth a line."""
    found = [say(one) for one in news if one[0] not in DULL]
    return [line for line in found if line is not None]
