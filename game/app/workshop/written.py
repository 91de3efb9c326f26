"""A bench on which forms are filled in: letters typed into one field are one step, and the keys every form has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import pygame
from pygame.event import Event

from game.app.shell.app import App
from game.app.ui.widgets import Field
from game.app.workshop.bench import Bench, Looks


class Leaves(Looks, Protocol):
    """How it looks, with rows on pages."""

    def refresh(self) -> None: ...

    def turn(self, by: int) -> bool: ...

    def wheel(self, at: tuple[int, int], by: int) -> bool: ...


class FormBench(Bench):
    """`typing`: the field whose letters are one step; `leaf`: the one of the form on top."""

    view: Leaves
    leaf: str

    def __init__(self, app: App, sketch: Any) -> None:
        super().__init__(app, sketch)
        self.typing = ""

    # ------------------------------------------------------------ events

    def handle(self, event: Event) -> bool:
        if event.type == pygame.DROPFILE:
            return self.dropped(self.app, event.file)
        if event.type == pygame.MOUSEWHEEL:
            return self.view.wheel(pygame.mouse.get_pos(), -event.y)
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        return self.group.handle(event)

    def _key(self, event: Event) -> bool:
        """What the keys do here; letters that are typed into a field are not for them."""
        ctrl = {pygame.K_s: self.keep, pygame.K_z: self.undo, pygame.K_y: self.redo, pygame.K_o: self.open_other}
        if event.mod & pygame.KMOD_CTRL and event.key in ctrl:
            ctrl[event.key]()
            return True
        pages = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
        if event.key in pages:
            return self.view.turn(pages[event.key])
        if event.key == pygame.K_ESCAPE:
            if self.group.focus is not None:
                self.group.set_focus(None)
            else:
                self.leave_asking()
            return True
        if isinstance(self.group.focus, Field):
            return False
        if self.pressed(event):
            return True
        if event.key in (pygame.K_F1, pygame.K_h) or event.unicode == "?":
            self.help()
            return True
        return False

    def pressed(self, event: Event) -> bool:
        """A key that only this bench has; says whether it was one."""
        return False

    # ------------------------------------------------------------ leaves

    def leaves(self) -> tuple[str, ...]:
        """The leaves of what is filled in."""
        raise NotImplementedError

    def turn_to(self, leaf: str) -> None:
        """Another leaf of the same."""
        raise NotImplementedError

    # ------------------------------------------------------------ what is written

    def told_anew(self, sketch: Any, deed: Callable[[Any], Any]) -> None:
        """Do something to what is written in a sketch."""
        raise NotImplementedError

    def change(self, deed: Callable[[Any], Any]) -> None:
        """Do something to it as one step."""
        self.written()
        with self.history.step() as sketch:
            self.told_anew(sketch, deed)
        self.changed()

    def write(self, name: str, deed: Callable[[Any], Any]) -> None:
        """Letters were typed; those into one field are one step."""
        if self.typing != name:
            self.written()
            self.history.begin()
            self.typing = name
        self.told_anew(self.history.now, deed)
        self.changed()

    def written(self) -> None:
        """What was typed so far is a step."""
        self.history.end()
        self.typing = ""

    def undo(self) -> None:
        self.group.set_focus(None)
        self.typing = ""
        super().undo()

    def redo(self) -> None:
        self.group.set_focus(None)
        super().redo()

    def keep(self) -> bool:
        self.written()
        return super().keep()
