"""Which parts of the window must be drawn again."""

from pygame import Rect

GRID = 16  # opaque blits are fast when their width is a multiple of 16 px
MOST = 8  # more rectangles than this are united


class Dirty:
    """Rectangles to be drawn again, united where they meet; `add()` without a rect means everything."""

    def __init__(self) -> None:
        self.full = False
        self.rects: list[Rect] = []

    def add(self, rect: Rect | None = None) -> None:
        if rect is None:
            self.full = True
        elif rect.w > 0 and rect.h > 0:
            self.rects.append(Rect(rect))

    def __bool__(self) -> bool:
        return self.full or bool(self.rects)

    def take(self, window: Rect) -> list[Rect]:
        """What to draw now, inside the window and not overlapping; the list is empty afterwards."""
        full, rects = self.full, self.rects
        self.full, self.rects = False, []
        if full:
            return [Rect(window)]
        out: list[Rect] = []
        for r in rects:
            r = snapped(r).clip(window)
            if r.w <= 0 or r.h <= 0:
                continue
            hit = r.collidelist(out)
            while hit >= 0:
                r = r.union(out.pop(hit))
                hit = r.collidelist(out)
            out.append(r)
        if len(out) > MOST:
            out = [out[0].unionall(out[1:])]
        if sum(r.w * r.h for r in out) > 0.7 * window.w * window.h:
            return [Rect(window)]
        return out


def snapped(r: Rect) -> Rect:
    """The rect grown to the grid sideways."""
    x0 = r.x // GRID * GRID
    return Rect(x0, r.y, -(-(r.right - x0) // GRID) * GRID, r.h)
