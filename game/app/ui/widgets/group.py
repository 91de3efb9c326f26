"""The widgets of one scene: who is pointed at, who has the focus, who is pressed."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.sound.cues import BUTTON
from game.app.ui.host import Host
from game.app.ui.layers import Layers
from game.app.ui.widgets.base import Widget

ARROWS = {pygame.K_RIGHT: (1, 0), pygame.K_LEFT: (-1, 0), pygame.K_DOWN: (0, 1), pygame.K_UP: (0, -1)}
BAKED = "widget:"
CHORD = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Group:
    """Widgets in Tab order.  Mouse, Tab, arrows, Enter, Space and each widget's own keys are served here.

    `default` is pressed by Enter while nothing has the focus."""

    def __init__(self, app: Host) -> None:
        self.app = app
        self.widgets: list[Widget] = []
        self.default: Widget | None = None
        self.hover: Widget | None = None
        self.down: Widget | None = None
        self.lost: Widget | None = None  # was pressed, and is gone since `lost_at`
        self.lost_at = -1.0
        self.focus: Widget | None = None
        self.layers: Layers | None = None
        self.ages: dict[Hashable, tuple[Rect, float, float, bool]] = {}
        """Where each meaning lies, since when, when it was placed last, and whether the mouse led to it."""
        self.placed = 0.0

    def add(self, widget: Widget) -> Widget:
        """Take a widget in, last in Tab order; returns it."""
        self.widgets.append(widget)
        return widget

    def set(self, widgets: list[Widget], led: bool = False) -> None:
        """Replace all widgets; focus and hover stay with the widget of the same name. `led`: because of what the mouse
        points at, and nothing else has changed: what comes back is as old as it was."""
        names = {w.name: w for w in widgets}
        focus = names.get(self.focus.name) if self.focus else None
        hover = names.get(self.hover.name) if self.hover else None
        if focus and self.focus and focus is not self.focus:
            focus.follow(self.focus)
        self._dated(widgets, led)
        self.widgets, self.focus, self.hover, self.down = widgets, focus, hover, self._still_down(names)
        for w in widgets:
            w.focused, w.hovered = w is focus, w is hover
        self.default = None
        if self.layers:
            self.bake(self.layers)

    def _still_down(self, names: Mapping[str, Widget]) -> Widget | None:
        """What the mouse is down on, where the same lies in the same place now: what comes or goes elsewhere ends no
        press. None for anything else, and for what is pulled. A scene may place its widgets in several steps."""
        now = self.app.clock
        old = self.down or (self.lost if self.lost_at == now else None)
        new = names.get(old.name) if old is not None else None
        self.lost, self.lost_at = old, now
        if old is None or new is None or old.keeps_focus or hasattr(old, "drag"):
            return None
        same = type(new) is type(old) and new.rect == old.rect and new.meaning() == old.meaning()
        if not same or new.why != old.why:
            return None
        self.lost, new.pressed = None, True
        return new

    def _dated(self, widgets: list[Widget], led: bool) -> None:
        """A widget is as old as the one of its meaning in its place; a scene may place them in several steps."""
        now = self.app.clock
        if now != self.placed:
            if not led:
                self.ages = {meaning: age for meaning, age in self.ages.items() if age[2] == self.placed}
            self.placed = now
        for w in widgets:
            rect, since, _, w.led = self.ages.get(w.meaning(), (w.rect, now, now, led))
            if not rect.collidepoint(w.rect.center):
                since, w.led = now, led
            w.since = since
            self.ages[w.meaning()] = Rect(w.rect), since, now, w.led

    def release(self) -> None:
        """What the mouse is down on is let go outside."""
        w, self.down, self.lost = self.down, None, None
        if w is not None:
            w.pressed = False
            w.release()
            self.redraw(w)

    def pressed_by(self, event: Event) -> Widget | None:
        """The widget that a key presses; nothing while letters are typed."""
        if self.focus is not None and hasattr(self.focus, "caret"):
            return None
        if event.key in ENTER or event.key == pygame.K_SPACE:
            return self.focus or (self.default if event.key in ENTER else None)
        key = undoing(event) or (0 if event.mod & CHORD else event.key)
        return next((w for w in self.widgets if key in w.keys), None) if key else None

    def named(self, name: str) -> Widget | None:
        """The widget of that name."""
        return next((w for w in self.widgets if w.name == name), None)

    # ------------------------------------------------------------ events

    def handle(self, event: Event) -> bool:
        """True when a widget used the event."""
        if event.type == pygame.MOUSEMOTION:
            return self._pull(event.pos) or self._point(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        if event.type == pygame.WINDOWLEAVE:
            self._point((-1, -1))
            return False
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING) and self.focus:
            return self._used(self.focus, self.focus.key(event))
        return False

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The widget under a point, the last drawn first."""
        return next((w for w in reversed(self.widgets) if w.hit(pos)), None)

    def _point(self, pos: tuple[int, int]) -> bool:
        w = self.at(pos)
        if w is not self.hover:
            for one in (self.hover, w):
                if one:
                    one.hovered = one is w
                    self.redraw(one)
            self.hover = w
            if w and w.told:
                self.app.tips.point(w.rect, w.told, w.name)
            else:
                self.app.tips.clear()
        return w is not None

    def _press(self, pos: tuple[int, int]) -> bool:
        self._point(pos)
        w = self.hover
        if w is None:
            self.set_focus(None)
            return False
        if w.why:
            return self._off(w)
        self.down, w.pressed = w, True
        if w.heard:
            self.app.sound.play(BUTTON)
        again = w is self.focus
        self.set_focus(w if w.keeps_focus else None)
        w.grab(self.app.kit, pos, again)
        self.redraw(w)
        return True

    def _pull(self, pos: tuple[int, int]) -> bool:
        """The mouse goes on while it is down on what keeps the keyboard."""
        if self.down is None or not self.down.keeps_focus:
            return False
        self.down.pull(self.app.kit, pos)
        self.redraw(self.down)
        return True

    def _release(self, pos: tuple[int, int]) -> bool:
        w, self.down, self.lost = self.down, None, None
        if w is None:
            return False
        w.pressed = False
        self.redraw(w)
        if w.hit(pos):
            self.app.tips.clear()
            w.click(pos)
        return True

    def _key(self, event: Event) -> bool:
        if self.focus and self._used(self.focus, self.focus.key(event)):
            return True
        if event.key == pygame.K_TAB:
            self.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key in ENTER or event.key == pygame.K_SPACE:
            w = self.focus or (self.default if event.key in ENTER else None)
            return self._push(w) if w else False
        if event.key in ARROWS and self.focus:
            return self.move(*ARROWS[event.key])
        w = self.pressed_by(event)
        return self._push(w) if w is not None else False

    def _push(self, w: Widget) -> bool:
        """Pressed from the keyboard."""
        self.redraw(w)
        if w.why:
            return self._off(w)
        self.app.tips.clear()
        self.app.sound.play(BUTTON)
        w.press()
        return True

    def _off(self, w: Widget) -> bool:
        """Pressed although it is off: the reason shows at once."""
        self.app.tips.point(w.rect, w.why, w.name, now=True)
        self.app.refused()
        return True

    def _used(self, w: Widget, used: bool) -> bool:
        if used:
            self.redraw(w)
            caret = getattr(w, "caret", None)
            if caret is not None and caret.undrawn:
                self.app.toast(self.app.words("common.undrawn", letters=caret.undrawn))
                caret.undrawn = ""
        return used

    # ------------------------------------------------------------ focus

    def set_focus(self, w: Widget | None, tip: bool = False) -> None:
        """Give the keyboard to a widget (or to none)."""
        if w is self.focus:
            return
        for one in (self.focus, w):
            if one:
                one.focused = one is w
                one.on_focus(one is w)
                self.redraw(one)
        self.focus = w
        if tip and w and w.told:
            self.app.tips.point(w.rect, w.told, w.name)
        elif tip:
            self.app.tips.clear()

    def step(self, by: int) -> None:
        """Tab and Shift+Tab."""
        able = [w for w in self.widgets if w.focusable]
        if not able:
            return
        here = able.index(self.focus) if self.focus in able else (-1 if by > 0 else len(able))
        self.set_focus(able[(here + by) % len(able)], tip=True)

    def move(self, dx: int, dy: int) -> bool:
        """The nearest widget in a direction gets the focus."""
        if self.focus is None:
            return False
        x, y = self.focus.rect.center
        best, best_cost = None, float("inf")
        for w in self.widgets:
            ax, ay = w.rect.centerx - x, w.rect.centery - y
            ahead, aside = ax * dx + ay * dy, abs(ax * dy) + abs(ay * dx)
            if w is not self.focus and w.focusable and ahead > 4 and ahead + 3 * aside < best_cost:
                best, best_cost = w, ahead + 3 * aside
        if best:
            self.set_focus(best, tip=True)
        return True

    # ------------------------------------------------------------ drawing

    def bake(self, layers: Layers) -> None:
        """From now on the resting widgets are part of a scene's base picture: a frame is one blit."""
        self.layers = layers
        names = {BAKED + w.name for w in self.widgets if not w.live}
        for name in [n for n in layers.panels if n.startswith(BAKED) and n not in names]:
            layers.drop(name)
        for w in self.widgets:
            if not w.live:
                self._lay(w, layers)
        for rect in layers.refresh():
            self.app.dirty.add(rect)

    def _lay(self, w: Widget, layers: Layers) -> None:
        kit = self.app.kit
        layers.set(BAKED + w.name, w.extent(kit), w.look(), lambda dst: w.draw(kit, dst), w.level)

    def redraw(self, w: Widget) -> None:
        """Have a widget drawn again."""
        if self.layers and not w.live:
            self._lay(w, self.layers)
            for rect in self.layers.refresh():
                self.app.dirty.add(rect)
        self.app.dirty.add(w.extent(self.app.kit))

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """Draw the widgets that reach into `dirty`: all of them, or the live ones when the others are baked."""
        kit = self.app.kit
        for w in self.widgets:
            if (w.live or not self.layers) and w.extent(kit).colliderect(dirty):
                w.draw(kit, surface)
        if self.focus:
            self.focus.draw_focus(kit, surface)


def undoing(event: Event) -> int:
    """Z for Ctrl+Z, Y for Ctrl+Y and Ctrl+Shift+Z, 0 for every other key."""
    if not event.mod & pygame.KMOD_CTRL or event.mod & (pygame.KMOD_ALT | pygame.KMOD_META):
        return 0
    if event.key == pygame.K_z:
        return pygame.K_y if event.mod & pygame.KMOD_SHIFT else pygame.K_z
    return pygame.K_y if event.key == pygame.K_y else 0
