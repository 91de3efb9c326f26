"""The picture of a heist board and the pieces on it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.fistful.board import overlays, risks, token
from game.app.games.fistful.board.composed import Composed, shape
from game.app.games.fistful.board.plan import BoardPlan, plan_of
from game.app.games.fistful.board.risks import Risk
from game.app.table.boards.camera import Camera
from game.app.table.boards.lamp import Lamp, canvas
from game.app.table.boards.scaled import Scaled
from game.app.table.moving import animate
from game.app.table.panels import corner
from game.app.ui.kit import Kit
from game.content.common.files import data_path
from game.content.fistful.records import HeistMap

Cell = tuple[int, int]
TINT = (236, 232, 232)  # of the lamp on the board
LATE = (255, 196, 176)  # the same when time runs out: warm and low
TABLE = 0.62  # how much of its light the table has, where the window is larger than the board


class Print(NamedTuple):
    """A board's picture: `cell` px per cell, the first cell's corner at `origin`.

    `plan`: it is put together from parts, no picture of it was rendered."""

    name: str
    cell: float
    origin: tuple[float, float]
    columns: int
    rows: int
    plan: BoardPlan | None = None


def load_print(board: HeistMap) -> Print:
    """The picture of a board: the rendered one where there is one."""
    file = data_path("assets", "art", "boards", f"{board.id}.json")
    if ":" in board.id or not file.exists():
        return drawn_print(board.id, plan_of(board))
    raw = json.loads(file.read_text(encoding="utf-8"))
    return Print(
        board.id,
        float(raw["cell"]),
        (float(raw["origin"][0]), float(raw["origin"][1])),
        int(raw["columns"]),
        int(raw["rows"]),
    )


def drawn_print(name: str, plan: BoardPlan) -> Print:
    """The picture of a plan, put together from parts."""
    columns, rows = len(plan.rows[0]), len(plan.rows)
    cell, corner = shape(columns, rows)
    return Print(name, float(cell), (float(corner[0]), float(corner[1])), columns, rows, plan)


class Piece(NamedTuple):
    """Something that stands on the board. kind: down, peeked, loot, enemy, hero; `name`: back, token or crew; `letter`:
    what tells an enemy from its twins."""

    id: str
    kind: str
    name: str
    cell: Cell
    seat: int = -1
    active: bool = False
    marked: bool = False
    letter: str = ""


Act = animate.Act[Cell, Piece]
Stage = animate.Stage[Cell, Piece]


class Shown(NamedTuple):
    """All that the board shows besides its print; hashable, so that it is painted again only when it changes.

    `over`: px of what lies over the board."""

    pieces: tuple[Piece, ...] = ()
    reach: tuple[overlays.Reach, ...] = ()
    hover: Cell | None = None
    legal: bool = False
    path: tuple[Cell, ...] = ()
    rays: tuple[overlays.Ray, ...] = ()
    ghost: tuple[str, int] | None = None
    badge: tuple[str, ...] = ()
    danger: bool = False
    rehearsed: bool = False
    pulse: Cell | None = None
    risks: tuple[Risk, ...] = ()
    legend: tuple[str, ...] = ()
    over: tuple[tuple[int, int, int, int], ...] = ()

    def still(self) -> Shown:
        """The same without what is pointed at, and without the legend, which does not move with the board."""
        return self._replace(hover=None, path=(), rays=(), ghost=None, badge=(), pulse=None, legend=())


class HeistBoard:
    """Draws a board into its window; `under` keeps print, states and counters, the rest is drawn over a copy of it."""

    piecemeal = False

    def __init__(self, printed: Print) -> None:
        self.printed = printed
        self.camera = Camera(printed.columns, printed.rows)
        self.composed: Composed | None = None
        self._print: tuple[object, Surface] | None = None
        self._under: tuple[object, Surface] | None = None
        self.scaled = Scaled()
        self.lamp = Lamp(0.34, TINT)
        self.late = False

    def dim(self, late: bool) -> None:
        """The light when the Timer is near its end, and before."""
        if late != self.late:
            self.late, self.lamp = late, Lamp(0.66, LATE) if late else Lamp(0.34, TINT)
            self._print = self._under = None

    # ------------------------------------------------------------ where things are

    @property
    def glass(self) -> Rect:
        """The px in which the board moves."""
        return self.camera.window

    def fit(self, kit: Kit, window: Rect) -> None:
        """Draw into this window from now on."""
        self.camera.fit(window)

    def cell_at(self, pos: tuple[int, int]) -> Cell | None:
        """The cell under a pixel of the window, None outside the board."""
        if not self.camera.window.collidepoint(pos):
            return None
        x, y = self.camera.board(pos)
        cell = int(x // 1), int(y // 1)
        return cell if 0 <= cell[0] < self.printed.columns and 0 <= cell[1] < self.printed.rows else None

    def middle(self, cell: Cell) -> tuple[float, float]:
        """The centre of a cell in px."""
        return self.camera.point(cell[0] + 0.5, cell[1] + 0.5)

    def tall(self, kit: Kit) -> float:
        """The height of a miniature in units at this zoom: higher than its cell, over which it leans."""
        return self.camera.cell * 1.32 / kit.scale

    def disc(self, kit: Kit) -> float:
        """The size of a counter in units at this zoom."""
        return self.camera.cell * 0.62 / kit.scale

    def extent(self, kit: Kit, cell: Cell) -> Rect:
        """The pixels a piece on a cell may cover, with glow and shadow."""
        x, y = self.middle(cell)
        n = round(self.camera.cell * 1.8)
        return Rect(round(x) - n // 2, round(y - self.camera.cell * 1.15), n, round(self.camera.cell * 2.0))

    # ------------------------------------------------------------ painting

    def buttons(self, kit: Kit) -> list[Rect]:
        """Where the round buttons of the table lie."""
        return corner.rects(kit, self.camera.window, most=corner.MOST + 2)

    def paint(self, kit: Kit, dst: Surface, shown: Shown) -> None:
        """The whole board; clipped to the window."""
        window = self.camera.window
        old = dst.get_clip()
        dst.set_clip(window.clip(old))
        dst.blit(self.under(kit, shown), window)
        cam = self.camera
        overlays.path(kit, dst, cam, shown.path)
        if shown.hover and shown.rays:
            overlays.rays(kit, dst, cam, shown.hover, shown.rays)
        if shown.hover:
            overlays.hovered(kit, dst, cam, shown.hover, shown.legal)
        if shown.pulse:
            kit.circle(dst, self.middle(shown.pulse), cam.cell * 0.55 / kit.scale, (255, 226, 150), 2.4)
        tall = self.tall(kit)
        figures = [p for p in shown.pieces if p.kind in ("hero", "enemy")]
        for piece in sorted(figures, key=lambda p: (p.cell[1], p.cell[0], p.kind)):
            self.piece(kit, dst, piece, self._spot(piece, figures), tall)
        for piece in figures:  # no doll hides whose another is, nor how strong
            self._badge(kit, dst, piece, self._spot(piece, figures), tall)
        if shown.ghost and shown.hover:
            x, y = self.middle(shown.hover)
            token.hero(kit, dst, (x, y), shown.ghost[0], shown.ghost[1], tall, dim=165)
        if shown.badge and shown.hover:
            foes = [p.cell for p in figures if p.kind == "enemy"]
            r = overlays.badge_rect(kit, cam, shown.hover, shown.badge, foes, shown.over)
            overlays.badge(kit, dst, r, shown.badge, "fight" if shown.danger else "info", shown.danger)
        if shown.legend:
            left, edge = self.buttons(kit)[-1].right + kit.u(6), kit.u(6)
            room = Rect(left, window.y + edge, window.right - edge - left, window.h - 2 * edge)
            near = [cam.box(*risk.cell) for risk in shown.risks if risk.near]
            risks.legend(kit, dst, room, shown.legend, near)
        if shown.rehearsed:
            kit.ring(dst, window, (76, 150, 245), 4, 2, 220)
        dst.set_clip(old)

    def beside(self, kit: Kit, dst: Surface) -> None:
        """Nothing lies around the glass."""

    def _spot(self, piece: Piece, figures: Sequence[Piece]) -> tuple[float, float]:
        """Where a figure stands: in the middle of its cell, aside when an enemy is beneath it (R-FC-175)."""
        x, y = self.middle(piece.cell)
        both = {p.kind for p in figures if p.cell == piece.cell}
        if len(both) > 1:
            x += self.camera.cell * (-0.24 if piece.kind == "hero" else 0.28)
            y += self.camera.cell * (0.06 if piece.kind == "hero" else -0.08)
        return x, y

    def _badge(self, kit: Kit, dst: Surface, piece: Piece, pos: Sequence[float], tall: float) -> None:
        """The mark of a hero's seat, an enemy's strength."""
        if piece.kind == "hero":
            token.mark(kit, dst, pos, piece.seat, tall)
        else:
            token.strength(kit, dst, pos, piece.name, tall, piece.letter)

    def piece(self, kit: Kit, dst: Surface, piece: Piece, pos: Sequence[float], tall: float | None = None) -> None:
        """One piece at a place in px."""
        tall = tall or self.tall(kit)
        if piece.kind == "hero":
            token.hero(kit, dst, pos, piece.name, piece.seat, tall, piece.active, piece.marked)
        elif piece.kind == "enemy":
            token.enemy(kit, dst, pos, piece.name, tall, target=piece.marked, letter=piece.letter)
        elif piece.kind == "down":
            token.down(kit, dst, pos, piece.name, self.disc(kit))
        elif piece.kind == "peeked":
            token.peeked(kit, dst, pos, piece.name, self.disc(kit))
        else:
            token.faceup(kit, dst, pos, piece.name, self.disc(kit))

    def under(self, kit: Kit, shown: Shown) -> Surface:
        """Print, states, counters and step numbers, kept until one of them changes."""
        counters = tuple(p for p in shown.pieces if p.kind in ("down", "peeked", "loot"))
        cam = self.camera
        key = kit, cam.window.size, cam.cell, cam.origin, counters, shown.reach, shown.rehearsed, shown.risks
        if self._under is None or self._under[0] != key:
            img = canvas(cam.window.size, self._under)
            img.blit(self.print(kit), (0, 0))
            moved = self._shifted()
            if shown.risks:
                risks.fills(kit, img, moved, shown.risks)
            else:
                overlays.fills(kit, img, moved, shown.reach)
            for p in counters:
                self.piece(kit, img, p, moved.point(p.cell[0] + 0.5, p.cell[1] + 0.5))
            if shown.risks:
                risks.numbers(kit, img, moved, shown.risks)
            else:
                overlays.steps(kit, img, moved, shown.reach)
            self._under = key, img
        return self._under[1]

    def _shifted(self) -> Camera:
        """The camera of a picture whose upper left corner is the window's."""
        cam = self.camera
        twin = Camera(cam.columns, cam.rows)
        twin.window, twin.cell, twin.zoom = Rect((0, 0), cam.window.size), cam.cell, cam.zoom
        twin.origin = cam.origin[0] - cam.window.x, cam.origin[1] - cam.window.y
        return twin

    def print(self, kit: Kit) -> Surface:
        """The board's picture as the camera sees it, opaque, kept until the camera moves."""
        cam, window = self.camera, self.camera.window
        key = kit, window.size, cam.cell, cam.origin[0] - window.x, cam.origin[1] - window.y
        if self._print is None or self._print[0] != key:
            img = canvas(window.size, self._print)
            self.ground(kit, img)
            raw = self.picture(kit)
            if raw is not None:
                self.scaled.lay(raw, img, cam.cell / self.printed.cell, self.corner())
            self.lamp.shine(kit, img, img.get_rect())
            self._print = key, img
        return self._print[1]

    def ground(self, kit: Kit, img: Surface) -> None:
        """The table and the board's shadow on it, where the window is larger than the board's picture."""
        board, f = self.printed, self.camera.cell / self.printed.cell
        left, top = self.corner()
        wide, high = board.columns * board.cell + 2 * board.origin[0], board.rows * board.cell + 2 * board.origin[1]
        lying = Rect(int(left), int(top), round(wide * f), round(high * f))
        if not lying.contains(img.get_clip()):
            img.blit(kit.walnut(*img.get_size(), 23, TABLE), (0, 0))
            kit.shadow(img, lying.clip(img.get_rect().inflate(kit.u(80), kit.u(80))), 4, 12, (5, 8), 190)

    def picture(self, kit: Kit) -> Surface | None:
        """The whole board as large as it was rendered, or put together on the first asking."""
        if self.printed.plan is None:
            return kit.art.raw(self.printed.name)
        if self.composed is None:
            self.composed = Composed(kit.art, self.printed.plan)
        return self.composed.picture

    def corner(self) -> tuple[float, float]:
        """Where the picture's upper left corner lies, in px of the window."""
        cam, f = self._shifted(), self.camera.cell / self.printed.cell
        return cam.origin[0] - self.printed.origin[0] * f, cam.origin[1] - self.printed.origin[1] * f
