"""The star chart as a table asks for it: a board of nodes with ships and counters on it, under a camera."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from game.app.games.keepflyin.chart import pieces as chart_pieces
from game.app.games.keepflyin.chart.board import HexBoard
from game.app.games.keepflyin.chart.camera import HexCamera
from game.app.games.keepflyin.chart.pieces import Piece
from game.app.games.keepflyin.chart.shown import Goal, Shown
from game.app.table.boards import headings
from game.app.table.boards.tags import Tag
from game.app.ui.kit import Kit
from game.content.keepflyin.records import Board

__all__ = ["ChartBoard", "Goal", "Piece", "Shown", "Tag"]

LIFT = 6.0  # units a piece in the hand is held above the chart


class ChartBoard:
    """`HexBoard` with the names that every table's board has for its parts."""

    piecemeal = False

    def __init__(self, board: Board, zones: Mapping[str, str]) -> None:
        names = {place.id: place.name for place in board.locations.values()}
        self.chart = HexBoard(board, zones, names)

    @property
    def camera(self) -> HexCamera:
        """What is seen of the chart."""
        return self.chart.camera

    @property
    def glass(self) -> Rect:
        """The px in which the chart moves: not the rulers."""
        return self.camera.window

    def fit(self, kit: Kit, window: Rect) -> None:
        """Draw into this window from now on."""
        self.chart.fit(kit, window)

    def cell_at(self, pos: tuple[int, int]) -> int | None:
        """The node under a pixel, None off the chart."""
        return self.chart.hex_at(pos)

    def middle(self, cell: int) -> tuple[float, float]:
        """The centre of a node in px."""
        return self.chart.center_of(cell)

    def show(self, cell: int) -> None:
        """Bring a node into the window."""
        column, row = self.chart.grid.xy(cell)
        camera = self.camera
        x, y = camera.middle(column, row)
        camera.show(*camera.board((x, y)))

    def box(self, cell: int) -> Rect:
        """The pixels of a node's hex."""
        return self.camera.box(*self.chart.grid.xy(cell))

    def tall(self, kit: Kit) -> float:
        """The size of a ship in units at this zoom."""
        return self.camera.wide * 0.96 / kit.scale

    def disc(self, kit: Kit) -> float:
        """The size of a hex in units at this zoom."""
        return self.camera.wide / kit.scale

    def extent(self, kit: Kit, cell: int) -> Rect:
        """The pixels a piece on a node may cover, with its glow and shadow."""
        return self.chart.extent(cell)

    def buttons(self, kit: Kit) -> list[Rect]:
        """Where the round buttons of the table lie."""
        return self.chart.buttons(kit)

    def spots(self, pieces: Sequence[Piece]) -> dict[str, tuple[float, float]]:
        """Where each piece stands in px, by id."""
        return {one.piece.id: one.at for one in self.chart.layout(tuple(pieces))}

    def piece(self, kit: Kit, dst: Surface, piece: Piece, pos: Sequence[float], tall: float | None = None) -> None:
        """One piece at a place in px; `tall`: it is held above the chart."""
        turn = headings.turn(piece, self.middle)
        chart_pieces.piece(kit, dst, pos, self.chart.wide(piece.node), piece, LIFT if tall else 0.0, turn=turn)

    def paint(self, kit: Kit, dst: Surface, shown: Shown) -> None:
        """The whole chart."""
        self.chart.paint(kit, dst, shown)

    def beside(self, kit: Kit, dst: Surface) -> None:
        """The rulers."""
        self.chart.rulers(kit, dst)
