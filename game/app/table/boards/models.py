"""Models on a board: ships in their seats' colours, tokens, with shadow and mark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Surface

from game.app.table.boards.headings import behind
from game.app.ui.blur import blurred
from game.app.ui.kit import Kit, Pic
from game.app.ui.kit.base import PM, RGBA_MULT
from game.app.ui.kit.turned import sheet
from game.app.ui.theme import SEATS, Color, tone

SOFT = 0.085
"""How soft the light around a ship is, as a share of its length."""
STERN = 0.44
"""How far behind its middle the light of a ship's engine is, as a share of its length."""
BURN: Mapping[str, Color] = {"ship_interceptor": (70, 130, 190)}
"""The light of engines that burn otherwise than others."""
FIRE: Color = (196, 112, 40)


def token(kit: Kit, dst: Surface, at: Sequence[float], name: str, size: float, dim: int = 255) -> None:
    """A counter of `size` units across."""
    pic = kit.sprite(name, w=size, h=size)
    if pic is not None:
        kit.drop(dst, at, pic, None, alpha=0, dim=dim)


def as_flown(kit: Kit, name: str, tall: float, turn: float) -> Pic | None:
    """The picture of a model, turned by so many degrees to the left; `tall`: how high it is with its bow up."""
    turns = bool(turn) or sheet(name) in kit.art.paths
    return kit.sprite(name, h=tall, turn=turn, bare=True) if turns else kit.sprite(name, h=tall)


def flying(
    kit: Kit, dst: Surface, at: Sequence[float], name: str, tall: float, turn: float, lift: float, dim: int
) -> None:
    """A model in flight, turned by so many degrees to the left: its shadow falls further the higher it is held."""
    pic = as_flown(kit, name, tall, turn)
    if pic is None:
        return
    box = pic.box
    x, y = round(at[0] - box.centerx), round(at[1] - box.centery)
    if dim == 255:
        high = tall * 0.05 + lift
        drop = tall * 0.07 + lift * 0.5, tall * 0.11 + lift
        kit.cast(dst, pic.img, (x, y), 1.2 + high * 0.6, drop, 165, (name, tall, turn))
    kit.put(dst, pic.img, (x, y), dim)


def ship(
    kit: Kit,
    dst: Surface,
    at: Sequence[float],
    seat: int,
    tall: float,
    turn: float = 0.0,
    active: bool = False,
    lift: float = 0.0,
    dim: int = 255,
    model: str = "",
) -> None:
    """A captain's ship with its engine lit and the seat's mark, in a soft light of its colour; whose turn it is flies
    in a warm light and a ring. `model`: the picture of one that isn't painted in the colour of its seat, which lies
    about it as a ring."""
    name = model or f"ship_{kit.looks[seat]}"
    if active:
        kit.glow(dst, at, tall * 0.85, (120, 84, 30), 1.0)
        kit.circle(dst, at, tall * 0.54, (20, 12, 4), 2.6, 150)
        kit.circle(dst, at, tall * 0.54, (255, 214, 130), 1.3)
    elif dim == 255:
        kit.glow(dst, at, tall * 0.80, tone(SEATS[kit.looks[seat]].color, 0.40), 1.0)
    if model and dim == 255 and not lift:
        kit.circle(dst, at, tall * 0.46, SEATS[kit.looks[seat]].color, 1.5)
    if dim == 255:
        halo(kit, dst, at, name, tall, turn, SEATS[kit.looks[seat]].color)
        engine(kit, dst, at, name, tall, turn)
    flying(kit, dst, at, name, tall, turn, lift, dim)
    if dim == 255:
        kit.seat(dst, (at[0] + kit.u(tall * 0.30), at[1] + kit.u(tall * 0.30)), seat, mark(tall))


def halo(kit: Kit, dst: Surface, at: Sequence[float], name: str, tall: float, turn: float, color: Color) -> None:
    """A soft light in the form of a ship around it."""
    pic = kit.sprite(name, h=tall, turn=turn, bare=True)
    if pic is None:
        return
    soft = max(1, kit.u(tall * SOFT))
    pad = 3 * soft

    def make() -> Surface:
        w, h = pic.img.get_size()
        img = Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
        img.blit(pic.img, (pad, pad), special_flags=PM)
        img.fill((0, 0, 0, 255), special_flags=RGBA_MULT)
        img.fill((*color[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
        img = blurred(img.premul_alpha(), soft)
        img.blit(img.copy(), (0, 0), special_flags=PM)  # what is blurred is faint
        return img

    img = kit.memo(("halo", name, tall, turn, color), make)
    dst.blit(img, (round(at[0] - pic.box.centerx) - pad, round(at[1] - pic.box.centery) - pad), special_flags=PM)


def engine(kit: Kit, dst: Surface, at: Sequence[float], name: str, tall: float, turn: float) -> None:
    """The light of a ship's engine, and a short tail that it draws behind it."""
    color, px = BURN.get(name, FIRE), tall * kit.scale
    for far, wide, power in ((STERN, 0.26, 1.0), (STERN + 0.10, 0.15, 0.75), (STERN + 0.18, 0.09, 0.5)):
        kit.glow(dst, behind(at, turn, far * px), tall * wide, color, power)


def mark(tall: float) -> float:
    """The radius of the seat's mark on a ship: large enough to tell, but never most of a ship in a crowd."""
    return max(tall * 0.16, min(4.8, tall * 0.30))
