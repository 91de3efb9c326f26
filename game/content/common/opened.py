"""The content that is in use: what was opened last, before that the games' own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.content.common import cache
from game.content.common.files import data_root
from game.content.common.library import Library
from game.content.common.printed import Printed, R
from game.core.remembered import forget

_now: dict[str, Any] = {}
_opened: dict[Path, Library] = {}
_due: list[Callable[[], bool]] = []
bases: dict[tuple[Path, str], Any] = {}
"""The games' own content without mods, by data folder and id, read once."""


def in_use(printed: Printed[R]) -> R:
    """The content of a game that is in use, kept at hand: rules ask for it all the time. ContentError."""
    found: R = _now.get(printed.id) or _ask(printed)
    return found


def _ask(printed: Printed[R]) -> R:
    settle()
    root = data_root()
    found: R = _opened[root][printed.id] if root in _opened else own(printed, None)
    _now[printed.id] = found
    return found


def own(printed: Printed[R], cache_folder: Path | None) -> R:
    """The game's own content, without mods, read once. ContentError."""
    root = data_root()
    if (root, printed.id) not in bases:
        bases[root, printed.id] = cache.content(printed, root, cache_folder)
    found: R = bases[root, printed.id]
    return found


def promise(finish: Callable[[], bool]) -> None:
    """Content is being read, which `finish` brings to its end: whoever asks for content from now on has it do so. It
    says whether the end was reached, which it can't while a piece is being read."""
    _due[:] = [finish]
    _now.clear()
    forget()


def promised() -> bool:
    """Whether there is content that is still being read."""
    return bool(_due)


def settle() -> None:
    """What is being read is read to its end."""
    if _due and _due[0]():
        _due.clear()


def use(content: Library | None) -> None:
    """From now on this content is in use, None: the games' own; what was remembered of another is forgotten."""
    root = data_root()
    if content is None:
        _opened.pop(root, None)
    else:
        _opened[root] = content
    for game, found in _now.items():
        if found is not (content.get(game) if content is not None else bases.get((root, game))):
            _now.clear()
            forget()
            break
