"""The only door through which TOML comes in: bytes are measured before a parser sees them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import tomli

from game.content.common.errors import ContentError, Problem

MAX_BYTES = 256 * 1024
MAX_LINES = 10_000
MAX_LINE = 2000
MAX_DEPTH = 8
MAX_KEY = 64
# Text in quotes (closed or not), comments, and the signs that carry structure; the rest is skipped by `finditer`.
_SIGN = re.compile(
    r'"""(?:[^"\\]|\\.|"{1,2}(?!"))*"{3,5}|' + r"'''(?:[^']|'{1,2}(?!'))*'{3,5}|"
    r'(?P<open>"""|' + r"'''" + r")|"
    r'"(?:[^"\\\n]|\\[^\n])*"|' + r"'[^'\n]*'|"
    r"(?P<quote>[\"'])|#[^\n]*|(?P<up>[\[{])|(?P<down>[\]}])|(?P<dot>\.)|(?P<stop>[\n=,])|[A-Za-z0-9_-]+",
    re.DOTALL,
)


def parse_toml(data: bytes, file: str) -> dict[str, Any]:
    """The tables of a TOML text. ContentError for whatever is too big, too deep or no TOML; never another exception."""
    if len(data) > MAX_BYTES:
        says = f"has more than {MAX_BYTES:,} bytes, the most that is read."
        raise _refuse("too-big", file, says, "Split it into several files.")
    if b"\0" in data:
        raise _refuse("not-text", file, "holds a zero byte, so it is no text file.", "Save it as UTF-8 text.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _refuse("not-utf8", file, "is not UTF-8 text.", "Save it as UTF-8.", line) from None
    text = text.replace("\r\n", "\n")
    _measure(text, file)
    try:
        return tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+)", str(error))
        says = re.sub(r" ?\(at .*\)$", "", str(error))
        line = int(found[1]) if found else text.rstrip().count("\n") + 1
        raise _refuse("not-toml", file, f"is not valid TOML: {says}.", "", line) from None
    except (ValueError, RecursionError, OverflowError) as error:
        raise _refuse("not-toml", file, f"is not valid TOML: {error}.") from None


def read_toml(path: Path, file: str) -> dict[str, Any]:
    """The tables of the file at `path`, called `file` in messages. ContentError also when it can't be read."""
    return parse_toml(read_bytes(path, file), file)


def read_bytes(path: Path, file: str) -> bytes:
    """The bytes of a file, at most one more than may be parsed. ContentError when it can't be read."""
    if not path.is_file():  # a pipe or device would block or never end
        raise _refuse("no-file", file, "is not there or is no plain file.")
    try:
        with path.open("rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise _refuse("no-file", file, f"can't be read: {error.strerror or error}.") from None


def _measure(text: str, file: str) -> None:
    """Refuse what makes a parser eat memory: many or long lines, keys of many parts, deep nesting, endless quotes."""
    if text.count("\n") > MAX_LINES:
        raise _refuse("too-big", file, f"has more than {MAX_LINES:,} lines.", "Split it into several files.")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE:
            says = f"has a line of {len(line):,} characters; at most {MAX_LINE:,} are read."
            raise _refuse("long-line", file, says, "Break the line.", number)
    depth = dots = 0
    for sign in _SIGN.finditer(text):
        kind = sign.lastgroup
        if kind is None:
            word = sign[0]
            if len(word) > MAX_KEY and word[0] not in "\"'#":
                says = f"has a key or number of {len(word)} characters."
                raise _refuse("long-key", file, says, f"At most {MAX_KEY} are read.", _line(text, sign))
        elif kind == "dot":
            dots += 1
            if dots >= MAX_DEPTH:
                raise _refuse("deep-key", file, f"has a key of more than {MAX_DEPTH} parts.", "", _line(text, sign))
        elif kind in ("open", "quote"):
            says = "has text in quotes that never ends."
            raise _refuse("open-text", file, says, "Close the quote.", _line(text, sign))
        else:
            dots = 0
            depth += (kind == "up") - (kind == "down")
            if depth > MAX_DEPTH:
                raise _refuse("deep", file, f"nests lists or tables more than {MAX_DEPTH} deep.", "", _line(text, sign))


def _line(text: str, sign: re.Match[str]) -> int:
    return text.count("\n", 0, sign.start()) + 1


def _refuse(code: str, file: str, says: str, advice: str = "", line: int = 0) -> ContentError:
    return ContentError(Problem(code, file, says, advice, line))
