"""Ships that were painted at sixteen headings: the light lies on them where the lamp is, however they fly."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.ui.counters import smooth

if TYPE_CHECKING:
    from game.app.ui.kit.sprites import Art

MANY = 16
"""So many headings are told apart; 0 is up, they go on to the left."""
PER_LINE = 4
"""So many of them lie side by side on a sheet."""
COURSE = 14
"""The one that is there large, too: of a ship on a lid or in a window."""


def sheet(name: str) -> str:
    """What the picture of a ship at all its headings is called."""
    return f"headings/{name}"


def large(name: str) -> str:
    """What the large picture of a ship at one heading is called."""
    return f"courses/{name}"


def turned(art: Art, name: str, tall: float, turn: float) -> Surface | None:
    """A ship turned by so many degrees to the left, premultiplied; it would be `tall` px high with its bow up. The
    middle of the picture is the ship's. None where no sheet of it is there."""
    key = sheet(name)
    every = art.raw(key) if key in art.paths else None
    if every is None:
        return None
    side = every.get_width() // PER_LINE
    heading = round(turn / 360 * MANY) % MANY
    k = tall / art.solid(key, every.subsurface((0, 0, side, side))).h
    cell = every.subsurface((heading % PER_LINE * side, heading // PER_LINE * side, side, side))
    if k > 1 and heading == COURSE and large(name) in art.paths:
        grand = art.raw(large(name))
        if grand is not None:
            k, cell, side = k * side / grand.get_width(), grand, grand.get_width()
    img = cell.subsurface(around(cell)).premul_alpha()
    rest = (turn - heading * 360 / MANY + 180) % 360 - 180
    if rest:
        img = pygame.transform.rotozoom(img, rest, 1)
    return smooth(img, (max(1, round(img.get_width() * k)), max(1, round(img.get_height() * k))))


def around(cell: Surface) -> Rect:
    """The part of a picture in which something is, as far to the left of its middle as to the right, and as far up as
    down."""
    there, (w, h) = cell.get_bounding_rect(), cell.get_size()
    x = max(w / 2 - there.left, there.right - w / 2)
    y = max(h / 2 - there.top, there.bottom - h / 2)
    return Rect(math.floor(w / 2 - x), math.floor(h / 2 - y), math.ceil(2 * x), math.ceil(2 * y)).clip(cell.get_rect())
