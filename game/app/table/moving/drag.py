"""A token in the hand: it follows the mouse with weight, and springs back when it may not lie where it was dropped."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NoReturn

from pygame import Rect, Surface

from game.app.table.moving.animate import Board
from game.app.ui import cards
from game.app.ui.kit import Kit
from game.app.ui.motion import Tween, out_cubic
from game.app.ui.theme import C, Color

PULL = 26.0  # how fast a held token comes after the mouse, per second
BACK_MS = 240.0


class Drag:
    """A piece of the board, or a Gear card, between being picked up and being put down."""

    def __init__(self, source: str, home: Sequence[float], piece: Any = None, picture: str = "") -> None:
        self.source, self.piece, self.picture = source, piece, picture
        self.home = (float(home[0]), float(home[1]))
        self.at = self.home
        self.goal = self.home
        self.back: Tween | None = None
        self.start = self.home

    def move(self, pos: Sequence[float]) -> None:
        """The mouse is here now."""
        self.goal = float(pos[0]), float(pos[1])

    def release(self, factor: float) -> None:
        """It may not lie here: spring back to where it came from."""
        self.start = self.at
        self.back = Tween(0, 1, BACK_MS, out_cubic, factor=factor)

    @property
    def moving(self) -> bool:
        """Whether it is on its way to the mouse or back."""
        return self.back is not None or self.at != self.goal

    @property
    def home_again(self) -> bool:
        """Whether it is back where it came from."""
        return self.back is not None and self.back.done

    def step(self, ms: float) -> bool:
        """Time goes by; True while it moves."""
        if self.back is not None:
            self.back.step(ms)
            f = self.back.value
            self.at = (
                self.start[0] + (self.home[0] - self.start[0]) * f,
                self.start[1] + (self.home[1] - self.start[1]) * f,
            )
            return True
        f = 1 - math.exp(-PULL * ms / 1000)
        dx, dy = self.goal[0] - self.at[0], self.goal[1] - self.at[1]
        if abs(dx) < 0.5 and abs(dy) < 0.5:
            self.at = self.goal
            return False
        self.at = self.at[0] + dx * f, self.at[1] + dy * f
        return True

    def rect(self, kit: Kit, board: Board[NoReturn, NoReturn]) -> Rect:
        """The pixels it covers."""
        n = round(board.camera.cell * 2.1) if self.piece else kit.u(90)
        return Rect(round(self.at[0]) - n // 2, round(self.at[1]) - n // 2 - kit.u(6), n, n + kit.u(10))

    def draw(self, kit: Kit, dst: Surface, board: Board[NoReturn, NoReturn]) -> None:
        """The thing, lifted: it is 6 u up and its shadow is wider."""
        x, y = self.at
        lift = 0 if self.back is not None and self.back.done else kit.u(6)
        if self.piece:
            r = board.camera.cell * 0.34 / kit.scale
            for grow, dark in ((1.25, 40), (1.0, 60), (0.75, 70)):
                kit.disc(dst, (x + kit.u(9), y + kit.u(17)), r * grow, (0, 0, 0), dark)
            board.piece(kit, dst, self.piece, (x, y - lift), board.tall(kit) * 1.06)
            return
        mini_card(kit, dst, (x, y - lift), self.picture, C["brass"])


def mini_card(kit: Kit, dst: Surface, at: Sequence[float], picture: str, ring: Color = ()) -> None:
    """A card on its way: paper with its picture, face down without one."""
    r = Rect(0, 0, kit.u(52), kit.u(66))
    r.center = round(at[0]), round(at[1])
    if not picture:
        cards.back(kit, dst, r)
        return
    kit.parchment(dst, r, 5, 5, drop=(4, 12))
    pic = kit.sprite(picture, w=36, h=40)
    if pic:
        kit.drop(dst, r.center, pic, None, alpha=0)
    if ring:
        kit.ring(dst, r, ring, 2, 5)
