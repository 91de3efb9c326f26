"""A board while it is being drawn: its picture follows every stroke, and shows where the pen is."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect, Surface

from game.app.games.fistful.board import token
from game.app.games.fistful.board.board import Cell, HeistBoard, drawn_print
from game.app.games.fistful.board.composed import Composed
from game.app.games.fistful.board.plan import BoardPlan, Edge
from game.app.table.boards.scaled import cut, part_of, place
from game.app.ui.kit import Kit
from game.content.fistful.sketch.sketch import LOCK, Sketch


def plan_of_sketch(sketch: Sketch) -> BoardPlan:
    """What is seen of a sketch."""
    board = sketch.board
    return BoardPlan(
        tuple(board["rows"]),
        {letter: zone["look"] for letter, zone in board["zones"].items()},
        frozenset(map(frozenset, board["open"])),
        frozenset((x, y, side) for x, y, side in board["doorways"]),
        frozenset((x, y, side) for x, y, side in board["walls"]),
        frozenset((x, y, side) for x, y, side, _ in board["doors"]),
        tuple(((zone["at"][0], zone["at"][1]), zone["strength"]) for zone in board["spawn"]),
        tuple(((x, y), one["name"][:1]) for one in board["mover"] for x, y in one["cells"]),
        tuple(sketch.spots()),
        tuple(((x, y), one["kind"]) for one in board["prop"] for x, y in one["cells"]),
        tuple((x, y) for one in board["icon"] for x, y in one["cells"]),
    )


class DrawnBoard(HeistBoard):
    """`change` it with the new plan; what differs is painted again, no more."""

    def __init__(self, plan: BoardPlan) -> None:
        super().__init__(drawn_print("drawn", plan))
        self.plan = plan

    def change(self, kit: Kit, plan: BoardPlan) -> None:
        """Follow a change of the plan."""
        if plan == self.plan:
            return
        cells = differing(self.plan, plan)
        self.plan = plan
        if cells is None or self.composed is None:
            self.printed, self.composed, self._print = drawn_print("drawn", plan), None, None
            window = self.camera.window
            self.camera.columns, self.camera.rows = self.printed.columns, self.printed.rows
            self.camera.home()
            self.camera.fit(window)
            return
        area = self.composed.repaint(plan, cells)
        self.scaled.drop()
        if self._print is not None:
            self._patch(kit, self._print[1], area)

    def picture(self, kit: Kit) -> Surface | None:
        if self.composed is None:
            self.composed = Composed(kit.art, self.plan, grid=True)
        return self.composed.picture

    def _patch(self, kit: Kit, img: Surface, area: Rect) -> None:
        """The part of the print that shows these pixels of the picture."""
        f, (left, top) = self.camera.cell / self.printed.cell, self.corner()
        part = Rect(int(left + area.x * f), int(top + area.y * f), int(area.w * f) + 2, int(area.h * f) + 2)
        part = part.clip(img.get_rect())
        img.set_clip(part)
        self.ground(kit, img)
        raw = self.picture(kit)
        seen = part_of(raw, part, f, (left, top)) if raw is not None else Rect(0, 0, 0, 0)
        if raw is not None and seen.w and seen.h:
            img.blit(cut(raw, seen, f), place(seen, f, (left, top)))
        self.lamp.shine(kit, img, part)
        img.set_clip(None)

    def edge_at(self, pos: tuple[int, int]) -> Edge | None:
        """The edge nearest to a pixel, None outside the board."""
        cell = self.cell_at(pos)
        if cell is None:
            return None
        x, y = self.camera.board(pos)
        return side_of(cell, nearest(x - cell[0], y - cell[1]))

    # ------------------------------------------------------------ painting

    def show(
        self, kit: Kit, dst: Surface, pen: Cell | None, edge: Edge | None, cells: Iterable[Cell], wrong: Iterable[Cell]
    ) -> None:
        """The print, lines where there is no floor yet, Security Doors, what is wrong, and the pen."""
        window = self.camera.window
        old = dst.get_clip()
        dst.set_clip(window.clip(old))
        dst.blit(self.print(kit), window)
        for (x, y), letter in self.plan.spots:
            if letter == LOCK:
                token.down(kit, dst, self.middle((x, y)), "door", self.disc(kit))
        for cell in wrong:
            kit.ring(dst, self.camera.box(*cell), (224, 70, 52), 2.4, 4)
        for cell in cells:
            kit.veil(dst, self.camera.box(*cell).clip(window), (96, 168, 255), 70)
        if edge is not None:
            kit.line(dst, self._ends(edge), (20, 14, 6), 7, 200)
            kit.line(dst, self._ends(edge), (255, 226, 150), 4)
        if pen is not None:
            kit.ring(dst, self.camera.box(*pen), (255, 240, 200), 2, 3)
        dst.set_clip(old)

    def _ends(self, edge: Edge) -> list[tuple[float, float]]:
        x, y, side = edge
        corners = ((x + 1, y), (x + 1, y + 1)) if side == "E" else ((x, y + 1), (x + 1, y + 1))
        return [self.camera.point(*corner) for corner in corners]


def nearest(x: float, y: float) -> str:
    """The side of a cell that a point in it (0 to 1 each way) is nearest to."""
    return min({"W": x, "E": 1 - x, "N": y, "S": 1 - y}.items(), key=lambda one: one[1])[0]


def side_of(cell: Cell, side: str) -> Edge:
    """The edge on that side of a cell, as maps write it."""
    x, y = cell
    return {"E": (x, y, "E"), "S": (x, y, "S"), "W": (x - 1, y, "E"), "N": (x, y - 1, "S")}[side]


def differing(old: BoardPlan, new: BoardPlan) -> Rect | None:
    """The cells round which two plans of one size differ; None when all may look different."""
    if (len(old.rows), len(old.rows[0])) != (len(new.rows), len(new.rows[0])):
        return None
    if (old.looks, old.open) != (new.looks, new.open):
        return Rect(0, 0, len(new.rows[0]), len(new.rows))
    found: set[Cell] = set()
    for y, (a, b) in enumerate(zip(old.rows, new.rows)):
        if a != b:
            found.update((x, y) for x in range(len(a)) if a[x] != b[x])
    for before, after in zip(old[3:6], new[3:6]):
        found.update((x, y) for x, y, _ in before ^ after)
    found.update(set(old.icons) ^ set(new.icons))
    for one, other in zip(old[6:10], new[6:10]):
        found.update(thing[0] for thing in set(one) ^ set(other))
    if not found:
        return Rect(0, 0, 1, 1)
    left, top = min(x for x, _ in found), min(y for _, y in found)
    return Rect(left, top, max(x for x, _ in found) - left + 1, max(y for _, y in found) - top + 1)
