"""Mouse and keyboard on the heist table: pointing, picking up, dropping, clicking, zooming, the cell cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game.app.input.gestures import TOUCH
from game.app.sound.cues import LIFTED
from game.app.table.boards.heist import Cell, Piece
from game.app.table.drag import Drag
from game.app.table.glide import Glide
from game.app.table.keys import Keys
from game.app.table.situation import PLACED
from game.app.table.spot import Spot

if TYPE_CHECKING:
    from game.app.scenes.heist import HeistScene

THRESHOLD = 6.0  # units the mouse moves before a press becomes a drag


class Pointer:
    """Hears the events of the scene and turns them into looking, picking up and answering."""

    def __init__(self, scene: HeistScene) -> None:
        self.scene = scene
        self.keys = Keys(scene)
        self.inside = False
        self.pos = (-1, -1)
        self.pressed: tuple[int, int] | None = None
        self.held: Piece | str | None = None
        self.panning: tuple[int, int] | None = None
        self.glide = Glide(self)
        self._about: object = None

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
            return self.glide.wheel(event)
        if event.type in TOUCH:
            return self.glide.touch(event)
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
                self._lift()
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
            s.keyboard = False
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
        self._about = over.about if isinstance(over, Spot) else None
        cell = s.view.cell_at(self.pos) if self.inside else None
        s.hover = cell if cell is not None and s.now.on_floor(cell) else None

    def show(self) -> None:
        """Board and inspector follow what is pointed at."""
        s = self.scene
        if s.player.playing:
            return
        widgets = [w for w in s.group.widgets if not w.name.startswith(("row:", "bar:", "press:"))]
        keep = s.group.hover is not None and s.group.hover.name.startswith(("row:", "bar:", "press:"))
        if not keep and (not s.places.compact or s.panels.side.tab == "look"):
            default = s.group.default
            s.group.set([*widgets, *s.panels.side.inspect()])
            s.group.default = default
        if s.hover is not None and s.pulse is not None and not keep:
            s.pulse = None
        s.panels.board()
        s.repaint()

    def _down(self, event: Event) -> bool:
        s = self.scene
        was = self._face(event.pos)
        if s.hurry():
            self.point(event.pos)
            if was and was != self._face(event.pos):
                return True  # the button says something else now: that was not meant
        if s.drag is not None:
            s.drag = None
        self.pressed = event.pos
        self.held = None
        if s.group.handle(event):
            self.held = self._card_at(event.pos)
            return True
        cell = s.view.cell_at(event.pos)
        if cell is not None and not s.now.rehearsed:
            self.held = self._piece_at(cell)
        return cell is not None

    def _face(self, pos: tuple[int, int]) -> tuple[str, ...]:
        """What a button under the mouse says, nothing where none is."""
        w = self.scene.group.at(pos)
        return () if w is None else (w.name, getattr(w, "label", ""), getattr(w, "sub", ""))

    def _up(self, event: Event) -> bool:
        s = self.scene
        held, self.held = self.held, None
        pressed, self.pressed = self.pressed, None
        if s.drag is not None and s.drag.back is None:
            if s.group.down is not None:
                s.group.down.pressed, s.group.down = False, None
            self._drop(event.pos)
            return True
        if s.group.handle(event):
            return True
        slip = pressed and abs(event.pos[0] - pressed[0]) + abs(event.pos[1] - pressed[1]) <= s.kit.u(THRESHOLD)
        cell = s.view.cell_at(pressed if pressed and slip else event.pos)
        if cell is None or pressed is None or s.view.cell_at(pressed) != cell:
            return False
        self.click(cell, held if isinstance(held, Piece) else None)
        return True

    # ------------------------------------------------------------ picking up and dropping

    def _piece_at(self, cell: Cell) -> Piece | None:
        """What can be picked up on a space: the asked seat's hero, or an enemy that may be moved."""
        s = self.scene
        sources = s.now.sources()
        on = [p for p in s.stage.pieces.values() if p.cell == cell]
        piece: Piece
        for piece in on:
            if piece.id in sources or (piece.kind == "hero" and piece.seat == s.now.seat and s.now.choice is not None):
                return piece
        return None

    def _card_at(self, pos: tuple[int, int]) -> str | None:
        """The Gear card under the mouse that may be dragged."""
        hover = self.scene.group.hover
        if isinstance(hover, Spot) and hover.about and hover.about[0] == "gear" and hover.name.startswith("slot:"):
            return str(hover.about[1])
        return None

    def _lift(self) -> None:
        s = self.scene
        held = self.held
        if isinstance(held, Piece):
            s.drag = Drag(held.id, s.view.middle(held.cell), held)
            if held.id in s.now.sources():
                s.now.pick(held.id)
        elif isinstance(held, str) and self.pressed:
            record = s.now.gear(held)
            s.drag = Drag(held, self.pressed, None, record.picture if record else "")
            s.group.set_focus(None)
        s.app.sound.play(LIFTED)
        s.app.tips.clear()
        s.panels.board()
        s.repaint()

    def _drop(self, pos: tuple[int, int]) -> None:
        """Put down what is held: an option that says so is answered, else it springs back and the reason is shown."""
        s = self.scene
        drag = s.drag
        assert drag is not None
        targets = self.targets(pos)
        for target in targets:
            options = s.now.dropped(drag.source, target)
            if options:
                if not s.answer(options[0].key, drag.source if not s.rehearsing else ""):
                    self.spring()
                return
        loose = [o for o in s.now.options if o.source == drag.source and not o.target]
        if drag.piece is None and loose and not s.places.crew[s.now.seat].collidepoint(pos):
            s.answer(loose[0].key)
            return
        home = drag.piece.cell if drag.piece else None
        cell = s.view.cell_at(pos)
        self.spring()
        if cell is not None and cell == home and len(s.now.sources()) > 1:
            s.let_go()
        if cell is None or cell != home:
            at = s.view.camera.box(*cell) if cell and s.view.camera.window.collidepoint(pos) else Rect(pos, (1, 1))
            s.refuse(drag.source, targets[0] if targets else "", at)

    def spring(self) -> None:
        s = self.scene
        if s.drag is not None:
            s.drag.release(s.app.settings.factor)
            s.pointer.look_again()
            s.panels.board()
            s.repaint()

    def targets(self, pos: tuple[int, int]) -> list[str]:
        """What lies under a point as rules name it: the space, then whoever stands there or sits at that card."""
        s = self.scene
        found = []
        for seat, r in enumerate(s.places.crew):
            if r.collidepoint(pos):
                found += [f"hero:{seat}", f"slots:{seat}"]
        cell = s.view.cell_at(pos)
        if cell is not None:
            found.append(f"cell:{cell[0]},{cell[1]}")
            found += [p.id for p in s.stage.pieces.values() if p.cell == cell and p.kind == "hero"]
        return found

    # ------------------------------------------------------------ clicking

    def click(self, cell: Cell, held: Piece | None) -> None:
        """A space was clicked: answer if it is offered, pick up what can be, else say why not or look closer."""
        s = self.scene
        if s.now.rehearsed:
            s.rehearse()
            return
        option = s.now.cells.get(cell)
        if option is not None:
            s.answer(option.key)
            return
        sources = s.now.sources()
        if held is not None and held.id in sources:
            s.now.pick("" if s.now.picked == held.id and len(sources) > 1 else held.id)
            s.app.sound.play(LIFTED)
            s.moment += 1
            s.panels.refresh()
            return
        for piece in s.stage.pieces.values():
            if piece.cell == cell and piece.kind == "hero" and s.now.key(f"backup:{piece.seat}"):
                s.answer(f"backup:{piece.seat}")
                return
        if not s.now.on_floor(cell):
            return
        if s.now.find(*PLACED) and s.now.picked and not (held and held.seat == s.now.seat):
            s.refuse(s.now.picked, f"cell:{cell[0]},{cell[1]}", s.view.camera.box(*cell))
            return
        s.look(("cell", cell))
