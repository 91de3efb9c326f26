"""What stands on the sector map: ships in their seats' colours, the Cruiser, the Cutter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.firefly import boxes
from game.app.games.firefly.map.places import halo
from game.app.table.boards.headings import Leg
from game.app.table.boards.models import flying, ship
from game.app.table.moving import animate
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color

MODELS: Mapping[str, tuple[str, float, Color, Color]] = {
    "cruiser": ("alliance", 1.02, (30, 60, 120), (92, 150, 246)),
    "cutter": ("reaver", 1.08, (120, 30, 14), (224, 108, 86)),
}
"""Picture, height as a share of a ship's, light and line of the hunters."""


class Piece(NamedTuple):
    """Something on the map. `kind`: ship, cruiser or cutter, or what a box draws; `picture`: of that, or of a ship that
    is built like no other; `node`: the Sector; `active`: whose turn it is; `marked`: it may be picked up now; `leg` and
    `lean`: see `Headed`."""

    id: str
    kind: str
    node: int
    seat: int = -1
    active: bool = False
    marked: bool = False
    picture: str = ""
    leg: Leg | None = None
    lean: int = 0


TURNED = ("ship", "cutter")
"""What has a bow that points where it flies; the Cruiser is a city seen from the side."""
Act = animate.Act[int, Piece]
Stage = animate.Stage[int, Piece]


def piece(
    kit: Kit,
    dst: Surface,
    at: Sequence[float],
    wide: float,
    one: Piece,
    lift: float = 0.0,
    dim: int = 255,
    turn: float = 0.0,
) -> None:
    """One piece `wide` px across; `lift`: units it is held above the map; `turn`: degrees its bow is to the left."""
    size = wide / kit.scale
    if lift:
        at = at[0], at[1] - kit.u(lift)
    if one.marked:
        halo(kit, dst, at, size * 0.56)
    if one.kind == "ship":
        ship(kit, dst, at, one.seat, size, turn, one.active, lift, dim, one.picture)
        return
    own = boxes.found("draws", one.kind)
    if own is not None:
        own(kit, dst, at, wide, one)
        return
    picture, tall, light, _ = MODELS[one.kind]
    if dim == 255:
        kit.glow(dst, at, size * tall * 0.8, light, 0.95)
    flying(kit, dst, at, picture, size * tall * 0.9, turn if one.kind in TURNED else 0, lift, dim)


def bounds(kit: Kit, at: Sequence[float], wide: float, one: Piece) -> Rect:
    """The px that `piece` covers, its light left out."""
    share = MODELS[one.kind][1] if one.kind in MODELS else 0.9 if one.kind == "ship" and not one.active else 1.0
    n = round(wide * share)
    return Rect(round(at[0]) - n // 2, round(at[1]) - n // 2, n, n)


def pill(kit: Kit, dst: Surface, r: Rect, words: str, kind: str) -> None:
    """The name of a hunter under its model."""
    line = MODELS[kind][3]
    kit.box(dst, r, tuple(round(v * 0.28) for v in line), r.h / kit.scale / 2, 235)
    kit.ring(dst, r, line, 1, r.h / kit.scale / 2)
    kit.text(dst, r.center, words, "bold", 12, C["hi"], "mc", fit=r.w - kit.u(6))
