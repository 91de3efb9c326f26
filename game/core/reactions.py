"""Reactions: cards in play that may answer what is about to happen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.state import State
from game.core.steps import Choice, Effect, Option, Step


@dataclass(frozen=True, slots=True)
class Offer(Effect[State]):
    """Says a word and lets each of `seats` in turn react before `then` happens.

    Cards are looked up now, nothing registers itself. Order: the order of `seats` (from the active one); a seat with
    several reactions chooses; after a reaction that does not replace `then`, the same seat may react again.
    """

    word: str
    about: tuple[int | str, ...]
    seats: tuple[int, ...]
    then: tuple[Step, ...] = ()

    def run(self, g: State) -> Iterable[Step]:
        for i, seat in enumerate(self.seats):
            if next(iter(g.reactions(self.word, self.about, seat)), None) is not None:
                return (React(seat, self.word, self.about, self.seats[i + 1 :], self.then),)
        return self.then


@dataclass(frozen=True, slots=True)
class React(Choice[State]):
    """A seat may answer the word with one of its cards, or pass."""

    seat: int
    word: str
    about: tuple[int | str, ...]
    others: tuple[int, ...]
    then: tuple[Step, ...]

    def options(self, g: State) -> Iterable[Option]:
        for r in g.reactions(self.word, self.about, self.seat):
            again = () if r.instead else (Offer(self.word, self.about, (self.seat, *self.others), self.then),)
            yield Option(r.key, (*r.steps, *again), source=r.source)
        yield Option("pass", (Offer(self.word, self.about, self.others, self.then),))
