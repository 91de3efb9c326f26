"""The toy game on a map that grows: played cards are laid on a grid, the ships of all seats stand on the last one."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from game.app.table.boards.field.acts import Slide
from game.app.table.boards.field.board import FieldBoard
from game.app.table.boards.field.data import Ghost, Pawn, Place, Shown
from game.app.table.boards.marbles import marble
from game.app.table.panels.spot import Spot
from game.core.zones import pile
from tests.ui.fox_table import FoxDock, FoxKeys, FoxPanels, FoxPointer, FoxScene, FoxSide, Situation

ODD = "Its neighbours are all foxes"
WORLDS = ("world_persephone", "world_osiris", "world_silverhold", "world_sihnon", "world_ezra", "world_regina")


def window(kit, dst, r, name):
    """A world in the dark."""
    kit.box(dst, r, ((34, 40, 66), (12, 14, 28)), 4)
    marble(kit, dst, r.center, name, r.h * 0.7 / kit.scale)


def free(cells):
    """The empty cells beside the map."""
    beside = {(x + dx, y + dy) for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return sorted(beside - set(cells)) if cells else [(0, 0)]


class FieldNow(Situation):
    """`laid`: the cell of each card that was played; a card may not lie in a column that is a multiple of three."""

    laid: dict = {}
    meant = None  # the cell where a card was dropped

    def seen(self):
        super().seen()
        self.laid = dict(self.laid)
        for item in pile(self.g, "table"):
            if item not in self.laid:
                open_ = [one for one in free(self.laid.values()) if not self.why(one)]
                self.laid[item] = self.meant if self.meant in open_ else open_[0]
                self.meant = None

    @staticmethod
    def why(cell):
        return ODD if cell[0] % 3 == 2 else ""

    def ghosts(self):
        return [Ghost(cell, self.why(cell)) for cell in free(self.laid.values())]

    def pick(self, source):
        self.picked, self.cells = source, {}
        for option in self.options if source else ():
            if option.source == source and option.target == "table":
                self.cells = {ghost.cell: option for ghost in self.ghosts() if not ghost.why}

    def pieces(self):
        found = [place(item, cell) for item, cell in self.laid.items()]
        if found:
            found += [Pawn(f"ship:{s}", "ship", found[-1].cell, s, s == self.asked) for s in range(len(self.names))]
        return tuple(found)


def place(item, cell):
    name, _, number = item.partition("-")
    world = WORLDS[int(number) % len(WORLDS)]
    signs = (("coins", "brass", int(number)), ("star", "brass", 1))
    return Place(item, cell, f"{name.title()} {number}", world, "core" if name == "fox" else "rim", signs)


class FieldDock(FoxDock):
    """The hand lies in the dock."""

    def widgets(self):
        s = self.scene
        k, p = s.kit, s.places
        found = super().widgets()
        for i, item in enumerate(pile(s.now.g, f"hand:{s.now.seat}") if s.now.mine else ()):
            r = Rect(p.dock.x + i * k.u(60), p.dock.y, k.u(54), p.dock.h)
            found.append(Spot(r, f"card:{item}", partial(s.take_up, item), about=("card", item)))
        return found


class FieldPointer(FoxPointer):
    def card_at(self, pos):
        hover = self.scene.group.hover
        return hover.about[1] if isinstance(hover, Spot) and hover.about else None

    def picture_of(self, card):
        return "card_back_event"

    def lift(self):
        super().lift()
        if isinstance(self.held, str):
            self.scene.take_up(self.held)

    def drop(self, pos):
        s = self.scene
        cell = s.view.cell_at(pos)
        s.now.meant = cell
        if cell in s.now.cells and self.taken(["table"], ""):
            return
        self.spring()
        if cell is not None:
            s.refuse(s.now.picked, "table", s.view.box(cell))

    def click(self, cell, held):
        s = self.scene
        if cell in s.now.cells:
            s.now.meant = cell
            s.answer(s.now.cells[cell].key)


class FieldPanels(FoxPanels):
    def __init__(self, scene):
        super().__init__(scene)
        self.side, self.dock = FoxSide(scene), FieldDock(scene)


class FoxFieldScene(FoxScene):
    """The toy game on a map that grows."""

    hands = False

    def furnish(self, session, names):
        super().furnish(session, names)
        self.now = FieldNow(session, names, self.seating.people)
        self.view.lay(self.now.pieces())
        self.panels, self.pointer = FieldPanels(self), FieldPointer(self)
        self.pointer.keys = FoxFieldKeys(self)

    def make_view(self):
        return FieldBoard(window)

    def shown(self):
        now = self.now
        ghosts = tuple(now.ghosts()) if now.picked and now.mine and not self.player.playing else ()
        held = place(now.picked, (0, 0)) if ghosts else None
        pieces, hover = tuple(self.stage.pieces.values()), None if self.player.playing else self.hover
        return Shown(pieces, frozenset(self.stage.lifted), ghosts, held, hover=hover, pulse=self.beacon)

    def acts(self, news, dropped):
        after = FieldNow(self.session, self.now.names, self.now.people)
        known = set(self.now.laid)
        after.laid, after.meant = dict(self.now.laid), self.now.meant
        after.read()
        self.now.meant = after.laid.get(next((item for item in after.laid if item not in known), ""), self.now.meant)
        new = [one for one in after.pieces() if isinstance(one, Place) and one.id not in known]
        return [] if self.app.still else [Slide(one, lambda: self.places.dock.center) for one in new]

    def refusal(self, source, target):
        return ODD, None


class FoxFieldKeys(FoxKeys):
    def cursor(self, dx, dy):
        s = self.scene
        s.group.set_focus(None)
        s.hover, s.keyboard = s.view.step(s.hover, dx, dy) if s.hover is not None else (0, 0), True
        s.pointer.asleep = False
        s.view.show(s.hover)
        s.panels.refresh()
