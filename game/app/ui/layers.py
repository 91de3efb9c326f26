"""What stands still is painted once: panels on an opaque base picture, redrawn alone when their key changes."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

Paint = Callable[[Surface], object]


THINGS, WIDGETS, SLIP, ON_SLIP = range(4)
"""Levels, the lowest painted first: what lies there, the widgets on it, a slip over them, the widgets of the slip."""


class Panel(NamedTuple):
    """A part of the base picture: where (with its shadow), what it shows, how to paint it, on which level, and whether
    nothing under it shines through."""

    rect: Rect
    key: Hashable
    paint: Paint
    level: int
    solid: bool = False


class Layers:
    """The base picture of a scene: a background and panels over it, in window coordinates.

    `set` a panel as often as you like: it costs nothing while rect and key stay; then `refresh` tells the changed
    rectangles, and `draw` paints what changed since it was drawn last and blits the base. `background`: a picture, or
    what makes one of `size` px once it is seen."""

    def __init__(self, background: Surface | Callable[[], Surface], size: Sequence[int] = (0, 0)) -> None:
        self.window = background.get_rect() if isinstance(background, Surface) else Rect((0, 0), size)
        self.panels: dict[str, Panel] = {}
        self._background = background
        self._base: Surface | None = None
        self._stale: list[Rect] = []
        self._due: list[Rect] = []
        self._fresh = True

    def set(self, name: str, rect: Rect, key: Hashable, paint: Paint, level: int = THINGS, solid: bool = False) -> None:
        """Show a panel; `paint(surface)` draws it and is clipped to rect; a `solid` one covers all of it."""
        old = self.panels.get(name)
        if old and old.rect == rect and old.key == key and old.level == level:
            return
        self.panels[name] = Panel(Rect(rect), key, paint, level, solid)
        if old is None or old.level != level:
            self.panels = dict(sorted(self.panels.items(), key=lambda panel: panel[1].level))
        if old and old.rect != rect:
            self._stale.append(old.rect)
        self._stale.append(Rect(rect))

    def drop(self, name: str) -> None:
        """Take a panel away."""
        old = self.panels.pop(name, None)
        if old:
            self._stale.append(old.rect)

    def refresh(self) -> list[Rect]:
        """What is stale, from now on due: what changes several times between two frames is painted once."""
        new, self._stale = self._stale, []
        if self._fresh and new:  # the first time everything once, not once for every neighbour
            self._fresh, new = False, [self.window]
        for rect in new:
            if not any(due.contains(rect) for due in self._due):
                self._due = [due for due in self._due if not rect.contains(due)] + [rect]
        return new

    @property
    def background(self) -> Surface:
        """What lies under all panels."""
        if not isinstance(self._background, Surface):
            self._background = self._background()
        return self._background

    @property
    def base(self) -> Surface:
        """The picture as it stands: what is due is painted, with what overlaps it by level, then as it came."""
        base = self._base
        if base is None:
            base = self._base = self.background.copy()
        due, self._due = self._due, []
        for rect in due:
            panels = [panel for panel in self.panels.values() if panel.rect.colliderect(rect)]
            covers = [n for n, panel in enumerate(panels) if panel.solid and panel.rect.contains(rect)]
            if not covers:
                base.set_clip(rect)
                base.blit(self.background, rect, rect)
            for panel in panels[covers[-1] if covers else 0 :]:
                base.set_clip(rect.clip(panel.rect))
                panel.paint(base)
            base.set_clip(None)
        return base

    def draw(self, dst: Surface, dirty: Rect) -> None:
        """Blit the part of the base that lies in `dirty`."""
        dst.blit(self.base, dirty, dirty)
