"""All games there is printed content of: the one list that reading, keeping, counting and mods go by."""

from __future__ import annotations

from typing import Any

from game.content import fancards, firefly, fistful, keepflyin, pirates
from game.content.common.printed import Printed
from game.content.firefly.boxes import know

know(pirates.BOX)

PRINTED: tuple[Printed[Any], ...] = (fistful.PRINTED, keepflyin.PRINTED, firefly.PRINTED, fancards.PRINTED)


def printed(game: str) -> Printed[Any]:
    """What a game tells of its content. KeyError for one that has none."""
    return {one.id: one for one in PRINTED}[game]
