"""Acts: what moves on the table, one after the other, each from where it came. A new click finishes all of them."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.table.boards.heist import HeistBoard, Piece
from game.app.ui.kit import Kit


class Stage:
    """What the board shows while acts run: pieces by id, and those that acts draw themselves."""

    def __init__(self, board: HeistBoard) -> None:
        self.board = board
        self.pieces: dict[str, Piece] = {}
        self.lifted: set[str] = set()
        self.changed = True

    def sync(self, pieces: Sequence[Piece]) -> None:
        """Show the pieces as they are."""
        self.pieces = {p.id: p for p in pieces}
        self.lifted.clear()
        self.changed = True

    def standing(self) -> tuple[Piece, ...]:
        """The pieces that lie still."""
        return tuple(p for p in self.pieces.values() if p.id not in self.lifted)

    def lift(self, id: str) -> None:
        """A piece is drawn by an act from now on."""
        self.lifted.add(id)
        self.changed = True

    def put(self, piece: Piece) -> None:
        """A piece lies still."""
        self.pieces[piece.id] = piece
        self.lifted.discard(piece.id)
        self.changed = True

    def take(self, id: str) -> None:
        """A piece leaves the board."""
        self.pieces.pop(id, None)
        self.lifted.discard(id)
        self.changed = True


class Act:
    """Something that takes `ms` milliseconds; `t` runs from 0 to 1."""

    ms = 0.0

    def __init__(self) -> None:
        self.t = 0.0

    def begin(self, stage: Stage) -> None:
        """Before its first frame."""

    def end(self, stage: Stage) -> None:
        """After its last frame, also when it was cut short: the table stands as it should."""

    def rect(self, kit: Kit, stage: Stage) -> Rect | None:
        """The pixels it draws on now."""
        return None

    def draw(self, kit: Kit, dst: Surface, stage: Stage) -> None:
        """One frame."""


class Player:
    """Plays acts in their order at the table's speed; `factor` 0 does all at once."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.acts: list[Act] = []
        self.begun = False

    @property
    def playing(self) -> bool:
        return bool(self.acts)

    def play(self, acts: Sequence[Act]) -> None:
        """Add acts behind those that run."""
        self.acts.extend(acts)

    def step(self, ms: float, factor: float) -> None:
        """Time goes by."""
        while self.acts:
            act = self.acts[0]
            if not self.begun:
                act.begin(self.stage)
                self.begun = True
            whole = act.ms * factor
            act.t = 1.0 if whole <= 0 else min(1.0, act.t + ms / whole)
            if act.t < 1.0:
                return
            act.end(self.stage)
            self.acts.pop(0)
            self.begun, ms = False, 0.0
            if whole > 0:
                return

    def finish(self) -> None:
        """Jump to the end of everything."""
        while self.acts:
            act = self.acts.pop(0)
            if not self.begun:
                act.begin(self.stage)
            self.begun = False
            act.t = 1.0
            act.end(self.stage)
