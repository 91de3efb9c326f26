"""The corner of a board in which its round buttons lie: zoom, the whole board, what happened since."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import Rect

from game.app.table.boards.camera import Camera
from game.app.ui.kit import Kit

MOST = 4  # zoom in, zoom out, the whole board, what happened since


def side(kit: Kit) -> int:
    """How large a round button is, in px."""
    return max(kit.u(24), 22)


def room(kit: Kit) -> int:
    """How wide a strip the buttons take, with the gaps on both its sides, in px."""
    return side(kit) + 2 * kit.u(6)


def inner(kit: Kit, window: Rect, columns: float, rows: float) -> tuple[Rect, bool]:
    """The window of a board of so many cells without the strip of the buttons, which lies where it costs less; whether
    that is a column at the left, not a row below."""
    strip, (x, y, w, h) = room(kit), window
    upright = min((w - strip) / columns, h / rows) > min(w / columns, (h - strip) / rows)
    return Rect(x + strip, y, w - strip, h) if upright else Rect(x, y, w, h - strip), upright


def rects(kit: Kit, window: Rect, upright: bool = False, most: int = MOST) -> list[Rect]:
    """The places of the buttons, the first ones first: a row from the lower left corner; `upright`: a column there,
    the last one lowest."""
    n, gap = side(kit), kit.u(6)
    if upright:
        return [Rect(window.x + gap, window.bottom - (most - i) * (n + gap), n, n) for i in range(most)]
    return [Rect(window.x + gap + i * (n + gap), window.bottom - n - gap, n, n) for i in range(most)]


def clear(camera: Camera, places: Sequence[Rect], cells: Iterable[tuple[int, int]]) -> Rect | None:
    """The first of some places that hides none of these cells while the whole board is shown, None when each does."""
    home = Camera(camera.columns, camera.rows, margin=camera.margin)
    home.fit(camera.window)
    boxes = [home.box(*cell) for cell in cells]
    return next((place for place in places if place.collidelist(boxes) < 0), None)
