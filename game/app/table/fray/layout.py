"""Where the lanes of a stage lie, in px: side by side below the head, under them who has no lane yet, and what is
asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.app.table.fray.data import Fighter, Fray, Lane
from game.app.ui.kit import Kit

CHIP, WIDE, LANE = 34.0, 130.0, 216.0
"""Units: how high somebody on the bench is at least, how wide at least, and how wide a lane is at most."""
PICTURE, LEAST = 104.0, 26.0
"""Units: how high the picture of who attacks is at most, and below what it is left out."""


class LaneAt(NamedTuple):
    """The places of a lane. `plate`: whose it is, `window`: the picture, both without height where there is none;
    `foot`: name and numbers of who attacks; `guards`: as many as have room."""

    whole: Rect
    plate: Rect
    window: Rect
    foot: Rect
    guards: tuple[Rect, ...]
    says: Rect


class Laid(NamedTuple):
    """All places. `bench`: a rect for each who sits there."""

    whole: Rect
    head: Rect
    scene: Rect
    lanes: tuple[LaneAt, ...]
    bench: tuple[Rect, ...]
    strip: Rect


class _Thrift(NamedTuple):
    """What is left out where there is little room: the plates of lanes that have a picture, the second line of the
    bench, the second row of it, most of what is said, then all of it: the tip says it."""

    plates: bool = True
    tall: bool = True
    rows: int = 2
    says: int = 9


THRIFT = (
    _Thrift(),
    _Thrift(False),
    _Thrift(False, False),
    _Thrift(False, False, 1),
    _Thrift(False, False, 1, 1),
    _Thrift(False, False, 1, 0),
)


def lay(kit: Kit, board: Rect, fray: Fray) -> Laid:
    """The bench is as high as it needs to be; the lanes have the rest, and what finds no room is left out."""
    for thrift in THRIFT:
        found = _lay(kit, board, fray, thrift)
        if len(found.lanes) == len(fray.lanes):
            break
    return found


def _lay(kit: Kit, board: Rect, fray: Fray, thrift: _Thrift) -> Laid:
    pad, gap = kit.u(6), kit.u(6)
    whole = board.inflate(-2 * pad, -2 * pad)
    head = Rect(whole.x, whole.y, whole.w, kit.t(30))
    strip_high = kit.t(26) if fray.asks else 0
    strip = Rect(whole.x, whole.bottom - kit.u(5) - strip_high, whole.w, strip_high)
    inner = Rect(whole.x + kit.u(10), head.bottom, whole.w - 2 * kit.u(10), strip.y - gap - head.bottom)
    high = max(kit.u(CHIP), kit.t(34)) if thrift.tall else kit.t(20)
    bench = _bench(kit, inner, fray.bench, high, thrift.rows)
    bottom = min((r.y for r in bench), default=inner.bottom + gap) - gap
    area = Rect(inner.x, inner.y, inner.w, bottom - inner.y)
    lanes = _lanes(kit, area, fray.lanes, high, thrift)
    return Laid(whole, head, area, lanes, bench, strip)


def _bench(kit: Kit, inner: Rect, people: Sequence[Fighter], high: int, most: int) -> tuple[Rect, ...]:
    """Side by side, each as wide as the longest name needs it, in as many rows as that takes, `most` of them."""
    if not people:
        return ()
    gap, many = kit.u(5), len(people)
    named = max(kit.width(one.name, "bold", 14) for one in people) + high + kit.u(12)
    across = max(1, min(many, (inner.w + gap) // (max(kit.u(WIDE), kit.t(120), named) + gap)))
    rows = -(-many // across)
    if rows > most:
        across, rows = -(-many // most), most
    wide = min((inner.w + gap) // across - gap, max(kit.u(LANE), kit.t(LANE * 0.6)))
    top, found = inner.bottom - rows * (high + gap) + gap, []
    for i in range(many):
        row, column = divmod(i, across)
        here = min(across, many - row * across)
        left = inner.centerx - (here * (wide + gap) - gap) // 2
        found.append(Rect(left + column * (wide + gap), top + row * (high + gap), wide, high))
    return tuple(found)


def _lanes(kit: Kit, area: Rect, lanes: tuple[Lane, ...], chip: int, thrift: _Thrift) -> tuple[LaneAt, ...]:
    """Side by side; none where not even one who meets an attacker has room."""
    if not lanes:
        return ()
    gap, step = kit.u(8), chip + kit.u(3)
    wide = min((area.w + gap) // len(lanes) - gap, max(kit.u(LANE), kit.t(LANE * 0.7)))
    left = area.centerx - (len(lanes) * (wide + gap) - gap) // 2
    fought = all(lane.fighter for lane in lanes)
    plate = kit.t(24) if any(lane.name for lane in lanes) and (thrift.plates or not fought) else 0
    foot = kit.t(38) if any(lane.fighter for lane in lanes) else 0
    says = min(thrift.says, max(len(lane.says) for lane in lanes)) * kit.t(17)
    most = max(1, *(len(lane.guards) for lane in lanes))
    room = area.h - plate - foot - says - kit.u(20)
    if room < step and thrift is not THRIFT[-1]:
        return ()
    picture = min(kit.u(PICTURE), room - most * step) if foot else 0
    picture = picture if picture >= kit.u(LEAST) else 0
    fits = max(1, (room - picture) // step)
    found = []
    for i, lane in enumerate(lanes):
        r = Rect(left + i * (wide + gap), area.y + kit.u(5), wide, area.h - kit.u(5))
        x, w, y = r.x + kit.u(5), wide - kit.u(10), r.y + kit.u(4)
        parts = []
        for part in (plate, picture, foot):
            parts.append(Rect(x, y, w, part))
            y += part + (kit.u(2) if part else 0)
        many = min(fits, len(lane.guards))
        guards = tuple(Rect(x, y + n * step, w, chip) for n in range(many))
        foot_says = Rect(x, r.bottom - says - kit.u(4), w, says)
        found.append(LaneAt(r, parts[0], parts[1], parts[2], guards, foot_says))
    return tuple(found)
