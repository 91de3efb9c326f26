"""The picture of a heist board put together from rendered parts: for boards that were drawn in the program."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from game.app.games.fistful.board.plan import BoardPlan, Cell, Stretch
from game.app.games.fistful.board.tiles import Tiles
from game.app.ui.counters import smooth
from game.app.ui.kit.base import ADD, MULT, PM
from game.app.ui.kit.sprites import Art

MARGIN = (0.9, 0.78)  # open space round the cells, in cells
FINEST = 96  # pixels of a cell at most
MOST = 2_600_000  # pixels of a picture, about
SPACE = (7, 12, 22)
RULE = (44, 58, 86)
AREA_INK = {"c": (39, 64, 79), "e": (60, 13, 8)}  # the ring of a Token Spot, by the initial of its area
OTHER_INK = (64, 48, 20)
LAMPS = {  # look: every so many cells a lamp of that colour
    "quarters": ((7, 3, 8), (150, 112, 64)),
    "galley": ((7, 3, 8), (150, 124, 84)),
    "bay": ((7, 3, 8), (112, 126, 140)),
    "corridor": ((3, 5, 9), (72, 104, 140)),
    "hold": ((5, 3, 9), (104, 112, 80)),
    "engine": ((5, 3, 7), (160, 72, 44)),
    "landing": ((1, 2, 4), (110, 98, 64)),
    "carpet": ((1, 2, 4), (110, 84, 48)),
    "roof": ((1, 2, 5), (90, 90, 88)),
    "ward": ((5, 3, 8), (110, 136, 132)),
    "tiled": ((5, 3, 8), (130, 130, 116)),
    "secure": ((3, 2, 5), (104, 84, 160)),
}
DUSK = (150, 154, 172)  # what is left of every pixel where no lamp hangs
POOL = 2  # cells that the light of a lamp reaches beyond its own
REACH = 3  # cells round a change that look different after it
MARKS = {"scorch": ("scorch_3", "scorch_4"), "claws": ("claws_0", "claws_1")}
OUT = (("e", 1, 0), ("w", -1, 0), ("n", 0, -1), ("s", 0, 1))


def shape(columns: int, rows: int) -> tuple[int, tuple[int, int]]:
    """Pixels of a cell in the picture of a board of that size, and where the corner of its first cell lies."""
    wide, high = columns + 2 * MARGIN[0], rows + 2 * MARGIN[1]
    cell = max(16, min(FINEST, int((MOST / (wide * high)) ** 0.5)))
    return cell, (round(MARGIN[0] * cell), round(MARGIN[1] * cell))


def edges(pieces: Iterable[Stretch]) -> set[frozenset[Cell]]:
    """The pairs of cells that have a wall, the hull, a door or a doorway between them."""
    found = set()
    for one in pieces:
        for k in range(one.length):
            x, y = (one.x0, one.y0 + k) if one.upright else (one.x0 + k, one.y0)
            found.add(frozenset({(x, y), (x - 1, y) if one.upright else (x, y - 1)}))
    return found


def lit(lamp: Cell, shut: set[frozenset[Cell]]) -> set[Cell]:
    """The cells that the light of a lamp comes to: within its pool, always away from the lamp, and through no wall."""
    found, last = {lamp}, {lamp}
    for far in range(1, POOL + 2):
        steps = [((x, y), (x + dx, y + dy)) for x, y in last for _, dx, dy in OUT]
        near = {there for here, there in steps if frozenset({here, there}) not in shut}
        off = [(cell, abs(cell[0] - lamp[0]), abs(cell[1] - lamp[1])) for cell in near]
        last = {cell for cell, x, y in off if x + y == far and max(x, y) <= POOL}
        found |= last
    return found


class Composed:
    """A board's picture: `picture` is opaque, cell (0, 0) has its corner at `origin`; `repaint` follows a change.

    `grid`: open space is ruled, so that it can be drawn on."""

    def __init__(self, art: Art, plan: BoardPlan, grid: bool = False) -> None:
        self.plan, self.grid = plan, grid
        columns, rows = len(plan.rows[0]), len(plan.rows)
        self.cell, self.origin = shape(columns, rows)
        self.tiles = Tiles(art, self.cell)
        self.size = columns * self.cell + 2 * self.origin[0], rows * self.cell + 2 * self.origin[1]
        self.sky = _sky(art, self.size)
        self.lamp = _lamp(self.size)
        self.picture = Surface(self.size)
        self._paint(self.picture.get_rect())

    def repaint(self, plan: BoardPlan, cells: Rect) -> Rect:
        """Paint a changed plan of the same size again round the cells that changed; the pixels that were painted."""
        self.plan = plan
        n = self.cell
        area = Rect(self.origin[0] + cells.x * n, self.origin[1] + cells.y * n, cells.w * n, cells.h * n)
        area = area.inflate(2 * REACH * n, 2 * REACH * n).clip(self.picture.get_rect())
        self._paint(area)
        return area

    # ------------------------------------------------------------ painting

    def _paint(self, area: Rect) -> None:
        dst = self.picture
        dst.set_clip(area)
        dst.blit(self.sky, area, area)
        near = area.inflate(2 * REACH * self.cell, 2 * REACH * self.cell)
        if self.grid:
            self._rule(dst, area)
        floor = [cell for cell in self.plan.floor() if near.collidepoint(self._middle(cell))]
        walls = [piece for piece in self.plan.stretches() if near.colliderect(self._line(piece))]
        self._hull(dst, floor, walls)
        self._floors(dst, floor)
        self._printed(dst, near)
        self._shade(dst, walls, area)
        self._walls(dst, walls)
        self._standing(dst, near)
        self._lamps(dst, floor, area)
        dst.blit(self.lamp, area, area, special_flags=MULT)
        dst.set_clip(None)

    def _middle(self, cell: Cell) -> tuple[float, float]:
        return self.origin[0] + (cell[0] + 0.5) * self.cell, self.origin[1] + (cell[1] + 0.5) * self.cell

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return self.origin[0] + x * self.cell, self.origin[1] + y * self.cell

    def _line(self, piece: Stretch) -> Rect:
        x, y = self._at(piece.x0, piece.y0)
        n = self.cell
        return Rect(round(x), round(y), max(1, (piece.x1 - piece.x0) * n), max(1, (piece.y1 - piece.y0) * n))

    def _rule(self, dst: Surface, area: Rect) -> None:
        """Thin lines round every cell of open space."""
        n, (left, top) = self.cell, self.origin
        columns, rows = len(self.plan.rows[0]), len(self.plan.rows)
        thin = max(1, n // 48)
        x0, x1 = max(0, (area.x - left) // n), min(columns, -(-(area.right - left) // n))
        y0, y1 = max(0, (area.y - top) // n), min(rows, -(-(area.bottom - top) // n))
        for x in range(x0, x1 + 1):
            pygame.draw.rect(dst, RULE, (left + x * n, top + y0 * n, thin, (y1 - y0) * n))
        for y in range(y0, y1 + 1):
            pygame.draw.rect(dst, RULE, (left + x0 * n, top + y * n, (x1 - x0) * n, thin))

    def _hull(self, dst: Surface, floor: list[Cell], walls: list[Stretch]) -> None:
        """Two steps of armour under what lies at the edge, riveted plates outside every stretch of hull."""
        rim = [(x, y) for x, y in floor if self._open_near(x, y)]
        for kind in ("low", "rib"):
            for x, y in rim:
                self.tiles.lay(dst, f"{kind}_{(x * 7 + y * 5) % 3}", *self._middle((x, y)))
        for piece in walls:
            if piece.kind == "hull":
                for k in range(piece.length):
                    self._plate(dst, piece, k)

    def _plate(self, dst: Surface, piece: Stretch, k: int) -> None:
        if piece.upright:
            x, y = piece.x0, piece.y0 + k
            out = 0.24 if self.plan.letter(x, y) == "." else -0.24
            self.tiles.lay(dst, f"upright_{(x + y) % 4}", *self._at(x + out, y + 0.5))
        else:
            x, y = piece.x0 + k, piece.y0
            out = 0.24 if self.plan.letter(x, y) == "." else -0.24
            self.tiles.lay(dst, f"level_{(x + y) % 4}", *self._at(x + 0.5, y + out))

    def _open_near(self, x: int, y: int) -> bool:
        return any(self.plan.letter(x + dx, y + dy) == "." for dx in (-1, 0, 1) for dy in (-1, 0, 1))

    def _floors(self, dst: Surface, floor: list[Cell]) -> None:
        n = self.cell
        for x, y in floor:
            tile = self.tiles.floor(self.plan.look(x, y), x * 5 + y * 3 + (x * y) // 3)
            if tile is not None:
                dst.blit(tile, (self.origin[0] + x * n, self.origin[1] + y * n))

    def _printed(self, dst: Surface, near: Rect) -> None:
        """What is painted on the floor: soot, rings of Token Spots, Spawn Zones, people movers."""
        for cell, kind in self.plan.props:
            if kind in MARKS and near.collidepoint(self._middle(cell)):
                self.tiles.lay(dst, MARKS[kind][sum(cell) % 2], *self._middle(cell))
        for cell, area in self.plan.spots:
            if near.collidepoint(self._middle(cell)):
                ring = _ring(self.cell, AREA_INK.get(area[:1], OTHER_INK))
                x, y = self._middle(cell)
                dst.blit(ring, (round(x - ring.get_width() / 2), round(y - ring.get_height() / 2)), special_flags=PM)
        for cell in self.plan.icons:
            self.tiles.lay(dst, "icon", *self._middle(cell))
        for cell, strength in self.plan.spawns:
            self.tiles.lay(dst, f"spawn_{max(1, min(12, strength))}", *self._middle(cell))
        for cell, letter in self.plan.movers:
            self.tiles.lay(dst, f"mover_{letter.lower()}", *self._middle(cell))

    def _shade(self, dst: Surface, walls: list[Stretch], area: Rect) -> None:
        """The shadows of the walls, which fall right and down."""
        soft, edge = 6, 12  # the grid of the soft picture lies the same way for every area
        left, top = area.x // soft - edge, area.y // soft - edge
        size = area.right // soft + edge + 1 - left, area.bottom // soft + edge + 1 - top
        dark = Surface(size, pygame.SRCALPHA)
        n = self.cell
        for piece in walls:
            if piece.kind == "doorway":
                continue
            line = self._line(piece).inflate(n * 15 // 100, n * 15 // 100).move(n * 13 // 100, n * 12 // 100)
            line.w += n * 10 // 100
            line.h += n * 8 // 100
            x, y = (2 * line.x + soft) // (2 * soft) - left, (2 * line.y + soft) // (2 * soft) - top
            wide_high = max(2, round(line.w / soft)), max(2, round(line.h / soft))
            pygame.draw.rect(dark, (0, 0, 0, 190), Rect((x, y), wide_high))
        dark = pygame.transform.gaussian_blur(dark, max(1, n // 40))
        wide = smooth(dark, (size[0] * soft, size[1] * soft))
        dst.blit(wide, (left * soft, top * soft))

    def _walls(self, dst: Surface, walls: list[Stretch]) -> None:
        """Walls, then the hull over their ends, doorways and doors last."""
        for kind in ("wall", "hull"):
            for piece in walls:
                if piece.kind == kind:
                    self._strip(dst, piece)
        for piece in walls:
            if piece.kind in ("doorway", "door"):
                x, y = self._at((piece.x0 + piece.x1) / 2, (piece.y0 + piece.y1) / 2)
                way = "upright" if piece.upright else "level"
                if piece.kind == "door":
                    self._strip(dst, piece._replace(kind="wall"))
                    self.tiles.lay(dst, f"door_{way}", x, y)
                else:
                    self.tiles.lay(dst, f"doorway_{way}", x, y)

    def _strip(self, dst: Surface, piece: Stretch) -> None:
        """A straight piece out of a rendered one of three cells: its beginning, its middle, its end."""
        img = self.tiles.part(f"{piece.kind}_{'upright' if piece.upright else 'level'}")
        if img is None:
            return
        n, up = self.cell, piece.upright
        whole, thick = (img.get_height(), img.get_width()) if up else img.get_size()
        lead = (whole - 3 * n) // 2
        x, y = (round(v) for v in self._at(piece.x0, piece.y0))
        half = n // 2
        cuts = [(0, lead + half, -lead)]
        cuts += [(lead + half, n, half + k * n) for k in range(piece.length - 1)]
        cuts.append((lead + 2 * n + half, whole - lead - 2 * n - half, half + (piece.length - 1) * n))
        for begin, long, at in cuts:
            if up:
                dst.blit(img, (x - thick // 2, y + at), (0, begin, thick, long), special_flags=PM)
            else:
                dst.blit(img, (x + at, y - thick // 2), (begin, 0, long, thick), special_flags=PM)

    def _standing(self, dst: Surface, near: Rect) -> None:
        """Furniture, and what has broken in from outside."""
        for cell, kind in self.plan.props:
            x, y = cell
            if kind in MARKS or not near.collidepoint(self._middle(cell)):
                continue
            ways = [(way, dx, dy) for way, dx, dy in OUT if self.plan.letter(x + dx, y + dy) == "."]
            if kind == "breach":
                for way, _, _ in ways[:1]:
                    self.tiles.lay(dst, f"breach_{way}", *self._middle(cell))
            elif kind == "bell":
                if any(way == "e" for way, _, _ in ways):
                    self.tiles.lay(dst, "bell", *self._at(x + 1, y + 0.5))
            else:
                self.tiles.lay(dst, f"{kind}_{(x + 2 * y) % 2}", *self._middle(cell))

    def _lamps(self, dst: Surface, floor: list[Cell], area: Rect) -> None:
        """Pools of light inside, in dusk: warm in the cabins, pale in the corridor, red in the engine rooms; each
        ends at the walls of its room."""
        light = Surface(area.size)
        light.fill(DUSK)
        shut, n = edges(self.plan.stretches()), self.cell
        for x, y in floor:
            look = self.plan.look(x, y)
            if look in LAMPS:
                (a, b, every), colour = LAMPS[look]
                if (x * a + y * b) % every == 0:
                    glow = _glow(n, colour)
                    left, top = self.origin[0] - area.x, self.origin[1] - area.y
                    for cx, cy in lit((x, y), shut):
                        part = Rect((cx - x + POOL) * n, (cy - y + POOL) * n, n, n)
                        light.blit(glow, (left + cx * n, top + cy * n), part, special_flags=ADD)
        dst.blit(light, area, special_flags=MULT)


_KEPT: dict[object, Surface] = {}


def _ring(cell: int, ink: tuple[int, int, int]) -> Surface:
    """The thin painted ring of a Token Spot."""
    key = "ring", cell, ink
    if key not in _KEPT:
        big = Surface((cell * 3, cell * 3), pygame.SRCALPHA)
        middle = cell * 3 / 2
        pygame.draw.aacircle(big, (*ink, 225), (middle, middle), cell * 0.93, max(2, cell * 3 // 38))
        _KEPT[key] = smooth(big.premul_alpha(), (cell, cell))
    return _KEPT[key]


def _glow(cell: int, colour: tuple[int, int, int]) -> Surface:
    """A pool of light, to be added."""
    key = "glow", cell, colour
    if key not in _KEPT:
        side = 48
        small = Surface((side, side))
        for r in range(side // 2, 0, -1):
            share = (1 - r / (side / 2)) ** 2
            pygame.draw.circle(small, [round(c * share) for c in colour], (side // 2, side // 2), r)
        _KEPT[key] = smooth(small, (cell * (2 * POOL + 1), cell * (2 * POOL + 1)))
    return _KEPT[key]


def _lamp(size: tuple[int, int]) -> Surface:
    """What the one lamp at the upper left leaves of every pixel, warm there and cool at the other end."""
    small = Surface((24, 24))
    for y in range(24):
        for x in range(24):
            far = min(1.0, ((x / 23) ** 2 + (y / 23) ** 2) ** 0.5 / 1.35)
            small.set_at((x, y), (round(255 - 34 * far), round(250 - 34 * far), round(242 - 18 * far)))
    return smooth(small, size)


def _sky(art: Art, size: tuple[int, int]) -> Surface:
    """The space the board lies in."""
    sky = Surface(size)
    sky.fill(SPACE)
    stars = art.raw("starfield")
    if stars is not None:
        share = max(size[0] / stars.get_width(), size[1] / stars.get_height())
        sky.blit(smooth(stars, (round(stars.get_width() * share), round(stars.get_height() * share))), (0, 0))
        sky.fill((150, 158, 176), special_flags=MULT)
    return sky
