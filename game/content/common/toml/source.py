"""A data file: where it lies and what messages call it, read as a checked model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

from game.content.common.errors import ContentError, Problem
from game.content.common.toml.door import parse_toml, read_bytes
from game.content.common.toml.problem_places import placed
from game.content.common.toml.sentences import M, shaped


class Named(Protocol):
    """A record with an id."""

    @property
    def id(self) -> str: ...


R = TypeVar("R", bound=Named)


class Source(NamedTuple):
    """Where a file lies and what messages call it."""

    path: Path
    file: str

    def __truediv__(self, name: str) -> Source:
        return Source(self.path / name, f"{self.file}/{name}" if self.file else name)

    def all_toml(self) -> list[Source]:
        """The TOML files in this folder, by name."""
        return [self / path.name for path in sorted(self.path.glob("*.toml"))]


def read_model(source: Source, model: type[M]) -> M:
    """One file as a checked model. ContentError."""
    data = read_bytes(source.path, source.file)
    return shaped(model, parse_toml(data, source.file), source.file, data.decode("utf-8-sig"))


def need_none(problems: list[Problem]) -> None:
    if problems:
        raise ContentError(problems)


def by_id(records: Iterable[R], file: str, files: Sequence[Source] = ()) -> dict[str, R]:
    """The records of a file, or of some files. ContentError when an id is there twice, with its line in the files."""
    found: dict[str, R] = {}
    for record in records:
        if record.id in found:
            says = f"has two entries with the id {record.id!r}."
            wrong = Problem("twice", file, says, "Rename one.", 0, f"entry ({record.id})", "id")
            raise ContentError(placed([wrong], files))
        found[record.id] = record
    return found
