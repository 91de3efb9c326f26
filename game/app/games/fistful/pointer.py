"""Mouse and keyboard on the heist table: what can be picked up there, where it can be dropped, what a click does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.app.games.fistful.board.board import Cell, Piece
from game.app.games.fistful.keys import HeroKeys
from game.app.games.fistful.situation import PLACED
from game.app.sound.cues import LIFTED
from game.app.table.mouse import Mouse
from game.app.table.moving.drag import Drag
from game.app.table.panels.spot import Spot

if TYPE_CHECKING:
    from game.app.games.fistful.scene import FistfulScene


class Pointer(Mouse[Cell, Piece]):
    """Heroes and enemies are picked up from their spaces, Gear cards from their slots."""

    def __init__(self, scene: FistfulScene) -> None:
        super().__init__(scene)
        self.scene: FistfulScene = scene
        self.keys = HeroKeys(scene)

    # ------------------------------------------------------------ picking up and dropping

    def space_at(self, pos: tuple[int, int]) -> Cell | None:
        cell = self.scene.view.cell_at(pos) if not self.scene.covered else None
        return cell if cell is not None and self.scene.now.on_floor(cell) else None

    def piece_at(self, pos: tuple[int, int]) -> Piece | None:
        """What can be picked up on a space: the asked seat's hero, or an enemy that may be moved."""
        s = self.scene
        cell = s.view.cell_at(pos)
        if s.now.rehearsed or not s.now.mine or s.covered:
            return None
        sources = s.now.sources()
        on = [p for p in s.stage.pieces.values() if p.cell == cell]
        piece: Piece
        for piece in on:
            if piece.id in sources or (piece.kind == "hero" and piece.seat == s.now.seat and s.now.choice is not None):
                return piece
        return None

    def card_at(self, pos: tuple[int, int]) -> str | None:
        """The Gear card under the mouse that may be dragged."""
        hover = self.scene.group.hover
        if not self.scene.now.mine or not isinstance(hover, Spot) or not hover.about:
            return None
        if hover.about[0] == "gear" and hover.name.startswith("slot:"):
            return str(hover.about[1])
        return None

    def lift(self) -> None:
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
        self.lifted()

    def drop(self, pos: tuple[int, int]) -> None:
        """Put down what is held: an option that says so is answered, else it springs back and the reason is shown."""
        s = self.scene
        drag = s.drag
        assert drag is not None
        targets = self.targets(pos)
        if self.taken(targets, drag.source if not s.rehearsing else ""):
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
        if s.covered:
            return
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
        if s.now.kind in ("Plan", "Ready", "Round") and not (held and held.seat == s.now.seat):
            s.refuse(f"hero:{s.now.seat}", f"cell:{cell[0]},{cell[1]}", s.view.camera.box(*cell))
