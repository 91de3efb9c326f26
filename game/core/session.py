"""A session: one running game with its record of answers, undo and redo."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Generic, NamedTuple, TypeVar

from game.core.engine import Dice, RulesError, advance, legal, settle
from game.core.news import News
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import AnyChoice, Choice, Option
from game.core.views import redealt

S = TypeVar("S", bound=State)


GIVE_UP = "give-up"
"""The answer that ends a game at any choice; it is offered to nobody, for no bot should think of it."""


class NotLegal(ValueError):
    """The answer is not among the options of the pending choice."""


class Moment(NamedTuple):
    """The game before an answer (of one that was taken back: after it), the answer, what of it can't be taken back
    ("" when it can), and its news."""

    state: State
    key: str
    barrier: str
    news: tuple[News, ...] = ()


class Session(Generic[S]):
    """One running game. The state is always at a choice or over.

    `record` holds every answer since the start; `past` the moments undo can return to. Undo is free back to the last
    luck or new knowledge; `free=True` is the house rule of a table that agrees to take anything back.
    """

    def __init__(self, rules: Ruleset[S], state: S, record: tuple[str, ...] = (), free: bool = False) -> None:
        self.rules = rules
        self.state = state
        self.record = list(record)
        self.free = free
        self.past: list[Moment] = []
        self.future: list[Moment] = []
        self.news: list[News] = []
        self.state.news = self.news
        self.choice: AnyChoice | None = advance(state)
        self.options = tuple(legal(state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.choice is None

    def option(self, key: str) -> Option:
        """The legal option with that key, or to give the game up. Raises NotLegal."""
        if key == GIVE_UP and self.choice is not None and (ends := self.rules.give_up(self.state)):
            return Option(GIVE_UP, ends)
        for option in self.options:
            if option.key == key:
                return option
        offered = ", ".join(o.key for o in self.options[:12]) or "nothing: the game is over"
        raise NotLegal(f"{key!r} is not offered; legal are {offered}")

    def answer(self, key: str, dice: Dice | None = None) -> list[News]:
        """Answer the pending choice and run to the next; returns the news of it.

        Raises NotLegal for an answer that is not offered, RulesError when the rules break down; the game then stands as
        it stood before.
        """
        option = self.option(key)
        before = self.state.copy()
        start = len(self.news)
        try:
            settle(self.state, option)
            self.choice = advance(self.state, dice)
            self.options = tuple(legal(self.state))
            if self.choice is not None and not self.options:
                raise RulesError(f"{self.choice!r} offers nothing")
        except Exception as error:
            del self.news[start:]
            self._stand(before)
            if isinstance(error, RulesError):
                raise
            raise RulesError(f"{key!r} broke the rules: {type(error).__name__}: {error}") from error
        self.record.append(key)
        news = self.news[start:]
        self.past.append(Moment(before, key, barrier(before, self.state), tuple(news)))
        self.future.clear()
        return news

    def why_no_undo(self) -> str:
        """Why the last answer can't be taken back: "start", "luck", "knowledge", or "" when it can."""
        if not self.past:
            return "start"
        return "" if self.free else self.past[-1].barrier

    def undo(self) -> bool:
        """Take the last answer back where that is allowed; says whether it was."""
        if self.why_no_undo():
            return False
        moment = self.past.pop()
        self.future.append(moment._replace(state=self.state.copy()))
        self.record.pop()
        self._stand(moment.state)
        return True

    def redo(self) -> bool:
        """Give the answer again that was taken back last; says whether there was one."""
        if not self.future:
            return False
        moment = self.future.pop()
        self.past.append(moment._replace(state=self.state.copy()))
        self.record.append(moment.key)
        self._stand(moment.state)
        return True

    def redeal(self, seed: int) -> None:
        """Fresh luck from here on: what no seat knows lies anew. Nothing before it can be taken back."""
        self._stand(redealt(self.rules, self.state, seed))
        self.past.clear()
        self.future.clear()

    def rehearse(self, key: str) -> S:
        """The game after an answer, played on a copy as far as no luck is needed; the session stays untouched."""
        twin = self.state.copy()
        settle(twin, self.option(key))
        with suppress(_Luck):
            advance(twin, _no_luck)
        return twin

    def _stand(self, state: State) -> None:
        """Put the table back to a state of this game."""
        self.state = state  # type: ignore[assignment]
        self.state.news = self.news
        top = state.stack[-1] if state.stack else None
        self.choice = top if isinstance(top, Choice) else None
        self.options = tuple(legal(state))


class _Luck(Exception):
    """A rehearsal reached a die or a shuffle."""


def _no_luck(step: object, outcomes: Sequence[Option]) -> int | None:
    raise _Luck


def barrier(before: State, after: State) -> str:
    """What stands against taking an answer back: "luck" (a die or shuffle), "knowledge" (a face seen), or ""."""
    if before.rng != after.rng:
        return "luck"
    return "knowledge" if turned_up(before, after) else ""


def turned_up(before: State, after: State) -> list[str]:
    """What a seat knows after an answer that it did not know before, in the order of the names."""
    seen = before.seen
    return sorted(item for item, mask in after.seen.items() if mask & ~seen.get(item, 0))
