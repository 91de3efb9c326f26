"""Replay files: all that is needed to play a game again on any computer, as JSON that is checked strictly."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from game import __version__
from game.core.signs import unturned
from game.save.disk.files import REAL
from game.save.disk.whole import write_whole
from game.save.errors import READING, SaveError, from_disk
from game.save.format.body import ANSWERS, KEY
from game.save.format.header import MOST, SEATS, clean, sound
from game.save.format.printed import printed
from game.save.format.strict import parse
from game.save.format.upgrades import before_choice

KIND = "verse-replay"
SUFFIX = ".verse-replay"
FORMAT = 2
NOTE = 40_000  # letters of a report
SETTINGS = 60
VALUE = 200
NO_MARKS: Mapping[int, str] = MappingProxyType({})
PRINT = re.compile(r"[0-9a-f]{32}")
ENGINE = re.compile(r"[0-9A-Za-z.+-]{1,40}")
CONTENT = re.compile(r"[0-9a-f]{0,16}")
GAME = re.compile(r"[a-z][a-z0-9-]{0,39}")


class ReplayError(ValueError):
    """A file is no replay that can be shown; the message is an English sentence.

    `code`: unreadable, large, damaged, foreign (no replay at all), newer, game (not in this program), seedless (a
    save that can't be told from its start) or settings (the game can't be set up like that). `reason`: the particular,
    "" when the code says it all.
    """

    def __init__(self, code: str, place: str, reason: str = "") -> None:
        says = SENTENCES[code].format(reason=reason)
        super().__init__(f"{place}: {says}")
        self.code, self.place, self.reason = code, place, reason


SENTENCES = {
    "unreadable": "{reason}",
    "large": "The file is too large for a replay.",
    "damaged": "This replay is damaged: {reason}.",
    "foreign": "This is not a replay of this program.",
    "newer": "This replay was made by a newer version; update the program to see it.",
    "game": "This replay belongs to a game that is not in this program.",
    "seedless": "This game was begun without a known seed, so it can't be told again.",
    "settings": "This replay belongs to a game that can't be set up here: {reason}.",
}


class Replay(NamedTuple):
    """A game from its seed on.

    `seats`: the names. `settings`: those of the rules, and who sat at the table (`game.save.format.seed`). `engine` and
    `content`: the version and the fingerprint of cards and maps it was played with. `saved`: seconds since 1970;
    `round`: how far the game came, as it counts. `marks`: fingerprints of the state after so many answers; `end` after
    the last, "" when not known. `note`: what a crash report says, "" for an ordinary replay.
    """

    game: str
    title: str
    seats: tuple[str, ...]
    seed: int
    settings: Mapping[str, str]
    answers: tuple[str, ...]
    engine: str
    content: str
    saved: int = 0
    round: int = 0
    marks: Mapping[int, str] = NO_MARKS
    end: str = ""
    note: str = ""


def played_here(
    game: str,
    title: str,
    seats: Iterable[str],
    seed: int,
    settings: Mapping[str, str],
    answers: Iterable[str],
    saved: int | None = None,
    round: int = 0,
    end: str = "",
    note: str = "",
) -> Replay:
    """The replay of a game of this program with the cards and maps of today; `saved` left out is now."""
    return Replay(
        game,
        clean(title),
        tuple(clean(name) for name in seats),
        seed,
        dict(settings),
        tuple(answers),
        __version__,
        printed(game)[:16],
        int(time.time()) if saved is None else saved,
        round,
        NO_MARKS,
        end,
        note,
    )


def written(replay: Replay) -> bytes:
    """The bytes of a file; equal replays give equal bytes."""
    body = {
        "kind": KIND,
        "format": FORMAT,
        **replay._asdict(),
        "settings": dict(replay.settings),
        "marks": {str(n): mark for n, mark in sorted(replay.marks.items())},
    }
    return (json.dumps(body, ensure_ascii=False, indent=0) + "\n").encode()


def write(replay: Replay, path: Path) -> None:
    """Save a replay whole or not at all. Raises OSError."""
    write_whole(path, written(replay))


def read(path: Path) -> Replay:
    """The replay in a file. Raises ReplayError."""
    try:
        data = REAL.read(path, MOST + 1)
    except OSError as error:
        said = from_disk(error, path.name, READING)
        raise ReplayError("unreadable", path.name, said.sentence) from said
    return understood(data, path.name)


def understood(data: bytes, place: str) -> Replay:
    """The replay from the bytes of a file, after every check that needs no rules. Raises ReplayError."""
    if len(data) > MOST:
        raise ReplayError("large", place)
    if not data.lstrip()[:1] == b"{":
        raise ReplayError("foreign", place)
    try:
        raw = parse(data, place)
    except SaveError as error:
        reason = error.sentence.partition(": ")[2].rstrip(".")
        raise ReplayError("damaged", place, reason or "it can't be read") from error
    if type(raw) is not dict or raw.get("kind") != KIND:
        raise ReplayError("foreign", place)
    if type(raw.get("format")) is not int or raw["format"] < 1:
        raise ReplayError("damaged", place, "its format is no number")
    if raw["format"] > FORMAT:
        raise ReplayError("newer", place)
    old = raw["format"]
    del raw["kind"], raw["format"]
    wrong = _wrong(raw)
    if wrong:
        raise ReplayError("damaged", place, wrong)
    before = before_choice(raw["game"]) if old < FORMAT else {}
    if before:
        raw["settings"] = {**before, **raw["settings"]}
        raw |= {"marks": {}, "end": ""}  # fingerprints counted the settings of then
    marks = {int(n): mark for n, mark in raw["marks"].items()}
    return Replay(
        **{
            **raw,
            "title": clean(raw["title"]),
            "seats": tuple(clean(name) for name in raw["seats"]),
            "note": unturned(raw["note"]),
            "answers": tuple(raw["answers"]),
            "marks": marks,
        }
    )


def _wrong(raw: Mapping[str, Any]) -> str:
    """What is wrong with the values, "" when all are such as we write."""
    if set(raw) != set(Replay._fields):
        return "its parts are not complete"
    if not _is(raw["game"], GAME) or not _is(raw["engine"], ENGINE) or not _is(raw["content"], CONTENT):
        return "it does not say what it belongs to"
    if not _names([raw["title"]]) or type(raw["seats"]) is not list or not _names(raw["seats"]):
        return "its names can't be shown"
    if not 1 <= len(raw["seats"]) <= SEATS:
        return "its seats are too many or too few"
    if not _number(raw["seed"], 1 << 64) or not all(_number(raw[name], 1 << 40) for name in ("saved", "round")):
        return "its numbers are impossible"
    settings = raw["settings"]
    if type(settings) is not dict or len(settings) > SETTINGS or not _texts([*settings, *settings.values()], VALUE):
        return "its settings are no words"
    if type(raw["answers"]) is not list or len(raw["answers"]) > ANSWERS or not _texts(raw["answers"], KEY):
        return "its record holds no answers"
    if not _prints(raw["marks"], len(raw["answers"])) or not (raw["end"] == "" or _is(raw["end"], PRINT)):
        return "its fingerprints are impossible"
    if not _texts([raw["note"]], NOTE) or any(sound(line, NOTE) != line.strip() for line in _lines(raw["note"])):
        return "its note can't be shown"
    return ""


def _lines(note: str) -> list[str]:
    return [" ".join(line.split()) for line in note.split("\n")]


def _is(value: Any, form: re.Pattern[str]) -> bool:
    return type(value) is str and form.fullmatch(value) is not None


def _names(values: list[Any]) -> bool:
    return all(type(v) is str and sound(v) == v for v in values)


def _texts(values: list[Any], most: int) -> bool:
    return all(type(v) is str and len(v) <= most for v in values)


def _number(value: Any, most: int) -> bool:
    return type(value) is int and 0 <= value < most


def _prints(marks: Any, answers: int) -> bool:
    """Whether marks are fingerprints after numbers of answers that there are."""
    if type(marks) is not dict or len(marks) > 1 + answers:
        return False
    return all(
        n.isascii() and n.isdigit() and len(n) < 8 and str(int(n)) == n and int(n) <= answers and _is(mark, PRINT)
        for n, mark in marks.items()
    )
