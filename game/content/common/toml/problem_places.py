"""Where a card stands in the files of a game, so that a problem names file and line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from game.content.common.errors import Problem
from game.content.common.toml.door import read_bytes

_CARD = re.compile(r"\(([^()]+)\)$")


def placed(problems: Iterable[Problem], files: Iterable[tuple[Path, str]]) -> list[Problem]:
    """The problems with the file and the line of the card they name, where the files, each with what it is called, hold
    it; of a card that is there twice those of the last one.

    A problem names its card in `table`, as in "job (the-train-job)" or "sector (12)"; a Goal goes by
    "<story>/<number>". One without a card but with a field speaks of its file as a whole.
    """
    wrong = list(problems)
    if not wrong:
        return []
    texts = [(file, read_bytes(path, file).decode("utf-8-sig").split("\n")) for path, file in files]
    return [_placed(problem, texts) for problem in wrong]


def _placed(problem: Problem, texts: list[tuple[str, list[str]]]) -> Problem:
    card = _CARD.search(problem.table)
    if card is None:
        return _atop(problem, texts)
    id = re.compile(rf'\s*id\s*=\s*"?{re.escape(card[1].partition("/")[0])}"?\s*(#|$)')
    found = [(file, lines, n) for file, lines in texts for n, line in enumerate(lines) if id.match(line)]
    if not found:
        return problem
    file, lines, start = found[-1 if problem.code == "twice" else 0]
    return problem._replace(file=file, line=_line(lines, start, problem.field) + 1)


def _atop(problem: Problem, texts: list[tuple[str, list[str]]]) -> Problem:
    """The problem with the line of its field, sought from the head of its table on, or else of that head."""
    for file, lines in texts:
        if file == problem.file and (problem.field or problem.table):
            head = re.compile(rf"\s*\[+{re.escape(problem.table)}[\].]") if problem.table else None
            start = next((n for n, line in enumerate(lines, 1) if head and head.match(line)), 0)
            wanted = re.compile(rf"\s*(\[+([\w-]+\.)*)?{re.escape(problem.field)}\s*(=|\]|\.)")
            found = (n for n, line in enumerate(lines, 1) if n >= start and problem.field and wanted.match(line))
            return problem._replace(line=next(found, start))
    return problem


def _line(lines: list[str], start: int, field: str) -> int:
    """The line of a field in the table that begins at a card's id; the id's own if it has no such field."""
    wanted = re.compile(rf"\s*(\[\[\w+\.)?{re.escape(field)}\s*(=|\]\])") if field else None
    for number in _table(lines, start):
        if wanted and wanted.match(lines[number]):
            return number
    return start


def _table(lines: list[str], start: int) -> Iterator[int]:
    """The lines of the table an id stands in, those of tables within it included."""
    yield start
    for number in range(start + 1, len(lines)):
        head = re.match(r"\s*\[+\s*([\w.-]+)", lines[number])
        if head and "." not in head[1]:
            return
        yield number
