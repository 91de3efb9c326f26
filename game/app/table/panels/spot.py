"""Places in painted panels that can be pointed at and pressed."""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.ui.widgets.base import Action, Widget

Subject = tuple[Any, ...]
"""What the inspector can show: ("crew", seat), ("gear", id), ("event", id), ("cell", (x, y)), ("enemy", id) ...
("gear", id, "alone") shows the whole card and no buttons."""


class Spot(Widget):
    """A part of a panel; the panel paints it, the spot adds its hovered line. `about` is what the inspector shows.

    `rule`: the line of the rulebook it leads to, by the keyword `word` ("" for its id)."""

    margin = 6.0

    def __init__(
        self,
        rect: Rect,
        name: str,
        action: Action | None = None,
        *,
        tip: str = "",
        why: str = "",
        keys: tuple[int, ...] = (),
        about: Subject | None = None,
        focusable: bool = True,
        radius: float = 6.0,
        line: bool = True,
        rule: str = "",
        word: str = "",
    ) -> None:
        super().__init__(rect, action, tip=tip, why=why, keys=keys, name=name)
        self.about, self.focusable, self.radius, self.line = about, focusable, radius, line
        self.rule, self.word = rule, word

    def draw(self, kit: Kit, dst: Surface) -> None:
        if not self.line:
            return
        if self.pressed:
            kit.ring(dst, self.rect, C["brass_hi"], 2, self.radius)
        elif self.hovered and (self.action or self.about):
            kit.ring(dst, self.rect, C["brass"] if not self.why else C["line"], 1.6, self.radius)
