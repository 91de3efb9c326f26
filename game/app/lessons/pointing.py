"""Places by the names lesson files use, as they lie on the table now; what only one game has its own scene knows."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from pygame import Rect

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.app.lessons.host import Taught

PARTS = ("primary", "undo", "redo", "rehearse", "actions", "inspector", "log", "board")
TABS = {"inspector": "look", "log": "log"}
"""Parts that share one panel where inspector and log are tabs, with their tabs."""


def places(scene: Taught, points: Sequence[str]) -> Iterator[Rect]:
    """Where those of these points lie that are there."""
    for point in points:
        found = one(scene, point)
        if found is not None and found.w > 0:
            yield found


def one(scene: Taught, point: str) -> Rect | None:
    """Where a point lies, None while it is not there."""
    head, _, tail = point.partition(":")
    found = scene.landmark(head, tail)
    if found is None and head == "answer":
        return _answer(scene, tail)
    if found is None and head in PARTS:
        return _part(scene, head)
    widget = scene.group.named(point) if found is None else None
    return widget.rect if widget is not None else found


def _part(scene: Taught, name: str) -> Rect | None:
    """A part that every table has; the tab of one that is not up, nothing for a button at rest."""
    if name == "primary" and not scene.panels.dock.ready():
        return None
    if name in TABS and scene.places.tabbed:
        shown = TABS[name]
        if scene.panels.side.tab != shown:
            tab = scene.group.named(f"tab:{shown}")
            return tab.rect if tab is not None else None
    found: Rect = getattr(scene.places, name)
    return found


def _answer(scene: Taught, pattern: str) -> Rect | None:
    """Where an offered answer of that form is given that names no space: on the primary button or on its tile."""
    dock = scene.panels.dock
    first, wanted = dock.plain(), dock.first()
    for option in scene.now.options:
        if not fnmatchcase(option.plain, pattern):
            continue
        if first is not None and option.key == first.key:
            found: Rect = scene.places.primary
            return found
        tile = scene.group.named(f"tile:{option.key}") or scene.group.named(f"big:{option.key}")
        if tile is not None:
            return tile.rect
        if wanted is not None and option.key == wanted.key:
            return Rect(scene.places.primary)
    return None
