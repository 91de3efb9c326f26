"""What the map shows now: cards and pieces, where the card in hand may lie, where the ship can go, what is pointed
at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.games.fancards.map.pieces import cell_of, place_piece
from game.app.games.fancards.map.tags import tag
from game.app.games.fancards.sayings import reason
from game.app.table.boards.field.data import Cell, Ghost, Shown

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene


def shown(scene: FanCardsScene) -> Shown:
    """All of it."""
    now, stage = scene.now, scene.stage
    pieces = tuple(stage.pieces.values())
    held = scene.drag.source if scene.drag else ""
    lifted = frozenset(stage.lifted | {held})
    if scene.player.playing or scene.covered:
        return Shown(pieces, lifted)
    ghosts: tuple[Ghost, ...] = ()
    card = None
    if now.kind == "PlaceLocation" and now.mine and now.drawn():
        ghosts = tuple(Ghost(cell, _why(scene, cell)) for cell in now.free())
        card = place_piece(now.drawn(), (0, 0))
    glow = scene.beacon if scene.beacon is not None else scene.pulse
    if glow is None:
        glow = scene.hint.place()
    hover = scene.hover
    path: tuple[Cell, ...] = ()
    lit = frozenset(now.cells) if not ghosts else frozenset()
    way = scene.flight.ways().get(hover) if hover is not None else None
    if way is not None or scene.flight.plan:
        path = (cell_of(now.at(now.seat)), *(way or scene.flight.plan))
    return Shown(pieces, lifted, ghosts, card, lit, hover, glow, path, tag(scene, hover) if hover is not None else None)


def _why(scene: FanCardsScene, cell: tuple[int, int]) -> str:
    now = scene.now
    if cell in now.cells:
        return ""
    found = now.why_not(now.drawn(), now.key_of(cell))
    return reason(scene.words, found) if found else scene.words("table.refused")
