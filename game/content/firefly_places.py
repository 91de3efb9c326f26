"""Where a card stands in the files of a game, so that a problem names file and line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from game.content.decks import Source
from game.content.door import read_bytes
from game.content.errors import Problem

_CARD = re.compile(r"\(([^()]+)\)$")


def placed(problems: Iterable[Problem], files: Iterable[Source]) -> list[Problem]:
    """The problems with the file and the line of the card they name, where the files hold it.

    A problem names its card in `table`, as in "job (the-train-job)" or "sector (12)"; a Goal goes by
    "<story>/<number>". One without a card but with a field speaks of its file as a whole.
    """
    wrong = list(problems)
    if not wrong:
        return []
    texts = [(source.file, read_bytes(source.path, source.file).decode("utf-8-sig").split("\n")) for source in files]
    return [_placed(problem, texts) for problem in wrong]


def _placed(problem: Problem, texts: list[tuple[str, list[str]]]) -> Problem:
    card = _CARD.search(problem.table)
    if card is None:
        return _atop(problem, texts)
    id = re.compile(rf'\s*id\s*=\s*"?{re.escape(card[1].partition("/")[0])}"?\s*(#|$)')
    for file, lines in texts:
        for number, line in enumerate(lines):
            if id.match(line):
                return problem._replace(file=file, line=_line(lines, number, problem.field) + 1)
    return problem


def _atop(problem: Problem, texts: list[tuple[str, list[str]]]) -> Problem:
    """The problem with the line of its field among those before the first table."""
    for file, lines in texts:
        if file == problem.file and problem.field:
            wanted = re.compile(rf"\s*(\[\[)?{re.escape(problem.field)}\s*(=|\]\])")
            found = (number for number, line in enumerate(lines, 1) if wanted.match(line))
            return problem._replace(line=next(found, 0))
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
