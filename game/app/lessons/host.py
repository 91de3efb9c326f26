"""What lessons and hints ask of a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from pygame import Rect

from game.app.shell.running import Running
from game.app.table.coach import Coach
from game.app.table.host import Table
from game.app.table.moving.animate import APlayer
from game.app.table.panels.spot import Subject
from game.app.ui.widgets import Group
from game.core.news import News


class Taught(Table, Protocol):
    """A table at which somebody is taught. `told`: its news, each with the answers given before it; `moment` counts its
    situations."""

    playing: Running
    coach: Coach | None
    moment: int
    told: list[tuple[int, News]]

    @property
    def group(self) -> Group: ...

    @property
    def player(self) -> APlayer: ...

    @property
    def on_top(self) -> bool: ...

    # where things lie

    def landmark(self, head: str, tail: str) -> Rect | None: ...

    def crowd(self, about: Rect | None) -> Iterable[tuple[Rect, float]]: ...

    def lit(self) -> Iterable[Rect]: ...

    def bare(self) -> Sequence[Rect]: ...

    def aside(self) -> Rect | None: ...

    # what is going on

    def asks(self) -> bool: ...

    def near(self) -> set[str]: ...

    def subject(self) -> Subject | None: ...

    # what is done

    def answer(self, key: str, dropped: str = "") -> bool: ...

    def give(self, key: str) -> None: ...

    def undo(self) -> bool: ...

    def rewind(self, answers: int) -> None: ...

    def hurry(self) -> bool: ...

    def release(self) -> None: ...

    def close(self) -> None: ...
