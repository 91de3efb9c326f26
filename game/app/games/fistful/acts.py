"""What can happen on the table, each as an act: hops, flips, spawns, flights, notes, dice."""

from __future__ import annotations

import math

from pygame import Rect, Surface

from game.app.games.fistful.board import token
from game.app.games.fistful.board.board import Act, Cell, Piece, Stage
from game.app.table.moving.acts import Vanish
from game.app.ui.kit import Kit
from game.app.ui.motion import out_cubic
from game.app.ui.theme import MS
from game.rules.fistful.tokens import back as back_of


class Flip(Act):
    """A face-down token turns over."""

    ms = float(MS["step"] + 40)

    def __init__(self, cell: tuple[int, int], down: str, face: Piece) -> None:
        super().__init__()
        self.cell, self.down, self.face = cell, down, face

    def begin(self, stage: Stage) -> None:
        stage.lift(self.down)

    def end(self, stage: Stage) -> None:
        stage.take(self.down)
        stage.put(self.face)

    def rect(self, kit: Kit, stage: Stage) -> Rect | None:
        return stage.board.extent(kit, self.cell)

    def draw(self, kit: Kit, dst: Surface, stage: Stage) -> None:
        back = stage.pieces.get(self.down)
        x, y = stage.board.middle(self.cell)
        half = abs(math.cos(self.t * math.pi))
        if self.t < 0.5 and back:
            token.down(
                kit,
                dst,
                (x, y),
                back.name if back.kind == "down" else back_of(back.name),
                stage.board.disc(kit) * max(0.2, half),
            )
        elif self.face.kind == "enemy":
            token.enemy(kit, dst, (x, y), self.face.name, stage.board.tall(kit) * max(0.3, half), ringed=False)
        else:
            token.faceup(kit, dst, (x, y), self.face.name, stage.board.disc(kit) * max(0.3, half))


class Rise(Act):
    """An enemy rises from its Spawn Zone."""

    ms = 360.0

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.piece = piece

    def end(self, stage: Stage) -> None:
        stage.put(self.piece)

    def rect(self, kit: Kit, stage: Stage) -> Rect | None:
        return stage.board.extent(kit, self.piece.cell).inflate(kit.u(20), kit.u(20))

    def draw(self, kit: Kit, dst: Surface, stage: Stage) -> None:
        x, y = stage.board.middle(self.piece.cell)
        f = out_cubic(self.t)
        kit.glow(dst, (x, y), stage.board.tall(kit) * 0.7, (150, 34, 18), 0.9)
        token.enemy(
            kit,
            dst,
            (x, y + stage.board.camera.cell * 0.4 * (1 - f)),
            self.piece.name,
            stage.board.tall(kit),
            ringed=False,
            dim=max(40, int(255 * f)),
        )


class Leave(Vanish[Cell, Piece]):
    """A piece fades from the heist's board."""

    def fade(self, kit: Kit, dst: Surface, stage: Stage, pos: tuple[float, float], dim: int) -> None:
        """The piece, its opacity `dim` of 255."""
        piece = self.piece
        assert piece is not None
        if piece.kind == "enemy":
            token.enemy(kit, dst, pos, piece.name, stage.board.tall(kit), ringed=False, dim=dim)
        elif piece.kind == "hero":
            token.hero(kit, dst, pos, piece.name, piece.seat, stage.board.tall(kit), dim=dim)
        else:
            token.faceup(kit, dst, pos, piece.name, stage.board.disc(kit), dim=dim)
