"""Mouse and keyboard over the sector map: ships and hunters, cards and goods are picked up, dropped and clicked."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeGuard

from pygame import Rect

from game.app.captains.host import Standing
from game.app.captains.panels import SeatedKeys, SeatedMouse
from game.app.games.firefly import boxes
from game.app.games.firefly.map.board import Piece
from game.app.games.firefly.names import HELD, card_art
from game.app.table.panels.spot import Spot
from game.app.table.spread.over import SpreadStage
from game.rules.firefly.board import near, sector, target

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene


class FireflyKeys(SeatedKeys):
    """The cursor goes from Sector to Sector, to the neighbour that lies most in the direction of the arrow."""

    scene: FireflyScene

    def taken_back(self) -> bool:
        """Esc gives up the rest of the route, then closes a kind of Action, puts the hint away, lets go of what is
        picked up."""
        s = self.scene
        if s.now.plan:
            s.flight.forget()
        elif s.mode:
            s.open_mode("")
        elif s.hint.shown:
            s.hint.forget()
        elif s.now.picked and len(s.now.sources()) > 1:
            s.let_go()
        else:
            return False
        return True

    def cursor(self, dx: int, dy: int) -> None:
        s = self.scene
        if s.covered:
            return
        s.group.set_focus(None)
        g = s.now.g
        at = s.hover or g.ship.get(s.now.seat, 0) or g.cruiser
        x, y = sector(g, at).at
        best, most = at, 0.35
        for other in near(g, at):
            ox, oy = sector(g, other).at
            long = math.hypot(ox - x, oy - y) or 1.0
            along = ((ox - x) * dx + (oy - y) * dy) / long
            if along > most:
                best, most = other, along
        s.hover, s.keyboard = best, True
        s.view.show(best)
        s.panels.refresh()


class FireflyPointer(SeatedMouse[int, Piece, Piece]):
    """Ships fly, hunters are moved, cards and goods go where options say."""

    scene: FireflyScene

    def __init__(self, scene: FireflyScene) -> None:
        super().__init__(scene)
        self.keys = FireflyKeys(scene)

    # ------------------------------------------------------------ what lies there

    def card_at(self, pos: tuple[int, int]) -> str | None:
        """The card or the token under the mouse, as rules name it."""
        hover = self.scene.group.hover
        if not isinstance(hover, Spot) or not self.scene.now.mine or hover.about is None:
            return None
        if hover.about[0] == "card":
            return f"card:{hover.about[1]}"
        if hover.about[0] == "lift":
            return str(hover.about[1])
        if hover.about[0] == "good":
            return f"good:{hover.about[1]}:{self.scene.now.seat}:{hover.about[2]}"
        return None

    def look_again(self) -> None:
        """The ship that is dragged leaves its route behind it."""
        super().look_again()
        s = self.scene
        own = s.drag is not None and s.drag.back is None and s.drag.source == f"ship:{s.now.seat}"
        if own and s.now.moving and s.hover is not None:
            s.now.walk(s.hover, s.view.inside(s.hover, self.pos))

    def spring(self) -> None:
        self.scene.now.trail = []
        super().spring()

    def takes(self, piece: Standing) -> TypeGuard[Piece]:
        return isinstance(piece, Piece)

    # ------------------------------------------------------------ picking up and dropping

    def may_lift(self, piece: Piece) -> bool:
        now = self.scene.now
        return piece.id in self.movable() or piece.id == f"ship:{now.seat}" or piece.id in self._brought()

    def piece_at(self, pos: tuple[int, int]) -> Piece | None:
        """What can be brought aboard is taken though one's own ship lies beside it, where it is what is pointed at."""
        node = self.space_at(pos)
        nearest = self._lying(pos, node)[:1] if node is not None else []
        if nearest and nearest[0] in self._brought():
            found: Piece | None = self.scene.stage.pieces[nearest[0]]
        else:
            found = super().piece_at(pos)
        return found

    def _brought(self) -> set[str]:
        """What lies on the map and can be brought to a place of one's own that a box adds."""
        now = self.scene.now
        areas = {f"area:{area}:{now.seat}" for box in boxes.boxes(now.g) for area in box.areas}
        return {option.source for option in now.options if option.target in areas}

    def picture_of(self, card: str) -> str:
        name = card.rpartition(":")[2]
        return HELD.get(name, "") or card_art(self.scene.kit, card.partition(":")[2])

    def drop(self, pos: tuple[int, int]) -> None:
        s = self.scene
        drag = s.drag
        assert drag is not None
        node = self.space_at(pos)
        if drag.piece is not None and node is not None and len(s.now.course(node)) > 2 and drag.source == s.now.picked:
            s.flight.go_to(node, drag.source)
            return
        targets = self.targets(pos)
        if self.taken(targets, drag.source if drag.piece is not None else ""):
            return
        home = drag.piece.node if drag.piece else None
        self.spring()
        if not targets or (node is not None and node == home):
            return
        at = s.view.box(node) if node is not None else Rect(pos, (1, 1))
        rivals = [one for one in targets if one.startswith("ship:") and one != f"ship:{s.now.seat}"]
        s.refuse(drag.source, next(iter(rivals), targets[0]), at)

    def targets(self, pos: tuple[int, int]) -> list[str]:
        """What lies under a point as rules name it: people, areas, decks, ships, the Sector."""
        s = self.scene
        seat, p = s.now.seat, s.places
        found: list[str] = []
        over = s.group.at(pos)
        if isinstance(over, Spot) and over.about is not None:
            kind = over.about[0]
            if kind == "card":
                found.append(f"card:{over.about[1]}")
            elif kind == "contact":
                found.append(f"contact:{over.about[1]}")
            elif kind == "ship":
                found.append(f"ship:{over.about[1]}")
        if isinstance(over, Spot) and over.name.startswith("well:"):
            found.append(f"area:{over.name.split(':')[1]}:{seat}")
        if p.board.collidepoint(pos):
            if s.card.up() is not None:
                return [*found, "dice", f"card:{s.now.shown_card()}"]
            up = s.staged.up()
            if isinstance(up, SpreadStage) and s.drag and s.drag.source in {f"card:{c.id}" for c in up.shown.cards}:
                return found  # put back among the cards
            node = None if isinstance(up, SpreadStage) else s.view.cell_at(pos)
            if node is not None:
                found.append(target(s.now.g, node))
                found += self._lying(pos, node)
            if any(one.startswith("ship:") and one != f"ship:{seat}" for one in found):
                return found  # it is meant for that ship
            discards = [o.target for o in s.now.options if o.source == (s.drag.source if s.drag else "")]
            found += [name for name in discards if name.startswith(("deck:", "contact:")) or name == "space"]
        elif p.dock.collidepoint(pos):
            found += [f"area:{zone}:{seat}" for zone in ("hand", "considered", "gear")] + ["area:story"]
        elif p.rail.collidepoint(pos):
            own = (area for box in boxes.boxes(s.now.g) for area in box.areas)
            zones = ("team", "crew", "gear", "upgrade", "hold", "stash", "ship", "drive", *own)
            found += [f"area:{zone}:{seat}" for zone in zones]
        return found

    def _lying(self, pos: tuple[int, int], node: int) -> list[str]:
        """The pieces of a Sector, the nearest first: more than one may take what is dropped."""
        pieces = tuple(self.scene.stage.pieces.values())
        spots = self.scene.view.spots(pieces)
        here = [piece.id for piece in pieces if piece.node == node]
        return sorted(here, key=lambda id: math.dist(spots[id], pos))

    # ------------------------------------------------------------ clicking

    def click(self, cell: int, held: Piece | None) -> None:
        """A Sector was clicked: fly or put something there, pick up what can be, else say why not and look closer."""
        s, now = self.scene, self.scene.now
        if s.covered:
            return
        if now.course(cell):
            s.flight.go_to(cell)
            return
        if held is not None and held.id in now.sources() and held.id != now.picked:
            s.pick_up(held.id)
            return
        at = now.g.ship.get(now.seat, 0)
        if now.mine and now.kind == "Actions" and cell != at and now.bears_to(cell):
            s.flight.aim_at(cell)
            return
        if now.mine and now.picked and now.cells and cell != at:
            s.refuse(now.picked, target(s.now.g, cell), s.view.box(cell))
        s.look(("cell", cell))
