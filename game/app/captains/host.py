"""What tables of captains ask of their board and their panels besides."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol, TypeVar

from game.app.captains.beheld import Beheld
from game.app.captains.layout import Places
from game.app.captains.peek import Peek
from game.app.table.boards.host import Peopled, Pointable
from game.app.table.host import Advice, Aside, Panels
from game.app.table.keys import Typed
from game.app.table.mouse import Pointed
from game.app.table.moving.animate import N, P_contra, Piece, Stage
from game.app.table.panels.dock import Docked
from game.app.table.panels.panels import Paneled, S
from game.app.table.panels.recap_button import RecapButton
from game.app.table.panels.side import Flanked
from game.app.table.panels.spot import Subject

C = TypeVar("C")
C_co = TypeVar("C_co", covariant=True)


class Chart(Peopled[N, P_contra], Protocol[N, P_contra]):
    """A map of spaces on which several pieces may stand."""

    def spots(self, pieces: Sequence[P_contra]) -> dict[str, tuple[float, float]]:
        """Where pieces stand, by their ids, in px."""

    def show(self, cell: N) -> None:
        """Bring a space into the window."""


class Leaved(Aside, Protocol):
    """A right-hand side whose inspector has leaves where a page is too long for it."""

    def turn_page(self) -> None:
        """The next leaf."""


class Parts(Panels, Protocol):
    """The still parts of a captain's table."""

    @property
    def side(self) -> Leaved: ...


class Standing(Piece, Protocol):
    """A piece on a space of a map."""

    @property
    def node(self) -> Hashable: ...


Q = TypeVar("Q", bound=Standing)
"""A piece of the game, of any kind."""


class Shared(Pointable[C_co], Protocol[C_co, P_contra]):
    """A map on which several pieces may stand on a space, as a mouse finds its way on it."""

    def spots(self, pieces: Sequence[P_contra]) -> dict[str, tuple[float, float]]:
        """Where pieces stand, by their ids, in px."""


class SeatedPointed(Pointed[C], Protocol[C, Q]):
    """A captain's table under a mouse. `covered`: something lies over the board, on which nothing is done then."""

    @property
    def now(self) -> Beheld[C, Q]: ...

    @property
    def view(self) -> Shared[C, Q]: ...

    @property
    def stage(self) -> Stage[C, Q]: ...

    @property
    def covered(self) -> bool: ...


class SeatedTyped(Typed, Protocol):
    """A captain's table that hears keys."""

    @property
    def panels(self) -> Parts: ...


class SeatedFlanked(Flanked, Protocol):
    """A captain's table with a right-hand side. `moment` counts its situations."""

    moment: int

    @property
    def places(self) -> Places: ...

    @property
    def hint(self) -> Advice: ...

    def look(self, about: Subject | None) -> None: ...


class SeatedPaneled(Paneled[S], Protocol[S]):
    """A captain's table with its still parts."""

    @property
    def places(self) -> Places: ...

    def look(self, about: Subject | None) -> None: ...

    def answer(self, key: str, dropped: str = "") -> bool: ...

    def thinks(self) -> bool: ...


class SeatedDocked(Docked, Protocol):
    """A captain's table with a dock. `waiting`: the seat whose cards lie face down until it looks, -1 for none."""

    waiting: int

    @property
    def places(self) -> Places: ...

    @property
    def covered(self) -> bool: ...

    @property
    def peek(self) -> Peek: ...

    @property
    def recap(self) -> RecapButton: ...
