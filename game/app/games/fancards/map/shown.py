"""What the map shows now: cards and pieces, where the card in hand may lie, where the ship can go, what is pointed
at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.games.fancards.hints.preview import preview
from game.app.games.fancards.map.pieces import place_piece
from game.app.games.fancards.sayings import reason
from game.app.table.boards.field.data import Ghost, Shown

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
    lit = frozenset(now.cells) if not ghosts else frozenset()
    seen = preview(scene, hover)
    return Shown(pieces, lifted, ghosts, card, lit, hover, glow, seen.path, seen.tag)


def _why(scene: FanCardsScene, cell: tuple[int, int]) -> str:
    now = scene.now
    if cell in now.cells:
        return ""
    found = now.why_not(now.drawn(), now.key_of(cell))
    return reason(scene.words, found) if found else scene.words("table.refused")
