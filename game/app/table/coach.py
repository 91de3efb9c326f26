"""What a table asks of whoever speaks at it: a lesson, or hints the first time something comes up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pygame import Rect
from pygame.event import Event

from game.app.ui.widgets import Widget
from game.core.news import News
from game.core.steps import Option


class Coach(Protocol):
    """`rect`: where its slip lies, `stood`: where it lay last, `about` and `named`: what it speaks of, None for
    nothing.

    `teaches`: a lesson is given. `holds`: bots wait for it, `locks`: only what it waits for can be done."""

    teaches: bool
    rect: Rect | None
    stood: Rect | None
    about: Rect | None
    named: Rect | None

    @property
    def holds(self) -> bool: ...

    @property
    def locks(self) -> bool: ...

    def permits(self, option: Option) -> bool:
        """Whether an answer may be given now."""

    def takes_back(self) -> bool:
        """Whether answers may be taken back now."""

    def waits(self) -> str:
        """What it waits for, as a sentence."""

    def wanted(self) -> Option | None:
        """The answer it waits for."""

    def after(self) -> Sequence[str]:
        """The answers it gives by itself after that."""

    def leads(self) -> tuple[str, str, bool] | None:
        """Words and note of the primary button, and whether it does something; None for the table's own."""

    def lead(self) -> None:
        """The primary button was pressed."""

    def heard(self, news: Sequence[News]) -> None:
        """An answer was given."""

    def undone(self) -> None:
        """An answer was taken back."""

    def settled(self) -> None:
        """The table stands as the game does."""

    def update(self, dt: float) -> None:
        """Time goes by."""

    def shields(self, pos: tuple[int, int]) -> bool:
        """Whether a press there is not for the table."""

    def left(self) -> None:
        """The table is left."""

    def key(self, event: Event) -> bool:
        """A key was pressed; says whether it was for the coach."""

    def widgets(self) -> list[Widget]:
        """Its slip and its buttons."""

    def away(self) -> None:
        """What it said is put away."""
