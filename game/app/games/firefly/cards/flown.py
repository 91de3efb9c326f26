"""The own ship on a Nav Card: whoever draws one sees the ship they fly in its picture."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.table.results.tableau import side_of
from game.app.ui.kit import Kit


class Place(NamedTuple):
    """Where a ship flies in a window, as shares of it: its middle, how wide it is; `turn`: degrees its bow is up."""

    x: float
    y: float
    wide: float
    turn: int = 0


FLOWN = {
    "nav_big_black": Place(0.42, 0.56, 0.34, 6),
    "nav_patrol": Place(0.22, 0.70, 0.24, 4),
    "nav_customs": Place(0.26, 0.64, 0.32, 2),
    "nav_cruiser": Place(0.17, 0.72, 0.17, 8),
    "nav_entanglements": Place(0.25, 0.72, 0.24, -3),
    "nav_abandoned": Place(0.21, 0.70, 0.22, 10),
    "nav_distress": Place(0.22, 0.60, 0.26, 6),
    "nav_convoy": Place(0.24, 0.74, 0.26, 3),
    "nav_hunt": Place(0.20, 0.72, 0.22, -4),
    "nav_derelict": Place(0.20, 0.66, 0.24, 8),
    "nav_cutter": Place(0.20, 0.66, 0.26, 10),
    "nav_bait": Place(0.20, 0.68, 0.28, -6),
    "nav_trader": Place(0.22, 0.68, 0.27, 2),
    "nav_ghost_ship": Place(0.17, 0.72, 0.19, 8),
    "nav_asteroid": Place(0.28, 0.60, 0.28, 14),
    "nav_debris": Place(0.24, 0.66, 0.26, 8),
    "nav_scrappers": Place(0.23, 0.68, 0.26, 6),
    "nav_graveyard": Place(0.24, 0.66, 0.22, 4),
}
"""On every picture of a Nav Card that is seen from space."""
LIGHT = (150, 84, 30)


def own_ship(kit: Kit, dst: Surface, r: Rect, scene: str, look: int, model: str = "") -> None:
    """The ship of the colour `look` in the window `r` of a scene; nothing where the scene is aboard."""
    at = FLOWN.get(scene)
    if at is None:
        return
    wide = r.w * at.wide
    pic = kit.sprite(side_of(kit, look, model), w=wide / kit.scale, turn=at.turn)
    if pic is None:
        return
    old = dst.get_clip()
    dst.set_clip(r.clip(old))
    x, y, lean = r.x + r.w * at.x, r.y + r.h * at.y, math.radians(at.turn)
    stern = x - wide * 0.46 * math.cos(lean), y + wide * 0.46 * math.sin(lean)
    kit.glow(dst, stern, wide * 0.13 / kit.scale, LIGHT, 0.9)
    kit.drop(dst, (x, y), pic, None, alpha=0)
    dst.set_clip(old)
