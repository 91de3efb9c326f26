"""The facts on a card of a spread: a sign, words and a number each, in a column or two."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.table.spread.data import Fact, Look
from game.app.ui.hyphens import hyphened
from game.app.ui.kit import Kit
from game.app.ui.theme import C

SMALL = 12.0
"""How small letters may be, in units."""


class Lines(NamedTuple):
    """How facts are set: the size of their letters in units, in how many columns, from one line to the next in px, and
    how those stand that have neither sign nor number ("l" left, "c" middle)."""

    size: float
    across: int
    row: int
    align: str


def narrow(kit: Kit, facts: tuple[Fact, ...], room: int, size: float) -> bool:
    """Whether two facts have room side by side."""
    half = (room - _gap(kit, facts)) // 2
    return len(facts) > 1 and all(wide_of(kit, one, size) <= half for one in facts)


def _gap(kit: Kit, facts: tuple[Fact, ...]) -> int:
    """What lies between two columns: a number must not be read with the words at its right."""
    return kit.u(15 if any(one.right for one in facts) else 10)


def _tall(kit: Kit, one: Fact, room: int, size: float, row: int) -> int:
    """How high a fact is in one column: words that are too long for a line have several."""
    if wide_of(kit, one, size) <= room:
        return row
    if one.right:
        return (
            2 * row if kit.width(one.text, "sans", SMALL) > room - _indent(kit, one) - _right(kit, one, size) else row
        )
    wide = room - _indent(kit, one)
    said = hyphened(kit, one.text, wide, "sans", size)
    return max(row, kit.para(None, (0, 0), said, wide, size, lead=1.1, dry=True) + kit.u(3))


def high_of(kit: Kit, facts: tuple[Fact, ...], room: int, size: float, row: int, across: int) -> int:
    """How high the facts are together in so many columns; `row`: from one line to the next, in px."""
    return sum(_tall(kit, one, room, size, row) for one in facts) if across == 1 else -(-len(facts) // across) * row


def _indent(kit: Kit, one: Fact) -> int:
    """What its sign takes of a line."""
    return kit.t(20) if one.sign else 0


def _right(kit: Kit, one: Fact, size: float) -> int:
    """What its number or word at the right takes of a line."""
    return kit.width(one.right, "bold", size) + kit.u(8) + (kit.t(15) if one.mark else 0) if one.right else 0


def wide_of(kit: Kit, one: Fact, size: float) -> int:
    """How wide it is on one line."""
    return _indent(kit, one) + kit.width(one.text, "sans", size) + _right(kit, one, size)


def paint(kit: Kit, dst: Surface, r: Rect, facts: tuple[Fact, ...], at: Lines, look: Look) -> None:
    """Facts in one column or two; one without a sign and a number stands as the title does."""
    gap = _gap(kit, facts)
    wide = (r.w - gap * (at.across - 1)) // at.across
    down = -(-len(facts) // at.across)
    y = r.y
    if at.across > 1 and any(one.right for one in facts):
        kit.veil(dst, Rect(r.centerx, r.y + kit.u(2), max(1, kit.u(1)), down * at.row - kit.u(4)), C["ink_line"], 110)
    for i, one in enumerate(facts):
        tall = _tall(kit, one, wide, at.size, at.row) if at.across == 1 else at.row
        y = r.y if i % down == 0 else y
        x, middle = r.x + (i // down) * (wide + gap), y + at.row // 2
        y += tall
        left, end = x, x + wide
        if one.sign:
            sign = min(15 * min(1.6, kit.grow), at.row / kit.scale)
            look.sign(kit, dst, (x + kit.t(8), middle), one.sign, sign, 0)
            left += _indent(kit, one)
        below = tall > at.row and bool(one.right)
        if tall > at.row and not below:
            room = x + wide - left
            said = hyphened(kit, one.text, room, "sans", at.size)
            kit.para(dst, (left, y - tall), said, room, at.size, one.ink, lead=1.1)
            continue
        low = middle + at.row if below else middle
        if one.mark:
            kit.icon(dst, (end, low), one.mark, 13 * min(1.6, kit.grow), one.ink, "mr")
            end -= kit.t(15)
        if one.right:
            end = kit.text(dst, (end, low), one.right, "bold", at.size, one.ink, "mr").x - kit.u(6)
        end = x + wide if below else end
        size = max(SMALL, kit.fit_size(one.text, "sans", at.size, end - left))
        if at.align == "c" and at.across == 1 and not (one.sign or one.right):
            kit.text(dst, (r.centerx, middle), one.text, "sans", size, one.ink, "mc", fit=wide)
        else:
            kit.text(dst, (left, middle), one.text, "sans", size, one.ink, "ml", fit=end - left)


def shown(kit: Kit, facts: tuple[Fact, ...], r: Rect, at: Lines) -> tuple[Fact, ...]:
    """The facts that have room in a column or two, and how many more there are."""
    if not facts:
        return ()
    if at.across > 1:
        talls = [at.row] * -(-len(facts) // at.across)
    else:
        talls = [_tall(kit, one, r.w, at.size, at.row) for one in facts]
    if sum(talls) <= r.h:
        return facts
    lines = 0
    while sum(talls[: lines + 1]) + (at.row if at.across == 1 else 0) <= r.h:
        lines += 1
    n = lines if at.across == 1 else max(0, lines * at.across - 1)
    more = Fact("", f"+{len(facts) - n}")
    return (*facts[:n], more) if r.h >= at.row else ()
