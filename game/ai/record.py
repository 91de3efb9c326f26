"""A record: all that is needed to play a game again."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from game.core.codec import digest
from game.core.engine import RulesError
from game.core.ruleset import Ruleset
from game.core.session import NotLegal, Session

NO_MARKS: Mapping[int, str] = MappingProxyType({})


class Record(NamedTuple):
    """A game from its seed on. `end`: the fingerprint of the state after the last answer, "" when it is not known.

    `fresh`: after how many answers luck was dealt anew, and from which seeds in turn."""

    game: str
    seats: int
    seed: int
    settings: Mapping[str, str]
    answers: tuple[str, ...]
    end: str = ""
    fresh: Mapping[int, tuple[int, ...]] = MappingProxyType({})

    def plain(self) -> dict[str, Any]:
        """The record as JSON values; `fresh` only where luck was dealt anew."""
        found = {**self._asdict(), "settings": dict(self.settings), "answers": list(self.answers)}
        del found["fresh"]
        if self.fresh:
            found["fresh"] = {str(after): list(seeds) for after, seeds in self.fresh.items()}
        return found


class Replayed(NamedTuple):
    """How a replay went: answers given, the number of the first that differed (0 if none did) and why."""

    steps: int
    differs_at: int
    message: str
    end: str

    @property
    def ok(self) -> bool:
        """Whether every answer and the end came out the same."""
        return not self.message


def again(rules: Ruleset[Any], record: Record, marks: Mapping[int, str] = NO_MARKS) -> Replayed:
    """Play a record again. `marks`: fingerprints of the state after so many answers. ValueError for wrong seats."""
    session: Session[Any] = Session(rules, rules.new(record.seats, record.seed, dict(record.settings)))
    wanted = dict(marks)
    if record.end:
        wanted[len(record.answers)] = record.end
    for number in range(len(record.answers) + 1):
        for seed in record.fresh.get(number, ()):
            session.redeal(seed)
        here = digest(session.state) if number in wanted else ""
        if here != wanted.get(number, ""):
            return Replayed(number, max(number, 1), f"after {number} answers the game stands differently", here)
        if number == len(record.answers):
            break
        try:
            session.answer(record.answers[number])
        except (NotLegal, RulesError) as error:
            return Replayed(number, number + 1, str(error), digest(session.state))
        wrong = rules.faults(session.state)
        if wrong:
            return Replayed(number + 1, number + 1, wrong[0], digest(session.state))
    return Replayed(len(record.answers), 0, "", digest(session.state))
