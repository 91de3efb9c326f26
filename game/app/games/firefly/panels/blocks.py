"""Blocks of inspector pages that only this game has: Skill Points, stops of a Job, a planet's head."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.games.firefly.map.places import picture
from game.app.games.firefly.names import scene
from game.app.games.firefly.panels.rail_paint import badge, portrait
from game.app.table.boards.marbles import RINGED, marble
from game.app.table.panels import heads
from game.app.table.panels.blocks import Block, Row
from game.app.table.panels.spot import Spot
from game.app.table.panels.window import Window
from game.app.table.results.tableau import side_of
from game.app.ui.kit import Kit
from game.content.firefly.records import SKILLS

RINGS = 1.25
"""How much wider than others a world with rings may be beside its name."""
LOWEST, HIGHEST = 60, 160
"""How high the window of a scene is at least and at most, in units."""


@dataclass(frozen=True)
class Skills(Block):
    """Skill Points: a badge, the number and the word for each that is there."""

    values: tuple[tuple[str, int, str], ...]

    def tall(self, kit: Kit, wide: int) -> int:
        return kit.t(24)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        x = r.x
        named = sum(kit.width(f"{n}", "black", 16) + kit.width(word, "sans", 14) for _, n, word in self.values)
        told = named + len(self.values) * kit.u(36) - kit.u(12) <= r.w  # else the signs say it
        for name, n, word in self.values:
            badge(kit, dst, (x + kit.u(9), r.centery), name, 17)
            q = kit.text(dst, (x + kit.u(20), r.centery), str(n), "black", 16, "ink", "ml")
            if told:
                q = kit.text(dst, (q.right + kit.u(4), r.centery), word, "sans", 14, "ink_mid", "ml")
            x = q.right + kit.u(12)


def skills(words: object, values: tuple[int, ...]) -> tuple[tuple[str, int, str], ...]:
    """Those Skill Points that are not 0, with their names."""
    assert callable(words)
    return tuple((name, n, words(f"firefly.skill.{name}")) for name, n in zip(SKILLS, values) if n)


@dataclass(frozen=True)
class Taken(Row):
    """The way that was chosen on a card, in a frame that leaves no doubt."""

    def tall(self, kit: Kit, wide: int) -> int:
        return super().tall(kit, wide - kit.u(12)) + kit.u(10)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        kit.box(dst, r, ((222, 238, 214), (200, 224, 196)), 6)
        kit.ring(dst, r, (60, 110, 76), 1.8, 6)
        super().draw(kit, dst, r.inflate(-kit.u(12), -kit.u(10)))


@dataclass(frozen=True)
class Scene(Block):
    """The scene of a card in its window; nothing for a card without one."""

    item: str

    def tall(self, kit: Kit, wide: int) -> int:
        return sum(window.tall(kit, wide) for window in self._window(kit))

    def wishes(self, kit: Kit, wide: int) -> tuple[int, ...]:
        return tuple(high for window in self._window(kit) for high in window.wishes(kit, wide))

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        for window in self._window(kit):
            window.draw(kit, dst, r)

    def _window(self, kit: Kit) -> tuple[Window, ...]:
        name = scene(kit, self.item)
        return (Window(name, LOWEST, HIGHEST),) if name else ()


@dataclass(frozen=True)
class Hull(Scene):
    """A ship from the side, of the colour of a seat, or by its picture where it is built like no other."""

    seat: int

    def _window(self, kit: Kit) -> tuple[Window, ...]:
        return (Window(side_of(kit, kit.looks[self.seat], self.item), LOWEST, HIGHEST),)


LEAST = 50
"""How wide a portrait is at least, in units."""


@dataclass(frozen=True)
class Person(Block):
    """One of the Crew: portrait, name, two lines."""

    item: str
    title: str
    lines: tuple[str, ...] = ()

    def tall(self, kit: Kit, wide: int) -> int:
        return max(kit.u(58), heads.tall(kit, self.title, self.lines, wide - kit.u(LEAST + 10), 18, 18))

    def wishes(self, kit: Kit, wide: int) -> tuple[int, ...]:
        return kit.u(84), kit.u(112)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        high = r.h - kit.u(2)
        win = Rect(r.x, r.y, min(round(high * 0.9), r.w // 2), high)
        room = r.w - win.w - kit.u(10)
        if heads.tall(kit, self.title, self.lines, room, 18, 18) > r.h:
            win.w = kit.u(LEAST)
            room = r.w - win.w - kit.u(10)
        portrait(kit, dst, win, self.item, self.title)
        heads.draw(kit, dst, (win.right + kit.u(10), r.y), self.title, self.lines, room, 18, 18)


@dataclass(frozen=True)
class Along(Block):
    """One of the Crew in a row: portrait and name, Skill Points at the right."""

    item: str
    title: str
    values: tuple[tuple[str, int, str], ...] = ()

    def tall(self, kit: Kit, wide: int) -> int:
        return max(kit.u(38), kit.t(22))

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        win = Rect(r.x, r.y, kit.u(36), kit.u(36))
        portrait(kit, dst, win, self.item, self.title)
        right = r.right
        for name, n, _ in reversed(self.values):
            badge(kit, dst, (right - kit.t(9), win.centery), name, 17, n)
            right -= kit.t(20)
        x = win.right + kit.u(10)
        size = kit.fit_size(self.title, "bold", 14, right - x)
        kit.text(dst, (x, win.centery), self.title, "bold", size, "ink", "ml", fit=right - x)


@dataclass(frozen=True)
class PlanetRow(Block):
    """A planet with its marble, and a word at the right."""

    planet: str
    left: str
    right: str = ""
    done: bool = False

    def _two(self, kit: Kit, wide: int) -> bool:
        """Whether the word stands under the planet."""
        both = kit.width(self.left, "bold", 14) + kit.width(self.right, "sans", 14) + kit.u(8)
        return bool(self.right) and both > wide - kit.u(32)

    def _name(self, kit: Kit, wide: int) -> int:
        """How high the name is."""
        return kit.para(None, (0, 0), f"**{self.left}**", wide - kit.u(32), 14, "ink", lead=1.15, dry=True)

    def tall(self, kit: Kit, wide: int) -> int:
        return max(kit.u(26), self._name(kit, wide) + kit.t(20 if self._two(kit, wide) else 4))

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        x, color = r.x + kit.u(32), "ink_green" if self.done else "ink"
        two, high = self._two(kit, r.w), self._name(kit, r.w)
        whole = high + (kit.t(18) if two else 0)
        y = r.centery - whole // 2
        if self.planet:
            look = picture(kit, self.planet)
            marble(kit, dst, (r.x + kit.u(13), r.centery), look, 22 / max(1.0, RINGED.get(look, 1.0) / RINGS))
        if two:
            kit.text(dst, (x, y + high + kit.t(8)), self.right, "sans", 14, "ink_mid", "ml", fit=r.right - x)
        elif self.right:
            kit.text(dst, (r.right, r.centery), self.right, "sans", 14, "ink_mid", "mr")
        kit.para(dst, (x, y), f"**{self.left}**", r.right - x, 14, color, lead=1.15)


@dataclass(frozen=True)
class Chips(Block):
    """How many of something: a word and its price, and a paper button for each number, in as many lines as they need.
    `chips`: number, key, deed; `least`: so many keep their room, though some are gone."""

    left: str
    right: str
    chips: tuple[tuple[str, str, object], ...]
    least: int = 0

    @property
    def answers(self) -> bool:
        return True

    def _named(self, kit: Kit, wide: int) -> tuple[int, bool]:
        """What the words take of the first line, and whether the price is among them."""
        name, price = kit.width(self.left, "bold", 14), kit.width(self.right, "sans", 12) + kit.u(6)
        sides = sum(self._side(kit, number) + kit.u(4) for number in self._numbers()[:5])
        priced = bool(self.right) and name + price + sides <= wide
        return name + (price if priced else 0) + kit.u(6), priced

    def _numbers(self) -> list[str]:
        """What stands on the buttons, those that are gone with the last one's."""
        there = [number for number, *_ in self.chips]
        return [*there, *[there[-1]] * (self.least - len(there))]

    def _side(self, kit: Kit, number: str) -> int:
        return max(kit.u(26), kit.t(25), kit.width(number, "bold", 14) + kit.u(12))

    def lay(self, kit: Kit, wide: int) -> list[Rect]:
        """The first numbers beside the words, the others below; all of them below where one would stand alone there."""
        if self._long(kit, wide):
            return self._row(kit, wide, 0, self._words(kit, None, (0, 0), wide) + kit.u(6))
        beside = self._row(kit, wide, self._named(kit, wide)[0], 0)
        below = self._row(kit, wide, 0, kit.t(25) + kit.u(4))
        alone = len(beside) > 2 and beside[-1].y > beside[-2].y
        return below if alone and below[-1].bottom <= beside[-1].bottom else beside

    def _long(self, kit: Kit, wide: int) -> bool:
        """Whether the words have no room in one line."""
        return kit.width(self.left, "bold", 14) > wide

    def _words(self, kit: Kit, dst: Surface | None, at: tuple[int, int], wide: int) -> int:
        """The words in as many lines as they need, and how high those are."""
        return kit.para(dst, at, f"**{self.left}**", wide, 14, "ink", lead=1.1, dry=dst is None)

    def _row(self, kit: Kit, wide: int, x: int, y: int) -> list[Rect]:
        """The numbers from a place on, in as many lines as they need."""
        gap, high, found = kit.u(4), kit.t(25), list[Rect]()
        for number in self._numbers():
            side = self._side(kit, number)
            if x + side > wide:
                x, y = 0, y + high + gap
            found.append(Rect(x, y, side, high))
            x += side + gap
        return found

    def tall(self, kit: Kit, wide: int) -> int:
        return self.lay(kit, wide)[-1].bottom + kit.u(3)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        x, y = r.x, r.y + kit.t(13)
        named, priced = self._named(kit, r.w)
        if self._long(kit, r.w):
            self._words(kit, dst, r.topleft, r.w)
        else:
            x = kit.text(dst, (r.x, y), self.left, "bold", 14, "ink", "ml", fit=min(r.w, named)).right
        if priced:
            kit.text(dst, (x + kit.u(6), y), self.right, "sans", 12, "ink_mid", "ml")
        for (number, _, _), box in zip(self.chips, self.lay(kit, r.w)):
            at = box.move(r.topleft)
            kit.plate(dst, at, "paper", "normal")
            kit.text(dst, at.center, number, "bold", 14, "ink", "mc")

    def spots(self, kit: Kit, r: Rect) -> list[Spot]:
        found = []
        for (number, key, action), box in zip(self.chips, self.lay(kit, r.w)):
            act = action if callable(action) else None
            tip = f"**{self.left}**: {number}  {self.right}".strip()
            found.append(Spot(box.move(r.topleft), f"press:{key}", act, tip=tip))
        return found
