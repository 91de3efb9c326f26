"""A map that grows: cards on a square grid under a camera, what stands on them, and where the next card may lie.

Cells are pairs (`data.Cell`). Of a game it asks for `Place`s and `Pawn`s, and how it paints a picture. The grid is as
large as its cards need, with a free ring around them; what is seen near stays where it is when the map grows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import Rect, Surface

from game.app.table.boards import headings, models, tags
from game.app.table.boards.camera import ZOOMS, Camera
from game.app.table.boards.field import edges, face
from game.app.table.boards.field.data import Cell, Pawn, Piece, Place, Shown
from game.app.table.boards.field.grid import HIGH, Grid, around
from game.app.table.boards.lines import dashes
from game.app.table.boards.sky import sky
from game.app.table.panels import corner
from game.app.ui.kit import Kit
from game.app.ui.theme import C

SHIP = 0.38
"""How high a ship's model is, by the width of a card."""
STAND = 0.42
"""How far down a card its pieces stand, by its height."""
FAN = 0.86
"""How much of a card's width they share."""
CUT = 120
"""How much is seen of a card, of 255, that lies partly out of sight."""


class FieldBoard:
    """`paint` paints what a card's window shows, by its name; `deck`: the back of the cards (`card_back_<deck>`);
    `legible`: a whole map whose cards would be narrower than so many units is seen from nearer by itself; `shift`: as
    `Grid` has it."""

    def __init__(self, paint: face.Paint, deck: str = "event", legible: float = 0.0, shift: float = 0.0) -> None:
        self.picture, self.deck, self.legible = paint, deck, legible
        self.grid = Grid(shift=shift)
        self.taken: frozenset[Cell] = frozenset()
        self.camera = Camera(*self.grid.size)
        self.window = Rect(0, 0, 1, 1)
        self.focus: Cell = (0, 0)  # around which it is seen where not all of it can be
        self.wanted: frozenset[Cell] = frozenset()  # what is to be seen together, however small that makes it
        self._near = 1.0  # how near it was looked at by itself
        self.upright = False  # whether the round buttons are a column at the left, not a row below
        self.beyond: list[tuple[Cell, Rect]] = []  # the marks of places out of sight that were painted last
        self._kit: Kit | None = None

    # ------------------------------------------------------------ where things are

    def fit(self, kit: Kit, window: Rect) -> None:
        """Look through another window; the whole map leaves a strip of it free for the round buttons. Through the same
        one it is seen as before: who drew it along finds it there."""
        same = self._kit is not None and (self._kit.scale, self.window) == (kit.scale, window)
        self.window, self._kit = Rect(window), kit
        own = self.camera.zoom in (1.0, self._near)
        self._through()
        if own and not same:
            self._approach()

    def lay(self, pieces: Iterable[Piece]) -> None:
        """The map has these cards from now on: it grows where it must, and what is seen near doesn't move."""
        before, self.taken = self.taken, frozenset(one.cell for one in pieces if isinstance(one, Place))
        grid = around(self.taken, self.grid.shift, self.grid)
        cam = self.camera
        if grid == self.grid:
            if cam.zoom == self._near and before != self.taken:
                self._reveal()
            return
        anchor = self.grid.at(*cam.board(cam.window.center))
        own = cam.zoom in (1.0, self._near)
        size, spot, near = cam.cell, self.middle(anchor), cam.zoom > 1.0
        self.grid = grid
        cam.columns, cam.rows = grid.size
        self._through()
        if near:
            cam.zoom = min(ZOOMS[-1], max(1.0, size / (cam.cell / cam.zoom)))
            cam.fit(cam.window)
            now = self.middle(anchor)
            cam.pan(spot[0] - now[0], spot[1] - now[1])
        if own:
            self._approach(near)

    def want(self, cells: frozenset[Cell]) -> None:
        """Places that are chosen among are seen together from now on; with none, cards are large enough to be read."""
        if cells != self.wanted:
            self.wanted = cells
            if self.camera.zoom in (1.0, self._near):
                self._approach()

    def _gather(self, nearest: float) -> None:
        """As near as what is wanted can be seen together, but no nearer than that."""
        cam = self.camera
        corners = [self.grid.corner(cell) for cell in self.wanted]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        right, bottom = max(x for x, _ in corners) + 1, max(y for _, y in corners) + HIGH
        most = min(cam.window.w / (right - left), cam.window.h / (bottom - top)) * cam.zoom / cam.cell
        self._near = cam.zoom = max([zoom for zoom in ZOOMS if zoom <= min(most, nearest)], default=1.0)
        cam.center = (left + right) / 2, (top + bottom) / 2
        cam.fit(cam.window)

    def _approach(self, kept: bool = False) -> None:
        """From so near that cards can be read; who zooms has it as they like. `kept`: as near as before will do."""
        cam = self.camera
        least = self.legible * self._kit.scale if self._kit is not None else 0.0
        whole = cam.cell / cam.zoom
        legible = next((zoom for zoom in ZOOMS if whole * zoom >= least), ZOOMS[-1])
        if self.wanted:
            self._gather(legible)
            return
        if kept and cam.cell >= least:
            self._near = cam.zoom
            self._reveal()
            return
        self._near = legible
        if cam.zoom != self._near:
            cam.zoom = self._near
            x, y = self.grid.corner(self.focus)
            cam.center = x + 0.5, y + HIGH / 2
            cam.fit(cam.window)
        self._reveal()

    def _reveal(self) -> None:
        """As much of the cards and the free ring around them as has room is in sight, no farther moved than needed:
        nothing is hidden on one side while there is empty space beyond the other."""
        boxes = [self.box(cell) for cell in self.taken]
        if not boxes:
            return
        (wide, high), seen = self.card, self.camera.window
        cards = boxes[0].unionall(boxes[1:])
        ring = cards.inflate(2.3 * wide, 2.3 * high)
        across, down = ring if ring.w <= seen.w else cards, ring if ring.h <= seen.h else cards
        self.camera.pan(
            moved(across.left, across.right, seen.left, seen.right), moved(down.top, down.bottom, seen.top, seen.bottom)
        )

    def _through(self) -> None:
        """The camera's window: without the strip of the buttons, which lies where it costs less."""
        cam = self.camera
        if self._kit is None:
            cam.fit(self.window)
            return
        inner, self.upright = corner.inner(self._kit, self.window, cam.columns, cam.rows)
        cam.fit(inner)

    @property
    def seen(self) -> Rect:
        """Where cards are painted: not below the round buttons."""
        strip = self.camera.window
        return Rect(strip.x, self.window.y, self.window.right - strip.x, strip.bottom - self.window.y)

    def cell_at(self, pos: tuple[int, int]) -> Cell | None:
        """The cell under a pixel; None beyond the free ring around the cards."""
        cell = self.grid.at(*self.camera.board(pos)) if self.seen.collidepoint(pos) else None
        return cell if cell is not None and self.grid.has(cell) else None

    def cells(self) -> frozenset[Cell]:
        """The cells that have a card."""
        return self.taken

    def middle(self, cell: Cell) -> tuple[float, float]:
        """The centre of a cell in px."""
        x, y = self.grid.corner(cell)
        return self.camera.point(x + 0.5, y + HIGH / 2)

    def box(self, cell: Cell) -> Rect:
        """The px of a cell: all cells have the same size, whatever part of a pixel they begin at."""
        x, y = self.camera.point(*self.grid.corner(cell))
        return Rect((round(x), round(y)), self.card)

    @property
    def card(self) -> tuple[int, int]:
        """The size of a card in px."""
        return max(2, round(self.camera.cell)), max(2, round(self.camera.cell * HIGH))

    def step(self, cell: Cell, dx: int, dy: int) -> Cell:
        """The cell beside one, for a cursor; `cell` itself at the edge."""
        to = cell[0] + dx, cell[1] + dy
        return to if self.grid.has(to) else cell

    def lead(self, pos: tuple[int, int]) -> bool:
        """Bring the place into sight whose mark is under a pixel; says whether there is one."""
        cell = next((cell for cell, mark in self.beyond if mark.collidepoint(pos)), None)
        if cell is not None:
            self.show(cell)
        return cell is not None

    def show(self, cell: Cell) -> None:
        """Bring a cell into the window."""
        x, y = self.grid.corner(cell)
        self.camera.show(x + 0.5, y + HIGH / 2)

    def spots(self, pieces: Iterable[Piece]) -> dict[str, tuple[float, float]]:
        """Where pieces lie and stand in px, by their ids: those of one card side by side in the order of their ids."""
        found, standing = {}, dict[Cell, list[str]]()
        for one in pieces:
            found[one.id] = self.middle(one.cell)
            if isinstance(one, Pawn):
                standing.setdefault(one.node, []).append(one.id)
        wide, high = self.card
        for cell, ids in standing.items():
            x, y = self.middle(cell)
            step = min(wide * SHIP * 0.8, wide * FAN / len(ids))
            for i, id in enumerate(sorted(ids)):
                found[id] = x + (i - (len(ids) - 1) / 2) * step, y - high / 2 + high * STAND
        return found

    def glances(self) -> bool:
        """Whether an unsharp picture is shown while the camera moves: cards are painted sharp at once."""
        return False

    def rests(self, dt: float) -> bool:
        """Whether a sharp picture is due."""
        return False

    def buttons(self, kit: Kit) -> list[Rect]:
        """Where round buttons lie, the first ones first: where the whole map has nothing."""
        return corner.rects(kit, self.window, self.upright)

    # ------------------------------------------------------------ what acts ask

    def tall(self, kit: Kit) -> float:
        """The height of a ship in units of the kit at this zoom."""
        return self.camera.cell * SHIP / kit.scale

    def disc(self, kit: Kit) -> float:
        """The width of a card in units of the kit at this zoom."""
        return self.camera.cell / kit.scale

    def extent(self, kit: Kit, cell: Cell) -> Rect:
        """The px a piece may cover, with its glow and shadow."""
        return self.box(cell).inflate(2 * kit.u(22), 2 * kit.u(22))

    def piece(self, kit: Kit, dst: Surface, piece: Piece, pos: Sequence[float], tall: float | None = None) -> None:
        """A piece whose middle lies at `pos` px; `tall`: the height of a ship in units, where it is held."""
        if isinstance(piece, Place):
            r = self._lying(pos)
            face.lie(kit, dst, r, face.picture_of(kit, r.size, piece, self.picture, self.deck))
            return
        high = tall or self.tall(kit)
        if piece.kind == "ship":
            turn = headings.turn(piece, self.middle)
            models.ship(kit, dst, pos, piece.seat, high, turn, piece.active, model=piece.picture)
        elif piece.kind == "team":
            kit.disc(dst, (pos[0] + kit.u(0.8), pos[1] + kit.u(1.6)), high * 0.3, (0, 0, 0), 140)
            kit.seat(dst, pos, piece.seat, high * 0.28)
        else:
            models.token(kit, dst, pos, piece.picture, high * 0.7)

    def _lying(self, pos: Sequence[float]) -> Rect:
        """The px of a card whose middle lies there."""
        r = Rect((0, 0), self.card)
        r.center = round(pos[0]), round(pos[1])
        return r

    # ------------------------------------------------------------ painting

    def paint(self, kit: Kit, dst: Surface, shown: Shown) -> None:
        """Sky, cards, ghosts, the way, what stands there, the tag."""
        self.lay(shown.pieces)
        old = dst.get_clip()
        dst.set_clip(self.window.clip(old))
        dst.blit(self._sky(kit), self.window)
        seen = self.seen
        clip = seen.clip(old)
        dst.set_clip(clip)
        for ghost in shown.ghosts:
            self._ghost(kit, dst, shown, ghost.cell, ghost.why)
        spots = self.spots(shown.pieces)
        around_ = 2 * kit.u(face.EDGE)
        for one in shown.pieces:
            if one.id in shown.lifted or not isinstance(one, Place):
                continue
            if not self.box(one.cell).inflate(around_, around_).colliderect(clip):
                continue
            if seen.contains(self.box(one.cell)):
                self.piece(kit, dst, one, spots[one.id])
            else:
                self._cut(kit, dst, one)
        for cell in shown.lit:
            kit.dots_ring(dst, self.box(cell))
        for a, b in zip(shown.path, shown.path[1:]):
            dashes(kit, dst, self.middle(a), self.middle(b), C["brass_hi"], 2.4, 7, 5)
        if shown.hover is not None and not any(ghost.cell == shown.hover for ghost in shown.ghosts):
            kit.ring(dst, self.box(shown.hover).inflate(kit.u(4), kit.u(4)), C["brass"], 2, 8)
        if shown.pulse is not None:
            kit.ring(dst, self.box(shown.pulse).inflate(kit.u(8), kit.u(8)), (255, 226, 150), 3, 10)
        pawns = [one for one in shown.pieces if isinstance(one, Pawn) and one.id not in shown.lifted]
        for one in sorted(pawns, key=lambda one: one.active):
            self.piece(kit, dst, one, spots[one.id])
        self._told(kit, dst, shown, {one.cell for one in pawns})
        dst.set_clip(self.window.clip(old))
        free = {*(ghost.cell for ghost in shown.ghosts if not ghost.why), *shown.lit}
        places = [(cell, self.box(cell)) for cell in sorted(free)]
        self.beyond = edges.marks(kit, self.window, places, self.buttons(kit))
        for _, mark in self.beyond:
            edges.paint(kit, dst, self.window, mark)
        if shown.hover is not None:
            self._tag(kit, dst, shown, shown.hover)
        dst.set_clip(old)

    def _told(self, kit: Kit, dst: Surface, shown: Shown, under: set[Cell]) -> None:
        """What cards pay and ask once more, over the pieces that stand on them."""
        for one in shown.pieces:
            if not isinstance(one, Place) or one.cell not in under or one.id in shown.lifted:
                continue
            r, pad = self._lying(self.middle(one.cell)), kit.u(face.EDGE)
            whole = self.seen.contains(self.box(one.cell))
            told = face.pill(kit, Rect((pad, pad), r.size), one) if whole else None
            if told is not None:
                card = face.picture_of(kit, r.size, one, self.picture, self.deck)
                dst.blit(card, (r.x - pad + told.x, r.y - pad + told.y), told)

    def _cut(self, kit: Kit, dst: Surface, one: Place) -> None:
        """A card of which only a part is in sight: a dim picture without words, so that none of them is cut. Where no
        frame cuts it, but the strip of the buttons begins, it fades away."""
        r = self.box(one.cell)
        bare = one._replace(title="", signs=(), seal="")
        hidden = self.seen.x - r.x if self.upright else 0
        face.lie(kit, dst, r, face.picture_of(kit, r.size, bare, self.picture, self.deck), CUT, max(0, hidden))

    def _sky(self, kit: Kit) -> Surface:
        """The bare table, as large as the window."""

        def make() -> Surface:
            img = sky(kit, self.window.size)
            if not kit.contrast:
                kit.vignette(img, img.get_rect(), 0.55, (0.5, 0.46))
            return img

        return kit.passing(self.window.size, ("field sky", *self.window.size), make)

    def _ghost(self, kit: Kit, dst: Surface, shown: Shown, cell: Cell, why: str) -> None:
        """An empty place for the card in hand, which is seen through where it is pointed at and may lie."""
        r, over = self.box(cell), shown.hover == cell
        if over and not why and shown.held is not None:
            face.lie(kit, dst, r, face.picture_of(kit, r.size, shown.held, self.picture, self.deck), 150)
            kit.dots_ring(dst, r)
            return
        face.socket(kit, dst, r, why, over)

    def _tag(self, kit: Kit, dst: Surface, shown: Shown, cell: Cell) -> None:
        """What is pointed at: why the card in hand may not lie there, else what the game says."""
        why = next((ghost.why for ghost in shown.ghosts if ghost.cell == cell and ghost.why), "")
        tag = tags.Tag(why, danger=True) if why else shown.tag
        if tag is None:
            return
        over = [Rect(one) for one in shown.over]
        at, off = self.middle(cell), self.card[1] / 2 + kit.u(6)
        r = tags.tag_box(kit, self.window, at, off, tag.words, tag.note, tag.number, tag.lines, over=over)
        tags.tag(kit, dst, r, *tag[:4], tag.lines)


def moved(low: int, high: int, seen_low: int, seen_high: int) -> int:
    """How far what lies from `low` to `high` moves so that as much of it as may be is seen."""
    before, after = seen_low - low, high - seen_high  # hidden on each side, negative where there is space beyond
    if before > 0 > after:
        return min(before, -after)
    return -min(after, -before) if after > 0 > before else 0
