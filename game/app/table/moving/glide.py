"""Moving over the board: the wheel, two fingers on a touchpad, two fingers on a screen."""

from __future__ import annotations

from typing import Protocol

import pygame
from pygame.event import Event

from game.app.input.gestures import Gestures, Wish
from game.app.table.boards.host import Camera
from game.app.table.host import Hand, Table


class Seen(Protocol):
    """A board under a camera."""

    @property
    def camera(self) -> Camera: ...


class Gliding(Table, Protocol):
    """A table over whose board one moves."""

    @property
    def view(self) -> Seen: ...

    def zoom(self, steps: int, at: tuple[int, int] | None = None) -> None: ...


class Glide:
    """Zooms and pans as gestures ask; over the log the wheel turns its leaves."""

    def __init__(self, scene: Gliding) -> None:
        self.scene = scene
        self.gestures = Gestures()

    def wheel(self, event: Event, pointer: Hand) -> bool:
        """The wheel, or two fingers on the touchpad; True when it was for the board or the log."""
        s, at = self.scene, pointer.pos
        if s.places.log.collidepoint(at) and (not s.places.tabbed or s.panels.side.tab == "log"):
            part = float(getattr(event, "precise_y", event.y))
            s.panels.side.leaf(self.gestures.steps(part) * 2)
            return True
        if not s.places.board.collidepoint(at):
            return False
        shift = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
        return self._follow(self.gestures.wheel(event, s.kit.scale, shift)._replace(at=at), pointer)

    def touch(self, event: Event, pointer: Hand) -> bool:
        """Two fingers on the board: what one of them had picked up is put back."""
        s = self.scene
        wish = self.gestures.touch(event, s.app.size)
        if wish.at is None or not s.places.board.collidepoint(wish.at):
            return False
        pointer.release()
        return self._follow(wish, pointer)

    def _follow(self, wish: Wish, pointer: Hand) -> bool:
        s = self.scene
        if wish.zoom:
            s.zoom(wish.zoom, wish.at)
        if wish.pan != (0.0, 0.0):
            s.view.camera.pan(*wish.pan)
            s.panels.board()
            s.repaint()
        pointer.point(pointer.pos)
        return True
