"""Where the things lie that a lesson speaks of, and what a slip of paper should not cover."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Rect

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene


def landmark(scene: FanCardsScene, head: str, tail: str) -> Rect | None:
    """A place that only this table has, None while it is not there."""
    found = scene.group.named(f"{head}:{tail}")
    return found.rect if found is not None else None


def crowd(scene: FanCardsScene, about: Rect | None) -> Iterator[tuple[Rect, float]]:
    """What lies on the map and beside it, and how much it matters that it is seen."""
    p = scene.places
    yield p.hint, 40
    yield p.dock, 40
    yield p.rail, 14
    yield from ((r, 60) for r in scene.lit())
