"""Planets of the sector map with their marks, and where ships stand beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from zlib import crc32

from pygame import Rect, Surface

from game.app.games.firefly.map.print import look
from game.app.games.firefly.map.shapes import CELL, Shapes
from game.app.games.firefly.map.standing import UNIT, Box, Round, Spot, best, grown, stand, yielding
from game.app.table.boards.marbles import MOONS, RINGED, WORLDS, marble
from game.app.ui.kit import Kit
from game.app.ui.theme import DARK_INK, C
from game.content.firefly.records import Planet

LARGE, SMALL = 30.0, 21.0
"""How many units across a planet is while the whole map is seen, where it leaves a ship its room, and elsewhere."""
CRAMPED: Mapping[str, float] = {"bernadette": 17, "londinium": 20}
"""Those that are even smaller there: their Sectors are narrow."""
SPELT: Mapping[str, str] = {"londinium": "londinum", "st-albans": "saint_albans"}
"""Planets whose picture goes by an older spelling."""


def picture(kit: Kit, planet: str) -> str:
    """The picture of a planet; one that has none of its own gets a look-alike, always the same."""
    own, alike = pictures(planet)
    return own if own in kit.art.paths else alike


def pictures(planet: str) -> tuple[str, str]:
    """A planet's own picture, and its look-alike."""
    name = SPELT.get(planet, planet.replace("-", "_"))
    alike = WORLDS if crc32(planet.encode()) % 3 else MOONS
    return f"world_{name}", f"world_{alike[crc32(planet.encode()) % len(alike)]}"


class Places:
    """Knows where planets and pieces stand; draws the planets."""

    def __init__(self, shapes: Shapes, contacts: Mapping[str, str]) -> None:
        """`contacts`: the letter of the Contact who lives on a planet."""
        self.shapes, self.contacts = shapes, contacts
        self._planets: dict[int, tuple[Spot, ...]] = {}
        self._wide: dict[str, float] = {}
        self._words: tuple[Box, ...] = ()
        self._suns = [Round(*sun.at, look(sun)[1] * UNIT / 2) for sun in shapes.board.suns]
        self._wordless: dict[tuple[int, int], tuple[Spot, ...]] = {}
        self._stands: dict[tuple[int, int], tuple[Spot, ...]] = {}

    # ------------------------------------------------------------ where

    def planets(self, number: int) -> tuple[Spot, ...]:
        """Where the planets of a Sector are, in their order."""
        if number not in self._planets:
            found: list[Spot] = []
            worlds, free = self.shapes.board.sectors[number].planets, self.shapes.free(number)
            for _ in worlds:
                found.append(best(free, found, 1.0 if len(worlds) == 1 else 1.4))
            if len(worlds) == 1:
                least = CRAMPED.get(worlds[0].id, SMALL)
                found[0], self._wide[worlds[0].id] = grown(free, found[0], least, LARGE, self._suns)
            self._planets[number] = tuple(found)
        return self._planets[number]

    def units(self, planet: Planet) -> float:
        """How many units across a planet is while the whole map is seen."""
        return self._wide.get(planet.id, CRAMPED.get(planet.id, SMALL))

    def stands(self, number: int, count: int) -> tuple[Spot, ...]:
        """Where that many pieces stand in a Sector: off all words, where there is room."""
        key = number, count
        if key not in self._stands:
            left, top, right, bottom = self.shapes.bounds(number)
            words = [w for w in self._words if w.left < right and left < w.right and w.top < bottom and top < w.bottom]
            self._stands[key] = yielding(
                self.shapes.free(number), self._worlds(number), self._alone(number, count), words
            )
        return self._stands[key]

    def keep_off(self, words: Sequence[Rect]) -> None:
        """From now on no piece stands on these px, as the camera sees them now, unless it has no room elsewhere."""
        corners = [(*self.shapes.place(one.topleft), *self.shapes.place(one.bottomright)) for one in words]
        self._words = tuple(Box(*one) for one in corners)
        self._stands.clear()

    def _alone(self, number: int, count: int) -> tuple[Spot, ...]:
        """Where that many pieces would stand if nothing but worlds were in their way; a lone one leaves room for what
        they are called."""
        key = number, count
        if key not in self._wordless:
            near = self._near(number)
            names = [[one for planet, spot in near for one in _name(self.units(planet), spot, way)] for way in (1, -1)]
            self._wordless[key] = stand(self.shapes.free(number), self._worlds(number), count, names)
        return self._wordless[key]

    def _worlds(self, number: int) -> list[Round]:
        """What pieces in a Sector keep off."""
        return [one for planet, spot in self._near(number) for one in self._rounds(planet, spot)]

    def _near(self, number: int) -> list[tuple[Planet, Spot]]:
        """The planets in a Sector and right beside it."""
        x0, y0, x1, y1 = self.shapes.bounds(number)
        return [
            (self.shapes.board.sectors[other].planets[i], spot)
            for other in self.shapes.board.sectors
            for i, spot in enumerate(self.planets(other))
            if x0 - CELL < spot.x < x1 + CELL and y0 - CELL < spot.y < y1 + CELL
        ]

    def _rounds(self, planet: Planet, spot: Spot) -> list[Round]:
        """What pieces keep off: a planet and its marks, in board heights."""
        r = self.units(planet) * UNIT / 2
        many = bool(planet.supply) + (planet.id in self.contacts)
        marks = [Round(spot.x + r + UNIT, spot.y + way * 4 * UNIT, 5 * UNIT) for way in (1, -1)[:many]]
        return [Round(spot.x, spot.y, r), *marks]

    def business(self, number: int) -> bool:
        """Whether somebody sells or gives work in a Sector."""
        planets = self.shapes.board.sectors[number].planets
        return any(planet.supply or planet.id in self.contacts for planet in planets)

    def size(self, spot: Spot) -> float:
        """How wide a piece is drawn there, in px: smaller where there is little room."""
        return self.shapes.length(spot.room * 2) / float(self.shapes.camera.zoom**0.25)

    def lone(self, alone: bool = False) -> list[Rect]:
        """The px that a piece covers which stands by itself in a Sector, of all Sectors; `alone`: no word is there."""
        found = []
        for number in self.shapes.board.sectors:
            spot = (self._alone(number, 1) if alone else self.stands(number, 1))[0]
            (x, y), n = self.shapes.px((spot.x, spot.y)), round(self.size(spot))
            found.append(Rect(round(x) - n // 2, round(y) - n // 2, n, n))
        return found

    def across(self, planet: Planet) -> float:
        """How wide a planet is drawn, in units."""
        return self.units(planet) * self.grow

    @property
    def grow(self) -> float:
        """How much larger planets are when the camera is near."""
        return float(self.shapes.camera.zoom**0.7)

    def bodies(self, kit: Kit) -> dict[str, Rect]:
        """The px each planet covers with its marks, by id; those outside the window are left out."""
        found = {}
        for number, sector in self.shapes.board.sectors.items():
            for planet, spot in zip(sector.planets, self.planets(number)):
                x, y = self.shapes.px((spot.x, spot.y))
                high = wide = kit.u(self.across(planet) * 1.06)
                wide = round(wide * RINGED.get(picture(kit, planet.id), 1.0))
                body = Rect(round(x - wide / 2), round(y - high / 2), wide, high)
                for mark, _ in self.marks(kit, planet, (x, y)):
                    body.union_ip(mark)
                if self.shapes.camera.window.colliderect(body):
                    found[planet.id] = body
        return found

    def marks(self, kit: Kit, planet: Planet, at: Sequence[float]) -> list[tuple[Rect, str]]:
        """The marks of a planet: "supply" for a deck that is sold there, else the letter of a Contact."""
        n = round(kit.u(11.5) * max(1.0, min(1.5, kit.grow)))
        off = kit.u(self.across(planet) * 0.46)
        letter = self.contacts.get(planet.id, "")
        wanted = [mark for mark in ("supply" if planet.supply else "", letter) if mark]
        return [
            (Rect(round(at[0]) + off - n // 3, round(at[1]) + (off - n if i == 0 else -off), n, n), mark)
            for i, mark in enumerate(wanted)
        ]

    # ------------------------------------------------------------ painting

    def paint(self, kit: Kit, dst: Surface) -> None:
        """All planets in the window, with their marks; one that the edge would cut is left out."""
        near = self.shapes.camera.window.inflate(kit.u(80), kit.u(80))
        for number, sector in self.shapes.board.sectors.items():
            for planet, spot in zip(sector.planets, self.planets(number)):
                at = self.shapes.px((spot.x, spot.y))
                if not near.collidepoint(at):
                    continue
                marble(kit, dst, at, picture(kit, planet.id), self.across(planet))
                for box, mark in self.marks(kit, planet, at):
                    if self.shapes.camera.window.contains(box):
                        medal(kit, dst, box, mark)


def _name(wide: float, spot: Spot, way: int) -> list[Round]:
    """About where a planet is called what it is: below it, or above it with -1."""
    y = spot.y + way * (wide / 2 + 7) * UNIT
    return [Round(spot.x + by * UNIT, y, 6 * UNIT) for by in (-18, -6, 6, 18)]


def medal(kit: Kit, dst: Surface, box: Rect, mark: str) -> None:
    """The mark of a supply deck, or the letter of a Contact."""
    r = box.w / 2 / kit.scale
    kit.disc(dst, (box.centerx + kit.u(0.6), box.centery + kit.u(1.2)), r, (0, 0, 0), 150)
    if mark == "supply":
        kit.disc(dst, box.center, r, (30, 60, 66), 255, (155, 227, 211), 1.1)
        kit.icon(dst, box.center, "coins", r * 1.25, "good")
    else:
        kit.disc(dst, box.center, r, (226, 180, 92), 255, (96, 66, 20), 1)
        kit.text(dst, box.center, mark, "black", max(12.0 / kit.grow, r * 1.9 / kit.grow), DARK_INK, "mc")


def halo(kit: Kit, dst: Surface, at: Sequence[float], size: float) -> None:
    """A ring around something that can be chosen now."""
    kit.circle(dst, at, size, (8, 12, 20), 3.4, 170)
    kit.circle(dst, at, size, C["good"], 1.8, dash=3, gap=2.4)
