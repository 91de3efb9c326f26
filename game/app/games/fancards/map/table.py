"""The board of the map: a growing field whose cards show the scenes of their locations."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.table.boards.field.board import FieldBoard
from game.app.ui.kit import Kit
from game.app.ui.plates import is_plate, plate


def scene(kit: Kit, dst: Surface, r: Rect, name: str) -> None:
    """The window of a location card."""
    if is_plate(kit, name):
        plate(kit, dst, r, name)
    else:
        kit.box(dst, r, ((34, 40, 66), (20, 24, 44), (12, 14, 28)), 5)


LEGIBLE = 84.0
"""How wide a card is at least, in units, before a part of the map is seen."""


HALF = 0.5
"""How far each row lies to the right of the one above it where locations have six neighbours."""


def map_board(grid: str) -> FieldBoard:
    """A map on the grid that the table plays with, "square" or "hex"."""
    return FieldBoard(scene, "gear", LEGIBLE, HALF if grid == "hex" else 0.0, names=True)
