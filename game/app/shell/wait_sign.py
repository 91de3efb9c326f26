"""A sign that something was heard, before what takes a while: it is on the screen at once, over what lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

if TYPE_CHECKING:
    from game.app.shell.app import App


def waiting(app: App) -> None:
    """Say on a plate in the middle that the table is being set; the next frame draws over it."""
    k, said = app.kit, app.words("wait.table")
    sign = k.icon_size("hourglass", 18 * k.grow)[0]
    gap = k.u(12)
    plate = Rect(0, 0, min(app.size[0] - k.u(40), k.width(said, "serif", 18) + sign + gap + k.u(56)), k.t(34) + k.u(20))
    plate.center = app.size[0] // 2, app.size[1] // 2
    window = app.window
    window.set_clip(None)
    k.shadow(window, plate, 9, 20, (5, 14), 230)
    k.wood(window, plate, 9)
    k.lip(window, plate.inflate(-2 * k.u(2), -2 * k.u(2)), 8)
    k.icon(window, (plate.x + k.u(28), plate.centery), "hourglass", 18 * k.grow, "brass", "ml")
    at = plate.x + k.u(28) + sign + gap
    k.text(window, (at, plate.centery), said, "serif", 18, "hi", "ml", fit=plate.right - k.u(20) - at)
    pygame.display.update()
    app.dirty.add()
