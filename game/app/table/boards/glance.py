"""The chart while the camera moves: the last sharp picture, larger, smaller or aside; painting waits until it rests."""

from __future__ import annotations

from copy import copy
from typing import Protocol

from pygame import Rect, Surface

from game.app.ui.counters import smooth

NIGHT = (10, 14, 26)


class Sight(Protocol):
    """What is asked of a camera: its window, how large things are across and down, px of the chart's corner."""

    window: Rect
    zoom: float

    @property
    def wide(self) -> float: ...

    @property
    def down(self) -> float: ...

    @property
    def origin(self) -> tuple[float, float]: ...


class Glance:
    """Keeps the last picture of a chart, and the last of the whole chart for what lies beyond it. Pictures and cameras
    count px from the upper left corner of the chart's window."""

    def __init__(self) -> None:
        self._last: tuple[Surface, Sight] | None = None
        self._whole: tuple[Surface, Sight] | None = None

    def keep(self, img: Surface, cam: Sight) -> None:
        """This is what the camera sees; the picture must not be painted on any more."""
        self._last = img, copy(cam)
        if cam.zoom == 1.0:
            self._whole = self._last

    def fits(self, cam: Sight) -> bool:
        """Whether there is a picture of that window, from another place."""
        return self._last is not None and self._last[1].window == cam.window and not self.same(cam)

    def same(self, cam: Sight) -> bool:
        """Whether the last picture is what this camera sees."""
        if self._last is None:
            return False
        old = self._last[1]
        return (old.wide, old.down, old.origin) == (cam.wide, cam.down, cam.origin)

    def draw(self, dst: Surface, cam: Sight, corner: tuple[int, int]) -> None:
        """What this camera would see, unsharp, on the glass of a chart whose window begins at `corner`."""
        glass = cam.window
        kept = [one for one in (self._last, self._whole) if one is not None and one[1].window == glass]
        if kept and not seen(kept[0][1], cam)[1].contains(glass):
            dst.fill(NIGHT, glass.move(corner))
        else:
            kept = kept[:1]
        for img, old in reversed(kept):
            part, to = seen(old, cam)
            if part and to:
                dst.blit(smooth(img.subsurface(part), to.size), to.move(corner))


def seen(old: Sight, new: Sight) -> tuple[Rect, Rect]:
    """Which px of a picture taken with `old` lie in the window of `new`, and where; both have the same window."""
    glass = old.window
    kx, ky = new.wide / old.wide, new.down / old.down
    left = new.origin[0] + (glass.x - old.origin[0]) * kx
    top = new.origin[1] + (glass.y - old.origin[1]) * ky
    to = Rect(round(left), round(top), round(glass.w * kx), round(glass.h * ky)).clip(glass)
    part = Rect(
        round(glass.x + (to.x - left) / kx), round(glass.y + (to.y - top) / ky), round(to.w / kx), round(to.h / ky)
    )
    return part.clip(glass), to
