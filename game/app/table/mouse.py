"""The mouse on a table: pointing, picking up, dropping, clicking, zooming and panning; keys go to `keys`."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, Protocol, TypeVar

import pygame
from pygame import Rect
from pygame.event import Event

from game.app.input.gestures import TOUCH
from game.app.sound.cues import LIFTED
from game.app.table.boards.host import Pointable
from game.app.table.keys import Keys, Typed
from game.app.table.moving.animate import APlayer, Piece
from game.app.table.moving.glide import Glide
from game.app.table.panels.spot import Spot

THRESHOLD = 6.0  # units the mouse moves before a press becomes a drag
OF_THE_PAGE = ("row:", "bar:", "press:")  # widgets of the inspector's page


C = TypeVar("C")
"""A cell of the board, as the game has it."""
P = TypeVar("P", bound=Piece)
"""A piece of the game that can be picked up."""


class Pointed(Typed, Protocol[C]):
    """A table under a mouse. `hover`: the space pointed at, None for none."""

    hover: C | None

    @property
    def view(self) -> Pointable[C]: ...

    @property
    def player(self) -> APlayer: ...

    def meaning(self, pos: tuple[int, int]) -> Hashable: ...

    def explains(self) -> bool: ...

    def answer(self, key: str, dropped: str = "") -> bool:
        """Give an answer that is offered: `scene.TableScene.answer`."""


class Mouse(Generic[C, P]):
    """Hears the events of the scene and turns them into looking, picking up and answering.

    A game says what lies under a pixel and can be picked up, and what comes of dropping and clicking. `held` is what
    the mouse was pressed on: a piece of the board, or the id of a card."""

    keys: Keys

    def __init__(self, scene: Pointed[C]) -> None:
        self.scene = scene
        self.inside = False
        self.pos = (-1, -1)
        self.pressed: tuple[int, int] | None = None
        self.meant: Hashable = None  # what the press meant when it began
        self.hasty = False  # it began right after something was let go
        self.held: P | str | None = None
        self.panning: tuple[int, int] | None = None
        self.glide = Glide(scene)
        self.asleep = False  # another choice came up: what lies under the mouse counts once it moves again
        self.below: C | None = None  # the space of the board that was seen where the mouse is
        self._about: object = None

    # ------------------------------------------------------------ what a game says

    def space_at(self, pos: tuple[int, int]) -> C | None:
        """The space under a pixel that can be pointed at, None for none."""
        raise NotImplementedError

    def piece_at(self, pos: tuple[int, int]) -> P | None:
        """The piece under a pixel that can be picked up, None for none."""
        raise NotImplementedError

    def card_at(self, pos: tuple[int, int]) -> str | None:
        """The card under a pixel that can be dragged, None for none."""
        return None

    def lift(self) -> None:
        """What is held follows the mouse from now on."""
        raise NotImplementedError

    def drop(self, pos: tuple[int, int]) -> None:
        """Put down what is held: an option that says so is answered, else it springs back and the reason is shown."""
        raise NotImplementedError

    def click(self, cell: C, held: P | None) -> None:
        """A space was clicked, `held` the piece on it that could be picked up."""
        raise NotImplementedError

    # ------------------------------------------------------------ what games need for that

    def lifted(self) -> None:
        """Something follows the mouse from now on: it is heard, and the board shows where it may go."""
        s = self.scene
        s.app.sound.play(LIFTED)
        s.app.tips.clear()
        s.panels.board()
        s.repaint()

    def taken(self, targets: Sequence[str], dropped: str) -> bool:
        """Answer with the first target that takes what is dragged; says whether one does. `dropped`: what needs no act
        of its own, because it lies there already."""
        s = self.scene
        assert s.drag is not None
        for target in targets:
            options = s.now.dropped(s.drag.source, target)
            if options:
                if not s.answer(options[0].key, dropped):
                    self.spring()
                return True
        return False

    def forget(self) -> None:
        """Nothing is held any more."""
        self.held = None

    def release(self) -> None:
        """What is held is put back, and a press comes to nothing."""
        self.held = self.pressed = self.panning = None
        if self.scene.drag is not None and self.scene.drag.back is None:
            self.spring()

    # ------------------------------------------------------------ events

    def handle(self, event: Event) -> bool:
        """True when the event was used."""
        s = self.scene
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._down(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._up(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (2, 3):
            s.hurry()
            self.panning = event.pos if s.places.board.collidepoint(event.pos) else None
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button in (2, 3):
            self.panning = None
            return True
        if event.type == pygame.MOUSEWHEEL:
            return self.glide.wheel(event, self)
        if event.type in TOUCH:
            return self.glide.touch(event, self)
        if event.type == pygame.WINDOWLEAVE:
            self.point((-1, -1))
            return s.group.handle(event)
        if event.type == pygame.KEYDOWN:
            return self.keys.handle(event)
        return s.group.handle(event)

    # ------------------------------------------------------------ mouse

    def _motion(self, event: Event) -> bool:
        s = self.scene
        if self.panning:
            dx, dy = event.pos[0] - self.panning[0], event.pos[1] - self.panning[1]
            self.panning = event.pos
            s.view.camera.pan(dx, dy)
            s.panels.board()
            s.repaint()
            return True
        if self.held is not None and self.pressed and s.drag is None:
            far = abs(event.pos[0] - self.pressed[0]) + abs(event.pos[1] - self.pressed[1])
            if far > s.kit.u(THRESHOLD):
                self.lift()
        if s.drag is not None and s.drag.back is None:
            s.drag.move(event.pos)
        used = False
        if s.drag is None:
            used = s.group.handle(event)
        self.point(event.pos)
        return used

    def point(self, pos: tuple[int, int]) -> None:
        """The mouse is here: what is pointed at changes, and with it board and inspector."""
        s = self.scene
        if pos != self.pos:
            s.keyboard = self.asleep = False
        self.pos = pos
        before = s.hover, self.inside, self._about
        self.look_again()
        if s.hover != before[0] and s.explains():
            s.app.tips.clear()  # the refusal was about another space
        if (s.hover, self.inside, self._about) != before:
            self.show()

    def look_again(self) -> None:
        """Work out anew what lies under the mouse."""
        s = self.scene
        over = s.group.hover if s.drag is None else None
        self.inside = over is None and s.places.board.collidepoint(self.pos)
        self.below = s.view.cell_at(self.pos)
        self._about = over.about if isinstance(over, Spot) else None
        s.hover = self.space_at(self.pos) if self.inside else None

    def show(self) -> None:
        """Board and inspector follow what is pointed at."""
        s = self.scene
        if s.player.playing:
            return
        widgets = [w for w in s.group.widgets if not w.name.startswith(OF_THE_PAGE)]
        keep = s.group.hover is not None and s.group.hover.name.startswith(OF_THE_PAGE)
        if not keep and (not s.places.tabbed or s.panels.side.tab == "look"):
            default = s.group.default
            s.group.set([*widgets, *s.panels.side.inspect()], led=True)
            s.group.default = default
        if s.hover is not None and s.pulse is not None and not keep:
            s.calm()
        s.panels.board()
        s.repaint()

    def means(self, pos: tuple[int, int]) -> Hashable:
        """What a press there means: the widget that lies there, or the space of the board, wherever the camera has
        gone."""
        s = self.scene
        return s.meaning(pos), s.view.cell_at(pos) if s.group.at(pos) is None else None

    def _down(self, event: Event) -> bool:
        s = self.scene
        was = self.means(event.pos)
        if s.hasten():
            self.point(event.pos)
            if s.player.playing or was != self.means(event.pos):
                s.app.ears.steady.settles(Rect(event.pos, (1, 1)))
                return True  # it means something else now than what was seen: that was not meant
        if s.drag is not None:
            s.drag = None
        self.pressed, self.hasty = event.pos, s.app.ears.steady.dropping(event.pos)
        self.held = None
        if s.group.handle(event):
            self.held = self.card_at(event.pos)
            self.meant = self.means(event.pos)
            return True
        self.meant = self.means(event.pos)
        cell = s.view.cell_at(event.pos)
        if cell is not None:
            self.held = self.piece_at(event.pos)
        return cell is not None

    def _up(self, event: Event) -> bool:
        s = self.scene
        held, self.held = self.held, None
        pressed, self.pressed = self.pressed, None
        if s.drag is not None and s.drag.back is None:
            if s.group.down is not None:
                s.group.down.pressed, s.group.down = False, None
            if event.pos != self.pos or s.view.cell_at(event.pos) == self.below:
                self.drop(event.pos)
            else:
                self.spring()  # the board has moved under the mouse: that place was not meant
                s.app.ears.steady.settles(Rect(event.pos, (1, 1)))
            s.app.ears.steady.drop(event.pos)
            return True
        if pressed is not None and (self.hasty or self.means(pressed) != self.meant):
            s.group.release()  # something else lies there since, or it belongs to a drop: that was not meant
            s.app.ears.steady.settles(Rect(pressed, (1, 1)))
            return True
        if s.group.handle(event):
            return True
        slip = pressed and abs(event.pos[0] - pressed[0]) + abs(event.pos[1] - pressed[1]) <= s.kit.u(THRESHOLD)
        cell = s.view.cell_at(pressed if pressed and slip else event.pos)
        if cell is None or pressed is None or s.view.cell_at(pressed) != cell:
            return False
        self.click(cell, None if isinstance(held, str) else held)
        return True

    def spring(self) -> None:
        s = self.scene
        if s.drag is not None:
            s.drag.release(s.app.settings.factor)
            s.pointer.look_again()
            s.panels.board()
            s.repaint()
