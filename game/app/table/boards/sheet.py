"""A picture somewhat larger than the glass it is seen through: small moves need nothing painted."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.table.boards.host import Camera

MARGIN = 48
"""How far it reaches beyond the glass, in px."""


class Sheet:
    """A surface around a `glass`, in which things lie as a camera sees them from `origin`; `ready`: the part of it that
    is painted. Rects count px of the surface, whose middle lies under the glass."""

    def __init__(self, glass: Rect, cam: Camera) -> None:
        self.glass = Rect(glass)
        self.img = Surface((glass.w + 2 * MARGIN, glass.h + 2 * MARGIN))
        self.begin(cam)

    def begin(self, cam: Camera) -> None:
        """Nothing is painted yet of what this camera sees."""
        self.scale = cam.wide, cam.down
        self.origin = corner(cam)
        self.ready = Rect(0, 0, 0, 0)

    def seen(self, cam: Camera) -> Rect:
        """What lies under the glass now."""
        x, y = corner(cam)
        return Rect(MARGIN + self.origin[0] - x, MARGIN + self.origin[1] - y, *self.glass.size)

    def follow(self, cam: Camera) -> list[Rect]:
        """Move all of it so that its middle is under the glass again; tells what must be painted, all of it unless
        nothing was painted yet: then what is seen."""
        to = corner(cam)
        by = to[0] - self.origin[0], to[1] - self.origin[1]
        self.origin = to
        whole = self.img.get_rect()
        if not self.ready:
            self.ready = self.seen(cam)
            return [self.ready]
        left = self.ready.move(by).clip(whole)
        if left:
            self.img.scroll(*by)
        self.ready = whole
        return around(left, whole)

    def in_window(self, rect: Rect) -> Rect:
        """The px of the window where a part would lie if the glass were as large."""
        return rect.move(self.glass.x - MARGIN, self.glass.y - MARGIN)


def corner(cam: Camera) -> tuple[int, int]:
    """Where the corner of the board lies, in whole px."""
    return round(cam.origin[0]), round(cam.origin[1])


def around(inner: Rect, outer: Rect) -> list[Rect]:
    """What of a rect lies outside another one in it: strips that do not overlap."""
    if not inner:
        return [outer]
    found = (
        Rect(outer.x, outer.y, outer.w, inner.y - outer.y),
        Rect(outer.x, inner.bottom, outer.w, outer.bottom - inner.bottom),
        Rect(outer.x, inner.y, inner.x - outer.x, inner.h),
        Rect(inner.right, inner.y, outer.right - inner.right, inner.h),
    )
    return [rect for rect in found if rect.w > 0 and rect.h > 0]
