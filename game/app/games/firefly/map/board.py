"""The sector map of *Firefly: The Game* as a table asks for it: drawn at any size, with ships and hunters on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.firefly.map import legend as sectorlegend
from game.app.games.firefly.map import pieces as sectorpieces
from game.app.games.firefly.map import states as sectorstates
from game.app.games.firefly.map.pieces import Piece
from game.app.games.firefly.map.places import Places
from game.app.games.firefly.map.print import SectorPrint, body, look
from game.app.games.firefly.map.shapes import Shapes
from game.app.games.firefly.map.states import Goal
from game.app.games.firefly.map.words import SectorWords, Written
from game.app.table.boards import depth, headings
from game.app.table.boards.camera import Camera
from game.app.table.boards.tags import Tag, tag, tag_box
from game.app.table.panels import corner
from game.app.ui.kit import Kit
from game.app.ui.theme import Color
from game.content.firefly.records import Map

__all__ = ["Goal", "Piece", "SectorBoard", "Shown", "Tag"]

LIFT = 6.0  # units a piece in the hand is held above the map


class Stood(NamedTuple):
    """A piece, where it stands in px, how wide it is drawn, and how far it is turned to the left."""

    piece: Piece
    at: tuple[float, float]
    wide: float
    turn: float = 0.0


class Shown(NamedTuple):
    """All that the map shows besides its print; hashable, so that it is painted again only when it changes.

    `blocked`: ground nobody may enter; `path`: the way to the hovered Sector, the ship's own first, `navs` the Nav Card
    drawn in each other one ("" for none). `due`: where own Jobs lead. `over`: px of what lies over the map.
    `far`: far stars are seen behind it; `deep`: they move less than the map.
    """

    pieces: tuple[Piece, ...] = ()
    reach: tuple[Goal, ...] = ()
    blocked: tuple[int, ...] = ()
    hover: int = -1
    legal: bool = False
    path: tuple[int, ...] = ()
    navs: tuple[str, ...] = ()
    tag: Tag | None = None
    ghost: Piece | None = None
    pulse: int = -1
    due: tuple[int, ...] = ()
    over: tuple[tuple[int, int, int, int], ...] = ()
    far: bool = True
    deep: bool = True

    def still(self) -> Shown:
        """The same without what is pointed at, and without what moves otherwise."""
        return self._replace(hover=-1, path=(), navs=(), tag=None, ghost=None, pulse=-1, far=False)


class SectorBoard:
    """Draws a map into its window. `under` keeps print, states, planets and words; pieces and what is pointed at go
    over it. `names`, `hunters` and `contacts`: see `SectorWords` and `Places`; `legend`: its words, none without."""

    piecemeal = False

    def __init__(
        self,
        board: Map,
        names: Mapping[str, str],
        hunters: Mapping[str, str],
        contacts: Mapping[str, str],
        legend: Mapping[str, str] | None = None,
    ) -> None:
        self.legend = legend or {}
        self.board = board
        self.shapes = Shapes(board)
        self.places = Places(self.shapes, contacts)
        self.words = SectorWords(names, hunters)
        self.window = Rect(0, 0, 1, 1)
        self._print = SectorPrint(self.shapes)
        self._printed: tuple[object, Surface] | None = None
        self._under: tuple[object, Surface, Camera] | None = None
        self._settled: object = None
        self._laid: list[Rect] = []  # what `under` shows, in px
        self._deep = True

    # ------------------------------------------------------------ where things are

    @property
    def camera(self) -> Camera:
        """What is seen of the map."""
        return self.shapes.camera

    @property
    def glass(self) -> Rect:
        """The px in which the map moves."""
        return self.window

    def fit(self, kit: Kit, window: Rect) -> None:
        """Draw into this window from now on."""
        self.window = Rect(window)
        self.camera.fit(self.window)
        if self._settled != (kit, self.window.size, kit.grow):
            self._settled = kit, self.window.size, kit.grow
            self._settle(kit)

    def _settle(self, kit: Kit) -> None:
        """Where the whole map is called what it is: pieces keep off these words at every zoom."""
        near, far = self.shapes.camera, copy(self.shapes.camera)
        far.home()
        far.fit(Rect((0, 0), self.window.size))
        self.shapes.camera = far
        homes = self.words.homes(kit, self.shapes, self.places, self._taken(kit, Shown()))
        self.places.keep_off([*(one.rect for one in homes.names.values()), *(rect for _, rect in homes.systems)])
        self.shapes.camera = near

    def cell_at(self, pos: tuple[int, int]) -> int | None:
        """The Sector under a pixel, None off the map."""
        return self.shapes.at(pos)

    def inside(self, cell: int, pos: Sequence[float]) -> bool:
        """Whether a pixel lies well inside a Sector."""
        return self.shapes.inside(cell, pos)

    def suns(self) -> list[tuple[tuple[float, float], float, Color]]:
        """The middle of each sun in px, how far its light reaches in units, and its colour."""
        near = min(1.8, self.camera.zoom)
        return [(self.shapes.px(sun.at), look(sun)[1] * near * 1.5, look(sun)[0]) for sun in self.board.suns]

    def middle(self, cell: int) -> tuple[float, float]:
        """Where a lone piece stands in a Sector, in px."""
        spot = self.places.stands(cell, 1)[0]
        return self.shapes.px((spot.x, spot.y))

    def show(self, cell: int) -> None:
        """Bring a Sector into the window."""
        self.camera.show(*self.camera.board(self.middle(cell)))

    def box(self, cell: int) -> Rect:
        """The pixels of a Sector."""
        return self.shapes.box(cell).clip(self.window)

    def tall(self, kit: Kit) -> float:
        """The size of a ship in units at this zoom."""
        return self.camera.cell * 0.8 / kit.scale

    def disc(self, kit: Kit) -> float:
        """The size of a cell in units at this zoom."""
        return self.camera.cell / kit.scale

    def extent(self, kit: Kit, cell: int) -> Rect:
        """The pixels a piece in a Sector may cover, with its glow and shadow."""
        x, y = self.middle(cell)
        n = round(self.camera.cell * 2.4)
        return Rect(round(x) - n // 2, round(y) - n // 2, n, n)

    def buttons(self, kit: Kit) -> list[Rect]:
        """Where the round buttons of the table lie."""
        return corner.rects(kit, self.window)

    def layout(self, pieces: Sequence[Piece]) -> list[Stood]:
        """Where each piece stands: side by side in its Sector."""
        many = Counter(one.node for one in pieces)
        seen: Counter[int] = Counter()
        found = []
        for one in sorted(pieces, key=lambda one: one.id):
            spot = self.places.stands(one.node, many[one.node])[seen[one.node]]
            seen[one.node] += 1
            at, size = self.shapes.px((spot.x, spot.y)), self.places.size(spot)
            found.append(Stood(one, at, size, headings.turn(one, self.middle)))
        return found

    def spots(self, pieces: Sequence[Piece]) -> dict[str, tuple[float, float]]:
        """Where each piece stands in px, by id."""
        return {one.piece.id: one.at for one in self.layout(pieces)}

    def piece(self, kit: Kit, dst: Surface, piece: Piece, pos: Sequence[float], tall: float | None = None) -> None:
        """One piece at a place in px; `tall`: it is held above the map."""
        wide = self.places.size(self.places.stands(piece.node, 1)[0])
        sectorpieces.piece(kit, dst, pos, wide, piece, LIFT if tall else 0.0, turn=headings.turn(piece, self.middle))

    @staticmethod
    def _place(cam: Camera) -> tuple[float, tuple[float, float]]:
        return cam.cell, cam.origin

    # ------------------------------------------------------------ painting

    def paint(self, kit: Kit, dst: Surface, shown: Shown) -> None:
        """The whole map; clipped to the window."""
        old = dst.get_clip()
        dst.set_clip(self.window.clip(old))
        dst.blit(self.under(kit, shown), self.window)
        self._deep = shown.deep
        if shown.far:
            self._far(kit, dst)
        self._over(kit, dst, shown)
        dst.set_clip(old)

    def beside(self, kit: Kit, dst: Surface) -> None:
        """What moves otherwise than the map does: the stars far behind it."""
        old = dst.get_clip()
        dst.set_clip(self.window.clip(old))
        self._far(kit, dst)
        dst.set_clip(old)

    def _far(self, kit: Kit, dst: Surface) -> None:
        """Stars far behind the map, between what lay on it when it was painted last."""
        if self._under is None or kit.contrast:
            return
        new, old = self.camera, self._under[2]
        k = new.cell / old.cell
        walls = [
            Rect(
                (one.x - old.origin[0]) * k + new.origin[0],
                (one.y - old.origin[1]) * k + new.origin[1],
                one.w * k,
                one.h * k,
            )
            for one in self._laid
        ]
        depth.stars(kit, dst, self.window, self.shapes.off(), walls, depth.FAR if self._deep else 1.0)

    def _over(self, kit: Kit, dst: Surface, shown: Shown) -> None:
        """What is pointed at, and the pieces."""
        shapes = self.shapes
        if shown.hover >= 0:
            sectorstates.hovered(kit, dst, shapes, shown.hover, shown.legal)
        if shown.pulse >= 0:
            pts = sectorstates.shape(kit, shapes, shown.pulse, 3.0)
            kit.line(dst, pts, (255, 226, 150), 2.6, closed=True)
        ringed = [shapes.box(number) for number in (shown.hover, shown.pulse) if number >= 0]
        if ringed:  # a line goes behind the words, as print does
            self._behind(kit, dst, shown, ringed)
        stood = self.layout(shown.pieces)
        if shown.path:
            at = {one.piece.node: one.at for one in stood if one.piece.active}
            way = [self.middle(node) for node in shown.path]
            way[0] = at.get(shown.path[0], way[0])
            ships = list(self._bounds(kit, shown).values())
            sectorstates.way(kit, dst, way, shown.navs, self._tag_box(kit, shown), ships)
        for one in stood:
            sectorpieces.piece(kit, dst, one.at, one.wide, one.piece, turn=one.turn)
        if shown.ghost is not None and not shown.path:
            spot = self.places.stands(shown.ghost.node, 1)[0]
            sectorpieces.piece(kit, dst, shapes.px((spot.x, spot.y)), self.places.size(spot), shown.ghost, dim=165)
        box = self._tag_box(kit, shown)
        if box is not None and shown.tag is not None:
            words, note, number, danger, lines = shown.tag
            tag(kit, dst, box, words, note, number, danger, lines)

    def _behind(self, kit: Kit, dst: Surface, shown: Shown, lines: Sequence[Rect]) -> None:
        """Names once more, to the very px where `under` has them, over the lines around these px."""
        by = -self.window.x, -self.window.y
        glass = dst.subsurface(self.window.clip(dst.get_rect()))
        glass.set_clip(dst.get_clip().move(by))
        home = self._shift(by)
        self.words.again(kit, glass, self.shapes, self.written(kit, shown), [line.move(by) for line in lines])
        self._back(home)

    def _tag_box(self, kit: Kit, shown: Shown) -> Rect | None:
        """Where the tag of what is pointed at lies, None without one."""
        if shown.hover < 0 or shown.tag is None:
            return None
        words, note, number, _, lines = shown.tag
        at, over = self.middle(shown.hover), [Rect(one) for one in shown.over]
        legend = self._legend(kit, shown)
        names = [*(one.rect for one in self.written(kit, shown).names.values()), *([legend] if legend else [])]
        return tag_box(kit, self.window, at, kit.u(24), words, note, number, lines, over=over, names=names)

    def under(self, kit: Kit, shown: Shown) -> Surface:
        """Print, states, planets and words, kept until one of them changes."""
        seen = shown.pieces, shown.reach, shown.blocked, shown.due
        key = kit, self.window.size, self._place(self.camera), seen, kit.grow
        if self._under is None or self._under[0] != key:
            img = self.print(kit).copy()
            home = self._shift((-self.window.x, -self.window.y))
            sectorstates.blocked(kit, img, self.shapes, shown.blocked)
            sectorstates.fills(kit, img, self.shapes, shown.reach)
            for number in shown.due:
                sectorstates.due(kit, img, self.shapes, number)
            self.places.paint(kit, img)
            self.words.paint(kit, img, self.shapes, self.written(kit, shown))
            corner_ = self._legend(kit, shown)
            if corner_ is not None:
                sectorlegend.paint(kit, img, corner_, self.legend)
            suns = [body(kit, self.shapes, sun) for sun in self.board.suns]
            laid = [
                *self.written(kit, shown).rects(),
                *self.places.bodies(kit).values(),
                *suns,
                *self._taken(kit, shown),
            ]
            self._back(home)
            self._laid = [one.move(self.window.topleft) for one in laid]
            self._under = key, img, copy(self.camera)
        return self._under[1]

    def print(self, kit: Kit) -> Surface:
        """Everything engraved, as the camera sees it, opaque, kept until the camera moves."""
        key = kit, self.window.size, self._place(self.camera)
        if self._printed is None or self._printed[0] != key:
            home = self._shift((-self.window.x, -self.window.y))
            img = self._print.paint(kit, self.shapes)
            self._back(home)
            self._printed = key, img
        return self._printed[1]

    def written(self, kit: Kit, shown: Shown) -> Written:
        """Where the words stand, in px: over no piece, planet, sun or button."""
        cam = self.camera
        key = kit, tuple(cam.window), self._place(cam), shown.pieces, shown.reach, shown.due
        return self.words.keep(key, lambda: self._written(kit, shown))

    def _written(self, kit: Kit, shown: Shown) -> Written:
        pieces = self._bounds(kit, shown)
        goals = [goal for goal in shown.reach if goal.node in shown.due or self.places.business(goal.node)]
        still, taken = self._taken(kit, Shown()), self._taken(kit, shown)
        return self.words.write(kit, self.shapes, self.places, pieces, still, taken, goals)

    def _taken(self, kit: Kit, shown: Shown) -> list[Rect]:
        """The px of buttons and of the legend."""
        return [*corner.rects(kit, self.camera.window), *filter(None, [self._legend(kit, shown)])]

    def _bounds(self, kit: Kit, shown: Shown) -> dict[str, Rect]:
        """The px of pieces: ships by their id, hunters by their kind."""
        return {
            one.piece.kind if one.piece.kind in sectorpieces.MODELS else one.piece.id: sectorpieces.bounds(
                kit, one.at, one.wide, one.piece
            )
            for one in self.layout(shown.pieces)
        }

    def _legend(self, kit: Kit, shown: Shown) -> Rect | None:
        """Where the legend lies, None where it has no room."""
        taken = [*self._bounds(kit, shown).values(), *self.places.bodies(kit).values()]
        return sectorlegend.rect(kit, self.camera.window, self.legend, taken)

    def _shift(self, by: tuple[int, int]) -> tuple[Rect, tuple[float, float]]:
        """For a picture whose upper left corner is the window's; returns what `_back` takes."""
        cam = self.camera
        home = cam.window, cam.origin
        cam.window = cam.window.move(by)
        cam.origin = cam.origin[0] + by[0], cam.origin[1] + by[1]
        return home

    def _back(self, home: tuple[Rect, tuple[float, float]]) -> None:
        self.camera.window, self.camera.origin = home
