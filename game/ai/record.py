"""A record: all that is needed to play a game again, as a small JSON file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from game.core.codec import digest
from game.core.engine import RulesError
from game.core.ruleset import Ruleset
from game.core.session import NotLegal, Session

LARGEST = 10_000_000
KIND = "verse-record"
NO_MARKS: Mapping[int, str] = MappingProxyType({})


class BadRecord(ValueError):
    """A file is no record; the message is one sentence."""


class Record(NamedTuple):
    """A game from its seed on. `end`: the fingerprint of the state after the last answer, "" when it is not known."""

    game: str
    seats: int
    seed: int
    settings: Mapping[str, str]
    answers: tuple[str, ...]
    end: str = ""

    def plain(self) -> dict[str, Any]:
        """The record as JSON values."""
        return {"kind": KIND, **self._asdict(), "settings": dict(self.settings), "answers": list(self.answers)}


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


def write(record: Record, path: Path) -> None:
    """Save a record."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(record.plain(), indent=1) + "\n", encoding="utf-8")


def read(path: Path) -> Record:
    """The record in a file. Raises BadRecord, OSError."""
    if path.stat().st_size > LARGEST:
        raise BadRecord(f"{path.name} is too large for a record")
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        raise BadRecord(f"{path.name} is neither a saved game nor a record") from None
    if type(raw) is not dict or raw.pop("kind", None) != KIND or set(raw) - {"end"} != set(Record._fields) - {"end"}:
        raise BadRecord(f"{path.name} is neither a saved game nor a record")
    words, settings = raw["answers"], raw["settings"]
    if type(words) is not list or type(settings) is not dict:
        raise BadRecord(f"{path.name} is a record with values of the wrong kind")
    texts = [raw["game"], raw.get("end", ""), *settings.values(), *words]
    if any(type(text) is not str for text in texts) or any(type(raw[n]) is not int for n in ("seats", "seed")):
        raise BadRecord(f"{path.name} is a record with values of the wrong kind")
    return Record(**{**raw, "answers": tuple(words)})


def again(rules: Ruleset[Any], record: Record, marks: Mapping[int, str] = NO_MARKS) -> Replayed:
    """Play a record again. `marks`: fingerprints of the state after so many answers. ValueError for wrong seats."""
    session: Session[Any] = Session(rules, rules.new(record.seats, record.seed, dict(record.settings)))
    wanted = dict(marks)
    if record.end:
        wanted[len(record.answers)] = record.end
    for number in range(len(record.answers) + 1):
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
