"""What is wrong with a data file, said so that whoever wrote the file can mend it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Problem(NamedTuple):
    """One thing wrong: a stable code, where it stands, a sentence, and advice ("" for none). `line` is 0 if unknown."""

    code: str
    file: str
    says: str
    advice: str = ""
    line: int = 0
    table: str = ""
    field: str = ""

    def __str__(self) -> str:
        place = [self.file, f"line {self.line}" if self.line else "", self.table, self.field]
        advice = f" {self.advice}" if self.advice else ""
        return plain(f"{', '.join(p for p in place if p)}: {self.says}{advice}")


def plain(text: str) -> str:
    """A text on one line, at most 600 letters: what can't be printed is shown as its escape."""
    shown = "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text[:600])
    return shown if len(text) <= 600 else shown + " ..."


class ContentError(ValueError):
    """A file can't be used. `problems` holds at least one Problem; the text is all of them, one per line."""

    def __init__(self, problems: Iterable[Problem] | Problem) -> None:
        self.problems = (problems,) if isinstance(problems, Problem) else tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))
