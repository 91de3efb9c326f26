"""The game on the table, as the program knows it: who plays it, and the save that follows every answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from game.core.news import News
from game.core.session import Session
from game.save.errors import SaveError


class Running(Protocol):
    """A game that is being played. `settings`: as its save keeps them; `parting`: called before its save is let
    go of."""

    session: Session[Any]
    names: tuple[str, ...]
    settings: dict[str, str]
    parting: Callable[[], object] | None

    @property
    def slot(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def trouble(self) -> SaveError | None: ...

    def answer(self, key: str) -> list[News]:
        """Answer and save: `play.playing.Playing.answer`."""

    def driven(self, settings: Mapping[str, str]) -> None: ...

    def undo(self) -> bool: ...

    def redo(self) -> bool: ...

    def tick(self) -> None: ...

    def picture(self, png: bytes) -> None: ...

    def close(self) -> None: ...

    def let_go(self) -> None: ...
