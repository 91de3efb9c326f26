"""The words of cards as steps: one step class for all of them, a table says what each word does."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.firefly.records import Do
from game.core.steps import Effect, Step
from game.rules.firefly.cards.flight_words import FLIGHT_WORDS
from game.rules.firefly.cards.job_words import JOB_WORDS
from game.rules.firefly.state import Firefly

WORDS = {**FLIGHT_WORDS, **JOB_WORDS}


@dataclass(frozen=True, slots=True)
class Happen(Effect[Firefly]):
    """One word of a card happens to a seat. `card`: the card it stands on, or a Goal as "goal:<story>/1"; `chosen`: the
    one of the Crew who took a test alone."""

    seat: int
    card: str
    word: str
    what: str
    n: int
    most: int
    chosen: str = ""

    def run(self, g: Firefly) -> Iterable[Step]:
        return WORDS[self.word](g, self)


def follow(seat: int, card: str, do: Iterable[Do], chosen: str = "") -> tuple[Step, ...]:
    """The steps of a card's words, in order."""
    return tuple(Happen(seat, card, *word, chosen) for word in do)
