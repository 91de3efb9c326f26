"""Where the parts of the table lie, in px.

In sight at all times: the seats at the left with the own jobs below them, the map with the own front below it, the
bulletin at the right over the inspector, and at the lower edge rows of answers, the hand and the squad. With large
letters or in a small window the seats, the bulletin with the own jobs, inspector and log are tabs of one panel.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from pygame import Rect

from game.app.captains.layout import NOWHERE
from game.app.captains.layout import Places as CaptainsPlaces
from game.app.captains.layout import places as captains_places
from game.app.table.layout import COMPACT_ABOVE
from game.app.ui.kit import Kit

DOCK = 168
"""Units from the top of the lower edge to the window's edge."""
FRONT = 150
"""Units of the own front with the gap above it."""
BULLETIN = 214
"""How high the bulletin is at least, in units."""
TABS = ("look", "jobs", "ship", "log")
"""The tabs of the compact layout; the other has the first and the last of them."""


def _nowhere() -> Rect:
    return Rect(NOWHERE)


@dataclass
class Places(CaptainsPlaces):
    """The rects of one window. `rail`: the seats; `dock`: hand and squad together."""

    front: Rect = field(default_factory=_nowhere)
    bulletin: Rect = field(default_factory=_nowhere)
    mine: Rect = field(default_factory=_nowhere)  # the jobs held
    hand: Rect = field(default_factory=_nowhere)
    squad: Rect = field(default_factory=_nowhere)

    @property
    def tabbed(self) -> bool:
        """Inspector and log always share a panel."""
        return True


def places(kit: Kit, size: tuple[int, int], seats: int = 4) -> Places:
    """All places for a window and so many seats; extra width and height go to the map."""
    if kit.grow > COMPACT_ABOVE or kit.scale < 1:
        return _compact(kit, size)
    return _full(kit, size, seats)


def _full(kit: Kit, size: tuple[int, int], seats: int) -> Places:
    wide, high = size[0] / kit.scale, size[1] / kit.scale
    dock, side = high - DOCK, wide - 272
    grow = max(1.0, kit.grow)

    def rect(x: float, y: float, right: float, bottom: float) -> Rect:
        return kit.R(x, y, right - x, bottom - y)

    front = dock - FRONT - 20 * (grow - 1)
    split = 52 + BULLETIN * grow + max(0.0, dock - 552) * 0.4
    tab = 20 * grow + 4
    rows = (side - 8 - 280) * 0.62 + 280
    jobs = dock - 8 - max(96 * grow, min(220.0, (dock - 8 - 52) - 168 - 96 * (seats - 1)))
    middle = side + 132
    return Places(
        False,
        rect(0, 0, wide, 44),
        rect(8, 52, 272, jobs - 8),
        rect(287, 59, side - 15, front - 7),
        rect(side, split + 8 + tab + 8, wide - 8, dock - 8),
        [
            rect(side + 4, split + 8, middle - 3, split + 8 + tab),
            rect(middle + 3, split + 8, wide - 12, split + 8 + tab),
        ],
        rect(side, split + 8 + tab + 8, wide - 8, dock - 8),
        rect(8, dock, 272, high - 8),
        rect(280, dock, side - 8, high - 8),
        rect(side + 6, dock + 4, wide - 14, dock + 60),
        rect(side + 6, dock + 68, wide - 56, dock + 98),
        rect(wide - 48, dock + 68, wide - 16, dock + 98),
        rect(side + 6, dock + 104, middle - 3, dock + 134),
        foot=rect(side + 6, dock + 136, wide - 14, high - 5),
        details=rect(middle + 3, dock + 104, wide - 14, dock + 134),
        window=Rect((0, 0), size),
        front=rect(280, front + 8, side - 8, dock - 8),
        bulletin=rect(side, 52, wide - 8, split),
        mine=rect(8, jobs, 272, dock - 8),
        hand=rect(280, dock, rows, high - 8),
        squad=rect(rows + 8, dock, side - 8, high - 8),
    )


def _compact(kit: Kit, size: tuple[int, int]) -> Places:
    """One panel with tabs at the right, the own front as a strip of heads below the map, hand and squad below."""
    found = captains_places(kit, size)
    gap = kit.u(8)
    left, right = found.actions.x, found.dock.right
    strip = max(kit.u(58), kit.t(34))
    front = Rect(left, found.actions.y - gap - strip, right - left, strip)
    board = Rect(found.board)
    board.h = front.y - kit.u(15) - board.y
    wide = right - left - 2 * gap
    actions = Rect(left, found.actions.y, round(wide * 0.44), found.actions.h)
    hand = Rect(actions.right + gap, actions.y, round(wide * 0.42), actions.h)
    squad = Rect(hand.right + gap, actions.y, right - hand.right - gap, actions.h)
    tabs, body = _tabs(kit, found)
    mid = body.y + round(body.h * 0.66)
    side = min(found.hint.h, found.hint.w // 3)
    details = Rect(found.hint.right - side, found.hint.y + (found.hint.h - side) // 2, side, side)
    hint = Rect(found.hint.x, found.hint.y, found.hint.w - side - gap // 2, found.hint.h)
    shared: dict[str, Any] = {"board": board, "actions": actions, "tabs": tabs, "hint": hint, "details": details}
    plain = replace(found, **shared, rail=body, inspector=body, log=body, dock=hand.union(squad))
    return Places(
        **vars(plain),
        front=front,
        bulletin=Rect(body.x, body.y, body.w, mid - body.y),
        mine=Rect(body.x, mid + gap, body.w, body.bottom - mid - gap),
        hand=hand,
        squad=squad,
    )


def _tabs(kit: Kit, found: CaptainsPlaces) -> tuple[list[Rect], Rect]:
    """Four tabs in a row, in two rows where the letters are too large for that; and the panel below them."""
    old, gap = found.tabs[0], kit.u(4)
    body, across = Rect(found.inspector), 4 if found.inspector.w >= 4 * kit.t(62) else 2
    each = (body.w + gap) / across
    rows = len(TABS) // across
    tabs = [
        Rect(round(body.x + i % across * each), old.y + i // across * (old.h + gap), round(each) - gap, old.h)
        for i in range(len(TABS))
    ]
    top = body.y + (rows - 1) * (old.h + gap)
    return tabs, Rect(body.x, top, body.w, body.bottom - top)
