"""Gas behind the glass of a star chart: blue in the Core, green in the Border, in the Fringe a hue for each corner."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from pygame import Surface

from game.app.games.keepflyin.chart.camera import HexCamera
from game.app.table.boards.haze import haze
from game.app.table.boards.scaled import Scaled
from game.app.ui.kit.base import ADD
from game.app.ui.theme import Color

ACROSS = 192  # px of the kept picture for the width of a chart
BEYOND = 0.5  # how far it reaches over each edge of the chart, in widths of it


class Cloud(NamedTuple):
    """One cloud: which way from the sun in degrees, clockwise from the right, how far, and how wide, in widths of the
    chart."""

    hues: tuple[Color, Color]
    angle: float
    far: float
    wide: float


CLOUDS = (
    Cloud(((10, 22, 58), (58, 22, 88)), 0, 0.0, 0.36),
    Cloud(((10, 74, 66), (26, 60, 24)), 200, 0.30, 0.26),
    Cloud(((14, 62, 84), (12, 78, 50)), 318, 0.30, 0.25),
    Cloud(((10, 70, 80), (36, 62, 20)), 78, 0.31, 0.25),
    Cloud(((84, 20, 66), (64, 22, 84)), 222, 0.58, 0.36),
    Cloud(((88, 34, 16), (68, 20, 50)), 320, 0.60, 0.36),
    Cloud(((40, 26, 98), (76, 20, 68)), 38, 0.60, 0.38),
    Cloud(((80, 60, 16), (62, 34, 18)), 142, 0.58, 0.36),
)


class Gas:
    """Adds all clouds to a picture of a chart; moving the chart about scales them seldom."""

    def __init__(self) -> None:
        self._scaled = Scaled()

    def paint(self, dst: Surface, cam: HexCamera, sun: tuple[float, float]) -> None:
        """Around the sun, a px of `dst`."""
        wide, (left, top) = cam.size[0], cam.origin
        raw = picture(round((sun[0] - left) / wide, 2), round((sun[1] - top) / wide, 2))
        self._scaled.lay(raw, dst, wide / ACROSS, (left - BEYOND * wide, top - BEYOND * wide), ADD)


@lru_cache(maxsize=4)
def picture(x: float, y: float) -> Surface:
    """The clouds in small around a sun at a place of the chart, in widths of it; black where it is clear."""
    side = round(ACROSS * (1 + 2 * BEYOND))
    img = Surface((side, side))
    for number, cloud in enumerate(CLOUDS):
        angle = math.radians(cloud.angle)
        at = x + math.cos(angle) * cloud.far, y + math.sin(angle) * cloud.far
        haze(img, [ACROSS * (BEYOND + one) for one in at], ACROSS * cloud.wide, cloud.hues, 40 + number)
    return img
