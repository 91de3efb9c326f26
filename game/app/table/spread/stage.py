"""What a stage over a board is asked."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Protocol

from pygame import Rect, Surface

from game.app.ui.widgets import Widget

if TYPE_CHECKING:
    from game.app.ui.kit import Kit


class Stage(Protocol):
    """What lies over the map while a choice is made: made anew for each moment, also while it is veiled or somebody
    else is asked.

    `look`: what it shows, so that it is painted again only when that changes; `paint` into the rect of the map, in px;
    `widgets`: what can be pressed on it, named "big:<key of an option>" or with actions of their own."""

    @property
    def look(self) -> Hashable: ...

    def paint(self, kit: Kit, dst: Surface, r: Rect) -> None: ...

    def widgets(self, kit: Kit, r: Rect) -> Sequence[Widget]: ...
