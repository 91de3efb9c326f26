"""The words on the star chart: names of worlds and of zones, numbers of quadrants and moves, over nothing else."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.keepflyin.chart import steps as chart_steps
from game.app.games.keepflyin.chart import zone_names
from game.app.games.keepflyin.chart.camera import HexCamera
from game.app.games.keepflyin.chart.print import rays
from game.app.table.boards.kept import Kept
from game.app.table.boards.names import Form, Name, Set, first_free, lay
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color
from game.content.keepflyin.records import Board, Location
from game.geometry.hexes import HexGrid, axial, distance

INK: Mapping[str, Color] = {"core": (252, 184, 112), "border": (156, 230, 166), "fringe": (212, 176, 220)}
SWERVE = 26  # degrees that a quadrant's number may leave the middle of its quadrant
AIR = 11
"""So many units, where there is room, lie between the name of a zone and what stands beside it: no name is read as
part of another."""
FAR, CLOSE = 5, 19
"""A zone's name is that many hexes at most from the middle of its room; where there is air nowhere, it is one of so
many hexes nearest to it."""
BIG = 1.35  # letters that only adorn grow no further than this


class Written(NamedTuple):
    """Where all words of a chart stand, in px: names by location, zone names, quadrants' numbers, numbers of moves; the
    coins of `chart_steps.taken` lie over what stands in their spaces."""

    names: Mapping[str, Set]
    zones: tuple[tuple[str, Rect], ...]
    numbers: tuple[tuple[int, Rect], ...]
    coins: tuple[tuple[int, int, Rect], ...] = ()

    def rects(self) -> list[Rect]:
        """All of them but the coins."""
        rest = [rect for rows in (self.zones, self.numbers) for _, rect in rows]
        return [one.rect for one in self.names.values()] + rest


class ChartWords(Kept[Written]):
    """Places and draws the words of a chart; `zones` and `names` say what zones and locations are called, by id."""

    def __init__(self, board: Board, grid: HexGrid, zones: Mapping[str, str], names: Mapping[str, str]) -> None:
        self.board, self.grid, self.zones, self.names = board, grid, zones, names
        self.spots = zone_names.spots(board, grid)
        self._near: dict[tuple[str, int, int], list[tuple[int, int]]] = {}

    def write(
        self,
        kit: Kit,
        cam: HexCamera,
        bodies: Mapping[str, Rect],
        taken: Sequence[Rect],
        busy: Iterable[tuple[int, Sequence[float], int]] = (),
    ) -> Written:
        """Where everything stands. `bodies`: the worlds, by location; `taken`: what else is not to be covered;
        `busy`: spaces with something in them, each with the number of moves to it. The quadrants' numbers keep their
        places whatever is lit, and make way for pieces alone."""
        homes = [cam.box(*self.grid.xy(place.at)) for place in self.board.locations.values()]
        numbers = tuple(self._numbers(kit, cam, [*homes, *bodies.values(), *taken]))
        coins = tuple(chart_steps.taken(kit, cam, busy, [*taken, *bodies.values()]))
        taken = [*taken, *(rect for _, _, rect in coins), *(rect for _, rect in numbers)]
        sheet = cam.window if cam.zoom == 1.0 else Rect(cam.origin, (round(cam.size[0]), round(cam.size[1])))
        found = lay(self._wanted(kit, cam, bodies), taken, sheet.inflate(-kit.u(2), -kit.u(2)), kit.u(1))
        walls = [*taken, *bodies.values(), *(one.rect for one in found.values())]
        return Written(found, tuple(self._zone_names(kit, cam, walls)), numbers, coins)

    def paint(self, kit: Kit, dst: Surface, cam: HexCamera, words: Written) -> None:
        """All words; the order is that of what matters least first."""
        for zone, rect in words.zones:
            size = self._zone_size(kit, cam)
            kit.text(dst, rect.center, self.zones.get(zone, zone), "hand", size, INK[zone], "mc", halo=(4, 6, 12))
        for number, rect in words.numbers:
            self._number(kit, dst, rect, number)
        size = self._size(cam)
        for one in words.names.values():
            if not cam.window.collidepoint(one.rect.center):
                continue  # the rest of a name at the edge of the glass tells nothing
            step = kit.t(size * 1.02)
            for number, line in enumerate(one.lines):
                at = one.rect.centerx, one.rect.y + number * step + step // 2
                kit.text(dst, at, line, "bold", size, (248, 240, 220), "mc", halo=(4, 6, 14))

    # ------------------------------------------------------------ names

    @staticmethod
    def _size(cam: HexCamera) -> float:
        return 12 if cam.zoom < 1.4 else 13 if cam.zoom < 2 else 15

    def _wanted(self, kit: Kit, cam: HexCamera, bodies: Mapping[str, Rect]) -> list[Name]:
        """The names to be shown; that of a skyplex only from near, till then its host's stands for it."""
        found = []
        for id, body in bodies.items():
            place = self.board.locations.get(id)
            if place is None or (place.inside and cam.zoom < 1.4):
                found.append(Name(id, body, ()))
                continue
            forms = [self._form(kit, cam, lines) for lines in self._lines(place)]
            found.append(Name(id, body, tuple(forms)))
        return found

    def _form(self, kit: Kit, cam: HexCamera, lines: tuple[str, ...]) -> Form:
        size = self._size(cam)
        wide = max(kit.width(line, "bold", size) for line in lines)
        return Form(lines, math.ceil(wide) + kit.u(2), kit.t(size * 1.02) * len(lines))

    def _lines(self, place: Location) -> list[tuple[str, ...]]:
        """The ways to write a name: in one line if it is short, or else in two."""
        name = self.names.get(place.id, place.name)
        first, bar, second = name.partition(" / ")
        if bar:
            return [(first + " /", second)]
        head, gap, tail = name.partition(" ")
        return [(name,), (head, tail)] if gap else [(name,)]

    # ------------------------------------------------------------ zones

    @staticmethod
    def _zone_size(kit: Kit, cam: HexCamera) -> float:
        return 20 * min(1.7, max(1.0, cam.zoom)) * min(kit.grow, BIG) / kit.grow

    def _zone_names(self, kit: Kit, cam: HexCamera, walls: Sequence[Rect]) -> Iterator[tuple[str, Rect]]:
        """Each in the middle of its room, or a hex or two aside; none where that covers something."""
        size = self._zone_size(kit, cam)
        high = round(kit.px(size) * 0.9)
        standing: list[Rect] = []
        for zone, column, row in self.spots:
            wide = math.ceil(kit.width(self.zones.get(zone, zone), "hand", size)) + kit.u(2)
            spots = []
            for spot in self._about(zone, column, row):
                r = Rect(0, 0, wide, high)
                r.center = cam.middle(*spot)
                if cam.window.contains(r) or cam.zoom > 1.0:
                    spots.append(r)
            around = [wall.inflate(kit.u(AIR * 2), kit.u(AIR)) for wall in walls]
            best = first_free(spots, [*around, *standing]) or first_free(spots[:CLOSE], [*walls, *standing])
            if best is not None:
                standing.append(best)
                yield zone, best

    def _about(self, zone: str, column: int, row: int) -> list[tuple[int, int]]:
        """A hex, then those of its zone within some hexes, nearest first."""
        found = self._near.get((zone, column, row))
        if found is None:
            found = self._near[zone, column, row] = self._found_near(zone, column, row)
        return found

    def _found_near(self, zone: str, column: int, row: int) -> list[tuple[int, int]]:
        board, here = self.board, axial(column, row)
        near = [
            (x, y)
            for y in range(max(1, row - FAR), min(board.height - 1, row + FAR + 1))
            for x in range(max(1, column - FAR), min(board.width - 1, column + FAR + 1))
            if all(board.zones[y * board.width + c] == zone for c in (x - 1, x, x + 1))
        ]
        near = [spot for spot in near if distance(axial(*spot), here) <= FAR]
        return sorted(near, key=lambda spot: (distance(axial(*spot), here), spot))

    # ------------------------------------------------------------ quadrants

    def _numbers(self, kit: Kit, cam: HexCamera, walls: Sequence[Rect]) -> Iterator[tuple[int, Rect]]:
        """The quadrants' numbers, as far out as they can be seen, near the middle of each quadrant."""
        r = round(self._number_size(kit) * 0.75 * kit.grow * kit.scale)
        inner = cam.window.inflate(-2 * (r + kit.u(4)), -2 * (r + kit.u(4)))
        x, y = cam.middle(*self.grid.xy(self.board.sun))
        angles = rays(cam)

        def spots(half: float) -> Iterator[Rect]:
            for far in (1.0, 0.93, 0.86):
                for lean in sorted(range(-SWERVE, SWERVE + 1, 2), key=abs):
                    angle = half + math.radians(lean)
                    end = round(x + math.cos(angle) * 20000), round(y + math.sin(angle) * 20000)
                    seen = inner.clipline((x, y), end)
                    if seen:
                        px, py = seen[1]
                        at = x + (px - x) * far, y + (py - y) * far
                        yield Rect(round(at[0]) - r, round(at[1]) - r, 2 * r, 2 * r)

        for number in range(1, 7):
            a, b = angles[number - 1], angles[number % 6]
            best = first_free(spots((a + (b if b > a else b + 2 * math.pi)) / 2), walls)
            if best is not None:
                yield number, best

    @staticmethod
    def _number_size(kit: Kit) -> float:
        return max(12.0, 16 * min(kit.grow, BIG) / kit.grow)

    def _number(self, kit: Kit, dst: Surface, rect: Rect, number: int) -> None:
        r = rect.w / 2 / kit.scale
        at = rect.center
        kit.disc(dst, (at[0] + kit.u(1), at[1] + kit.u(2)), r, (0, 0, 0), 130)
        kit.disc(dst, at, r, (13, 17, 29), 244, C["brass_lo"], 1.3)
        kit.circle(dst, at, r - 2.4, (120, 88, 40), 0.7, 170)
        kit.text(dst, at, str(number), "serif", self._number_size(kit), "brass", "mc")
