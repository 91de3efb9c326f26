"""What happened since a seat last had the table, as far as that seat may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from game.app.ui.slipface import Face
from game.core.news import News, changed
from game.core.ruleset import Ruleset
from game.core.state import State
from game.rules.shared.news import Turn

S = TypeVar("S", bound=State)
MOST = 12  # lines of a recap; the rest is in the log
MUCH = 7  # that many lines are a lot


class Weights(NamedTuple):
    """How much the kinds of news of a game matter to who missed them: `grave` are told before all else where not all
    finds room, `light` last; two that are `loud` are much. What was `drawn` is told once, with what came of it."""

    grave: tuple[type[News], ...] = ()
    light: tuple[type[News], ...] = ()
    loud: tuple[type[News], ...] = ()
    drawn: tuple[type[News], ...] = ()


class Told(NamedTuple):
    """The news of one answer: the number of answers up to it, who gave it, what came of it."""

    after: int
    seat: int
    news: tuple[News, ...]


class Line(NamedTuple):
    """A line of a recap: whose mark stands before it (-1 for none), its words, how much it matters, the card that
    another got or lost, and the picture before what is nobody's."""

    seat: int
    text: str
    weight: int = 1
    card: Face | None = None
    picture: str = ""


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
        """All that was told after the last turn of that seat and before the one that it plays: while it never had one,
        after its last answer, and nothing before it has had the table once."""
        whole = [news for told in self.told for news in told.news]
        turns = [(i, news.seat) for i, news in enumerate(whole) if isinstance(news, Turn)]
        end = turns.pop()[0] if turns and turns[-1][1] == seat else len(whole)
        last = next((n for n in range(len(turns) - 1, -1, -1) if turns[n][1] == seat), None)
        if last is None:
            missed = [news for told in self._after(seat) for news in told.news]
            return missed[: max(0, len(missed) - (len(whole) - end))]
        return whole[turns[last + 1][0] : end] if last + 1 < len(turns) else []

    def others(self, seat: int) -> set[int]:
        """Who had the table after the last answer of that seat."""
        return {told.seat for told in self._after(seat)}

    def _after(self, seat: int) -> list[Told]:
        last = next((i for i in range(len(self.told) - 1, -1, -1) if self.told[i].seat == seat), None)
        return [] if last is None else self.told[last + 1 :]


def known(rules: Ruleset[S], g: S, news: Sequence[News], seat: int) -> list[News]:
    """News as that seat may hear them: a card or token whose face it does not know is named by its back."""
    bit, pieces = 1 << seat, set(rules.pieces(g))

    def veiled(word: Any) -> Any:
        if isinstance(word, str) and word in pieces and not g.seen.get(word, 0) & bit:
            return "?" + rules.back(word)
        return word

    return [changed(one, veiled) for one in news]


def much(news: Sequence[News], weights: Weights) -> bool:
    """Whether enough happened to speak of it unasked."""
    told = [one for one in news if not isinstance(one, Turn)]
    return len(told) >= MUCH or sum(isinstance(one, weights.loud) for one in told) >= 2


def lines(news: Sequence[News], say: Callable[[Sequence[News]], Sequence[Line]], weights: Weights) -> list[Line]:
    """The news as sentences, newest last; `say` leaves out what is not worth a line."""
    met = {tuple(one)[:2] for one in news if not isinstance(one, weights.drawn)}
    told = [one for one in news if not isinstance(one, Turn)]
    return list(say([one for one in told if not (isinstance(one, weights.drawn) and tuple(one)[:2] in met)]))


def weight(kind: type[News] | None, own: bool, weights: Weights) -> int:
    """How much a line about such news matters; own: it is about whoever is told."""
    return 2 if own or kind in weights.grave else 0 if kind in weights.light else 1
