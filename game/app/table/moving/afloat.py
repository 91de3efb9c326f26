"""What moves over a table: acts that play, what the mouse holds, and a space that is lit for a while."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NoReturn, Protocol

from pygame import Rect, Surface

from game.app.sound.cues import LANDING
from game.app.table.host import Table
from game.app.table.moving.animate import APlayer, AStage, Board
from game.app.table.moving.drag import Drag


class Floor(Table, Protocol):
    """A table over which something moves. `beacon`: the space that is lit, None for none."""

    drag: Drag | None
    beacon: Hashable

    @property
    def view(self) -> Board[NoReturn, NoReturn]: ...

    @property
    def stage(self) -> AStage: ...

    @property
    def player(self) -> APlayer: ...

    def invalidate(self, rect: Rect | None = None) -> None: ...

    def settle(self) -> None: ...


class Afloat:
    """Moves it on, and has the old and the new place of it drawn again."""

    def __init__(self, table: Floor) -> None:
        self.table = table
        self.rect: Rect | None = None  # where something was drawn last
        self.lit = 0.0  # ms that the beacon burns on

    def light(self, space: Hashable, ms: float) -> None:
        """Light a space for a while."""
        self.table.beacon, self.lit = space, ms

    def laid(self) -> None:
        """The window changed: all of it is drawn again."""
        self.rect = None

    def draw(self, surface: Surface) -> None:
        """What moves, over all else."""
        t = self.table
        if t.player.acts:
            t.player.acts[0].draw(t.kit, surface, t.stage)
        if t.drag:
            t.drag.draw(t.kit, surface, t.view)

    def update(self, dt: float) -> bool:
        """Time goes by; says whether something moves."""
        t = self.table
        if t.player.playing:
            t.player.step(dt, t.app.settings.factor)
            if not t.player.playing:
                t.settle()
            elif t.stage.changed:
                t.stage.changed = False
                self._board()
        if t.drag:
            t.drag.step(dt)
            if t.drag.home_again:
                t.drag = None
                t.app.sound.play(LANDING)
                self._board()
        self.follow()
        return self._shine(dt) or t.player.playing or t.drag is not None and t.drag.moving

    def follow(self) -> None:
        """Have the old and the new place of whatever moves drawn again."""
        t = self.table
        rect: Rect | None = None
        if t.player.acts:
            rect = t.player.acts[0].rect(t.kit, t.stage)
        elif t.drag:
            rect = t.drag.rect(t.kit, t.view)
        moved = t.player.playing or (t.drag is not None and t.drag.moving) or rect != self.rect
        if moved:
            for one in (self.rect, rect):
                if one is not None:
                    t.invalidate(one)
        self.rect = rect

    def _shine(self, dt: float) -> bool:
        """Let the beacon burn down; says whether it still burns."""
        if self.table.beacon is None:
            return False
        self.lit -= dt
        if self.lit <= 0:
            self.table.beacon = None
            self._board()
        return True

    def _board(self) -> None:
        self.table.panels.board()
        self.table.repaint()
