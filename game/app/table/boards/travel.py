"""A board while its camera moves: its last sharp picture, aside, larger or smaller; painting waits until it rests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from math import ceil, floor
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from pygame import Rect, Surface

from game.app.table.boards.host import Camera
from game.app.table.boards.resting import Resting
from game.app.table.boards.sheet import Sheet, around, corner
from game.app.table.boards.sky import NIGHT
from game.app.ui.counters import quick
from game.app.ui.kit import Kit

S_contra = TypeVar("S_contra", contravariant=True)
S = TypeVar("S", bound="Still")
Self = TypeVar("Self")


EDGE = 4
"""A picture of fewer px each way is laid as an edge is."""


class Still(Protocol):
    """What a board shows."""

    def still(self: Self) -> Self:
        """The same without what is pointed at."""


class Moved(Protocol[S_contra]):
    """A board under a camera. `piecemeal`: a part of it alone is painted quickly."""

    piecemeal: bool

    @property
    def camera(self) -> Camera: ...

    @property
    def glass(self) -> Rect:
        """The px in which the board moves."""

    def paint(self, kit: Kit, dst: Surface, shown: S_contra) -> None:
        """All of it."""

    def beside(self, kit: Kit, dst: Surface) -> None:
        """What of it lies around the glass or moves otherwise than the rest, as the camera stands."""


class Stood(NamedTuple):
    """What the last sharp picture was of: the board, with what, from where, what it showed."""

    view: Any
    kit: Kit
    cam: Any
    glass: Rect
    shown: Any


class Picture(NamedTuple):
    """What was seen through the glass, and from where."""

    img: Surface
    cam: Camera


class Travel(Generic[S]):
    """Has a board painted, and keeps pictures of it: the last one, and the last of the whole for what lies beyond."""

    def __init__(self) -> None:
        self._resting = Resting()
        self._stood: Stood | None = None
        self._last: Picture | None = None
        self._whole: Picture | None = None
        self._sheet: Sheet | None = None
        self._scale = (0.0, 0.0)  # of the last unsharp picture

    def sharp(self, kit: Kit, dst: Surface, view: Moved[S], shown: S) -> None:
        """The board as it is."""
        view.paint(kit, dst, shown)
        old, glass = self._stood, Rect(view.glass)
        if old is None or (old.view, old.kit, old.glass) != (view, kit, glass):
            self._whole = None
        self._stood = Stood(view, kit, copy(view.camera), glass, shown)
        self._last = self._sheet = None
        self._scale = place(view.camera)[:2]

    def moves(self, kit: Kit, view: Moved[S]) -> bool:
        """Whether the camera moves, so that an unsharp picture will do."""
        return self._resting.glances(self._moved(kit, view))

    def rests(self, dt: float, kit: Kit, view: Moved[S]) -> bool:
        """Time goes by; True at the moment when the camera has come to rest after it moved."""
        return self._resting.rests(dt, self._moved(kit, view), (place(view.camera), view.glass.size))

    def _moved(self, kit: Kit, view: Moved[S]) -> bool:
        """Whether the camera left the place of the last sharp picture, in the same window; it may be back by now."""
        old = self._stood
        if old is None or old.view is not view or old.kit is not kit or old.glass != view.glass:
            return False
        return self._last is not None or place(old.cam) != place(view.camera)

    # ------------------------------------------------------------ the unsharp picture

    def paint(self, kit: Kit, dst: Surface, view: Moved[S]) -> None:
        """About what the camera sees, on a surface as large as the window; only while it `moves`."""
        assert self._stood is not None
        clip, cam, glass = dst.get_clip(), view.camera, self._stood.glass
        if self._last is None:
            self._take(dst, self._stood)
        sheet, scale = self._sheet, (cam.wide, cam.down)
        if scale not in (self._scale, sheet and sheet.scale):
            self._straight(dst, glass)  # the next may have another scale: no sheet for one glance
        else:
            if sheet is None:
                sheet = self._sheet = Sheet(glass, cam)
            elif sheet.scale != scale:
                sheet.begin(cam)
            if not sheet.ready.contains(sheet.seen(cam)):
                for rect in sheet.follow(cam):
                    self._fill(dst, sheet, rect)
            dst.set_clip(clip)
            dst.blit(sheet.img, glass, sheet.seen(cam))
        self._scale = scale
        dst.set_clip(clip)
        view.beside(kit, dst)

    def _take(self, dst: Surface, stood: Stood) -> None:
        """Keep a picture of the board as it was seen last, without what was pointed at."""
        cam = stood.view.camera
        now = dict(vars(cam))
        vars(cam).update(vars(stood.cam))
        dst.set_clip(stood.glass)
        stood.view.paint(stood.kit, dst, stood.shown.still())
        vars(cam).update(now)
        self._last = Picture(dst.subsurface(stood.glass).copy(), stood.cam)
        if stood.cam.zoom <= stood.cam.least:
            self._whole = self._last

    def _straight(self, dst: Surface, glass: Rect) -> None:
        """Paint what is seen through the glass on the window itself."""
        assert self._stood is not None
        view, kit, _, _, shown = self._stood
        cam = view.camera
        for one in self._lay(dst, glass, lambda old: box_of(old, cam, glass, corner(cam)), glass):
            dst.set_clip(one)
            if view.piecemeal:
                view.paint(kit, dst, shown.still())
            else:
                dst.fill(NIGHT)

    def _fill(self, dst: Surface, sheet: Sheet, rect: Rect) -> None:
        """Paint a part of the sheet; `dst` is painted on for that."""
        assert self._stood is not None
        cam = copy(self._stood.view.camera)
        for one in self._lay(sheet.img, rect, lambda old: sheet_box(sheet, old, cam), sheet.img.get_rect()):
            if self._stood.view.piecemeal:
                self._piece(dst, sheet, one)
            else:
                sheet.img.fill(NIGHT, one)

    def _lay(self, dst: Surface, rect: Rect, box_at: Callable[[Picture], Rect], room: Rect) -> list[Rect]:
        """Fill a rect from what pictures there are, each in its box; what none shows is told. `room`: see `lay`."""
        whole = self._whole if self._whole is not self._last else None
        pictures = [one for one in (self._last, whole) if one is not None]
        boxes, bare = [*map(box_at, pictures)], [rect]
        parts: list[tuple[Picture, Rect, Rect]] = []
        for one, box in zip(pictures, boxes):
            parts += [(one, part, box) for part in bare]
            bare = [rest for part in bare for rest in around(part.clip(box), part)]
        for one, part, box in reversed(parts):  # the sharpest last, over what reaches a little beyond its part
            lay(dst, part, one.img, box, room)
        return bare

    def _piece(self, dst: Surface, sheet: Sheet, rect: Rect) -> None:
        """Have the board paint a part of the sheet, as if it lay under the glass; `dst` is painted on for that."""
        assert self._stood is not None
        view, kit, _, glass, shown = self._stood
        cam = view.camera
        home = cam.origin
        for part in tiles(rect, glass.size):
            there = sheet.in_window(part)
            under = there.clamp(glass)
            by = under.x - there.x, under.y - there.y
            cam.origin = sheet.origin[0] + by[0], sheet.origin[1] + by[1]
            dst.set_clip(under)
            view.paint(kit, dst, shown.still())
            sheet.img.blit(dst, part, under)
        cam.origin = home


def place(cam: Camera) -> tuple[float, float, float, float]:
    """Whatever tells one place of a camera from another, wherever its window is."""
    return cam.wide, cam.down, cam.origin[0] - cam.window.x, cam.origin[1] - cam.window.y


def sheet_box(sheet: Sheet, old: Picture, new: Camera) -> Rect:
    """Where a picture that was seen from elsewhere lies on the sheet, which is seen with `new`."""
    spot = sheet.in_window(Rect(0, 0, 0, 0))
    return box_of(old, new, sheet.glass, sheet.origin).move(-spot.x, -spot.y)


def box_of(old: Picture, new: Camera, glass: Rect, origin: tuple[int, int]) -> Rect:
    """Where a picture of the glass that was seen from elsewhere lies in the window, with the board's corner at `origin`
    there."""
    kx, ky = new.wide / old.cam.wide, new.down / old.cam.down
    left = origin[0] + (glass.x - old.cam.origin[0]) * kx
    top = origin[1] + (glass.y - old.cam.origin[1]) * ky
    return Rect(round(left), round(top), round(old.img.get_width() * kx), round(old.img.get_height() * ky))


def lay(dst: Surface, rect: Rect, img: Surface, box: Rect, room: Rect) -> None:
    """The part of a picture that lies in `rect`, when all of it fills `box`; within `room` it may reach a little
    beyond."""
    seen = rect.clip(box)
    if not seen:
        return
    if box.size == img.get_size():
        dst.blit(img, seen, seen.move(-box.x, -box.y))
        return
    part, to = scaled(img, box, seen, outwards=True)
    if room.contains(to):
        quick(img.subsurface(part), to.size, dst.subsurface(to))
        return
    part, inner = scaled(img, box, seen, outwards=False)
    if inner.w > EDGE and inner.h > EDGE:
        quick(img.subsurface(part), inner.size, dst.subsurface(inner))
        rest = around(inner, seen)
    else:
        rest = [seen]
    for strip in rest:
        part, to = scaled(img, box, strip, outwards=True)
        dst.set_clip(strip)
        dst.blit(quick(img.subsurface(part), to.size), to)
    dst.set_clip(None)


def scaled(img: Surface, box: Rect, seen: Rect, outwards: bool) -> tuple[Rect, Rect]:
    """Which part of a picture that fills `box` shows what is `seen` there, and where it lies: in whole px of the
    picture, a little more than is seen or a little less."""
    kx, ky = box.w / img.get_width(), box.h / img.get_height()
    low, high = (floor, ceil) if outwards else (ceil, floor)
    left, top = low((seen.x - box.x) / kx), low((seen.y - box.y) / ky)
    right, bottom = high((seen.right - box.x) / kx), high((seen.bottom - box.y) / ky)
    part = Rect(left, top, max(0, right - left), max(0, bottom - top)).clip(img.get_rect())
    at = box.x + round(part.x * kx), box.y + round(part.y * ky)
    return part, Rect(at, (box.x + round(part.right * kx) - at[0], box.y + round(part.bottom * ky) - at[1]))


def tiles(rect: Rect, size: tuple[int, int]) -> Iterator[Rect]:
    """A rect in parts that are no larger than that."""
    for y in range(rect.y, rect.bottom, size[1]):
        for x in range(rect.x, rect.right, size[0]):
            yield Rect(x, y, *size).clip(rect)
