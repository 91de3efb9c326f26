"""A table without a board: zones of cards on lamp-lit felt, under a camera of their own.

Cells are places of zones (`At`). Of a game it asks for its `Zone`s and, as pieces, for `Card`s; the caption and the
letters on cards are words of the game. The size of the felt follows what lies on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from pygame import Rect, Surface

from game.app.table.boards.camera import Camera
from game.app.table.boards.lamp import Lamp
from game.app.table.boards.zones import At, Box, Layout, Zone
from game.app.table.moving.acts import Vanish
from game.app.table.moving.animate import Stage
from game.app.table.panels import corner
from game.app.ui import cards
from game.app.ui.kit import Kit
from game.app.ui.theme import FELT, C

CAPTION = 14.0  # the size of the letters of a caption, in units of the kit
WIDE = 106.0  # the width of a card at size 1 of `ui.cards`, in units of the kit
GLOW = (44, 34, 16)  # the warm light of the lamp on the felt
TRIES = 3  # captions need room, which makes all else smaller, which makes captions narrower


@dataclass(frozen=True)
class Card:
    """A card on the felt: where it lies, whether its face is up, and what stands on it.

    `title` is its name, `label` what stands in its head, in the colour and with the icon of `band` (`theme.BANDS`);
    `deck`: its back (the picture `card_back_<deck>`); `state`: as `ui.cards` has them."""

    id: str
    cell: At
    up: bool = True
    title: str = ""
    label: str = ""
    band: str = "gear"
    deck: str = "gear"
    state: str = "normal"

    @property
    def node(self) -> At:
        """Where it lies, as acts of maps call it."""
        return self.cell

    def _replace(self, **changes: Any) -> Card:
        """Another card with these changes, as acts make one of a piece."""
        if "node" in changes:
            changes["cell"] = changes.pop("node")
        return replace(self, **changes)


class Shown(NamedTuple):
    """What is on the felt: all cards; the ids of those that something else draws now; the zones something can be put
    into; the place pointed at; a place that is lit for a while; what lies over the board, in px."""

    cards: tuple[Card, ...]
    lifted: frozenset[str] = frozenset()
    lit: frozenset[str] = frozenset()
    hover: At | None = None
    pulse: At | None = None
    over: tuple[tuple[int, int, int, int], ...] = ()

    def still(self) -> Shown:
        """The same without what is pointed at."""
        return self._replace(hover=None, pulse=None)


class FeltBoard:
    """`zones` with the cards in them; `lay` and `paint` say which, and the felt becomes as large as they need.

    The camera counts in units, the width of a card. ValueError for zones that overlap."""

    piecemeal = True

    def __init__(self, zones: Iterable[Zone]) -> None:
        self.zones = tuple(zones)
        self.layout = Layout(self.zones, {})
        self.camera = Camera(*self.layout.size)
        self.window = Rect(0, 0, 1, 1)
        self.upright = False  # whether the round buttons are a column at the left, not a row below
        self.lamp = Lamp(0.6)
        self._kit: Kit | None = None

    # ------------------------------------------------------------ where things are

    def fit(self, kit: Kit, window: Rect) -> None:
        """Look through another window; the whole felt leaves a strip of it free for the round buttons."""
        self.window, self._kit = Rect(window), kit
        self._settle()

    def lay(self, pieces: Iterable[Card]) -> None:
        """Set how many cards lie there from now on: zones grow and make room."""
        counts = Counter(one.cell.zone for one in pieces)
        if any(self.layout.counts[id] != counts[id] for id in self.layout.counts):
            self.layout = Layout(self.zones, counts, self.layout.head)
            self._settle()

    def _settle(self) -> None:
        """Room for captions at this size of the felt, and the camera over it."""
        kit, cam = self._kit, self.camera
        for _ in range(TRIES):
            cam.columns, cam.rows = self.layout.size
            self._through()
            if kit is None:
                return
            whole = cam.cell / cam.zoom
            head = max(self._caption(kit, zone, whole) for zone in self.zones) / whole
            self.layout = Layout(self.zones, self.layout.counts, head)
        cam.columns, cam.rows = self.layout.size
        self._through()

    def _through(self) -> None:
        """The camera's window: without the strip of the buttons, which lies where it costs less."""
        cam, window = self.camera, self.window
        if self._kit is not None:
            window, self.upright = corner.inner(self._kit, window, cam.columns, cam.rows)
        cam.fit(window)

    def _caption(self, kit: Kit, zone: Zone, cell: float) -> int:
        """The height of a caption in px."""
        wide = self.layout.boxes[zone.id].w * cell
        return kit.para(None, (0, 0), zone.title, wide, CAPTION, "mid", dry=True, lead=1.2) if zone.title else 0

    @property
    def glass(self) -> Rect:
        """The px in which the felt moves."""
        return self.window

    def cell_at(self, pos: tuple[int, int]) -> At | None:
        """The place under a pixel: that of the card there, else the next free one of its zone; None between zones."""
        return self.layout.at(*self.camera.board(pos)) if self.window.collidepoint(pos) else None

    def middle(self, cell: At) -> tuple[float, float]:
        """The centre of a place in px, also of one that is not taken yet."""
        x, y, w, h = self.layout.spot(cell)
        return self.camera.point(x + w / 2, y + h / 2)

    def box(self, cell: At) -> Rect:
        """The px of a place."""
        return self._px(self.layout.spot(cell))

    def zone(self, id: str) -> Rect:
        """The px of a zone, without its caption."""
        return self._px(self.layout.inner(id))

    def _px(self, box: Box) -> Rect:
        left, top = self.camera.point(box.x, box.y)
        right, low = self.camera.point(box.right, box.low)
        return Rect(round(left), round(top), round(right) - round(left), round(low) - round(top))

    def step(self, cell: At, dx: int, dy: int) -> At:
        """The place beside one, for a cursor."""
        return self.layout.step(cell, dx, dy)

    def show(self, cell: At) -> None:
        """Bring a place into the window."""
        x, y, w, h = self.layout.spot(cell)
        self.camera.show(x + w / 2, y + h / 2)

    def spots(self, pieces: Iterable[Card]) -> dict[str, tuple[float, float]]:
        """Where cards lie in px, by their ids."""
        return {one.id: self.middle(one.cell) for one in pieces}

    def buttons(self, kit: Kit) -> list[Rect]:
        """Where round buttons lie, the first ones first: where the whole felt has nothing."""
        return corner.rects(kit, self.window, self.upright)

    # ------------------------------------------------------------ what acts ask

    def tall(self, kit: Kit) -> float:
        """The height of a card in units of the kit at this zoom."""
        return self.camera.cell * 1.4 / kit.scale

    def disc(self, kit: Kit) -> float:
        """The width of a card in units of the kit at this zoom."""
        return self.camera.cell / kit.scale

    def extent(self, kit: Kit, cell: At) -> Rect:
        """The px a card may cover, with its glow and shadow."""
        return self.box(cell).inflate(2 * kit.u(22), 2 * kit.u(22))

    def piece(self, kit: Kit, dst: Surface, piece: Card, pos: Sequence[float], tall: float | None = None) -> None:
        """A card whose middle lies at `pos` px; `tall`: its height in units of the kit, where it is held."""
        high = round((tall or self.tall(kit)) * kit.scale)
        r = Rect(0, 0, round(high / 1.4), high)
        r.center = round(pos[0]), round(pos[1])
        if not piece.up:
            cards.back(kit, dst, r, piece.deck)
            cards.card_state(kit, dst, r, piece.state)
            return
        size = r.w / (WIDE * kit.scale)
        inside = cards.card(kit, dst, r, piece.band, piece.label, s=size, seed=1 + len(piece.id) % 7, state=piece.state)
        letters = kit.para_size(piece.title, inside.w, 18 * size, 3, "display")
        room = kit.para(None, (0, 0), piece.title, inside.w, letters, "ink", "display", "display", dry=True, lead=1.15)
        at = inside.x, inside.y + (inside.h - room) // 2
        kit.para(dst, at, piece.title, inside.w, letters, "ink", "display", "display", lead=1.15, align="c", most=3)
        cards.card_state(kit, dst, r, piece.state)

    # ------------------------------------------------------------ painting

    def paint(self, kit: Kit, dst: Surface, shown: Shown) -> None:
        """Felt, zones with their captions, cards; what can be put down lights its zones."""
        self.lay(shown.cards)
        old = dst.get_clip()
        dst.set_clip(self.window.clip(old))
        dst.blit(self._felt(kit), self.window)
        for zone in self.zones:
            self._zone(kit, dst, zone, zone.id in shown.lit)
        for one in sorted(shown.cards, key=lambda one: one.cell):
            if one.id not in shown.lifted:
                self.piece(kit, dst, one, self.middle(one.cell))
        if shown.hover is not None:
            kit.ring(dst, self.box(shown.hover).inflate(kit.u(4), kit.u(4)), C["brass"], 2, 8)
        if shown.pulse is not None:
            kit.ring(dst, self.box(shown.pulse).inflate(kit.u(8), kit.u(8)), (255, 226, 150), 3, 10)
        dst.set_clip(old)

    def beside(self, kit: Kit, dst: Surface) -> None:
        """Nothing lies around the glass."""

    def _felt(self, kit: Kit) -> Surface:
        """The bare felt in the light of the lamp, as large as the window."""

        def make() -> Surface:
            img = kit.felt(*self.window.size, FELT).copy()
            if not kit.contrast:
                w, h = img.get_size()
                kit.glow(img, (w * 0.45, h * 0.42), max(w, h) * 0.55 / kit.scale, GLOW)
                self.lamp.shine(kit, img, img.get_rect())
            return img

        return kit.passing(self.window.size, ("felt board", *self.window.size), make)

    def _zone(self, kit: Kit, dst: Surface, zone: Zone, lit: bool) -> None:
        """A pressed outline, brighter where something can be put, and the caption above it."""
        r = self.zone(zone.id)
        kit.box(dst, r, (0, 0, 0), 10, 46)
        kit.ring(dst, r, C["brass"] if lit else (0, 0, 0), 2.4 if lit else 1.2, 10, 255 if lit else 110)
        if not lit:
            kit.ring(dst, r.move(0, 1), (255, 255, 255), 1, 10, 26)
        if zone.title:
            whole = self._caption(kit, zone, self.camera.cell / self.camera.zoom)
            at = r.x + kit.u(2), r.y - whole
            kit.para(dst, at, zone.title, r.w, CAPTION, "hi" if lit else "mid", lead=1.2, press="press")


class Leave(Vanish[At, Card]):
    """A card fades from the felt."""

    def fade(self, kit: Kit, dst: Surface, stage: Stage[At, Card], pos: tuple[float, float], dim: int) -> None:
        assert self.piece is not None
        r = stage.board.extent(kit, self.space()).clip(dst.get_rect())
        under = dst.subsurface(r).copy()
        stage.board.piece(kit, dst, self.piece, pos)
        under.set_alpha(255 - dim)
        dst.blit(under, r)
