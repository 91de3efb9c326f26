"""What is engraved on the star chart: sky, hexes, zone borders, the quadrants' rays."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import pygame
from pygame import Surface

from game.app.games.keepflyin.chart.camera import HexCamera
from game.app.games.keepflyin.chart.gas import Gas
from game.app.table.boards.sky import sky
from game.app.ui.blur import blurred
from game.app.ui.kit import Kit
from game.app.ui.kit.base import ADD, PM
from game.app.ui.kit.shapes import stick
from game.app.ui.theme import Color
from game.content.keepflyin.records import Board
from game.geometry.hexes import STEPS, HexGrid, axial, offset

TINT: Mapping[str, Color] = {"core": (86, 140, 236), "border": (70, 160, 140), "fringe": (126, 78, 132)}
LINE: Mapping[str, Color] = {"core": (250, 156, 62), "border": (122, 214, 136)}
BRASS = (222, 184, 112)
NAMED = 1.8  # from this zoom on every hex shows what it is called
INSIDE: Mapping[str, tuple[str, ...]] = {"core": ("core",), "border": ("core", "border")}
DASHES: Mapping[str, tuple[tuple[float, float], ...]] = {
    # shares of one side of a hex that are drawn: so sides of the same line meet at their corners
    "core": ((0.0, 0.40), (0.60, 1.0)),
    "border": ((0.0, 0.09), (0.25, 0.42), (0.58, 0.75), (0.91, 1.0)),
}


def rays(cam: HexCamera) -> list[float]:
    """Where the lines between the quadrants point: straight up first, then clockwise, as the hexes of this size lie."""
    lean = math.atan2(cam.down, cam.wide * 1.5)
    return [-math.pi / 2, -lean, lean, math.pi / 2, math.pi - lean, math.pi + lean]


class ChartPrint:
    """Draws the still part of a chart for a camera; the sky behind the glass does not move with it."""

    def __init__(self, board: Board, grid: HexGrid) -> None:
        self.board, self.grid = board, grid
        self._sky: tuple[object, Surface] | None = None
        self._shine: tuple[object, Surface] | None = None
        self._gas = Gas()
        self.borders = list(self._borders())

    def _borders(self) -> Iterator[tuple[str, int, int, int]]:
        """Every side of a hex that a border runs along: whose, column, row, and the side, clockwise from the right."""
        board = self.board
        for node in range(board.width * board.height):
            column, row = self.grid.xy(node)
            q, r = axial(column, row)
            for side, (dq, dr) in enumerate(STEPS):
                x, y = offset((q + dq, r + dr))
                other = y * board.width + x if 0 <= x < board.width and 0 <= y < board.height else -1
                for zone, inner in INSIDE.items():
                    if other >= 0 and board.zones[node] in inner and board.zones[other] not in inner:
                        yield zone, column, row, side

    # ------------------------------------------------------------ layers

    def paint(self, kit: Kit, dst: Surface, cam: HexCamera) -> None:
        """Everything, on the camera's window."""
        old = dst.get_clip()
        dst.set_clip(cam.window.clip(old))
        dst.blit(self._stars(kit, cam.window.size), cam.window)
        column, row = self.grid.xy(self.board.sun)
        middle = cam.middle(column, row)
        if not kit.contrast:
            self._gas.paint(dst, cam, middle)
            self._glow(kit, dst, cam, middle)
        for spot in cam.seen():
            x, y = cam.middle(*spot)
            cell = self._cell(kit, cam, self.board.zones[spot[1] * self.board.width + spot[0]])
            dst.blit(cell, (x - cell.get_width() // 2, y - cell.get_height() // 2), special_flags=PM)
        if cam.zoom >= NAMED:
            for column, row in cam.seen():
                x, y = cam.middle(column, row)
                name = self.grid.name(row * self.board.width + column)
                kit.text(dst, (x, round(y - cam.high * 0.285)), name, "sans", 12, (104, 126, 168), "mc")
        self._rays(kit, dst, cam, middle)
        for zone in ("border", "core"):
            self._sides(kit, dst, cam, zone)
        self._sun(kit, dst, cam, middle)
        dst.set_clip(old)

    def _stars(self, kit: Kit, size: tuple[int, int]) -> Surface:
        """The sky, kept for one size of window."""
        key = kit, size
        if self._sky is None or self._sky[0] != key:
            self._sky = key, sky(kit, size)
        return self._sky[1]

    def _glow(self, kit: Kit, dst: Surface, cam: HexCamera, at: tuple[int, int]) -> None:
        """The blue light around the sun."""
        px = min(round(cam.wide * 8.4), kit.u(380))
        key = kit, px
        if self._shine is None or self._shine[0] != key:
            light = Surface((2 * px, 2 * px))
            kit.glow(light, (px, px), px / kit.scale, (26, 56, 128), 1.0)
            self._shine = key, light
        dst.blit(self._shine[1], (at[0] - px, at[1] - px), special_flags=ADD)

    def _cell(self, kit: Kit, cam: HexCamera, zone: str) -> Surface:
        """One hex as cut into the glass: a tint, a bright edge where the lamp catches it, a dark one opposite."""

        def make() -> Surface:
            w, h = cam.wide + 2, math.ceil(cam.high) + 2
            lone = HexCamera(1, 1, wide=cam.wide, down=cam.down)
            cx, cy = lone.middle(0, 0)
            dx, dy = w // 2 - cx, h // 2 - cy
            pts = [(x + dx, y + dy) for x, y in lone.corners(0, 0, 0.955)]
            img = Surface((w, h), pygame.SRCALPHA)
            kit.poly(img, [(x + dx, y + dy) for x, y in lone.corners(0, 0, 0.94)], TINT[zone], 30)
            wide = max(0.62, min(1.1, cam.wide / kit.scale / 60))
            low = [(x + kit.scale * 0.5, y + kit.scale * 0.6) for x, y in pts]
            kit.line(img, low, (2, 4, 10), wide, 110, closed=True)
            kit.line(img, pts, (142, 172, 224), wide, 110, closed=True)
            kit.line(img, [pts[4], pts[5], pts[0]], (206, 224, 255), wide, 84)
            return img

        return kit.memo(("chart.cell", zone, cam.wide, cam.down), make)

    def _sides(self, kit: Kit, dst: Surface, cam: HexCamera, zone: str) -> None:
        """A zone's border; each side of a hex is a small kept picture."""
        near = cam.window.inflate(2 * cam.wide, 2 * cam.wide)
        for name, column, row, side in self.borders:
            at = cam.middle(column, row)
            if name == zone and near.collidepoint(at):
                img = self._side(kit, cam, zone, side)
                dst.blit(img, (at[0] - img.get_width() // 2, at[1] - img.get_height() // 2), special_flags=PM)

    def _side(self, kit: Kit, cam: HexCamera, zone: str, side: int) -> Surface:
        def make() -> Surface:
            pad = kit.u(6)
            lone = HexCamera(1, 1, wide=cam.wide, down=cam.down)
            w, h = cam.wide + 2 * pad, math.ceil(cam.high) + 2 * pad
            cx, cy = lone.middle(0, 0)
            pts = [(x + w // 2 - cx, y + h // 2 - cy) for x, y in lone.corners(0, 0)]
            a, b = pts[(side + 1) % 6], pts[(side + 2) % 6]
            grow = max(1.0, min(1.7, cam.wide / kit.scale / 34))
            img = Surface((w, h), pygame.SRCALPHA)
            kit.line(img, [a, b], (4, 6, 12), 5.2 * grow, 150)

            def dashes(s: Surface, k: int) -> None:
                for start, end in DASHES[zone]:
                    p, q = ((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (start, end))
                    half = kit.scale * 1.25 * grow * k
                    stick(s, (p[0] * k, p[1] * k), (q[0] * k, q[1] * k), half, (*LINE[zone], 255))

            lit = kit.shape((w, h), dashes, None, 3)
            soft = blurred(lit, kit.u(2.6 * grow))
            soft.fill((110, 110, 110, 0), special_flags=pygame.BLEND_RGBA_MULT)
            img.blit(soft, (0, 0), special_flags=PM)
            img.blit(lit, (0, 0), special_flags=PM)
            return img

        return kit.memo(("chart.side", zone, side, cam.wide, cam.down), make)

    def _rays(self, kit: Kit, dst: Surface, cam: HexCamera, middle: tuple[int, int]) -> None:
        """Six dashed lines from the sun between the quadrants."""
        far = math.hypot(*cam.size) + max(cam.window.size)
        for angle in rays(cam):
            c, s = math.cos(angle), math.sin(angle)
            dash = self._dash(kit, angle)
            step, at = kit.scale * 16, cam.wide * 1.15
            while at < far:
                x, y = middle[0] + c * at, middle[1] + s * at
                if cam.window.collidepoint(x, y):
                    kit.put(dst, dash, (round(x) - dash.get_width() // 2, round(y) - dash.get_height() // 2))
                at += step

    @staticmethod
    def _dash(kit: Kit, angle: float) -> Surface:
        def make() -> Surface:
            n = kit.u(13)
            x, y = math.cos(angle) * kit.u(4.6), math.sin(angle) * kit.u(4.6)
            img = Surface((n, n), pygame.SRCALPHA)
            kit.line(img, [(n / 2 - x, n / 2 - y), (n / 2 + x, n / 2 + y)], (4, 6, 12), 2.6, 130)
            kit.line(img, [(n / 2 - x, n / 2 - y), (n / 2 + x, n / 2 + y)], BRASS, 1.2, 170)
            return img

        return kit.memo(("chart.dash", round(angle, 3)), make)

    def _sun(self, kit: Kit, dst: Surface, cam: HexCamera, at: tuple[int, int]) -> None:
        """The blue sun with its light."""
        size = cam.wide / kit.scale
        kit.glow(dst, at, min(size * 2.2, 160), (70, 110, 200), 0.9)
        pic = kit.sprite("sun_blue", w=size * 0.94, h=size * 0.94)
        if pic is not None:
            kit.drop(dst, at, pic, None, alpha=0)
        kit.glow(dst, at, size * 0.62, (120, 150, 210), 0.8)
