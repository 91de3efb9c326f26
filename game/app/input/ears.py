"""What the scenes hear of mouse and keys: no press that is out of place reaches them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.app.input.host import Host
from game.app.input.keyboard import Keyboard
from game.app.input.repeats import Repeats
from game.app.input.steady import Steady

if TYPE_CHECKING:
    from game.app.ui.widgets.base import Widget

AWAY = tuple(getattr(pygame, name) for name in ("WINDOWFOCUSLOST", "WINDOWMINIMIZED", "WINDOWHIDDEN"))
NOWHERE = (-1, -1)  # where the mouse is while it is not on the window
HERE = (pygame.WINDOWFOCUSGAINED,)


class Ears:
    """`keyboard` reads keys, `repeats` knows which are down, `steady` refuses what was not meant.

    A button that went down before `end` was called is dead: where it comes up is nobody's business. So no act of a game
    follows from a press that began before something else lay on top."""

    def __init__(self, app: Host) -> None:
        self.app = app
        self.keyboard, self.repeats, self.steady = Keyboard(), Repeats(), Steady(app)
        self.down: set[int] = set()  # buttons of the mouse
        self.dead: set[int] = set()
        self.under: Widget | None = None  # came beneath the resting mouse last

    def hear(self, event: Event) -> Event | None:
        """An event as the scenes hear it, None for one that is not for them."""
        kind = event.type
        if kind in AWAY:
            self.end()
        if kind in (*AWAY, *HERE):
            self.app.sound.away = kind in AWAY
        heard = self.keyboard.read(event, self._chords())
        if heard is None:
            return None
        if kind == pygame.MOUSEMOTION:
            self.steady.moved(event.pos)
        elif kind == pygame.WINDOWLEAVE:
            self.steady.moved(NOWHERE)
        elif kind == pygame.MOUSEBUTTONUP:
            self.down.discard(event.button)
            if event.button in self.dead:
                self.dead.discard(event.button)
                return None
        elif kind == pygame.MOUSEBUTTONDOWN:
            self.keyboard.over()
            self.dead.discard(event.button)
            if self.steady.refuses(event):
                self.dead.add(event.button)
                self._hastens()
                return None
            self.down.add(event.button)
        elif kind == pygame.KEYDOWN and self.steady.refuses(heard):
            self._hastens()
            return None
        return heard

    def update(self, dt: float) -> bool:
        """Time goes by; True while something is held on a pad, or a refusal is shown."""
        held, shown = self.app.pad.update(dt), self.steady.update(dt)
        self._point()
        return held or shown

    def _point(self) -> None:
        """What has come beneath a resting mouse is pointed at, as if it had been moved there; no tip opens for it."""
        top, at = self.app.stack.top, self.steady.at
        group = getattr(top, "group", None)
        if group is None or self.down or at == NOWHERE:
            return
        under = group.at(at)
        if under is group.hover or under is self.under:
            return
        self.under = under
        self.app.stack.handle(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.app.tips.clear()

    def _hastens(self) -> None:
        """A press came too soon for what lies there; what only passes by need not go on for a hand that is ahead."""
        if (top := self.app.stack.top) is not None:
            top.hastened()

    def _chords(self) -> frozenset[str]:
        """The chords that are known where the keyboard is."""
        top = self.app.stack.top
        group = getattr(top, "group", None)
        focus = group.focus if group is not None else None
        return (top.chords if top is not None else frozenset()) | (focus.chords if focus is not None else frozenset())

    def end(self) -> None:
        """Whatever is held ends, as if it were let go outside: something comes on top, the window loses the focus, or
        the table changes hands."""
        self.dead |= self.down
        self.down.clear()
        self.repeats.end()
        self.app.pad.end()
        top = self.app.stack.top
        if top is not None:
            top.release()
