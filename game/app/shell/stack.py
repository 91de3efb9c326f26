"""Scenes and their stack: the top one hears first, Esc goes back one, overlays leave the scene below in sight."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING
from weakref import ref

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.shell.parting import part
from game.app.sound.cues import TITLE

if TYPE_CHECKING:
    from game.app.shell.app import App
    from game.app.ui.kit import Kit
    from game.app.ui.widgets.base import Widget


class Scene:
    """One screen or overlay.  `overlay = True` keeps the scene below visible (it gets no events)."""

    overlay = False
    chords: frozenset[str] = frozenset()  # with Ctrl or Alt, that it knows: "alt+h"
    music = ""  # what is heard with it; "" = as with the scene below, at last as with the title

    def __init__(self, app: App) -> None:
        self.app = app
        self.kept_clear: Sequence[Rect] = ()  # what notes and tips may not cover

    def spared(self) -> Sequence[Rect]:
        """What notes and tips may not cover at this moment."""
        return self.kept_clear

    @property
    def kit(self) -> Kit:
        """The kit of the present window size."""
        return self.app.kit

    def enter(self) -> None:
        """The scene came onto the stack; `layout` has been called."""

    def release(self) -> None:
        """Whatever is held here ends, as if it were let go outside."""
        group = getattr(self, "group", None)
        if group is not None:
            group.release()

    def hastened(self) -> None:
        """A press came that was too soon for what lies there: what only passes by may go."""

    def pressed_at(self, pos: tuple[int, int]) -> Widget | None:
        """What a press of the mouse would press."""
        group = getattr(self, "group", None)
        return group.at(pos) if group is not None else None

    def pressed_by(self, event: Event) -> Widget | None:
        """What a key would press."""
        group = getattr(self, "group", None)
        return group.pressed_by(event) if group is not None else None

    def meaning(self, pos: tuple[int, int]) -> Hashable:
        """What a press at a point would mean: while that stays the same it may come as fast as it likes."""
        widget = self.pressed_at(pos)
        return self.meaning_of(widget) if widget is not None else None

    def meaning_of(self, widget: Widget) -> Hashable:
        """What pressing a widget means."""
        return widget.meaning()

    def leave(self) -> None:
        """The scene goes off the stack."""

    def back(self) -> None:
        """The scene above went away and this one is on top again."""

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        """Place everything for a window of `size` px with `unit` px per unit; called before `enter` and on resize."""

    def retold(self) -> None:
        """The language changed: words that were kept are said anew; `layout` follows."""

    def handle(self, event: Event) -> bool:
        """Hear an event; True when it was used and goes no further."""
        return False

    def update(self, dt: float) -> bool:
        """`dt` milliseconds went by; True while something moves and wants frames."""
        return False

    def idle(self) -> bool:
        """Nothing moves and nobody does anything: time for a small piece of work ahead; True while there is more."""
        return False

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """Draw what lies in `dirty`; the clip is set to it."""

    def invalidate(self, rect: Rect | None = None) -> None:
        """Have a part (or all) of the window drawn again."""
        self.app.dirty.add(rect)

    def close(self) -> None:
        """Take this scene off the stack (what Esc does)."""
        self.app.stack.pop()


class Stack:
    """The scenes, the last on top.  Changes take effect at once and have the whole window drawn again."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.scenes: list[Scene] = []
        self.closed: list[ref[Scene]] = []  # those that something still holds
        self.closing = False  # since they were looked at another one closed

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    @property
    def music(self) -> str:
        """The music of the present scene."""
        return next((scene.music for scene in reversed(self.scenes) if scene.music), TITLE)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self.app.ears.end()
        self.scenes.append(scene)
        self._arrive(scene)
        scene.enter()

    def pop(self) -> None:
        """Take the top scene off; the last one stays (quitting is its own affair)."""
        if len(self.scenes) < 2:
            return
        self.app.ears.end()
        self._close()
        self.app.tips.clear()
        self.scenes[-1].back()
        self.app.dirty.add()

    def down(self) -> None:
        """Back to the lowest scene, the title."""
        while len(self.scenes) > 2:
            self._close()
        self.pop()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        self.app.ears.end()
        if self.scenes:
            self._close()
        self.push(scene)

    def home(self, scene: Scene) -> None:
        """Leave everything and start again from one scene."""
        self.app.ears.end()
        while self.scenes:
            self._close()
        self.push(scene)

    def layout(self) -> None:
        """The window or a scale changed."""
        for scene in self.scenes:
            scene.layout(self.app.size, self.app.kit.scale, self.app.kit.text_scale)
        self.app.dirty.add()

    def retold(self) -> None:
        """The language changed: every scene says its words anew."""
        for scene in self.scenes:
            scene.retold()
        self.layout()

    def handle(self, event: Event) -> bool:
        """The top scene hears it; what it does not use may be Esc."""
        top = self.top
        if top is not None and top.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and len(self.scenes) > 1:
            self.pop()
            return True
        return False

    def update(self, dt: float) -> bool:
        """Everything in sight moves on; True while one of them wants frames."""
        moving = [scene.update(dt) for scene in self.visible()]
        return True in moving

    def visible(self) -> list[Scene]:
        """From the lowest scene in sight to the top."""
        i = len(self.scenes) - 1
        while i > 0 and self.scenes[i].overlay:
            i -= 1
        return self.scenes[max(0, i) :]

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """Draw all that is in sight, lowest first."""
        for scene in self.visible():
            scene.draw(surface, dirty)

    def part(self) -> None:
        """Between two frames: closed scenes go, with all that is theirs; one that something holds goes at a later time
        with another."""
        if self.closing:
            self.closing = False
            world = (*vars(self.app).values(), self.app, self.scenes, *self.scenes)
            self.closed = [scene for scene in self.closed if not part(scene, world)]

    def _close(self) -> None:
        """The top scene goes."""
        scene = self.scenes.pop()
        scene.leave()
        self.let_go(scene)

    def let_go(self, scene: Scene) -> None:
        """Nobody comes back to a scene, one that was closed or one that was drawn and never lay here."""
        self.closed.append(ref(scene))
        self.closing = True

    def _arrive(self, scene: Scene) -> None:
        self.app.tips.clear()
        scene.layout(self.app.size, self.app.kit.scale, self.app.kit.text_scale)
        self.app.dirty.add()
