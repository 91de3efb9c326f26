"""The window on the desktop: where it opens, full screen without a frame, what is remembered of it.

Nothing heavy is imported here: the first picture opens the window before the rest of the program is read."""

from __future__ import annotations

import os
import warnings
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect, Surface

from game.app.shell import doorbell, usable

if TYPE_CHECKING:
    from pygame.event import Event

    from game.app.shell.settings import Settings

HINTS = {
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",  # pixels are pixels: Windows must not stretch the picture
    "SDL_IME_SHOW_UI": "1",  # an input method shows its own list of words
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",  # full screen stays when the other monitor is clicked
}
MOVES = (pygame.WINDOWDISPLAYCHANGED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWMOVED)


class Wanted(NamedTuple):
    """How the window should open: `place` is its upper left corner, None for the middle of the monitor."""

    size: tuple[int, int] = (1280, 720)
    full: bool = False
    monitor: int = 0
    place: tuple[int, int] | None = None
    maximised: bool = False


def begin() -> None:
    """Start the display, with what it must know before; what the player set outside stays. pygame.error without one."""
    for name, value in HINTS.items():
        os.environ.setdefault(name, value)
    if not pygame.display.get_init():
        before = doorbell.sockets()
        pygame.display.init()
        doorbell.wires.clear()
        doorbell.wires.update(doorbell.sockets() - before)


def monitors() -> list[tuple[int, int]]:
    """The sizes of all monitors; their order is their index."""
    return list(pygame.display.get_desktop_sizes()) or [(1280, 720)]


def screens() -> str:
    """The monitors in one word: a place is only good while they are the same."""
    return " ".join(f"{w}x{h}" for w, h in monitors())


def open_window(wanted: Wanted) -> Surface:
    """Open it or change it.  A monitor that is gone is replaced by the first; full screen that fails by a window."""
    sizes = monitors()
    at = wanted.monitor if 0 <= wanted.monitor < len(sizes) else 0
    full, room = is_full(), usable.room(at, sizes[at])
    place = wanted.place if at == wanted.monitor else None
    spot = usable.fitted(room, wanted.size, place) if room else Rect(place or (0, 0), wanted.size)
    if wanted.full:
        if not full and len(sizes) == 1:
            _move((0, 0))  # where no window manager does it, the window grows from its own corner
        with suppress(pygame.error):  # the size of the desktop: no change of resolution, no frame
            return pygame.display.set_mode(sizes[at], pygame.FULLSCREEN, display=at)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # a desktop may have its own mind about sizes
        window = pygame.display.set_mode(spot.size, pygame.RESIZABLE, display=at)
        if window.get_size() != spot.size:  # just out of full screen: some need to be told twice
            pygame.event.pump()
            window = pygame.display.set_mode(spot.size, pygame.RESIZABLE, display=at)
    if place is not None or room and not room.contains(_where(spot)):
        _move(spot.topleft)
    elif full and len(sizes) == 1:
        _move(middle(spot.size, sizes[0]))
    if wanted.maximised:
        with suppress(pygame.error, AttributeError, TypeError):
            pygame.Window.from_display_module().maximize()
    return pygame.display.get_surface() or window


def fits(monitor: int, size: tuple[int, int]) -> tuple[int, int]:
    """The size, or as much of it as a monitor has room for."""
    sizes = monitors()
    room = usable.room(monitor, sizes[monitor]) if 0 <= monitor < len(sizes) else None
    return (min(size[0], room.w), min(size[1], room.h)) if room else size


def _where(spot: Rect) -> Rect:
    """Where the open window lies; where that can't be asked, as it was meant."""
    with suppress(pygame.error, AttributeError, TypeError):
        return Rect(pygame.display.get_window_position(), spot.size)
    return spot


def is_full() -> bool:
    """Whether there is a window that fills its monitor."""
    window = pygame.display.get_surface()
    return window is not None and bool(window.get_flags() & pygame.FULLSCREEN)


def middle(size: tuple[int, int], monitor: tuple[int, int]) -> tuple[int, int]:
    """The upper left corner of a window in the middle of a monitor, never above or left of it."""
    return max(0, (monitor[0] - size[0]) // 2), max(0, (monitor[1] - size[1]) // 2)


def _move(place: tuple[int, int]) -> None:
    """Put the open window somewhere; a desktop that does not let itself be told keeps it where it is."""
    with suppress(pygame.error, AttributeError, TypeError):
        if pygame.display.get_surface() is not None:
            pygame.display.set_window_position(place)


def remember(settings: Settings, event: Event) -> None:
    """Keep what the desktop did with the window: monitor, place, maximised.  Its size is kept when it rests."""
    if event.type == pygame.WINDOWDISPLAYCHANGED:
        settings.monitor = max(0, min(63, event.display_index))
    if settings.display != "window":
        return
    if event.type == pygame.WINDOWMAXIMIZED:
        settings.maximised = True
    elif event.type == pygame.WINDOWRESTORED:
        settings.maximised = False
    elif event.type == pygame.WINDOWMOVED and not settings.maximised and max(abs(event.x), abs(event.y)) < 30_000:
        settings.left, settings.top = pygame.display.get_window_position()  # the event may be older than our own move
        settings.screens = screens()


def wanted(raw: dict[str, object]) -> Wanted:
    """How the window should open, from the settings file's values; wrong ones fall back one by one."""

    def number(name: str, usual: int, low: int, high: int) -> int:
        value = raw.get(name)
        return min(max(value, low), high) if isinstance(value, int) and not isinstance(value, bool) else usual

    place = None
    if isinstance(raw.get("left"), int) and isinstance(raw.get("top"), int) and raw.get("screens") == screens():
        place = number("left", 0, -65536, 65536), number("top", 0, -65536, 65536)
    return Wanted(
        (number("width", 1280, 640, 16384), number("height", 720, 400, 16384)),
        raw.get("display") == "fullscreen",
        number("monitor", 0, 0, 63),
        place,
        raw.get("maximised") is True,
    )
