"""The curtain between seats: an opaque walnut screen with the next seat's mark; holding the button opens it.

It is on the screen before the seat changes and shows nothing that belongs to any seat but the next one."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.shell.app import App
from game.app.shell.sheets.menu import Menu, Row
from game.app.shell.stack import Scene
from game.app.table.curtain.handover import Handing
from game.app.table.curtain.picture import Picture
from game.app.ui.motion import Tween, in_quad, out_cubic
from game.app.ui.widgets import Button, Group

HOLD_MS = 300.0
BACK_MS = 120.0  # the groove springs back
SWING_MS = 240.0
KEYS = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)


class CurtainMenu(Menu):
    """Over a curtain: back to it, the settings, or the title."""

    def __init__(self, app: App, home: Callable[[], object]) -> None:
        super().__init__(app, app.words("curtain.menu"))
        self.home = home

    def rows(self) -> list[Row]:
        words = self.app.words
        return [
            Row("back", words("table.menu.back"), "play", self.close),
            Row("settings", words("table.menu.settings"), "cog", self.settings),
            Row("title", words("table.menu.title"), "home", lambda: self.leave_for(self.home)),
        ]


class Curtain(Scene):
    """`change` puts the next seat's table below; it is called once the curtain is on the screen.

    Held for 300 ms it tells what happened (if there is anything), then gives the table free and goes."""

    def __init__(self, app: App, handing: Handing, change: Callable[[], object] | None = None) -> None:
        super().__init__(app)
        self.handing, self.change = handing, change
        self.group = Group(app)
        self.picture: Picture
        self.held = 0.0  # ms the button has been held
        self.holding = False
        self.drawn = self.telling = self.opening = False
        self.leaf = 0  # which leaf of what happened is read
        self.swing: Tween | None = None

    # ------------------------------------------------------------ life

    def enter(self) -> None:
        """Opaque at once; only the leaves swing.  What was said to the last seat is not said on."""
        self.app.toasts.queue.clear()
        if not self.app.still:
            self.swing = self.app.tween(0, 1, SWING_MS, out_cubic)

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        self.picture = Picture(self.kit, size, self.handing, self.app.words, self.telling, self.leaf)
        self._widgets()

    def _widgets(self) -> None:
        words = self.app.words
        if self.telling:
            go = Button(
                self.picture.go,
                words("curtain.go"),
                self.open,
                kind="brass",
                cap="space",
                tip=words("curtain.go.tip"),
                name="go",
            )
            more = Button(self.picture.more, self.picture.says_more(), self.turn, icon="log", name="more")
            self.group.set([more, go] if self.picture.many > 1 else [go])
        else:
            self.group.set([])

    # ------------------------------------------------------------ events

    def handle(self, event: Event) -> bool:
        """Everything ends here: no event reaches the table below."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._menu()
        elif self.opening:
            pass
        elif self.telling:
            if not self.group.handle(event) and event.type == pygame.KEYDOWN and event.key in KEYS:
                self.open()
        elif event.type == pygame.KEYDOWN and event.key in KEYS:
            self.holding = True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.holding = self.picture.button.collidepoint(event.pos)
        elif (
            event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE)
            or (event.type == pygame.KEYUP and event.key in KEYS)
            or (event.type == pygame.MOUSEBUTTONUP and event.button == 1)
        ):
            self.holding = False
        elif event.type == pygame.MOUSEMOTION:
            self._hover(event.pos)
        return event.type != pygame.DROPFILE  # a file has nothing to do with the table

    def release(self) -> None:
        super().release()
        self.holding = False

    def _hover(self, pos: tuple[int, int]) -> None:
        over = self.picture.button.collidepoint(pos)
        if over != self.picture.hovered:
            self.picture.hovered = over
            self.invalidate(self.picture.spot)
        if over:
            self.app.tips.point(self.picture.button, self.app.words("curtain.hold.tip"), "hold")
        else:
            self.app.tips.clear()

    def _menu(self) -> None:
        """The way out, without a look at the table."""
        if self.drawn and not self.opening:
            self.holding = False
            self.app.tips.clear()
            self.app.stack.push(CurtainMenu(self.app, self.home))

    def home(self) -> None:
        """To the title: everything is saved."""
        self._changed()
        self.app.play(None)
        self.app.go_home()

    # ------------------------------------------------------------ time

    def update(self, dt: float) -> bool:
        if self.drawn:
            self._changed()
        moving = self._swung(dt)
        if self.opening:
            if self.swing is None or self.swing.done:
                self.close()
            return True
        before = self.held
        if self.holding and self.drawn and not self.telling:
            self.held = min(HOLD_MS, self.held + dt)
        elif self.held and not self.telling:
            self.held = max(0.0, self.held - dt * HOLD_MS / BACK_MS)
        if self.held != before:
            self.invalidate(self.picture.spot)
            if self.held >= HOLD_MS:
                self.look()
        return moving or self.held != before or self.holding

    def _changed(self) -> None:
        """The curtain is on the screen: now the table below may be the next seat's."""
        change, self.change = self.change, None
        if change is not None:
            change()

    def _swung(self, dt: float) -> bool:
        if self.swing is None or self.swing.done:
            return False
        self.swing.step(dt)
        self.invalidate()
        return not self.swing.done

    def look(self) -> None:
        """Held long enough: what happened, else the table."""
        self.holding = False
        self.app.tips.clear()
        if not self.handing.lines:
            self.open()
            return
        self.telling = True
        self.layout(self.app.size, self.kit.scale, self.kit.text_scale)
        self.invalidate()

    def turn(self) -> None:
        """What happened before that."""
        self.leaf += 1
        self.layout(self.app.size, self.kit.scale, self.kit.text_scale)
        self.invalidate()

    def open(self) -> None:
        """The leaves swing away and the table is in sight."""
        if self.opening:
            return
        self.opening = True
        self.app.tips.clear()
        if self.app.settings.factor == 0:
            self.close()
            return
        self.overlay = True
        self.swing = self.app.tween(1, 0, SWING_MS, in_quad)
        self.invalidate()

    # ------------------------------------------------------------ picture

    def draw(self, surface: Surface, dirty: Rect) -> None:
        swing = 1.0 if self.swing is None or self.swing.done and not self.opening else self.swing.value
        if self.opening:
            self.picture.draw_going(surface, swing, self.app.settings.reduced_motion)
            return
        self.picture.draw(surface, dirty, swing, self.held / HOLD_MS)
        self.group.draw(surface, dirty)
        self.drawn = True
