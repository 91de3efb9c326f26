"""The journal: one line per action since a generation was saved."""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

from game.core.codec import digest
from game.core.engine import RulesError
from game.core.session import NotLegal, Session
from game.save.errors import SaveError
from game.save.format.header import compact
from game.save.format.strict import parse

ANSWER, UNDO, REDO = "answer", "undo", "redo"
LONGEST = 4_096
MOST = 1_000_000


class Line(NamedTuple):
    """One action: its number, what was done, the option's key, the state's fingerprint after it, seconds since 1970."""

    number: int
    deed: str
    key: str
    hash: str
    time: int


def written(line: Line) -> bytes:
    """A line as bytes: a check sum, the values, a line feed."""
    text = compact(list(line))
    return b"%08x %s\n" % (zlib.crc32(text), text)


def lines(data: bytes, after: int) -> list[Line]:
    """The valid lines of a journal with numbers that follow `after`, up to the first that is torn or out of step."""
    found: list[Line] = []
    for raw in data.split(b"\n")[:-1]:
        line = _line(raw)
        if line is None or line.number != after + len(found) + 1:
            break
        found.append(line)
    return found


def _line(raw: bytes) -> Line | None:
    if len(raw) > LONGEST or raw[:9] != b"%08x " % zlib.crc32(raw[9:]):
        return None
    try:
        values: Any = parse(raw[9:], "journal")
    except SaveError:
        return None
    kinds = (int, str, str, str, int)
    if type(values) is not list or tuple(type(v) for v in values) != kinds or values[1] not in (ANSWER, UNDO, REDO):
        return None
    return Line(*values)


def replay(session: Session[Any], found: list[Line], checked: bool = True) -> int:
    """Do the actions of the lines again while the game agrees; returns how many. It never ends on a false state.

    With `checked` every fingerprint must fit; without it (an upgraded save) an action need only be legal.
    """
    for i, line in enumerate(found):
        if not _again(session, line):
            return i
        if checked and digest(session.state) != line.hash:
            session.free, free = True, session.free
            _unsay(session, line)
            session.free = free
            return i
    return len(found)


def _again(session: Session[Any], line: Line) -> bool:
    if line.deed == UNDO:
        return session.undo()
    if line.deed == REDO:
        return session.redo()
    try:
        session.answer(line.key)
    except (NotLegal, RulesError):
        return False
    return True


def _unsay(session: Session[Any], line: Line) -> None:
    """Take back a deed that led elsewhere than it did when it was written."""
    if line.deed == UNDO:
        session.redo()
    else:
        session.undo()
        session.future.clear()
