"""Tokens of enamel in a brass rim: a sign raised on colour under the lamp; what is off is the socket one lies in."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import Color, tone

ENAMEL: Mapping[str, Color] = {
    "dice": (150, 92, 22),
    "run": (150, 92, 22),
    "ammo": (128, 74, 26),
    "heart": (158, 36, 46),
    "medkit": (158, 36, 46),
    "search": (24, 104, 104),
    "eye": (24, 104, 104),
    "fight": (146, 46, 26),
    "gun": (146, 46, 26),
    "target": (146, 46, 26),
    "users": (40, 82, 152),
    "leave": (44, 108, 58),
    "home": (44, 108, 58),
    "check": (44, 108, 58),
    "bolt": (112, 66, 142),
}
"""The colour of a token by its sign."""
PLAIN: Color = (56, 70, 112)
RIM: Color = (206, 156, 74)
SIGN: Color = (255, 244, 218)


def token(kit: Kit, dst: Surface, at: tuple[float, float], sign: str, wide: float, off: bool = False) -> None:
    """A token `wide` units across with a sign; `off`: its empty socket, a little smaller."""
    r = wide / 2
    if off:
        r *= 0.86
        kit.disc(dst, (at[0], at[1] + kit.u(0.9)), r, (58, 66, 92), 150)
        kit.disc(dst, at, r, (9, 12, 20), 255, (30, 36, 54), 1.1)
        kit.icon(dst, at, sign, r * 0.92, "off")
        return
    color = ENAMEL.get(sign, PLAIN)
    for far, dark in ((2.6, 60), (1.6, 120)):
        kit.disc(dst, (at[0] + kit.u(far * 0.6), at[1] + kit.u(far)), r + 0.6, (0, 0, 0), dark)
    kit.disc(dst, at, r, tone(RIM, 0.42))
    kit.disc(dst, (at[0] - kit.u(r * 0.02), at[1] - kit.u(r * 0.03)), r * 0.955, RIM)
    kit.disc(dst, (at[0] - kit.u(r * 0.04), at[1] - kit.u(r * 0.07)), r * 0.86, tone(RIM, 1.2, 18), 150)
    kit.disc(dst, at, r * 0.84, tone(RIM, 0.34))
    kit.disc(dst, (at[0] + kit.u(r * 0.01), at[1] + kit.u(r * 0.02)), r * 0.80, tone(color, 0.72))
    kit.disc(dst, (at[0], at[1] + kit.u(r * 0.05)), r * 0.74, color)
    kit.glow(dst, (at[0] - kit.u(r * 0.22), at[1] - kit.u(r * 0.30)), r * 0.62, tone(color, 0.62, 30), 0.8)
    size = r * 0.94
    kit.icon(dst, (at[0] + kit.u(r * 0.03), at[1] + kit.u(r * 0.07)), sign, size, tone(color, 0.3))
    kit.icon(dst, at, sign, size, SIGN)
