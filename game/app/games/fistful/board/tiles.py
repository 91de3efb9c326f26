"""Parts of heist boards, rendered once and put together while the program runs: cut from their sheets at any size."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.ui.counters import smooth
from game.app.ui.kit.base import ADD, MULT, PM
from game.app.ui.kit.sprites import Art
from game.content.common.files import data_path

SHEETS = ("floors", "frame", "counters", "furniture")
GAIN = 84  # of 255: the sheets are lit evenly, a board has lamps besides
LOST = "corridor"  # the floor of a look that no sheet has


class Slot(NamedTuple):
    """Where a part lies: its sheet, its rect there, and how many pixels a cell has on it."""

    sheet: str
    rect: tuple[int, int, int, int]
    cell: float


@lru_cache(maxsize=1)
def slots() -> dict[str, Slot]:
    """Every part by name. FileNotFoundError when the program came without them."""
    found = {}
    for sheet in SHEETS:
        text = data_path("assets", "art", "tiles", f"tiles_{sheet}.json").read_text(encoding="utf-8")
        raw = json.loads(text)
        for name, (x, y, w, h) in raw["parts"].items():
            found[name] = Slot(sheet, (x, y, w, h), float(raw["cell"]))
    return found


def looks() -> tuple[str, ...]:
    """The floors there are."""
    return tuple(name for name, slot in slots().items() if slot.sheet == "floors")


def props() -> tuple[str, ...]:
    """The furniture and marks there are."""
    kinds = [name.rpartition("_")[0] for name, slot in slots().items() if slot.sheet == "furniture"]
    return (*dict.fromkeys(kinds), "scorch", "claws", "breach", "bell")


class Tiles:
    """The parts at `cell` pixels per cell, cut when they are first asked for."""

    def __init__(self, art: Art, cell: int) -> None:
        self.art, self.cell = art, cell
        self._cut: dict[str, Surface | None] = {}
        self._rows: dict[str, list[Surface]] = {}

    def part(self, name: str) -> Surface | None:
        """A part with its clear surroundings, premultiplied; its middle is the picture's. None: there is no such."""
        if name not in self._cut:
            self._cut[name] = self._made(name)
        return self._cut[name]

    def _made(self, name: str) -> Surface | None:
        if name == "icon":
            star = self.art.raw("star")
            side = round(self.cell * 0.72)
            return smooth(star.convert_alpha().premul_alpha(), (side, side)) if star else None
        slot = slots().get(name)
        sheet = self.art.raw(f"tiles_{slot.sheet}") if slot else None
        if slot is None or sheet is None:
            return None
        share = self.cell / slot.cell
        img = sheet.subsurface(Rect(slot.rect).clip(sheet.get_rect()))
        img = img.convert() if slot.sheet == "floors" else img.convert_alpha().premul_alpha()
        more = img.copy()
        more.fill((GAIN, GAIN, GAIN), special_flags=MULT)
        img.blit(more, (0, 0), special_flags=ADD)
        return smooth(img, (round(slot.rect[2] * share), round(slot.rect[3] * share)))

    def floor(self, look: str, n: int) -> Surface | None:
        """A tile of a floor; `n` says which of its variants."""
        look = look if look in slots() else LOST
        if look not in self._rows:
            strip = self.part(look)
            per = slots()[look].rect[2] // max(1, slots()[look].rect[3]) if strip else 0
            edges = [round(i * self.cell) for i in range(per + 1)]
            self._rows[look] = (
                [
                    strip.subsurface((a, 0, min(b, strip.get_width()) - a, strip.get_height()))
                    for a, b in zip(edges, edges[1:])
                ]
                if strip
                else []
            )
        row = self._rows[look]
        return row[n % len(row)] if row else None

    def lay(self, dst: Surface, name: str, x: float, y: float) -> None:
        """A part with its middle at a pixel."""
        img = self.part(name)
        if img is not None:
            dst.blit(img, (round(x - img.get_width() / 2), round(y - img.get_height() / 2)), special_flags=PM)
