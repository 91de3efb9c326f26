"""News gathered into results: what was rolled or drawn begins one, what it brought and cost are its lines."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from game.app.table.panels.log import LINK, Entry
from game.app.table.results.results import ALL, GLANCE, OWN, Line, Play, Result
from game.app.ui.slipface import Face
from game.core.news import News, changed, seat_of, word_of
from game.core.ruleset import Ruleset
from game.core.state import State


class Mark(NamedTuple):
    """How news are shown as a line: the sign, and what they mean to whom they happen."""

    icon: str
    mood: str = "plain"


SECRET = ("considered", "job", "peeked", "shown", "dropped")
"""News of cards and tokens that not everybody may know."""
INKS = {"good": "ink_green", "bad": "ink_red", "plain": "ink"}


def public(rules: Ruleset[Any], g: State, news: Sequence[News], people: Collection[int]) -> list[News]:
    """News as all people at this screen may hear them: a card whose face one of them does not know is its back. What is
    told of cards that all have seen stays, also where they lie in their deck again."""
    mask, pieces = sum(1 << seat for seat in people), set(rules.pieces(g))

    def veiled(word: Any) -> Any:
        if isinstance(word, str) and word in pieces and g.seen.get(word, 0) & mask != mask:
            return "?" + rules.back(word)
        return word

    return [changed(one, veiled) if word_of(one) in SECRET else one for one in news]


class Gather:
    """Results in the order in which they came. `say`: news as lines of the log; `people`: the seats of people."""

    def __init__(
        self,
        say: Callable[[Sequence[News]], Sequence[Entry]],
        people: Collection[int],
        marks: Mapping[type[News], Mark],
    ) -> None:
        self.say, self.people, self.marks = say, people, marks
        self.found: list[Result] = []
        self.open = False
        self.said = ""

    def begin(
        self,
        seat: int,
        head: str,
        title: str,
        mood: str = "plain",
        lines: Sequence[Line] = (),
        dice: Sequence[tuple[str, int]] = (),
        picture: str = "",
        weight: int = -1,
        back: str = "",
    ) -> None:
        """A result of a seat begins; what follows belongs to it."""
        if weight < 0:
            weight = OWN if seat in self.people else GLANCE
        self.found.append(Result(seat, head, title, mood, tuple(lines), tuple(dice), picture, weight, back=back))
        self.open = True

    def line(self, news: News, mood: str = "") -> Line | None:
        """News as a line, in the words of the log."""
        mark = self.marks.get(type(news), Mark(""))
        said = self.say([news])
        if not said:
            return None
        return Line(mark.icon, plain(said[0].text), INKS[mood or mark.mood])

    def add(self, news: News, mood: str = "") -> bool:
        """News become a line of the result that is open; says whether there is one."""
        if not self.open or not self.found:
            return False
        line = self.line(news, mood)
        last = self.found[-1]
        if line is not None and line not in last.lines and line.text != self.said:
            weight = last.weight
            if weight == GLANCE and seat_of(news) in self.people:
                weight = OWN
            self.found[-1] = last._replace(lines=(*last.lines, line), weight=weight)
        return True

    def show(self, card: Face | None, run: str = "") -> None:
        """The result that is open is about a card; one that has a card already keeps it."""
        last = self.found[-1]
        self.found[-1] = last._replace(card=last.card or card, run=run or last.run)

    def stage(self, stage: Play) -> None:
        """The result that is open fills the board as a stage."""
        self.found[-1] = self.found[-1]._replace(stage=stage)

    def shut(self) -> None:
        """The news that began it are said: the same again is no line of it."""
        self.said = self.found[-1].title

    def close(self) -> None:
        """What follows belongs to nothing that was rolled or drawn."""
        self.open = False

    def banner(
        self, seat: int, head: str, title: str, lines: Sequence[Line] = (), mood: str = "brass", picture: str = ""
    ) -> None:
        """Something that everybody must hear."""
        self.found.append(Result(seat, head, title, mood, tuple(lines), (), picture, ALL))
        self.open = False


def plain(text: str) -> str:
    """A line of the log as it stands on a slip: without links and full stop."""
    return LINK.sub(r"\1", text).rstrip(".")


def signed(n: object) -> str:
    """The mood of something that comes (good) or goes (bad)."""
    return "plain" if not isinstance(n, int) or not n else "good" if n > 0 else "bad"
