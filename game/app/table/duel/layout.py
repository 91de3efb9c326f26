"""Where the parts of a stage lie, in px: the scene above with a crew at either end, below it what is asked or how it
ended."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from game.app.table.duel.data import Duel, Row, Side, Way
from game.app.table.duel.rows import LEAST, LINE, Close, close, notes_high, way_high
from game.app.ui.kit import Kit

DIE, LEAST_DIE = 44.0, 26.0
"""Units of a die on the stage, and of one among many."""
BROAD = 1.33
"""How much wider than its size a die of four faces is."""
TRAY = 118.0
"""Units the tray is high at most, but for its totals."""
EMPTY = (132.0, 66.0)
"""Units of the tray before a die was thrown: how wide, how high."""
SIZES = (14.0, 13.0, LEAST)
"""How large the rows of a way are: as large as all of them have room."""


class Half(NamedTuple):
    """The places of one side: name plate, where its figures stand, its means, its Gear, its dice and its total."""

    plate: Rect
    crew: Rect
    means: Rect
    gear: Rect
    dice: Rect
    total: Rect


class Laid(NamedTuple):
    """All places. `head`: what is fought for, `strip`: who is asked or how it ended, `foot`: what is below it, `ways`
    in it, their rows in letters of `size`; `flat`: each way is a line, what speaks for it is left to its tip. Where
    letters are large the figures are small or gone, and the `notes` below the ways hold for all of them; `wide`: the
    way whose rows are in two columns, -1 for none; `shown`: the ways as they stand there."""

    whole: Rect
    head: Rect
    scene: Rect
    tray: Rect
    halves: tuple[Half, Half]
    strip: Rect
    foot: Rect
    ways: tuple[Rect, ...]
    size: float
    flat: bool
    shown: tuple[Way, ...] = ()
    wide: int = -1
    notes: tuple[Row, ...] = ()


def lay(kit: Kit, board: Rect, duel: Duel) -> Laid:
    """The foot is as high as what it says; the scene has the rest."""
    pad = kit.u(8)
    whole = board.inflate(-2 * pad, -2 * pad)
    head = Rect(whole.x, whole.y, whole.w, kit.t(32))
    inner = whole.w - 2 * kit.u(10)
    strip_high = kit.t(28) if duel.asks or duel.end else 0
    least = kit.t(28) + kit.u(40) + kit.t(30)
    room = whole.h - head.h - strip_high - least
    size = next((s for s in SIZES if foot_high(kit, inner, duel, s) <= room), 0.0)
    dice = any(side.dice for side in duel.sides)
    tight = None if size or duel.end is not None or dice else close(kit, inner, duel)
    bare = kit.t(30) + kit.u(6) + (kit.t(28) + kit.u(6) if any(side.means for side in duel.sides) else 0)
    bare += kit.u(40) if duel.thrown() else 0  # a number to be reached
    if tight is not None and tight.high > whole.h - head.h - strip_high - kit.u(14) - bare:
        tight = None
    flat, size = not size and duel.end is None and tight is None, size or SIZES[-1]
    if tight is not None:
        high = tight.high
    elif flat:
        high = len(duel.ways) * (kit.t(LINE) + kit.u(4))
    else:
        high = min(foot_high(kit, inner, duel, size), room)
    foot = Rect(whole.x + kit.u(10), whole.bottom - kit.u(8) - high, inner, high)
    strip = Rect(whole.x, foot.y - strip_high - kit.u(6), whole.w, strip_high)
    scene = Rect(whole.x, head.bottom, whole.w, strip.y - head.bottom)
    middle = min(round(whole.w * 0.32), kit.u(250)) if duel.throws else kit.u(24)
    wide = (whole.w - middle) // 2
    high = min(scene.h - kit.u(14), kit.u(TRAY) + kit.t(30))
    tray = Rect(scene.x + wide, scene.bottom - kit.u(6) - high, whole.w - 2 * wide, high)
    if not duel.thrown():
        across, high = min(tray.w, kit.u(EMPTY[0])), min(high, kit.u(EMPTY[1]))
        tray = Rect(tray.centerx - across // 2, tray.bottom - high, across, high)
    left = Rect(scene.x, scene.y, wide, scene.h)
    right = Rect(scene.right - wide, scene.y, wide, scene.h)
    mine, theirs = (
        _half(kit, r, tray, side, facing > 0, duel.thrown(), tight is not None)
        for r, side, facing in zip((left, right), duel.sides, (1, -1))
    )
    if tight is not None:
        low = notes_high(kit, foot.w, tight.notes)
        ways = _close_ways(kit, Rect(foot.x, foot.y, foot.w, foot.h - low), duel, tight)
        places = whole, head, scene, tray, (mine, theirs), strip, foot
        return Laid(*places, ways, size, False, tight.ways, tight.wide, tight.notes)
    ways = _ways(kit, foot, duel, 1 if flat else _columns(duel))
    return Laid(whole, head, scene, tray, (mine, theirs), strip, foot, ways, size, flat, duel.ways)


def _half(kit: Kit, r: Rect, tray: Rect, side: Side, left: bool, thrown: bool, tight: bool) -> Half:
    pad = kit.u(10)
    plate = Rect(r.x + pad, r.y + kit.u(3 if tight else 8), r.w - 2 * pad, kit.t(30))
    low = kit.t(28) if side.means is not None else 0
    means = Rect(plate.x, r.bottom - low - kit.u(6), plate.w, low)
    gear_high = kit.u(34) if side.gear and means.y - plate.bottom > kit.u(120) else 0
    gear = Rect(plate.x, means.y - gear_high - kit.u(3), plate.w, gear_high)
    crew = Rect(plate.x, plate.bottom + kit.u(2), plate.w, gear.y - plate.bottom - kit.u(4))
    half = tray.w // 2
    x = tray.x if left else tray.x + half
    low = min(kit.t(46), tray.h // 3) if thrown else kit.u(4)
    if tight:
        low = kit.u(4) if side.total is None else min(kit.t(46), tray.h - kit.u(8))
    total = Rect(x, tray.bottom - low, half, low)
    dice = Rect(x + kit.u(4), tray.y + kit.u(4), half - kit.u(8), tray.h - low - kit.u(4))
    return Half(plate, crew, means, gear, dice, total)


def dice_at(kit: Kit, r: Rect, many: int) -> tuple[float, list[tuple[int, int]]]:
    """How large so many dice are in their place, in units, and where their middles lie."""
    if not many or r.h <= 0:
        return DIE, []
    for size in (DIE, 38.0, 32.0, LEAST_DIE):
        step = kit.u(size * BROAD + 2)
        across = max(1, r.w // step)
        rows = -(-many // across)
        if rows * step <= r.h:
            break
    rows = -(-many // across)
    spots = []
    for i in range(many):
        row, column = divmod(i, across)
        n = min(across, many - row * across)
        spots.append(
            (r.centerx + round((column - (n - 1) / 2) * step), r.centery + round((row - (rows - 1) / 2) * step))
        )
    return size, spots


def _columns(duel: Duel) -> int:
    return max(1, min(3, len(duel.ways)))


def end_wide(kit: Kit, wide: int, columns: int) -> int:
    """The room of a line that says who pays."""
    return wide // columns - kit.t(26)


def end_columns(duel: Duel) -> int:
    """In how many columns the lines of the end stand."""
    return 2 if duel.end is not None and len(duel.end.lines) > 2 else 1


def foot_high(kit: Kit, wide: int, duel: Duel, size: float) -> int:
    """How high the foot must be for all it says."""
    if duel.end is not None:
        columns = end_columns(duel)
        room = end_wide(kit, wide, columns)
        highs = [kit.para(None, (0, 0), one.text, room, 14, lead=1.18, dry=True) + kit.u(3) for one in duel.end.lines]
        rows = [highs[i : i + columns] for i in range(0, len(highs), columns)]
        return sum(max(row) for row in rows) + (kit.u(6) if rows else 0)
    columns = _columns(duel)
    each = (wide - kit.u(8) * (columns - 1)) // columns
    rows_of = [duel.ways[i : i + columns] for i in range(0, len(duel.ways), columns)]
    return sum(max(way_high(kit, each, way, size) for way in row) + kit.u(4) for row in rows_of)


def _ways(kit: Kit, foot: Rect, duel: Duel, columns: int) -> tuple[Rect, ...]:
    if duel.end is not None or not duel.ways:
        return ()
    gap = kit.u(8)
    each = (foot.w - gap * (columns - 1)) // columns
    step = foot.h // -(-len(duel.ways) // columns)
    return tuple(
        Rect(foot.x + i % columns * (each + gap), foot.y + i // columns * step, each, step - kit.u(4))
        for i in range(len(duel.ways))
    )


def _close_ways(kit: Kit, r: Rect, duel: Duel, tight: Close) -> tuple[Rect, ...]:
    """Beside each other, or one wide above or below lines."""
    if tight.wide < 0:
        return _ways(kit, r, duel, _columns(duel))
    line, found, y = kit.t(LINE) + kit.u(4), [], r.y
    for n in range(len(tight.ways)):
        high = line if n != tight.wide else r.h - line * (len(tight.ways) - 1)
        found.append(Rect(r.x, y, r.w, high - kit.u(4)))
        y += high
    return tuple(found)
