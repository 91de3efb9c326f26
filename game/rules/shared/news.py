"""The news that several games tell."""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

Die = tuple[int, str, int]
"""Who throws a die, which one it is, and what it shows."""


@runtime_checkable
class Thrown(Protocol):
    """News of dice that were thrown."""

    @property
    def dice(self) -> tuple[Die, ...]: ...


class Over(NamedTuple):
    """The game is over: who has won, and by which rule."""

    seats: tuple[int, ...]
    why: str


class Rolled(NamedTuple):
    """Dice of six sides were thrown for something."""

    seat: int
    what: str
    faces: tuple[int, ...]

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice, as the ledger of luck counts them."""
        return tuple((self.seat, "d6", face) for face in self.faces)


class Turn(NamedTuple):
    """A turn begins; `turn` counts those of all seats."""

    seat: int
    turn: int
