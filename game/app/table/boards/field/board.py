"""A map that grows: cards on a square grid under a camera, what stands on them, and where the next card may lie.

Cells are pairs (`data.Cell`). Of a game it asks for `Place`s and `Pawn`s, and how it paints a picture. The grid is as
large as its cards need, with a free ring around them; what is seen near stays where it is when the map grows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import Rect, Surface

from game.app.table.boards import headings, models, tags
from game.app.table.boards.field import edges, face, names
from game.app.table.boards.field.data import Cell, Pawn, Piece, Place, Shown
from game.app.table.boards.field.grid import HIGH
from game.app.table.boards.field.viewed import Viewed
from game.app.table.boards.kept import Kept
from game.app.table.boards.lines import dashes
from game.app.table.boards.sheet import around
from game.app.table.boards.sky import sky
from game.app.table.panels import corner
from game.app.ui.kit import Kit
from game.app.ui.kit.base import MULT
from game.app.ui.theme import C

SHIP = 0.38
"""How high a ship's model is, by the width of a card."""
STAND = 0.42
"""How far down a card its pieces stand, by its height."""
DIP = 2.0
"""How deep they stand behind its name where it is small, in units."""
FAN = 0.86
"""How much of a card's width they share."""
EVEN = (206, 206, 206)
"""The light on the table while the map is moved about."""
CUT = 120
"""How much is seen of a card, of 255, that lies partly out of sight."""


class FieldBoard(Viewed):
    """`paint` paints what a card's window shows, by its name; `deck`: the back of the cards (`card_back_<deck>`);
    `legible`: a whole map whose cards would be narrower than so many units is seen from nearer by itself; `shift`: as
    `Grid` has it; `names`: who zooms out still reads the names of cards, however many there are."""

    piecemeal = True

    def __init__(
        self, paint: face.Paint, deck: str = "event", legible: float = 0.0, shift: float = 0.0, names: bool = False
    ) -> None:
        super().__init__(legible, shift, names)
        self.picture, self.deck = paint, deck
        self._skies = Kept[Surface](), Kept[Surface]()  # without dusk and with it
        self.under: frozenset[Cell] = frozenset()  # the cards that something stands on
        self.beyond: list[tuple[Cell, Rect]] = []  # the marks of places out of sight that were painted last

    # ------------------------------------------------------------ where things are

    @property
    def seen(self) -> Rect:
        """Where cards are painted: not below the round buttons."""
        strip = self.camera.window
        return Rect(strip.x, self.window.y, self.window.right - strip.x, strip.bottom - self.window.y)

    @property
    def glass(self) -> Rect:
        """The px in which the map moves."""
        return self.seen

    def cell_at(self, pos: tuple[int, int]) -> Cell | None:
        """The cell under a pixel; None beyond the free ring around the cards."""
        cell = self.grid.at(*self.camera.board(pos)) if self.seen.collidepoint(pos) else None
        return cell if cell is not None and self.grid.has(cell) else None

    def cells(self) -> frozenset[Cell]:
        """The cells that have a card."""
        return self.taken

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
        (wide, high), down = self.card, self._stand()
        for cell, ids in standing.items():
            x, y = self.middle(cell)
            step = min(wide * SHIP * 0.8, wide * FAN / len(ids))
            for i, id in enumerate(sorted(ids)):
                found[id] = x + (i - (len(ids) - 1) / 2) * step, y - high / 2 + down
        return found

    def _stand(self) -> float:
        """How far down a card its pieces stand, px: above its name."""
        (wide, high), kit = self.card, self._kit
        if kit is None:
            return high * STAND
        name = kit.u(names.FRAME) + names.ground(kit, names.least(kit))
        return min(high * STAND, high - name - wide * SHIP / 2 + kit.u(DIP))

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
            face.lie(kit, dst, r, self._picture(kit, piece))
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

    def _picture(self, kit: Kit, place: Place) -> Surface:
        """What a card shows as large as it is now; below what stands on it its name has one line."""
        return face.picture_of(kit, self.card, place, self.picture, self.deck, 1 if place.cell in self.under else 2)

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
        dst.blit(self._sky(kit, not shown.bare), self.window)
        seen = self.seen
        clip = seen.clip(old)
        dst.set_clip(clip)
        for ghost in shown.ghosts:
            self._ghost(kit, dst, shown, ghost.cell, ghost.why)
        spots = self.spots(shown.pieces)
        pawns = [one for one in shown.pieces if isinstance(one, Pawn) and one.id not in shown.lifted]
        self.under = frozenset(one.cell for one in pawns)
        around_ = 2 * kit.u(face.EDGE)
        for one in shown.pieces:
            if one.id in shown.lifted or not isinstance(one, Place):
                continue
            if not self.box(one.cell).inflate(around_, around_).colliderect(clip):
                continue
            if shown.bare or seen.contains(self.box(one.cell)):
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
        for one in sorted(pawns, key=lambda one: one.active):
            self.piece(kit, dst, one, spots[one.id])
        self._told(kit, dst, shown)
        dst.set_clip(self.window.clip(old))
        if not shown.bare:
            self._beyond(kit, dst, shown)
        if shown.hover is not None:
            self._tag(kit, dst, shown, shown.hover)
        dst.set_clip(old)

    def beside(self, kit: Kit, dst: Surface) -> None:
        """The strip of the buttons."""
        for strip in around(self.seen, self.window):
            dst.blit(self._sky(kit, False), strip, strip.move(-self.window.x, -self.window.y))

    def _beyond(self, kit: Kit, dst: Surface, shown: Shown) -> None:
        """Marks at the edge for places that are out of sight."""
        free = {*(ghost.cell for ghost in shown.ghosts if not ghost.why), *shown.lit}
        places = [(cell, self.box(cell)) for cell in sorted(free)]
        self.beyond = edges.marks(kit, self.window, places, self.buttons(kit))
        for _, mark in self.beyond:
            edges.paint(kit, dst, self.window, mark)

    def _told(self, kit: Kit, dst: Surface, shown: Shown) -> None:
        """What cards are called, pay and ask once more, over the pieces that stand on them."""
        for one in shown.pieces:
            if not isinstance(one, Place) or one.cell not in self.under or one.id in shown.lifted:
                continue
            if not shown.bare and not self.seen.contains(self.box(one.cell)):
                continue
            r, pad = self._lying(self.middle(one.cell)), kit.u(face.EDGE)
            card, lies = self._picture(kit, one), Rect((pad, pad), r.size)
            for told in (face.pill(kit, lies, one), face.plate(kit, lies, one, 1)):
                if told is not None:
                    dst.blit(card, (r.x - pad + told.x, r.y - pad + told.y), told)

    def _cut(self, kit: Kit, dst: Surface, one: Place) -> None:
        """A card of which only a part is in sight: a dim picture without words, so that none of them is cut. Where no
        frame cuts it, but the strip of the buttons begins, it fades away."""
        r = self.box(one.cell)
        bare = one._replace(title="", signs=(), seal="")
        hidden = self.seen.x - r.x if self.upright else 0
        face.lie(kit, dst, r, face.picture_of(kit, r.size, bare, self.picture, self.deck), CUT, max(0, hidden))

    def _sky(self, kit: Kit, dusk: bool = True) -> Surface:
        """The bare table, as large as the window. Without `dusk` it is as dark everywhere, not darker at the edges:
        what is moved about may lie anywhere."""

        def make() -> Surface:
            img = sky(kit, self.window.size)
            if not kit.contrast and dusk:
                kit.vignette(img, img.get_rect(), 0.55, (0.5, 0.46))
            elif not kit.contrast:
                img.fill(EVEN, special_flags=MULT)
            return img

        return self._skies[dusk].keep((kit, self.window.size), make)

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
