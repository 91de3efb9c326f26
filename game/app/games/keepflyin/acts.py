"""What can happen on the star chart besides flying and dice: flips, arrivals, things that fade, cards shown large."""

from __future__ import annotations

import math

from pygame import Rect, Surface

from game.app.games.keepflyin.chart import pieces as chart_pieces
from game.app.games.keepflyin.chart.pieces import Act, Piece, Stage
from game.app.games.keepflyin.panels.cards import event_page, job_page
from game.app.games.keepflyin.panels.counters import down, face
from game.app.shell.words import Words
from game.app.table.moving.acts import Vanish
from game.app.table.moving.big_card import BigCard
from game.app.table.panels.blocks import Block, Small
from game.app.ui.kit import Kit
from game.content.keepflyin import keepflyin
from game.content.keepflyin.records import Board


class Turn(Act):
    """A counter turns over, and stays as `face` or is gone (None)."""

    ms = 260.0

    def __init__(self, id: str, cell: int, name: str, face: Piece | None, up: bool = True) -> None:
        super().__init__()
        self.id, self.cell, self.name, self.face, self.up = id, cell, name, face, up
        self.kind = name.partition("-")[0]
        if face is None:
            self.ms = 620.0

    def begin(self, stage: Stage) -> None:
        stage.lift(self.id)

    def end(self, stage: Stage) -> None:
        stage.take(self.id)
        if self.face is not None:
            stage.put(self.face)

    def rect(self, kit: Kit, stage: Stage) -> Rect | None:
        return stage.board.extent(kit, self.cell)

    def draw(self, kit: Kit, dst: Surface, stage: Stage) -> None:
        pos, size = stage.board.middle(self.cell), stage.board.disc(kit) * 0.76
        t = min(1.0, self.t * self.ms / 260.0)
        half = max(0.2, abs(math.cos(t * math.pi)))
        if (t < 0.5) == self.up:
            down(kit, dst, pos, size * half)
            return
        fade = (
            255
            if self.face is not None or t < 1
            else max(0, int(255 * (1 - (self.t * self.ms - 260) / (self.ms - 260))))
        )
        face(kit, dst, pos, self.kind, size * 1.2 * half, dim=fade)


class Go(Vanish[int, Piece]):
    """A piece leaves the chart."""

    def space(self) -> int:
        assert self.piece is not None
        return int(self.piece.node)

    def fade(self, kit: Kit, dst: Surface, stage: Stage, pos: tuple[float, float], dim: int) -> None:
        assert self.piece is not None
        chart_pieces.piece(kit, dst, pos, stage.board.camera.cell, self.piece, dim=dim)


class Shown(BigCard):
    """A Job or Event card over the chart, and who drew it; `own`: a person at this screen."""

    def __init__(self, card: str, words: Words, board: Board, still: bool, hold: float, who: str, own: bool) -> None:
        super().__init__(card, words, still, hold)
        self.chart, self.who, self.own = board, who, own

    def said(self) -> tuple[str, ...]:
        return self.card, self.who

    def page(self) -> list[Block]:
        drawn = Small(self.words("hex.card.drawn", name=self.who))
        if self.card.rpartition("#")[0] in keepflyin().events:
            return [drawn, *event_page(self.words, self.card)]
        return [drawn, *job_page(self.words, self.card, self.chart)]
