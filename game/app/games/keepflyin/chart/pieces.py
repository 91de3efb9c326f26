"""Ships, home worlds and counters on the star chart; sizes follow the hex, places in px."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.table.boards.headings import Leg
from game.app.table.boards.models import as_flown, flying, mark, ship, token
from game.app.table.moving import animate
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color

PICTURES: Mapping[str, str] = {
    "alliance": "alliance",
    "reaver": "reaver",
    "derelict": "derelict_ship",
    "ghost": "ghost",
}
TALL: Mapping[str, float] = {"alliance": 0.92, "reaver": 0.92, "derelict": 0.86, "ghost": 0.70}
SHIP = 1.1
"""How long a ship is, in hexes: bow and stern may reach beyond."""
RIMS: Mapping[str, Color] = {"alliance": C["info"], "reaver": C["bad"]}
BADGES: Mapping[str, str] = {"alliance": "arrow", "reaver": "star"}
"""The shape of the badge with a counter's number: an arrow for how far it moves, points for a Grapple Score."""
AURAS: Mapping[str, Color] = {"alliance": (30, 60, 120), "reaver": (120, 30, 14)}


class Piece(NamedTuple):
    """Something that stands on a space of the chart.

    `kind`: ship, wreck, home, down (a face-down counter) or up (a face-up one); `name`: what a face-up counter is
    ("alliance", ...), or what a face-down one is to whoever looks now ("" for a secret). `number`: what its badge
    shows, -1 for none; `moves`: how far it flies; `hunts`: the seat whose Pursuit counter it carries, -1 for none;
    `helm`: the seat that controls it. `active`: whose turn it is, the home of who looks; `marked`: it may be chosen
    now; `leg` and `lean`: see `Headed`.
    """

    id: str
    kind: str
    node: int
    name: str = ""
    seat: int = -1
    number: int = -1
    moves: int = 0
    hunts: int = -1
    helm: int = -1
    active: bool = False
    marked: bool = False
    leg: Leg | None = None
    lean: int = 0


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
    """One piece on a hex `wide` px across; `lift`: units it is held above the chart; `turn`: degrees its bow is to the
    left."""
    size = wide / kit.scale
    if lift:
        at = at[0], at[1] - kit.u(lift)
    if one.marked:
        kit.circle(dst, at, size * 0.46, (8, 12, 20), 3.4, 170)
        kit.circle(dst, at, size * 0.46, C["good"], 1.8, dash=3, gap=2.4)
    if one.kind == "ship":
        ship(kit, dst, at, one.seat, size * SHIP, turn, one.active, lift, dim)
    elif one.kind == "wreck":
        flying(kit, dst, at, PICTURES["derelict"], size * TALL["derelict"], 0, lift, dim)
        kit.seat(dst, (at[0] + kit.u(size * 0.26), at[1] + kit.u(size * 0.28)), one.seat, max(5.4, size * 0.17))
    elif one.kind == "home":
        home(kit, dst, at, one.seat, size, one.active, dim)
    elif one.kind == "down":
        down(kit, dst, at, size, one.name, dim)
    else:
        faceup(kit, dst, at, size, one, lift, dim, turn)


def home(
    kit: Kit, dst: Surface, at: Sequence[float], seat: int, size: float, own: bool = False, dim: int = 255
) -> None:
    """Whose home a world is: the counter for who looks, for a rival no more than the mark under a roof."""
    if own:
        token(kit, dst, at, "home", size * 0.54, dim)
        kit.seat(dst, (at[0] + kit.u(size * 0.14), at[1] + kit.u(size * 0.14)), seat, max(5.4, size * 0.15))
        return
    r = _rival(size)
    roof = [(at[0] + kit.u(x * r), at[1] + kit.u(y * r)) for x, y in ((-1.5, -0.55), (0, -1.75), (1.5, -0.55))]
    kit.line(dst, roof, (8, 10, 16), 2.8, 200)
    kit.line(dst, roof, C["mid"], 1.2, 235)
    kit.seat(dst, (at[0], at[1] + kit.u(r * 0.35)), seat, r)


def _rival(size: float) -> float:
    """The radius of the mark at a rival's home."""
    return max(4.4, size * 0.13)


def down(kit: Kit, dst: Surface, at: Sequence[float], size: float, known: str = "", dim: int = 255) -> None:
    """A face-down counter; what the one who looks knows of it is shown small, under an eye."""
    token(kit, dst, at, "counter", size * 0.76, dim)
    if known:
        kit.disc(dst, at, size * 0.29, (16, 20, 32), 235, C["brass_lo"], 1)
        pic = kit.sprite(PICTURES[known], w=size * 0.46, h=size * 0.46)
        if pic is not None:
            kit.drop(dst, at, pic, None, alpha=0, dim=dim)
        kit.icon(dst, (at[0] + kit.u(size * 0.30), at[1] - kit.u(size * 0.30)), "eye", max(9, size * 0.30), "hi")


def faceup(
    kit: Kit,
    dst: Surface,
    at: Sequence[float],
    size: float,
    one: Piece,
    lift: float = 0.0,
    dim: int = 255,
    turn: float = 0.0,
) -> None:
    """A face-up counter: its model, its number on a badge, and whose Pursuit counter it carries."""
    if one.name in AURAS and dim == 255:
        kit.glow(dst, at, size * 0.72, AURAS[one.name], 0.95)
    if one.name == "ghost":
        token(kit, dst, at, PICTURES[one.name], size * TALL[one.name], dim)
    else:
        flying(kit, dst, at, PICTURES[one.name], size * TALL[one.name], turn if one.name == "reaver" else 0, lift, dim)
    if one.number >= 0:
        spot = at[0] + kit.u(size * 0.34), at[1] + kit.u(size * 0.28)
        badge(kit, dst, spot, one.number, one.name, size, one.moves)
    if one.hunts >= 0:
        corner = at[0] - kit.u(size * 0.34), at[1] - kit.u(size * 0.30)
        token(kit, dst, corner, "pursuit", size * 0.46, dim)
        kit.seat(dst, corner, one.hunts, max(4.6, size * 0.13))
    if one.helm >= 0:
        kit.seat(dst, (at[0] - kit.u(size * 0.34), at[1] + kit.u(size * 0.30)), one.helm, max(5.4, size * 0.17))


def badge(kit: Kit, dst: Surface, at: Sequence[float], number: int, kind: str, size: float, moves: int = 0) -> None:
    """The number of a kind of counter on the badge of that kind; below it a pearl for every hex that it moves."""
    r, line = ring(kit, size), RIMS[kind]
    for i in range(moves):
        x = at[0] + kit.u((i - (moves - 1) / 2) * r * 0.62)
        kit.disc(dst, (x, at[1] + kit.u(r * 1.5)), r * 0.30, line, 255, (18, 13, 14), 0.9)
    shape = _arrow(r) if BADGES[kind] == "arrow" else _points(r)
    for grow, color in ((1.0, (6, 8, 14)), (0.93, line), (0.75, (18, 13, 14))):
        kit.poly(dst, [(at[0] + kit.u(x * grow), at[1] + kit.u(y * grow)) for x, y in shape], color)
    kit.text(dst, at, str(number), "black", max(12, r * 1.4 / kit.grow), "hi", "mc")


def _arrow(r: float) -> list[tuple[float, float]]:
    """A plate that points to the right, `r` units high to each side."""
    return [(-1.15 * r, -r), (0.55 * r, -r), (1.5 * r, 0), (0.55 * r, r), (-1.15 * r, r)]


def _points(r: float) -> list[tuple[float, float]]:
    """A star of six points, one of them up."""
    corners = [((1.62, 1.04)[i % 2] * r, math.pi * (i / 6 - 0.5)) for i in range(12)]
    return [(far * math.cos(angle), far * math.sin(angle)) for far, angle in corners]


def bounds(kit: Kit, at: Sequence[float], wide: float, one: Piece, turn: float = 0.0) -> Rect:
    """The px that `piece` covers, its light and its shadow left out."""
    size = wide / kit.scale
    parts: list[tuple[float, float, float]] = []  # units right and down, and half as wide
    model = PICTURES["derelict"] if one.kind == "wreck" else PICTURES.get(one.name, "")
    tall = size * TALL.get(one.name, TALL["derelict"])
    if one.kind == "ship":
        model, tall = f"ship_{kit.looks[one.seat]}", size * SHIP
        parts = [(tall * 0.30, tall * 0.30, mark(tall) * 1.12)]
        if one.active:
            parts.append((0, 0, tall * 0.54 + 1.3))
    elif one.kind == "wreck":
        parts = [(size * 0.26, size * 0.28, _mark(size * 0.17, 5.4))]
    elif one.kind == "home":
        r = _rival(size)
        model, parts = "", [(0, -r * 0.2, r * 1.9)]
        if one.active:
            parts = [(0, 0, size * 0.27), (size * 0.14, size * 0.14, _mark(size * 0.15, 5.4))]
    elif one.kind == "down":
        model, parts = "", [(0, 0, size * 0.38)]
        if one.name:
            parts.append((size * 0.30, -size * 0.30, max(9, size * 0.30) / 2))
    else:
        if one.number >= 0:
            r = ring(kit, size)
            parts += [(size * 0.34, size * 0.28, r * 1.6)]
            if one.moves:
                parts += [(size * 0.34, size * 0.28 + r * 1.5, r * 0.5)]
        if one.hunts >= 0:
            parts.append((-size * 0.34, -size * 0.30, size * 0.23))
        if one.helm >= 0:
            parts.append((-size * 0.34, size * 0.30, _mark(size * 0.17, 5.4)))
    boxes = []
    if model:
        w, h = _solid(kit, model, tall, turn if one.kind == "ship" or one.name == "reaver" else 0)
        soft = kit.u(tall * 0.18) if one.kind == "ship" else 0  # the light close to its hull
        boxes.append(Rect(round(at[0] - w / 2), round(at[1] - h / 2), w, h).inflate(soft, soft))
    for dx, dy, half in parts:
        n = half * kit.scale
        x, y = at[0] + dx * kit.scale, at[1] + dy * kit.scale
        boxes.append(Rect(math.floor(x - n), math.floor(y - n), math.ceil(2 * n) + 1, math.ceil(2 * n) + 1))
    return boxes[0].unionall(boxes[1:])


def _solid(kit: Kit, name: str, tall: float, turn: float) -> tuple[int, int]:
    """Width and height in px of a model as `flying` draws it."""
    pic = as_flown(kit, name, tall, turn)
    return pic.box.size if pic is not None else (kit.u(tall), kit.u(tall))


def _mark(r: float, least: float) -> float:
    return max(least, r) * 1.12


def ring(kit: Kit, size: float) -> float:
    """The radius in units of the badge with a number on a counter of that size."""
    return max(6.8 * kit.grow, size * 0.18)
