"""What tables of captains ask of their board and their panels besides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.app.table.host import Aside, Board, Panels


class Chart(Board, Protocol):
    """A map of spaces on which several pieces may stand."""

    def spots(self, pieces: Sequence[Any]) -> dict[str, tuple[float, float]]:
        """Where pieces stand, by their ids, in px."""

    def show(self, cell: Any) -> None:
        """Bring a space into the window."""

    def glances(self) -> bool:
        """Whether an unsharp picture is shown, as the camera moves."""

    def rests(self, dt: float) -> bool:
        """Time goes by; whether the camera has come to rest and a sharp picture is due."""


class Leaved(Aside, Protocol):
    """A right-hand side whose inspector has leaves where a page is too long for it."""

    def turn_page(self) -> None:
        """The next leaf."""


class Parts(Panels, Protocol):
    """The still parts of a captain's table."""

    @property
    def side(self) -> Leaved: ...
