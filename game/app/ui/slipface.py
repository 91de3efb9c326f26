"""The face of a card on a slip of paper, as it lies in the dock of its game."""

from __future__ import annotations

from typing import Protocol

from pygame import Rect, Surface

from game.app.ui.kit import Kit


class Face(Protocol):
    """A card that can be painted small; equal ones look alike."""

    def size(self, kit: Kit, board: Rect) -> tuple[int, int]:
        """How wide and high it is in px, on a slip that has this board."""

    def paint(self, kit: Kit, dst: Surface, r: Rect) -> None:
        """The card at its place."""
