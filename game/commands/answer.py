"""How commands answer: exit codes, errors in one line, JSON, tables and the progress bar."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

GOOD, PROBLEM, WRONG_USE = 0, 1, 2


class WrongUse(Exception):
    """The command was called wrongly; the message is one clear line."""


class Problem(Exception):
    """The command could not do its work; the message is one clear line."""


class Advance(Protocol):
    """Moves a progress bar on."""

    def __call__(self, steps: int = 1) -> None: ...


def print_json(value: Any) -> None:
    """The one JSON value of `--json`."""
    print(json.dumps(value, ensure_ascii=False, indent=1))


def print_table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """A plain table: the first column left, numbers right, nothing cut off."""
    texts = [[str(c) for c in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(head, *texts)] if texts else [len(h) for h in head]
    right = [i > 0 and all(isinstance(row[i], (int, float)) for row in rows) for i in range(len(head))]
    for row in (list(head), ["-" * w for w in widths], *texts):
        cells = [c.rjust(w) if r else c.ljust(w) for c, w, r in zip(row, widths, right)]
        print("  ".join(cells).rstrip())


@contextmanager
def progress(what: str, total: int) -> Iterator[Advance]:
    """A progress bar on the error channel while a long work runs; silent where nobody watches."""
    if not sys.stderr.isatty() or total < 1:
        yield lambda steps=1: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda steps=1: bar.advance(task, steps)
