"""A scene that comes up out of what was pressed for it: the box of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from pygame import Rect, Surface

from game.app.shell.stack import Scene
from game.app.ui.motion import Tween, out_cubic
from game.app.ui.theme import MS

if TYPE_CHECKING:
    from game.app.shell.app import App


class Picture(Protocol):
    """What such a scene shows."""

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything."""

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """Draw what lies in `dirty`."""


class Sliding(Scene):
    """Its `view` comes up when there is a `start`; while it does the scene below stays in sight."""

    view: Picture

    def __init__(self, app: App, start: Rect | None) -> None:
        super().__init__(app)
        self.start = start
        self.slide: Tween | None = None
        self.sheet: Surface | None = None
        self.overlay = False

    def enter(self) -> None:
        if self.start is not None and not self.app.still:
            self.slide = self.app.tween(0, 1, MS["card"], out_cubic)
            self.overlay = True

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        self.sheet = None
        self.view.layout(size)

    def update(self, dt: float) -> bool:
        if self.slide is None or self.slide.done:
            return False
        self.slide.step(dt)
        self.overlay = not self.slide.done
        self.invalidate()
        return True

    def draw(self, surface: Surface, dirty: Rect) -> None:
        if self.slide and not self.slide.done:
            if self.sheet is None:
                self.sheet = Surface(surface.get_size())
                self.view.draw(self.sheet, self.sheet.get_rect())
            t = self.slide.value
            self.sheet.set_alpha(int(255 * min(1.0, t * 1.6)))
            surface.blit(self.sheet, (0, round((1 - t) * self.kit.u(150))))
            return
        self.sheet = None
        self.view.draw(surface, dirty)
