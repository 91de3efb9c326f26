"""Which boxes there are for this table; the registry of games says it once, and none is loaded before a table asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.games.firefly.boxes import Box

_loads: list[Callable[[], Box]] = []
_known: list[Box] = []


def know(*loads: Callable[[], Box]) -> None:
    """These are the boxes there are; each is loaded when a table first asks for it."""
    _loads[:] = loads
    _known.clear()


def known() -> tuple[Box, ...]:
    """All boxes there are, on or off: what reads their news and words finds nothing of one that is off."""
    if len(_known) < len(_loads):
        _known[:] = [load() for load in _loads]
    return tuple(_known)
