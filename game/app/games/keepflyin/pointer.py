"""Mouse and keyboard over the star chart: ships, counters and job cards are picked up, dropped and clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from pygame import Rect

from game.app.captains.host import Standing
from game.app.captains.panels import SeatedKeys, SeatedMouse
from game.app.games.keepflyin.chart.places import stem
from game.app.games.keepflyin.chart.table import Piece
from game.app.games.keepflyin.dock import tickets
from game.app.games.keepflyin.spread.offers import offers
from game.app.table.panels.spot import Spot

if TYPE_CHECKING:
    from game.app.games.keepflyin.scene import KeepflyinScene


class KeepflyinKeys(SeatedKeys):
    """The cursor goes from hex to hex: left and right along a row, up and down to the rows beside it."""

    scene: KeepflyinScene

    def taken_back(self) -> bool:
        """Esc ends the wait for a card or a counter, then puts the hint away, then lets go of what is picked up."""
        s = self.scene
        if s.mode:
            s.wait_for("")
        elif s.hint.shown:
            s.hint.forget()
        elif s.now.mine and s.now.moving and s.now.aim >= 0:
            s.forget_aim()
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
        grid = s.now.chart.grid
        home = s.now.g.ship[s.now.seat]
        at = s.hover if s.hover is not None else home if home >= 0 else s.now.chart.sun
        skyplex = s.now.chart.skyplex
        if at == skyplex:
            to = grid.host(at)
        else:
            column, row = grid.xy(at)
            column, row = column + dx, row + dy
            to = grid.cell(column, row) if 0 <= column < grid.width and 0 <= row < grid.height else at
            if skyplex >= 0 and at == grid.host(skyplex) and (dx, dy) == (1, 0) and s.hover is not None:
                to = skyplex
        s.hover, s.keyboard = to, True
        s.pointer.asleep = False
        s.view.show(to)
        s.panels.refresh()


class KeepflyinPointer(SeatedMouse[int, Piece, Piece]):
    """One's own ship flies, counters are moved in the Enemy phase, cards go to the pile, the ship or the hold."""

    scene: KeepflyinScene

    def __init__(self, scene: KeepflyinScene) -> None:
        super().__init__(scene)
        self.keys = KeepflyinKeys(scene)

    # ------------------------------------------------------------ what lies there

    def movable(self) -> set[str]:
        return super().movable() | {o.source for o in self.scene.now.find("scan")}

    def card_at(self, pos: tuple[int, int]) -> str | None:
        """The ticket under the mouse, or the card over the chart."""
        hover = self.scene.group.hover
        laid = offers(self.scene.now)
        if isinstance(hover, Spot) and laid is not None and hover.about is not None:
            return next((card for card, _ in laid.cards if card == hover.about[1]), None)
        if isinstance(hover, Spot) and hover.name.startswith("card:") and self.scene.now.mine:
            return hover.name[5:]
        return None

    def takes(self, piece: Standing) -> TypeGuard[Piece]:
        """Ships and counters; a home lies still."""
        return isinstance(piece, Piece) and piece.kind != "home"

    # ------------------------------------------------------------ picking up and dropping

    def may_lift(self, piece: Piece) -> bool:
        own = piece.kind == "ship" and piece.seat == self.scene.now.seat
        return own or piece.id in self.movable() or piece.id.startswith("counter")

    def picture_of(self, card: str) -> str:
        s = self.scene
        job = s.now.job(card)
        return stem(s.kit, s.now.chart.board.locations[job.destination]) if job else "crate"

    def drop(self, pos: tuple[int, int]) -> None:
        s = self.scene
        drag = s.drag
        assert drag is not None
        targets = self.targets(pos)
        if self.taken(targets, drag.source):
            return
        home = drag.piece.node if drag.piece else None
        node = s.view.cell_at(pos)
        back = (
            drag.piece is None
            and s.places.dock.collidepoint(pos)
            and not tickets.pile(s.kit, s.places.dock).collidepoint(pos)
        )
        self.spring()
        if node is not None and node == home and len(s.now.sources()) > 1:
            s.let_go()
        if (node is not None and node == home) or back:
            return
        at = s.view.box(node) if node is not None else Rect(pos, (1, 1))
        s.refuse(drag.source, targets[0] if targets else "", at)

    def targets(self, pos: tuple[int, int]) -> list[str]:
        """What lies under a point as rules name it: ships and counters, the hex, the hold, the piles."""
        s = self.scene
        seat = s.now.seat
        if tickets.pile(s.kit, s.places.dock).collidepoint(pos):
            return ["job.discard", "event.discard", "up"]
        if s.places.dock.collidepoint(pos) or (s.places.railed and s.places.rail.collidepoint(pos)):
            return [f"hold:{seat}", f"ship:{seat}"]
        if s.covered and s.places.board.collidepoint(pos):
            over, source = s.group.at(pos), s.drag.source if s.drag else ""
            put_back = isinstance(over, Spot) and over.about is not None
            laid = offers(s.now)
            if put_back or laid is None or laid.about:
                return []
            return [o.target for o in s.now.options if o.source == source]
        node = s.view.cell_at(pos)
        if node is None:
            return []
        found = [s.now.chart.keys[node]]
        found += [p.id for p in s.stage.pieces.values() if p.node == node]
        return found

    # ------------------------------------------------------------ clicking

    def click(self, cell: int, held: Piece | None) -> None:
        """A hex was clicked: answer if it is offered, pick up what can be, else say why not or look closer."""
        s = self.scene
        if s.covered:
            return
        now = s.now
        scans = [o for n, o in now.scans().items() if now.g.spot[n] == cell]
        if len(scans) == 1 and (s.mode == "scan" or cell not in now.cells):
            s.answer(scans[0].key)
            return
        if scans:
            s.pinned = None
            s.look(("cell", cell))  # flying there and scanning what is there are both offered: the page has all
            s.app.tips.point(s.view.box(cell), s.words("hex.choose.deed"), "refusal", now=True, within=s.places.board)
            return
        option = now.cells.get(cell)
        if option is not None:
            s.answer(option.key)
            return
        sources = now.sources()
        if held is not None and held.id in sources and (len(sources) > 1 or not now.picked):
            s.take_up(cell)
            return
        if now.mine and now.moving and s.coach is None and s.aim_at(cell):
            return
        if now.mine and now.picked and now.cells and cell != now.picked_at:
            s.refuse(now.picked, now.chart.keys[cell], s.view.box(cell))
        s.look(("counter", int(held.id[8:])) if held and held.id.startswith("counter") else ("cell", cell))
