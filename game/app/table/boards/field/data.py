"""What lies on a growing map: cards, what stands on them, where the card in hand may lie. All words are a game's."""

from __future__ import annotations

from typing import NamedTuple

from game.app.table.boards.headings import Leg
from game.app.table.boards.tags import Tag

Cell = tuple[int, int]
"""A place of the grid: to the right and down from where the map began; less than 0 left of it and above it."""


class Place(NamedTuple):
    """A card of the map. `picture`: what its window shows; `rule`: the line around it, "core" (double, blue), "rim"
    (one, ochre) or "" for none; `signs` at its corner, each with the colour of its sign and a number (0: none);
    `seal`: the sign of wax at its other corner, "" for none. `up`: its face is seen."""

    id: str
    cell: Cell
    title: str
    picture: str = ""
    rule: str = ""
    signs: tuple[tuple[str, str, int], ...] = ()
    seal: str = ""
    up: bool = True

    @property
    def node(self) -> Cell:
        """Where it lies, as acts of maps call it."""
        return self.cell


class Pawn(NamedTuple):
    """What stands on a card. `kind`: "ship" (the model of a seat, another one by the name of its `picture`), "team" (a
    peg of the seat) or "token" (by its `picture`); `active`: it is at it; `leg` and `lean`: see `Headed`."""

    id: str
    kind: str
    node: Cell
    seat: int = 0
    active: bool = False
    picture: str = ""
    leg: Leg | None = None
    lean: int = 0

    @property
    def cell(self) -> Cell:
        """Where it stands, as acts of boards call it."""
        return self.node


Piece = Place | Pawn


class Ghost(NamedTuple):
    """An empty place beside the map for the card in hand. `why`: why it may not lie there, "" where it may."""

    cell: Cell
    why: str = ""


class Shown(NamedTuple):
    """All that is seen: all pieces, and the ids of those that something else draws now; ghosts and the card in hand
    that they are for; the cells that can be gone to; the cell pointed at, one that is lit for a while; a way through
    cells; the tag at the pointer; what lies over the board, in px; `bare`: as it is moved about, with nothing that
    belongs to the edges of the window."""

    pieces: tuple[Piece, ...] = ()
    lifted: frozenset[str] = frozenset()
    ghosts: tuple[Ghost, ...] = ()
    held: Place | None = None
    lit: frozenset[Cell] = frozenset()
    hover: Cell | None = None
    pulse: Cell | None = None
    path: tuple[Cell, ...] = ()
    tag: Tag | None = None
    over: tuple[tuple[int, int, int, int], ...] = ()
    bare: bool = False

    def still(self) -> Shown:
        """The same without what is pointed at."""
        return self._replace(hover=None, pulse=None, path=(), tag=None, bare=True)
