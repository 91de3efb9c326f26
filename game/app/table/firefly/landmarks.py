"""Where the things lie that a lesson speaks of on the sector map, and what a slip of paper should not cover there."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from pygame import Rect

from game.rules.firefly.board import board

if TYPE_CHECKING:
    from game.app.scenes.firefly_view import FireflyView


def landmark(scene: FireflyView, head: str, tail: str) -> Rect | None:
    """A place that only the sector map has, None while it is not there."""
    now = scene.now
    if head == "place":
        number = board(now.g).where.get(tail, 0)
        return scene.view.box(number) if number else None
    if head == "card":
        return next((w.rect for w in scene.group.widgets if fnmatchcase(w.name, f"card:{tail}")), None)
    if head in ("ship", "cruiser", "cutter"):
        id = f"ship:{now.g.active if tail == 'active' else tail}" if head == "ship" else head
        piece = scene.stage.pieces.get(id)
        return scene.view.box(piece.node) if piece is not None else None
    if head == "rail":
        return scene.places.rail
    return None


def crowd(scene: FireflyView, about: Rect | None) -> Iterator[tuple[Rect, float]]:
    """What lies on the map and beside it, and how much it matters that it is seen."""
    p = scene.places
    if about is not None and p.board.contains(about):
        k = scene.kit
        tag = Rect(0, 0, k.t(200), k.t(54))
        tag.midbottom = about.midtop
        yield tag, 900
    yield p.dock, 40
    yield p.rail, 14
    yield from ((scene.view.box(number), 60) for number in scene.now.cells)
    for id, one in scene.stage.pieces.items():
        yield scene.view.box(one.node), 600 if id == f"ship:{scene.now.seat}" else 400
