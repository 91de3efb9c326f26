"""The first two lines of a save: enough for a list of saves, readable without the game behind them."""

from __future__ import annotations

import base64
import hashlib
import json
import unicodedata
from typing import Any, NamedTuple

from game.core.signs import unturned
from game.save.errors import SaveError, damaged
from game.save.format.strict import parse

FORMAT = 4
LINE = 200
LABEL = 8_192
MOST = 4_000_000
TEXT = 120
SEATS = 16


class Header(NamedTuple):
    """The first line: less than 200 bytes of JSON.

    `verse`: the format of the file. `engine`: the program that wrote it. `content`: a fingerprint of cards and maps.
    `action`: how many answers, undos and redos lie behind it. `hash`: the state's fingerprint. `size`: the length of
    all that follows the line. `sha256` (in base 64) belongs to the whole file but itself.
    """

    verse: int
    engine: str
    content: str
    action: int
    hash: str
    size: int
    sha256: str


class Label(NamedTuple):
    """The second line: what a list of saves shows. `saved` is in seconds since 1970, `answers` the record's length.

    `played` counts which game of its folder was played last, for clocks can be wrong; 0 in saves before format 3.
    """

    title: str
    game: str
    seats: tuple[str, ...]
    round: int
    saved: int
    answers: int
    over: bool
    played: int = 0


def clean(text: str, most: int = TEXT) -> str:
    """A name that can be stored and drawn: no control characters, no broken surrogates, nothing that turns it around,
    at most `most` letters."""
    return sound(unturned(text), most)


def sound(text: str, most: int = TEXT) -> str:
    """The same with the signs that turn text around, which older saves may hold."""
    kept = "".join(c if unicodedata.category(c) not in ("Cc", "Cs") else " " for c in text)
    return " ".join(kept.split())[:most].strip()


def seal(header: Header, label: Label, body: bytes) -> bytes:
    """The whole file: header line, label line, body. `size` and `sha256` of `header` are filled in here."""
    rest = compact(label._asdict()) + b"\n" + body
    header = header._replace(size=len(rest))
    line = compact(header._replace(sha256=fingerprint(header, rest))._asdict())
    if len(line) >= LINE or len(rest) > MOST:
        raise SaveError("too-large", "header" if len(line) >= LINE else "body", "This game is too large to be saved.")
    return line + b"\n" + rest


def compact(value: Any) -> bytes:
    """JSON without spaces, keys in their given order."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def fingerprint(header: Header, rest: bytes) -> str:
    """SHA-256 in base 64 of a header without its own, and of all that follows it."""
    first = compact(header._replace(sha256="")._asdict())
    return base64.b64encode(hashlib.sha256(first + b"\n" + rest).digest()).decode()


def read_header(data: bytes, place: str) -> Header:
    """The header from the first bytes of a file. Raises SaveError: damaged, or newer."""
    end = data.find(b"\n", 0, LINE)
    if end < 0:
        raise damaged(place, "it has no header")
    raw = parse(data[:end], place)
    if not isinstance(raw, dict) or type(raw.get("verse")) is not int:
        raise damaged(place, "it is not a save of this program")
    if raw["verse"] > FORMAT:
        raise SaveError(
            "newer",
            place,
            f"This save was made by a newer version (format {raw['verse']}, known is {FORMAT}).",
            "Update the program to open it. Nothing is deleted.",
        )
    kinds = {"verse": int, "engine": str, "content": str, "action": int, "hash": str, "size": int, "sha256": str}
    if list(raw) != list(kinds) or any(type(raw[k]) is not kind for k, kind in kinds.items()):
        raise damaged(place, "its header is not complete")
    if raw["action"] < 0 or not 0 < raw["size"] <= MOST:
        raise damaged(place, "its header has impossible numbers")
    header = Header(**raw)
    if compact(header._asdict()) != data[:end]:
        raise damaged(place, "its header is not as it was written")
    return header


def read_label(data: bytes, place: str) -> Label:
    """The label from the first bytes of a file. Raises SaveError: damaged."""
    start = data.find(b"\n", 0, LINE) + 1
    end = data.find(b"\n", start, start + LABEL)
    if not start or end < 0:
        raise damaged(place, "it has no label")
    raw = parse(data[start:end], place)
    if not isinstance(raw, dict) or list(raw) not in (list(Label._fields), list(Label._fields[:-1])):
        raise damaged(place, "its label is not complete")
    seats = raw["seats"]
    words = [raw["title"], raw["game"], *(seats if type(seats) is list else [None])]
    numbers = [raw["round"], raw["saved"], raw["answers"], raw.get("played", 0)]
    if any(type(w) is not str or sound(w) != w for w in words) or len(words) > SEATS + 2:
        raise damaged(place, "its label has impossible words")
    if any(type(n) is not int or not 0 <= n < 1 << 40 for n in numbers) or type(raw["over"]) is not bool:
        raise damaged(place, "its label has impossible numbers")
    return Label(**{**raw, "title": clean(raw["title"]), "seats": tuple(clean(seat) for seat in seats)})
