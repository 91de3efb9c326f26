"""The rulers around the glass of a chart: columns as letters above, rows as numbers on the left, engraved in bronze."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.games.keepflyin.chart.camera import HexCamera
from game.app.ui.kit import Kit
from game.content.keepflyin.records import Board
from game.geometry.hexes import HexGrid


def strips(kit: Kit, rect: Rect) -> tuple[Rect, Rect, Rect]:
    """A window parted into the ruler above, the ruler on the left, and the glass."""
    high, wide = kit.t(15), kit.t(18)
    glass = Rect(rect.x + wide, rect.y + high, rect.w - wide, rect.h - high)
    return Rect(rect.x, rect.y, rect.w, high), Rect(rect.x, glass.y, wide, glass.h), glass


class Rulers:
    """Follow the camera; what is engraved is a picture for each zoom, and the bronze moves with it."""

    def __init__(self, board: Board, grid: HexGrid) -> None:
        self.board, self.grid = board, grid

    def paint(self, kit: Kit, dst: Surface, rect: Rect, cam: HexCamera) -> None:
        """Both, around a window."""
        top, left, _ = strips(kit, rect)
        _ground(kit, dst, top, left)
        sizes = (cam.wide * (self.board.width + 1), top.h), (left.w, cam.down * (self.board.height + 1))
        letters = kit.memo(("ruler", "across", *sizes), lambda: self._letters(kit, sizes[0], cam))
        numbers = kit.memo(("ruler", "down", *sizes), lambda: self._numbers(kit, sizes[1], cam))
        old = dst.get_clip()
        dst.set_clip(Rect(left.right, top.y, top.right - left.right, top.h).clip(old))
        dst.blit(letters, (cam.origin[0], top.y))
        dst.set_clip(left.clip(old))
        dst.blit(numbers, (left.x, cam.origin[1]))
        dst.set_clip(old)
        kit.disc(dst, (left.centerx, top.centery), 2.4, (200, 152, 76), 255, (30, 20, 8), 0.8)

    def _letters(self, kit: Kit, size: tuple[int, int], cam: HexCamera) -> Surface:
        """All columns from the corner of the chart on."""
        img = Surface(size)
        top, edge = img.get_rect(), _edge(kit)
        _ground(kit, img, top, Rect(0, top.bottom, 0, 0))
        for column in range(self.board.width):
            x = cam.wide * column + round(cam.wide * 0.75)
            img.fill((150, 112, 56), (x - cam.wide // 2, top.bottom - edge - kit.u(4), edge, kit.u(4)))
            name = self.grid.name(column)[:-1]
            kit.text(img, (x, top.centery), name, "bold", 12, (240, 212, 158), "mc", press=(20, 13, 5))
        return img

    def _numbers(self, kit: Kit, size: tuple[int, int], cam: HexCamera) -> Surface:
        """All rows from the corner of the chart on."""
        img = Surface(size)
        left, edge = img.get_rect(), _edge(kit)
        _ground(kit, img, Rect(left.right, 0, 0, 0), left)
        for row in range(self.board.height):
            y = cam.middle(0, row)[1] - cam.origin[1]
            img.fill((150, 112, 56), (left.right - edge - kit.u(4), y - cam.down // 2, kit.u(4), edge))
            kit.text(img, (left.centerx, y), str(row + 1), "bold", 12, (240, 212, 158), "mc", press=(20, 13, 5))
        return img


def _ground(kit: Kit, dst: Surface, top: Rect, left: Rect) -> None:
    """Bare bronze with a bright edge."""
    for strip in (top, left):
        kit.box(dst, strip, ((70, 52, 30), (52, 38, 21), (38, 27, 14)), 0)
    edge = _edge(kit)
    dst.fill((150, 108, 48), (left.right - edge, top.bottom - edge, top.right - left.right + edge, edge))
    dst.fill((150, 108, 48), (left.right - edge, top.bottom - edge, edge, left.bottom - top.bottom + edge))


def _edge(kit: Kit) -> int:
    """The px of a line along the bronze."""
    return max(1, kit.u(1.2))
