"""Worlds as marbles: their names, their rings, how they are drawn."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.app.ui.kit import Kit

WORLDS = ("newhall", "jiangyin", "bathgate", "dyton", "three_hills", "silverhold", "verbena", "santo")


MOONS = ("ita_moon", "whitefall", "hera", "penal_moon")


RINGED = {"world_ezra": 1.62, "world_space_bazaar": 1.24, "world_skyplex": 1.3}


def marble(kit: Kit, dst: Surface, at: Sequence[float], name: str, size: float) -> None:
    """A world's marble of `size` units across, with its shadow; rings and arms reach further."""
    size *= RINGED.get(name, 1.0)
    pic = kit.sprite(name, w=size, h=size)
    if pic is None:
        kit.disc(dst, at, size / 2, (120, 120, 130))
        return
    x, y = round(at[0] - pic.box.centerx), round(at[1] - pic.box.centery)
    kit.cast(dst, pic.img, (x, y), max(1.2, size * 0.09), (size * 0.07, size * 0.11), 190, (name, size))
    kit.put(dst, pic.img, (x, y))
