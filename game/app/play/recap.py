"""What happened since a seat last had the table, as far as that seat may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from game.app.ui.slipface import Face
from game.core.ruleset import Ruleset
from game.core.state import News, State

S = TypeVar("S", bound=State)
MOST = 12  # lines of a recap; the rest is in the log
MUCH = 7  # that many lines are a lot
WEIGHTY = ("event", "spawned", "alarm", "defeated", "hurt", "knocked_out", "out", "timer")
DULL = ("turn",)
GRAVE = ("alarm", "defeated", "hurt", "knocked_out", "out", "paid", "caught", "arrested", "lost", "turncoat", "pursues")
"""What is told before all else where not all finds room."""
LIGHT = ("rolled", "moved", "drew", "job", "scanned", "mixed", "echo", "refused", "passed_over")
"""What is told last."""


class Told(NamedTuple):
    """The news of one answer: the number of answers up to it, who gave it, what came of it."""

    after: int
    seat: int
    news: tuple[News, ...]


class Line(NamedTuple):
    """A line of a recap: whose mark stands before it (-1 for none), its words, how much it matters, and the card that
    another got or lost."""

    seat: int
    text: str
    weight: int = 1
    card: Face | None = None


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
        turns = [(i, news[1]) for i, news in enumerate(whole) if news[0] == "turn"]
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

    return [tuple(veiled(word) for word in one) for one in news]


def much(news: Sequence[News]) -> bool:
    """Whether enough happened to speak of it unasked."""
    told = [one for one in news if one[0] not in DULL]
    return len(told) >= MUCH or sum(one[0] in WEIGHTY for one in told) >= 2


def lines(news: Sequence[News], say: Callable[[Sequence[News]], Sequence[Line]]) -> list[Line]:
    """The news as sentences, newest last; `say` leaves out what is not worth a line."""
    met = {one[1:3] for one in news if one[0] != "drew"}
    return list(say([one for one in news if one[0] not in DULL and not (one[0] == "drew" and one[1:3] in met)]))


def weight(kind: str, own: bool) -> int:
    """How much a line about such news matters; own: it is about whoever is told."""
    return 2 if own or kind in GRAVE else 0 if kind in LIGHT else 1
