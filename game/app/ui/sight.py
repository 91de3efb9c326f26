"""How colours look to eyes that lack one kind of cone (Machado 2009, full severity), and to none at all."""

from __future__ import annotations

from array import array

import pygame
from pygame import Surface

from game.app.ui.theme import Color

Matrix = tuple[tuple[float, ...], ...]
SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
GREY: Matrix = ((0.2126, 0.7152, 0.0722),) * 3


def linear(color: Color) -> list[float]:
    """Light of the three channels, 0 to 1, from their sRGB values."""
    return [((v / 255 + 0.055) / 1.055) ** 2.4 if v / 255 > 0.04045 else v / 255 / 12.92 for v in color[:3]]


def printed(light: float) -> int:
    """The sRGB value of an amount of light."""
    light = max(0.0, min(1.0, light))
    return round(255 * (1.055 * light ** (1 / 2.4) - 0.055 if light > 0.0031308 else 12.92 * light))


def seen(color: Color, sight: str) -> tuple[int, int, int]:
    """A colour as these eyes see it; sight is one of SIGHTS or "grey"."""
    light = linear(color)
    r, g, b = (printed(sum(m * v for m, v in zip(row, light))) for row in SIGHTS.get(sight, GREY))
    return r, g, b


def through(picture: Surface, sight: str) -> Surface:
    """An opaque picture as these eyes see it: every colour in it is worked out once."""
    raw = array("I", pygame.image.tobytes(picture.convert_alpha(), "RGBA"))
    little = array("I", b"\1\0\0\0")[0] == 1
    shifts = (0, 8, 16) if little else (24, 16, 8)
    solid = 255 << (24 if little else 0)
    table: dict[int, int] = {}
    for one in set(raw):
        r, g, b = seen(tuple(one >> s & 255 for s in shifts), sight)
        table[one] = r << shifts[0] | g << shifts[1] | b << shifts[2] | solid
    out = array("I", map(table.__getitem__, raw))
    return pygame.image.frombytes(out.tobytes(), picture.get_size(), "RGBA").convert()
