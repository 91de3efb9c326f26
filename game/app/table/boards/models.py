"""Models on a board: ships in their seats' colours, tokens, with shadow and mark."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import SEATS, tone


def token(kit: Kit, dst: Surface, at: Sequence[float], name: str, size: float, dim: int = 255) -> None:
    """A counter of `size` units across."""
    pic = kit.sprite(name, w=size, h=size)
    if pic is not None:
        kit.drop(dst, at, pic, None, alpha=0, dim=dim)


def flying(
    kit: Kit, dst: Surface, at: Sequence[float], name: str, tall: float, turn: int, lift: float, dim: int
) -> None:
    """A model in flight: its shadow falls further the higher it is held."""
    pic = kit.sprite(name, h=tall, turn=turn, bare=True) if turn else kit.sprite(name, h=tall)
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
    turn: int = 0,
    active: bool = False,
    lift: float = 0.0,
    dim: int = 255,
    model: str = "",
) -> None:
    """A captain's ship with the seat's mark in a soft light of its colour; whose turn it is flies in a warm light and a
    ring. `model`: the picture of one that isn't painted in the colour of its seat, which lies about it as a ring."""
    if active:
        kit.glow(dst, at, tall * 0.85, (120, 84, 30), 1.0)
        kit.circle(dst, at, tall * 0.54, (20, 12, 4), 2.6, 150)
        kit.circle(dst, at, tall * 0.54, (255, 214, 130), 1.3)
    elif dim == 255:
        kit.glow(dst, at, tall * 0.72, tone(SEATS[kit.looks[seat]].color, 0.34), 1.0)
    if model and dim == 255 and not lift:
        kit.circle(dst, at, tall * 0.46, SEATS[kit.looks[seat]].color, 1.5)
    flying(kit, dst, at, model or f"ship_{kit.looks[seat]}", tall, turn, lift, dim)
    if dim == 255:
        kit.seat(dst, (at[0] + kit.u(tall * 0.30), at[1] + kit.u(tall * 0.30)), seat, mark(tall))


def mark(tall: float) -> float:
    """The radius of the seat's mark on a ship: large enough to tell, but never most of a ship in a crowd."""
    return max(tall * 0.17, min(5.4, tall * 0.34))
