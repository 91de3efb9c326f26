"""What *Pirates & Bounty Hunters* adds to the table of *Firefly*."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.games.firefly.boxes import AppBox


def box() -> AppBox:
    """The box as the table of Firefly looks it up."""
    from game.app.games.pirates.box import PIRATES

    return PIRATES
