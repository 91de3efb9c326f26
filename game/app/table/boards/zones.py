"""Zones on felt: hands, rows, piles and grids, where each lies and where each card in it; without pictures.

All lengths are in units: a card is 1 wide and `HIGH` high."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

HIGH = 1.4
GAP = 0.12  # between two cards
EDGE = 0.16  # from the edge of a zone to its cards
APART = 0.24  # between two zones
LEAN = 0.018  # how far a card of a pile lies beside the one below it
KINDS = ("hand", "row", "pile", "grid")
GROWTH = ("", "right", "down")


class At(NamedTuple):
    """A place on the felt: the id of a zone, and which of its places, counted from 0."""

    zone: str
    place: int


class Box(NamedTuple):
    """Left and upper edge, width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.w

    @property
    def low(self) -> float:
        """Its lower edge."""
        return self.y + self.h

    def has(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.low


@dataclass(frozen=True)
class Zone:
    """A place for cards.

    `kind`: a "hand" (one line, from its middle), a "row" (one line, from the left), a "pile" (all on each other) or a
    "grid". `rect`: left, top, width and height; the caption comes on top of that. `grows`: "" stays as large as that
    and its cards move nearer each other, "right" and "down" become longer with what lies there. `title`: the caption,
    "" for none. ValueError for what is no zone."""

    id: str
    kind: str
    rect: tuple[float, float, float, float]
    grows: str = ""
    title: str = ""

    def __post_init__(self) -> None:
        if self.kind not in KINDS or self.grows not in GROWTH:
            raise ValueError(f"zone {self.id}: kind {self.kind!r}, grows {self.grows!r}")
        if self.rect[2] < 1 + 2 * EDGE or self.rect[3] < HIGH + 2 * EDGE:
            raise ValueError(f"zone {self.id}: no card has room in {self.rect[2:]}")

    @property
    def shape(self) -> tuple[int, int]:
        """How many cards lie across and down before it grows, or they move together."""
        if self.kind == "pile":
            return 1, 1
        across = int((self.rect[2] - 2 * EDGE + GAP) / (1 + GAP) + 1e-6)
        down = int((self.rect[3] - 2 * EDGE + GAP) / (HIGH + GAP) + 1e-6)
        return across, 1 if self.kind in ("hand", "row") and self.grows != "down" else down

    def lines(self, count: int) -> tuple[int, int]:
        """Across and down with so many cards."""
        across, down = self.shape
        if self.kind == "pile":
            return 1, 1
        if self.grows == "right" or self.kind in ("hand", "row") and not self.grows:
            return max(across, math.ceil(count / down)), down
        return across, max(down, math.ceil(count / across))

    def size(self, count: int) -> tuple[float, float]:
        """Width and height with so many cards, without the caption."""
        across, down = self.lines(count)
        w = across * (1 + GAP) - GAP + 2 * EDGE if self.grows == "right" else 0.0
        h = down * (HIGH + GAP) - GAP + 2 * EDGE if self.grows == "down" else 0.0
        return max(self.rect[2], w), max(self.rect[3], h)

    def spot(self, place: int, count: int, box: Box) -> Box:
        """Where the card of a place lies when so many lie in `box`, the part of the zone below its caption."""
        if self.kind == "pile":
            lean = LEAN * min(place, 5)
            return Box(box.x + (box.w - 1) / 2 + lean, box.y + (box.h - HIGH) / 2 - lean, 1.0, HIGH)
        across, down = self.lines(count)
        column, line = divmod(place, down) if self.grows == "right" else divmod(place, across)[::-1]
        step = min(1 + GAP, (box.w - 2 * EDGE - 1) / max(1, across - 1))
        drop = min(HIGH + GAP, (box.h - 2 * EDGE - HIGH) / max(1, down - 1))
        left = box.x + EDGE
        if self.kind == "hand":
            left = box.x + (box.w - 1 - step * (min(max(count, 1), across) - 1)) / 2
        return Box(left + column * step, box.y + EDGE + line * drop, 1.0, HIGH)


class Layout:
    """Where all zones lie with so many cards in each, `head` units on top of each for its caption.

    Where a zone has grown, those that lay at its right move right, those that lay below it move down, so that no two
    ever overlap. ValueError for zones that overlap as they are given."""

    def __init__(self, zones: Iterable[Zone], counts: Mapping[str, int], head: float = 0.0) -> None:
        self.zones = {zone.id: zone for zone in zones}
        self.counts = {id: counts.get(id, 0) for id in self.zones}
        self.head = head
        self.boxes: dict[str, Box] = {}
        for zone in self.zones.values():
            w, h = zone.size(self.counts[zone.id])
            self.boxes[zone.id] = Box(zone.rect[0], zone.rect[1], w, h + self._head(zone))
        pairs = [(a, b, way) for a in self.zones.values() for b in self.zones.values() if (way := pushes(a, b))]
        while any(self._part(a.id, b.id, way) for a, b, way in pairs):
            pass

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of all of it from (0, 0)."""
        return max(box.right for box in self.boxes.values()), max(box.low for box in self.boxes.values())

    def inner(self, zone: str) -> Box:
        """A zone without its caption."""
        x, y, w, h = self.boxes[zone]
        head = self._head(self.zones[zone])
        return Box(x, y + head, w, h - head)

    def spot(self, at: At) -> Box:
        """Where the card of a place lies, also of one that is not taken yet. KeyError for no zone."""
        count = max(self.counts[at.zone], at.place + 1)
        return self.zones[at.zone].spot(at.place, count, self.inner(at.zone))

    def at(self, x: float, y: float) -> At | None:
        """The place under a point: that of the card on top there, else the next free place of its zone; None between
        the zones."""
        id = next((id for id, box in self.boxes.items() if box.has(x, y)), None)
        if id is None:
            return None
        count = self.counts[id]
        if self.zones[id].kind == "pile":
            return At(id, max(0, count - 1))
        hit = (place for place in reversed(range(count)) if self.spot(At(id, place)).has(x, y))
        return At(id, next(hit, count))

    def step(self, at: At, dx: int, dy: int) -> At:
        """The place beside one, to the right or left on its line, up or down on the nearest line; `at` where none lies
        that way. Each zone has its taken places and the next free one, a pile has one."""
        here = self._middle(at)
        found: list[tuple[float, float, At]] = []
        for id, count in self.counts.items():
            pile = self.zones[id].kind == "pile"
            for place in [max(0, count - 1)] if pile else range(count + 1):
                x, y = self._middle(At(id, place))
                ahead = (x - here[0]) * dx + (y - here[1]) * dy
                aside = abs(x - here[0]) if dy else abs(y - here[1])
                if ahead > 0.1 and (dy or aside < HIGH / 2):
                    found.append((ahead, aside, At(id, place)))
        near = min((ahead for ahead, _, _ in found), default=0.0) + (HIGH / 2 if dy else 0.0)
        return min(((aside, ahead, to) for ahead, aside, to in found if ahead <= near), default=(0.0, 0.0, at))[2]

    def _middle(self, at: At) -> tuple[float, float]:
        x, y, w, h = self.spot(at)
        return x + w / 2, y + h / 2

    def _head(self, zone: Zone) -> float:
        return self.head if zone.title else 0.0

    def _part(self, a: str, b: str, way: str) -> bool:
        """Move `b` out of the way of `a`; says whether it was in it."""
        one, two = self.boxes[a], self.boxes[b]
        if one.x >= two.right or two.x >= one.right or one.y >= two.low or two.y >= one.low:
            return False
        to = two._replace(x=one.right + APART) if way == "right" else two._replace(y=one.low + APART)
        self.boxes[b] = to
        return True


def pushes(a: Zone, b: Zone) -> str:
    """Which way `a` moves `b` when it grows: "right" where `b` lies at its right, "down" where it lies below; "" for
    neither. ValueError where they overlap."""
    (ax, ay, aw, ah), (bx, by, bw, bh) = a.rect, b.rect
    if a.id == b.id:
        return ""
    if ax + aw <= bx:
        return "right"
    if bx + bw <= ax:
        return ""
    if ay + ah <= by:
        return "down"
    if by + bh <= ay:
        return ""
    raise ValueError(f"zones {a.id} and {b.id} overlap")
