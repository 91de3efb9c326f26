"""Buttons."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.widgets.base import Action, Widget


class Button(Widget):
    """kind: primary (label and consequence, which is red when it is `grave`), brass, wood, paper."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        action: Action | None = None,
        *,
        kind: str = "wood",
        cap: str = "",
        icon: str = "",
        sub: str = "",
        tip: str = "",
        why: str = "",
        keys: tuple[int, ...] = (),
        name: str = "",
        grave: bool = False,
    ) -> None:
        super().__init__(rect, action, tip=tip, why=why, keys=keys, name=name or label)
        self.label, self.kind, self.cap, self.icon, self.sub, self.grave = label, kind, cap, icon, sub, grave
        self.radius = 8 if kind == "primary" else 6

    @property
    def told(self) -> str:
        return "" if self.why and self.kind == "primary" else super().told

    def draw(self, kit: Kit, dst: Surface) -> None:
        lift = {"hover": -kit.u(2), "press": kit.u(1)}.get(self.state, 0)
        rect = self.rect.move(0, lift)
        if self.kind == "primary":
            kit.primary(dst, rect, self.label, self.why or self.sub or None, self.state, self.grave)
        else:
            kit.button(dst, rect, self.label, self.kind, self.cap or None, self.icon or None, self.state)


class RoundButton(Widget):
    """A small round button with an icon; `rect` is its square."""

    radius = 14.0

    def __init__(
        self,
        rect: Rect,
        icon: str,
        action: Action | None = None,
        *,
        tip: str,
        why: str = "",
        keys: tuple[int, ...] = (),
        name: str = "",
    ) -> None:
        super().__init__(rect, action, tip=tip, why=why, keys=keys, name=name or tip)
        self.icon = icon

    def draw(self, kit: Kit, dst: Surface) -> None:
        kit.round_button(
            dst, self.rect.center, self.icon, self.rect.w / kit.scale * 0.46, self.state, self.rect.w / kit.scale / 2
        )
