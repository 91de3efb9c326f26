"""Places by the names lesson files use, as they lie on the table now."""
from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from pygame import Rect

from game.app.table.situation import Cell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.app.scenes.heist import HeistScene

PARTS = ("primary", "undo", "redo", "rehearse", "actions", "inspector", "tokens", "log", "board")
STRIPS = ("title", "timer", "goals")


def place(scene: HeistScene, points: Sequence[str]) -> Rect | None:
    """Where the first of these points that is there lies, None when none is."""
    for point in points:
        found = one(scene, point)
        if found is not None and found.w > 0:
            return found
    return None


def one(scene: HeistScene, point: str) -> Rect | None:
    """Where a point lies, None while it is not there."""
    head, _, tail = point.partition(":")
    if head == "answer":
        return answer(scene, tail)
    if head == "cell":
        x, _, y = tail.partition(",")
        return cell(scene, (int(x), int(y)))
    if head == "crew":
        return scene.places.crew[int(tail)] if int(tail) < len(scene.places.crew) else None
    if head == "hero":
        at = scene.now.hero_cell(int(tail))
        return cell(scene, at) if at else None
    if head in STRIPS:
        return scene.panels.strips()[STRIPS.index(head)].inflate(-scene.kit.u(4), -scene.kit.u(6))
    if head == "primary" and scene.panels.dock.first() is None:
        return None
    if head in PARTS and not (scene.places.compact and head in ("tokens", "log") and scene.panels.side.tab != head):
        found: Rect = getattr(scene.places, head)
        return found
    widget = scene.group.named(point)
    return widget.rect if widget is not None else None


def cell(scene: HeistScene, at: Cell) -> Rect | None:
    """A space, None where the camera does not show it."""
    box = scene.view.camera.box(*at)
    return box if scene.places.board.contains(box) else None


def answer(scene: HeistScene, pattern: str) -> Rect | None:
    """Where an offered answer of that form is given: on the primary button, on a space, or on its tile."""
    now = scene.now
    first = scene.panels.dock.first()
    fits = [o for o in now.options if fnmatchcase(":".join(p.partition("#")[0] for p in o.key.split(":")), pattern)]
    for option in fits:
        if first is not None and option.key == first.key:
            return scene.places.primary
        if option.target in (now.board.cells if now.board else ()) and option in now.cells.values():
            found = cell(scene, next(at for at, o in now.cells.items() if o is option))
            if found is not None:
                return found
        tile = scene.group.named(f"tile:{option.key}")
        if tile is not None:
            return tile.rect
    return None
