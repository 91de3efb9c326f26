"""A large picture scaled to the size it is seen at; moving it about scales it seldom."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.ui.counters import smooth

AROUND = 0.25
"""How much more of the picture is scaled on each side once it is moved about, as a share of what is seen."""


class Kept(NamedTuple):
    """What was scaled: a part of a picture, and by how much."""

    raw: Surface
    factor: float
    part: Rect
    img: Surface


class Scaled:
    """Lays a picture down, `factor` times as large, and keeps what it scaled for that."""

    def __init__(self) -> None:
        self._kept: Kept | None = None

    def drop(self) -> None:
        """The picture has changed."""
        self._kept = None

    def lay(self, raw: Surface, img: Surface, factor: float, corner: tuple[float, float], how: int = 0) -> None:
        """Cover `img` with what is seen of `raw`, whose upper left corner lies at `corner` px of it; `how` is a flag of
        pygame's for it to be blended."""
        seen = part_of(raw, img.get_rect(), factor, corner)
        kept = self._kept
        moved = kept is not None and kept.raw is raw and kept.factor == factor
        if kept is None or not moved or not kept.part.contains(seen):
            room = img.get_rect()
            if moved:
                room.inflate_ip(2 * AROUND * room.w, 2 * AROUND * room.h)
            part = part_of(raw, room, factor, corner)
            kept = self._kept = Kept(raw, factor, part, cut(raw, part, factor))
        if seen.w and seen.h:
            img.blit(kept.img, place(kept.part, factor, corner), special_flags=how)


def part_of(raw: Surface, room: Rect, factor: float, corner: tuple[float, float]) -> Rect:
    """The pixels of a picture that fill some room, empty where it lies elsewhere."""
    left, top = int((room.x - corner[0]) / factor) - 1, int((room.y - corner[1]) / factor) - 1
    right, bottom = int((room.right - corner[0]) / factor) + 2, int((room.bottom - corner[1]) / factor) + 2
    return Rect(left, top, right - left, bottom - top).clip(raw.get_rect())


def cut(raw: Surface, part: Rect, factor: float) -> Surface:
    """A part of a picture at its size."""
    if not part.w or not part.h:
        return Surface((0, 0))
    return smooth(raw.subsurface(part).convert(), (round(part.w * factor), round(part.h * factor)))


def place(part: Rect, factor: float, corner: tuple[float, float]) -> tuple[int, int]:
    """Where a part lies, in px."""
    return round(corner[0] + part.x * factor), round(corner[1] + part.y * factor)
