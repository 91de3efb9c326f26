"""What of a monitor a window may use: the bars of the desktop and the frame are left out."""

from __future__ import annotations

import sys
from importlib import import_module

import pygame
from pygame import Rect

FRAME = (8, 32)  # px kept for a frame and its title bar, before the desktop has drawn them
NO_SCREEN = ("dummy", "offscreen")
LARGE = 1440  # lines of a monitor from which a title bar is twice as high


def usable(monitor: int) -> Rect | None:
    """The part of a monitor that no bar of the desktop covers, where the window system tells; None when it does not.

    The window library knows, pygame doesn't hand it on. `ctypes` asks it, where this Python has it: the packaged
    program comes without it on some systems, and takes the bars as they usually are.
    """
    place = [0, 0, 0, 0]
    try:
        ctypes = import_module("ctypes")
        found = (ctypes.c_int * len(place))()
        library = "SDL2.dll" if sys.platform == "win32" else pygame.display.__file__  # it is loaded already
        if ctypes.CDLL(library).SDL_GetDisplayUsableBounds(monitor, found):
            return None
        place = list(found)
    except (ImportError, OSError, AttributeError, TypeError):  # not here, or the library is elsewhere
        return None
    free = Rect(place)
    return free if free.w > 0 and free.h > 0 else None


def room(monitor: int, size: tuple[int, int]) -> Rect | None:
    """Where the inside of a window may lie on a monitor of that size, its frame and title bar counted; None without a
    screen."""
    if pygame.display.get_driver() in NO_SCREEN:
        return None
    free = usable(monitor)
    whole = free or Rect(0, 0, *size)
    beside, above = (2 * n if size[1] >= LARGE else n for n in FRAME)
    bar = 0 if free and free.size != tuple(size) else above  # nobody told of a bar: there may be one
    return Rect(whole.x + beside, whole.y + above, whole.w - 2 * beside, whole.h - above - beside - bar)


def fitted(room: Rect, size: tuple[int, int], place: tuple[int, int] | None) -> Rect:
    """A window of that size inside the room, as large as fits; without a place in its middle."""
    w, h = min(size[0], room.w), min(size[1], room.h)
    found = Rect(0, 0, w, h)
    found.center = room.center
    if place is not None:
        found.topleft = place
    return found.clamp(room)
