"""What moves on a growing map beside its pieces: a card slides from its deck to its place."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.app.sound import cues
from game.app.table.boards.field.data import Cell, Piece, Place
from game.app.table.moving import animate
from game.app.table.moving.acts import between
from game.app.ui.kit import Kit
from game.app.ui.motion import out_cubic
from game.app.ui.theme import MS

Act = animate.Act[Cell, Piece]
Stage = animate.Stage[Cell, Piece]


class Slide(Act):
    """A card of the map comes from `start` px, the deck or a hand, and lies."""

    ms = float(MS["card"])
    cues = ((0.0, "card"), (1.0, cues.LANDING))

    def __init__(self, place: Place, start: Callable[[], tuple[float, float]]) -> None:
        super().__init__()
        self.place, self.start = place, start

    def begin(self, stage: Stage) -> None:
        stage.pieces[self.place.id] = self.place  # the map has grown before the card is there
        stage.lift(self.place.id)

    def end(self, stage: Stage) -> None:
        stage.put(self.place)

    def spot(self, stage: Stage) -> tuple[float, float]:
        """Where it is now, in px."""
        return between(self.start(), stage.board.middle(self.place.cell), out_cubic(self.t))

    def rect(self, kit: Kit, stage: Stage) -> Rect | None:
        r = stage.board.extent(kit, self.place.cell)
        r.center = tuple(round(v) for v in self.spot(stage))
        return r

    def draw(self, kit: Kit, dst: Surface, stage: Stage) -> None:
        stage.board.piece(kit, dst, self.place, self.spot(stage))
