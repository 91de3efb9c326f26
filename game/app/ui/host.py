"""What widgets, tips and notes ask of the program they are in."""

from __future__ import annotations

from typing import Any, Protocol

from pygame import Rect
from pygame.event import Event

from game.app.ui.dirty import Dirty
from game.app.ui.kit import Kit


class Words(Protocol):
    """The sentences of the present language, by their keys."""

    def __call__(self, key: str, /, **values: object) -> str: ...


class Tip(Protocol):
    """The tip that the thing pointed at may open."""

    def point(
        self, anchor: Rect, text: str, owner: str = "", now: bool = False, within: Rect | None = None
    ) -> None: ...

    def clear(self) -> None: ...

    def handle(self, event: Event) -> bool: ...


class Effects(Protocol):
    """Effects by their names. `away`: another window has the keyboard."""

    away: bool

    def play(self, name: str) -> bool: ...


class Scenes(Protocol):
    """The scenes on top of each other."""

    @property
    def top(self) -> Any: ...

    def handle(self, event: Event) -> bool: ...

    def layout(self) -> None: ...


class Host(Protocol):
    """The program. `size`: px of the window; `clock`: ms since it began."""

    size: tuple[int, int]
    kit: Kit
    dirty: Dirty

    @property
    def words(self) -> Words: ...

    @property
    def tips(self) -> Tip: ...

    @property
    def sound(self) -> Effects: ...

    @property
    def stack(self) -> Scenes: ...

    @property
    def clock(self) -> float: ...

    def toast(self, text: str) -> None:
        """A short note at the foot of the window."""

    def refused(self, text: str = "") -> None:
        """Something may not be done."""

    def rule_in(self, text: str) -> str:
        """The line of the rulebook that a text leads to, "" for none."""

    def open_rule(self, line: str) -> None:
        """Open the rulebook at a line."""
