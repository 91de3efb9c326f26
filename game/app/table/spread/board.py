"""Panels of a table over whose board something may lie: the cards of a choice, or the stage of a fight."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Protocol

from pygame import Surface

from game.app.table.panels.panels import Paneled, Panels, S
from game.app.table.spread.stage import Stage
from game.app.ui.blur import blurred
from game.app.ui.widgets import Widget


class Staged(Paneled[S], Protocol[S]):
    """A table with a stage."""

    def answer(self, key: str, dropped: str = "") -> bool:
        """Give an answer that is offered."""


class StagedBoard(Panels[S]):
    """The board is seen out of focus below a stage."""

    scene: Staged[S]

    def __init__(self, scene: Staged[S]) -> None:
        super().__init__(scene)
        self._soft: tuple[object, Surface] | None = None

    def stage(self) -> Stage | None:
        """What lies over the board now."""
        raise NotImplementedError

    def lies(self) -> Hashable:
        stage = self.stage()
        return stage.look if stage is not None else None

    def paint_board(self, shown: S, dst: Surface) -> None:
        s, stage = self.scene, self.stage()
        if stage is None:
            super().paint_board(shown, dst)
            return
        dst.blit(self._unfocused(dst.get_size(), shown), s.places.board)
        stage.paint(s.kit, dst, s.places.board)

    def _unfocused(self, size: tuple[int, int], shown: S) -> Surface:
        """The board as it lies under a stage, out of focus: made from the whole of it, whatever part is painted."""
        s = self.scene
        key = s.kit, size, shown, s.view.camera.cell, s.view.camera.origin, s.places.board.size, tuple(s.kit.looks)
        if self._soft is None or self._soft[0] != key:
            whole = Surface(size)
            s.view.paint(s.kit, whole, shown)
            self._soft = key, blurred(whole.subsurface(s.places.board).copy(), s.kit.u(5))
        return self._soft[1]

    def pressed(self) -> list[Widget]:
        """What can be pressed on the stage; what is named after an option gives that answer."""
        s, stage = self.scene, self.stage()
        found: list[Widget] = []
        for widget in stage.widgets(s.kit, s.places.board) if stage is not None else ():
            head, _, key = widget.name.partition(":")
            if head == "big" and widget.action is None:
                widget.action = partial(s.answer, key)
            found.append(widget)
        return found
