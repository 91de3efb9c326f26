"""How seats are seen: with the colour and shape that each took, and with the face of who plays there."""

from __future__ import annotations

from collections.abc import Callable

from game.app.play.seating import Seating
from game.app.ui.kit import Kit
from game.app.ui.theme import SEATS


def face(kit: Kit, seating: Seating, doll: Callable[[int], str]) -> None:
    """Marks and faces are of who plays here now; `doll` says who stands for a seat, "" for who has no face."""
    kit.looks, kit.dolls = seating.looks, tuple([doll(seat) for seat in range(len(seating.bots))])


def unface(kit: Kit) -> None:
    """Marks are in their own order again, and nobody has a face."""
    kit.looks, kit.dolls = range(len(SEATS)), ()
