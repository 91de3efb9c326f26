"""Mouse and keyboard over the table: ships, cards and the place in hand are picked up, dropped and clicked."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, TypeGuard

from pygame import Rect
from pygame.event import Event

from game.app.captains.host import Standing
from game.app.captains.panels import SeatedKeys, SeatedMouse
from game.app.games.fancards.map import drops
from game.app.games.fancards.map.pieces import cell_of
from game.app.games.fancards.names import picture
from game.app.table.boards.field.board import SHIP
from game.app.table.boards.field.data import Cell, Pawn, Piece
from game.app.table.panels.spot import Spot
from game.rules.fancards.faces import is_item

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene

ZONE = "zone:"
"""How the widgets are named that a card may be dropped on, before the zone as rules name it."""


class FanCardsKeys(SeatedKeys):
    """The cursor goes from card to card, and over the free places beside them while one is placed."""

    scene: FanCardsScene

    def taken_back(self) -> bool:
        """Esc ends a flight, puts the hint away, then lets go of what is picked up."""
        s = self.scene
        if s.flight.plan:
            s.flight.drop()
        elif s.hint.shown:
            s.hint.forget()
        elif s.now.picked and s.now.picked != f"ship:{s.now.seat}":
            s.let_go()
        else:
            return False
        return True

    def cursor(self, dx: int, dy: int) -> None:
        s = self.scene
        if s.covered:
            return
        s.group.set_focus(None)
        own = s.now.at(s.now.seat)
        at: Cell = s.hover if s.hover is not None else cell_of(own) if own else (0, 0)
        s.hover, s.keyboard = s.view.step(at, dx, dy), True
        s.pointer.asleep = False
        s.view.show(s.hover)
        s.panels.refresh()


class FanCardsPointer(SeatedMouse[Cell, Pawn, Piece]):
    """Ships fly, locations are placed, cards go where options say."""

    scene: FanCardsScene

    def __init__(self, scene: FanCardsScene) -> None:
        super().__init__(scene)
        self.keys = FanCardsKeys(scene)

    # ------------------------------------------------------------ what lies there

    def takes(self, piece: Standing) -> TypeGuard[Pawn]:
        """What stands on a card is held; the card itself lies still."""
        return isinstance(piece, Pawn)

    def card_at(self, pos: tuple[int, int]) -> str | None:
        """The card under the mouse."""
        hover = self.scene.group.hover
        if not isinstance(hover, Spot) or hover.about is None:
            return None
        return str(hover.about[1]) if hover.about[0] == "card" else None

    # ------------------------------------------------------------ picking up and dropping

    def movable(self) -> set[str]:
        return {option.source for option in self.scene.now.options}

    def may_lift(self, piece: Pawn) -> bool:
        return piece.id in self.movable() or piece.id == f"ship:{self.scene.now.seat}"

    def lift(self) -> None:
        held = self.held
        super().lift()
        if isinstance(held, str) and self.scene.drag is not None:
            self.scene.now.pick(held)
            self.scene.panels.refresh()

    def picture_of(self, card: str) -> str:
        return picture(card)

    def drop(self, pos: tuple[int, int]) -> None:
        s = self.scene
        drag = s.drag
        assert drag is not None
        cell = self.space_at(pos)
        if drag.source == f"ship:{s.now.seat}" and cell is not None and s.flight.go_to(cell, drag.source):
            s.drag = None
            return
        found = self.targets(pos)
        back = drops.home(s.now, drag.source, found) or cell is not None and drag.piece and cell == drag.piece.node
        first, then = ("", "") if back else drops.together(s.now, drag.source, found)
        if first and s.run.takes(first):
            s.give(first, then="" if s.teaches else then)
            return
        targets = found if back else drops.aims(s.now, drag.source, found)
        if self.taken(targets, drag.source if drag.piece is not None else ""):
            return
        self.spring()
        if drag.piece is None:
            s.let_go()
        if not back:
            s.refuse(drag.source, targets[0], s.view.box(cell) if cell is not None else Rect(pos, (1, 1)))

    def targets(self, pos: tuple[int, int]) -> list[str]:
        """What lies under a point as rules name it: a card, a zone, whoever stands on a location, the location."""
        s = self.scene
        found: list[str] = []
        for widget in s.group.widgets:
            if not isinstance(widget, Spot) or not widget.rect.collidepoint(pos):
                continue
            if widget.about is not None and widget.about[0] == "card":
                found.insert(0, str(widget.about[1]))
            elif widget.name.startswith(ZONE):
                found.append(widget.name[len(ZONE) :])
            elif widget.about is not None and widget.about[0] == "ship":
                found += [f"place:{widget.about[1]}", f"captain:{widget.about[1]}"]
        if s.places.board.collidepoint(pos) and not s.covered:
            cell = s.view.cell_at(pos)
            if cell is not None:
                near = self._standing(cell, pos)
                found += [*near, s.now.key_of(cell), *(one for one in self._standing(cell) if one not in near)]
                if cell in s.view.cells():
                    found.append("map")
        return found

    def _standing(self, cell: Cell, pos: tuple[int, int] | None = None) -> list[str]:
        """Who stands on a location, as an attack or a challenge may be aimed at them; only who stands at `pos`, where
        that is asked."""
        found = []
        pieces = tuple(self.scene.stage.pieces.values())
        spots = self.scene.view.spots(pieces) if pos is not None else {}
        reach = self.scene.view.card[0] * SHIP / 2
        for piece in pieces:
            if isinstance(piece, Pawn) and piece.node == cell:
                if pos is not None and dist(spots[piece.id], pos) > reach:
                    continue
                kind, _, tail = piece.id.partition(":")
                if kind in ("ship", "team"):
                    found.append(f"place:{tail}")
                found.append(piece.id)
        return found

    # ------------------------------------------------------------ clicking

    def _down(self, event: Event) -> bool:
        """A mark at the edge of the map leads to the place that it stands for."""
        s = self.scene
        if s.covered or s.player.playing or s.group.at(event.pos) is not None or not s.view.lead(event.pos):
            return super()._down(event)
        s.panels.board()
        s.repaint()
        return True

    def _up(self, event: Event) -> bool:
        """A press beyond all places, while a location is placed, says why it can't lie there."""
        s, pressed = self.scene, self.pressed
        used = super()._up(event)
        if used or pressed is None or not s.now.cells or s.now.kind != "PlaceLocation":
            return used
        if s.places.board.collidepoint(event.pos):
            s.refuse(s.now.picked, "map", Rect(event.pos, (1, 1)))
        return True

    def click(self, cell: Cell, held: Pawn | None) -> None:
        """A location was clicked: answer if it is offered, pick up what can be, else say why not or look closer."""
        s, now = self.scene, self.scene.now
        if s.covered:
            return
        option = now.cells.get(cell)
        if s.flight.go_to(cell):
            return
        if option is not None:
            s.answer(option.key)
            return
        aimed = [o for thing in self._standing(cell) for o in now.options if o.source == now.picked == o.source]
        found = next((o for o in aimed if o.target in self._standing(cell)), None)
        if found is not None and now.picked:
            s.answer(found.key)
            return
        if held is not None and held.id in now.sources() and held.id != now.picked:
            s.pick_up(held.id)
            return
        home = now.at(now.seat)
        at_home = bool(home) and cell == cell_of(home)
        if now.mine and now.picked and now.cells and not at_home:
            s.refuse(now.picked, now.key_of(cell), s.view.box(cell))
        if held is not None and is_item_token(held.id):
            s.press_on(("card", held.id))
            return
        s.look(("cell", cell))


def is_item_token(id: str) -> bool:
    """Whether a piece is an item that lies on the map."""
    return "#" in id and is_item(id)
