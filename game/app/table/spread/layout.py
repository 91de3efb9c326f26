"""Where the cards of a spread lie: in one row or two, as large as there is room; too many lie as a shelf."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from game.app.table.spread.data import Spread
from game.app.ui.kit import Kit

MOST = 7
"""So many cards lie large; more are a shelf."""
WIDE, HIGH = 122.0, 178.0
"""How small a large card may be, in units of letters."""
ROW = 150.0
"""Cards this wide stay in one row."""
LARGEST = 262.0
SLIM, BROAD = 1.75, 0.9
"""How high a card is for its width: at most, and at least where it can be."""
LOW = 1.7
"""How wide a card that lies there alone is for its height, where it can't be as high as it should."""
TALL = 1.45
"""How high a card of a shelf is for its width at most."""
SCENE = 2.0
"""How wide a scene is at the least for its height: whoever stands at its sides must be seen."""
NAME = 30.0
"""How high the name of a scene on a shelf may be, in units of letters."""


class Laid(NamedTuple):
    """`cards`: where each lies, in their order; `large`: where the one that is pointed at lies large beside a shelf,
    None where all are large; `ends`: the buttons below."""

    head: Rect
    cards: tuple[Rect, ...]
    large: Rect | None
    ends: tuple[Rect, ...]


def lay(kit: Kit, r: Rect, spread: Spread) -> Laid:
    """All places in the rect of the board, in px."""
    pad, gap = kit.u(14), kit.u(12)
    inner = r.inflate(-2 * pad, -2 * kit.u(8))
    sub = kit.para(None, (0, 0), spread.sub, inner.w, 13, dry=True, lead=1.15, most=2) if spread.sub else 0
    head = Rect(inner.x, inner.y, inner.w, kit.t(27) + (sub + kit.u(2) if sub else 0))
    low, ends = _ends(kit, inner, spread)
    room = Rect(inner.x, head.bottom + kit.u(10), inner.w, low - kit.u(10) - head.bottom - kit.u(10))
    n = len(spread.cards)
    for across in rows(n) if n <= MOST else ():
        size = sized(kit, room, across, -(-n // across), gap)
        if size is not None:
            return Laid(head, _placed(room, size, across, n, gap), None, ends)
    if n == 1:  # nothing lies beside it
        alone = min(room.w, max(kit.t(WIDE), round(room.h * LOW))), room.h
        return Laid(head, _placed(room, alone, 1, 1, gap), None, ends)
    wide = round(min(kit.u(LARGEST), room.w * 0.36, max(kit.t(WIDE), room.h / SLIM)))
    large = Rect(room.x, room.y, wide, min(room.h, round(wide * SLIM)))
    rest = Rect(large.right + 2 * gap, room.y, room.right - large.right - 2 * gap, room.h)
    across, size = _small(kit, rest, n, all(card.scene for card in spread.cards))
    large.centery = room.centery
    return Laid(head, _placed(rest, size, across, n, kit.u(8)), large, ends)


def rows(n: int) -> tuple[int, ...]:
    """How many cards may lie in a row: all of them, else two rows with the longer first."""
    return (n, -(-n // 2)) if n > 2 else (n,)


def sized(kit: Kit, room: Rect, across: int, down: int, gap: int) -> tuple[int, int] | None:
    """Width and height of so many cards across and down, None where they would be too small. One row of many is only
    taken where its cards are wide enough, or a second row would have no room."""
    wide = min((room.w - gap * (across - 1)) // max(1, across), round(kit.u(LARGEST) * max(1.0, min(kit.grow, 1.4))))
    high = (room.h - gap * (down - 1)) // down
    if wide < kit.t(WIDE) or high < kit.t(HIGH):
        return None
    if down == 1 and across > 3 and wide < kit.t(ROW) and (room.h - gap) // 2 >= kit.t(HIGH):
        return None
    high = min(high, round(wide * SLIM))
    return min(wide, round(high / BROAD)), high


def _placed(room: Rect, size: tuple[int, int], across: int, n: int, gap: int) -> tuple[Rect, ...]:
    """Cards of a size in rows, in the middle of the room."""
    down, (wide, high) = -(-n // across), size
    top = room.centery - (down * high + (down - 1) * gap) // 2
    found = []
    for i in range(n):
        row = i // across
        many = min(across, n - row * across)
        left = room.centerx - (many * wide + (many - 1) * gap) // 2
        found.append(Rect(left + (i % across) * (wide + gap), top + row * (high + gap), wide, high))
    return tuple(found)


def _small(kit: Kit, room: Rect, n: int, scenes: bool) -> tuple[int, tuple[int, int]]:
    """How many small cards lie in a row, and how large each is: as large as all of them have room; `scenes` lie there
    as wide as they are."""
    gap, best = kit.u(8), (1, (0, 0))
    name = kit.t(NAME) + kit.u(9)
    for across in range(1, n + 1):
        down = -(-n // across)
        wide = (room.w - gap * (across - 1)) // across
        high = (room.h - gap * (down - 1)) // down
        if scenes:
            wide = min(wide, round((high - name) * SCENE), round(kit.u(190) * max(1.0, kit.grow)))
            tall = round(wide / SCENE) + name
        else:
            wide = min(wide, round(high / 1.3), round(kit.u(124) * max(1.0, kit.grow)))
            tall = round(wide * TALL)
        if wide > best[1][0]:
            best = across, (wide, min(high, tall))
    return best


def _ends(kit: Kit, inner: Rect, spread: Spread) -> tuple[int, tuple[Rect, ...]]:
    """The upper edge of the buttons below the cards, and each of them: side by side in the middle, in two rows where
    they are too wide."""
    if not spread.ends:
        return inner.bottom, ()
    gap, high = kit.u(8), kit.t(22) + kit.u(8)
    wides = [min(inner.w, kit.button_wide(end.label, "8", end.icon) + kit.u(20)) for end in spread.ends]
    lines: list[list[int]] = [[]]
    for i, wide in enumerate(wides):
        if lines[-1] and sum(wides[j] + gap for j in lines[-1]) + wide > inner.w:
            lines.append([])
        lines[-1].append(i)
    top = inner.bottom - len(lines) * high - (len(lines) - 1) * gap
    found: dict[int, Rect] = {}
    for row, line in enumerate(lines):
        x = inner.centerx - (sum(wides[i] for i in line) + gap * (len(line) - 1)) // 2
        for i in line:
            found[i] = Rect(x, top + row * (high + gap), wides[i], high)
            x += wides[i] + gap
    return top, tuple(found[i] for i in range(len(wides)))
