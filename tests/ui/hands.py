"""A mouse and a keyboard for tests: real events through the real handler, then frames until all is at rest."""

from __future__ import annotations

from typing import Any

import pygame
from pygame.event import Event

from game.app.shell.app import App
from game.app.ui.widgets import Group, Widget


class Hands:
    """What a person does at the table. `patience`: frames it may take until nothing moves any more."""

    def __init__(self, app: App, patience: int = 400) -> None:
        self.app = app
        self.patience = patience

    @property
    def group(self) -> Group:
        """The widgets of the top scene."""
        return self.app.stack.top.group

    def widget(self, name: str) -> Widget:
        found = self.group.named(name)
        assert found is not None, f"no {name!r} among {[w.name for w in self.group.widgets]}"
        return found

    def frames(self, n: int = 1, dt: float = 16.0) -> None:
        """Time goes by."""
        for _ in range(n):
            self.app.update(dt)
            self.app.present()

    def rest(self, most: int = 0) -> None:
        """Frames until nothing moves."""
        for _ in range(most or self.patience):
            moving = self.app.update(16.0)
            self.app.present()
            if not moving:
                return
        raise AssertionError("it never comes to rest")

    def move(self, pos: tuple[int, int]) -> None:
        self.app.handle(Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))

    def down(self, pos: tuple[int, int], button: int = 1) -> None:
        self.app.handle(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))

    def up(self, pos: tuple[int, int], button: int = 1) -> None:
        self.app.handle(Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))

    def click(self, target: str | tuple[int, int]) -> None:
        """Point, press, let go; a slip with a result that lies there is taken away first."""
        pos = self.widget(target).rect.center if isinstance(target, str) else target
        self.uncover(pos)
        self.move(pos)
        self.down(pos)
        self.up(pos)
        self.rest()

    def hold(self, target: str, ms: float = 400.0) -> None:
        """Press a widget, keep it so long, let go."""
        pos = self.widget(target).rect.center
        self.uncover(pos)
        self.move(pos)
        self.down(pos)
        self.frames(max(1, round(ms / 16)))
        self.up(pos)
        self.rest()

    def uncover(self, pos: tuple[int, int]) -> None:
        """Take away the slips with results that lie there, and wait until a press is heard there again."""
        results = getattr(self.app.stack.top, "results", None)
        while results is not None and any(one.rect.collidepoint(pos) for one in results.lying):
            results.last()
        for _ in range(160):  # the end of a game hears nothing at first, either
            waits = results is not None and results.gone is not None
            deaf = [getattr(self.app.stack.top, name, 0.0) for name in ("deaf", "kept")]
            if not waits and not any(isinstance(ms, float) and ms > 0 for ms in deaf):
                break
            self.frames()

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        self.app.handle(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text))
        if text:
            self.app.handle(Event(pygame.TEXTINPUT, text=text))
        self.rest()

    def type(self, text: str) -> None:
        """Letters one by one, as a keyboard sends them."""
        for c in text:
            self.key(ord(c.lower()), text=c)


def middle(scene: Any, space: Any) -> tuple[int, int]:
    """The pixel in the middle of a space."""
    x, y = scene.view.middle(space)
    return round(x), round(y)


def center(scene: Any, name: str) -> tuple[int, int]:
    """The middle of a widget."""
    widget = scene.group.named(name)
    assert widget is not None, f"no {name!r} among {[w.name for w in scene.group.widgets]}"
    return widget.rect.center
