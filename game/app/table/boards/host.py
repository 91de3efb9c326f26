"""What tables share asks of a game's board and of the camera it is seen with."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol, TypeVar

from pygame import Rect

from game.app.table.moving import animate
from game.app.table.moving.animate import N, P_contra
from game.app.ui.kit import Kit

C_co = TypeVar("C_co", covariant=True)


class Camera(Protocol):
    """Which part of a board is seen, and how large. `window`: px of the window it is seen through."""

    window: Rect
    zoom: float

    @property
    def cell(self) -> float:
        """The size of a cell in px."""

    @property
    def wide(self) -> float:
        """px from a cell to its right neighbour."""

    @property
    def down(self) -> float:
        """px from a row of cells to the next."""

    @property
    def least(self) -> float:
        """The zoom from which the board is seen whole, or as much of it as may be seen at a time."""

    @property
    def origin(self) -> tuple[float, float]:
        """px of the board's upper left corner."""

    def zoom_by(self, steps: int, at: tuple[int, int] | None = None) -> bool:
        """In (positive) or out; False when there is no further step."""

    def goes(self, steps: int) -> bool:
        """Whether there is a further step nearer (positive) or farther."""

    def pan(self, dx: float, dy: float) -> None:
        """Move the board under the window by px."""

    def home(self) -> None:
        """Show the whole board."""


class Pointable(Protocol[C_co]):
    """A board as a mouse finds its way on it."""

    @property
    def camera(self) -> Camera: ...

    def cell_at(self, pos: tuple[int, int]) -> C_co | None:
        """The cell under a pixel, None for none."""


class Board(Protocol):
    """A board of cells with pieces on them. A cell is what the game says: a pair, a node, a zone of the felt."""

    @property
    def camera(self) -> Camera: ...

    def fit(self, kit: Kit, window: Rect) -> None:
        """Look through another window."""

    def cell_at(self, pos: tuple[int, int]) -> Hashable:
        """The cell under a pixel, None for none."""

    def buttons(self, kit: Kit) -> Sequence[Rect]:
        """Where the round buttons lie."""


class Peopled(Board, animate.Board[N, P_contra], Protocol[N, P_contra]):
    """A board that knows its cells and draws its pieces."""

    @property
    def camera(self) -> Camera: ...

    def cell_at(self, pos: tuple[int, int]) -> N | None:
        """The cell under a pixel, None for none."""
