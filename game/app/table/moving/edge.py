"""Whose turn it is, for a moment around the whole table: colour, shape, name and ship or doll of who acts now."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Protocol

import pygame
from pygame import Rect, Surface

from game.app.table.boards import showcase as worlds
from game.app.table.host import Table
from game.app.table.spread.data import CARDS
from game.app.ui.kit import Kit
from game.app.ui.layers import SLIP
from game.app.ui.placing import GRAVE, best
from game.app.ui.theme import SEATS, tone
from game.app.ui.widgets import Group

SHOWN_MS = 1500.0
WIDE = 5.0  # units: the panels leave so much bare around the table
NAMES = ("edge:top", "edge:bottom", "edge:left", "edge:right", "edge:plate")


class Edged(Table, Protocol):
    """A table with what can be pressed at it."""

    @property
    def group(self) -> Group: ...

    def crowd(self, about: Rect | None) -> Iterable[tuple[Rect, float]]: ...


class Edge:
    """Lies over the table and hinders nothing: no press is for it. `seat`: who acts now, -1 while nothing is shown."""

    def __init__(self, scene: Edged) -> None:
        self.scene = scene
        self.shunned: tuple[tuple[int, ...], ...] = ()  # what the name was to keep clear of when it was set
        self.seat, self.says, self.doll, self.left = -1, "", "", 0.0
        self.at = Rect(0, 0, 0, 0)  # where the name stands now

    def show(self, seat: int, says: str, doll: str = "") -> None:
        """It is somebody else's turn."""
        self.seat, self.says, self.doll, self.left = seat, says, doll, SHOWN_MS
        self.lay()

    def update(self, dt: float) -> bool:
        """Time goes by; says whether it is there."""
        if self.seat < 0:
            return False
        self.left -= dt
        if self.left <= 0:
            self.drop()
            return False
        if self._keeps_clear_of() != self.shunned:
            self.lay()
        return True

    def drop(self) -> None:
        """The edge is as ever."""
        self.seat = -1
        for name in NAMES:
            self.scene.layers.drop(name)
        self.scene.repaint()

    def lay(self) -> None:
        """Set its layers for the present window."""
        s = self.scene
        if self.seat < 0:
            return
        k, window = s.kit, s.places.window
        wide = k.u(WIDE)
        top = k.u(3)  # letters stand close to it
        strips = (
            Rect(window.x, window.y, window.w, top),
            Rect(window.x, window.bottom - wide, window.w, wide),
            Rect(window.x, window.y, wide, window.h),
            Rect(window.right - wide, window.y, wide, window.h),
        )
        for name, r in zip(NAMES, strips):
            s.layers.set(name, r, (k, self.seat, tuple(k.looks)), partial(_strip, k, r, self.seat), SLIP)
        plate = self.at = self.plate()
        s.layers.set(
            NAMES[4],
            plate.inflate(2 * k.u(26), 2 * k.u(30)),
            (k, self.seat, self.says, self.doll, tuple(k.looks)),
            partial(paint_plate, k, plate, self.seat, self.says, self.doll),
            SLIP,
        )
        s.repaint()

    def plate(self) -> Rect:
        """Where the name stands."""
        s = self.scene
        k, board = s.kit, s.places.board
        wide = min(k.width(self.says, "display", 24) + k.u(120), board.w - k.u(20))
        r = Rect(0, 0, wide, k.u(34) + k.t(38))
        r.center = board.centerx, board.y + round(board.h * 0.62)
        decided = self._decided()
        self.shunned = self._keeps_clear_of()
        shun = [(Rect(one), GRAVE) for one in self.shunned]
        if r.collidelist([rect for rect, _ in shun]) >= 0:
            aside = bool(decided) or self._staged()
            room = s.places.window if aside else board
            shun += s.crowd(None) if aside else ()
            r = best(r.size, room.inflate(-k.u(20), -k.u(20)), r, shun)
        return r

    def _staged(self) -> bool:
        """Whether a stage fills the board, with dice that are read."""
        return any(one.rect.contains(self.scene.places.board) for one in self.scene.results.lying)

    def _decided(self) -> list[Rect]:
        """Cards and buttons of what is being decided over the board."""
        return [one.rect for one in self.scene.group.widgets if one.name.startswith(CARDS)]

    def _keeps_clear_of(self) -> tuple[tuple[int, ...], ...]:
        """Slips that lie there, and what is being decided."""
        return tuple(tuple(rect) for rect in (*(one.rect for one in self.scene.results.lying), *self._decided()))


def _strip(kit: Kit, r: Rect, seat: int, dst: Surface) -> None:
    """A band in the colour of a seat, a lighter line along it."""
    color = SEATS[kit.looks[seat]].color
    pygame.draw.rect(dst, color, r)
    thin = max(1, kit.u(2))
    inner = r.inflate(-2 * thin, -2 * thin)
    pygame.draw.rect(dst, tone(color, 1.25), inner, 0)
    pygame.draw.rect(dst, tone(color, 0.6), r, max(1, thin // 2))


def paint_plate(kit: Kit, r: Rect, seat: int, says: str, doll: str, dst: Surface) -> None:
    """A wooden plate: ship or doll, mark, name."""
    color = SEATS[kit.looks[seat]].color
    kit.shadow(dst, r, 12, 16, (4, 12), 225)
    kit.wood(dst, r, 12)
    kit.ring(dst, r.inflate(-kit.u(4), -kit.u(4)), color, 3, 10)
    at = r.x + kit.u(44), r.centery
    kit.glow(dst, at, 30, tone(color, 0.25), 0.8)
    if doll:
        kit.stand(dst, (at[0], r.bottom - kit.u(9)), doll, (r.h - kit.u(18)) / kit.scale)
    else:
        worlds.ship(kit, dst, at, seat, 50)
    x = r.x + kit.u(84)
    kit.seat(dst, (x + kit.u(10), r.centery), seat, 12)
    x += kit.u(28)
    room = r.right - kit.u(12) - x
    kit.text(
        dst,
        (x, r.centery),
        says,
        "display",
        kit.fit_size(says, "display", 24, room),
        "hi",
        "ml",
        press=(0, 0, 0),
        fit=room,
    )
