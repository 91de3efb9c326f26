"""Cards that lie face down are turned up as a curtain is opened: by a press that is held, never by a mere click."""

from __future__ import annotations

from typing import Protocol

import pygame
from pygame import Rect
from pygame.event import Event

from game.app.table.curtain.scene import BACK_MS, HOLD_MS, KEYS
from game.app.table.host import Table
from game.app.ui.widgets import Group, HeldButton


class FaceDown(Table, Protocol):
    """A table on which cards may lie face down. `waiting`: the seat that has not yet looked at them, -1 for none."""

    waiting: int

    @property
    def group(self) -> Group: ...

    @property
    def on_top(self) -> bool: ...

    def uncover(self) -> None: ...


class Peek:
    """The press on the buttons of who is waited for, or on one of the curtain's keys; `held`: the ms of it so far."""

    def __init__(self, table: FaceDown) -> None:
        self.table = table
        self.held = 0.0
        self.keyed = False

    def button(self, box: Rect, label: str, sub: str = "", *, kind: str, name: str) -> HeldButton:
        """A button that turns the cards up when it is held; pressed only shortly it says so."""
        tip = self.table.words("curtain.hold.tip")
        share = self.held / HOLD_MS
        key = "space" if kind == "wood" else ""
        sign = "eye" if kind == "wood" else ""
        return HeldButton(
            box, label, self.short, kind=kind, sub=sub, tip=tip, name=name, share=share, cap=key, icon=sign
        )

    def hears(self, event: Event) -> bool:
        """One of the curtain's keys goes down or comes up; True when it was meant for the cards."""
        focus = self.table.group.focus
        if event.type == pygame.KEYDOWN and event.key in KEYS and (focus is None or isinstance(focus, HeldButton)):
            self.keyed = True
            return True
        if event.type == pygame.WINDOWFOCUSLOST or event.type == pygame.KEYUP and event.key in KEYS:
            self.keyed = False
        return False

    def short(self) -> None:
        """It was let go too early."""
        self.table.app.toast(self.table.words("curtain.hold.tip"))

    def drop(self) -> None:
        """Nothing is held."""
        self.held, self.keyed = 0.0, False

    def update(self, dt: float) -> bool:
        """Time goes by; says whether a groove moves."""
        table = self.table
        if table.waiting < 0:
            self.drop()
            return False
        before, held = self.held, self.keyed or isinstance(table.group.down, HeldButton)
        if not table.on_top:
            held = self.keyed = False
        self.held = min(HOLD_MS, before + dt) if held else max(0.0, before - dt * HOLD_MS / BACK_MS)
        if self.held == before:
            return held
        for one in table.group.widgets:
            if isinstance(one, HeldButton):
                one.share = self.held / HOLD_MS
        table.panels.buttons()
        table.repaint()
        if self.held >= HOLD_MS:
            self.drop()
            table.group.release()
            table.uncover()
        return True
