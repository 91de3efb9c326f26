"""The words on the sector map: planets, systems, hunters, steps; over nothing else."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.firefly.map.pieces import pill
from game.app.games.firefly.map.places import Places
from game.app.games.firefly.map.print import body
from game.app.games.firefly.map.shapes import Shapes
from game.app.games.firefly.map.states import Goal
from game.app.table.boards.kept import Kept
from game.app.table.boards.names import Form, Name, Set, first_free, lay, misleads, sites
from game.app.ui.kit import Kit
from game.app.ui.theme import C

BIG = 1.35  # letters that only adorn grow no further than this
AIR = 10
"""Units between two names above each other, so that nobody reads them as one."""
COOL = ("white-sun", "lux")
CLEAR = 1.4
"""Every other sun is so many times farther from a name than its own."""
CROWDED = 36
"""So many units farther from its sun a name rather lies than where a ship may come to stand."""
CLOSE = 12
"""And than right beside another word."""
WAYS = [(math.cos(a), math.sin(a)) for a in (math.radians(90 + way) for way in range(0, 360, 15))]


class Written(NamedTuple):
    """Where all words stand, in px: names by planet, hunters by kind, systems, numbers of steps."""

    names: Mapping[str, Set]
    hunters: tuple[tuple[str, Rect], ...]
    systems: tuple[tuple[str, Rect], ...]
    costs: tuple[tuple[int, Rect], ...]

    def rects(self) -> list[Rect]:
        """All of them."""
        rest = [rect for rows in (self.hunters, self.systems, self.costs) for _, rect in rows]
        return [one.rect for one in self.names.values()] + rest


class Homes(NamedTuple):
    """Where names and systems stand as long as no piece stands on them."""

    names: Mapping[str, Set]
    systems: tuple[tuple[str, Rect], ...]


class SectorWords(Kept[Written]):
    """Places and draws the words; `names`: what planets are called, `hunters`: what Cruiser and Cutter are called."""

    def __init__(self, names: Mapping[str, str], hunters: Mapping[str, str]) -> None:
        self.names, self.hunters = names, hunters
        self._homes: tuple[object, Homes] | None = None

    def write(
        self,
        kit: Kit,
        shapes: Shapes,
        places: Places,
        pieces: Mapping[str, Rect],
        still: Sequence[Rect],
        taken: Sequence[Rect],
        goals: Iterable[Goal],
    ) -> Written:
        """Where everything stands. `pieces`: the px of pieces, hunters by their kind; `taken`: buttons and legend, and
        `still` as they lie without pieces."""
        window, bodies = shapes.camera.window, places.bodies(kit)
        home = self.homes(kit, shapes, places, still)
        suns = [body(kit, shapes, sun) for sun in shapes.board.suns]
        walls = [*taken, *suns, *pieces.values()]
        found = self._aside(kit, shapes, home, bodies, walls)
        over = [*pieces.values(), *(one.rect for id, one in found.items() if one != home.names.get(id))]
        systems = tuple(one for one in home.systems if one[1].collidelist(over) < 0)
        walls += [*bodies.values(), *(one.rect for one in found.values()), *(rect for _, rect in systems)]
        pills = tuple(self._pills(kit, pieces, walls, window))
        walls += [rect for _, rect in pills]
        return Written(found, pills, systems, tuple(self._costs(kit, shapes, goals, walls)))

    def homes(self, kit: Kit, shapes: Shapes, places: Places, taken: Sequence[Rect]) -> Homes:
        """Where names and systems stand for this camera. Those of the whole map go aside for places of pieces that know
        of no words, and pieces for them; from near, where words are small beside the map, they go aside for pieces."""
        cam = shapes.camera
        seen = kit, tuple(cam.window), cam.cell, cam.origin
        if self._homes is None or self._homes[0] != seen:
            stands = places.lone(alone=cam.zoom == 1.0)
            self._homes = seen, self._settle(kit, shapes, places.bodies(kit), taken, stands)
        return self._homes[1]

    def _settle(
        self, kit: Kit, shapes: Shapes, bodies: Mapping[str, Rect], taken: Sequence[Rect], stands: Sequence[Rect]
    ) -> Homes:
        """Where planets and systems are called what they are, whatever stands on the map: clear of all places where a
        piece may come to stand, as far as there is room."""
        sheet = shapes.camera.window.inflate(-kit.u(4), -kit.u(4))
        walls = [*taken, *(body(kit, shapes, sun) for sun in shapes.board.suns)]
        wanted = list(self._wanted(kit, shapes, bodies))
        worlds = list(bodies.values())
        own = {name.id: name.body for name in wanted}
        names = {
            id: one
            for id, one in lay(wanted, [*walls, *stands], sheet, kit.u(1), worlds).items()
            if not misleads(one.rect, own[id], worlds)
        }
        late = [name for name in wanted if name.id not in names]
        if late:
            there = [*walls, *worlds, *(one.rect for one in names.values())]
            names |= lay(late, there, sheet, kit.u(1), worlds)
        if len(names) < len(wanted):
            names = lay(wanted, walls, sheet, kit.u(1), worlds)
        self._air(kit, wanted, names, [*walls, *bodies.values()], sheet)
        walls += [*bodies.values(), *(one.rect for one in names.values())]
        return Homes(names, tuple(self._systems(kit, shapes, walls, stands)))

    @staticmethod
    def _air(kit: Kit, wanted: Sequence[Name], names: dict[str, Set], walls: Sequence[Rect], sheet: Rect) -> None:
        """Two names close above each other would be read as one of two lines: one of them goes to another side, though
        a ship may come to stand there."""
        for name in wanted:
            if name.id not in names:
                continue
            air = [one.rect.inflate(0, kit.u(AIR)) for id, one in names.items() if id != name.id]
            if names[name.id].rect.collidelist(air) >= 0:
                free = [*walls, *air]
                found = (one for one in sites(name, kit.u(1)) if sheet.contains(one.rect))
                names[name.id] = next((one for one in found if one.rect.collidelist(free) < 0), names[name.id])

    def _aside(
        self, kit: Kit, shapes: Shapes, home: Homes, bodies: Mapping[str, Rect], walls: Sequence[Rect]
    ) -> dict[str, Set]:
        """The names in their places; one that a piece stands on goes aside while it does, and no other."""
        sheet = shapes.camera.window.inflate(-kit.u(4), -kit.u(4))
        found = {id: one for id, one in home.names.items() if one.rect.collidelist(walls) < 0}
        for name in self._wanted(kit, shapes, bodies):
            if name.id in found:
                continue
            there = [one.rect for one in found.values()]
            over = [*walls, *bodies.values(), *there]
            air = [rect.inflate(0, kit.u(AIR)) for rect in there]
            free = [one for one in sites(name, kit.u(1)) if sheet.contains(one.rect) and one.rect.collidelist(over) < 0]
            if free:
                found[name.id] = next((one for one in free if one.rect.collidelist(air) < 0), free[0])
        return found

    def paint(self, kit: Kit, dst: Surface, shapes: Shapes, words: Written) -> None:
        """All words; the order is that of what matters least first."""
        size = self._system_size(kit, shapes)
        cool = {sun.name for sun in shapes.board.suns if sun.id in COOL}
        for system, rect in words.systems:
            color = (196, 206, 236) if system in cool else (236, 206, 150)
            kit.shadow(dst, rect.inflate(-kit.u(4), -kit.u(4)), 7, 5, (0, 0), 150)
            kit.text(dst, rect.center, system, "hand", size, color, "mc", halo=(4, 6, 14))
        for cost, rect in words.costs:
            kit.disc(dst, rect.center, rect.w / 2 / kit.scale, (18, 30, 48), 230, C["good"], 1.3)
            kit.text(dst, rect.center, str(cost), "black", 12, "good", "mc")
        self.again(kit, dst, shapes, words, words.rects())

    def again(self, kit: Kit, dst: Surface, shapes: Shapes, words: Written, over: Sequence[Rect]) -> None:
        """The names of planets and hunters that reach into `over`, where something was drawn on them."""
        small = self.size(shapes)
        for one in words.names.values():
            step = kit.t(small * 1.02)
            for number, line in enumerate(one.lines if one.rect.collidelist(over) >= 0 else ()):
                at = one.rect.centerx, one.rect.y + number * step + step // 2
                kit.text(dst, at, line, "bold", small, (248, 240, 220), "mc", halo=(4, 6, 14))
        for kind, rect in words.hunters:
            if rect.collidelist(over) >= 0:
                pill(kit, dst, rect, self.hunters[kind], kind)

    @staticmethod
    def size(shapes: Shapes) -> float:
        """How large names are written, in units."""
        zoom = shapes.camera.zoom
        return 12 if zoom < 1.4 else 13 if zoom < 2 else 15

    def _wanted(self, kit: Kit, shapes: Shapes, bodies: Mapping[str, Rect]) -> Iterator[Name]:
        size = self.size(shapes)
        for id, box in bodies.items():
            name = self.names.get(id, id)
            head, gap, tail = name.partition(" ")
            forms = []
            for lines in [(name,), (head, tail)] if gap else [(name,)]:
                wide = max(kit.width(line, "bold", size) for line in lines)
                forms.append(Form(lines, math.ceil(wide) + kit.u(3), kit.t(size * 1.02) * len(lines)))
            yield Name(id, box, tuple(forms))

    def _pills(
        self, kit: Kit, pieces: Mapping[str, Rect], walls: Sequence[Rect], window: Rect
    ) -> Iterator[tuple[str, Rect]]:
        """The names of the hunters, below or above them."""
        standing: list[Rect] = []
        for kind, words in self.hunters.items():
            at = pieces.get(kind)
            if at is None or not window.colliderect(at):
                continue
            w, h = kit.width(words, "bold", 12) + kit.u(14), kit.t(17)
            x = at.centerx - w // 2
            tops = [y for by in range(0, 9, 2) for y in (at.bottom + by * h // 4, at.top - h - by * h // 4)]
            asides = [by * w // 12 for by in sorted(range(-9, 10), key=abs)]
            spots = [Rect(x + dx, y, w, h) for y in tops for dx in asides]
            sides = [at.centery - h // 2 + by * h // 3 for by in sorted(range(-5, 6), key=abs)]
            spots += [Rect(left, y, w, h) for y in sides for left in (at.right, at.left - w)]
            near = sorted(spots[4:], key=lambda one: math.dist(one.center, at.center))
            spots = [*spots[:4], *near]
            best = first_free([one for one in spots if window.contains(one)], [*walls, *standing])
            if best is not None:
                standing.append(best)
                yield kind, best

    def _costs(
        self, kit: Kit, shapes: Shapes, goals: Iterable[Goal], walls: Sequence[Rect]
    ) -> Iterator[tuple[int, Rect]]:
        """How many Sectors it is to each goal, in a free corner of it."""
        n = kit.t(17)
        for goal in goals:
            if goal.cost < 0:
                continue
            spots = []
            for spot in shapes.free(goal.node)[:60]:
                x, y = shapes.px((spot.x, spot.y))
                if shapes.length(spot.far) > n * 0.45 and shapes.camera.window.inflate(-n, -n).collidepoint(x, y):
                    spots.append(Rect(round(x) - n // 2, round(y) - n // 2, n, n))
            best = first_free(spots, walls)
            if best is not None:
                yield goal.cost, best

    @staticmethod
    def _system_size(kit: Kit, shapes: Shapes) -> float:
        return 18 * min(1.6, max(1.0, shapes.camera.zoom)) * min(kit.grow, BIG) / kit.grow

    def _systems(
        self, kit: Kit, shapes: Shapes, walls: Sequence[Rect], stands: Sequence[Rect]
    ) -> Iterator[tuple[str, Rect]]:
        """The names of the suns, each nearer to its own than to any other; none where that covers something."""
        size = self._system_size(kit, shapes)
        high = round(kit.px(size) * 0.9)
        sheet = shapes.camera.window.inflate(-kit.u(4), -kit.u(4))
        middles = {sun.name: shapes.px(sun.at) for sun in shapes.board.suns}
        standing: list[Rect] = []
        for sun in shapes.board.suns:
            at = middles[sun.name]
            if not sheet.inflate(2 * kit.u(80), 2 * kit.u(80)).collidepoint(at):
                continue
            wide = math.ceil(kit.width(sun.name, "hand", size)) + kit.u(2)
            others = [other for name, other in middles.items() if name != sun.name]
            over = [*walls, *standing]
            best, least = None, math.inf
            for far in (kit.u(units) for units in range(6, 100, 5)):
                if far >= least:
                    break
                for c, s in WAYS:
                    r = Rect(0, 0, wide, high)
                    r.center = round(at[0] + c * (far + wide / 2)), round(at[1] + s * (far + high / 2))
                    if r.collidelist(over) >= 0 or not sheet.contains(r):
                        continue
                    off = apart(r, at)
                    cost = off + kit.u(CROWDED) * (r.collidelist(stands) >= 0)
                    cost += kit.u(CLOSE) * (r.inflate(kit.u(8), kit.u(6)).collidelist(over) >= 0)
                    if cost < least and all(apart(r, other) > CLEAR * off for other in others):
                        best, least = r, cost
            if best is not None:
                standing.append(best)
                yield sun.name, best


def apart(rect: Rect, at: Sequence[float]) -> float:
    """How far a point lies from a rect, 0 within it."""
    return math.hypot(max(rect.left - at[0], 0, at[0] - rect.right), max(rect.top - at[1], 0, at[1] - rect.bottom))
