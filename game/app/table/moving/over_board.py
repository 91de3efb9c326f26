"""Acts that take the whole board, which goes out of focus below them."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from pygame import Rect, Surface

from game.app.table.moving.animate import Apart, Bare
from game.app.ui.blur import blurred
from game.app.ui.kit import Kit

DARK = (5, 7, 12)
VEIL = 120
"""How dark the board is below what lies on it, of 255."""


class OverBoard(Apart):
    """An act over the board; what it is made of is made once for each size of the board."""

    def __init__(self) -> None:
        super().__init__()
        self._made: dict[Hashable, tuple[tuple[int, int], Surface]] = {}

    def rect(self, kit: Kit, stage: Bare) -> Rect | None:
        window: Rect = stage.board.camera.window
        return window

    def kept(self, name: Hashable, r: Rect, make: Callable[[], Surface]) -> Surface:
        """A picture for the board at `r`."""
        made = self._made.get(name)
        if made is None or made[0] != r.size:
            made = self._made[name] = r.size, make()
        return made[1]

    def mist(self, kit: Kit, dst: Surface, r: Rect, veil: int = VEIL) -> Surface:
        """The board as it is painted in `dst`, out of focus and darker by `veil` (0: as light as it is)."""

        def make() -> Surface:
            out = blurred(dst.subsurface(r).copy(), kit.u(5))
            if veil:
                kit.veil(out, Rect((0, 0), r.size), DARK, veil)
            return out

        return self.kept("mist", r, make)
