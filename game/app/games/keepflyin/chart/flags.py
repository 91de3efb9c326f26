"""The flags at the places that own jobs lead to: the sign of the kind of job in the seat's colour."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import Color
from game.content.keepflyin.records import KINDS

ICONS = {"cargo": "gear", "passenger": "users", "delivery": "run", "heist": "gun"}
SPOT = (0.30, -0.34)
"""Where the first flag hangs: hexes right and down from the middle."""
NEXT = 0.32


def place(kit: Kit, at: Sequence[float], wide: float, number: int) -> Rect:
    """The px of a flag at a place, the first (0) at its upper right, the next ones left of it."""
    side = round(min(max(kit.px(15), wide * 0.40), wide * 0.62))
    x, y = at[0] + SPOT[0] * wide - number * max(side, NEXT * wide), at[1] + SPOT[1] * wide
    return Rect(round(x) - side // 2, round(y) - side // 2, side, side)


def flag(kit: Kit, dst: Surface, r: Rect, color: Color, job: str) -> None:
    """One flag: a disc in the seat's colour on a dark rim, with the sign of the job."""
    half = r.w / 2 / kit.scale
    kit.disc(dst, (r.centerx + kit.u(0.6), r.centery + kit.u(1.2)), half + 0.8, (0, 0, 0), 160)
    kit.disc(dst, r.center, half + 0.6, (8, 10, 16))
    kit.disc(dst, r.center, half - 0.6, color)
    pic = kit.sprite(job, w=half * 1.5, h=half * 1.5) if job in KINDS and job in kit.art.paths else None
    if pic is not None:
        kit.drop(dst, r.center, pic, None, alpha=0)
    else:
        kit.icon(dst, r.center, ICONS[job], half * 1.3, (252, 250, 240))
