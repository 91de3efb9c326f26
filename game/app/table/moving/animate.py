"""Acts: what moves on the table, one after the other, each from where it came. A new click finishes all of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, NoReturn, Protocol, TypeVar

from pygame import Rect, Surface

from game.app.sound.cues import few
from game.app.ui.kit import Kit

UNREAD_MS = 900.0
"""So long what a person has to see is there before a press ends it."""


class Piece(Protocol):
    """What stands on a board, by its id; what else it is, board and game know."""

    @property
    def id(self) -> str: ...


N = TypeVar("N")
N_co = TypeVar("N_co", covariant=True)
N_contra = TypeVar("N_contra", contravariant=True)
"""A cell of the board, as the game has it."""
P = TypeVar("P", bound=Piece)
P_co = TypeVar("P_co", bound=Piece, covariant=True)
P_contra = TypeVar("P_contra", bound=Piece, contravariant=True)
"""A piece of the game."""


class Seen(Protocol):
    """The part of a board that is seen. `window`: px of the window it is seen through."""

    window: Rect

    @property
    def cell(self) -> float:
        """The size of a cell in px."""


class Board(Protocol[N_contra, P_contra]):
    """What acts ask of the board of a game: where things are, and a picture of a piece."""

    @property
    def camera(self) -> Seen:
        """What is seen of it."""

    def middle(self, cell: N_contra) -> tuple[float, float]:
        """The centre of a cell in px."""

    def tall(self, kit: Kit) -> float:
        """The height of a miniature in units at this zoom."""

    def disc(self, kit: Kit) -> float:
        """The size of a counter in units at this zoom."""

    def extent(self, kit: Kit, cell: N_contra) -> Rect:
        """The pixels a piece on a cell may cover, with glow and shadow."""

    def piece(self, kit: Kit, dst: Surface, piece: P_contra, pos: Sequence[float], tall: float | None = None) -> None:
        """One piece at a place in px."""


class Stage(Generic[N_co, P_co]):
    """What the board shows while acts run: pieces by id, and those that acts draw themselves.

    Board and pieces are those of the game: the board knows where a cell lies and draws its pieces."""

    def __init__(self, board: Board[N_co, P_co]) -> None:
        self.board = board
        self.pieces: dict[str, P_co] = {}
        self.lifted: set[str] = set()
        self.changed = True

    def sync(self, pieces: Sequence[P_co]) -> None:
        """Show the pieces as they are."""
        self.pieces = {p.id: p for p in pieces}
        self.lifted.clear()
        self.changed = True

    def standing(self) -> tuple[P_co, ...]:
        """The pieces that lie still."""
        return tuple(p for p in self.pieces.values() if p.id not in self.lifted)

    def lift(self, id: str) -> None:
        """A piece is drawn by an act from now on."""
        self.lifted.add(id)
        self.changed = True

    def put(self: Stage[N, P], piece: P) -> None:
        """A piece lies still."""
        self.pieces[piece.id] = piece
        self.lifted.discard(piece.id)
        self.changed = True

    def take(self, id: str) -> None:
        """A piece leaves the board."""
        self.pieces.pop(id, None)
        self.lifted.discard(id)
        self.changed = True


class Act(Generic[N_co, P_co]):
    """Something that takes `ms` milliseconds; `t` runs from 0 to 1.  `cues` says at which `t` which sound is due.

    `read` of them are for reading: a hasty table does not shorten them, a click does."""

    ms = 0.0
    read = 0.0
    own = False  # it tells a person here what befell them, who sees it also where the turns of bots are passed over
    legible = False  # it shows something to read, which no note lies over
    cues: tuple[tuple[float, str], ...] = ()

    def __init__(self) -> None:
        self.t = 0.0

    def begin(self, stage: Stage[N_co, P_co]) -> None:
        """Before its first frame."""

    def end(self, stage: Stage[N_co, P_co]) -> None:
        """After its last frame, also when it was cut short: the table stands as it should."""

    def rect(self, kit: Kit, stage: Stage[N_co, P_co]) -> Rect | None:
        """The pixels it draws on now."""
        return None

    def draw(self, kit: Kit, dst: Surface, stage: Stage[N_co, P_co]) -> None:
        """One frame."""


AnAct = Act[Hashable, Piece]
"""An act of some game."""
AStage = Stage[Hashable, Piece]
"""A stage of some game."""
Apart = Act[NoReturn, NoReturn]
"""An act that asks for no cell and no piece: it can play on every table."""
Bare = Stage[NoReturn, NoReturn]
"""A stage of whose cells and pieces nothing is known."""


class Together(Act[N_co, P_co]):
    """Several acts at once, each a little after the one before; the longest is how long it takes."""

    def __init__(self, acts: Sequence[Act[N_co, P_co]], gap: float = 60.0) -> None:
        super().__init__()
        self.acts, self.gap = tuple(acts), gap
        self.ms = max((gap * i + act.ms for i, act in enumerate(acts)), default=0.0)
        whole = self.ms or 1.0
        self.cues = tuple(
            ((gap * i + t * act.ms) / whole, cue) for i, act in enumerate(acts) for t, cue in act.cues if cue
        )

    def begin(self, stage: Stage[N_co, P_co]) -> None:
        for act in self.acts:
            act.begin(stage)

    def end(self, stage: Stage[N_co, P_co]) -> None:
        for act in self.acts:
            act.t = 1.0
            act.end(stage)

    def rect(self, kit: Kit, stage: Stage[N_co, P_co]) -> Rect | None:
        found = [r for r in (act.rect(kit, stage) for act in self._running()) if r is not None]
        return found[0].unionall(found[1:]) if found else None

    def draw(self, kit: Kit, dst: Surface, stage: Stage[N_co, P_co]) -> None:
        for act in self._running():
            act.draw(kit, dst, stage)

    def _running(self) -> list[Act[N_co, P_co]]:
        """Those that have begun and not ended, each at its own time."""
        found = []
        for i, act in enumerate(self.acts):
            act.t = (self.t * self.ms - self.gap * i) / act.ms if act.ms else 1.0
            if 0.0 <= act.t < 1.0:
                found.append(act)
        return found


class Player(Generic[N_co, P_co]):
    """Plays acts in their order at the table's speed; `factor` 0 does all at once.

    `hear` is told the sounds that come due; of those that would come in one moment only a few."""

    def __init__(self, stage: Stage[N_co, P_co], hear: Callable[[str], object] = str) -> None:
        self.stage, self.hear = stage, hear
        self.acts: list[Act[N_co, P_co]] = []
        self.begun = False

    @property
    def playing(self) -> bool:
        return bool(self.acts)

    def play(self, acts: Sequence[Act[N_co, P_co]]) -> None:
        """Add acts behind those that run."""
        self.acts.extend(acts)

    def step(self, ms: float, factor: float) -> None:
        """Time goes by."""
        heard: list[str] = []
        while self.acts:
            act, before = self.acts[0], self.acts[0].t
            if not self.begun:
                act.begin(self.stage)
                self.begun, before = True, -1.0
            whole = (act.ms - act.read) * factor + act.read * max(1.0, factor) if factor else 0.0
            act.t = 1.0 if whole <= 0 else min(1.0, act.t + ms / whole)
            heard += due(act, before)
            if act.t < 1.0:
                break
            act.end(self.stage)
            self.acts.pop(0)
            self.begun, ms = False, 0.0
            if whole > 0:
                break
        self._sound(heard)

    def finish(self) -> None:
        """Jump to the end of everything."""
        heard: list[str] = []
        while self.acts:
            act = self.acts.pop(0)
            before = act.t if self.begun else -1.0
            if not self.begun:
                act.begin(self.stage)
            self.begun = False
            act.t = 1.0
            heard += due(act, before)
            act.end(self.stage)
        self._sound(heard)

    def hasten(self) -> None:
        """Jump to the end of all that somebody need not see, and of what they had to see once it lay there."""
        ahead = self.acts
        unread = (i for i, act in enumerate(ahead) if act.own and (i or not self.begun or act.t * act.ms < UNREAD_MS))
        n = next(unread, len(ahead))
        self.acts, rest = ahead[:n], ahead[n:]
        if self.acts:
            self.finish()
        self.acts = rest

    def _sound(self, heard: Sequence[str]) -> None:
        for name in few(heard):
            self.hear(name)


APlayer = Player[Hashable, Piece]
"""A player of some game."""


def due(act: AnAct, before: float) -> list[str]:
    """The sounds of an act since it stood at `before` (-1: not yet begun)."""
    return [name for t, name in act.cues if before < t <= act.t]
