"""The parts of the table that `verse bench` prints."""

from __future__ import annotations

from collections.abc import Callable

from game.bench.measure import Row


def _copy() -> list[Row]:
    from game.bench.copies import rows

    return rows()


def _decisions() -> list[Row]:
    from game.bench.decisions import rows

    return rows()


def _sight() -> list[Row]:
    from game.app.bench.rays import rows

    return rows()


def _doors() -> list[Row]:
    from game.bench.doors import rows

    return rows()


def _content() -> list[Row]:
    from game.bench.cards import rows

    return rows()


def _start() -> list[Row]:
    from game.bench.start import rows

    return rows()


def _package() -> list[Row]:
    from game.bench.package import rows

    return rows()


def _picture() -> list[Row]:
    from game.bench.picture import rows

    return rows()


PARTS: dict[str, Callable[[], list[Row]]] = {
    "copy": _copy,
    "decisions": _decisions,
    "sight": _sight,
    "doors": _doors,
    "content": _content,
    "start": _start,
    "package": _package,
    "picture": _picture,
}
"""A part is measured when it is asked for; its modules are imported only then."""
