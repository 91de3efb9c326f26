"""The inspector: a page of parchment under a brass clip, filled from the top; what does not fit is left out by rank."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.table.panels.bars import Bar, Pair, Press, paired
from game.app.table.panels.blocks import ORNAMENT, Block, Words
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit

Placed = list[tuple[Block, Rect]]
MOST = 6
"""Leaves of a page at the most."""
LARGE = 1.3
"""Letters so large that buttons lie below each other on more leaves rather than side by side."""
AIR = 7
"""Units between what is said and the first button, where there is room."""


def inner(kit: Kit, rect: Rect) -> Rect:
    """Where the blocks go."""
    return Rect(rect.x + kit.u(15), rect.y + kit.u(15), rect.w - kit.u(30), rect.h - kit.u(24))


def place(kit: Kit, rect: Rect, page: Sequence[Block]) -> Placed:
    """The blocks that fit, each with its rect: those of the highest `drop` go first, the last of equals first.

    What answers the choice is never left out: its buttons stand two in a row where the words would have to go."""
    area, gap = inner(kit, rect), kit.u(4)
    kept = _fitting(kit, area, gap, page)
    if [block for block in page if not block.drop] != [block for block in kept if not block.drop]:
        kept = _fitting(kit, area, gap, paired(page))
    heights = [block.tall(kit, area.w) for block in kept]
    spare = area.h - sum(heights) - gap * (len(kept) - 1)
    placed: Placed = []
    y = area.y
    for block, least in zip(kept, heights):
        if placed and _apart([one for one, _ in placed], block):
            air = min(max(0, spare), kit.u(AIR))
            spare -= air
            y += air
        more = max((wish - least for wish in block.wishes(kit, area.w) if wish - least <= spare), default=0)
        spare -= more
        high = min(least + more, area.bottom - y)
        placed.append((block, Rect(area.x, y, area.w, high)))
        y += high + gap
    return placed


def leaves(kit: Kit, rect: Rect, page: Sequence[Block], foot: Block) -> list[list[Block]]:
    """The page on so many leaves that nothing is left out, each with `foot` at its end; what answers the choice is on
    the first, the heading on all."""
    area, gap = inner(kit, rect), kit.u(4)
    kept = _fitting(kit, area, gap, page)
    page = [block for block in page if block.drop < ORNAMENT or any(block is one for one in kept)]
    ways = [page, paired(page)] if kit.grow <= LARGE else [page]
    if any(len(_fitting(kit, area, gap, one)) == len(one) for one in ways):
        return [list(page)]
    found: list[list[Block]] = []
    rest = list(page)
    while rest and len(found) < MOST:
        room = Rect(area.x, area.y, area.w, area.h - foot.tall(kit, area.w) - gap)
        kept = _fitting(kit, room, gap, rest)
        if kept[0] is not page[0]:
            kept.insert(0, page[0])
        while len(kept) > 1 and sum(block.tall(kit, area.w) + gap for block in kept) - gap > room.h:
            kept.pop()  # answers that have no room stand on the next leaf
        found.append([*kept, foot])
        left = [block for block in rest if not any(block is one for one in kept)]
        if len(left) + 1 >= len(rest) and found[1:]:
            break
        rest = [*page[:1], *left] if left else []
    return found if len(found) > 1 else [list(page)]


def _apart(before: Sequence[Block], block: Block) -> bool:
    """Whether air stands over a block: over the first of some answers, and between an answer, with what speaks for it,
    and the chance of the next one; a chance and its answer belong together."""
    above = before[-1]
    if isinstance(block, (Press, Pair)):
        return not isinstance(above, (Press, Pair, Bar))
    said = isinstance(above, Words) and isinstance(before[-2:][0], Press)
    return isinstance(block, Bar) and (said or isinstance(above, Press))


def _fitting(kit: Kit, area: Rect, gap: int, page: Sequence[Block]) -> list[Block]:
    """The blocks that are kept."""
    kept = list(page)
    heights = {id(block): block.tall(kit, area.w) for block in kept}
    while sum(heights[id(block)] + gap for block in kept) - gap > area.h:
        words = [block for block in kept if not isinstance(block, (Press, Pair)) and not block.answers]
        if not words or len(kept) < 2:
            break
        worst = max(block.drop for block in words)
        kept.remove([block for block in words if block.drop == worst][-1])
    return kept


def paint(kit: Kit, dst: Surface, rect: Rect, placed: Placed) -> None:
    """The parchment, its clip and its blocks."""
    kit.parchment(dst, rect, 8, 9)
    kit.brass(dst, Rect(rect.centerx - kit.u(24), rect.y - kit.u(7), kit.u(48), kit.u(15)), 4)
    old = dst.get_clip()
    dst.set_clip(rect.inflate(-kit.u(8), -kit.u(4)).clip(old))
    for block, r in placed:
        block.draw(kit, dst, r)
    dst.set_clip(old)


def spots(kit: Kit, placed: Placed) -> list[Spot]:
    """What of the page can be pointed at or pressed."""
    return [spot for block, r in placed for spot in block.spots(kit, r)]
