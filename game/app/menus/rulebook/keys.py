"""The keyboard and the wheel over a booklet: what is typed is searched, leaves are turned, Esc goes back one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

if TYPE_CHECKING:
    from game.app.menus.rulebook.scene import Rulebook

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
SIDE = {6: -1, 7: 1}  # the thumb buttons of a mouse


class Keys:
    """Turns keys and the wheel into reading; what it does not use is for the widgets."""

    def __init__(self, scene: Rulebook) -> None:
        self.scene = scene
        self.quiet = False  # the letter that belongs to a key just used is not typed

    def handle(self, event: Event) -> bool:
        """True when the event was used."""
        s = self.scene
        if event.type == pygame.KEYDOWN:
            self.quiet = False
            return self._key(event)
        if event.type == pygame.TEXTINPUT:
            return self._letter(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in SIDE:
            (s.back_one if SIDE[event.button] < 0 else s.forward_one)()
            return True
        return False

    @property
    def typing(self) -> bool:
        """Whether the search has the keyboard."""
        field = self.scene.left.field
        return field is not None and field.focused

    def _letter(self, event: Event) -> bool:
        s = self.scene
        if self.quiet:
            self.quiet = False
            return True
        if not self.typing and event.text.strip() and s.left.field is not None:
            s.group.set_focus(s.left.field)
        return False

    def _wheel(self, event: Event) -> bool:
        s = self.scene
        pos = getattr(event, "pos", None) or pygame.mouse.get_pos()
        if s.group.hover is not None:
            pos = s.group.hover.rect.center
        if s.pages_left.collidepoint(pos):
            s.follow = False
            if s.left.scroll(-event.y):
                s.show()
        elif event.y:
            s.leaf(-1 if event.y > 0 else 1)
        return True

    def _key(self, event: Event) -> bool:
        s, key = self.scene, event.key
        ctrl, alt = event.mod & pygame.KMOD_CTRL, event.mod & pygame.KMOD_ALT
        if (ctrl and key == pygame.K_f) or (event.unicode == "/" and not self.typing):
            s.group.set_focus(s.left.field)
            self.quiet = event.unicode == "/"
            return True
        if ctrl and key == pygame.K_c and not (self.typing and s.left.field and s.left.field.caret.chosen):
            s.copy()
            return True
        if key == pygame.K_ESCAPE:
            return self._escape()
        if alt and key in (pygame.K_LEFT, pygame.K_RIGHT):
            (s.back_one if key == pygame.K_LEFT else s.forward_one)()
            return True
        if key == pygame.K_BACKSPACE and not self.typing:
            s.back_one()
            return True
        return self._leaves(event)

    def _leaves(self, event: Event) -> bool:
        s, key = self.scene, event.key
        free = s.group.focus is None
        if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            s.leaf(-1 if key == pygame.K_PAGEUP else 1)
            return True
        if (free or self.typing) and key in (pygame.K_UP, pygame.K_DOWN):
            self._step(-1 if key == pygame.K_UP else 1)
            return True
        if self.typing and key in ENTER:
            if s.hits:
                s.pick(min(s.reading.hit, len(s.hits) - 1))
                s.group.set_focus(None)
            return True
        if free and key in (pygame.K_LEFT, pygame.K_RIGHT):
            s.leaf(-1 if key == pygame.K_LEFT else 1)
            return True
        if free and key in (pygame.K_HOME, pygame.K_END):
            chapters = s.reading.book.chapters
            s.open(chapters[0].lines[0] if key == pygame.K_HOME else chapters[-1].lines[0])
            return True
        return False

    def _step(self, by: int) -> None:
        """The next line: of those found while something is looked for, else of the booklet."""
        s = self.scene
        if s.reading.tab == "found" and s.hits:
            s.reading.hit = max(0, min(s.reading.hit + by, len(s.hits) - 1))
            s.open(s.hits[s.reading.hit], remember=False)
            return
        ids = list(s.reading.book.lines)
        s.open(ids[max(0, min(ids.index(s.reading.line) + by, len(ids) - 1))], remember=False)

    def _escape(self) -> bool:
        """Back one: the focus, what is looked for, then the booklet itself."""
        s = self.scene
        if s.reading.text or s.reading.card:
            s.clear()
            return True
        if s.group.focus is not None:
            s.group.set_focus(None)
            return True
        s.close()
        return True
