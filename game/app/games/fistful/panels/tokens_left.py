"""The table of what is still face down: a row per area, a column per sort of token."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pygame import Rect, Surface

from game.app.games.fistful.board import token
from game.app.shell.words import Words
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit
from game.app.ui.theme import C

AREAS = ("crew", "engine")
Names = Callable[[str], str]
SORTS = ("crate", "credits", "star", "enemy")
PICTURES = {"crate": "crate", "credits": "coin", "star": "star", "enemy": "enemy"}


def rows(kit: Kit, rect: Rect) -> tuple[list[Rect], list[int], int]:
    """The two rows, the centres of the four columns and the height of the head line."""
    head = rect.y + kit.t(34)
    first = head + kit.t(15)
    tall = min(kit.t(27), (rect.bottom - kit.u(8) - first - kit.u(4)) // 2)
    found = [Rect(rect.x + kit.u(8), first + i * (tall + kit.u(4)), rect.w - kit.u(16), tall) for i in range(2)]
    left = rect.x + kit.u(8) + int((rect.w - kit.u(16)) * 0.42)
    wide = (rect.right - kit.u(10) - left) / 4
    return found, [round(left + wide * (i + 0.5)) for i in range(4)], head


def paint(
    kit: Kit, dst: Surface, rect: Rect, counts: Mapping[str, Mapping[str, int]], words: Words, names: Names
) -> None:
    """The tray with its table; `names`: what the heist calls its areas, if it does."""
    kit.tray(dst, rect, C["panel"], 8, seed=18)
    total = sum(sum(of.values()) for area, of in counts.items() if area in AREAS)
    kit.label(
        dst, rect.x + kit.u(12), rect.y + kit.t(20), words("table.left.head"), rect.w - kit.u(24), right=str(total)
    )
    lines, columns, head = rows(kit, rect)
    for x, what in zip(columns, SORTS):
        pic = kit.sprite(PICTURES[what], w=21 * min(kit.grow, 1.4), h=21 * min(kit.grow, 1.4))
        if pic:
            kit.drop(dst, (x, head), pic, None, alpha=0)
        else:
            kit.icon(dst, (x, head), "skull" if what == "enemy" else what, 15 * kit.grow, "bad")
    for area, r in zip(AREAS, lines):
        kit.box(dst, r, (16, 20, 32), 5)
        kit.ring(dst, r, C["subtle"], 1, 5)
        size = min(18.0 * kit.grow, r.h / kit.scale - 5)
        token.down(kit, dst, (r.x + kit.u(size * 0.5 + 5), r.centery), area, size)
        x = r.x + kit.u(size + 10)
        name, room = names(area) or words(f"table.area.{area}"), columns[0] - x - kit.u(10)
        if kit.width(name, "bold", 12) > room and not names(area):
            name = words(f"table.area.{area}.short")
        kit.text(dst, (x, r.centery), name, "bold", 12, "hi", "ml", fit=room)
        for cx, what in zip(columns, SORTS):
            n = counts.get(area, {}).get(what, 0)
            kit.text(dst, (cx, r.centery), str(n), "black", 14, "hi" if n else "low", "mc")


def spots(kit: Kit, rect: Rect, counts: Mapping[str, Mapping[str, int]], words: Words, names: Names) -> list[Spot]:
    """A tip per row: the chance of each sort for the next token flipped there; a tip per column: what its sign is."""
    found = []
    for area, r in zip(AREAS, rows(kit, rect)[0]):
        of = counts.get(area, {})
        total = sum(of.values())
        lines = [f"**{names(area) or words('table.area.' + area)}**"]
        lines += [
            words(
                "table.left.row",
                sort=words(f"table.sort.{what}"),
                n=of[what],
                of=total,
                percent=f"{of[what] * 100 / total:.0f} %",
            )
            for what in SORTS
            if of.get(what)
        ]
        found.append(Spot(r, f"left:{area}", tip="\n".join(lines), focusable=False, about=("area", area)))
    _, columns, head = rows(kit, rect)
    for x, what in zip(columns, SORTS):
        place = Rect(0, 0, kit.t(26), kit.t(24))
        place.center = x, head
        n = sum(counts.get(area, {}).get(what, 0) for area in AREAS)
        tip = words("table.left.sort.tip", sort=words(f"table.sort.{what}"), n=n)
        found.append(Spot(place, f"left:sort:{what}", tip=tip, focusable=False, line=False))
    return found
