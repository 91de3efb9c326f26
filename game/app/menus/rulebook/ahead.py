"""The rulebook read ahead: while the title rests, slice by slice, so that its first opening finds the words there."""

from __future__ import annotations

from collections.abc import Iterator

from game.app.shell.doors import Game
from game.content.load import booklet_of, rules_of


def booklet(door: Game) -> Iterator[None]:
    """One slice of work per step; what lasts is the booklet in memory and the code of its scene."""
    rules_of(door.id)
    yield
    booklet_of(door.id)
    yield
    from game.app.menus.rulebook.book import Book

    yield
    Book(door)
    yield
    from game.app.menus.rulebook import scene as rulebook  # noqa: F401 loading it is the work

    yield
